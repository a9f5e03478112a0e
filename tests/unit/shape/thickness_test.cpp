// How thin shapes are, against closed forms and many directions.
#include "shape/thickness.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "base/random.hpp"
#include "shape/compound.hpp"
#include "shape/dilated.hpp"
#include "shape/library.hpp"
#include "shape/polygons.hpp"
#include "shape/sphere_set.hpp"
#include "tests/support/pair_shapes.hpp"

namespace clast::test {
namespace {

Real thickness(const Prototype& shape) { return shape.half_thickness * shape.radius; }

TEST(Thickness, OfABoxIsItsShortestSide) {
  EXPECT_NEAR(thickness(box_shape({1, 0.3, 0.02})), 0.02, 1e-12);
  EXPECT_NEAR(thickness(box_shape({1, 1, 1})), 1, 1e-12);
}

// Between two opposite edges it is thinner than over any of its faces.
TEST(Thickness, OfATetrahedronLiesBetweenTwoEdges) {
  const std::vector<Vec3> corners{{1, 1, 1}, {1, -1, -1}, {-1, 1, -1}, {-1, -1, 1}};
  EXPECT_NEAR(thickness(prototype_from_points("tetrahedron", corners)), 1, 1e-12);
}

// No direction is thinner, and some are as thin.
TEST(Thickness, IsTheLeastOfAllDirections) {
  Random random(4);
  std::vector<const Prototype*> shapes;
  for (const Prototype& shape : library_parts()) shapes.push_back(&shape);
  for (const Prototype& shape : odd_shapes())
    if (shape.volume > 0) shapes.push_back(&shape);
  for (const Prototype* shape : shapes) {
    Real least = infinity;
    const auto look_along = [&](const Vec3& n) {
      Real low = infinity, high = -infinity;
      for (const Vec3& v : shape->polyhedron.vertex) {
        low = smaller(low, dot(n, v));
        high = larger(high, dot(n, v));
      }
      if (high - low < least) least = high - low;
      return high - low;
    };
    Vec3 best{0, 0, 1};
    for (int i = 0; i < 20000; ++i) {
      const Vec3 n = rotate(random.rotation(), {0, 0, 1});
      const Real before = least;
      if (look_along(n) < before) best = n;
    }
    for (Real reach = 0.1; reach > 1e-7; reach *= 0.98)
      for (int i = 0; i < 20; ++i) {
        const Vec3 n = normalized(best + reach * rotate(random.rotation(), {0, 0, 1}));
        const Real before = least;
        if (look_along(n) < before) best = n;
      }
    EXPECT_LE(2 * shape->half_thickness, least + 1e-12) << shape->name;
    EXPECT_GT(2 * shape->half_thickness, 0.999 * least) << shape->name;
  }
}

TEST(Thickness, OfDilatedShapesCountsTheSweptRadius) {
  EXPECT_NEAR(thickness(capsule_prototype("capsule", 3, 0.2)), 0.2, 1e-12);
  EXPECT_NEAR(thickness(round_disc_prototype("disc", 2, 0.1)), 0.1, 1e-12);
  EXPECT_NEAR(thickness(ellipsoid_prototype("bean", {3, 0.5, 1}, 0)), 0.5, 1e-12);
  EXPECT_NEAR(thickness(ellipsoid_prototype("bean", {3, 0.5, 1}, 0.2)), 0.7, 1e-12);
  EXPECT_NEAR(thickness(rounded_prototype(box_shape({1, 0.4, 0.3}), 0.1)), 0.4, 1e-12);
  const std::vector<Vec3> ring{{1, 1, 0}, {-1, 1, 0}, {-1, -1, 0}, {1, -1, 0}};
  EXPECT_NEAR(thickness(round_plate_prototype("plate", ring, 0.05)), 0.05, 1e-12);
}

TEST(Thickness, OfPolygonsLiesInTheirPlane) {
  const std::vector<Corner> bar{{0, 0}, {4, 0}, {4, 0.5}, {0, 0.5}};
  EXPECT_NEAR(thickness(flat_prototype("bar", bar)), 0.25, 1e-12);
  EXPECT_NEAR(thickness(flat_rounded_prototype(flat_prototype("bar", bar), 0.1)), 0.35, 1e-12);
  EXPECT_NEAR(thickness(flat_ellipse_prototype("ellipse", 2, 0.3, 0.1)), 0.4, 1e-12);
  EXPECT_NEAR(thickness(flat_capsule_prototype("capsule", 2, 0.3)), 0.3, 1e-12);
  EXPECT_EQ(thickness(disc_prototype()), 1);
}

TEST(Thickness, OfSeveralPartsIsThatOfTheThinnest) {
  EXPECT_EQ(half_thickness(assembly_of(sphere_prototype())), 1);
  const Assembly clump = clump_of({"clump", {{{0, 0, 0}, 2}, {{3, 0, 0}, 0.5}}, {}});
  EXPECT_NEAR(half_thickness(clump) * clump.radius, 0.5, 1e-12);
  const Assembly jack = load_shape("jack");
  Real least = infinity;
  for (const Part& part : jack.parts) least = smaller(least, part.size * part.shape.half_thickness);
  EXPECT_EQ(half_thickness(jack), least);
  EXPECT_LT(least, 0.5);
}

}  // namespace
}  // namespace clast::test
