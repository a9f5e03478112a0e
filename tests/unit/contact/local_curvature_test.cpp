#include "contact/local_curvature.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "base/random.hpp"

namespace clast {
namespace {

// Complete elliptic integrals by the arithmetic-geometric mean; k is the shorter axis of the
// contact as a part of the longer one.
struct EllipticIntegrals {
  double first, second;

  explicit EllipticIntegrals(double k) {
    double a = 1, b = k, sum = 0.5 * (1 - k * k), power = 1;
    for (int i = 0; i < 12; ++i) {
      const double c = 0.5 * (a - b), mean = 0.5 * (a + b);
      b = std::sqrt(a * b);
      a = mean;
      sum += power * c * c;
      power *= 2;
    }
    first = pi / (2 * a);
    second = first * (1 - sum);
  }
};

// Johnson, Eqs. 4.28 to 4.32.
TEST(LocalCurvature, FactorIsThatOfHertz) {
  for (double k = 0.005; k < 0.9999; k *= 1.01) {
    const EllipticIntegrals e(k);
    const double m = 1 - k * k, p = e.second / (k * k) - e.first, q = e.first - e.second;
    const double width = std::cbrt(4 / (pi * m)) * std::sqrt(k) * std::pow(p * q, 1.0 / 6);
    const double depth = 2 / pi * std::sqrt(k) / width * e.first;
    EXPECT_NEAR(hertz_factor(q / p) / depth, 1, 1e-4) << k;
  }
}

TEST(LocalCurvature, SpheresHaveTheRadiusOfSpheres) {
  const TurnedEllipsoid a(Quat(), {2, 2, 2}), b(Quat(), {3, 3, 3}), point(Quat(), {0, 0, 0});
  const Vec3 n = normalized({1, 2, 3});
  EXPECT_NEAR(radius_between(a, 0, b, 0, n), 1.2, 1e-12);
  EXPECT_NEAR(radius_between(a, 1, point, 3, n), 1.5, 1e-12);
  EXPECT_NEAR(radius_on_plane(a, 1, n), 3, 1e-12);
}

// At the pole of a spheroid both radii are a^2 / c, at its equator a and c^2 / a.
TEST(LocalCurvature, OfASpheroid) {
  const Quat turn = normalized(Quat{1, 0.2, -0.5, 0.3});
  const TurnedEllipsoid lens(turn, {2, 2, 1});
  EXPECT_NEAR(radius_on_plane(lens, 0, rotate(turn, {0, 0, 1})), 4, 1e-12);
  const Real rim = radius_on_plane(lens, 0, rotate(turn, {1, 0, 0}));
  EXPECT_NEAR(rim, 1 / cube(hertz_factor(0.25)), 1e-12);
  // Two long ones across each other are like a ball on a plane.
  const TurnedEllipsoid rod(Quat(), {100, 1, 1}), across(rotation_by({0, 0, pi / 2}), {100, 1, 1});
  EXPECT_NEAR(radius_between(rod, 0, across, 0, {0, 0, 1}), 1, 1e-3);
  EXPECT_GT(radius_between(rod, 0, rod, 0, {0, 0, 1}), 50);
}

// Against the shape of the surfaces: the gap between them grows with half the curvature.
TEST(LocalCurvature, IsThatOfTheGapBetweenTheSurfaces) {
  Random random(8);
  for (int k = 0; k < 200; ++k) {
    const auto axes = [&] {
      return Vec3{random.uniform(0.4, 1), random.uniform(0.4, 1), random.uniform(0.4, 1)};
    };
    const TurnedEllipsoid a(random.rotation(), axes()), b(random.rotation(), axes());
    const Vec3 n = rotate(random.rotation(), {0, 0, 1});
    Vec3 u, v;
    complete_frame(n, u, v);
    // Height of the surface of an ellipsoid over its tangent plane, at a small offset from the
    // point that is farthest along n.
    const auto drop = [&](const TurnedEllipsoid& e, const Vec3& offset) {
      const Vec3 x = FarthestPoint(e, n).point + offset;
      const auto own = [&](const Vec3& w) {
        return quotient({dot(e.ax, w), dot(e.ay, w), dot(e.az, w)}, e.axes);
      };
      const Vec3 p = own(x), d = own(n);
      const Real q = squared_length(d), h = dot(p, d), c = squared_length(p) - 1;
      return -(-h + root(h * h - q * c)) / q;
    };
    const Real tiny = 1e-3;
    const auto bend = [&](Real x, Real y) {
      const Vec3 offset = tiny * (x * u + y * v);
      return (drop(a, offset) + drop(a, -offset) + drop(b, offset) + drop(b, -offset)) /
             square(tiny);
    };
    const Real uu = bend(1, 0), vv = bend(0, 1), uv = 0.5 * (bend(1, 1) - uu - vv);
    EXPECT_NEAR(radius_between(a, 0, b, 0, n) / hertz_radius(uu + vv, uu * vv - uv * uv), 1, 1e-4);
  }
}

}  // namespace
}  // namespace clast
