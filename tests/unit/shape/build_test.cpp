#include <gtest/gtest.h>

#include "base/error.hpp"
#include "shape/build.hpp"

namespace clast {
namespace {

std::vector<Vec3> box_corners(const Vec3& half, const Vec3& center = {}) {
  std::vector<Vec3> out;
  for (const Real z : {-1.0, 1.0})
    for (const Real y : {-1.0, 1.0})
      for (const Real x : {-1.0, 1.0}) out.push_back(center + scaled(half, {x, y, z}));
  return out;
}

TEST(Build, CubeKeepsItsAxes) {
  const Prototype cube = prototype_from_points("cube", box_corners({2, 2, 2}, {1, 2, 3}));
  EXPECT_EQ(cube.axes, Quat());
  EXPECT_EQ(cube.polyhedron.vertex.size(), 8u);
  EXPECT_EQ(cube.polyhedron.edge.size(), 12u);
  EXPECT_EQ(cube.polyhedron.face_normal.size(), 6u);
  EXPECT_NEAR(cube.radius, 2 * std::sqrt(3.0), 1e-14);
  EXPECT_NEAR(cube.volume, 8 / std::pow(3, 1.5), 1e-14);
  EXPECT_NEAR(cube.inertia.x, 2.0 / 9, 1e-15);
}

TEST(Build, PolygonIsAPlateOfTwoFaces) {
  const std::vector<Vec3> ring{{0, 0, 5}, {4, 0, 5}, {4, 2, 5}, {0, 2, 5}};
  const Prototype plate = prototype_from_polygon("plate", ring);
  EXPECT_EQ(plate.axes, Quat());
  EXPECT_EQ(plate.polyhedron.edge.size(), 4u);
  EXPECT_EQ(plate.polyhedron.face_normal[0], Vec3(0, 0, 1));
  EXPECT_EQ(plate.polyhedron.face_normal[1], Vec3(0, 0, -1));
  EXPECT_NEAR(plate.inertia.x, 4.0 / 12 / 5, 1e-15);
}

}  // namespace
}  // namespace clast
