// Scenes of polyhedra and spheres: the same bits whatever computes them.
#include <gtest/gtest.h>
#include <stdlib.h>

#include <algorithm>
#include <cmath>

#include "base/error.hpp"
#include "base/random.hpp"
#include "neighbor/search.hpp"
#include "shape/library.hpp"
#include "tests/parity/lively_world.hpp"
#include "tests/support/grains.hpp"

namespace clast::test {
namespace {

constexpr int bodies = 250;
constexpr int steps = 4000;

// The lively world with three of four bodies as polyhedra.
World lively_polyhedra(const char* law = "hertz_mindlin") {
  World world = lively_world(bodies, law);
  for (const char* name : {"tetrahedron", "cube", "gravel_1"})
    world.edit_model().shapes.push_back(load_shape(name));
  HostBodies& b = world.edit_bodies();
  Random random(5);
  for (std::size_t i = 0; i < b.size(); ++i) {
    b.orientation[i] = random.rotation();
    b.shape[i] = static_cast<std::int32_t>(i % 4);
    if (b.shape[i] == 0) continue;
    const Assembly& shape = world.model().shapes[b.shape[i] - 1];
    b.mass[i] = world.materials()[b.material[i]].density * shape.volume * cube(b.radius[i]);
  }
  world.use_automatic_step(3);
  world.edit_model().dt *= 2;  // more happens in as many steps
  return world;
}

std::uint64_t hash_after(World& world, const EngineOptions& options, int count = steps) {
  world.start(options);
  world.run_steps(count);
  return world.hash();
}
std::uint64_t hash_after(const EngineOptions& options, const char* law = "hertz_mindlin") {
  World world = lively_polyhedra(law);
  return hash_after(world, options);
}

TEST(PolyhedraSameBits, TheSceneIsLively) {
  World world = lively_polyhedra();
  hash_after(world, {});
  const Totals totals = world.engine().totals();
  EXPECT_GT(totals.contacts, 20);
  EXPECT_GT(totals.wall_contacts, 5);
  EXPECT_GT(totals.lists, 10);
  EXPECT_LT(std::abs(world.ledger().relative_residual()), 0.02);
}

TEST(PolyhedraSameBits, ForAnyNumberOfThreads) {
  for (const char* law : {"hertz_mindlin", "linear"}) {
    const auto one = hash_after({.threads = 1}, law);
    for (const int threads : {2, 3, 8})
      EXPECT_EQ(hash_after({.threads = threads}, law), one) << threads << " threads";
  }
}

// Towers of cubes, turned a little from storey to storey, that slide and tumble.
World towers() {
  Material material = grain();
  material.set(damping_time, 1e-3);
  World world = make_world(material, "bloks3d");
  world.edit_model().gravity = {0, 0, -9.81};
  world.add_plane({}, {0, 0, 1});
  world.add_shape(box_corners({1, 1, 1}));
  for (int tower = 0; tower < 12; ++tower)
    for (int storey = 0; storey < 4; ++storey) {
      const Real turn = 0.05 * storey * (tower % 4);
      world.add_block(
          Block{.position = {0.03 * tower, 0.0015 * storey * (tower % 3), 0.01 + 0.0201 * storey},
                .scale = 0.02,
                .turn = {std::cos(turn), 0, 0, std::sin(turn)},
                .velocity = {0.3, 0.02 * storey, 0}});
    }
  world.use_automatic_step(1);
  return world;
}

// Springs at each contact point are found again through new lists, on any number of threads and
// after a restart.
TEST(PolyhedraSameBits, WithSpringsAtPoints) {
  constexpr int all = 3000;
  const auto run = [&](const EngineOptions& options) {
    World world = towers();
    return hash_after(world, options, all);
  };
  const auto one = run({.threads = 1});
  EXPECT_EQ(run({.threads = 3}), one);
  EXPECT_EQ(run({.search = "all_pairs", .margin = 7e-4}), one);
  std::ptrdiff_t several = 0;  // contacts with more than one spring
  for (const int at : {300, 2100}) {
    World world = towers();
    hash_after(world, {.threads = 2}, at);
    const Snapshot stopped = world.state();
    for (const HostContacts* contacts : {&stopped.pairs, &stopped.walls})
      several += std::ranges::count_if(
          contacts->points, [](const PointSprings& springs) { return springs.count > 1; });
    World again = towers();
    again.start({.threads = 2});
    again.engine().load(again.model(), stopped, false);
    again.run_steps(all - at);
    EXPECT_EQ(again.hash(), one) << "stopped at " << at;
  }
  EXPECT_GT(several, 20);
}

// Planes that are not proved depend on when they were checked, and so on the margin; but on nothing
// else.
TEST(PolyhedraSameBits, WithPlanesAsPublished) {
  constexpr int all = 1500;
  const auto published = [] {
    World world = lively_polyhedra("hertz_points");
    world.edit_model().search = ContactSearch::fcp_published;
    return world;
  };
  const auto run = [&](const EngineOptions& options) {
    World world = published();
    return hash_after(world, options, all);
  };
  const auto one = run({.threads = 1});
  EXPECT_EQ(run({.threads = 3}), one);
  EXPECT_EQ(run({.search = "all_pairs"}), one);
  for (const int at : {1, 700}) {
    World world = published();
    hash_after(world, {.threads = 2, .count_searches = true}, at);
    const Snapshot stopped = world.state();
    World again = published();
    again.start({.threads = 2});
    again.engine().load(again.model(), stopped, false);
    again.run_steps(all - at);
    EXPECT_EQ(again.hash(), one) << "stopped at " << at;
  }
  World world = published();
  hash_after(world, {.count_searches = true}, all);
  const SearchEffort effort = world.engine().totals().contact_search;
  EXPECT_GT(effort.searches, 1000);
  EXPECT_LT(effort.failures, 0.05 * static_cast<double>(effort.searches));
}

TEST(PolyhedraSameBits, ForAnyInstructionSet) {
  std::optional<std::uint64_t> first;
  for (const char* isa : {"x86_64", "avx2", "avx512"}) {
    ::setenv("CLAST_ISA", isa, 1);
    try {
      const auto hash = hash_after({.threads = 2});
      if (!first) first = hash;
      EXPECT_EQ(hash, *first) << isa;
    } catch (const Error&) {
      GTEST_LOG_(INFO) << "this processor has no " << isa;
    }
    ::unsetenv("CLAST_ISA");
  }
}

TEST(PolyhedraSameBits, ForAnySearchAndMargin) {
  const auto all = hash_after({.search = "all_pairs"});
  for (const Real margin : {1e-4, 7e-4, 5e-3})
    EXPECT_EQ(hash_after({.threads = 2, .search = "cell_keys", .margin = margin}), all) << margin;
  for (const char* name : {"nbs", "tls", "hierarchical_grid"})
    EXPECT_EQ(hash_after({.search = name}), all) << name;
}

TEST(PolyhedraSameBits, AfterARestart) {
  const auto straight = hash_after({.threads = 2});
  for (const int at : {1, 700, 1999}) {
    World world = lively_polyhedra();
    hash_after(world, {.threads = 1}, at);
    const Snapshot stopped = world.state();
    World again = lively_polyhedra();
    again.start({.threads = 2});
    again.engine().load(again.model(), stopped, false);
    again.run_steps(steps - at);
    EXPECT_EQ(again.hash(), straight) << "stopped at " << at;
  }
}

}  // namespace
}  // namespace clast::test
