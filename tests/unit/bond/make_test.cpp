#include "bond/make.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/error.hpp"
#include "shape/build.hpp"
#include "shape/dilated.hpp"

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
    add_bonds(bonds, bodies, only_spheres, {}, made);
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
  add_bonds({{1, 0, 3, 0.5, 0.7}}, bodies, only_spheres, {}, bonds);  // the lower id comes first
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
  EXPECT_EQ(bonds_between_close(bodies, only_spheres, {}, bonds, {0.001}, all).size(), 1u);
  EXPECT_EQ(bonds_between_close(bodies, only_spheres, {}, bonds, {0.06}, all).size(), 2u);
  add_bonds({{0, 1, 0, 1, 1}}, bodies, only_spheres, {}, bonds);
  EXPECT_EQ(bonds_between_close(bodies, only_spheres, {}, bonds, {0.06}, all).size(), 1u);
  bonds.strength[0] = 0;  // broken: the two may be bonded anew if somebody asks for it
  EXPECT_EQ(bonds_between_close(bodies, only_spheres, {}, bonds, {0.06}, all).size(), 2u);
  const auto not_first = [](std::size_t a, std::size_t b) { return a > 0 && b > 0; };
  EXPECT_EQ(bonds_between_close(bodies, only_spheres, {}, bonds, {0.06}, not_first).size(), 1u);
}

struct TwoCubes {
  std::vector<Assembly> shapes = only_spheres;
  HostBodies bodies;
  Real radius = root(3.0);

  explicit TwoCubes(const Vec3& place, const Quat& turn = {}) {
    std::vector<Vec3> corners;
    for (int i = 0; i < 8; ++i)
      corners.emplace_back(i % 2 * 2 - 1.0, i / 2 % 2 * 2 - 1.0, i / 4 * 2 - 1.0);
    shapes.push_back(assembly_of(prototype_from_points("cube", corners)));
    for (const Vec3& at : {Vec3{}, place}) {
      Body body;
      body.id = static_cast<Id>(bodies.size());
      body.position = rotate(turn, at);
      body.orientation = turn * shapes[1].axes;
      body.radius = radius;
      body.mass = 3;
      body.shape = 1;
      append(bodies, body);
    }
  }
};

TEST(MakeBonds, OverAFaceHaveItsAreaAndMoments) {
  const TwoCubes cubes({2, 1, 0}, rotation_by({0.3, -0.5, 0.2}));
  NewBond bond{0, 1, 2, 0, 0.5};
  bond.site = bond_site(cubes.bodies, cubes.shapes, {}, 0, 1, {1e-9, false});
  ASSERT_TRUE(bond.site);
  HostBonds bonds;
  add_bonds({bond}, cubes.bodies, cubes.shapes, {}, bonds);
  ASSERT_EQ(bonds.size(), 1u);
  EXPECT_NEAR(pi * square(bonds.radius[0]), 2, 1e-12);  // 1 x 2
  EXPECT_NEAR(bonds.length[0], 2, 1e-12);               // across the face
  EXPECT_NEAR(larger(bonds.moment_s[0], bonds.moment_t[0]), 8 / 12.0, 1e-12);
  EXPECT_NEAR(smaller(bonds.moment_s[0], bonds.moment_t[0]), 2 / 12.0, 1e-12);
  EXPECT_NEAR(bonds.inertia_a[0], 3 * 4 / 6.0, 1e-9);
  EXPECT_EQ(bonds.corner_count[0], 4);
  const SectionAtRest rest{bonds.point_a[0], bonds.point_b[0], bonds.axis[0], bonds.side[0],
                           bonds.turn[0]};
  const SectionSprings springs({.normal_stiffness = 1, .shear_stiffness = 1}, 2, {1, 1}, 2);
  const SectionForce f =
      section_springs(springs, rest, cubes.bodies.position[1] - cubes.bodies.position[0],
                      cubes.bodies.orientation[0], cubes.bodies.orientation[1]);
  EXPECT_LT(f.energy, 1e-28);
}

// Round bonds before and after keep their rows.
TEST(MakeBonds, RoundOnesAndFacesGoTogether) {
  TwoCubes cubes({2, 0, 0});
  for (const Vec3& place : {Vec3{9, 0, 0}, Vec3{11, 0, 0}}) {
    Body ball;
    ball.id = static_cast<Id>(cubes.bodies.size());
    ball.position = place;
    ball.radius = ball.mass = 1;
    append(cubes.bodies, ball);
  }
  const auto all = [](std::size_t, std::size_t) { return true; };
  HostBonds bonds;
  add_bonds({{2, 3, 0, 1, 1}}, cubes.bodies, cubes.shapes, {}, bonds);
  EXPECT_TRUE(bonds.moment_s.empty());
  const auto found = bonds_between_close(cubes.bodies, cubes.shapes, {}, bonds, {1e-9}, all);
  ASSERT_EQ(found.size(), 1u);
  add_bonds(found, cubes.bodies, cubes.shapes, {}, bonds);
  add_bonds({{2, 3, 0, 1, 1}}, cubes.bodies, cubes.shapes, {}, bonds);
  ASSERT_EQ(bonds.moment_s.size(), 3u);
  EXPECT_TRUE(has_section(bonds, 0));
  EXPECT_FALSE(has_section(bonds, 1));
  EXPECT_FALSE(has_section(bonds, 2));
}

