// Facets of meshes: seams are not felt, edges push once, corners push from both sides.
#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/clouds.hpp"
#include "tests/support/contact_forms.hpp"
#include "tests/support/facets.hpp"

namespace clast::test {
namespace {

// A sphere that slides, then rolls over 200 triangles does what it does on a plane, to 1e-9: it
// crosses sides and vertices and starts right over one of them.
TEST(Facets, FloorOfTrianglesEqualsAPlane) {
  Material m = grain();
  m.rolling_friction = 0.02;
  const Real r = 0.01;
  const Real rests = overlap_under(ball_mass(m.density, r) * 9.81, m, r);
  for (const Vec3& velocity : {Vec3{0.3, 0, 0}, Vec3{0.3, 0.3, 0}, Vec3{0.31, 0.17, 0}}) {
    World plane = make_world(m), mesh = make_world(m);
    plane.add_plane({}, {0, 0, 1});
    add_still_surface(mesh);
    add_floor(mesh, 10, 10, 0.02);
    ASSERT_EQ(mesh.model().walls.size(), 200u);
    for (World* world : {&plane, &mesh}) {
      world->edit_model().gravity = {0, 0, -9.81};
      world->add({.position = {-0.06, -0.06, r - rests}, .velocity = velocity});
      world->use_automatic_step(0.5);
      world->start();
      world->run_for(0.4);
    }
    EXPECT_GT(mesh.position(0).x, 0);
    EXPECT_LT(length(mesh.position(0) - plane.position(0)), 1e-9 * r);
    EXPECT_LT(length(mesh.velocity(0) - plane.velocity(0)), 1e-9);
    EXPECT_LT(length(mesh.spin(0) - plane.spin(0)), 1e-7);
    EXPECT_NEAR(mesh.ledger().taken.friction, plane.ledger().taken.friction,
                1e-6 * plane.ledger().taken.friction);
  }
}

// In a groove of two facets both carry: each the weight over 2 cos(slope), along its normal.
TEST(Facets, GrooveCarriesOnBothSides) {
  Material m = grain();
  m.friction = 0;
  for (const Real slope : {0.3, 0.8}) {
    World world = make_world(m);
    const Real c = 0.1 * std::cos(slope), s = 0.1 * std::sin(slope);
    add_still_surface(world);
    add_facet(world, {{0, -0.1, 0}, {c, -0.1, s}, {c, 0.1, s}, {0, 0.1, 0}});
    add_facet(world, {{0, -0.1, 0}, {0, 0.1, 0}, {-c, 0.1, s}, {-c, -0.1, s}});
    world.edit_model().gravity = {0, 0, -9.81};
    world.add({.position = {0, 0, 0.01 / std::cos(slope)}});
    world.use_automatic_step(0.2);
    world.start();
    world.run_for(0.5);
    const Real weight = ball_mass(m.density, 0.01) * 9.81;
    for (const WallLoad& load : world.engine().wall_loads())
      EXPECT_NEAR(length(load.force), weight / (2 * std::cos(slope)), 0.001 * weight);
    EXPECT_EQ(world.engine().totals().wall_contacts, 2);
  }
}

// Dropped on a ridge, or on the tip of a pyramid, a sphere feels one push, straight up.
TEST(Facets, RidgeAndTipPushOnce) {
  Material m = elastic_grain();
  m.set(youngs_modulus, 1e9);
  World flat = make_world(m), ridge = make_world(m), tip = make_world(m);
  flat.add_plane({}, {0, 0, 1});
  add_still_surface(ridge);
  add_facet(ridge, {{0, -0.1, 0}, {0.1, -0.1, -0.1}, {0.1, 0.1, -0.1}, {0, 0.1, 0}});
  add_facet(ridge, {{0, -0.1, 0}, {0, 0.1, 0}, {-0.1, 0.1, -0.1}, {-0.1, -0.1, -0.1}});
  add_still_surface(tip);
  const Vec3 top{0, 0, 0};
  const std::vector<Vec3> base{{0.1, 0, -0.1}, {0, 0.1, -0.1}, {-0.1, 0, -0.1}, {0, -0.1, -0.1}};
  for (int i = 0; i < 4; ++i) add_facet(tip, {top, base[i], base[(i + 1) % 4]});
  for (World* world : {&flat, &ridge, &tip}) {
    world->add({.position = {0, 0.02 * (world != &tip), 0.0101}, .velocity = {0, 0, -0.5}});
    world->use_automatic_step(1);
    world->start();
    world->run_for(2e-3);
    EXPECT_LT(length(world->velocity(0) - flat.velocity(0)), 1e-9);
  }
}

// Six rectangles and a mesh of twelve triangles are the same box.
TEST(Facets, MeshBoxEqualsRectangles) {
  const auto lively = [](World& world) {
    world.edit_model().gravity = {1, 0.5, -9.81};
    add_cloud(world, {.count = 60,
                      .low = {0, 0, 0},
                      .high = {0.06, 0.06, 0.06},
                      .smallest = 0.004,
                      .largest = 0.006,
                      .speed = 0.5,
                      .spin = 10,
                      .seed = 9});
    world.use_automatic_step(2);
    world.start();
    world.run_for(0.02);
  };
  World plain = make_world(grain()), mesh = make_world(grain());
  plain.add_box({0, 0, 0}, {0.06, 0.06, 0.06});
  add_still_surface(mesh);
  for (const Wall& wall : plain.model().walls) {
    const std::vector<Vec3> q = outline_of(wall, {});
    add_facet(mesh, {q[0], q[1], q[2]});
    add_facet(mesh, {q[0], q[2], q[3]});
  }
  lively(plain);
  lively(mesh);
  for (Id id = 0; id < 60; ++id)
    EXPECT_LT(length(plain.position(id) - mesh.position(id)), 1e-8) << id;
}

// A faceted tube that turns, with spheres in it: bodies cross hundreds of inner edges while the
// mesh does work. The cells of the search turn with it.
TEST(Facets, TurningTubeKeepsItsLedger) {
  World world = make_world(grain());
  Motion turn;
  turn.kind = Motion::Kind::rotation;
  turn.axis = {0, 1, 0};
  turn.rate = 12;
  world.edit_model().surfaces.emplace_back();
  world.edit_model().surfaces[0].motions = {turn};
  const int sides = 48;
  const auto rim = [&](int i, Real y) {
    const Real angle = 2 * pi * i / sides;
    return Vec3{0.05 * std::cos(angle), y, 0.05 * std::sin(angle)};
  };
  for (int i = 0; i < sides; ++i)
    for (int j = 0; j < 4; ++j) {
      const Real y = 0.01 * j;
      add_facet(world, {rim(i, y), rim(i + 1, y), rim(i + 1, y + 0.01), rim(i, y + 0.01)});
    }
  world.add_plane({0, 0, 0}, {0, 1, 0});
  world.add_plane({0, 0.04, 0}, {0, -1, 0});
  world.edit_model().gravity = {0, 0, -9.81};
  add_cloud(world, {.count = 90,
                    .low = {-0.03, 0, -0.03},
                    .high = {0.03, 0.04, 0.03},
                    .smallest = 0.003,
                    .largest = 0.004,
                    .speed = 0.1,
                    .spin = 0,
                    .seed = 2});
  world.use_automatic_step(2);
  world.start();
  world.run_for(0.8);
  const Ledger ledger = world.ledger();
  EXPECT_GT(ledger.given.walls, 0.5 * ledger.exchanged);
  EXPECT_LT(std::abs(ledger.relative_residual()), 0.005);
  for (Id id = 0; id < 90; ++id) {
    const Vec3 p = world.position(id);
    EXPECT_LT(std::hypot(p.x, p.z), 0.05) << id << " left the tube";
  }
}

// In a fine tube a ball rolls as in a round one, a pendulum of length R - r whose inertia is 7/5 of
// its mass: seams neither hold it nor push it, and what friction remembers goes along.
TEST(Facets, BallRollsInATubeLikeAPendulum) {
  const Real radius = 0.1, r = 0.01, angle = 0.2, way = radius - r, g = 9.81;
  Material m = grain();
  m.friction = 1;
  m.restitution = 0.5;
  for (const int strips : {180, 720}) {
    World world = make_world(m);
    world.set_gravity({0, 0, -g});
    add_still_surface(world);
    add_tube(world, strips, radius, 0.1);
    world.add({.position = way * Vec3{std::sin(angle), 0, -std::cos(angle)}, .radius = r});
    world.use_automatic_step(1);
    world.start();
    const Real period = 2 * pi * std::sqrt(1.4 * way / g) * (1 + square(angle) / 16);
    world.run_for(2 * period);
    const Vec3 at = world.position(0);
    EXPECT_NEAR(std::atan2(at.x, -at.z), angle, 0.03 * angle) << strips;
    const Real swung = ball_mass(m.density, r) * g * way * (1 - std::cos(angle));
    EXPECT_LT(std::abs(world.ledger().residual()), 1e-3 * swung) << strips;
    EXPECT_LT(std::abs(world.ledger().taken.friction), 1e-3 * swung) << strips;
  }
}

}  // namespace
}  // namespace clast::test
