#include "base/trigonometry.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "base/random.hpp"

namespace clast {
namespace {

// Distance from the true value in units of the last place of the result.
Real ulps(Real value, long double truth) {
  const Real unit = std::nextafter(std::abs(value), INFINITY) - std::abs(value);
  return static_cast<Real>(std::abs(static_cast<long double>(value) - truth) / unit);
}

Real worst_error(Real range, std::uint64_t seed) {
  Random random(seed);
  Real worst = 0;
  for (int i = 0; i < 200000; ++i) {
    const Real x = random.uniform(-range, range);
    const SinCos sc = sin_cos(x);
    worst = std::max(worst, ulps(sc.sin, std::sin(static_cast<long double>(x))));
    worst = std::max(worst, ulps(sc.cos, std::cos(static_cast<long double>(x))));
  }
  return worst;
}

TEST(SinCos, IsExactToTwoUnitsWithinAStep) { EXPECT_LT(worst_error(1, 1), 2); }
TEST(SinCos, IsExactToTwoUnitsOverSomeTurns) { EXPECT_LT(worst_error(50, 2), 2); }
// Next to a zero the remainder of the reduction shows; no step turns a body by 1e5 rad.
TEST(SinCos, HoldsForManyTurns) { EXPECT_LT(worst_error(1e5, 3), 3); }

TEST(SinCos, KnowsTheQuarters) {
  EXPECT_EQ(sin_cos(0).sin, 0);
  EXPECT_EQ(sin_cos(0).cos, 1);
  for (int k = -8; k <= 8; ++k) {
    const SinCos sc = sin_cos(k * pi / 2);
    EXPECT_NEAR(sc.sin, std::sin(k * pi / 2), 1e-15) << k;
    EXPECT_NEAR(sc.cos, std::cos(k * pi / 2), 1e-15) << k;
  }
}

TEST(SinCos, SquaresAddUpToOne) {
  for (Real x = -20; x < 20; x += 0.0137) {
    const SinCos sc = sin_cos(x);
    EXPECT_NEAR(sc.sin * sc.sin + sc.cos * sc.cos, 1, 4e-16);
  }
}

TEST(PortableLogAndExp, MatchTheLibrary) {
  Random random(4);
  for (int i = 0; i < 20000; ++i) {
    const Real x = random.uniform(-600, 600);
    EXPECT_LT(std::abs(portable_exp(x) / std::exp(static_cast<long double>(x)) - 1), 1e-15);
    const Real y = std::ldexp(random.uniform(0.5, 1), static_cast<int>(random.bits() % 600) - 300);
    EXPECT_NEAR(portable_log(y), std::log(y), 4e-16 * std::abs(std::log(y)) + 1e-16);
  }
}

}  // namespace
}  // namespace clast
