#include "render/ground.hpp"

#include <gtest/gtest.h>

namespace clast {
namespace {

WallPolygon level(Real height) {
  WallPolygon wall;
  wall.corners = {{0, 0, height}, {1, 0, height}, {1, 1, height}, {0, 1, height}};
  return wall;
}

TEST(Ground, IsTheHighestLevelWallBelowTheBodies) {
  WallPolygon upright;
  upright.corners = {{0, 0, 0}, {1, 0, 0}, {1, 0, 1}, {0, 0, 1}};
  const std::vector<WallPolygon> walls{level(-1), level(0), level(2), upright};
  EXPECT_EQ(ground_height({0.001, 0.5, 1}, walls, 0.02), 0);
  EXPECT_EQ(ground_height({-0.001, 0.5, 1}, walls, 0.02), 0);
  EXPECT_EQ(ground_height({-0.5, 0.5, 1}, walls, 0.02), -1);
}

TEST(Ground, AFewBodiesMayHaveFallenPastIt) {
  std::vector<Real> bottoms(100, 0);
  for (int i = 0; i < 4; ++i) bottoms[i] = -5;
  EXPECT_EQ(ground_height(bottoms, {level(0), level(-6)}, 0.02), 0);
}

TEST(Ground, IsUnknownWithoutAFloor) {
  EXPECT_FALSE(ground_height({0, 1}, {}, 0.02));
  EXPECT_FALSE(ground_height({0, 1}, {level(3)}, 0.02));
  EXPECT_EQ(ground_height({}, {level(0)}, 0.02), 0);
}

}  // namespace
}  // namespace clast
