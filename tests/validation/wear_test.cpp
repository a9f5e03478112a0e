// Wear of walls against closed forms.
#include <gtest/gtest.h>

#include <numeric>

#include "tests/support/grains.hpp"

namespace clast::test {
namespace {

constexpr Real coefficient = 2e-12, friction = 0.3, speed = 1;

// A ball that touches a plate of 1 m x 0.2 m and slides along it.
World sliding_ball(Real past) {
  Material m = grain();
  m.friction = friction;
  World world = make_world(m);
  world.add_rectangle({0.4, 0, 0}, {1, 0, 0}, {0, 0.2, 0});
  world.add_rectangle({past, 0, 0.5}, {0, 0.2, 0}, {0, 0, 0.2});
  world.edit_model().wear = {{coefficient, 0.2}, {coefficient, 0.04}};
  world.set_gravity({0, 0, -9.81});
  world.add({.position = {0, 0, 0.01}, .velocity = {speed, 0, 0}});
  world.use_automatic_step(speed);
  return world;
}

// It slides until it rolls, with 5/7 of its speed. Until then friction takes 2/7 of its energy, and
// W = mu m g s, so that Archard's law gives k/H m g s = k/H W / mu.
TEST(Wear, OfABallThatSlidesUntilItRolls) {
  World world = sliding_ball(2);
  world.run_for(0.3);
  const HostWear wear = world.wall_wear();
  const Real mass = world.state().bodies.mass[0];
  const Real energy = square(speed) * mass / 7;
  EXPECT_NEAR(wear.energy[0], energy, 0.01 * energy);
  EXPECT_NEAR(wear.volume[0], coefficient * wear.energy[0] / friction, 1e-12 * wear.volume[0]);
  EXPECT_EQ(wear.energy[1], 0);
  EXPECT_EQ(wear.volume[1], 0);
}

// A block slides to rest over the way L under its weight N: friction takes mu N L, and Archard's
// law says k/H N L.
TEST(Wear, OfABlockThatSlidesToRest) {
  Material m = grain();
  m.friction = friction;
  World world = make_world(m);
  world.add_rectangle({0.1, 0, 0}, {0.4, 0, 0}, {0, 0.2, 0});
  world.edit_model().wear = {{coefficient, 0.08}};
  world.set_gravity({0, 0, -9.81});
  world.add_shape(box_corners({2, 2, 1}));
  const Id block =
      world.add_block({.position = {0, 0, 0.01}, .scale = 0.02, .velocity = {0.5 * speed, 0, 0}});
  world.use_automatic_step(speed);
  world.run_for(0.25);
  EXPECT_LT(length(world.velocity(block)), 1e-3 * speed);
  const Real weight = 9.81 * world.state().bodies.mass[0], way = world.position(block).x;
  EXPECT_NEAR(way, square(0.5 * speed) / (2 * friction * 9.81), 0.01 * way);
  const HostWear wear = world.wall_wear();
  EXPECT_NEAR(wear.energy[0], friction * weight * way, 0.01 * wear.energy[0]);
  EXPECT_NEAR(wear.volume[0], coefficient * weight * way, 0.01 * wear.volume[0]);
}

TEST(Wear, IsWhatTheLedgerCallsFriction) {
  World world = sliding_ball(2);
  world.run_for(0.1);
  const Real taken = world.ledger().taken.friction;
  EXPECT_NEAR(world.wall_wear().energy[0], taken, 1e-12 * taken);
}

TEST(Wear, WallsThatDoNotWearTellNothing) {
  World world = sliding_ball(2);
  world.edit_model().wear[0].coefficient = 0;
  world.run_for(0.05);
  EXPECT_EQ(world.wall_wear().energy[0], 0);
  world.edit_model().wear.clear();
  world.run_for(0.01);
  EXPECT_EQ(world.wall_wear().size(), 0U);
}

// Many balls in a box that is shaken: the same bits on several threads, and after a restart.
World shaken_box(const EngineOptions& options) {
  World world(options);
  world.add_material(grain());
  world.add_box({0, 0, 0}, {0.1, 0.1, 0.2});
  world.edit_model().wear.assign(5, {coefficient, 0.01});
  world.set_gravity({3, 2, -9.81});
  for (int i = 0; i < 60; ++i)
    world.add({.position = {0.015 + 0.022 * (i % 4), 0.015 + 0.022 * (i / 4 % 4),
                            0.012 + 0.022 * static_cast<Real>(i / 16)},
               .velocity = {0.3, -0.2 + 0.01 * i, 0}});
  world.use_automatic_step(2);
  return world;
}

TEST(Wear, HasTheSameBitsOnAnyNumberOfThreads) {
  // One world after the other: beside one on a single thread, others get no more.
  const auto worn_on = [](int threads) {
    World world = shaken_box({.threads = threads});
    world.run_steps(2000);
    return world.wall_wear();
  };
  const HostWear a = worn_on(1), b = worn_on(3);
  EXPECT_GT(std::accumulate(a.energy.begin(), a.energy.end(), Real{0}), 0);
  EXPECT_EQ(a.energy, b.energy);
  EXPECT_EQ(a.volume, b.volume);
}

TEST(Wear, GoesOnAfterARestart) {
  World whole = shaken_box({});
  whole.run_steps(1000);
  const Snapshot half = whole.state();
  World resumed({}, whole.model(), half, false);
  whole.run_steps(777);
  resumed.run_steps(777);
  EXPECT_GT(half.wear.energy[0], 0);
  EXPECT_EQ(whole.wall_wear().energy, resumed.wall_wear().energy);
  EXPECT_EQ(whole.wall_wear().volume, resumed.wall_wear().volume);
}

}  // namespace
}  // namespace clast::test
