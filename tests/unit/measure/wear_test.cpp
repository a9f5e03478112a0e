#include "measure/wear.hpp"

#include <gtest/gtest.h>

namespace clast {
namespace {

TEST(Wear, FollowsArchardsLaw) {
  EXPECT_DOUBLE_EQ(volume_worn_off(1e-12, 5, 0.5), 1e-11);
  EXPECT_EQ(volume_worn_off(1e-12, 0, 0.5), 0);
  EXPECT_EQ(volume_worn_off(1e-12, 5, 0), 0) << "without friction the way is not known";
}

Wall wall_of(Wall::Kind kind, Wall::Touched touched = Wall::by_all) {
  Wall wall;
  wall.kind = kind;
  wall.touched = touched;
  return wall;
}

TEST(Wear, IsSharedOutOverTheArea) {
  const std::vector<Wall> walls{wall_of(Wall::rectangle), wall_of(Wall::polygon)};
  EXPECT_EQ(per_area({6, 1}, walls, {{1, 2}, {1, 4}}), (std::vector<Real>{3, 0.25}));
}

// Balls wear the round wall, other bodies its plates; what is seen are the plates.
TEST(Wear, OfARoundWallShowsOnItsPlates) {
  const std::vector<Wall> walls{
      wall_of(Wall::turned, Wall::by_spheres), wall_of(Wall::rectangle, Wall::by_shapes),
      wall_of(Wall::rectangle, Wall::by_shapes), wall_of(Wall::rectangle)};
  const auto shown = per_area({8, 1, 0, 5}, walls, {{1, 4}, {1, 2}, {1, 2}, {1, 1}});
  EXPECT_EQ(shown[1], 2.5);
  EXPECT_EQ(shown[2], 2);
  EXPECT_EQ(shown[3], 5) << "a wall of its own";
}

TEST(Wear, WallsWithoutAreaHaveNone) {
  EXPECT_EQ(per_area({6}, {wall_of(Wall::plane)}, {{0, 0}}), std::vector<Real>{0});
}

}  // namespace
}  // namespace clast
