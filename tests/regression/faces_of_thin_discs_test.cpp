// Triangles of a disc of thickness 1e-6 lay in one plane to within the tolerance, and were merged
// to a quadrilateral with a corner that points inwards.
#include <gtest/gtest.h>

#include "base/random.hpp"
#include "shape/build.hpp"
#include "tests/unit/shape/consistent.hpp"

namespace clast::test {
namespace {

TEST(FacesOfThinDiscs, AreConvex) {
  for (const std::uint64_t seed : {97, 167, 190, 383}) {
    Random random(seed * 7919 + 3);
    std::vector<Vec3> points;
    for (std::uint64_t i = 0; i < 4 + seed % 196; ++i)
      points.push_back(scaled({1, 1e-6, 1}, rotate(random.rotation(), {1, 0, 0})));
    testing::expect_consistent(prototype_from_points("disc", points).polyhedron.view());
  }
}

}  // namespace
}  // namespace clast::test
