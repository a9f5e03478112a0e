#include "contact/flat_ring.hpp"

#include <gtest/gtest.h>

namespace clast::test {
namespace {

using Ring = FlatRing<16>;

// A square of side 1 with its lower left corner at x, y; depths from a plane.
Real plane(Real x, Real y) { return 2 + 0.5 * x - 0.25 * y; }
Ring square_at(Real x, Real y) {
  Ring ring;
  for (const FlatPoint& p :
       {FlatPoint{0, 0, 0}, FlatPoint{1, 0, 0}, FlatPoint{1, 1, 0}, FlatPoint{0, 1, 0}})
    ring.point[ring.count++] = {x + p.x, y + p.y, plane(x + p.x, y + p.y)};
  return ring;
}

TEST(FlatRing, JoinsSquaresIntoTheirHull) {
  Ring ring;
  ring.join(square_at(0, 0), 1e-9);
  EXPECT_EQ(ring.count, 4);
  ring.join(square_at(1, 0), 1e-9);
  EXPECT_EQ(ring.count, 4);  // the seam is gone
  for (int i = 0; i < ring.count; ++i) EXPECT_TRUE(ring.point[i].x == 0 || ring.point[i].x == 2);
  ring.join(Ring(), 1e-9);
  EXPECT_EQ(ring.count, 4);
  ring.join(square_at(0, 1), 1e-9);
  EXPECT_EQ(ring.count, 5);  // over the corner that is missing
}

TEST(FlatRing, DepthInsideIsThatOfThePlane) {
  const Ring ring = square_at(3, -1);
  for (const Real x : {3.0, 3.2, 3.9, 4.0})
    for (const Real y : {-1.0, -0.7, -0.1, 0.0})
      EXPECT_NEAR(ring.depth_at({x, y, 0}), plane(x, y), 1e-14) << x << ' ' << y;
}

TEST(FlatRing, DepthAlongASegmentIsLinear) {
  Ring ring;
  ring.point[ring.count++] = {0, 0, 1};
  EXPECT_EQ(ring.depth_at({0, 0, 0}), 1);
  ring.point[ring.count++] = {0, 2, 3};
  EXPECT_NEAR(ring.depth_at({0, 0.5, 0}), 1.5, 1e-15);
  EXPECT_EQ(ring.depth_at({0, 5, 0}), 3);
}

}  // namespace
}  // namespace clast::test
