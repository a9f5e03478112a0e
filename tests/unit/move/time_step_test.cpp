#include "move/time_step.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/grains.hpp"

namespace clast {
namespace {

using test::grain;

Real step_of(const char* law, const std::vector<Material>& materials,
             const std::vector<SmallestGrain>& grains, Real fastest = 0, Real safety = 1) {
  return choose_time_step(law_named(law), materials, grains, fastest, safety).dt;
}

TEST(TimeStep, HertzAtRestIsAFifthOfTheRayleighTime) {
  const Material m = grain();
  const Real shear = 1e7 / (2 * 1.25);
  const Real rayleigh = pi * 0.004 * std::sqrt(2500 / shear) / (0.1631 * 0.25 + 0.8766);
  const Real dt = step_of("hertz_mindlin", {m}, {{0, 0.004}});
  EXPECT_NEAR(dt, 0.2 * rayleigh, 1e-9 * rayleigh);
}

TEST(TimeStep, HertzResolvesTheFastestImpact) {
  const Material m = grain();
  const Real r = 0.004, v = 8;
  const Real mass = 0.5 * test::ball_mass(2500, r), modulus = HertzMindlin::mix(m, m).modulus;
  const Real impact = 2.87 * std::pow(mass * mass / (0.5 * r * modulus * modulus * v), 0.2);
  const Real dt = step_of("hertz_mindlin", {m}, {{0, r}}, v);
  EXPECT_NEAR(dt, impact / 25, 1e-9 * impact);
  EXPECT_GT(step_of("hertz_mindlin", {m}, {{0, r}}, 0), dt);
}

TEST(TimeStep, LinearCountsSixSprings) {
  Material m = grain();
  m.set(normal_stiffness, 5e4);
  const Real critical = 2 / std::sqrt(6 * 5e4 / test::ball_mass(2500, 0.01));
  EXPECT_NEAR(step_of("linear", {m}, {{0, 0.01}}), 0.1 * critical, 1e-9 * critical);
}

TEST(TimeStep, TheSmallestAndStiffestDecides) {
  Material soft = grain(), hard = grain();
  hard.name = "hard";
  hard.set(youngs_modulus, 1e9);
  hard.set(normal_stiffness, 1e7);
  for (const char* law : {"hertz_mindlin", "linear"}) {
    const std::vector<Material> both{soft, hard};
    const Real of_hard = step_of(law, both, {{1, 0.005}});
    EXPECT_EQ(step_of(law, both, {{0, 0.02}, {1, 0.005}}), of_hard);
    EXPECT_LT(step_of(law, both, {{0, 1e-4}, {1, 0.005}}), of_hard);
    EXPECT_LT(step_of(law, both, {{1, 0.0025}}), 0.6 * of_hard);
  }
}

// A body of one material hits walls and bodies of another.
TEST(TimeStep, ImpactsOnHarderMaterialsCount) {
  Material hard = grain();
  hard.set(youngs_modulus, 1e12);
  const Real alone = step_of("hertz_mindlin", {grain()}, {{0, 0.01}}, 10);
  EXPECT_LT(step_of("hertz_mindlin", {grain(), hard}, {{0, 0.01}}, 10), alone);
}

TEST(TimeStep, SafetyIsAFactorAndTheReasonNamesIt) {
  const auto choice = choose_time_step(law_named("hertz_mindlin"), {grain()}, {{0, 0.01}}, 0, 0.5);
  const auto full = choose_time_step(law_named("hertz_mindlin"), {grain()}, {{0, 0.01}}, 0, 1);
  EXPECT_EQ(choice.dt, 0.5 * full.dt);
  EXPECT_NE(choice.reason.find("safety 0.5"), std::string::npos) << choice.reason;
  EXPECT_NE(full.reason.find("grain"), std::string::npos) << full.reason;
  EXPECT_NE(full.reason.find("Rayleigh"), std::string::npos) << full.reason;
}

}  // namespace
}  // namespace clast
