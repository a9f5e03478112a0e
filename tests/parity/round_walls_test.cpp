// Round walls give the same bits however a run is made.
#include <gtest/gtest.h>

#include "boundary/round_wall.hpp"
#include "tests/parity/lively_world.hpp"

namespace clast::test {
namespace {

constexpr int steps = 800;

Motion turning(const Vec3& axis, Real rate) {
  Motion turn;
  turn.kind = Motion::Kind::rotation;
  turn.axis = axis;
  turn.rate = rate;
  return turn;
}

// Spheres and cubes in a drum that turns, with a cone that swings, a bowl that a servo presses
// down, and a ring that moves along itself.
World round_world() {
  World world = lively_world(150);
  const int block = world.add_shape(box_corners({1, 1, 1}));
  const Real side = 0.012 * std::cbrt(150.0);
  const Vec3 middle{0.5 * side, 0.5 * side, 0.5 * side};
  for (int i = 0; i < 30; ++i)
    world.add_block(
        {.shape = block,
         .position = {(0.2 + 0.15 * (i % 5)) * side, (0.2 + 0.1 * (i / 5)) * side, 1.9 * side},
         .scale = 0.005,
         .turn = rotation_by({0.1 * i, 0.2, 0.03 * i}),
         .velocity = {0, 0, -2}});
  world.add_round(
      turned_wall(middle - Vec3{0, side, 0}, middle + Vec3{0, side, 0}, 0.55 * side, 0.55 * side));
  world.move_last(1, turning({0, 1, 0}, 20), middle);
  world.add_round(turned_wall({middle.x, middle.y, 0.1 * side}, {middle.x, middle.y, 0.9 * side},
                              0.1 * side, 0.4 * side),
                  1);
  world.move_last(1, turning(normalized(Vec3{1, 0.2, 0}), 15), middle);
  world.add_round(sphere_wall({middle.x, middle.y, 2.2 * side}, 0.3 * side));
  Motion press;
  press.kind = Motion::Kind::servo;
  press.axis = {0, 0, -1};
  press.load = 5;
  press.speed = 1;
  world.move_last(1, press);
  world.add_round(
      ring_wall({middle.x, middle.y, 0.7 * side}, {0.2, 0, 1}, 0.2 * side, 0.45 * side));
  Motion belt;
  belt.kind = Motion::Kind::surface;
  belt.axis = normalized(Vec3{0.2, 0, 1});
  belt.rate = 30;
  belt.velocity = {0, 0.5, 0};
  world.move_last(1, belt, {middle.x, middle.y, 0.7 * side});
  return world;
}

RunResult run(World world, const EngineOptions& options) {
  return run_of(std::move(world), steps, options);
}

TEST(RoundWallsSameBits, ForAnyNumberOfThreadsSearchAndMargin) {
  const RunResult one = run(round_world(), {.threads = 1});
  EXPECT_NE(one.ledger.given.walls, 0);
  for (const EngineOptions& options :
       {EngineOptions{.threads = 2}, EngineOptions{.threads = 3, .margin = 7e-4},
        EngineOptions{.search = "all_pairs", .margin = 3e-3}}) {
    const RunResult other = run(round_world(), options);
    EXPECT_EQ(other.hash, one.hash);
    if (options.margin == 0) {
      EXPECT_EQ(other.ledger.given.walls, one.ledger.given.walls);
    }
  }
}

TEST(RoundWallsSameBits, AfterARestart) {
  const RunResult straight = run(round_world(), {.threads = 2});
  for (const int stop : {1, 333, 799}) {
    World world = round_world();
    world.start();
    world.run_steps(stop);
    const Snapshot middle = world.state();
    const auto engine = make_engine({.threads = 3});
    engine->load(world.model(), middle, false);
    ASSERT_FALSE(engine->advance(steps - stop).fault);
    EXPECT_EQ(state_hash(engine->snapshot()), straight.hash) << "stopped at " << stop;
    EXPECT_EQ(engine->measure(false).given.walls, straight.ledger.given.walls);
  }
}

}  // namespace
}  // namespace clast::test
