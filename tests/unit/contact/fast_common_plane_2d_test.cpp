#include "contact/fast_common_plane_2d.hpp"

#include <gtest/gtest.h>

#include "tests/support/exact_pair.hpp"
#include "tests/support/pair_shapes.hpp"

namespace clast::test {
namespace {

Prototype polygon(Random& random, int corners) {
  std::vector<Vec3> ring;
  for (int i = 0; i < corners; ++i) {
    const SinCos at = sin_cos(2 * pi * (i + random.uniform(0, 0.9)) / corners);
    ring.push_back({at.cos, at.sin, 0});
  }
  return prototype_from_polygon("polygon", ring);
}

// Stands in the plane z = 0 however its principal axes lie.
Placed flat(const Prototype& shape, const Vec3& center, Real angle, Real size) {
  return placed(shape, center, rotation_by({0, 0, angle}) * shape.axes, size);
}

// The least push within the plane: the best of all edge normals.
long double least_push_in_plane(const Placed& a, const Placed& b) {
  long double best = -1e300L;
  for (const Placed* p : {&a, &b})
    for (int e = 0; e < p->shape.edges; ++e) {
      const Vec3 along = p->vertex(p->shape.edge[e].to) - p->vertex(p->shape.edge[e].from);
      const Vec3 n = normalized(Vec3{along.y, -along.x, 0});
      best = std::max({best, exact_gap_along(a, b, n), exact_gap_along(a, b, -n)});
    }
  return best;
}

TEST(FastCommonPlane2d, FindsTheExactGap) {
  Random random(8);
  std::vector<Prototype> shapes;
  for (int corners = 3; corners < 14; ++corners) shapes.push_back(polygon(random, corners));
  int apart = 0, touching = 0;
  for (int k = 0; k < 10000; ++k) {
    const Prototype& first = shapes[random.bits() % shapes.size()];
    const Prototype& second = shapes[random.bits() % shapes.size()];
    const Real size = random.uniform(0.3, 3);
    const Real distance = random.uniform(0.2, 1.3) * (1 + size);
    const SinCos way = sin_cos(random.uniform(0, 2 * pi));
    const Placed a = flat(first, {1, 2, 0}, random.uniform(0, 6), 1);
    const Placed b = flat(second, Vec3{1, 2, 0} + distance * Vec3{way.cos, way.sin, 0},
                          random.uniform(0, 6), size);
    const ExactPair exact = exact_pair(a, b);
    PlaneMemory memory;
    for (int call = 0; call < 2; ++call) {
      const CommonPlane plane = fast_common_plane_2d(a, b, memory);
      EXPECT_EQ(plane.normal.z, 0);
      if (exact.apart) {
        EXPECT_NEAR(plane.gap, static_cast<Real>(exact.gap), 1e-12) << k;
        EXPECT_NEAR(length(plane.normal - exact.normal), 0, 1e-9 + 1e-14 / exact.gap) << k;
        EXPECT_LE(plane.iterations, 8);
      } else {
        EXPECT_NEAR(plane.gap, static_cast<Real>(least_push_in_plane(a, b)), 1e-12) << k;
      }
    }
    ++(exact.apart ? apart : touching);
  }
  EXPECT_GT(apart, 3000);
  EXPECT_GT(touching, 2000);
}

TEST(FastCommonPlane2d, ParallelSidesAndPrisms) {
  const Prototype cube = box_shape({1, 1, 1});
  PlaneMemory memory;
  const CommonPlane plane = fast_common_plane_2d(placed(cube, {0, 0, 0}, {}, root(3)),
                                                 placed(cube, {0.7, 2.1, 0}, {}, root(3)), memory);
  EXPECT_NEAR(plane.gap, 0.1, 1e-14);
  EXPECT_NEAR(plane.normal.y, 1, 1e-14);
}

}  // namespace
}  // namespace clast::test
