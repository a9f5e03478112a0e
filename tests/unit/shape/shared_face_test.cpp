#include "shape/shared_face.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "shape/build.hpp"

namespace clast {
namespace {

constexpr Real root_of_three = 1.7320508075688772;

// Cubes of side 2.
struct Cubes {
  Prototype shape = [] {
    std::vector<Vec3> corners;
    for (int i = 0; i < 8; ++i)
      corners.push_back({i % 2 * 2 - 1.0, i / 2 % 2 * 2 - 1.0, i / 4 * 2 - 1.0});
    return prototype_from_points("cube", corners);
  }();
  PolyhedronView view = shape.polyhedron.view();

  std::optional<SharedFace> face(const Vec3& place, const Quat& turn, Real within) const {
    return shared_face({view, {}, shape.axes, root_of_three},
                       {view, place, turn * shape.axes, root_of_three}, 0, within);
  }
};

TEST(SharedFace, IsAllOfItWhereCubesStandSideBySide) {
  const auto face = Cubes().face({2, 0, 0}, {}, 1e-9);
  ASSERT_TRUE(face);
  EXPECT_LT(length(face->normal - Vec3{1, 0, 0}), 1e-12);
  const PolygonMeasures m = measures_of(face->ring, face->normal);
  EXPECT_NEAR(m.area, 4, 1e-12);
  EXPECT_LT(length(m.centroid - Vec3{1, 0, 0}), 1e-12);
  EXPECT_NEAR(m.about_s, 16.0 / 12, 1e-12);
  EXPECT_NEAR(m.about_t, 16.0 / 12, 1e-12);
}

TEST(SharedFace, IsWhatLiesOverEachOther) {
  const auto face = Cubes().face({2.1, 1, 0.5}, {}, 0.11);
  ASSERT_TRUE(face);
  const PolygonMeasures m = measures_of(face->ring, face->normal);
  EXPECT_NEAR(m.area, 1 * 1.5, 1e-12);
  EXPECT_LT(length(m.centroid - Vec3{1.05, 0.5, 0.25}), 1e-12);  // half-way across the gap
  const Real wide = 1.5 * 1.5 * 1.5 * 1 / 12, high = 1.5 / 12;
  EXPECT_NEAR(larger(m.about_s, m.about_t), wide, 1e-12);
  EXPECT_NEAR(smaller(m.about_s, m.about_t), high, 1e-12);
}

TEST(SharedFace, IsNoneAtEdgesAcrossGapsOrAtAnAngle) {
  const Cubes cubes;
  EXPECT_FALSE(cubes.face({2, 2, 0}, {}, 1e-9));    // an edge
  EXPECT_FALSE(cubes.face({2.1, 0, 0}, {}, 0.09));  // too far
  EXPECT_FALSE(cubes.face({1.9, 0, 0}, {}, 0.09));  // too deep
  EXPECT_FALSE(cubes.face({2.5, 0, 0}, rotation_by({0, 0, 0.05}), 1));
  EXPECT_TRUE(cubes.face({2.1, 0, 0}, rotation_by({0, 0, 0.01}), 0.2));
  EXPECT_TRUE(cubes.face({2, 0, 0}, rotation_by({0.4, 0, 0}), 1e-9));  // turned in the plane
}

// The same wherever the two stand.
TEST(PolygonMeasures, OfATriangleInAnyPlane) {
  Random random(3);
  for (int i = 0; i < 20; ++i) {
    const Quat turn = random.rotation();
    const Vec3 shift = random.uniform({-1, -1, -1}, {1, 1, 1});
    std::vector<Vec3> ring;
    for (const Vec3& p : {Vec3{0, 0, 0}, Vec3{0, 6, 0}, Vec3{0, 0, 3}})
      ring.push_back(shift + rotate(turn, p));
    const Vec3 n = rotate(turn, {1, 0, 0});
    const PolygonMeasures m = measures_of(ring, n);
    EXPECT_NEAR(m.area, 9, 1e-12);
    EXPECT_LT(length(m.centroid - shift - rotate(turn, {0, 2, 1})), 1e-12);
    // About axes along its sides b h^3 / 36 and b^3 h / 36, and -b^2 h^2 / 72 mixed.
    const Real y = 6 * 27 / 36.0, z = 216 * 3 / 36.0, mixed = 36 * 9 / 72.0;
    const Real middle = 0.5 * (y + z), radius = root(square(0.5 * (z - y)) + square(mixed));
    EXPECT_NEAR(larger(m.about_s, m.about_t), middle + radius, 1e-11);
    EXPECT_NEAR(smaller(m.about_s, m.about_t), middle - radius, 1e-11);
    // About s the moment is the integral of the squared distance from s.
    Real about_s = 0;
    const Vec3 t = cross(n, m.side);
    const Vec3 mid[] = {0.5 * (ring[0] + ring[1]), 0.5 * (ring[1] + ring[2]),
                        0.5 * (ring[2] + ring[0])};
    for (const Vec3& p : mid) about_s += m.area / 3 * square(dot(p - m.centroid, t));
    EXPECT_NEAR(m.about_s, about_s, 1e-11);
  }
}

}  // namespace
}  // namespace clast
