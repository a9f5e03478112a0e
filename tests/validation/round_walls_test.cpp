// Bodies on round walls, against closed forms.
#include <gtest/gtest.h>

#include <cmath>

#include "boundary/round_wall.hpp"
#include "tests/support/clouds.hpp"
#include "tests/support/contact_forms.hpp"
#include "tests/validation/turntable.hpp"

namespace clast::test {
namespace {

constexpr Real g = 9.81;

// The time after which a ball that starts at rest beside the lowest point is at rest again on the
// same side.
Real period_of(World& world, Real longest) {
  world.start();
  Real before = 0;
  int turns = 0;
  while (world.time() < longest) {
    world.run_steps(1);
    const Real v = world.velocity(0).x;
    if (before * v < 0 && ++turns == 2) return world.time();
    if (v != 0) before = v;
  }
  return 0;
}

World ball_in_trough(const Material& m, const FiniteWall& trough, Real way, Real r, Real angle) {
  World world = make_world(m);
  world.set_gravity({0, 0, -g});
  world.add_round(trough);
  const Real sunk = overlap_under(ball_mass(m.density, r) * g * std::cos(angle), m, r);
  world.add({.position = (way + sunk) * Vec3{std::sin(angle), 0, -std::cos(angle)}, .radius = r});
  world.use_automatic_step(1);
  return world;
}

// A ball that rolls to and fro in a cylinder or a bowl is a pendulum of length R - r whose inertia
// is 7/5 of its mass: T = 2 pi sqrt(7/5 (R - r) / g) (1 + a^2 / 16), within 0.3 %.
TEST(RoundWall, BallRollsToAndFroLikeAPendulum) {
  Material m = stiff_grain();
  m.friction = 1;
  m.restitution = 0.5;
  const Real radius = 0.1, r = 0.01, angle = 0.2, way = radius - r;
  for (const FiniteWall& trough :
       {turned_wall({0, -1, 0}, {0, 1, 0}, radius, radius), sphere_wall({}, radius)}) {
    World world = ball_in_trough(m, trough, way, r, angle);
    const Real expected = 2 * pi * std::sqrt(1.4 * way / g) * (1 + square(angle) / 16);
    EXPECT_NEAR(period_of(world, 2 * expected), expected, 0.003 * expected);
    EXPECT_LT(std::abs(world.ledger().relative_residual()), 1e-3);
  }
}

// Without friction it slides: the pendulum of its mass alone. Nothing is lost in ten periods.
TEST(RoundWall, BallSlidesToAndFroAndKeepsItsEnergy) {
  const Real radius = 0.1, r = 0.01, angle = 0.3, way = radius - r;
  Material m = stiff_grain();
  m.friction = 0;
  m.restitution = 1;
  World world =
      ball_in_trough(m, turned_wall({0, -1, 0}, {0, 1, 0}, radius, radius), way, r, angle);
  const Real expected = 2 * pi * std::sqrt(way / g) * (1 + square(angle) / 16);
  EXPECT_NEAR(period_of(world, 2 * expected), expected, 0.003 * expected);
  world.run_for(9 * expected);
  const Ledger ledger = world.ledger();
  EXPECT_LT(std::abs(ledger.relative_residual()), 1e-4);
  EXPECT_LT(std::abs(ledger.taken.friction), 1e-4 * ball_mass(m.density, r) * g * way);
  const Real high = way * (1 - std::cos(angle));  // energy it had above the lowest point
  const Real now = 0.5 * squared_length(world.velocity(0)) + g * (world.position(0).z + way);
  EXPECT_NEAR(now, g * high, 0.01 * g * high);
}

// A ball inside of a pipe that turns with it: the pipe carries it up to the angle at which it
// slides back, tan a = mu, while a ball that cannot turn slides steadily there.
TEST(RoundWall, TurningPipeGivesTheWorkThatFrictionTakes) {
  Material m = stiff_grain();
  m.friction = 0.3;
  m.rolling_friction = 10;  // it cannot roll
  const Real radius = 0.1, r = 0.01, way = radius - r, rate = 3;
  World world = ball_in_trough(m, turned_wall({0, -1, 0}, {0, 1, 0}, radius, radius), way, r, 0);
  Motion turn;
  turn.kind = Motion::Kind::rotation;
  turn.axis = {0, 1, 0};
  turn.rate = -rate;  // the lowest point goes to +x
  world.move_last(1, turn);
  world.edit_model().global_damping = 3;
  world.start();
  world.run_for(3);
  const Vec3 at = world.position(0);
  EXPECT_NEAR(std::atan2(at.x, -at.z), std::atan(m.friction), 0.02);
  const Ledger before = world.ledger();
  world.run_for(0.5);
  const Ledger after = world.ledger();
  const Real weight = ball_mass(m.density, r) * g;
  const Real power = weight * std::sin(std::atan(m.friction)) * way * rate;
  EXPECT_NEAR(after.given.walls - before.given.walls, 0.5 * power, 0.03 * power);
  EXPECT_LT(std::abs(after.relative_residual()), 1e-3);
  const WallLoad load = world.wall_loads()[0];
  EXPECT_NEAR(load.power, power, 0.03 * power);
  EXPECT_NEAR(load.torque.y, -load.power / -rate, 1e-9 * std::abs(load.torque.y));
}

// Elastic balls without friction in closed round vessels, some of which move: what walls give is
// all that changes their energy.
TEST(RoundWall, ElasticBallsKeepTheirEnergy) {
  Material m = elastic_grain();
  for (const bool cylinder : {true, false}) {
    World world = make_world(m);
    if (cylinder) {
      world.add_round(turned_wall({0, 0, 0}, {0, 0, 0.1}, 0.05, 0.05));
      world.add_round(ring_wall({}, {0, 0, 1}, 0, 0.06));
      world.add_round(turned_wall({0, 0, 0.1}, {0, 0, 0.15}, 0.05, 0.005));
      world.add_round(ring_wall({0, 0, 0.15}, {0, 0, 1}, 0, 0.02));
    } else {
      world.add_round(sphere_wall({0, 0, 0.05}, 0.06));
    }
    add_cloud(world, {.count = 20,
                      .low = {-0.025, -0.025, 0.02},
                      .high = {0.025, 0.025, 0.08},
                      .smallest = 0.003,
                      .largest = 0.006,
                      .speed = 1,
                      .seed = 3});
    world.use_automatic_step(3, 0.3);
    world.start();
    const Real before = world.ledger().held.total();
    world.run_for(0.5);
    EXPECT_NEAR(world.ledger().held.total(), before, 1e-3 * before) << cylinder;
    EXPECT_LT(std::abs(world.ledger().relative_residual()), 1e-3);
    for (int i = 0; i < 20; ++i) {
      const Vec3 p = world.position(i);
      EXPECT_LT(p.x * p.x + p.y * p.y, square(0.06));
      EXPECT_GT(p.z, -0.01);
      EXPECT_LT(p.z, 0.15);
    }
  }
}

// A ball over the rim of a pipe rests on it like on an edge, wherever it comes down: it touches at
// the distance of its radius from the circle, and what it feels points from the nearest point of
// it.
TEST(RoundWall, BallBouncesOffTheRimOfAPipe) {
  const Real radius = 0.05, r = 0.01;
  for (const Real off : {-0.006, -0.002, 0.0, 0.003, 0.007}) {
    Material m = elastic_grain();
    m.set(youngs_modulus, 1e10);
    World world = make_world(m);
    world.add_round(turned_wall({0, 0, -1}, {0, 0, 0}, radius, radius));
    const Real height = std::sqrt(square(r) - square(off));
    world.add({.position = {radius + off, 0, height + 1e-4}, .radius = r, .velocity = {0, 0, -1}});
    world.use_automatic_step(1, 0.2);
    world.start();
    world.run_for(5e-3);
    // Reflected about the normal at first touch.
    const Vec3 n{off / r, 0, height / r};
    const Vec3 expected = Vec3{0, 0, -1} + (2 * n.z) * n;
    EXPECT_LT(length(world.velocity(0) - expected), 0.02) << off;
    EXPECT_NEAR(length(world.velocity(0)), 1, 1e-3);
  }
}

// Friction brings a block to the speed of the belt after v / (mu g), having taken m v^2 / 2 as heat
// while the belt gave m v^2.
TEST(SurfaceMotion, BeltBringsABlockToItsSpeed) {
  Material m = grain();
  m.friction = 0.4;
  m.restitution = 0.2;
  const Real speed = 0.5, side = 0.02;
  World world = make_world(m);
  world.set_gravity({0, 0, -g});
  const int block = world.add_shape(box_corners({side, side, 0.5 * side}));
  world.add_rectangle({0, 0, 0}, {4, 0, 0}, {0, 1, 0});
  Motion belt;
  belt.kind = Motion::Kind::surface;
  belt.velocity = {speed, 0, 0};
  belt.from = 0.2;
  world.move_last(1, belt);
  world.add_block({.shape = block, .position = {-1, 0, 0.25 * side}});
  world.use_automatic_step(1);
  world.start();
  world.run_for(0.2);
  const Real taken = world.ledger().taken.friction;
  const Real given = world.ledger().given.walls;
  EXPECT_LT(length(world.velocity(0)), 1e-4);
  const Real needed = speed / (m.friction * g);
  world.run_for(0.5 * needed);
  EXPECT_NEAR(world.velocity(0).x, 0.5 * speed, 0.01 * speed);
  EXPECT_NEAR(world.wall_loads()[0].power, -world.wall_loads()[0].force.x * speed, 1e-9);
  world.run_for(0.7 * needed);
  EXPECT_NEAR(world.velocity(0).x, speed, 0.002 * speed);
  const Real mass = 0.5 * m.density * cube(side);
  const Ledger ledger = world.ledger();
  EXPECT_NEAR(ledger.given.walls - given, mass * square(speed), 0.02 * mass * square(speed));
  EXPECT_NEAR(ledger.taken.friction - taken, 0.5 * mass * square(speed),
              0.02 * mass * square(speed));
  EXPECT_LT(std::abs(ledger.relative_residual()), 1e-3);
}

TEST(SurfaceMotion, BallOnATurningSurfaceRunsInACircle) {
  expect_circle_on_turntable(Motion::Kind::surface, [](World& world) {
    world.add_round(ring_wall({}, {0, 0, 1}, 0, 1));
  });
}

// Cubes touch the plates that stand for a drum, which carry their weight: one stands on two edges
// inside, one lies on its face on top.
TEST(RoundWall, CarriesPolyhedraFromInsideAndOutside) {
  Material m = grain();
  m.restitution = 0.2;
  World world = make_world(m);
  world.set_gravity({0, 0, -g});
  const Real side = 0.02;
  const int block = world.add_shape(box_corners({side, side, side}));
  world.add_round(turned_wall({0, -0.1, 0}, {0, 0.1, 0}, 0.1, 0.1));
  const Quat turned = rotation_by({0, 0.1, 0});
  world.add_block({.shape = block, .position = {0.01, 0, -0.08}, .turn = turned});
  world.add_block({.shape = block, .position = {0, 0, 0.112}});
  world.use_automatic_step(1);
  world.start();
  world.run_for(1.5);
  Vec3 carried;
  for (const WallLoad& load : world.wall_loads()) carried += load.force;
  const Real weight = 2 * m.density * cube(side) * g;
  EXPECT_LT(length(carried - Vec3{0, 0, -weight}), 0.01 * weight);
  const Vec3 inside = world.position(0), outside = world.position(1);
  const Real depth = std::sqrt(square(0.1) - square(0.5 * side)) - 0.5 * side;
  EXPECT_NEAR(std::hypot(inside.x, inside.z), depth, 2e-4);
  EXPECT_NEAR(outside.z, 0.1 + 0.5 * side, 2e-4);
  EXPECT_LT(std::abs(world.ledger().relative_residual()), 1e-3);
}

}  // namespace
}  // namespace clast::test