// A corner over a face: no faces lie on each other.
TEST(MakeBonds, AtNearestPointsWhereAsked) {
  TwoCubes cubes({1 + root(3.0) + 0.1, 0, 0});
  const Vec3 diagonal = normalized(Vec3{1, 1, 1}), way{1, 0, 0};
  const Vec3 axis = normalized(cross(diagonal, way));
  const Real angle = std::acos(dot(diagonal, way));
  cubes.bodies.orientation[1] = rotation_by(angle * axis) * cubes.shapes[1].axes;
  EXPECT_FALSE(bond_site(cubes.bodies, cubes.shapes, {}, 0, 1, {0.11, false}));
  EXPECT_FALSE(bond_site(cubes.bodies, cubes.shapes, {}, 0, 1, {0.09, true}));
  const auto site = bond_site(cubes.bodies, cubes.shapes, {}, 0, 1, {0.11, true});
  ASSERT_TRUE(site);
  EXPECT_TRUE(site->ring.empty());
  EXPECT_LT(length(site->normal - way), 1e-9);
  EXPECT_LT(length(site->middle - Vec3{1.05, 0, 0}), 1e-9);
}

// A round disc lies over the longest axis of an ellipsoid, and a ball beside it. The gap is shared
// out by what is swept over the cores: the ellipsoid is sharp.
TEST(MakeBonds, AtNearestPointsOfRoundCores) {
  const std::vector<Assembly> shapes = {assembly_of(sphere_prototype()),
                                        assembly_of(ellipsoid_prototype("egg", {1, 2, 3}, 0)),
                                        assembly_of(round_disc_prototype("disc", 2, 0.5))};
  HostBodies bodies;
  const auto add = [&](int shape, const Vec3& place) {
    Body body;
    body.id = static_cast<Id>(bodies.size());
    body.shape = shape;
    body.position = place;
    body.orientation = shapes[shape].axes;
    body.radius = shapes[shape].radius;
    body.mass = 1;
    append(bodies, body);
  };
  add(1, {0, 0, 0});
  add(2, {0.5, 0, 3.6});
  add(0, {1.3, 0, 0});
  bodies.radius[2] = 0.2;
  const auto site = [&](std::size_t a, std::size_t b, Real within) {
    return bond_site(bodies, shapes, {}, a, b, {within, true});
  };
  EXPECT_FALSE(site(0, 1, 0.09));
  ASSERT_TRUE(site(0, 1, 0.11));
  EXPECT_LT(length(site(0, 1, 0.11)->middle - Vec3{0, 0, 3}), 1e-9);
  EXPECT_LT(length(site(0, 1, 0.11)->normal - Vec3{0, 0, 1}), 1e-9);
  EXPECT_FALSE(site(0, 2, 0.09));
  ASSERT_TRUE(site(0, 2, 0.11));
  EXPECT_LT(length(site(0, 2, 0.11)->middle - Vec3{1, 0, 0}), 1e-9);
  EXPECT_TRUE(site(0, 2, 0.11)->ring.empty());
  const auto all = [](std::size_t, std::size_t) { return true; };
  EXPECT_EQ(bonds_between_close(bodies, shapes, {}, {}, {0.11, true}, all).size(), 2u);
  EXPECT_EQ(bonds_between_close(bodies, shapes, {}, {}, {0.11, false}, all).size(), 0u);
}

TEST(MakeBonds, RefuseBodiesThatCoincideOrHaveParts) {
  TwoCubes cubes({1e-12, 0, 0});
  NewBond bond{0, 1, 0, 1, 1};
  bond.site = BondSite{{}, {1, 0, 0}, {}};
  HostBonds bonds;
  EXPECT_THROW(add_bonds({bond}, cubes.bodies, cubes.shapes, {}, bonds), Error);
  cubes.bodies.position[1] = {2, 0, 0};
  EXPECT_THROW(add_bonds({{0, 1, 0, 1, 1}}, cubes.bodies, cubes.shapes, {}, bonds), Error);
  cubes.shapes[1].parts.push_back(cubes.shapes[1].parts.front());
  EXPECT_THROW(add_bonds({bond}, cubes.bodies, cubes.shapes, {}, bonds), Error);
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
