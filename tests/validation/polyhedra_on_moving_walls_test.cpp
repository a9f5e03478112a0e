// Polyhedra on walls that move: conveyors, plates with a load, plates that are free.
#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/facets.hpp"

namespace clast::test {
namespace {

using Kind = Motion::Kind;

Material stone() {
  Material m = grain();
  m.set(youngs_modulus, 5e7);
  return m;
}

// A cube set down on a belt slides until it has the speed of the belt: over v^2 / (2 mu g) relative
// to the ground, while the belt gives twice the energy that the cube keeps. The belt is a plane, a
// plate, or triangles whose seams pass below the cube.
TEST(PolyhedraOnMovingWalls, BeltTakesACubeAlong) {
  const Real v = 0.4, mu = 0.5;
  Motion belt;
  belt.velocity = {v, 0, 0};
  for (const int kind : {0, 1, 2}) {
    World world = make_world(stone());
    world.edit_model().gravity = {0, 0, -9.81};
    if (kind == 0) world.add_plane({}, {0, 0, 1});
    if (kind == 1) world.add_rectangle({}, {1, 0, 0}, {0, 0.2, 0});
    if (kind < 2) {
      world.move_last(1, belt);
    } else {
      add_still_surface(world);
      add_floor(world, 20, 4, 0.05);
      world.edit_model().surfaces[0].motions = {belt};
    }
    world.add_shape(box_corners({1, 1, 0.5}));
    const Id cube = world.add_block({.position = {-0.1, 0.003, 0.005 - 1e-7}, .scale = 0.02});
    world.use_automatic_step(1);
    world.start();
    const Real slides = v / (mu * 9.81), end = 0.25;
    world.run_for(end);
    const Real kept = 0.5 * world.state().bodies.mass[0] * square(v);
    EXPECT_LT(length(world.velocity(cube) - Vec3{v, 0, 0}), 1e-3 * v) << kind;
    EXPECT_LT(length(world.spin(cube)), 0.01) << kind;
    EXPECT_NEAR(world.position(cube).x + 0.1, v * (end - 0.5 * slides), 0.02 * v * slides) << kind;
    const Ledger ledger = world.ledger();
    EXPECT_NEAR(ledger.given.walls, 2 * kept, 0.02 * kept) << kind;
    EXPECT_NEAR(ledger.taken.friction + ledger.taken.damping, kept, 0.02 * kept) << kind;
    EXPECT_LT(std::abs(ledger.relative_residual()), 0.001) << kind;
  }
}

// Blocks of two shapes, layer by layer, in a box under a plate.
World bed_under_plate(const Motion& motion) {
  World world = make_world(stone());
  world.edit_model().gravity = {0, 0, -9.81};
  world.add_box({0, 0, 0}, {0.06, 0.06, 0.15});
  world.add_rectangle({0.03, 0.03, 0.12}, {0.06, 0, 0}, {0, 0.06, 0});
  world.move_last(1, motion, {0.03, 0.03, 0.12});
  const int shapes[] = {
      world.add_shape(box_corners({1, 1, 1})),
      world.add_shape({{0.6, 0.6, 0.6}, {0.6, -0.6, -0.6}, {-0.6, 0.6, -0.6}, {-0.6, -0.6, 0.6}})};
  for (int i = 0; i < 16; ++i)
    world.add_block({.shape = shapes[i % 2],
                     .position = {0.016 + 0.028 * (i % 2), 0.016 + 0.028 * (i / 2 % 2),
                                  0.016 + 0.027 * (i / 4)},
                     .scale = 0.016,
                     .turn = rotation_by({0.7 * i, 0.3 * i, 0.1 * i})});
  world.use_automatic_step(1);
  return world;
}

TEST(PolyhedraOnMovingWalls, ServoReachesItsLoad) {
  Motion press;
  press.kind = Kind::servo;
  press.axis = {0, 0, -1};
  press.load = 20;
  press.speed = 0.5;
  World world = bed_under_plate(press);
  world.start();
  world.run_for(0.6);
  for (int i = 0; i < 10; ++i) {
    world.run_for(0.005);
    EXPECT_NEAR(world.engine().wall_loads()[5].force.z, 20, 0.2);
  }
  const Ledger ledger = world.ledger();
  EXPECT_NEAR(ledger.given.walls, -20 * world.engine().surfaces().shift[0].z,
              0.01 * ledger.given.walls);
  EXPECT_LT(std::abs(ledger.relative_residual()), 0.01);
}

// A plate that is free to fall comes to rest on four cubes, which then carry its weight.
TEST(PolyhedraOnMovingWalls, FreePlateIsCarried) {
  Motion fall;
  fall.kind = Kind::free;
  fall.axis = {0, 0, 1};
  fall.mass = 0.1;
  Material m = stone();
  m.restitution = 0.2;
  World world = make_world(m);
  world.edit_model().gravity = {0, 0, -9.81};
  world.add_plane({}, {0, 0, 1});
  world.add_rectangle({0, 0, 0.03}, {0.1, 0, 0}, {0, 0.1, 0});
  world.move_last(1, fall, {0, 0, 0.03});
  world.add_shape(box_corners({1, 1, 1}));
  for (const Real x : {-0.03, 0.03})
    for (const Real y : {-0.03, 0.03})
      world.add_block({.position = {x, y, 0.00999}, .scale = 0.02});
  world.use_automatic_step(1);
  world.start();
  world.run_for(0.6);
  const Real weight = 0.1 * 9.81;
  EXPECT_NEAR(world.engine().wall_loads()[1].force.z, weight, 0.01 * weight);
  EXPECT_LT(std::abs(world.engine().surfaces().speed[0]), 1e-3);
  const Ledger ledger = world.ledger();
  EXPECT_LT(std::abs(ledger.relative_residual()), 0.005);
  EXPECT_LT(ledger.given.walls, 1e-9);  // contacts pass energy between plate and cubes, no more
}

// A scraper of two plates pushes a cube along the floor at its own speed, against friction.
TEST(PolyhedraOnMovingWalls, ScraperPushesACube) {
  Motion push;
  push.velocity = {0.2, 0, 0};
  World world = make_world(stone());
  world.edit_model().gravity = {0, 0, -9.81};
  world.add_plane({}, {0, 0, 1});
  for (const Real y : {-0.05, 0.05})
    world.add_rectangle({-0.02, y, 0.03}, {0, 0.1, 0}, {0, 0, 0.06});
  world.move_last(2, push);
  world.add_shape(box_corners({1, 1, 1}));
  const Id cube = world.add_block({.position = {0, 0.002, 0.01 - 1e-7}, .scale = 0.02});
  world.use_automatic_step(0.5);
  world.start();
  world.run_for(0.5);
  EXPECT_NEAR(world.velocity(cube).x, 0.2, 0.002);
  EXPECT_NEAR(world.position(cube).x, -0.02 + 0.1 + 0.01, 1e-4);
  EXPECT_LT(std::abs(world.position(cube).y - 0.002), 2e-4);
  // Friction at the scraper may carry a part of the weight, or add to it. The cube trembles a
  // little: means over a while.
  const Real weight = 9.81 * world.state().bodies.mass[0];
  Real pushed = 0, on_floor = 0, on_scraper = 0;
  for (int i = 0; i < 50; ++i) {
    world.run_for(0.002);
    const std::vector<WallLoad> loads = world.engine().wall_loads();
    pushed += (loads[1].force.x + loads[2].force.x) / 50;
    on_scraper += (loads[1].force.z + loads[2].force.z) / 50;
    on_floor += loads[0].force.z / 50;
  }
  EXPECT_NEAR(pushed, 0.5 * on_floor, 0.02 * 0.5 * weight);
  EXPECT_NEAR(on_floor + on_scraper, -weight, 0.02 * weight);
  EXPECT_LT(std::abs(world.ledger().relative_residual()), 0.005);
}

}  // namespace
}  // namespace clast::test
