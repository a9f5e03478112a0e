#include "boundary/wall.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "base/quat.hpp"
#include "base/random.hpp"
#include "boundary/finite_wall.hpp"

namespace clast {
namespace {

Wall rectangle() {
  Wall wall;
  wall.kind = Wall::rectangle;
  wall.half_u = 2;
  wall.half_v = 1;
  return wall;
}

void expect_distance(const Wall& wall, const Vec3& from, Real distance, const Vec3& nearest) {
  const WallDistance d = distance_to(wall, from);
  EXPECT_NEAR(d.distance, distance, 1e-14);
  EXPECT_NEAR(length(d.direction), 1, 1e-14);
  EXPECT_LT(length(from + d.distance * d.direction - nearest), 1e-14);
}

TEST(Plane, DistanceIsNegativeBehindIt) {
  Wall wall;
  wall.point = {0, 0, 1};
  expect_distance(wall, {5, -3, 4}, 3, {5, -3, 1});
  expect_distance(wall, {5, -3, 0.5}, -0.5, {5, -3, 1});
  EXPECT_EQ(distance_to(wall, {0, 0, 0.5}).direction, Vec3(0, 0, -1));
}

TEST(Rectangle, FaceEdgeAndCorner) {
  const Wall wall = rectangle();
  expect_distance(wall, {1, 0.5, 3}, 3, {1, 0.5, 0});
  expect_distance(wall, {1, 0.5, -3}, 3, {1, 0.5, 0});
  expect_distance(wall, {5, 0.5, 4}, 5, {2, 0.5, 0});
  expect_distance(wall, {-1.5, -4, -4}, 5, {-1.5, -1, 0});
  expect_distance(wall, {4, 3, 1}, 3, {2, 1, 0});
  expect_distance(wall, {4, 1, 0}, 2, {2, 1, 0});
}

TEST(Rectangle, PointOnItHasADirectionAllTheSame) {
  const WallDistance d = distance_to(rectangle(), {0.5, 0.5, 0});
  EXPECT_EQ(d.distance, 0);
  EXPECT_EQ(d.direction, Vec3(0, 0, -1));
}

// No point of the rectangle is nearer than the one found.
TEST(Rectangle, TheNearestPointIsTheNearest) {
  Random random(9);
  for (int trial = 0; trial < 100; ++trial) {
    Wall wall = rectangle();
    const Quat q = random.rotation();
    wall.point = random.uniform({-1, -1, -1}, {1, 1, 1});
    wall.u = rotate(q, {1, 0, 0});
    wall.v = rotate(q, {0, 1, 0});
    wall.normal = rotate(q, {0, 0, 1});
    const Vec3 from = random.uniform({-5, -5, -5}, {5, 5, 5});
    const WallDistance found = distance_to(wall, from);
    Real nearest = 1e9;
    for (int i = -40; i <= 40; ++i)
      for (int j = -40; j <= 40; ++j) {
        const Vec3 p =
            wall.point + (i / 40.0 * wall.half_u) * wall.u + (j / 40.0 * wall.half_v) * wall.v;
        nearest = std::min(nearest, length(p - from));
      }
    EXPECT_LE(found.distance, nearest + 1e-12);
    EXPECT_NEAR(found.distance, nearest, 0.05);
  }
}

// A rectangle given as a polygon has the same nearest points, wherever it lies.
TEST(Polygon, OfFourCornersIsARectangle) {
  Random random(4);
  for (int trial = 0; trial < 1000; ++trial) {
    const Quat q = random.rotation();
    const Wall plain = rectangle_wall(random.uniform({-1, -1, -1}, {1, 1, 1}), rotate(q, {4, 0, 0}),
                                      rotate(q, {0, 2, 0}));
    const FiniteWall polygon = polygon_wall(outline_of(plain, {}), plain.normal);
    Wall wall = polygon.wall;
    wall.corners = 4;
    const Vec3 from = random.uniform({-5, -5, -5}, {5, 5, 5});
    const WallDistance a = distance_to(plain, from);
    const WallDistance b = distance_to(wall, from, polygon.ring.data());
    EXPECT_NEAR(a.distance, b.distance, 1e-13);
    EXPECT_LT(length(a.direction - b.direction), 1e-12);
    EXPECT_EQ(a.rim, b.rim);
    for (const Real reach : {0.5, 2.0})
      EXPECT_FALSE(clearly_farther(wall, from, reach) && b.distance < reach);
  }
}

// A nearest point on a side that two facets share is on the rim of both, also to the last digit.
TEST(Polygon, SharedSideIsTheRimOfBoth) {
  std::vector<Wall> walls;
  std::vector<Vec3> corners;
  append_wall(polygon_wall({{0, 0, 0}, {1, 0, 0}, {0.3, 1, 0}}, {0, 0, 1}), walls, corners);
  append_wall(polygon_wall({{1, 0, 0}, {1.2, 0.9, 0}, {0.3, 1, 0}}, {0, 0, 1}), walls, corners);
  for (Real t = 0.05; t < 1; t += 0.05) {
    const Vec3 above = Vec3{1, 0, 0.01} + t * Vec3{-0.7, 1, 0};
    const WallDistance a = distance_to(walls[0], above, corners.data());
    const WallDistance b = distance_to(walls[1], above, corners.data());
    EXPECT_TRUE(a.rim && b.rim) << t;
    const bool first_acts = !makes_contact_instead(walls[1], false, above, a, corners.data());
    const bool second_acts = !makes_contact_instead(walls[0], true, above, b, corners.data());
    EXPECT_TRUE(first_acts && !second_acts) << t;
  }
}

}  // namespace
}  // namespace clast
