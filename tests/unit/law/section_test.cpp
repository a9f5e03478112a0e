// The forces of a bond over a section are the gradient of its energy, no turn or shift of both
// bodies together is felt, and for small angles it is the round bond.
#include "law/section.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace clast {
namespace {

constexpr Real area = 0.06;
const SecondMoments moments{4e-4, 2e-4};
const Cement cement{
    .normal_stiffness = 3e7, .shear_stiffness = 1e7, .tensile_strength = 10, .shear_strength = 5};
const SectionSprings springs(cement, area, moments, 1);

struct Poses {
  Vec3 along;
  Quat a, b;

  SectionForce force(const SectionAtRest& rest, const SectionSprings& k = springs) const {
    return section_springs(k, rest, along, a, b);
  }
};

SectionAtRest some_rest(Random& random) {
  const Vec3 axis = normalized(random.uniform({-1, -1, -1}, {1, 1, 1}));
  Vec3 s, t;
  complete_frame(axis, s, t);
  return {random.uniform({-1, -1, -1}, {1, 1, 1}), random.uniform({-1, -1, -1}, {1, 1, 1}), axis, s,
          random.rotation()};
}

// Deformed by up to `much`.
Poses some_poses(const SectionAtRest& rest, Random& random, Real much) {
  const Vec3 most{much, much, much};
  Poses p;
  p.a = random.rotation();
  p.b = rotation_by(random.uniform(-most, most)) * p.a * conjugate(rest.turn);
  p.along = rotate(p.a, rest.point_a) - rotate(p.b, rest.point_b) + random.uniform(-most, most);
  return p;
}

TEST(Section, IsAtRestAsItWasMade) {
  Random random(3);
  const SectionAtRest rest = some_rest(random);
  const SectionForce f = some_poses(rest, random, 0).force(rest);
  EXPECT_LT(f.energy, 1e-24 * springs.stretch);
  EXPECT_LT(length(f.force), 1e-12 * springs.stretch);
}

TEST(Section, PushesDownItsEnergy) {
  Random random(7);
  constexpr Real h = 1e-6;
  for (int i = 0; i < 200; ++i) {
    const SectionAtRest rest = some_rest(random);
    const Poses p = some_poses(rest, random, 0.4);
    const SectionForce f = p.force(rest);
    const auto slope = [&](auto&& move) {
      Poses up = p, down = p;
      move(up, h);
      move(down, -h);
      return (up.force(rest).energy - down.force(rest).energy) / (2 * h);
    };
    for (int axis = 0; axis < 3; ++axis) {
      Vec3 e;
      e[axis] = 1;
      const Real tolerance = 1e-6 * springs.stretch;
      EXPECT_NEAR(f.force[axis], -slope([&](Poses& q, Real s) { q.along += s * e; }), tolerance);
      EXPECT_NEAR(f.torque_a[axis],
                  -slope([&](Poses& q, Real s) { q.a = rotation_by(s * e) * q.a; }), tolerance);
      EXPECT_NEAR(f.torque_b[axis],
                  -slope([&](Poses& q, Real s) { q.b = rotation_by(s * e) * q.b; }), tolerance);
    }
  }
}

TEST(Section, KeepsAngularMomentum) {
  Random random(11);
  for (int i = 0; i < 200; ++i) {
    const SectionAtRest rest = some_rest(random);
    const Poses p = some_poses(rest, random, 0.5);
    const SectionForce f = p.force(rest);
    const Vec3 left = cross(p.along, f.force) + f.torque_a + f.torque_b;
    EXPECT_LT(length(left), 1e-12 * springs.stretch);
  }
}

// A disc on the line of the centres does what a round bond does, where angles are small.
TEST(Section, IsTheRoundBondForSmallAngles) {
  constexpr Real radius = 0.1, small = 1e-6;
  const SecondMoments disc{0.25 * pi * square(square(radius)), 0.25 * pi * square(square(radius))};
  const SectionSprings k(cement, pi * square(radius), disc, 1);
  const BondSprings round(cement, radius, 1);
  Random random(5);
  for (int i = 0; i < 50; ++i) {
    const Vec3 most{small, small, small};
    const Quat a = rotation_by(random.uniform(-most, most));
    const Quat b = rotation_by(random.uniform(-most, most));
    const Vec3 along = Vec3{1, 0, 0} + random.uniform(-most, most);
    const SectionForce f =
        section_springs(k, {{0.4, 0, 0}, {-0.6, 0, 0}, {1, 0, 0}, {0, 1, 0}, {}}, along, a, b);
    const BondForce g = bond_springs(round, {1, 0.4, {1, 0, 0}, {}}, along, a, b);
    const Real tolerance = 1e-4 * k.stretch * small;
    EXPECT_LT(length(f.force - g.force), tolerance);
    EXPECT_LT(length(f.torque_a - g.torque_a), tolerance);
    EXPECT_LT(length(f.torque_b - g.torque_b), tolerance);
    EXPECT_NEAR(load_on_rim(cement, radius, f), bond_load(cement, radius, g),
                1e-3 * bond_load(cement, radius, g));
  }
}

// T / A + M t / I, and F / A + M r / J across: at one point.
TEST(Section, BreaksWhereItsStressIsLargest) {
  const auto load = [](Real tension, Real shear, Real bend_s, Real bend_t, Real twist, Real s,
                       Real t) {
    SectionForce f{};
    f.tension = tension;
    f.shear_s = shear;
    f.bending_s = bend_s;
    f.bending_t = bend_t;
    f.twisting = twist;
    return load_at(cement, area, moments, f, s, t);
  };
  EXPECT_NEAR(load(10 * area, 0, 0, 0, 0, 0, 0), 1, 1e-12);
  EXPECT_NEAR(load(0, 5 * area, 0, 0, 0, 0, 0), 1, 1e-12);
  EXPECT_NEAR(load(0, 0, 10 * moments.about_s / 0.2, 0, 0, 0.1, 0.2), 1, 1e-12);
  EXPECT_NEAR(load(0, 0, 0, 10 * moments.about_t / 0.1, 0, -0.1, 0.2), 1, 1e-12);
  EXPECT_LE(load(0, 0, 0, 10 * moments.about_t / 0.1, 0, 0.1, 0.2), 0);  // pressed there
  EXPECT_NEAR(load(0, 0, 0, 0, 5 * moments.polar() / 0.5, 0.3, 0.4), 1, 1e-12);
  // Shear along s adds to a twist where t is negative, and is relieved where it is positive.
  const Real half = 0.5 * 5 * moments.polar() / 0.4;
  EXPECT_NEAR(load(0, 0.5 * 5 * area, 0, 0, half, 0, -0.4), 1, 1e-12);
  EXPECT_NEAR(load(0, 0.5 * 5 * area, 0, 0, half, 0, 0.4), 0, 1e-12);
  EXPECT_LT(load(-100 * area, 0, 0, 0, 0, 0, 0), 0.1);
}

}  // namespace
}  // namespace clast
