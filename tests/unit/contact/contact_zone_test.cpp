#include "contact/contact_zone.hpp"

#include <gtest/gtest.h>

#include "contact/common_plane.hpp"
#include "tests/support/pair_shapes.hpp"

namespace clast::test {
namespace {

struct Zone {
  CommonPlane plane;
  ZonePoint point[16];
  int count = 0;

  Zone(const Placed& a, const Placed& b) {
    PlaneMemory memory;
    plane = common_plane(a, b, memory);
    count = contact_zone(a, b, plane, point);
    Real shares = 0;
    for (int i = 0; i < count; ++i) {
      shares += point[i].share;
      EXPECT_GE(point[i].depth, 0);
      EXPECT_LE(point[i].depth, -plane.gap + 1e-9);
    }
    EXPECT_NEAR(shares, 1, 1e-12);
  }
  bool has(const Vec3& p, Real within = 1e-12) const {
    for (int i = 0; i < count; ++i)
      if (length(point[i].position - p) < within) return true;
    return false;
  }
  Vec3 center() const {
    Vec3 sum;
    for (int i = 0; i < count; ++i) sum += point[i].share * point[i].position;
    return sum;
  }
};

class ContactZone : public ::testing::Test {
 protected:
  Placed cube_at(const Vec3& center, const Vec3& turn = {}) const {
    return placed(cube, center, rotation_by(turn), root(3));
  }
  const Prototype cube = box_shape({1, 1, 1});
};

TEST_F(ContactZone, FaceOnFace) {
  const Zone zone(cube_at({0, 0, 0}), cube_at({0.5, 0.3, 1.99}));
  ASSERT_EQ(zone.count, 4);
  for (const Vec3& corner :
       {Vec3{-0.5, -0.7, 0.995}, Vec3{1, -0.7, 0.995}, Vec3{1, 1, 0.995}, Vec3{-0.5, 1, 0.995}})
    EXPECT_TRUE(zone.has(corner));
  for (int i = 0; i < 4; ++i) {
    EXPECT_NEAR(zone.point[i].share, 0.25, 1e-12);
    EXPECT_NEAR(zone.point[i].depth, 0.01, 1e-13);
  }
}

TEST_F(ContactZone, AlignedFaces) {
  const Zone zone(cube_at({0, 0, 0}), cube_at({0, 0, 1.99}));
  EXPECT_EQ(zone.count, 4);
  EXPECT_TRUE(zone.has({1, 1, 0.995}));
}

TEST_F(ContactZone, TurnedFacesMeetInAnOctagon) {
  const Zone zone(cube_at({0, 0, 0}), cube_at({0, 0, 1.99}, {0, 0, pi / 4}));
  EXPECT_EQ(zone.count, 8);
  EXPECT_TRUE(zone.has({1, root(2) - 1, 0.995}));
  for (int i = 0; i < 8; ++i) EXPECT_NEAR(zone.point[i].share, 0.125, 1e-12);
}

TEST_F(ContactZone, SharesAreThoseOfTheArea) {
  // The overlap is the rectangle x from 0.8 to 1, y from -1 to 1.
  const Zone zone(cube_at({0, 0, 0}), cube_at({1.8, 0, 1.99}));
  EXPECT_EQ(zone.count, 4);
  EXPECT_NEAR(zone.center().x, 0.9, 1e-12);
  EXPECT_NEAR(zone.center().y, 0, 1e-12);
}

TEST_F(ContactZone, EdgeOnFaceHasTwoEnds) {
  const Zone zone(cube_at({0, 0, 0}), cube_at({0.2, 0.1, 1 + root(2) - 0.01}, {pi / 4, 0, 0}));
  ASSERT_EQ(zone.count, 2);
  EXPECT_TRUE(zone.has({-0.8, 0.1, 0.995}));
  EXPECT_TRUE(zone.has({1, 0.1, 0.995}));
  EXPECT_NEAR(zone.point[0].share, 0.5, 1e-12);
}

TEST_F(ContactZone, CrossedEdgesMeetInAPoint) {
  const Zone zone(cube_at({0, 0, 0}, {0, pi / 4, 0}),
                  cube_at({0.2, 0.1, 2 * root(2) - 0.01}, {pi / 4, 0, 0}));
  ASSERT_EQ(zone.count, 1);
  EXPECT_TRUE(zone.has({0, 0.1, root(2) - 0.005}));
  EXPECT_NEAR(zone.point[0].depth, 0.01, 1e-12);
}

// Given the plane between them, two edges along each other keep both ends.
TEST_F(ContactZone, CollinearEdgesKeepBothEnds) {
  const Placed a = cube_at({0, 0, 0}, {pi / 4, 0, 0});
  const Placed b = cube_at({0.5, 0, 2 * root(2) - 0.01}, {pi / 4, 0, 0});
  CommonPlane plane;
  plane.normal = {0, 0, 1};
  plane.gap = -0.01;
  ZonePoint points[16];
  ASSERT_EQ(contact_zone(a, b, plane, points), 2);
  EXPECT_NEAR(length(points[1].position - points[0].position), 1.5, 1e-9);
  EXPECT_NEAR(points[0].depth, 0.01, 1e-9);
}

TEST_F(ContactZone, VertexOnFace) {
  const Vec3 tip = normalized(Vec3{1, 1, 1});
  const Vec3 axis = normalized(cross(-tip, Vec3{0, 0, 1}));
  const Real angle = std::acos(-tip.z);
  const Placed b = cube_at({0.1, 0.2, 1 + root(3) - 0.01}, -(pi - angle) * axis);
  const Zone zone(cube_at({0, 0, 0}), b);
  ASSERT_EQ(zone.count, 1);
  EXPECT_NEAR(zone.point[0].depth, -zone.plane.gap, 1e-15);
}

// A tilt far below the depth changes the points by about as much.
TEST_F(ContactZone, SmallTiltMovesPointsALittle) {
  for (const Real tilt : {1e-12, 1e-9, 1e-6, 1e-4}) {
    const Zone zone(cube_at({0, 0, 0}), cube_at({0.5, 0.3, 1.99}, {tilt, 0.7 * tilt, 0}));
    EXPECT_EQ(zone.count, 4) << tilt;
    EXPECT_NEAR(length(zone.center() - Vec3{0.25, 0.15, 0.995}), 0, 3 * tilt + 1e-9);
    for (int i = 0; i < zone.count; ++i)
      EXPECT_NEAR(zone.point[i].depth, 0.01, 5 * tilt + 1e-9) << tilt;
  }
}

TEST_F(ContactZone, FarFromTheOriginTheSame) {
  const Vec3 far{1e6, 0, -1e6};
  const Zone zone(cube_at(far), cube_at(far + Vec3{0.5, 0.25, 1.984375}));
  ASSERT_EQ(zone.count, 4);
  for (int i = 0; i < 4; ++i) EXPECT_NEAR(zone.point[i].depth, 0.015625, 1e-12);
}

// Where one point is told to be all there is, the polygons agree.
TEST(ContactZoneOfAll, OnePointIsWhatPolygonsGive) {
  const auto shapes = all_pair_shapes();
  Random random(22);
  int seen = 0, crossed = 0;
  for (int k = 0; k < 10000; ++k) {
    RandomPair pair = random_pair(random, shapes, 3, 0.9, 1);
    PlaneMemory memory;
    CommonPlane plane = common_plane(pair.a, pair.b, memory);
    pair.b.center -= (plane.gap + 0.01) * plane.normal;
    plane = common_plane(pair.a, pair.b, memory);
    ZonePoint quick;
    if (!(plane.gap < 0) || !touch_at_one_point(pair.a, pair.b, plane, quick)) continue;
    const Posed a(pair.a, pair.a.center), b(pair.b, pair.a.center);
    const ::clast::ContactZone zone(a, b, plane.normal);
    ZonePoint points[16];
    ASSERT_EQ(zone.find_points(plane, pair.a.center, points), 1);
    ASSERT_NEAR(length(points[0].position - quick.position), 0, 1e-9);
    ASSERT_NEAR(points[0].depth, quick.depth, 1e-9);
    ++seen;
    crossed += zone.of_a.count == 2 && zone.of_b.count == 2;
  }
  EXPECT_GT(seen, 1000);
  EXPECT_GT(crossed, 100);
}

// Deep overlaps and all kinds of shapes: always a finite answer inside the bounds.
TEST(ContactZoneOfAll, AlwaysAnAnswer) {
  const auto shapes = all_pair_shapes();
  Random random(21);
  int many = 0;
  for (int k = 0; k < 20000; ++k) {
    const RandomPair pair = random_pair(random, shapes, 3, 0, 0.8);
    PlaneMemory memory;
    const CommonPlane plane = common_plane(pair.a, pair.b, memory);
    if (plane.gap > 0) continue;
    const Zone zone(pair.a, pair.b);
    ASSERT_GE(zone.count, 1);
    ASSERT_LE(zone.count, 16);
    many += zone.count > 2;
    for (int i = 0; i < zone.count; ++i)
      EXPECT_LT(length(zone.point[i].position - pair.a.center), 1.5 * (1 + 2 * pair.b.size));
    ZonePoint few[4];
    EXPECT_LE(contact_zone(pair.a, pair.b, plane, few), 4);
  }
  EXPECT_GT(many, 1000);
}

TEST_F(ContactZone, WallBehindAFace) {
  ZonePoint points[16];
  const int n = plane_zone(cube_at({0, 0, 0}, {1e-13, 0, 0}), {5, 5, -0.99}, {0, 0, 1}, points);
  ASSERT_EQ(n, 4);
  for (int i = 0; i < 4; ++i) {
    EXPECT_NEAR(points[i].share, 0.25, 1e-9);
    EXPECT_NEAR(points[i].depth, 0.01, 1e-12);
    EXPECT_NEAR(points[i].position.z, -0.99, 1e-12);
  }
  EXPECT_EQ(plane_zone(cube_at({0, 0, 0}), {0, 0, -1.01}, {0, 0, 1}, points), 0);
  EXPECT_EQ(plane_zone(cube_at({0, 0, 0}, {0.6, 0, 0}), {0, 0, -1.3}, {0, 0, 1}, points), 2);
  EXPECT_EQ(plane_zone(cube_at({0, 0, 0}, {0.6, 0.4, 0}), {0, 0, -1.4}, {0, 0, 1}, points), 1);
}

}  // namespace
}  // namespace clast::test
