#include "contact/fast_common_plane_2d.hpp"

#include <gtest/gtest.h>

#include "shape/polygons.hpp"
#include "tests/support/exact_pair.hpp"
#include "tests/support/pair_shapes.hpp"

namespace clast::test {
namespace {

Prototype polygon(Random& random, int corners) {
  std::vector<Vec3> ring;
  for (int i = 0; i < corners; ++i) {
    const SinCos at = sin_cos(2 * pi * (i + random.uniform(0, 0.9)) / corners);
    ring.push_back({at.cos, 0, at.sin});
  }
  return prototype_from_polygon("polygon", ring);
}

Prototype prism_of(const std::vector<Corner>& corners) {
  std::vector<Vec3> points;
  for (const Corner& c : corners)
    for (const Real y : {-10.0, 10.0}) points.push_back({c[0], y, c[1]});
  return prototype_from_points("prism", points);
}

// Stands in the plane y = 0 however its principal axes lie.
Placed flat(const Prototype& shape, const Vec3& center, Real angle, Real size) {
  return placed(shape, center, rotation_by({0, angle, 0}) * shape.axes, size);
}

// Whether a polygon holds a point of the plane.
bool holds_point(const Placed& body, const Vec3& point) {
  for (int e = 0; e < body.shape.edges; ++e) {
    const Vec3 from = body.vertex(body.shape.edge[e].from);
    const Vec3 along = body.vertex(body.shape.edge[e].to) - from;
    Vec3 outward = normalized(Vec3{along.z, 0, -along.x});
    if (dot(outward, body.center - from) > 0) outward = -outward;
    if (dot(outward, point - from) > 1e-12) return false;
  }
  return true;
}

// The least push within the plane: the best of all edge normals.
long double least_push_in_plane(const Placed& a, const Placed& b) {
  long double best = -1e300L;
  for (const Placed* p : {&a, &b})
    for (int e = 0; e < p->shape.edges; ++e) {
      const Vec3 along = p->vertex(p->shape.edge[e].to) - p->vertex(p->shape.edge[e].from);
      const Vec3 n = normalized(Vec3{along.z, 0, -along.x});
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
    const Placed a = flat(first, {1, 0, 2}, random.uniform(0, 6), 1);
    const Placed b = flat(second, Vec3{1, 0, 2} + distance * Vec3{way.cos, 0, way.sin},
                          random.uniform(0, 6), size);
    const ExactPair exact = exact_pair(a, b);
    PlaneMemory memory;
    for (int call = 0; call < 2; ++call) {
      const CommonPlane plane = fast_common_plane_2d(a, b, memory);
      EXPECT_EQ(plane.normal.y, 0);
      EXPECT_EQ(plane.on_a.y, 0);
      EXPECT_EQ(plane.on_b.y, 0);
      EXPECT_FALSE(plane.failed);
      EXPECT_NEAR(length(plane.on_b - plane.on_a - plane.gap * plane.normal), 0, 1e-12) << k;
      EXPECT_TRUE(holds_point(a, plane.on_a) || holds_point(b, plane.on_b)) << k;
      if (exact.apart) {
        EXPECT_TRUE(holds_point(a, plane.on_a) && holds_point(b, plane.on_b)) << k;
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
                                                 placed(cube, {0.7, 0, 2.1}, {}, root(3)), memory);
  EXPECT_NEAR(plane.gap, 0.1, 1e-14);
  EXPECT_NEAR(plane.normal.z, 1, 1e-14);
}

// A corner over the middle of a side, next to a corner of that side: the link is at the corner that
// digs in, whichever body has it.
TEST(FastCommonPlane2d, LinkIsAtTheCornerThatDigsIn) {
  const Prototype square_shape = flat_prototype("square", polygon_of_name("square"));
  const Real size = square_shape.radius, sink = 0.01, tilt = 0.1;
  const Placed lower = flat(square_shape, {}, 0, size);
  const SinCos at = sin_cos(tilt);
  const Vec3 corner{0.2, 0, 0.5 - sink};  // the lowest of the upper square, left of its middle
  const Vec3 middle = corner + 0.5 * Vec3{at.cos - at.sin, 0, at.cos + at.sin};
  const Placed upper = flat(square_shape, middle, -tilt, size);
  PlaneMemory memory;
  const CommonPlane plane = fast_common_plane_2d(lower, upper, memory);
  EXPECT_NEAR(plane.gap, -sink, 1e-14);
  EXPECT_NEAR(length(plane.on_b - corner), 0, 1e-14);
  PlaneMemory other;
  const CommonPlane turned = fast_common_plane_2d(upper, lower, other);
  EXPECT_NEAR(turned.gap, -sink, 1e-14);
  EXPECT_NEAR(length(turned.on_a - corner), 0, 1e-14);
}

// Prisms that are longer than they are wide touch in the plane: the search in space must find the
// same planes.
TEST(FastCommonPlane2d, AgreesWithTheSearchInSpaceOnPrisms) {
  Random random(3);
  std::vector<Prototype> prisms;
  for (const char* name : {"triangle", "square", "pentagon", "octagon", "shard", "stone"})
    prisms.push_back(prism_of(polygon_of_name(name)));
  int apart = 0, touching = 0;
  for (int k = 0; k < 4000; ++k) {
    const Prototype& first = prisms[random.bits() % prisms.size()];
    const Prototype& second = prisms[random.bits() % prisms.size()];
    const SinCos way = sin_cos(random.uniform(0, 2 * pi));
    const Placed a = flat(first, {}, random.uniform(0, 6), first.radius);
    const Placed b = flat(second, random.uniform(0.9, 2.2) * Vec3{way.cos, 0, way.sin},
                          random.uniform(0, 6), second.radius);
    PlaneMemory in_plane, in_space;
    const CommonPlane flat_plane = fast_common_plane_2d(a, b, in_plane);
    const CommonPlane plane = common_plane(a, b, in_space);
    EXPECT_NEAR(flat_plane.gap, plane.gap, 1e-12) << k;
    if (std::abs(plane.gap) < 1e-3) continue;  // round-off turns short links
    // In contact two ways out may be equally long.
    const Placed moved = {b.shape, b.center - plane.gap * flat_plane.normal, b.turn, b.size};
    PlaneMemory fresh;
    EXPECT_NEAR(common_plane(a, moved, fresh).gap, 0, 1e-9) << k;
    if (plane.gap > 0) {
      EXPECT_NEAR(length(flat_plane.normal - plane.normal), 0, 1e-9) << k;
    }
    ++(plane.gap > 0 ? apart : touching);
  }
  EXPECT_GT(apart, 1000);
  EXPECT_GT(touching, 500);
}

}  // namespace
}  // namespace clast::test
