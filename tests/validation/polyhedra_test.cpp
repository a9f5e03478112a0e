// Polyhedra against closed forms.
#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/grains.hpp"

namespace clast::test {
namespace {

const Vec3 down{0, 0, -9.81};

// Gravity of a slope that rises with x, in the frame of the slope.
Vec3 slope_gravity(Real angle) { return {-9.81 * std::sin(angle), 0, -9.81 * std::cos(angle)}; }

Material stone() {
  Material m = grain();
  m.set(youngs_modulus, 5e7);
  return m;
}

// A cube of 2 cm that stands on a plane, pressed in as its weight wants it.
struct CubeOnPlane {
  World world;
  Id cube;

  CubeOnPlane(Real angle, Real friction, const char* law = "hertz_mindlin")
      : world(make_world(
            [&] {
              Material m = stone();
              m.friction = friction;
              return m;
            }(),
            law)) {
    world.edit_model().gravity = slope_gravity(angle);
    world.add_plane({0, 0, 0}, {0, 0, 1});
    world.add_shape(box_corners({1, 1, 1}));
    cube = world.add_block(Block{.position = {0, 0, 0.00999}, .scale = 0.02});
    world.use_automatic_step(0.1);
  }
};

TEST(Polyhedra, CubeAtRestOnSlopeBelowFrictionAngleDoesNotCreep) {
  for (const char* law : {"hertz_mindlin", "linear"}) {
    CubeOnPlane s(30 * pi / 180, std::tan(35 * pi / 180), law);
    s.world.start();
    s.world.run_for(1);  // rests
    const Vec3 start = s.world.position(s.cube);
    s.world.run_for(10);
    EXPECT_LT(length(s.world.position(s.cube) - start), 1e-6 * 0.02);
  }
}

TEST(Polyhedra, CubeSlidesOnSteeperSlope) {
  const Real slope = 40 * pi / 180, mu = std::tan(35 * pi / 180);
  CubeOnPlane s(slope, mu);
  s.world.start();
  s.world.run_for(0.1);
  const Vec3 before = s.world.velocity(s.cube);
  s.world.run_for(0.5);
  const Vec3 after = s.world.velocity(s.cube);
  const Real expected = 9.81 * (std::sin(slope) - mu * std::cos(slope));
  EXPECT_NEAR((before.x - after.x) / 0.5, expected, 0.005 * expected);
}

TEST(Polyhedra, BlockTopplesBeyondItsAngle) {
  const Real width = 0.5, height = 1;
  for (const Real factor : {0.97, 1.03}) {
    Material m = stone();
    m.friction = 2;
    World world = make_world(m);
    world.edit_model().gravity = down;
    world.add_plane({0, 0, 0}, {0, 0, 1});
    world.add_shape(box_corners({width, width, height}));
    const Id block = world.add_block(Block{.position = {0, 0, 0.00999}, .scale = 0.02});
    world.use_automatic_step(0.5);
    world.start();
    const Real final_angle = factor * std::atan(width / height);
    for (int i = 1; i <= 100; ++i) {  // tilted slowly, so that it does not rock over
      world.edit_model().gravity = slope_gravity(0.01 * i * final_angle);
      world.engine().load(world.model(), world.state(), false);
      world.run_for(0.02);
    }
    world.run_for(1);
    const Vec3 axis =
        rotate(world.orientation(block) * conjugate(world.model().shapes[1].axes), Vec3{0, 0, 1});
    if (factor < 1)
      EXPECT_GT(axis.z, 0.999);
    else
      EXPECT_LT(axis.z, 0.5);
  }
}

TEST(Polyhedra, TowerOfTenCubesStandsStill) {
  World world = make_world(stone());
  world.edit_model().gravity = down;
  world.add_plane({0, 0, 0}, {0, 0, 1});
  world.add_shape(box_corners({1, 1, 1}));
  for (int i = 0; i < 10; ++i)
    world.add_block(Block{.position = {0, 0, (i + 0.5) * 0.01999}, .scale = 0.02});
  world.use_automatic_step(0.1);
  world.start();
  world.run_for(2);
  const Snapshot settled = world.state();
  const Real early = world.ledger().held.kinetic_translation;
  world.run_for(10);
  const Snapshot later = world.state();
  for (Id id = 0; id < 10; ++id) {
    EXPECT_LT(length(later.bodies.position[id] - settled.bodies.position[id]), 1e-4 * 0.02);
    EXPECT_LT(length(world.spin(id)), 1e-3);
  }
  EXPECT_LE(world.ledger().held.kinetic_translation, early + 1e-15);
}

TEST(Polyhedra, FreeFlightKeepsEnergyAndAngularMomentum) {
  World world = make_world(stone());
  const int shape = world.add_shape({{0, 0, 0}, {1, 0.1, 0}, {0.2, 0.7, 0}, {0.1, 0.2, 0.4}});
  const Id body = world.add_block(
      Block{.shape = shape, .scale = 0.05, .velocity = {1, 2, 3}, .spin = {20, 30, -10}});
  world.use_automatic_step(3);
  world.start();
  const auto momentum = [&] {
    const Snapshot s = world.state();
    const Quat q = s.bodies.orientation[0];
    const Vec3 own = scaled(world.model().shapes[1].inertia, unrotate(q, s.bodies.spin[0]));
    return s.bodies.mass[0] * square(s.bodies.radius[0]) * rotate(q, own);
  };
  const Vec3 before = momentum();
  const Real energy = world.ledger().held.total();
  world.run_for(2);
  EXPECT_LT(length(momentum() - before), 1e-6 * length(before));
  EXPECT_NEAR(world.ledger().held.total(), energy, 1e-6 * energy);
  EXPECT_NEAR(world.position(body).x, world.state().time, 1e-9);
}

TEST(Polyhedra, SpinAboutTheNormalIsResisted) {
  // A cube that spins flat on the ground stops after w = mu g t r / k: the torque of a square with
  // uniform pressure is 0.3826 mu m g a; four corners instead of the whole face take more.
  CubeOnPlane s(0, 0.5);
  s.world.edit_bodies().spin[0] = {0, 0, 20};
  s.world.start();
  s.world.run_for(0.02);
  const Real after = s.world.spin(s.cube).z;
  EXPECT_LT(after, 19);
  s.world.run_for(1);
  EXPECT_LT(std::abs(s.world.spin(s.cube).z), 1e-3);
}

TEST(Polyhedra, ElasticCubeBouncesWithoutLosingEnergy) {
  World world = make_world(elastic_grain(), "linear");
  world.edit_model().gravity = down;
  world.add_plane({0, 0, 0}, {0, 0, 1});
  world.add_shape(box_corners({1, 1, 1}));
  const Id cube = world.add_block(Block{.position = {0, 0, 0.05}, .scale = 0.02});
  world.use_automatic_step(1, 0.2);
  world.start();
  const Real energy = world.ledger().held.total();
  world.run_for(0.5);
  EXPECT_NEAR(world.ledger().held.total(), energy, 1e-3 * energy);
  EXPECT_LT(length(world.spin(cube)), 1e-9);
}

TEST(Polyhedra, RestitutionIsTheOneAskedForInCentralImpacts) {
  for (const Real e : {0.3, 0.6, 0.9}) {
    Material m = stone();
    m.restitution = e;
    World world = make_world(m);
    world.add_shape(box_corners({1, 1, 1}));
    const Id a =
        world.add_block(Block{.position = {-0.0101, 0, 0}, .scale = 0.02, .velocity = {0.5, 0, 0}});
    const Id b =
        world.add_block(Block{.position = {0.0101, 0, 0}, .scale = 0.02, .velocity = {-0.5, 0, 0}});
    world.use_automatic_step(1);
    world.start();
    world.run_for(0.01);
    const Real apart = world.velocity(b).x - world.velocity(a).x;
    EXPECT_NEAR(apart, e * 1.0, 0.01 * e);
  }
}

TEST(Polyhedra, StiffnessDoesNotDependOnTheNumberOfCorners) {
  // Prisms of equal mass and height on a plane sink in alike.
  Real sunk[2];
  int n = 0;
  for (const int corners : {4, 12}) {
    World world = make_world(stone(), "linear");
    world.edit_model().gravity = down;
    world.add_plane({0, 0, 0}, {0, 0, 1});
    std::vector<Vec3> points;
    for (int i = 0; i < corners; ++i)
      for (const Real z : {-0.5, 0.5}) {
        const Real angle = 2 * pi * i / corners;
        points.push_back({std::cos(angle), std::sin(angle), z});
      }
    world.add_shape(points);
    const Id prism = world.add_block(Block{.position = {0, 0, 0.00999}, .scale = 0.02});
    world.edit_bodies().mass[0] = 0.02;
    world.use_automatic_step(0.1);
    world.start();
    world.run_for(1);
    sunk[n++] = 0.01 - world.position(prism).z;
  }
  // A face is twice as stiff as a point.
  EXPECT_NEAR(sunk[0], 0.02 * 9.81 / (2 * stone()[normal_stiffness]), 1e-6 * sunk[0]);
  EXPECT_NEAR(sunk[1], sunk[0], 1e-6 * sunk[0]);
}

TEST(Polyhedra, SphereRestsOnCube) {
  World world = make_world(stone());
  world.edit_model().gravity = down;
  world.add_plane({0, 0, 0}, {0, 0, 1});
  world.add_shape(box_corners({1, 1, 1}));
  world.add_block(Block{.position = {0, 0, 0.00999}, .scale = 0.02});
  const Id ball = world.add(Ball{.position = {0, 0, 0.0301}, .radius = 0.01});
  world.use_automatic_step(0.1);
  world.start();
  world.run_for(1);
  EXPECT_NEAR(world.position(ball).x, 0, 1e-6);
  EXPECT_NEAR(world.position(ball).z, 0.03, 2e-5);
  EXPECT_LT(length(world.velocity(ball)), 1e-6);
}

TEST(Polyhedra, RectangleHoldsLikePlane) {
  Vec3 rest[2];
  for (const bool plane : {true, false}) {
    World world = make_world(stone());
    world.edit_model().gravity = down;
    if (plane)
      world.add_plane({0, 0, 0}, {0, 0, 1});
    else
      world.add_rectangle({0.02, 0, 0}, {0.2, 0, 0}, {0, 0.2, 0});
    world.add_shape(box_corners({1, 0.8, 0.6}));
    const Id block = world.add_block(Block{.position = {0, 0, 0.02}, .scale = 0.02});
    world.use_automatic_step(1);
    world.start();
    world.run_for(1);
    rest[plane] = world.position(block);
  }
  EXPECT_LT(length(rest[0] - rest[1]), 1e-7);
}

}  // namespace
}  // namespace clast::test
