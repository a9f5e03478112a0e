#include "contact/sphere_on_sphere.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "tests/support/grains.hpp"

namespace clast {
namespace {

ContactPoint random_point(Random& random, const Vec3& normal) {
  const Real radius = 0.005;
  return {.normal = normal,
          .overlap = random.uniform(0, 1e-4),
          .velocity = random.uniform({-3, -3, -3}, {3, 3, 3}),
          .spin = random.uniform(-50, 50),
          .radius = radius,
          .curvature = 1 / radius,
          .mass = 1e-3,
          .growth = 0};
}

template <class Law>
void expect_coulomb_and_no_pull() {
  Random random(12);
  Material m = test::grain();
  m.friction = 0.3;
  m.restitution = 0.2;
  const typename Law::Parameters p = Law::mix(m, m);
  for (int i = 0; i < 3000; ++i) {
    const Vec3 n = normalized(random.uniform({-1, -1, -1}, {1, 1, 1}));
    const ContactPoint at = random_point(random, n);
    const ContactMemory past{tangential(random.uniform({-1, -1, -1}, {1, 1, 1}), n),
                             random.uniform(0, 1e-3)};
    const ContactForce f = frictional_contact<Law>(p, at, past, Vec3(), 1e-5);
    const Real normal = dot(f.force, n);
    EXPECT_GE(normal, -1e-12);
    EXPECT_NEAR(normal, f.grip, 1e-12 + 1e-12 * f.grip);
    EXPECT_LE(length(tangential(f.force, n)), 0.3 * normal * (1 + 1e-12) + 1e-15);
    EXPECT_NEAR(dot(f.memory.shear, n), 0, 1e-12);
  }
}
TEST(FrictionalContact, HertzKeepsTheCoulombLimitAndNeverPulls) {
  expect_coulomb_and_no_pull<HertzMindlin>();
}
TEST(FrictionalContact, LinearKeepsTheCoulombLimitAndNeverPulls) {
  expect_coulomb_and_no_pull<Linear>();
}

// Listed but apart: nothing at all, and nothing is remembered.
TEST(FrictionalContact, ApartMeansExactZeros) {
  Random random(13);
  const HertzMindlin::Parameters p = HertzMindlin::mix(test::grain(), test::grain());
  for (int i = 0; i < 200; ++i) {
    ContactPoint at = random_point(random, {0, 0, 1});
    at.overlap = -at.overlap;
    const ContactForce f = frictional_contact<HertzMindlin>(p, at, {Vec3(), 0}, Vec3(), 1e-5);
    EXPECT_EQ(f.force, Vec3());
    EXPECT_EQ(f.memory.shear, Vec3());
    EXPECT_EQ(f.memory.extent, 0);
    EXPECT_EQ(f.damped, 0);
    EXPECT_EQ(f.pressed, 0);
  }
}

// The spring remembers: a slow shift under a steady overlap loads it by S_t times the way.
TEST(FrictionalContact, TangentialSpringAddsUpItsWay) {
  const HertzMindlin::Parameters p = HertzMindlin::mix(test::grain(), test::grain());
  const Real c = HertzMindlin::extent(p, 0.005, 1e-4), way = 1e-7;
  ContactPoint at{{0, 0, 1}, 1e-4, {way / 1e-3, 0, 0}, 0, 0.005, 1 / 0.005, 1e-3, 0};
  ContactMemory memory{Vec3(), c};
  for (int i = 0; i < 10; ++i)
    memory = frictional_contact<HertzMindlin>(p, at, memory, Vec3(), 1e-4).memory;
  const Real expected = -HertzMindlin::shear_stiffness(p, c) * way;
  EXPECT_NEAR(memory.shear.x, expected, 1e-9 * std::abs(expected));
}

// Action and reaction, and no torque about the common centre, for every pair the engine makes.
TEST(SphereOnSphere, ForcesAndTorquesBalance) {
  Material m = test::grain();
  m.rolling_friction = 0.2;
  World world = test::make_world(m);
  world.add(
      {.position = {0, 0, 0}, .radius = 0.01, .velocity = {0.4, 0.1, 0.2}, .spin = {9, 5, 7}});
  world.add({.position = {0.018, 0.009, 0}, .radius = 0.0105, .spin = {-3, 20, 1}});
  world.use_automatic_step(1);
  world.start();
  world.run_steps(4);
  const Snapshot s = world.state();
  ASSERT_EQ(s.pairs.size(), 1u);
  ASSERT_GT(s.pairs.extent[0], 0);
  const Vec3 arm = s.bodies.position[1] - s.bodies.position[0];
  const Vec3 torque = s.pairs.torque_a[0] + s.pairs.torque_b[0] + cross(arm, s.pairs.force[0]);
  EXPECT_LT(length(torque), 1e-14 + 1e-12 * length(s.pairs.torque_a[0]));
  ASSERT_GT(length(s.pairs.force[0]), 0);
  const Vec3 a = s.bodies.mass[0] * s.bodies.acceleration[0];
  EXPECT_LT(length(a + s.bodies.mass[1] * s.bodies.acceleration[1]), 1e-12 * length(a));
}

TEST(SphereOnSphere, CoincidentCentresAreNotADivisionByZero) {
  World world = test::make_world();
  world.add({.position = {1, 2, 3}});
  world.add({.position = {1, 2, 3}});
  world.edit_model().limits.overlap = 10;
  world.use_automatic_step(1, 0.1);
  world.start();
  world.run_steps(5);
  EXPECT_TRUE(std::isfinite(world.position(0).z));
  EXPECT_LT(world.position(0).z, world.position(1).z);
}

}  // namespace
}  // namespace clast
