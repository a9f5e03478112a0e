#include "shape/mass.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "base/random.hpp"
#include "shape/hull.hpp"

namespace clast {
namespace {

Surface tetrahedron(const Vec3& a, const Vec3& b, const Vec3& c, const Vec3& d) {
  return {{a, b, c, d}, {{0, 2, 1}, {0, 1, 3}, {1, 2, 3}, {2, 0, 3}}};
}

Surface box(const Vec3& low, const Vec3& high) {
  std::vector<Vec3> corners;
  for (const Real z : {low.z, high.z})
    for (const Real y : {low.y, high.y})
      for (const Real x : {low.x, high.x}) corners.push_back({x, y, z});
  return {corners,
          {{0, 2, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}}};
}

Surface prism(int sides, Real height) {
  Surface out{{}, {{}, {}}};
  for (int k = 0; k < sides; ++k)
    for (const Real z : {0.0, height}) {
      const SinCos sc = sin_cos(2 * pi * k / sides);
      out.vertex.push_back({sc.cos, sc.sin, z});
    }
  for (int k = 0; k < sides; ++k) {
    const int next = (k + 1) % sides;
    out.face[0].insert(out.face[0].begin(), 2 * k);
    out.face[1].push_back(2 * k + 1);
    out.face.push_back({2 * k, 2 * next, 2 * next + 1, 2 * k + 1});
  }
  return out;
}

std::vector<Vec3> random_points(Random& random, int count, const Vec3& stretch) {
  std::vector<Vec3> points;
  for (int i = 0; i < count; ++i)
    points.push_back(scaled(stretch, random.uniform({-1, -1, -1}, {1, 1, 1})));
  return points;
}

void expect_near(const SymmetricTensor& a, const SymmetricTensor& b, Real tolerance) {
  EXPECT_NEAR(a.xx, b.xx, tolerance);
  EXPECT_NEAR(a.yy, b.yy, tolerance);
  EXPECT_NEAR(a.zz, b.zz, tolerance);
  EXPECT_NEAR(a.xy, b.xy, tolerance);
  EXPECT_NEAR(a.yz, b.yz, tolerance);
  EXPECT_NEAR(a.zx, b.zx, tolerance);
}

TEST(Mass, BoxIsExact) {
  const MassProperties m = mass_properties(box({1, 2, 3}, {3, 5, 7}));
  EXPECT_NEAR(m.volume, 24, 1e-13);
  EXPECT_NEAR(length(m.centroid - Vec3(2, 3.5, 5)), 0, 1e-14);
  expect_near(m.second, {24 * 4 / 12.0, 24 * 9 / 12.0, 24 * 16 / 12.0, 0, 0, 0}, 1e-12);
}

TEST(Mass, CornerTetrahedronIsExact) {
  // x, y, z >= 0 and x + y + z <= 1: integrals of x^2 and xy about the origin are 1/60 and 1/120.
  const MassProperties m = mass_properties(tetrahedron({0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}));
  EXPECT_NEAR(m.volume, 1.0 / 6, 1e-16);
  EXPECT_NEAR(length(m.centroid - Vec3(0.25, 0.25, 0.25)), 0, 1e-16);
  const Real xx = 1.0 / 60 - 1.0 / 96, xy = 1.0 / 120 - 1.0 / 96;
  expect_near(m.second, {xx, xx, xx, xy, xy, xy}, 1e-17);
}

TEST(Mass, RegularTetrahedronHasASquaredOver20) {
  // Edge a = 2 sqrt 2: volume a^3 / (6 sqrt 2), moment per mass a^2 / 20.
  const MassProperties m =
      mass_properties(tetrahedron({1, 1, 1}, {1, -1, -1}, {-1, -1, 1}, {-1, 1, -1}));
  EXPECT_NEAR(std::abs(m.volume), 8.0 / 3, 1e-14);
  const Vec3 inertia = principal_frame(m.second).inertia();
  for (int k = 0; k < 3; ++k) EXPECT_NEAR(inertia[k] / m.volume, 8.0 / 20, 1e-14);
}

TEST(Mass, PrismOfRegularPolygonIsExact) {
  // n-gon of circumradius 1: area n/2 sin(2 pi/n), polar moment per area (2 + cos(2 pi/n)) / 6.
  const int n = 14;
  const Real h = 0.7, angle = 2 * pi / n;
  const MassProperties m = mass_properties(prism(n, h));
  EXPECT_NEAR(m.volume, 0.5 * n * std::sin(angle) * h, 1e-14);
  const Vec3 inertia = principal_frame(m.second).inertia();
  const Real polar = (2 + std::cos(angle)) / 6;
  EXPECT_NEAR(inertia.z / m.volume, polar, 1e-14);
  EXPECT_NEAR(inertia.x / m.volume, polar / 2 + h * h / 12, 1e-14);
  EXPECT_NEAR(inertia.y / m.volume, polar / 2 + h * h / 12, 1e-14);
}

// BLOKS3D, appendix, equations A3 and A4, for one triangle and its prism down to a coordinate
// plane; rho = 1, about the origin.
SymmetricTensor bloks3d_second_moments(const Surface& s, const Vec3& origin) {
  SymmetricTensor out;
  for (const std::vector<int>& ring : s.face)
    for (std::size_t t = 2; t < ring.size(); ++t) {
      Real c[3][3];  // axis, corner
      const int corner[3] = {ring[0], ring[t - 1], ring[t]};
      for (int k = 0; k < 3; ++k)
        for (int a = 0; a < 3; ++a)
          c[a][k] = s.vertex[static_cast<std::size_t>(corner[k])][a] - origin[a];
      const auto area = [&](const Real* u, const Real* v) {
        return ((u[1] - u[0]) * (v[2] - v[0]) - (u[2] - u[0]) * (v[1] - v[0])) / 2;
      };
      const auto square_moment = [](const Real* z) {
        return ((z[0] + z[1] + z[2]) * (z[0] * z[0] + z[1] * z[1] + z[2] * z[2]) +
                z[0] * z[1] * z[2]) /
               30;
      };
      Real n1 = 0, n2 = 0, all = 0;
      for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j)
          for (int k = 0; k < 3; ++k) {
            const Real product = c[0][i] * c[1][j] * c[2][k];
            all += product;
            if (i == j && j == k) n2 += product;
            if (i != j && j != k && i != k) n1 += product;
          }
      const Real mixed = n1 / 60 + n2 / 10 + (all - n1 - n2) / 30;
      out.zz += area(c[0], c[1]) * square_moment(c[2]);
      out.xx += area(c[1], c[2]) * square_moment(c[0]);
      out.yy += area(c[2], c[0]) * square_moment(c[1]);
      out.xy += area(c[0], c[1]) * mixed;
      out.yz += area(c[1], c[2]) * mixed;
      out.zx += area(c[2], c[0]) * mixed;
    }
  return out;
}

TEST(Mass, AgreesWithTheFormulasOfBloks3d) {
  Random random(7);
  for (int trial = 0; trial < 20; ++trial) {
    const Surface hull = convex_hull(random_points(random, 20, {1, 2, 0.5}), 1e-9);
    const MassProperties m = mass_properties(hull);
    expect_near(m.second, bloks3d_second_moments(hull, m.centroid), 1e-14);
  }
}

TEST(Mass, AgreesWithSampling) {
  Random random(11);
  const Surface hull = convex_hull(random_points(random, 16, {1, 1, 1}), 1e-9);
  const auto inside = [&](const Vec3& p) {
    for (std::size_t f = 0; f < hull.face.size(); ++f)
      if (dot(doubled_area(hull, f), p - hull.vertex[static_cast<std::size_t>(hull.face[f][0])]) >
          0)
        return false;
    return true;
  };
  const int samples = 400000;
  int hits = 0;
  Vec3 first;
  SymmetricTensor second;
  const MassProperties m = mass_properties(hull);
  for (int i = 0; i < samples; ++i) {
    const Vec3 p = random.uniform({-1, -1, -1}, {1, 1, 1});
    if (!inside(p)) continue;
    ++hits;
    first += p;
    second += dyad(p - m.centroid);
  }
  const Real cell = 8.0 / samples;
  EXPECT_NEAR(m.volume, hits * cell, 0.02);
  EXPECT_NEAR(length(m.centroid - (1.0 / hits) * first), 0, 0.005);
  expect_near(m.second, cell * second, 0.01);
}

TEST(Mass, FarFromTheOriginNothingIsLost) {
  const Vec3 far{1e6, -2e6, 3e6};
  const MassProperties near = mass_properties(box({-1, -1, -1}, {1, 2, 3}));
  const MassProperties away = mass_properties(box(far - Vec3{1, 1, 1}, far + Vec3{1, 2, 3}));
  EXPECT_NEAR(away.volume, near.volume, 1e-12);
  expect_near(away.second, near.second, 1e-11);
}

TEST(Mass, PartsCombineToTheWhole) {
  const MassProperties parts[] = {mass_properties(box({0, 0, 0}, {1, 2, 1})),
                                  mass_properties(box({1, 0, 0}, {3, 2, 1}))};
  const MassProperties whole = mass_properties(box({0, 0, 0}, {3, 2, 1}));
  const MassProperties sum = combined(parts);
  EXPECT_NEAR(sum.volume, whole.volume, 1e-14);
  EXPECT_NEAR(length(sum.centroid - whole.centroid), 0, 1e-14);
  expect_near(sum.second, whole.second, 1e-13);
}

TEST(Mass, PlateIsTheLimitOfAThinBox) {
  const std::vector<Vec3> ring{{0, 0, 0}, {3, 0, 0}, {3, 2, 0}, {0, 2, 0}};
  const MassProperties plate = plate_properties(ring);
  EXPECT_NEAR(plate.volume, 6, 1e-15);
  expect_near(plate.second, {6 * 9 / 12.0, 6 * 4 / 12.0, 0, 0, 0, 0}, 1e-14);
}

TEST(PrincipalFrame, AlignedBoxStaysAligned) {
  const PrincipalFrame frame = principal_frame(mass_properties(box({0, 0, 0}, {5, 1, 3})).second);
  EXPECT_EQ(frame.axes, Quat());
}

TEST(PrincipalFrame, TurnedBodyIsTurnedBack) {
  Random random(3);
  for (int trial = 0; trial < 200; ++trial) {
    const Quat turn = random.rotation();
    Surface body = box({-1, -2, -3}, {1, 2, 3});
    const bool round = trial % 4 == 0;  // every fourth has two equal moments
    for (Vec3& v : body.vertex) v = rotate(turn, scaled(v, round ? Vec3{2, 1, 1} : Vec3{1, 1, 1}));
    const MassProperties m = mass_properties(body);
    const PrincipalFrame frame = principal_frame(m.second);
    for (Vec3& v : body.vertex) v = unrotate(frame.axes, v);
    const SymmetricTensor t = mass_properties(body).second;
    expect_near(t, {frame.second.x, frame.second.y, frame.second.z, 0, 0, 0}, 1e-12 * m.volume);
    EXPECT_GE(frame.axes.w, 0.5);
  }
}

}  // namespace
}  // namespace clast
