#include "run/trial.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/grains.hpp"

namespace clast {
namespace {

HostBodies balls(std::size_t n, Real smallest, Real largest) {
  HostBodies bodies;
  for (std::size_t i = 0; i < n; ++i) {
    Body body;
    body.id = static_cast<Id>(i);
    body.radius = smallest + (largest - smallest) * static_cast<Real>(i) / static_cast<Real>(n);
    body.mass = test::ball_mass(2500, body.radius);
    body.velocity = {1, 2, 3};
    append(bodies, body);
  }
  return bodies;
}

// Edges of a cubic lattice: 3 s^2 (s - 1) for s^3 points, 2 s (s - 1) for s^2 of them.
TEST(Trial, FewBodiesHaveFewerPairsEach) {
  EXPECT_EQ(touching_pairs(0, Lying::held), 0);
  EXPECT_EQ(touching_pairs(1, Lying::held), 0);
  EXPECT_NEAR(touching_pairs(1000, Lying::held) / 2.25, 1000 - 100, 1e-9);
  EXPECT_NEAR(touching_pairs(1000, Lying::spread) / 1.25, 1000 - 100, 1e-9);
  EXPECT_NEAR(touching_pairs(100, Lying::in_plane) / 1.75, 100 - 10, 1e-9);
}

TEST(Trial, SpreadBodiesHaveRoomAndRest) {
  for (const bool flat : {false, true}) {
    const HostBodies spread = spread_out(balls(300, 1e-3, 5e-3), 100, flat).bodies;
    ASSERT_EQ(spread.size(), 100U);
    for (std::size_t i = 0; i < spread.size(); ++i) {
      EXPECT_EQ(spread.id[i], static_cast<Id>(i));
      EXPECT_EQ(spread.velocity[i], Vec3());
      if (flat) {
        EXPECT_EQ(spread.position[i].y, 0);
      }
      for (std::size_t j = 0; j < i; ++j)
        EXPECT_GT(length(spread.position[i] - spread.position[j]),
                  1.2 * (spread.radius[i] + spread.radius[j]));
    }
    EXPECT_GT(spread.radius.back(), 4.9e-3) << "picked from all of them";
  }
}

// Bodies of different sizes touch as they do in a heap, and none is squeezed.
TEST(Trial, BodiesArePushedIntoAHeap) {
  World world = test::make_world();
  for (const Real largest : {1e-3, 4e-3}) {
    const Snapshot spread = spread_out(balls(200, 1e-3, largest), 200, false);
    world.edit_bodies() = spread.bodies;
    world.use_automatic_step(1);
    world.start();
    const double pairs = touching_pairs(200, Lying::held);
    const HostBodies heap = pushed_together(world.model(), spread, pairs, {}).bodies;
    double touching = 0;
    for (std::size_t i = 0; i < heap.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) {
        const Real reach = heap.radius[i] + heap.radius[j];
        const Real apart = length(heap.position[i] - heap.position[j]);
        touching += apart < reach ? 1 : 0;
        EXPECT_GT(apart, 0.7 * reach);
      }
    EXPECT_GE(touching, pairs);
    EXPECT_LT(touching, 1.5 * pairs);
  }
}

TEST(Trial, ClocksGoForward) {
  for (const auto of : {TimeOf::processor, TimeOf::wall}) {
    const TrialClock clock(of);
    const double first = clock.seconds();
    EXPECT_GE(first, 0);
    EXPECT_GE(clock.seconds(), first);
  }
}

}  // namespace
}  // namespace clast
