#include "boundary/cell.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "tests/support/grains.hpp"

namespace clast {
namespace {

Cell tilted() {
  Cell cell;
  cell.length = {2, 3, 1.5};
  cell.xy = 0.7;
  cell.xz = -0.4;
  cell.yz = 0.9;
  return cell;
}

// The nearest of the images around B, by looking at all of them.
Real nearest(const Cell& cell, const Vec3& a, const Vec3& b) {
  Real least = 1e300;
  for (int i = -9; i <= 9; ++i)
    for (int j = -9; j <= 9; ++j)
      for (int k = -9; k <= 9; ++k) {
        const Vec3 image = b + Vec3{i * cell.length.x + j * cell.xy + k * cell.xz,
                                    j * cell.length.y + k * cell.yz, k * cell.length.z};
        least = std::min(least, length(image - a));
      }
  return least;
}

TEST(Cell, OpenSpaceShowsThingsWhereTheyAre) {
  const Cell open;
  EXPECT_TRUE(open.open());
  EXPECT_EQ(open.seen({1, 2, 3}, {1e6, 0, -1e6}), (Vec3{1e6, 0, -1e6}));
}

TEST(Cell, OneAxisMayBePeriodicAlone) {
  Cell cell;
  cell.length = {0, 2, 0};
  EXPECT_EQ(cell.seen({0, 0.1, 0}, {50, 1.9, -70}), (Vec3{50, 1.9 - 2, -70}));
}

TEST(Cell, ShowsTheNearestImageWithinHalfOfTheShortestSide) {
  std::mt19937_64 random(3);
  std::uniform_real_distribution<Real> any(-4, 4);
  const Cell cell = tilted();
  int near = 0;
  for (int n = 0; n < 3000; ++n) {
    const Vec3 a{any(random), any(random), any(random)}, b{any(random), any(random), any(random)};
    const Real least = nearest(cell, a, b);
    if (least > 0.5) continue;  // farther than bodies may be large
    ++near;
    EXPECT_NEAR(length(cell.seen(a, b) - a), least, 1e-12);
  }
  EXPECT_GT(near, 100);
}

TEST(Cell, EverybodyHasAHomeInTheBox) {
  std::mt19937_64 random(4);
  std::uniform_real_distribution<Real> any(-40, 40);
  Cell cell = tilted();
  cell.origin = {1, -2, 0.5};
  cell.gradient_x = {0, 3, 0};
  for (int n = 0; n < 1000; ++n) {
    const Vec3 p{any(random), any(random), any(random)};
    const Sight home = cell.home(p);
    const Vec3 at = home.position(p) - cell.origin;
    for (int axis = 0; axis < 3; ++axis) {
      EXPECT_GE(at[axis], -1e-12);
      EXPECT_LE(at[axis], cell.length[axis] + 1e-12);
    }
    // It is an image: seen from there, the body is at the same place.
    EXPECT_LT(length(cell.seen(home.position(p), p) - home.position(p)), 1e-12);
    EXPECT_NEAR(home.velocity({0, 0, 0}).x, 3 * home.shift.y, 1e-12);
  }
}

TEST(Cell, ImagesMoveWithTheGradient) {
  Cell cell;
  cell.length = {1, 1, 1};
  cell.gradient_x = {0, 3, 0};  // dv_x / dy
  const Sight up = cell.sight({0, 0.9, 0}, {0, 0.1, 0});
  EXPECT_EQ(up.shift, (Vec3{0, 1, 0}));
  EXPECT_EQ(up.velocity({1, 0, 0}), (Vec3{4, 0, 0}));
  EXPECT_EQ(cell.sight({0, 0.2, 0}, {0, 0.1, 0}).velocity({1, 0, 0}), (Vec3{1, 0, 0}));
}

// Two bodies that touch across the edge of the cell push each other as two that touch in its
// middle.
void expect_same_across_the_edge(bool blocks) {
  const auto meet = [&](bool periodic) {
    World world(EngineOptions{.search = "all_pairs"});
    world.add_material(test::grain());
    if (blocks) world.add_shape(test::box_corners({0.02, 0.02, 0.02}));
    const auto add = [&](Real x, Real v) {
      if (blocks)
        world.add_block({.position = {x, 0, 0},
                         .turn = normalized(Quat{1, 0.1, 0.2, 0.3}),
                         .velocity = {v, 0, 0}});
      else
        world.add(Ball{.position = {x, 0, 0}, .radius = 0.01, .velocity = {v, 0, 0}});
    };
    add(0.01112345678, -0.1);
    add(periodic ? 0.23887654322 : -0.01112345678, 0.1);
    if (periodic) world.edit_model().cell.length = {0.25, 0, 0};
    world.set_time_step(1e-6);
    world.run_steps(30000);
    return std::pair(world.velocity(0), world.velocity(1));
  };
  const auto open = meet(false), across = meet(true);
  EXPECT_GT(open.first.x, 0.01);
  EXPECT_NEAR(across.first.x, open.first.x, 1e-9);
  EXPECT_NEAR(across.second.x, open.second.x, 1e-9);
  EXPECT_NEAR(across.first.y, open.first.y, 1e-9);
}

TEST(Cell, BallsTouchAcrossItsEdge) { expect_same_across_the_edge(false); }
TEST(Cell, BlocksTouchAcrossItsEdge) { expect_same_across_the_edge(true); }

}  // namespace
}  // namespace clast
