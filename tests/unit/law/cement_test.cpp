// The forces of a bond are the gradient of its energy, and no turn or shift of both bodies together
// is felt.
#include "law/cement.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace clast {
namespace {

const BondSprings springs(Cement{.normal_stiffness = 3e7, .shear_stiffness = 1e7}, 0.1, 1);

struct Poses {
  Vec3 along;
  Quat a, b;

  BondForce force(const BondAtRest& rest) const { return bond_springs(springs, rest, along, a, b); }
};

BondAtRest some_rest(Random& random) {
  return {random.uniform(0.8, 1.2), random.uniform(0.2, 0.6),
          normalized(random.uniform({-1, -1, -1}, {1, 1, 1})), random.rotation()};
}

// Deformed by up to `much`.
Poses some_poses(const BondAtRest& rest, Random& random, Real much) {
  const Vec3 most{much, much, much};
  Poses p;
  p.a = random.rotation();
  p.b = rotation_by(random.uniform(-most, most)) * p.a * conjugate(rest.turn);
  p.along = rest.length * (rotate(p.a, rest.axis) + random.uniform(-most, most));
  return p;
}

Vec3 unit(int axis) {
  Vec3 e;
  e[axis] = 1;
  return e;
}

TEST(Cement, IsAtRestAsItWasMade) {
  Random random(3);
  const BondAtRest rest = some_rest(random);
  const Poses p = some_poses(rest, random, 0);
  const BondForce f = p.force(rest);
  EXPECT_LT(f.energy, 1e-24 * springs.stretch);
  EXPECT_LT(length(f.force), 1e-12 * springs.stretch);
}

TEST(Cement, PushesDownItsEnergy) {
  Random random(7);
  constexpr Real h = 1e-6;
  for (int i = 0; i < 200; ++i) {
    const BondAtRest rest = some_rest(random);
    const Poses p = some_poses(rest, random, 0.4);
    const BondForce f = p.force(rest);
    const auto slope = [&](auto&& move) {
      Poses up = p, down = p;
      move(up, h);
      move(down, -h);
      return (up.force(rest).energy - down.force(rest).energy) / (2 * h);
    };
    for (int axis = 0; axis < 3; ++axis) {
      const Vec3 e = unit(axis);
      const Real tolerance = 1e-4 * springs.stretch * 0.01;
      EXPECT_NEAR(f.force[axis], -slope([&](Poses& q, Real s) { q.along += s * e; }), tolerance);
      EXPECT_NEAR(f.torque_a[axis],
                  -slope([&](Poses& q, Real s) { q.a = rotation_by(s * e) * q.a; }), tolerance);
      EXPECT_NEAR(f.torque_b[axis],
                  -slope([&](Poses& q, Real s) { q.b = rotation_by(s * e) * q.b; }), tolerance);
    }
  }
}

TEST(Cement, KeepsAngularMomentum) {
  Random random(11);
  for (int i = 0; i < 200; ++i) {
    const BondAtRest rest = some_rest(random);
    const Poses p = some_poses(rest, random, 0.5);
    const BondForce f = p.force(rest);
    const Vec3 left = cross(p.along, f.force) + f.torque_a + f.torque_b;
    EXPECT_LT(length(left), 1e-12 * springs.stretch);
  }
}

// Huang Eqs. 1 to 4 for small displacements: each of the four motions alone.
TEST(Cement, HasFourSprings) {
  const BondAtRest rest{1, 0.5, {1, 0, 0}, {}};
  constexpr Real small = 1e-5;
  Poses stretched{{1 + small, 0, 0}, {}, {}};
  EXPECT_NEAR(stretched.force(rest).force.x, -springs.stretch * small,
              1e-3 * springs.stretch * small);
  Poses sheared{{1, small, 0}, {}, {}};
  EXPECT_NEAR(sheared.force(rest).force.y, -springs.shear * small, 1e-3 * springs.shear * small);
  EXPECT_NEAR(sheared.force(rest).torque_a.z, 0.5 * springs.shear * small,
              1e-3 * springs.shear * small);
  const Quat twist = rotation_by({small, 0, 0});
  EXPECT_NEAR((Poses{{1, 0, 0}, {}, twist}.force(rest).torque_b.x), -springs.twist * small,
              1e-3 * springs.twist * small);
  // Both ends turned against each other, so that the middle does not move.
  const Quat up = rotation_by({0, 0, 0.5 * small}), down = rotation_by({0, 0, -0.5 * small});
  const BondForce bent = Poses{{1, 0, 0}, down, up}.force(rest);
  EXPECT_NEAR(bent.torque_b.z, -springs.bend * small, 1e-3 * springs.bend * small);
  EXPECT_NEAR(bent.bending, springs.bend * small, 1e-3 * springs.bend * small);
  EXPECT_LT(bent.shear, 1e-6 * springs.shear * small);
}

TEST(Cement, BreaksByTensionOrShear) {
  const Cement cement{
      .normal_stiffness = 1, .shear_stiffness = 1, .tensile_strength = 10, .shear_strength = 5};
  const Real radius = 0.1, area = pi * square(radius), inertia = 0.25 * area * square(radius);
  const auto load = [&](Real tension, Real shear, Real bending, Real twisting) {
    return bond_load(cement, radius, {{}, {}, {}, 0, tension, shear, bending, twisting});
  };
  EXPECT_NEAR(load(10 * area, 0, 0, 0), 1, 1e-12);
  EXPECT_NEAR(load(0, 5 * area, 0, 0), 1, 1e-12);
  EXPECT_NEAR(load(0, 0, 10 * inertia / radius, 0), 1, 1e-12);
  EXPECT_NEAR(load(0, 0, 0, 5 * 2 * inertia / radius), 1, 1e-12);
  EXPECT_LT(load(-100 * area, 0, 0, 0), 0.1);  // compression does not break it
}

}  // namespace
}  // namespace clast
