// A body exactly on the lower rim of the bounding box once got a cell outside the table, by
// rounding, and its neighbours were lost.
#include <gtest/gtest.h>

#include "tests/support/clouds.hpp"

namespace clast::test {
namespace {

std::uint64_t hash_after(World& world, const std::string& search) {
  world.start({.search = search, .margin = 1e-3});
  world.run_steps(3);
  return world.hash();
}

// Overlapping spheres whose coordinates are drawn from a few values: most lie on some rim.
World rim_cloud(std::uint64_t seed) {
  Random random(seed);
  World world = make_world();
  const Real scale = random.uniform(0.01, 0.5), shift = random.uniform(-100, 100);
  const Real radius = random.uniform(0.02, 0.2) * scale;
  const Real steps[] = {0, 1.0 / 3, 0.1, 0.7, 1, 2.0 / 7, 0.9999999999999999};
  const auto pick = [&] { return shift + scale * steps[random.bits() % 7]; };
  for (int i = 0; i < 40; ++i) {
    const Real x = pick(), y = pick(), z = pick();
    world.add({.position = {x, y, z}, .radius = radius});
  }
  world.edit_model().limits.overlap = 10;
  world.edit_model().dt = 1e-9;
  return world;
}

TEST(RimBodyLeftTheGrid, CloudsOnTheRimEqualAllPairs) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    World cells = rim_cloud(seed), all = rim_cloud(seed);
    ASSERT_EQ(hash_after(cells, "cell_keys"), hash_after(all, "all_pairs")) << "seed " << seed;
    ASSERT_EQ(cells.engine().totals().pairs, all.engine().totals().pairs) << "seed " << seed;
  }
}

// The same far apart, where the table wraps around.
TEST(RimBodyLeftTheGrid, SparseCloudsEqualAllPairs) {
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    World cells = rim_cloud(seed), all = rim_cloud(seed);
    for (World* world : {&cells, &all}) {
      world->add({.position = {1e4, -2e4, 3e4}, .radius = 1e-3});
      world->add({.position = {1e4, -2e4, 3e4 + 1.999e-3}, .radius = 1e-3});
    }
    ASSERT_EQ(hash_after(cells, "cell_keys"), hash_after(all, "all_pairs")) << "seed " << seed;
    ASSERT_EQ(cells.engine().totals().pairs, all.engine().totals().pairs) << "seed " << seed;
  }
}

}  // namespace
}  // namespace clast::test
