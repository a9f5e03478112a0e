// Motion without contacts: free fall, drag, free rotation.
#include <gtest/gtest.h>

#include <cmath>

#include "body/rotation.hpp"
#include "tests/support/grains.hpp"

namespace clast::test {
namespace {

// Leapfrog is exact for a constant acceleration: round-off is all that is allowed.
TEST(FreeFall, FollowsTheParabola) {
  World world = make_world();
  world.edit_model().gravity = {0, 0, -9.81};
  world.edit_model().dt = 1e-3;
  world.add({.position = {0, 0, 5}, .velocity = {1, -2, 3}});
  world.start();
  world.run_steps(700);
  const Real t = 0.7;
  EXPECT_NEAR(world.position(0).x, t, 1e-12);
  EXPECT_NEAR(world.position(0).y, -2 * t, 1e-12);
  EXPECT_NEAR(world.position(0).z, 5 + 3 * t - 0.5 * 9.81 * t * t, 1e-12);
  EXPECT_NEAR(world.velocity(0).z, 3 - 9.81 * t, 1e-12);
  EXPECT_LT(std::abs(world.ledger().relative_residual()), 1e-12);
}

TEST(GlobalDamping, VelocityAndSpinDecayAndTheEnergyIsBooked) {
  World world = make_world();
  world.edit_model().dt = 1e-3;
  world.edit_model().global_damping = 3;
  world.add({.position = {}, .velocity = {2, 0, -1}, .spin = {0, 5, 1}});
  world.start();
  const Real at_start = world.ledger().held.total();
  world.run_steps(500);
  const Real keep = std::exp(-3 * 0.5);
  EXPECT_NEAR(world.velocity(0).x, 2 * keep, 1e-12);
  EXPECT_NEAR(world.velocity(0).z, -keep, 1e-12);
  EXPECT_NEAR(world.spin(0).y, 5 * keep, 1e-12);
  const Ledger ledger = world.ledger();
  EXPECT_NEAR(ledger.taken.global_damping / at_start, 1 - keep * keep, 1e-12);
  EXPECT_LT(std::abs(ledger.relative_residual()), 1e-12);
}

// Falling against drag ends at the speed g / alpha. Splitting drag from gravity is first order in
// alpha dt = 1e-3: 0.1 % is allowed.
TEST(GlobalDamping, FallReachesItsFinalSpeed) {
  World world = make_world();
  world.edit_model().gravity = {0, 0, -9.81};
  world.edit_model().dt = 1e-4;
  world.edit_model().global_damping = 10;
  world.add({.position = {}});
  world.start();
  world.run_steps(20000);
  EXPECT_NEAR(world.velocity(0).z, -0.981, 0.001 * 0.981);
}

struct RotorRun {
  Real between_crossings = 0;
  Real momentum_error = 0, energy_error = 0;  // the worst on the way
  Real energy_error_at_end = 0;
};

RotorRun run_rotor(Real h, Real until) {
  const Vec3 inertia{1, 2, 3}, w0{0.01, 1, 0.01};
  Rotor rotor{Quat(), scaled(inertia, w0)};
  const Real size = length(rotor.momentum);
  const auto energy = [&] {
    const Vec3 m = rotor.momentum;
    return 0.5 * (m.x * m.x / inertia.x + m.y * m.y / inertia.y + m.z * m.z / inertia.z);
  };
  const Real start = energy();
  RotorRun run;
  std::vector<Real> crossings;
  for (std::int64_t step = 0; static_cast<Real>(step) * h < until; ++step) {
    const Real before = rotor.momentum.y;
    free_rotation(rotor, inertia, h);
    const Real after = rotor.momentum.y;
    if ((before > 0) != (after > 0))
      crossings.push_back(h * (static_cast<Real>(step) + before / (before - after)));
    run.momentum_error = std::max(run.momentum_error, std::abs(length(rotor.momentum) / size - 1));
    run.energy_error = std::max(run.energy_error, std::abs(energy() / start - 1));
  }
  run.energy_error_at_end = std::abs(energy() / start - 1);
  run.between_crossings =
      (crossings.back() - crossings.front()) / (static_cast<Real>(crossings.size()) - 1);
  return run;
}

// An intermediate axis turns over: the spin about it changes sign every 19.5529 s. Momentum is
// kept to round-off (1e-12 over 20,000 steps). The energy differs by up to 1e-5 while the body
// tumbles and comes back: after five full turns it is off by less than 1e-8.
TEST(FreeRotor, TurnsOverOnTime) {
  const RotorRun run = run_rotor(0.01, 10 * 19.5529);
  EXPECT_NEAR(run.between_crossings, 19.5529, 2e-3);
  EXPECT_LT(run.momentum_error, 1e-12);
  EXPECT_LT(run.energy_error, 1e-5);
  EXPECT_LT(run.energy_error_at_end, 1e-8);
}

TEST(FreeRotor, IsSecondOrder) {
  const Real coarse = run_rotor(0.04, 60).energy_error, fine = run_rotor(0.02, 60).energy_error;
  EXPECT_NEAR(coarse / fine, 4, 0.2);
}

// The momentum in space, not only its size, stays what it was.
TEST(FreeRotor, MomentumStaysFixedInSpace) {
  const Vec3 inertia{1, 2, 3};
  Rotor rotor{normalized(Quat{1, 2, -1, 0.5}), {0.3, 2, -1}};
  const Vec3 start = rotate(rotor.orientation, rotor.momentum);
  for (int i = 0; i < 5000; ++i) free_rotation(rotor, inertia, 0.01);
  EXPECT_LT(length(rotate(rotor.orientation, rotor.momentum) - start), 1e-11);
}

TEST(SpinningSphere, TurnsByTheAngleItShould) {
  World world = make_world();
  world.edit_model().dt = 1e-3;
  world.add({.position = {}, .spin = {0, 0, 2}});
  world.start();
  world.run_steps(1000);
  const Quat q = world.state().bodies.orientation[0];
  EXPECT_NEAR(q.w, std::cos(1.0), 1e-12);
  EXPECT_NEAR(q.z, std::sin(1.0), 1e-12);
}

}  // namespace
}  // namespace clast::test
