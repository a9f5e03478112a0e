#include "bond/make.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/error.hpp"
#include "shape/build.hpp"

namespace clast {
namespace {

HostBodies spheres_at(const std::vector<Vec3>& places, Real radius = 1) {
  HostBodies bodies;
  for (const Vec3& place : places) {
    Body body;
    body.id = static_cast<Id>(bodies.size());
    body.position = place;
    body.radius = radius;
    body.mass = 1;
    append(bodies, body);
  }
  return bodies;
}

const std::vector<Assembly> only_spheres = {assembly_of(sphere_prototype())};

std::string refusal(const std::vector<NewBond>& bonds, const HostBodies& bodies) {
  HostBonds made;
  try {
    add_bonds(bonds, bodies, {}, made);
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

TEST(MakeBonds, KeepsWhereTheTwoAre) {
  HostBodies bodies = spheres_at({{0, 0, 0}, {0, 3, 0}});
  bodies.radius[1] = 2;
  bodies.orientation[1] = rotation_by({0, 0, 0.5 * pi});
  bodies.orientation[0] = rotation_by({0.3, 0.1, 0});
  HostBonds bonds;
  add_bonds({{1, 0, 3, 0.5, 0.7}}, bodies, {}, bonds);  // the lower id comes first
  ASSERT_EQ(bonds.size(), 1u);
  EXPECT_EQ(bonds.first[0], 0);
  EXPECT_EQ(bonds.second[0], 1);
  EXPECT_EQ(bonds.cement[0], 3);
  EXPECT_EQ(bonds.strength[0], 0.7);
  EXPECT_DOUBLE_EQ(bonds.length[0], 3);
  EXPECT_DOUBLE_EQ(bonds.arm[0], 1);
  const BondAtRest rest{bonds.length[0], bonds.arm[0], bonds.axis[0], bonds.turn[0]};
  const BondSprings springs(Cement{.normal_stiffness = 1, .shear_stiffness = 1}, 0.5, 3);
  const BondForce f =
      bond_springs(springs, rest, {0, 3, 0}, bodies.orientation[0], bodies.orientation[1]);
  EXPECT_LT(f.energy, 1e-28);
}

TEST(MakeBonds, RefusesWhatCannotBe) {
  const HostBodies bodies = spheres_at({{0, 0, 0}, {0, 0, 0}, {2, 0, 0}});
  EXPECT_NE(refusal({{0, 1, 0, 1, 1}}, bodies).find("same centre"), std::string::npos);
  EXPECT_NE(refusal({{0, 0, 0, 1, 1}}, bodies).find("itself"), std::string::npos);
  EXPECT_NE(refusal({{0, 2, 0, 0, 1}}, bodies).find("no radius"), std::string::npos);
  EXPECT_NE(refusal({{0, 7, 0, 1, 1}}, bodies).find("no body 7"), std::string::npos);
}

TEST(MakeBonds, FindsThoseThatAreClose) {
  const HostBodies bodies = spheres_at({{0, 0, 0}, {2, 0, 0}, {4.05, 0, 0}, {7, 0, 0}});
  const auto all = [](std::size_t, std::size_t) { return true; };
  HostBonds bonds;
  EXPECT_EQ(bonds_between_close(bodies, only_spheres, {}, bonds, 0.001, all).size(), 1u);
  EXPECT_EQ(bonds_between_close(bodies, only_spheres, {}, bonds, 0.06, all).size(), 2u);
  add_bonds({{0, 1, 0, 1, 1}}, bodies, {}, bonds);
  EXPECT_EQ(bonds_between_close(bodies, only_spheres, {}, bonds, 0.06, all).size(), 1u);
  bonds.strength[0] = 0;  // broken: the two may be bonded anew if somebody asks for it
  EXPECT_EQ(bonds_between_close(bodies, only_spheres, {}, bonds, 0.06, all).size(), 2u);
  const auto not_first = [](std::size_t a, std::size_t b) { return a > 0 && b > 0; };
  EXPECT_EQ(bonds_between_close(bodies, only_spheres, {}, bonds, 0.06, not_first).size(), 1u);
}

// Half are weaker than 1; the share below s is 1 - 2^(-s^m).
TEST(MakeBonds, StrengthsScatterAfterWeibull) {
  std::vector<Real> strengths;
  for (Id i = 0; i < 20000; ++i) strengths.push_back(scattered_strength(4, 7, i, i + 1));
  const auto share_below = [&](Real s) {
    return static_cast<Real>(
               std::count_if(strengths.begin(), strengths.end(), [&](Real x) { return x < s; })) /
           static_cast<Real>(strengths.size());
  };
  for (const Real s : {0.6, 0.8, 1.0, 1.2})
    EXPECT_NEAR(share_below(s), 1 - std::exp2(-square(square(s))), 0.012) << s;
  EXPECT_EQ(scattered_strength(4, 7, 3, 9), scattered_strength(4, 7, 9, 3));
  EXPECT_NE(scattered_strength(4, 7, 3, 9), scattered_strength(4, 8, 3, 9));
}

}  // namespace
}  // namespace clast
