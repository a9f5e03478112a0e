#include "boundary/wall.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "base/quat.hpp"
#include "base/random.hpp"

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

}  // namespace
}  // namespace clast
