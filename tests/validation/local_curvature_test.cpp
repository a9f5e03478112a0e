// Ellipsoids under Hertz's law with the curvatures of where they touch.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/random.hpp"
#include "shape/dilated.hpp"
#include "tests/support/grains.hpp"

namespace clast::test {
namespace {

constexpr Real size = 0.01, young = 1e8, poisson = 0.25, speed = 0.5;

World world_of(const Prototype& shape, Real restitution) {
  Material m = grain();
  m.friction = 0;
  m.restitution = restitution;
  World world = make_world(m.set(youngs_modulus, young).set(poisson_ratio, poisson));
  world.edit_model().local_curvature = true;
  world.add_shape(assembly_of(shape));
  return world;
}

struct Impact {
  Real deepest;  // overlap
  Real rebound;  // speed
};

// Straight down onto a plane.
Impact drop(const Prototype& shape, const Quat& turn, Real half_height, Real restitution) {
  World world = world_of(shape, restitution);
  world.add_plane({}, {0, 0, 1});
  const Id id = world.add_block({.position = {0, 0, 1.01 * half_height},
                                 .scale = size,
                                 .turn = turn,
                                 .velocity = {0, 0, -speed}});
  world.use_automatic_step(1);
  Real lowest = infinity;
  while (world.position(id).z < 1.02 * half_height && world.time() < 0.1) {
    world.run_steps(1);
    lowest = std::min(lowest, world.position(id).z);
  }
  return {half_height - lowest, world.velocity(id).z};
}

// 8/15 E* sqrt(R*) d^(5/2) = m v^2 / 2
Real depth_of(Real mass, Real radius) {
  const Real modulus = young / (2 * (1 - square(poisson)));
  return std::pow(15 * mass * square(speed) / (16 * modulus * std::sqrt(radius)), 0.4);
}

TEST(LocalCurvature, ImpactsAreAsDeepAsHertzSays) {
  const Prototype lens = ellipsoid_prototype("lens", {1, 1, 0.5}, 0);
  const Real mass = 2500 * 4 / 3 * pi * 0.5 * cube(size);
  // On its pole both radii are a^2 / c; on its rim a and c^2 / a, and the contact is an ellipse.
  // Hertz's solution for curvatures of 1:4 has F = 0.97431.
  EXPECT_NEAR(drop(lens, {}, 0.5 * size, 1).deepest / depth_of(mass, 2 * size), 1, 2e-3);
  const Real rim = std::sqrt(0.25) * size / cube(0.97431);
  EXPECT_NEAR(drop(lens, rotation_by({pi / 2, 0, 0}), size, 1).deepest / depth_of(mass, rim), 1,
              2e-3);
}

TEST(LocalCurvature, RestitutionIsTheOneAskedFor) {
  const Prototype grain = ellipsoid_prototype("grain", {0.6, 0.8, 1}, 0.1);
  for (const Real restitution : {0.9, 0.5, 0.2}) {
    EXPECT_NEAR(drop(grain, {}, 1.1 * size, restitution).rebound / speed, restitution, 0.01);
    EXPECT_NEAR(drop(grain, rotation_by({pi / 2, 0, 0}), 0.9 * size, restitution).rebound / speed,
                restitution, 0.01);
  }
}

// Two that hit each other anyhow: a contact that rolls on has another radius at its end.
TEST(LocalCurvature, ImpactsKeepTheirEnergyWithinAPercent) {
  Random random(3);
  const auto direction = [&] { return rotate(random.rotation(), {0, 0, 1}); };
  const Prototype grain = ellipsoid_prototype("grain", {0.5, 0.8, 1}, 0);
  Real worst = 0;
  int met = 0;
  for (int k = 0; k < 50; ++k) {
    World world = world_of(grain, 1);
    const Vec3 way = direction();
    const Vec3 aside = 0.4 * size * tangential(direction(), way);
    world.add_block({.scale = size, .turn = random.rotation(), .velocity = speed * way});
    world.add_block({.position = 2.04 * size * way + aside,
                     .scale = size,
                     .turn = random.rotation(),
                     .velocity = -speed * way});
    world.use_automatic_step(1);
    const auto kinetic = [&] {
      const Ledger ledger = world.ledger();
      return ledger.held.kinetic_translation + ledger.held.kinetic_rotation;
    };
    const Real before = kinetic();
    bool touched = false;
    for (int quiet = 0; world.time() < 0.1 && !(touched && quiet > 100); ++quiet) {
      world.run_steps(10);
      if (!(world.ledger().held.elastic_normal > 0)) continue;
      touched = true;
      quiet = 0;
    }
    if (!touched) continue;
    ++met;
    worst = std::max(worst, std::abs(kinetic() / before - 1));
  }
  EXPECT_GT(met, 30);
  EXPECT_LT(worst, 0.01);
}

}  // namespace
}  // namespace clast::test
