// Walls that torques turn, and what they do to spheres.
#include <gtest/gtest.h>

#include <cmath>

#include "boundary/moving.hpp"
#include "tests/support/contact_forms.hpp"

namespace clast::test {
namespace {

Motion turning(Motion::Kind kind, Real torque, Real inertia) {
  Motion m;
  m.kind = kind;
  m.turns = true;
  m.axis = {0, 0, 1};
  m.load = torque;
  m.mass = inertia;
  return m;
}

// A paddle of 12 cm, hinged at the origin.
void add_paddle(World& world, const Motion& motion) {
  world.add_rectangle({0.06, 0, 0}, {0.12, 0, 0}, {0, 0, 0.1});
  world.move_last(1, motion);
}

// Nothing resists: angle = T t^2 / (2 I), and the work of the torque is the kinetic energy.
TEST(TurningWall, FreeWheelGathersSpeed) {
  const Real torque = 0.3, inertia = 0.02;
  World world = make_world(grain());
  world.add({.position = {1, 1, 1}});
  add_paddle(world, turning(Motion::Kind::free, torque, inertia));
  world.edit_model().gravity = {0, 0, -9.81};  // does not act on what turns
  world.use_automatic_step(1);
  world.start();
  world.run_for(0.1);
  const Real t = static_cast<Real>(world.state().step) * world.model().dt;
  const HostSurfaces& surfaces = world.engine().surfaces();
  EXPECT_NEAR(surfaces.travel[0], 0.5 * torque / inertia * square(t), 1e-12);
  EXPECT_NEAR(angle_turned(world.model().surfaces[0], t, 0, surfaces), surfaces.travel[0], 1e-15);
  EXPECT_NEAR(surfaces.spin[0].z, torque / inertia * t, 1e-3 * torque / inertia * t);
  EXPECT_NEAR(world.ledger().given.walls, 0.5 * square(torque * t) / inertia, 1e-12);
}

// A sphere hits a free paddle at rest, elastic and without friction. The paddle counts like a mass
// I / arm^2 where it is hit, within 1 % (it turns while they touch).
TEST(TurningWall, FreePaddleIsHitByASphere) {
  Material m = elastic_grain();
  m.set(youngs_modulus, 1e10);
  const Real arm = 0.1, r = 0.01, v = 0.8;
  for (const Real share : {0.5, 1.0, 4.0}) {
    World world = make_world(m);
    world.add({.position = {arm, r + 1e-4, 0}, .velocity = {0, -v, 0}});
    const Real mass = 4.0 / 3 * pi * cube(r) * m.density;
    add_paddle(world, turning(Motion::Kind::free, 0, share * mass * square(arm)));
    world.use_automatic_step(2);
    world.start();
    world.run_for(2e-3);
    EXPECT_EQ(world.ledger().held.elastic_normal, 0);
    EXPECT_NEAR(world.velocity(0).y, -v * (1 - share) / (1 + share), 0.01 * v) << share;
    EXPECT_NEAR(world.engine().surfaces().speed[0] * arm, -2 * v / (1 + share), 0.01 * v) << share;
    EXPECT_LT(std::abs(world.ledger().relative_residual()), 1e-3);
  }
}

// A servo presses a sphere against a fixed wall with the force that its torque asks for. Friction
// keeps the sphere between the two, which are not quite parallel.
TEST(TurningWall, ServoHoldsItsTorque) {
  const Real arm = 0.1, r = 0.01, torque = 2;
  Motion press = turning(Motion::Kind::servo, torque, 0);
  press.speed = 1;
  World world = make_world(grain());
  world.add({.position = {arm, r + 1e-4, 0}});
  add_paddle(world, press);
  world.add_plane({0, 2 * r + 2e-4, 0}, {0, -1, 0});
  world.use_automatic_step(1);
  world.start();
  world.run_for(0.5);
  const auto loads = world.engine().wall_loads();
  EXPECT_NEAR(loads[0].torque.z, -torque, 1e-3 * torque);
  EXPECT_NEAR(loads[1].force.y, torque / arm, 0.01 * torque / arm);
  EXPECT_LT(std::abs(world.engine().surfaces().speed[0]), 1e-4);
  EXPECT_LT(std::abs(world.ledger().relative_residual()), 1e-3);
}

}  // namespace
}  // namespace clast::test
