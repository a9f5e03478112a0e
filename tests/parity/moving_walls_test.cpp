// Walls that move and are driven give the same bits however a run is made, and miss nobody.
#include <gtest/gtest.h>

#include <algorithm>

#include "boundary/moving.hpp"
#include "tests/parity/lively_world.hpp"

namespace clast::test {
namespace {

constexpr int steps = 1500;

// The lively world with its plate spinning about a skew axis, a lid pressed down by a servo, a
// plane that swings, a free wall, and a paddle that a torque turns.
World moving_world() {
  World world = lively_world(300);
  Motion spin;
  spin.kind = Motion::Kind::rotation;
  spin.axis = normalized(Vec3{0.3, 1, 0.2});
  spin.rate = 40;
  const Vec3 middle = world.model().walls.back().point;
  world.move_last(1, spin, middle);
  const Real side = 2 * middle.x;
  Motion press;
  press.kind = Motion::Kind::servo;
  press.axis = {0, 0, -1};
  press.load = 5;
  press.speed = 2;
  world.add_rectangle({middle.x, middle.y, 1.6 * side}, {side, 0, 0}, {0, side, 0});
  world.move_last(1, press);
  Motion swing;
  swing.kind = Motion::Kind::oscillation;
  swing.axis = {0, 1, 0};
  swing.swing = 0.1;
  swing.frequency = 25;
  world.add_plane({-0.02, 0, 0}, {1, 0, 0.1});
  world.move_last(1, swing, {-0.02, 0, 0});
  Motion hang;
  hang.kind = Motion::Kind::free;
  hang.axis = {1, 0, 0};
  hang.mass = 0.002;
  hang.damping = 1;
  hang.max_speed = 0.5;
  world.add_rectangle({0.7 * side, middle.y, 0.3 * side}, {0, 0.5 * side, 0}, {0, 0, 0.5 * side});
  world.move_last(1, hang);
  Motion stir;
  stir.kind = Motion::Kind::servo;
  stir.turns = true;
  stir.axis = {0, 0, 1};
  stir.load = 0.01;
  stir.speed = 30;
  world.add_rectangle({0.3 * side, middle.y, 0.5 * side}, {0.3 * side, 0, 0}, {0, 0, 0.5 * side});
  world.move_last(1, stir, {0.3 * side, middle.y, 0.5 * side});
  return world;
}

RunResult run(World world, const EngineOptions& options) {
  return run_of(std::move(world), steps, options);
}

TEST(MovingWallsSameBits, ForAnyNumberOfThreads) {
  const RunResult one = run(moving_world(), {.threads = 1});
  EXPECT_NE(one.ledger.given.walls, 0);
  EXPECT_GT(one.ledger.taken.wall_damping, 0);
  EXPECT_GT(one.ledger.held.kinetic_walls, 0);
  EXPECT_LT(std::abs(one.ledger.relative_residual()), 0.01);
  for (const int threads : {2, 3}) {
    const RunResult many = run(moving_world(), {.threads = threads});
    EXPECT_EQ(many.hash, one.hash) << threads;
    EXPECT_EQ(many.ledger.given.walls, one.ledger.given.walls);
  }
}

TEST(MovingWallsSameBits, ForAnySearchAndMargin) {
  const RunResult all = run(moving_world(), {.search = "all_pairs"});
  for (const Real margin : {1e-4, 7e-4, 5e-3})
    EXPECT_EQ(run(moving_world(), {.search = "cell_keys", .margin = margin}).hash, all.hash)
        << margin;
}

TEST(MovingWallsSameBits, ForAnyOrderOfStorage) {
  World world = moving_world();
  for_each_field(world.edit_bodies(),
                 [](auto& values) { std::reverse(values.begin(), values.end()); });
  EXPECT_EQ(run(std::move(world), {}).hash, run(moving_world(), {}).hash);
}

TEST(MovingWallsSameBits, AfterARestart) {
  const RunResult straight = run(moving_world(), {.threads = 2});
  for (const int stop : {1, 411, 1499}) {
    World world = moving_world();
    world.start();
    world.run_steps(stop);
    const Snapshot middle = world.state();
    const auto engine = make_engine({.threads = 3});
    engine->load(world.model(), middle, false);
    EXPECT_EQ(state_hash(engine->snapshot()), state_hash(middle));
    ASSERT_FALSE(engine->advance(steps - stop).fault);
    EXPECT_EQ(state_hash(engine->snapshot()), straight.hash) << "stopped at " << stop;
    const Ledger ledger = engine->measure(false);
    EXPECT_EQ(ledger.given.walls, straight.ledger.given.walls);
    EXPECT_EQ(ledger.taken.wall_damping, straight.ledger.taken.wall_damping);
  }
}

// Every wall that a sphere overlaps is known to the engine, at every step. Where walls join one of
// them may stand for the others.
TEST(MovingWalls, MissNobody) {
  World world = moving_world();
  world.start({.margin = 3e-4});
  int met = 0;
  for (int step = 0; step < 600; ++step) {
    world.run_steps(1);
    const Snapshot s = world.state();
    const auto walls = placed_walls(world.model().walls, world.model().surfaces, s.surfaces);
    for (std::size_t i = 0; i < s.bodies.size(); ++i) {
      bool touches = false, known = false;
      for (const Wall& wall : walls) {
        const WallDistance d = distance_to(wall, s.bodies.position[i]);
        touches = touches || d.distance < s.bodies.radius[i] * (1 - 1e-12);
      }
      for (std::size_t k = 0; k < s.walls.size(); ++k)
        known = known || (s.walls.first[k] == s.bodies.id[i] && s.walls.extent[k] > 0);
      ASSERT_EQ(touches, known) << "step " << s.step << ", body " << s.bodies.id[i];
      met += touches;
    }
  }
  EXPECT_GT(met, 1000);
}

}  // namespace
}  // namespace clast::test
