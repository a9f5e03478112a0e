#include "tests/examples/walton_braun.hpp"

#include "tests/examples/example_tables.hpp"
#include "tests/examples/same_bits.hpp"
#include "tests/support/clouds.hpp"

namespace clast::examples {
namespace {

struct Tables : LawTables {
  template <class Work>
  using Interactions = std::tuple<Pairs<Work>, Walls<Work>>;
};

constexpr Real k1 = 2e4;

World springy_world(Real k2) {
  Material m = test::grain();
  m.set(normal_stiffness, k1).set(unloading_stiffness, k2);
  World world;
  world.set_engine(engine_with<Tables>);
  world.set_law(law_entry<WaltonBraun>());
  world.add_material(m);
  return world;
}

// Down along k1, back along k2 to where nothing is left, down again along k2.
TEST(WaltonBraun, RemembersHowDeepItWas) {
  WaltonBraun::Parameters p;
  p.loading = 100;
  p.unloading = 400;
  Vec3 memory;
  const auto force = [&](Real overlap) {
    return WaltonBraun::force(p, 0, WaltonBraun::extent(p, 1, overlap, memory));
  };
  EXPECT_DOUBLE_EQ(force(0.1), 10);
  EXPECT_DOUBLE_EQ(force(0.2), 20);
  EXPECT_NEAR(force(0.18), 20 - 400 * 0.02, 1e-12);
  EXPECT_NEAR(force(0.15), 0, 1e-12);
  EXPECT_EQ(force(0.12), 0);
  EXPECT_NEAR(force(0.19), 20 - 400 * 0.01, 1e-12);
  EXPECT_DOUBLE_EQ(force(0.3), 30);
}

TEST(WaltonBraun, ReboundsAlikeAtAnySpeed) {
  for (const Real e : {0.4, 0.7, 1.0})
    for (const Real speed : {0.01, 1.0}) {
      World world = springy_world(k1 / square(e));
      world.add_plane({}, {0, 0, 1});
      const Real r = 0.005, mass = test::ball_mass(2500, r);
      world.add({.position = {0, 0, 1.0001 * r}, .radius = r, .velocity = {0, 0, -speed}});
      world.use_automatic_step(speed);
      world.run_for(4 * pi * std::sqrt(mass / k1) + 2e-4 * r / speed);
      EXPECT_NEAR(world.velocity(0).z, e * speed, 0.01 * speed) << e;
      const Real energy = 0.5 * mass * square(speed);
      EXPECT_NEAR(world.ledger().taken.damping, (1 - square(e)) * energy, 0.01 * energy) << e;
      EXPECT_LT(std::abs(world.ledger().relative_residual()), 0.01) << e;
    }
}

TEST(WaltonBraun, GivesTheSameBits) {
  expect_same_bits(
      [] {
        World world = springy_world(4 * k1);
        world.set_gravity({0, 0, -9.81});
        world.add_box({0, 0, 0}, {0.1, 0.1, 0.3});
        test::add_cloud(world, {.count = 200, .high = {0.1, 0.1, 0.15}, .speed = 1});
        world.use_automatic_step(2);
        return world;
      },
      2000);
}

}  // namespace
}  // namespace clast::examples
