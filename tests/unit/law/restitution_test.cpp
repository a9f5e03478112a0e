#include "law/restitution.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "law/laws.hpp"

namespace clast {
namespace {

// A head-on impact in SI units through the spring laws of the engine, with plain small steps.
template <class Law>
Real impact_restitution(const typename Law::Parameters& p, Real radius, Real mass, Real speed,
                        Real dt) {
  Real overlap = 0, v = speed;
  do {
    const auto acceleration = [&](Real d, Real u) {
      const Real extent = Law::extent(p, radius, std::max<Real>(d, 0));
      const Real damping = 2 * p.damping * std::sqrt(Law::stiffness(p, extent) * mass);
      return -std::max<Real>(0, Law::force(p, 1 / radius, extent) + damping * u) / mass;
    };
    const Real half = v + 0.5 * dt * acceleration(overlap, v);
    const Real middle = overlap + 0.5 * dt * v;
    overlap += dt * half;
    v += dt * acceleration(middle, half);
  } while (overlap > 0);
  return -v / speed;
}

TEST(Restitution, HertzReturnsWhatWasAsked) {
  for (Real e : {0.05, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99}) {
    HertzMindlin::Parameters p;
    p.modulus = 1e7;
    p.damping = hertz_damping(e);
    EXPECT_NEAR(impact_restitution<HertzMindlin>(p, 0.005, 1e-3, 0.5, 2e-8), e, 2e-4) << e;
    EXPECT_NEAR(hertz_restitution(p.damping), e, 1e-6) << e;
  }
}

TEST(Restitution, LinearReturnsWhatWasAsked) {
  for (Real e : {0.05, 0.13, 0.14, 0.3, 0.5, 0.7, 0.9, 0.99}) {
    Linear::Parameters p;
    p.normal = 1e4;
    p.damping = linear_damping(e);
    EXPECT_NEAR(impact_restitution<Linear>(p, 0.005, 1e-3, 0.5, 2e-8), e, 2e-4) << e;
    EXPECT_NEAR(linear_restitution(p.damping), e, 1e-9) << e;
  }
}

TEST(Restitution, ElasticMeansNoDampingAtAll) {
  EXPECT_EQ(hertz_damping(1), 0);
  EXPECT_EQ(linear_damping(1), 0);
  EXPECT_NEAR(hertz_restitution(0), 1, 1e-6);
}

Material stone() {
  Material m;
  m.name = "stone";
  m.density = 2600;
  m.set(youngs_modulus, 5e10);
  m.set(poisson_ratio, 0.25);
  m.set(normal_stiffness, 1e5);
  m.friction = 0.5;
  m.restitution = 0.6;
  m.rolling_friction = 0.1;
  return m;
}

TEST(Mixing, HertzOfEqualMaterials) {
  const HertzMindlin::Parameters p = HertzMindlin::mix(stone(), stone());
  EXPECT_NEAR(p.modulus, 5e10 / (2 * (1 - 0.0625)), 1);
  EXPECT_NEAR(p.shear_modulus, 5e10 / (4 * 1.75 * 1.25), 1);
  EXPECT_NEAR(hertz_restitution(p.damping), 0.6, 1e-6);
  EXPECT_NEAR(p.shear_damping, std::sqrt(4 * p.shear_modulus / p.modulus), 1e-12);
  EXPECT_EQ(p.friction, 0.5);
  EXPECT_EQ(p.rolling, 0.1);
}

TEST(Mixing, SmallerFrictionMeanRestitutionHarmonicStiffness) {
  Material soft = stone();
  soft.set(normal_stiffness, 3e5);
  soft.friction = 0.2;
  soft.rolling_friction = 0.3;
  soft.restitution = 0.15;
  const Linear::Parameters p = Linear::mix(stone(), soft);
  EXPECT_NEAR(p.normal, 1.5e5, 1e-6);
  EXPECT_NEAR(p.tangential, 2.0 / 7.0 * 1.5e5, 1e-6);
  EXPECT_EQ(p.friction, 0.2);
  EXPECT_EQ(p.rolling, 0.1);
  EXPECT_NEAR(linear_restitution(p.damping), 0.3, 1e-9);
  const Linear::Parameters q = Linear::mix(stone(), soft, {0.9, 0.8, 0.0, {}});
  EXPECT_EQ(q.friction, 0.9);
  EXPECT_EQ(q.rolling, 0);
  EXPECT_NEAR(linear_restitution(q.damping), 0.8, 1e-9);
}

// Found faster, with the bits of forty halvings.
TEST(Restitution, IsWhatPlainBisectionFinds) {
  const auto bisected = [](Real e) {
    Real low = 0, high = 1;
    while (hertz_restitution(high) > e && high < 1e3) high *= 2;
    for (int i = 0; i < 40; ++i) {
      const Real middle = 0.5 * (low + high);
      (hertz_restitution(middle) > e ? low : high) = middle;
    }
    return 0.5 * (low + high);
  };
  for (Real e = 0.05; e < 1; e += 0.0079) EXPECT_EQ(hertz_damping(e), bisected(e)) << e;
  for (const Real e : {1 - 1e-6, 1 - 1e-12}) EXPECT_EQ(hertz_damping(e), bisected(e)) << e;
}

}  // namespace
}  // namespace clast
