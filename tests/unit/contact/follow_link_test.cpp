#include "contact/follow_link.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "contact/core_link.hpp"

namespace clast {
namespace {

Vec3 direction(Random& random) { return rotate(random.rotation(), {1, 0, 0}); }

RoundCore as_core(const TurnedEllipsoid& e, const Vec3& center) {
  return {center, e.ax, e.ay, e.az, e.axes};
}

// Shapes up to 1:50, and points in place of B; apart, and overlapping by up to 1 %.
struct FollowedPair {
  Vec3 axes_a{1, 1, 1}, axes_b, between;
  Quat turn_a, turn_b;
  CoreLink exact;

  FollowedPair(Random& random, int k) {
    const auto some_axes = [&] {
      const Real least = k % 3 == 0 ? 0.02 : 0.3;
      return Vec3{random.uniform(least, 1), random.uniform(least, 1), random.uniform(least, 1)};
    };
    axes_a = some_axes();
    if (k % 5 != 0) axes_b = some_axes();
    turn_a = random.rotation();
    turn_b = k % 7 == 0 ? turn_a : random.rotation();
    between = 4 * direction(random);
    solve();
    const Real gap = axes_b.x > 0 ? random.uniform(-0.01, 0.3) : random.uniform(0.01, 0.3);
    between = between + (gap * smallest() - exact.gap) * exact.normal;
    solve();
  }
  TurnedEllipsoid a() const { return {turn_a, axes_a}; }
  TurnedEllipsoid b() const { return {turn_b, axes_b}; }

 private:
  // The smallest radius of curvature of A; of B it may be less.
  Real smallest() const {
    const Real low = smaller(axes_a.x, smaller(axes_a.y, axes_a.z));
    return square(low) / larger(axes_a.x, larger(axes_a.y, axes_a.z));
  }
  void solve() {
    exact = CoreLink();
    link_of_rounds(as_core(a(), {}), as_core(b(), between), normalized(between), exact);
  }
};

TEST(FollowLink, FindsTheLinkOfThePairsThatItSaysItKnows) {
  Random random(4);
  int known = 0, pairs = 0;
  for (int k = 0; k < 20000; ++k) {
    const FollowedPair pair(random, k);
    if (!pair.exact.found) continue;
    ++pairs;
    const TurnedEllipsoid a = pair.a(), b = pair.b();
    Vec3 n = normalized(pair.exact.normal + 1e-4 * direction(random));
    n = FollowingStep(a, b, pair.between, n).from(n);
    const FollowingStep last(a, b, pair.between, n);
    if (!last.is_last()) continue;
    ++known;
    const FollowedLink link(a, b, pair.between, last.from(n));
    ASSERT_NEAR(link.gap, pair.exact.gap, 1e-12) << k;
    ASSERT_LT(length(link.normal - pair.exact.normal), 1e-9) << k;
    ASSERT_LT(length(link.on_a - pair.exact.on_a), 1e-8) << k;
    ASSERT_LT(length(link.on_b - pair.exact.on_b), 1e-8) << k;
  }
  EXPECT_GT(pairs, 19000);
  EXPECT_GT(known, 0.97 * pairs);
}

// From anywhere it may fail, but it does not claim to know.
TEST(FollowLink, DoesNotKnowWhatItHasNotFound) {
  Random random(6);
  int known = 0;
  for (int k = 0; k < 20000; ++k) {
    const FollowedPair pair(random, k);
    if (!pair.exact.found) continue;
    const TurnedEllipsoid a = pair.a(), b = pair.b();
    Vec3 n = direction(random);
    n = FollowingStep(a, b, pair.between, n).from(n);
    const FollowingStep last(a, b, pair.between, n);
    if (!last.is_last()) continue;
    ++known;
    ASSERT_NEAR(FollowedLink(a, b, pair.between, last.from(n)).gap, pair.exact.gap, 1e-10) << k;
  }
  EXPECT_LT(known, 20000);
}

// Along the long axes the gap of two that lie in each other is the smallest, along the short ones
// the largest.
TEST(FollowLink, TakesNoSmallestGapForTheLargest) {
  const TurnedEllipsoid lens(Quat(), {1, 1, 0.5});
  EXPECT_FALSE(FollowingStep(lens, lens, {}, {1, 0, 0}).is_last());
  EXPECT_TRUE(FollowingStep(lens, lens, {}, {0, 0, 1}).is_last());
  EXPECT_DOUBLE_EQ(FollowedLink(lens, lens, {}, {0, 0, 1}).gap, -1);
}

}  // namespace
}  // namespace clast
