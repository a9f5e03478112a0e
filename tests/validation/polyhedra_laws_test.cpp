// The laws bloks3d and volume against closed forms.
#include <gtest/gtest.h>

#include <cmath>

#include "base/random.hpp"
#include "tests/support/grains.hpp"

namespace clast::test {
namespace {

// The block of BLOKS3D Figure 14: a slope of 40 degrees, a friction angle of 35.
Real speed_after_sliding(Real seconds, Real sliding, Real sticking) {
  Material m = grain();
  m.set(normal_stiffness, 1e5);
  m.friction = std::tan(35 * pi / 180);
  m.set(damping_ratio, 0.3);
  World world = make_world(m, "bloks3d");
  PairValues caps;
  caps.values.set(sliding_cap, sliding);
  caps.values.set(sticking_cap, sticking);
  world.set_pair(0, 0, caps);
  const Real slope = 40 * pi / 180;
  world.edit_model().gravity = {-9.81 * std::sin(slope), 0, -9.81 * std::cos(slope)};
  world.add_plane({0, 0, 0}, {0, 0, 1});
  world.add_shape(box_corners({1, 1, 1}));
  const Id block = world.add_block(Block{.position = {0, 0, 0.01}, .scale = 0.02});
  world.use_automatic_step(0.1);
  world.start();
  world.run_for(seconds);
  return -world.velocity(block).x;
}

TEST(Bloks3d, DualDampingLetsTheBlockSlideAsTheorySays) {
  const Real theory =
      9.81 * (std::sin(40 * pi / 180) - std::tan(35 * pi / 180) * std::cos(40 * pi / 180));
  // What is left of the dashpot, one hundredth of friction, slows it by that much.
  EXPECT_NEAR(speed_after_sliding(1, 0.01, 0.9), theory, 0.07 * theory);
  EXPECT_NEAR(speed_after_sliding(1, 0, 0.9), theory, 0.01 * theory);
}

TEST(Bloks3d, DashpotAloneEndsInAConstantSpeed) {
  const Real none = 1e9;
  const Real early = speed_after_sliding(0.5, none, none),
             late = speed_after_sliding(1, none, none);
  EXPECT_NEAR(late, early, 1e-3 * early);
  EXPECT_LT(late, 0.2);
}

// A ball that rests on its spring, under a dashpot beta_d K without caps: pushed, it swings as
// v_0 / w_d exp(-b t) sin(w_d t), b = beta_d K / 2m.
TEST(Bloks3d, DampingTimeTimesStiffnessIsTheDashpot) {
  Material m = grain();
  m.set(normal_stiffness, 1e4);
  m.set(power_stiffness, 0);
  m.set(damping_time, 2e-4);
  World world = make_world(m, "bloks3d");
  PairValues uncapped;
  uncapped.values.set(sticking_cap, 100);
  world.set_pair(0, 0, uncapped);
  world.edit_model().gravity = {0, 0, -9.81};
  world.add_plane({}, {0, 0, 1});
  const Id ball = world.add({.position = {0, 0, 0.01}, .radius = 0.01});
  const Real mass = ball_mass(m.density, 0.01), stiffness = 1e4;
  const Real rest = 0.01 - mass * 9.81 / stiffness, speed = 1e-3;
  world.edit_bodies().position[0].z = rest;
  world.edit_bodies().velocity[0].z = -speed;
  world.use_automatic_step(0.1);
  world.edit_model().dt *= 0.1;
  world.start();
  const Real decay = 0.5 * 2e-4 * stiffness / mass,
             swing = std::sqrt(stiffness / mass - decay * decay);
  for (int quarter = 1; quarter <= 9; quarter += 2) {
    const Real t = quarter * 0.5 * pi / swing;
    world.run_for(t - world.state().time);
    const Real now = world.state().time;
    const Real expected = rest - speed / swing * std::exp(-decay * now) * std::sin(swing * now);
    EXPECT_NEAR(world.position(ball).z, expected, 0.01 * speed / swing) << quarter;
  }
}

// With the time of the paper the caps act all the while: going in the force is (1 + d2) K d, coming
// out (1 - d2) K d.
TEST(Bloks3d, UnderTheDampingTimeOfThePaperTheCapsAct) {
  Material m = grain();
  m.set(normal_stiffness, 130e3);
  m.set(damping_time, 0.02);
  World world = make_world(m, "bloks3d");
  world.add_plane({}, {0, 0, 1});
  const Id ball = world.add({.position = {0, 0, 0.0101}, .radius = 0.01, .velocity = {0, 0, -0.5}});
  world.use_automatic_step(0.5);
  world.start();
  world.run_for(0.01);
  EXPECT_NEAR(world.velocity(ball).z, 0.5 * std::sqrt(0.1 / 1.9), 0.005);
}

TEST(Bloks3d, EveryPointIsASpring) {
  Material m = grain();
  m.set(normal_stiffness, 1e4);
  m.set(power_stiffness, 3e6);
  m.set(power, 1.5);
  m.set(damping_ratio, 0.3);
  World world = make_world(m, "bloks3d");
  world.edit_model().gravity = {0, 0, -9.81};
  world.add_plane({0, 0, 0}, {0, 0, 1});
  world.add_shape(box_corners({1, 1, 1}));
  const Id block = world.add_block(Block{.position = {0, 0, 0.01}, .scale = 0.02});
  world.use_automatic_step(0.1);
  world.start();
  world.run_for(1);
  const Real d = 0.01 - world.position(block).z;
  const Real weight = world.state().bodies.mass[0] * 9.81;
  EXPECT_NEAR(4 * (1e4 * d + 3e6 * std::pow(d, 1.5)), weight, 1e-6 * weight);
}

// A plate on four corners that is turned a little and let go: a torsion spring 4 K_S r^2.
TEST(Bloks3d, ShearSpringsOfTheCornersTwistBack) {
  Material m = grain();
  m.set(normal_stiffness, 1e5);
  m.set(tangential_ratio, 0.8);
  m.set(damping_ratio, 0);
  m.friction = 10;  // nothing slides
  World world = make_world(m, "bloks3d");
  world.edit_model().gravity = {0, 0, -9.81};
  world.add_plane({}, {0, 0, 1});
  world.add_shape(box_corners({1, 1, 0.02}));
  const Real edge = 0.05;
  const Id plate = world.add_block(Block{.position = {0, 0, 0.01 * edge}, .scale = edge});
  const Real mass = world.state().bodies.mass[0];
  world.edit_bodies().position[0].z -= mass * 9.81 / 4e5;
  world.edit_bodies().spin[0].z = 0.01;
  world.use_automatic_step(0.1);
  world.start();
  const Real swing = std::sqrt(4 * 0.8e5 * (0.5 * edge * edge) / (mass * edge * edge / 6));
  Real last = 0.01;
  int crossings = 0;
  Real crossed_at = 0;
  while (crossings < 20) {
    world.run_steps(1);
    const Real spin = world.spin(plate).z;
    if (spin * last < 0) {
      ++crossings;
      crossed_at = world.state().time - world.model().dt * spin / (spin - last);
    }
    last = spin;
  }
  EXPECT_NEAR(crossed_at, (20 - 0.5) * pi / swing, 0.002 * 20 * pi / swing);
}

// A thin plate that slides and spins on its corners: friction acts against the motion of each
// corner, and so holds less against sliding while the plate spins. Against the equations of motion.
TEST(Bloks3d, APlateThatSlidesAndSpinsHasFrictionAtItsCorners) {
  Material m = grain();
  m.set(normal_stiffness, 1e6);
  m.set(damping_ratio, 0.3);
  m.friction = 0.4;
  World world = make_world(m, "bloks3d");
  PairValues caps;
  caps.values.set(sliding_cap, 0);
  world.set_pair(0, 0, caps);
  world.edit_model().gravity = {0, 0, -9.81};
  world.add_plane({}, {0, 0, 1});
  world.add_shape(box_corners({1, 1, 0.01}));
  const Real edge = 0.05;
  const Id plate = world.add_block(Block{.position = {0, 0, 0.005 * edge}, .scale = edge});
  const Real mass = world.state().bodies.mass[0];
  world.edit_bodies().position[0].z -= mass * 9.81 / 4e6;
  world.edit_bodies().velocity[0] = {0.5, 0, 0};
  world.edit_bodies().spin[0] = {0, 0, 30};
  world.use_automatic_step(0.1);
  world.start();

  // u, v, turn, spin by Euler's rule in steps of a microsecond.
  Real u = 0.5, v = 0, turn = 0, spin = 30;
  const Real h = 1e-6, inertia = edge * edge / 6;
  for (int i = 0; i < 100000; ++i) {
    Real du = 0, dv = 0, ds = 0;
    for (int corner = 0; corner < 4; ++corner) {
      const Real angle = turn + (0.25 + 0.5 * corner) * pi, r = root(0.5) * edge;
      const Real x = r * std::cos(angle), y = r * std::sin(angle);
      const Real cu = u - spin * y, cv = v + spin * x, speed = std::hypot(cu, cv);
      const Real fx = -0.1 * 9.81 * cu / speed, fy = -0.1 * 9.81 * cv / speed;
      du += fx, dv += fy, ds += (x * fy - y * fx) / inertia;
    }
    u += h * du, v += h * dv, turn += h * spin, spin += h * ds;
  }
  world.run_for(0.1);
  EXPECT_NEAR(world.velocity(plate).x, u, 0.01 * 0.5);
  EXPECT_NEAR(world.velocity(plate).y, v, 0.01 * 0.5);
  EXPECT_NEAR(world.spin(plate).z, spin, 0.01 * 30);
  // With mu N at the centre it would have lost this much more of its speed.
  EXPECT_GT(u - (0.5 - 0.4 * 9.81 * 0.1), 0.1);
  EXPECT_LT(std::abs(world.ledger().relative_residual()), 1e-3);
}

// Bodies that fall about on a plate and hit each other: the force is the gradient of the energy.
TEST(VolumeLaw, KeepsTheEnergy) {
  Material m = elastic_grain();
  m.set(volume_stiffness, 1e5);
  World world = make_world(m, "volume");
  world.edit_model().gravity = {0, 0, -9.81};
  world.edit_model().limits.overlap = 1;
  world.add_plane({0, 0, 0}, {0, 0, 1});
  world.add_shape({{0, 0, 0}, {1, 0.1, 0}, {0.2, 0.9, 0}, {0.1, 0.2, 0.8}});
  Random random(3);
  for (int i = 0; i < 4; ++i)
    world.add_block(Block{.position = {0.003 * i, 0.002 * i, 0.03 + 0.035 * i},
                          .scale = 0.02,
                          .turn = random.rotation(),
                          .spin = {3, 2, 1}});
  world.edit_model().dt = 4e-6;
  world.start();
  const Real energy = world.ledger().held.total();
  world.run_for(0.4);
  EXPECT_NEAR(world.ledger().held.total(), energy, 1e-4 * energy);
  EXPECT_LT(std::abs(world.ledger().relative_residual()), 1e-3);
}

// Bodies that fall into a narrow box of plates, whose floor has a seam, and hit its sides, edges
// and corners.
World bodies_in_a_box(const Material& material, int count) {
  World world = make_world(material, "volume");
  world.edit_model().gravity = {0, 0, -9.81};
  world.edit_model().limits.overlap = 1;
  const Real w = 0.06, h = 0.6;
  world.add_rectangle({-w / 4, 0, 0}, {w / 2, 0, 0}, {0, w, 0});
  world.add_rectangle({w / 4, 0, 0}, {w / 2, 0, 0}, {0, w, 0});
  world.add_rectangle({-w / 2, 0, h / 2}, {0, w, 0}, {0, 0, h});
  world.add_rectangle({w / 2, 0, h / 2}, {0, w, 0}, {0, 0, h});
  world.add_rectangle({0, -w / 2, h / 2}, {w, 0, 0}, {0, 0, h});
  world.add_rectangle({0, w / 2, h / 2}, {w, 0, 0}, {0, 0, h});
  world.add_shape({{0, 0, 0}, {1, 0.1, 0}, {0.2, 0.9, 0}, {0.1, 0.2, 0.8}});
  world.add_shape(box_corners({1, 0.8, 0.6}));
  Random random(3);
  for (int i = 0; i < count; ++i)
    world.add_block(Block{.shape = 1 + i % 2,
                          .position = {0.004 * (i % 3), -0.003 * (i % 2), 0.03 + 0.035 * i},
                          .scale = 0.02,
                          .turn = random.rotation(),
                          .velocity = {0.5, -0.4 + 0.1 * i, 0},
                          .spin = {3, 2, 1}});
  return world;
}

TEST(VolumeLaw, KeepsTheEnergyInABoxOfPlates) {
  Material m = elastic_grain();
  m.set(volume_stiffness, 1e6);
  World world = bodies_in_a_box(m, 6);
  world.edit_model().dt = 4e-6;
  world.start();
  const Real energy = world.ledger().held.total();
  world.run_for(0.4);
  EXPECT_NEAR(world.ledger().held.total(), energy, 1e-4 * energy);
  EXPECT_LT(std::abs(world.ledger().relative_residual()), 1e-3);
}

TEST(VolumeLaw, ComesToRestInABoxOfPlates) {
  Material m = grain();
  m.set(volume_stiffness, 1e6);
  m.restitution = 0.4;
  World world = bodies_in_a_box(m, 5);
  world.use_automatic_step(2);
  world.start();
  world.run_for(0.6);
  for (Id id = 0; id < 5; ++id) EXPECT_LT(length(world.velocity(id)), 1e-2);
  EXPECT_LT(std::abs(world.ledger().relative_residual()), 1e-3);
}

// A cube that stands on a face sinks in until w' A is its weight, wherever seams of the floor are.
TEST(VolumeLaw, SeamsOfAFloorAreNotFelt) {
  Material m = grain();
  m.set(volume_stiffness, 1e6);
  for (const Real seam : {-0.004, 0.0, 0.0099, 0.05}) {
    World world = make_world(m, "volume");
    world.edit_model().gravity = {0, 0, -9.81};
    world.add_rectangle({seam - 0.1, 0, 0}, {0.2, 0, 0}, {0, 0.2, 0});
    world.add_rectangle({seam + 0.1, 0, 0}, {0.2, 0, 0}, {0, 0.2, 0});
    world.add_shape(box_corners({1, 1, 1}));
    const Id cube = world.add_block(Block{.position = {0, 0, 0.01}, .scale = 0.02});
    world.use_automatic_step(0.1);
    world.start();
    world.run_for(0.3);
    const Real area = square(0.02), weight = world.state().bodies.mass[0] * 9.81;
    const Real first = 0.05 * clast::cube(0.01 * root(3));
    const Real depth = weight * first / (1e6 * square(area));
    EXPECT_NEAR(0.01 - world.position(cube).z, depth, 1e-3 * depth) << seam;
    EXPECT_LT(std::abs(world.position(cube).x), 1e-5 * 0.02) << seam;
  }
}

}  // namespace
}  // namespace clast::test
