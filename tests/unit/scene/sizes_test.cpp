#include "scene/sizes.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/unit/scene/scene_text.hpp"

namespace clast::scene {
namespace {

std::vector<Real> draws(const RadiusSampler& sampler, int count) {
  Random random(11);
  std::vector<Real> radii;
  for (int i = 0; i < count; ++i) radii.push_back(sampler.draw(random));
  for (const Real r : radii) {
    EXPECT_GE(r, sampler.smallest() * (1 - 1e-12));
    EXPECT_LE(r, sampler.largest() * (1 + 1e-12));
  }
  return radii;
}

Real mean(const std::vector<Real>& values) {
  Real sum = 0;
  for (const Real v : values) sum += v;
  return sum / static_cast<Real>(values.size());
}

RadiusSampler sampler_for(const std::string& sizes) {
  return RadiusSampler(small({"insert.0.radius=" + sizes}).inserts[0]);
}

TEST(Random, MatchesTheLibraryFunctions) {
  for (Real x : {1e-300, 1e-5, 0.3, 0.999999, 1.0, 1.5, 7e4, 1e300})
    EXPECT_NEAR(portable_log(x), std::log(x), 4e-16 * std::abs(std::log(x)) + 1e-17) << x;
  for (Real x : {-600.0, -3.3, -1e-9, 0.0, 0.4, 2.7, 300.0})
    EXPECT_NEAR(portable_exp(x), std::exp(x), 1e-14 * std::exp(x)) << x;
}

TEST(Random, IsTheSameEverywhere) {
  Random random(1);
  EXPECT_EQ(random.bits(), Random(1).bits());
  EXPECT_NE(Random(1).bits(), Random(2).bits());
  EXPECT_NE(Random(1, 0).bits(), Random(1, 1).bits());
}

TEST(Random, NormalsAreNormal) {
  Random random(3);
  Real sum = 0, squares = 0, fourths = 0;
  const int n = 200000;
  for (int i = 0; i < n; ++i) {
    const Real x = random.normal();
    sum += x;
    squares += x * x;
    fourths += x * x * x * x;
  }
  EXPECT_NEAR(sum / n, 0, 0.01);
  EXPECT_NEAR(squares / n, 1, 0.02);
  EXPECT_NEAR(fourths / n, 3, 0.1);
}

TEST(Sizes, Single) { EXPECT_EQ(draws(sampler_for("\"3 mm\""), 10)[9], 0.003); }

TEST(Sizes, DiametersAreHalved) {
  std::string text = small_scene;
  const std::string radius = "radius = \"2 mm\"";
  text.replace(text.find(radius), radius.size(), "diameter = { uniform = [\"2 mm\", \"4 mm\"] }");
  const RadiusSampler sampler(read_scene_text(text, "diameter.toml").inserts[0]);
  EXPECT_EQ(sampler.smallest(), 0.001);
  EXPECT_EQ(sampler.largest(), 0.002);
}

TEST(Sizes, Uniform) {
  const RadiusSampler sampler = sampler_for("{uniform=[0.001,0.003]}");
  EXPECT_NEAR(mean(draws(sampler, 50000)), 0.002, 1e-5);
  EXPECT_NEAR(sampler.mean_power(), (81e-12 - 1e-12) / 4 / 0.002, 2e-10);
}

TEST(Sizes, Normal) {
  const std::vector<Real> radii =
      draws(sampler_for("{normal={mean=0.002,deviation=0.0002}}"), 50000);
  Real variance = 0;
  for (const Real r : radii) variance += square(r - 0.002) / 50000;
  EXPECT_NEAR(mean(radii), 0.002, 5e-6);
  EXPECT_NEAR(std::sqrt(variance), 0.0002 * 0.9866, 3e-6);  // cut off at 3 deviations
}

TEST(Sizes, NarrowNormalIsNearlyUniform) {
  const std::vector<Real> radii =
      draws(sampler_for("{normal={mean=0.002,deviation=0.1,min=0.0019,max=0.0021}}"), 50000);
  EXPECT_NEAR(mean(radii), 0.002, 1e-6);
}

TEST(Sizes, LogNormal) {
  std::vector<Real> radii = draws(sampler_for("{lognormal={median=0.002,sigma=0.3}}"), 50000);
  for (Real& r : radii) r = std::log(r);
  EXPECT_NEAR(mean(radii), std::log(0.002), 0.005);
}

TEST(Sizes, SieveIsByMass) {
  const std::vector<Real> radii =
      draws(sampler_for("{sieve=[[0.001,0],[0.002,0.3],[0.003,0.5],[0.004,1]]}"), 200000);
  Real total = 0, below_2 = 0, below_3 = 0, below_25 = 0;
  for (const Real r : radii) {
    total += cube(r);
    if (r < 0.002) below_2 += cube(r);
    if (r < 0.0025) below_25 += cube(r);
    if (r < 0.003) below_3 += cube(r);
  }
  EXPECT_NEAR(below_2 / total, 0.3, 0.01);
  EXPECT_NEAR(below_25 / total, 0.4, 0.01);
  EXPECT_NEAR(below_3 / total, 0.5, 0.01);
}

}  // namespace
}  // namespace clast::scene
