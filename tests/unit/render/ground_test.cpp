#include "render/ground.hpp"

#include <gtest/gtest.h>

#include "boundary/wall.hpp"

namespace clast {
namespace {

constexpr Real deepest = -10;

WallPolygon level(Real height, std::int32_t kind = Wall::rectangle) {
  WallPolygon wall;
  wall.kind = kind;
  wall.corners = {{0, 0, height}, {1, 0, height}, {1, 1, height}, {0, 1, height}};
  return wall;
}

TEST(Ground, IsTheHighestLevelWallBelowTheBodies) {
  WallPolygon upright;
  upright.corners = {{0, 0, 0}, {1, 0, 0}, {1, 0, 1}, {0, 0, 1}};
  const std::vector<WallPolygon> walls{level(-1), level(0), level(2), upright};
  EXPECT_EQ(ground_height({0.001, 0.5, 1}, walls, 0.02, deepest), 0);
  EXPECT_EQ(ground_height({-0.001, 0.5, 1}, walls, 0.02, deepest), 0);
  EXPECT_EQ(ground_height({-0.5, 0.5, 1}, walls, 0.02, deepest), -1);
}

// The floor of a bucket that lies on the ground is not the ground.
TEST(Ground, IsAPlaneWhereThereIsOne) {
  const WallPolygon plane = level(0, Wall::plane), bucket = level(0.01);
  EXPECT_EQ(ground_height({0.02, 0.5, 1}, {plane, bucket}, 0.02, deepest), 0);
  EXPECT_EQ(ground_height({0.02, 0.5, 1}, {bucket, level(-3, Wall::plane)}, 0.02, -1), 0.01);
}

TEST(Ground, AFewBodiesMayHaveFallenPastIt) {
  std::vector<Real> bottoms(100, 0);
  for (int i = 0; i < 4; ++i) bottoms[i] = -5;
  EXPECT_EQ(ground_height(bottoms, {level(0), level(-6)}, 0.02, deepest), 0);
}

TEST(Ground, IsUnknownWithoutAFloor) {
  EXPECT_FALSE(ground_height({0, 1}, {}, 0.02, deepest));
  EXPECT_FALSE(ground_height({0, 1}, {level(3)}, 0.02, deepest));
  EXPECT_EQ(ground_height({}, {level(0)}, 0.02, deepest), 0);
}

}  // namespace
}  // namespace clast
