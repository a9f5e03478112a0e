// Rigid bodies of several dilated parts: impacts keep their energy, momentum and spin.
#include "shape/compound.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/random.hpp"
#include "shape/dilated.hpp"
#include "tests/support/grains.hpp"
#include "tests/support/impacts.hpp"

namespace clast::test {
namespace {

constexpr Real size = 0.01;

Assembly cross_of_capsules() {
  const Prototype rod = capsule_prototype("rod", 1, 0.25);
  return compound_of("cross", {{rod, {}, {}}, {rod, {}, rotation_by({0, pi / 2, 0})}});
}

Assembly hammer() {
  const Prototype rod = capsule_prototype("rod", 1, 0.2);
  const Prototype head =
      rounded_prototype(prototype_from_points("head", box_corners({0.8, 0.6, 0.5})), 0.15);
  return compound_of("hammer", {{rod, {}, {}}, {head, {0, 0, 1}, {}}});
}

TEST(Compound, ImpactsKeepTheirEnergy) {
  Random random(3);
  const auto direction = [&] { return rotate(random.rotation(), {0, 0, 1}); };
  const Assembly cross = cross_of_capsules(), club = hammer();
  Real worst = 0;
  int met = 0;
  for (int k = 0; k < 40; ++k) {
    World world = make_world(elastic_grain().set(youngs_modulus, 1e8));
    const Assembly &a = cross, &b = k % 2 ? club : cross;
    world.add_shape(a);
    world.add_shape(b);
    const Vec3 way = direction(), aside = 0.5 * size * tangential(direction(), way);
    world.add_block({.shape = 1, .scale = size, .turn = random.rotation(), .velocity = 0.5 * way});
    world.add_block({.shape = 2,
                     .position = size * (a.radius + b.radius) * 1.02 * way + aside,
                     .scale = size,
                     .turn = random.rotation(),
                     .velocity = -0.5 * way});
    world.use_automatic_step(1);
    const Real before = kinetic(world);
    bool touched = false;
    for (int quiet = 0; world.time() < 0.15 && !(touched && quiet > 100); ++quiet) {
      world.run_steps(10);
      if (!(world.ledger().held.elastic_normal > 0)) continue;
      touched = true;
      quiet = 0;
    }
    if (!touched) continue;
    ++met;
    worst = std::max(worst, std::abs(kinetic(world) / before - 1));
  }
  EXPECT_GT(met, 25);
  EXPECT_LT(worst, 3e-3);
}

// A cross comes to rest on two of its four arms, or lies flat on all of them.
TEST(Compound, ComesToRestOnAFloor) {
  World world = make_world();
  world.add_shape(cross_of_capsules());
  world.add_plane({}, {0, 0, 1});
  world.set_gravity({0, 0, -9.81});
  const Id id = world.add_block(
      {.position = {0, 0, 1.3 * size}, .scale = size, .turn = rotation_by({0.3, 0.5, 0.1})});
  world.use_automatic_step(1);
  world.run_for(1.5);
  EXPECT_LT(length(world.velocity(id)), 1e-4);
  EXPECT_NEAR(world.position(id).z, 0.25 * size, 0.01 * size);
  EXPECT_LT(std::abs(world.ledger().relative_residual()), 2e-3);
}

}  // namespace
}  // namespace clast::test
