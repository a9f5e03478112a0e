// FCP as published, against the proved search.
#include "contact/published_fcp.hpp"

#include <gtest/gtest.h>

#include "tests/support/pair_shapes.hpp"

namespace clast::test {
namespace {

constexpr Real no_limit = 1e300;

CommonPlane exact_plane(const RandomPair& pair) {
  PlaneMemory memory;
  return common_plane(pair.a, pair.b, memory);
}

// The largest gap is the distance; a search without proof may stop before it, but rarely does.
TEST(PublishedFcp, FindsThePlaneOfMostPairsApart) {
  const auto shapes = all_pair_shapes();
  Random random(3);
  int apart = 0, found = 0, iterations = 0, most = 0;
  for (int k = 0; k < 4000; ++k) {
    const RandomPair pair = random_pair(random, shapes, 2, 0.8, 1.3);
    const CommonPlane exact = exact_plane(pair);
    if (!(exact.gap > 1e-6)) continue;
    PlaneMemory memory;
    CommonPlane plane;
    ASSERT_TRUE(check_plane(pair.a, pair.b, no_limit, memory, plane));
    EXPECT_LE(plane.gap, exact.gap + 1e-12);
    ++apart;
    found += plane.gap > exact.gap - 1e-9 ? 1 : 0;
    iterations += plane.iterations;
    most = std::max(most, plane.iterations);
    // What is found is remembered: the same features give the same plane without a search.
    CommonPlane placed;
    const Posed a(pair.a, pair.a.center), b(pair.b, pair.a.center);
    ASSERT_TRUE(place_plane(a, b, memory, placed));
    EXPECT_NEAR(length(placed.normal - plane.normal), 0, 1e-9);
    EXPECT_NEAR(placed.gap, plane.gap, 1e-9);
    // And a check from there stays in one iteration.
    CommonPlane again;
    ASSERT_TRUE(check_plane(pair.a, pair.b, no_limit, memory, again));
    EXPECT_EQ(again.iterations, 1);
  }
  EXPECT_GT(apart, 2000);
  EXPECT_GT(found, 0.95 * apart);
  EXPECT_LT(iterations, 4 * apart);
  EXPECT_LE(most, 10);
}

TEST(PublishedFcp, LeavesPairsAloneThatAreFartherThanTheTolerance) {
  const auto shapes = all_pair_shapes();
  Random random(4);
  int far = 0;
  for (int k = 0; k < 1000; ++k) {
    const RandomPair pair = random_pair(random, shapes, 2, 0.8, 1.3);
    const CommonPlane exact = exact_plane(pair);
    PlaneMemory memory;
    CommonPlane plane;
    if (check_plane(pair.a, pair.b, 0.1, memory, plane)) continue;
    EXPECT_GT(exact.gap, 0.1);
    EXPECT_TRUE(is_far(memory));
    ++far;
  }
  EXPECT_GT(far, 200);
}

// Pairs that come from potential contact into overlap, in small steps, as section 6 wants them: the
// plane is placed from its features, and checked from time to time with the bodies moved apart.
TEST(PublishedFcp, FollowsBodiesIntoOverlap) {
  const auto shapes = all_pair_shapes();
  Random random(5);
  int touching = 0, near = 0, failed = 0;
  for (int k = 0; k < 500; ++k) {
    RandomPair pair = random_pair(random, shapes, 2, 0.9, 1.2);
    const CommonPlane exact = exact_plane(pair);
    if (!(exact.gap > 1e-3)) continue;
    PlaneMemory memory;
    CommonPlane plane;
    check_plane(pair.a, pair.b, no_limit, memory, plane);
    const Vec3 way = -exact.gap * exact.normal;
    const int steps = 100;
    for (int s = 0; s < steps; ++s) {
      pair.b.center += (1.02 / steps) * way;
      plane = CommonPlane();
      const Posed a(pair.a, pair.a.center), b(pair.b, pair.a.center);
      if (s % 20 == 19) {
        check_plane(pair.a, pair.b, no_limit, memory, plane);
        failed += plane.failed;
      } else {
        ASSERT_TRUE(place_plane(a, b, memory, plane));
        plane = finished(plane, pair.a, memory);
      }
    }
    ++touching;
    near += std::abs(plane.gap + 0.02 * exact.gap) < 0.005 * exact.gap &&
            length(plane.normal - exact.normal) < 0.05;
    EXPECT_LE(plane.gap, 1e-9);
  }
  EXPECT_GT(touching, 150);
  EXPECT_GT(near, 0.9 * touching);
  EXPECT_LT(failed, 0.02 * touching);
}

// Where nothing is remembered of two that overlap, they are moved apart until they no longer do.
TEST(PublishedFcp, PartsWhatOverlapsFromTheStart) {
  const auto shapes = all_pair_shapes();
  Random random(6);
  int touching = 0;
  for (int k = 0; k < 1000; ++k) {
    const RandomPair pair = random_pair(random, shapes, 2, 0.5, 0.9);
    if (!(exact_plane(pair).gap < -1e-3)) continue;
    PlaneMemory memory;
    CommonPlane plane;
    ASSERT_TRUE(check_plane(pair.a, pair.b, no_limit, memory, plane));
    EXPECT_TRUE(plane.failed);
    EXPECT_LT(plane.gap, 0);
    EXPECT_NEAR(plane.gap, gap_along(pair.a, pair.b, plane.normal), 1e-12);
    ++touching;
  }
  EXPECT_GT(touching, 300);
}

}  // namespace
}  // namespace clast::test
