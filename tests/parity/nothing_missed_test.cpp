// No two bodies overlap without the engine knowing, at any step, however violent the scene.
#include <gtest/gtest.h>

#include <set>

#include "boundary/wall.hpp"
#include "tests/support/clouds.hpp"

namespace clast::test {
namespace {

// Compares every overlap there is, found by looking at all pairs, with the contacts that the
// engine remembers.
void expect_all_known(World& world, const Snapshot& s) {
  std::set<std::pair<Id, Id>> pairs, walls;
  for (std::size_t k = 0; k < s.pairs.size(); ++k)
    if (s.pairs.extent[k] > 0) pairs.insert({s.pairs.first[k], s.pairs.second[k]});
  for (std::size_t k = 0; k < s.walls.size(); ++k)
    if (s.walls.extent[k] > 0) walls.insert({s.walls.first[k], s.walls.second[k]});
  std::size_t overlapping = 0, on_walls = 0;
  const HostBodies& b = s.bodies;
  for (std::size_t i = 0; i < b.size(); ++i) {
    for (std::size_t j = i + 1; j < b.size(); ++j) {
      const Real reach = b.radius[i] + b.radius[j];
      if (length(b.position[i] - b.position[j]) >= reach * (1 - 1e-14)) continue;
      ++overlapping;
      const auto name = std::minmax(b.id[i], b.id[j]);
      ASSERT_TRUE(pairs.contains(name))
          << "step " << s.step << ": " << name.first << " and " << name.second;
    }
    for (std::size_t w = 0; w < world.model().walls.size(); ++w) {
      const WallDistance d = distance_to(world.model().walls[w], b.position[i]);
      if (d.distance >= b.radius[i] * (1 - 1e-14)) continue;
      ++on_walls;
      ASSERT_TRUE(walls.contains({b.id[i], static_cast<Id>(w)}))
          << "step " << s.step << ": " << b.id[i] << " and wall " << w;
    }
  }
  EXPECT_LE(pairs.size() - overlapping, 1u);  // one may be touching by less than round-off
  EXPECT_LE(walls.size() - on_walls, 1u);
}

// Fast spheres of sizes 1 to 5 in random boxes, most of them wide compared with a step's motion.
TEST(NothingMissed, InAViolentScene) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Random random(seed, 3);
    Material m = grain();
    m.set(youngs_modulus, 1e8);
    m.restitution = 0.9;
    World world = make_world(m);
    const Vec3 size = random.uniform({0.05, 0.05, 0.05}, {0.3, 0.2, 0.4});
    const Vec3 corner = random.uniform({-1, -1, -1}, {1, 1, 1});
    world.add_box(corner, corner + size);
    add_cloud(world, {.count = 150,
                      .low = corner,
                      .high = corner + size,
                      .smallest = 0.002,
                      .largest = 0.01,
                      .speed = 30,
                      .spin = 100,
                      .seed = seed});
    world.edit_model().limits.overlap = 2;
    world.use_automatic_step(50);
    world.start({.search = seed % 2 == 0 ? "cell_keys" : "auto"});
    std::int64_t contacts = 0;
    for (int step = 0; step < 300; ++step) {
      world.run_steps(1);
      const Snapshot s = world.state();
      expect_all_known(world, s);
      if (HasFatalFailure()) return;
      contacts += static_cast<std::int64_t>(s.pairs.size());
    }
    EXPECT_GT(contacts, 100);
    EXPECT_GT(world.engine().totals().lists, 5);
  }
}

}  // namespace
}  // namespace clast::test
