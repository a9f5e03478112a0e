// Rigid clumps of overlapping spheres: energy, momentum, rest.
#include <gtest/gtest.h>

#include <cmath>

#include "shape/sphere_set.hpp"
#include "tests/support/grains.hpp"

namespace clast::test {
namespace {

// Three spheres in a triangle and one above them, overlapping.
SphereSet tripod() {
  return {"tripod",
          {{{0.01, 0, 0}, 0.006},
           {{-0.005, 0.00866, 0}, 0.006},
           {{-0.005, -0.00866, 0}, 0.006},
           {{0, 0, 0.006}, 0.008}},
          {}};
}

// A frictionless elastic clump tumbles on a floor.
TEST(Clumps, KeepTheirEnergy) {
  World world = make_world(elastic_grain());
  const int shape = world.add_shape(clump_of(tripod()));
  world.add_plane({0, 0, 0}, {0, 0, 1});
  world.set_gravity({0, 0, -9.81});
  world.add_block({.shape = shape,
                   .position = {0, 0, 0.05},
                   .turn = rotation_by({0.5, 0.3, 0.2}),
                   .velocity = {0.1, 0, 0},
                   .spin = {5, -3, 2}});
  world.use_automatic_step(1.5, 0.5);
  const Real before = world.ledger().held.total();
  for (int i = 0; i < 20; ++i) {
    world.run_for(0.05);
    const Ledger ledger = world.ledger();
    EXPECT_LT(std::abs(ledger.relative_residual()), 1e-3);
    EXPECT_NEAR(ledger.held.total(), before, 2e-3 * before);
  }
}

TEST(Clumps, KeepTheirMomentumInCollisions) {
  World world = make_world(grain());
  const int shape = world.add_shape(clump_of(tripod()));
  world.add_block(
      {.shape = shape, .position = {0, 0, 0}, .velocity = {1, 0, 0}, .spin = {0, 9, 4}});
  world.add_block({.shape = shape,
                   .position = {0.045, 0.004, 0.003},
                   .turn = rotation_by({1, 0.4, 2}),
                   .velocity = {-1, 0.1, 0}});
  const auto momenta = [&] {
    const HostBodies bodies = world.state().bodies;
    Vec3 linear, angular;
    for (std::size_t i = 0; i < bodies.size(); ++i) {
      const Assembly& body = world.model().shapes[bodies.shape[i]];
      const Vec3 own = unrotate(bodies.orientation[i], bodies.spin[i]);
      const Real scale = bodies.mass[i] * square(bodies.radius[i]);
      linear += bodies.mass[i] * bodies.velocity[i];
      angular += bodies.mass[i] * cross(bodies.position[i], bodies.velocity[i]) +
                 scale * rotate(bodies.orientation[i], scaled(body.inertia, own));
    }
    return std::pair(linear, angular);
  };
  world.start();
  const auto [linear, angular] = momenta();
  world.run_for(0.04);
  const auto [linear_after, angular_after] = momenta();
  EXPECT_GT(world.ledger().taken.damping, 0);  // they met
  EXPECT_LT(length(linear_after - linear), 1e-12 * length(linear) + 1e-15);
  EXPECT_LT(length(angular_after - angular), 1e-9 * length(angular));
  EXPECT_LT(std::abs(world.ledger().relative_residual()), 2e-3);
}

// On its three feet, with the weight on the floor.
TEST(Clumps, ComeToRestOnTheirFeet) {
  World world = make_world(grain());
  const Assembly body = clump_of(tripod());
  const int shape = world.add_shape(body);
  world.add_plane({0, 0, 0}, {0, 0, 1});
  world.set_gravity({0, 0, -9.81});
  world.add_block({.shape = shape, .position = {0, 0, 0.012}, .turn = rotation_by({0.1, 0, 0})});
  world.run_for(1.5);
  const Real weight = 9.81 * world.state().bodies.mass[0];
  EXPECT_NEAR(-world.wall_loads()[0].force.z, weight, 1e-3 * weight);
  EXPECT_EQ(world.totals().wall_contacts, 1);
  EXPECT_EQ(world.state().walls.size(), 3u);
  EXPECT_LT(length(world.velocity(0)), 1e-6);
  // Each foot carries a third: F = 4/3 E* sqrt(R) d^(3/2).
  const Real modulus = 1e7 / (2 * (1 - square(0.25)));
  const Real sunk = std::pow(weight / (4 * modulus * std::sqrt(0.006)), 2.0 / 3.0);
  EXPECT_NEAR(world.position(0).z, 0.006 + body.centroid.z - sunk, 0.02 * sunk);
}

}  // namespace
}  // namespace clast::test
