#include "law/jkr.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "law/laws.hpp"

namespace clast {
namespace {

constexpr Real radius = 0.5e-3;      // R*
constexpr Real modulus = 5e6;        // E*
constexpr Real adhesion_work = 0.2;  // G

Jkr::Parameters sticky(Real work = adhesion_work) {
  Jkr::Parameters p;
  p.modulus = modulus;
  p.grip_length_root = std::sqrt(2 * pi * work / modulus);
  return p;
}

const Real pull_off = 1.5 * pi * adhesion_work * radius;

// Contact radius where a^(3/2) is a share of c R*.
Real contact_radius(const Jkr::Parameters& p, Real share) {
  return std::pow(share * p.grip_length_root * radius, 2.0 / 3);
}
Real overlap_of(const Jkr::Parameters& p, Real a) {
  return a * a / radius - p.grip_length_root * std::sqrt(a);
}
Real force_at(const Jkr::Parameters& p, Real overlap) {
  return Jkr::force(p, 1 / radius, Jkr::extent(p, radius, overlap));
}

// From weak to strong adhesion, from letting go to a deep overlap: the contact radius is the larger
// of those that belong to the overlap.
TEST(Jkr, TheContactRadiusBelongsToTheOverlap) {
  for (const Real work : {1e-9, 1e-5, 0.01, 0.2, 5.0, 100.0}) {
    const Jkr::Parameters p = sticky(work);
    const Real reach = Jkr::reach(p, radius), least = contact_radius(p, 0.25);
    for (const Real overlap : {-0.999 * reach, -0.5 * reach, -0.01 * reach, 0.0, 1e-3 * reach,
                               reach, 1e-12, 1e-7, 1e-5, 3e-4}) {
      const Real a = Jkr::extent(p, radius, overlap);
      EXPECT_GE(a, least) << work << " " << overlap;
      const Real terms = a * a / radius + p.grip_length_root * std::sqrt(a);
      EXPECT_NEAR(overlap_of(p, a), overlap, 1e-13 * terms) << work << " " << overlap;
    }
  }
}

TEST(Jkr, NothingPullsHarderThanThePullOffForce) {
  const Jkr::Parameters p = sticky();
  const Real at = contact_radius(p, 0.75);
  EXPECT_NEAR(Jkr::force(p, 1 / radius, at), -pull_off, 1e-12 * pull_off);
  const Real reach = Jkr::reach(p, radius);
  for (int i = 1; i < 1000; ++i)
    EXPECT_GE(force_at(p, reach * (-1 + 0.01 * i)), -pull_off * (1 + 1e-12)) << i;
}

// -8/9 of the pull-off force as soon as surfaces touch, -5/9 when they let go.
TEST(Jkr, PullsAtTheTouchAndUntilItLetsGo) {
  const Jkr::Parameters p = sticky();
  EXPECT_NEAR(force_at(p, 0), -8.0 / 9 * pull_off, 1e-12 * pull_off);
  const Real last = contact_radius(p, 0.25);
  EXPECT_NEAR(Jkr::reach(p, radius), 3 * last * last / radius, 1e-14);
  EXPECT_NEAR(Jkr::reach(p, radius), -overlap_of(p, last), 1e-14);
  EXPECT_NEAR(Jkr::force(p, 1 / radius, last), -5.0 / 9 * pull_off, 1e-12 * pull_off);
}

TEST(Jkr, HoldsOnOnlyAfterATouch) {
  const Jkr::Parameters p = sticky();
  const Real reach = Jkr::reach(p, radius);
  EXPECT_FALSE(Jkr::holds(p, radius, -1e-3 * reach, false));
  EXPECT_TRUE(Jkr::holds(p, radius, 1e-3 * reach, false));
  EXPECT_TRUE(Jkr::holds(p, radius, -0.999 * reach, true));
  EXPECT_FALSE(Jkr::holds(p, radius, -1.001 * reach, true));
}

// Simpson's rule over the overlap.
TEST(Jkr, EnergyIsTheIntegralOfTheForce) {
  const Jkr::Parameters p = sticky();
  const auto energy = [&](Real overlap) {
    return Jkr::energy(p, 1 / radius, Jkr::extent(p, radius, overlap));
  };
  const Real reach = Jkr::reach(p, radius);
  EXPECT_NEAR(energy(0), 0, 1e-15 * pull_off * reach);
  for (const Real end : {-0.9 * reach, -0.3 * reach, reach, 20 * reach}) {
    constexpr int parts = 2000;
    const Real h = end / parts;
    Real sum = 0;
    for (int i = 0; i < parts; ++i)
      sum +=
          h / 6 * (force_at(p, i * h) + 4 * force_at(p, (i + 0.5) * h) + force_at(p, (i + 1) * h));
    EXPECT_NEAR(energy(end), sum, 1e-8 * std::abs(sum)) << end / reach;
  }
}

// 7.09 (G^5 R^4 / E^2)^(1/3) (Thornton & Ning 1998): what is left when the two let go.
TEST(Jkr, LosesWhatItHoldsWhenItLetsGo) {
  const Jkr::Parameters p = sticky();
  const Real lost = Jkr::energy(p, 1 / radius, contact_radius(p, 0.25));
  const Real known =
      std::cbrt(std::pow(adhesion_work, 5) * std::pow(radius, 4) / (modulus * modulus));
  EXPECT_NEAR(lost / known, 7.09, 0.005);
}

TEST(Jkr, WithoutAdhesionIsHertz) {
  const Jkr::Parameters p = sticky(0);
  EXPECT_EQ(Jkr::reach(p, radius), 0);
  for (const Real overlap : {1e-9, 1e-6, 1e-4}) {
    const Real a = Jkr::extent(p, radius, overlap);
    const Real hertz = HertzMindlin::extent(p, radius, overlap);
    EXPECT_NEAR(a, hertz, 1e-14 * hertz);
    const Real energy = HertzMindlin::energy(p, 1 / radius, hertz);
    EXPECT_NEAR(Jkr::force(p, 1 / radius, hertz), HertzMindlin::force(p, 1 / radius, hertz), 1e-15);
    EXPECT_NEAR(Jkr::energy(p, 1 / radius, hertz), energy, 1e-13 * energy);
  }
}

// Friction is limited by F + 2 F_c, and by nothing at the pull-off force of twice that.
TEST(Jkr, FrictionHoldsWhereNothingPresses) {
  const Jkr::Parameters p = sticky();
  EXPECT_NEAR(Jkr::grip(p, radius, 0), 2 * pull_off, 1e-12 * pull_off);
  EXPECT_NEAR(Jkr::grip(p, radius, -pull_off), pull_off, 1e-12 * pull_off);
  EXPECT_EQ(Jkr::grip(p, radius, -3 * pull_off), 0);
}

Material surface(Real energy) {
  Material m;
  m.set(youngs_modulus, 1e7).set(poisson_ratio, 0.25).set(surface_energy, energy);
  return m;
}
Real work_of(const Jkr::Parameters& p) { return p.modulus * square(p.grip_length_root) / (2 * pi); }

TEST(Jkr, WorkIsTwiceTheMeanOfTheSurfaces) {
  EXPECT_NEAR(work_of(Jkr::mix(surface(0.02), surface(0.02))), 0.04, 1e-15);
  EXPECT_NEAR(work_of(Jkr::mix(surface(0.01), surface(0.04))), 0.04, 1e-15);
  EXPECT_EQ(work_of(Jkr::mix(surface(0), surface(0.04))), 0);
}

TEST(Jkr, WorkGivenForThePairCounts) {
  PairValues pair;
  pair.values.set(adhesion, 0.3);
  EXPECT_NEAR(work_of(Jkr::mix(surface(0.01), surface(0.04), pair)), 0.3, 1e-15);
  pair.values.set(adhesion, 0);
  EXPECT_EQ(work_of(Jkr::mix(surface(0.01), surface(0.04), pair)), 0);
}

// Grains that adhesion pulls together must be resolved even where nothing else moves them.
TEST(Jkr, TheStepResolvesWhatAdhesionDoes) {
  const auto step = [](Real energy) {
    std::vector<Material> materials{surface(energy)};
    materials[0].density = 2000;
    StepLimit limit;
    Jkr::limit_step({materials, SmallestGrain{0, 1e-5, 1}, 1e-6}, limit);
    return limit.dt;
  };
  EXPECT_LT(step(0.5), step(0));
}

TEST(Jkr, IsForSpheresOnly) {
  EXPECT_FALSE(law_named("jkr").for_shapes);
  EXPECT_TRUE(law_named("hertz_mindlin").for_shapes);
}

}  // namespace
}  // namespace clast
