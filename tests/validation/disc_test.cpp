// Discs: closed forms that tell their moment of inertia m r^2 / 2 from that of a sphere.
#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/grains.hpp"
#include "tests/support/scene_world.hpp"

namespace clast::test {
namespace {

constexpr Real g = 9.81, r = 0.01;

Material stiff_disc() {
  Material m = grain();
  m.set(normal_stiffness, 1e7);
  return m;
}

// A disc a metre long at rest in balance on a plane through the origin that falls along +x.
struct DiscOnSlope {
  World world;
  Vec3 down;
  Real mass;

  DiscOnSlope(const Material& m, Real angle)
      : world(make_world(m, "linear")),
        down{std::cos(angle), 0, -std::sin(angle)},
        mass(m.density * pi * square(r)) {
    const Vec3 normal{std::sin(angle), 0, std::cos(angle)};
    world.edit_model().shapes = {assembly_of(disc_prototype())};
    world.edit_model().gravity = {0, 0, -g};
    world.add_plane({}, normal);
    const Real overlap = mass * g * std::cos(angle) / m[normal_stiffness];
    world.add({.position = (r - overlap) * normal, .radius = r, .mass = mass});
    world.use_automatic_step(1);
  }
};

// Below tan(angle) = 3 mu a disc rolls without slip: a = 2/3 g sin. Within 0.3 %.
TEST(Disc, RollsDownASlope) {
  const Real angle = 0.4;
  Material m = stiff_disc();
  m.friction = std::tan(angle) / 3 * 1.3;
  DiscOnSlope d(m, angle);
  d.world.start();
  d.world.run_for(0.1);
  const Real speed = 2.0 / 3 * g * std::sin(angle) * 0.1;
  EXPECT_NEAR(dot(d.world.velocity(0), d.down), speed, 0.003 * speed);
  EXPECT_NEAR(r * d.world.spin(0).y, speed, 0.003 * speed);
  EXPECT_LT(std::abs(d.world.ledger().relative_residual()), 1e-4);
  expect_in_plane(d.world.state().bodies);
}

// Above it slides: a = g (sin - mu cos), the spin grows at 2 mu g cos / r. Within 0.2 %.
TEST(Disc, SlidesDownASteepSlope) {
  const Real angle = 0.6, mu = std::tan(angle) / 3 * 0.5, t = 0.1;
  Material m = stiff_disc();
  m.friction = mu;
  DiscOnSlope d(m, angle);
  d.world.start();
  d.world.run_for(t);
  const Real n = g * std::cos(angle), a = g * std::sin(angle) - mu * n, turn = 2 * mu * n / r;
  EXPECT_NEAR(dot(d.world.velocity(0), d.down), a * t, 0.002 * a * t);
  EXPECT_NEAR(d.world.spin(0).y, turn * t, 0.002 * turn * t);
  const Real slip = 0.5 * (a - r * turn) * t * t;
  EXPECT_NEAR(d.world.ledger().taken.friction, mu * d.mass * n * slip,
              0.003 * mu * d.mass * n * slip);
}

// A disc that slides begins to roll and keeps 2/3 of its speed; friction takes 1/6 of m u^2.
TEST(Disc, KeepsTwoThirdsOfTheSpeedFromSlipToRoll) {
  const Real u = 1, mu = 0.3;
  Material m = stiff_disc();
  m.friction = mu;
  DiscOnSlope d(m, 0);
  d.world.edit_bodies().velocity[0] = {u, 0, 0};
  d.world.start();
  d.world.run_for(1.5 * u / (3 * mu * g));
  EXPECT_NEAR(d.world.velocity(0).x, 2.0 / 3 * u, 0.002 * u);
  EXPECT_NEAR(r * d.world.spin(0).y, 2.0 / 3 * u, 0.002 * u);
  EXPECT_NEAR(d.world.ledger().taken.friction / (d.mass * u * u), 1.0 / 6, 0.003 / 6);
  EXPECT_LT(std::abs(d.world.ledger().relative_residual()), 1e-4);
}

// Bounces to e^2 of its height, within 1 % of the speed, and without spin stays without.
TEST(Disc, BouncesWithItsRestitution) {
  const Real e = 0.7, height = 0.05;
  Material m = stiff_disc();
  m.restitution = e;
  DiscOnSlope d(m, 0);
  d.world.edit_bodies().position[0] = d.world.edit_bodies().listed[0] = {0, 0, r + height};
  d.world.start();
  const Real fall = std::sqrt(2 * height / g);
  d.world.run_for(fall + 0.5 * e * fall);  // on the way up
  const Real speed = std::sqrt(2 * g * height);
  EXPECT_NEAR(d.world.velocity(0).z, e * speed - g * 0.5 * e * fall, 0.01 * speed);
  EXPECT_EQ(d.world.spin(0), Vec3());
  EXPECT_LT(std::abs(d.world.ledger().relative_residual()), 1e-3);
}

// Drag books the energy of a spinning disc, which is m v^2 / 2 + m r^2 w^2 / 4.
TEST(Disc, EnergyOfItsSpin) {
  Material m = stiff_disc();
  World world = make_world(m, "linear");
  world.edit_model().shapes = {assembly_of(disc_prototype())};
  world.edit_model().global_damping = 3;
  world.edit_model().dt = 1e-3;
  world.add({.position = {}, .radius = r, .velocity = {2, 0, 0}, .spin = {0, 50, 0}, .mass = 3});
  world.start();
  const Real held = world.ledger().held.total();
  EXPECT_NEAR(held, 0.5 * 3 * 4 + 0.25 * 3 * r * r * 2500, 1e-12);
  world.run_steps(500);
  EXPECT_NEAR(world.ledger().taken.global_damping / held, 1 - std::exp(-3.0), 1e-12);
}

// A disc that hits another off centre spins both: angular momentum about the origin is kept.
TEST(Disc, CollisionsKeepMomentum) {
  Material m = stiff_disc();
  m.friction = 0.4;
  World world = make_world(m, "linear");
  world.edit_model().shapes = {assembly_of(disc_prototype())};
  world.add({.position = {-0.05, 0, 0.006}, .radius = r, .velocity = {1, 0, 0}, .mass = 1});
  world.add({.position = {0, 0, 0}, .radius = 0.02, .spin = {0, -20, 0}, .mass = 4});
  world.use_automatic_step(1, 0.3);
  const auto angular = [&](const HostBodies& b) {
    Real sum = 0;
    for (std::size_t i = 0; i < b.size(); ++i)
      sum += b.mass[i] *
             (cross(b.position[i], b.velocity[i]).y + 0.5 * square(b.radius[i]) * b.spin[i].y);
    return sum;
  };
  world.start();
  const Real before = angular(world.state().bodies);
  world.run_for(0.05);
  EXPECT_GT(std::abs(world.spin(0).y), 1);
  EXPECT_NEAR(angular(world.state().bodies), before, 1e-10 * std::abs(before));
  expect_in_plane(world.state().bodies);
}

}  // namespace
}  // namespace clast::test
