// Sliding, rolling and sticking of single spheres.
#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/contact_forms.hpp"

namespace clast::test {
namespace {

constexpr Real g = 9.81;

// A sphere that slides begins to roll and keeps 5/7 of its speed; friction takes 1/7 of m u0^2.
// Within 0.2 %: the sphere is not quite rigid.
TEST(SlipToRoll, KeepsFiveSeventhsOfTheSpeed) {
  const Real mu = 0.3, u0 = 1, r = 0.01;
  Material m = stiff_grain();
  m.friction = mu;
  World world = make_world(m);
  ball_on_slope(world, 0, r);
  world.edit_bodies().velocity[0] = {u0, 0, 0};
  world.use_automatic_step(u0);
  world.start();
  const Real slides_for = 2 * u0 / (7 * mu * g);
  world.run_for(0.9 * slides_for);
  EXPECT_NEAR(world.velocity(0).x, u0 - mu * g * 0.9 * slides_for, 0.002 * u0);
  EXPECT_GT(std::abs(world.velocity(0).x - r * world.spin(0).y), 0.05 * u0);  // still slides
  world.run_for(0.6 * slides_for);
  EXPECT_NEAR(world.velocity(0).x, 5.0 / 7 * u0, 0.002 * u0);
  EXPECT_NEAR(r * world.spin(0).y, 5.0 / 7 * u0, 0.002 * u0);
  const Ledger ledger = world.ledger();
  EXPECT_NEAR(ledger.taken.friction / (ball_mass(m.density, r) * u0 * u0), 1.0 / 7, 0.003 / 7);
  EXPECT_LT(std::abs(ledger.relative_residual()), 1e-4);
}

// Below tan(angle) = 7/2 mu a sphere rolls without slip: a = 5/7 g sin. Within 0.3 %.
TEST(Slope, RollsBelowTheLimit) {
  const Real angle = 0.4, r = 0.01;
  Material m = stiff_grain();
  m.friction = std::tan(angle) * 2 / 7 * 1.3;
  World world = make_world(m);
  const Vec3 down = ball_on_slope(world, angle, r);
  world.use_automatic_step(1);
  world.start();
  world.run_for(0.1);
  const Real a = 5.0 / 7 * g * std::sin(angle);
  const Real speed = dot(world.velocity(0), down);
  EXPECT_NEAR(speed, a * 0.1, 0.003 * a * 0.1);
  EXPECT_NEAR(r * world.spin(0).y, speed, 0.003 * speed);
  EXPECT_NEAR(dot(world.position(0), down), 0.5 * a * 0.01, 0.005 * 0.5 * a * 0.01);
}

// Above it slides: a = g (sin - mu cos), the spin grows at 5/2 mu g cos / r. The force of friction
// is mu times the normal force, and it takes mu N times the slip distance. Within 0.2 %.
TEST(Slope, SlidesAboveTheLimit) {
  const Real angle = 0.6, mu = std::tan(angle) * 2 / 7 * 0.5, r = 0.01, t = 0.1;
  Material m = stiff_grain();
  m.friction = mu;
  World world = make_world(m);
  const Vec3 down = ball_on_slope(world, angle, r);
  world.use_automatic_step(1);
  world.start();
  world.run_for(t);
  const Real n = g * std::cos(angle), a = g * std::sin(angle) - mu * n;
  const Real turn = 2.5 * mu * n / r;
  EXPECT_NEAR(dot(world.velocity(0), down), a * t, 0.002 * a * t);
  EXPECT_NEAR(world.spin(0).y, turn * t, 0.002 * turn * t);

  const WallLoad load = world.engine().wall_loads()[0];
  const Real along = dot(load.force, down), across = length(load.force - along * down);
  EXPECT_NEAR(along, mu * across, 1e-9 * across);
  const Real weight = ball_mass(m.density, r) * n;
  EXPECT_NEAR(across, weight, 0.002 * weight);

  const Real slip = 0.5 * (a - r * turn) * t * t;
  EXPECT_NEAR(world.ledger().taken.friction, mu * weight * slip, 0.003 * mu * weight * slip);
}

// On a plane without friction nothing rolls.
TEST(Slope, FrictionlessSphereSlidesWithoutSpin) {
  Material m = stiff_grain();
  m.friction = 0;
  World world = make_world(m);
  const Vec3 down = ball_on_slope(world, 0.3, 0.01);
  world.use_automatic_step(1);
  world.start();
  world.run_for(0.1);
  EXPECT_NEAR(dot(world.velocity(0), down), g * std::sin(0.3) * world.state().time, 1e-9);
  EXPECT_LT(length(world.spin(0)), 1e-12);
}

// An oblique impact that slides throughout: the tangential impulse is mu times the normal one,
//   v_t' = v_t - mu (1 + e) v_n,  spin' = 5/2 mu (1 + e) v_n / r.
// The restitution obtained enters as measured. Within 0.1 % on a wall.
void expect_gross_sliding(const char* law, Real restitution) {
  const Real mu = 0.2, v_n = 0.2, v_t = 1.0, r = 0.01;
  Material m = stiff_grain();
  m.friction = mu;
  m.restitution = restitution;
  m.set(normal_stiffness, 1e7);
  World world = make_world(m, law);
  world.add_plane({}, {0, 0, 1});
  world.add({.position = {0, 0, r}, .radius = r, .velocity = {v_t, 0, -v_n}});
  world.use_automatic_step(1, 0.2);
  world.start();
  world.run_steps(5);
  while (world.ledger().held.elastic_normal > 0) world.run_steps(5);
  const Real kick = world.velocity(0).z + v_n;
  EXPECT_NEAR(world.velocity(0).x, v_t - mu * kick, 0.001 * mu * kick);
  EXPECT_NEAR(world.spin(0).y, 2.5 * mu * kick / r, 0.005 * 2.5 * mu * kick / r);
}
TEST(ObliqueImpact, SlidesOnAWallHertz) { expect_gross_sliding("hertz_mindlin", 1); }
TEST(ObliqueImpact, SlidesOnAWallHertzDamped) { expect_gross_sliding("hertz_mindlin", 0.6); }
TEST(ObliqueImpact, SlidesOnAWallLinear) { expect_gross_sliding("linear", 1); }
TEST(ObliqueImpact, SlidesOnAWallLinearDamped) { expect_gross_sliding("linear", 0.6); }

// The same between two spheres of different size, within 1 %: the normal turns a little on the way.
// Spins go as 1 / (m r): 16 to 1.
TEST(ObliqueImpact, SlidesOnASphere) {
  const Real mu = 0.2, v_n = 0.2, v_t = 1.0;
  Material m = stiff_grain();
  m.set(youngs_modulus, 1e11);
  m.friction = mu;
  m.restitution = 1;
  World world = make_world(m);
  world.add({.position = {0, 0, 0.01}, .radius = 0.01, .velocity = {v_t, 0, -v_n}});
  world.add({.position = {0, 0, -0.02}, .radius = 0.02});
  world.use_automatic_step(1, 0.2);
  world.start();
  world.run_steps(5);
  while (world.ledger().held.elastic_normal > 0) world.run_steps(5);
  const Real kick = world.velocity(0).z + v_n;
  EXPECT_NEAR(world.velocity(0).x, v_t - mu * kick, 0.01 * mu * kick);
  EXPECT_NEAR(world.spin(0).y, 2.5 * mu * kick / 0.01, 0.01 * 2.5 * mu * kick / 0.01);
  EXPECT_NEAR(world.spin(1).y, world.spin(0).y / 16, 0.001 * world.spin(0).y / 16);
}

// The spin that a ball gets in an impact where it sticks, in the mean over where in a step it meets
// the wall.
Real spin_of_sticking(Real restitution, Real speed_along, Real step) {
  Material m = grain();
  m.restitution = restitution;
  m.friction = 1;
  const int places = 8;
  Real sum = 0;
  for (int k = 0; k < places; ++k) {
    World world = make_world(m);
    world.add_plane({}, {0, 0, 1});
    world.add({.position = {0, 0, 0.0101 + 1e-5 * k}, .velocity = {speed_along, 0, -1}});
    world.use_automatic_step(1);
    world.edit_model().dt *= step;
    world.start();
    world.run_for(0.006);
    sum += world.spin(0).y;
  }
  return sum / places;
}

// The force across the normal is as good as the one along it: at the automatic step within 1 % of
// what small steps give.
TEST(ObliqueImpact, SpinOfStickingHoldsAtTheAutomaticStep) {
  for (const Real restitution : {1.0, 0.9, 0.7, 0.4})
    for (const Real speed : {0.1, 0.6, 2.0}) {
      const Real fine = spin_of_sticking(restitution, speed, 1.0 / 64);
      EXPECT_NEAR(spin_of_sticking(restitution, speed, 1), fine, 0.01 * fine)
          << restitution << ' ' << speed;
    }
}

// A sphere that sticks leaves with the spin that its tangential spring gives it: friction takes
// nothing, and without damping energy is kept to 0.1 %.
TEST(ObliqueImpact, StickingWithoutDampingKeepsEnergy) {
  Material m = stiff_grain();
  m.friction = 50;
  m.restitution = 1;
  m.set(normal_stiffness, 1e6);
  World world = make_world(m, "linear");
  world.add_plane({}, {0, 0, 1});
  world.add({.position = {0, 0, 0.0101}, .velocity = {0.2, 0, -1}});
  world.use_automatic_step(1, 0.1);
  world.start();
  const Real before = world.ledger().held.total();
  world.run_for(0.0101);
  const Ledger after = world.ledger();
  EXPECT_EQ(after.held.elastic_normal, 0);
  EXPECT_NEAR(after.held.total() + after.taken.friction, before, 0.001 * before);
  EXPECT_GT(world.spin(0).y, 1);
}

}  // namespace
}  // namespace clast::test
