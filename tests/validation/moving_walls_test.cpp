// Walls that move: what they do to spheres, and what spheres do to them.
#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/clouds.hpp"
#include "tests/support/contact_forms.hpp"
#include "tests/validation/turntable.hpp"
#include "world/change.hpp"

namespace clast::test {
namespace {

using Kind = Motion::Kind;

Motion moving(const Vec3& velocity) {
  Motion m;
  m.velocity = velocity;
  return m;
}

// Only relative motion counts: a sphere that a moving plane hits, and one that hits a plane at
// rest, part with the same relative velocity and spin.
TEST(MovingWall, ObliqueImpactIsTheSameInAnyFrame) {
  const Vec3 v{0.3, -0.1, -0.4};
  for (const char* law : {"hertz_mindlin", "linear"}) {
    Material m = stiff_grain();
    m.rolling_friction = 0.1;
    World rests = make_world(m, law), moves = make_world(m, law);
    rests.add({.position = {0, 0, 0.0101}, .velocity = v, .spin = {3, -20, 10}});
    rests.add_plane({}, {0, 0, 1});
    moves.add({.position = {0, 0, 0.0101}, .spin = {3, -20, 10}});
    moves.add_plane({}, {0, 0, 1});
    moves.move_last(1, moving(-v));
    for (World* world : {&rests, &moves}) {
      world->use_automatic_step(1);
      world->start();
      world->run_for(2e-3);
      EXPECT_EQ(world->ledger().held.elastic_normal, 0);
    }
    EXPECT_GT(rests.velocity(0).z, 0.05);
    EXPECT_LT(length(moves.velocity(0) - (rests.velocity(0) - v)), 1e-6);
    EXPECT_LT(length(moves.spin(0) - rests.spin(0)), 1e-3);
    EXPECT_LT(std::abs(moves.ledger().residual()), 0.002 * moves.ledger().held.total());
  }
}

// An elastic sphere thrown down on an oscillating floor comes back with 2 V - v, where V is the
// velocity of the floor at the moment of the impact, within 1 %.
TEST(MovingWall, OscillatingFloorThrowsASphere) {
  Material m = elastic_grain();
  m.set(youngs_modulus, 1e10);
  Motion shake;
  shake.kind = Kind::oscillation;
  shake.axis = {0, 0, 1};
  shake.amplitude = 0.002;
  shake.frequency = 20;
  for (const Real phase : {0.0, 1.0, 2.5, 4.0}) {
    shake.phase = phase;
    const Real r = 0.01, height = 0.01, v = -1;
    const auto floor = [&](Real t) {
      return shake.amplitude * (std::sin(2 * pi * shake.frequency * t + phase) - std::sin(phase));
    };
    Real early = 0, late = 0.02;  // the impact lies between
    for (int i = 0; i < 60; ++i) {
      const Real t = 0.5 * (early + late);
      (height + v * t > floor(t) ? early : late) = t;
    }
    const Real speed = 2 * pi * shake.frequency * shake.amplitude *
                       std::cos(2 * pi * shake.frequency * early + phase);
    World world = make_world(m);
    world.add({.position = {0, 0, r + height}, .velocity = {0, 0, v}});
    world.add_plane({}, {0, 0, 1});
    world.move_last(1, shake);
    world.use_automatic_step(1.3, 0.5);
    world.start();
    world.run_for(early + 2e-4);
    EXPECT_NEAR(world.velocity(0).z, 2 * speed - v, 0.01) << phase;
    EXPECT_LT(std::abs(world.ledger().relative_residual()), 1e-3);
  }
}

TEST(MovingWall, BallOnATurntableRunsInACircle) {
  expect_circle_on_turntable(Kind::rotation, [](World& world) { world.add_plane({}, {0, 0, 1}); });
}

// A paddle that swings round hits a sphere at rest: elastic and without friction it leaves with
// twice the speed of the paddle where it was hit.
TEST(MovingWall, PaddleHitsASphere) {
  Material m = elastic_grain();
  m.set(youngs_modulus, 1e10);
  Motion turn;
  turn.kind = Kind::rotation;
  turn.axis = {0, 0, 1};
  turn.rate = 8;
  const Real arm = 0.1, r = 0.01;
  World world = make_world(m);
  world.add_rectangle({0.06, 0, 0}, {0.12, 0, 0}, {0, 0, 0.1});
  world.move_last(1, turn);
  world.add({.position = {arm, r + 1e-4, 0}});
  world.use_automatic_step(2);
  world.start();
  world.run_for(2e-3);
  EXPECT_EQ(world.ledger().held.elastic_normal, 0);
  EXPECT_NEAR(length(world.velocity(0)), 2 * turn.rate * arm, 0.01 * 2 * turn.rate * arm);
  EXPECT_LT(std::abs(world.ledger().relative_residual()), 1e-3);
}

// A wall that is free along one axis falls like anything else, and is brought to rest by spheres
// that then carry its weight, within 0.1 %.
TEST(FreeWall, FallsAndIsCarried) {
  Motion fall;
  fall.kind = Kind::free;
  fall.axis = {0, 0, 1};
  fall.mass = 0.1;
  Material m = grain();
  m.restitution = 0.2;
  World world = make_world(m);
  world.edit_model().gravity = {0, 0, -9.81};
  for (const Real x : {-0.03, 0.03})
    for (const Real y : {-0.03, 0.03}) world.add({.position = {x, y, 0.00999}});
  world.add_plane({}, {0, 0, 1});
  world.add_rectangle({0, 0, 0.03}, {0.1, 0, 0}, {0, 0.1, 0});
  world.move_last(1, fall);
  world.use_automatic_step(1);
  world.start();
  world.run_for(0.03);
  const Real t = static_cast<Real>(world.state().step) * world.model().dt;
  EXPECT_NEAR(world.engine().surfaces().shift[0].z, -0.5 * 9.81 * square(t), 1e-12);
  world.run_for(1);
  EXPECT_NEAR(world.engine().wall_loads()[1].force.z, 0.1 * 9.81, 0.001 * 0.1 * 9.81);
  EXPECT_LT(std::abs(world.engine().surfaces().speed[0]), 1e-4);
  const Ledger ledger = world.ledger();
  EXPECT_LT(std::abs(ledger.relative_residual()), 1e-3);
  EXPECT_LT(ledger.given.walls, 1e-9);  // contacts pass energy between wall and spheres, no more
}

// A bed in a box, under a lid that a servo presses down.
World pressed_bed(const Motion& press, int count) {
  World world = make_world(grain());
  world.edit_model().gravity = {0, 0, -9.81};
  const Real side = 0.08;
  world.add_box({0, 0, 0}, {side, side, 0.15});
  world.add_rectangle({0.5 * side, 0.5 * side, 0.13}, {side, 0, 0}, {0, side, 0});
  world.move_last(1, press, {0.5 * side, 0.5 * side, 0.13});
  add_cloud(world, {.count = count,
                    .low = {0, 0, 0},
                    .high = {side, side, 0.12},
                    .smallest = 0.004,
                    .largest = 0.006,
                    .speed = 0.1,
                    .spin = 0,
                    .seed = 5});
  world.use_automatic_step(2);
  return world;
}

Motion servo(Real load, Real speed) {
  Motion m;
  m.kind = Kind::servo;
  m.axis = {0, 0, -1};
  m.load = load;
  m.speed = speed;
  return m;
}

TEST(Servo, ReachesItsTargetAndKeepsIt) {
  for (const Real stress : {1e3, 1e4}) {
    const Real load = stress * 0.08 * 0.08;
    World world = pressed_bed(servo(load, 0.5), 500);
    world.start();
    world.run_for(0.5);
    for (int i = 0; i < 20; ++i) {
      world.run_for(0.005);
      EXPECT_NEAR(world.engine().wall_loads()[5].force.z, load, 0.01 * load);
    }
    const Ledger ledger = world.ledger();
    EXPECT_LT(std::abs(ledger.relative_residual()), 0.005);
    EXPECT_GT(ledger.taken.wall_damping, 0);
    // The load has worked all the way down.
    EXPECT_NEAR(ledger.given.walls, -load * world.engine().surfaces().shift[0].z,
                0.01 * ledger.given.walls);
  }
}

TEST(Servo, ApproachesAtItsSpeed) {
  World world = pressed_bed(servo(10, 0.2), 20);
  world.start();
  world.run_for(0.1);
  EXPECT_NEAR(world.engine().surfaces().speed[0], 0.2, 0.01);
}

// The ledger closes while walls do work: 0.5 % of what was exchanged, in beds with friction.
void expect_small_residual(World& world, Real time) {
  world.start();
  for (int i = 0; i < 10; ++i) {
    world.run_for(0.1 * time);
    EXPECT_LT(std::abs(world.ledger().relative_residual()), 0.005);
  }
  EXPECT_GT(std::abs(world.ledger().given.walls), 0.1 * world.ledger().exchanged);
}

TEST(WallWork, PistonCompressesABed) {
  Motion press = moving({0, 0, -0.4});
  press.until = 0.16;
  World world = pressed_bed(press, 500);
  expect_small_residual(world, 0.2);
  EXPECT_NEAR(world.engine().surfaces().shift[0].z, -0.064, 1e-12);
}

TEST(WallWork, FloorShakesABed) {
  Motion shake;
  shake.kind = Kind::oscillation;
  shake.axis = {0, 0, 1};
  shake.amplitude = 0.002;
  shake.frequency = 30;
  World world = pressed_bed(moving({}), 300);
  world.edit_model().surfaces[0].motions = {shake};
  for (Wall& wall : world.edit_model().walls) wall.surface = 0;
  world.use_automatic_step(3);
  expect_small_residual(world, 0.5);
}

// Takes away the spheres that a wall cuts.
void clear_of(World& world, const Wall& wall) {
  const HostBodies b = world.state().bodies;
  std::vector<Id> cut;
  for (std::size_t i = 0; i < b.size(); ++i)
    if (distance_to(wall, b.position[i]).distance < b.radius[i]) cut.push_back(b.id[i]);
  world.remove(cut);
}

TEST(WallWork, PaddleStirsABed) {
  Motion turn;
  turn.kind = Kind::rotation;
  turn.axis = {0, 0, 1};
  turn.rate = 20;
  World world = pressed_bed(turn, 400);
  world.edit_model().walls.pop_back();  // instead of the lid
  world.add_rectangle({0.04, 0.04, 0.03}, {0.06, 0, 0}, {0, 0, 0.05});
  world.edit_model().walls.back().surface = 0;
  world.edit_model().surfaces[0].reference = {0.04, 0.04, 0.03};
  clear_of(world, world.model().walls.back());
  expect_small_residual(world, 0.5);
}

}  // namespace
}  // namespace clast::test
