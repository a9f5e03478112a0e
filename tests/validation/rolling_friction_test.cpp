// Rolling resistance of a sphere on a slope.
#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/contact_forms.hpp"

namespace clast::test {
namespace {

struct Roll {
  Real distance, speed;
  Ledger ledger;
};

Roll roll_down(Real angle, Real rolling_friction, Real time) {
  Material m = stiff_grain();
  m.friction = 2;
  m.rolling_friction = rolling_friction;
  World world = make_world(m);
  const Vec3 down = ball_on_slope(world, angle, 0.01);
  world.use_automatic_step(1);
  world.start();
  world.run_for(time);
  return {dot(world.position(0), down), dot(world.velocity(0), down), world.ledger()};
}

// Below tan(angle) = mu_r the sphere stays: it settles into its rolling spring within 0.2 % of its
// radius, rests, and does not creep.
TEST(RollingFriction, HoldsASphereOnAGentleSlope) {
  const Roll soon = roll_down(std::atan(0.09), 0.1, 0.1);
  const Roll later = roll_down(std::atan(0.09), 0.1, 0.4);
  EXPECT_LT(std::abs(later.speed), 1e-6);
  EXPECT_LT(std::abs(later.distance), 2e-3 * 0.01);
  EXPECT_NEAR(later.distance, soon.distance, 1e-7 * 0.01);
}

// Beyond it rolls against the constant torque mu_r r N: a = 5/7 g (sin - mu_r cos), within 0.5 %,
// and rolling friction takes mu_r N for every metre.
TEST(RollingFriction, SlowsASphereOnASteepSlope) {
  const Real angle = 0.3, mu_r = 0.1, t = 0.2;
  const Roll roll = roll_down(angle, mu_r, t);
  const Real a = 5.0 / 7 * 9.81 * (std::sin(angle) - mu_r * std::cos(angle));
  EXPECT_NEAR(roll.speed, a * t, 0.005 * a * t);
  const Real normal = ball_mass(2500, 0.01) * 9.81 * std::cos(angle);
  const Real taken = mu_r * normal * roll.distance;
  EXPECT_NEAR(roll.ledger.taken.rolling, taken, 0.005 * taken);
  EXPECT_LT(std::abs(roll.ledger.relative_residual()), 1e-4);
}

// On the level a rolling sphere stops after u^2 / (2 * 5/7 mu_r g), within 1 %.
TEST(RollingFriction, StopsARollingSphere) {
  const Real mu_r = 0.1, u = 0.3, r = 0.01;
  Material m = stiff_grain();
  m.friction = 2;
  m.rolling_friction = mu_r;
  World world = make_world(m);
  ball_on_slope(world, 0, r);
  world.edit_bodies().velocity[0] = {u, 0, 0};
  world.edit_bodies().spin[0] = {0, u / r, 0};
  world.use_automatic_step(1);
  world.start();
  const Real a = 5.0 / 7 * mu_r * 9.81;
  world.run_for(1.3 * u / a);
  EXPECT_NEAR(world.position(0).x, 0.5 * u * u / a, 0.01 * 0.5 * u * u / a);
  EXPECT_LT(std::abs(world.velocity(0).x), 1e-4);
}

}  // namespace
}  // namespace clast::test
