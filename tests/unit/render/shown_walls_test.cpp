#include "render/shown_walls.hpp"

#include <gtest/gtest.h>

#include <limits>

#include "boundary/wall.hpp"

namespace clast {
namespace {

const Bounds scene{{0, 0, 0}, {2, 1, 1}};

WallPolygon polygon(std::int32_t kind, std::vector<Vec3> corners) {
  return {std::move(corners), kind};
}
const WallPolygon ground = polygon(Wall::plane, {{-9, -9, 0}, {9, -9, 0}, {9, 9, 0}, {-9, 9, 0}});
const WallPolygon slope = polygon(Wall::plane, {{-9, -9, -9}, {9, -9, 9}, {9, 9, 9}, {-9, 9, -9}});
const WallPolygon plate = polygon(Wall::rectangle, {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}});

TEST(ShownWalls, FiniteWallsArePanesWithEdges) {
  const ShownWalls shown = shown_walls({plate}, scene, 0);
  ASSERT_EQ(shown.panes.size(), 1u);
  EXPECT_EQ(shown.panes[0], plate.corners);
  EXPECT_EQ(shown.edges.size(), 4u);
  EXPECT_FALSE(shown.on_plane);
}

TEST(ShownWalls, ThePlaneBelowIsTheFloor) {
  const ShownWalls shown = shown_walls({ground}, scene, 0);
  EXPECT_TRUE(shown.on_plane);
  EXPECT_TRUE(shown.panes.empty());
  EXPECT_TRUE(shown.edges.empty());
}

TEST(ShownWalls, OtherPlanesEndWithTheScene) {
  for (const ShownWalls& shown : {shown_walls({slope}, scene, 0), shown_walls({ground}, scene, {}),
                                  shown_walls({ground}, scene, -1)}) {
    EXPECT_FALSE(shown.on_plane);
    ASSERT_EQ(shown.panes.size(), 1u);
    EXPECT_GE(shown.edges.size(), 4u);
    for (const Vec3& corner : shown.panes[0]) {
      EXPECT_LT(std::abs(corner.x - 1), 1.5);
      EXPECT_LT(std::abs(corner.y - 0.5), 1);
    }
  }
}

TEST(ShownWalls, WearGoesWithEachPane) {
  WallPolygon worn = plate;
  worn.wear = 2e-6;
  EXPECT_EQ(shown_walls({plate, slope, worn}, scene, 0).wear, (std::vector<Real>{0, 0, 2e-6}));
}

TEST(ShownWalls, BrokenWallsAreLeftOut) {
  WallPolygon broken = plate;
  broken.corners[2].x = std::numeric_limits<Real>::quiet_NaN();
  const WallPolygon point = polygon(Wall::polygon, {{1, 1, 1}, {1, 1, 1}, {1, 1, 1}});
  EXPECT_TRUE(shown_walls({broken, point}, scene, 0).panes.empty());
}

TEST(ShownWalls, BoundsAreAroundTheBalls) {
  EXPECT_FALSE(bounds_around({}));
  const Bounds bounds = *bounds_around({{{1, 0, 0}, 0.5}, {{0, 2, 0}, 1}});
  EXPECT_EQ(bounds.low, (Vec3{-1, -0.5, -1}));
  EXPECT_EQ(bounds.high, (Vec3{1.5, 3, 1}));
}

}  // namespace
}  // namespace clast
