// Scenes of polyhedra and spheres: the same bits whatever computes them.
#include <gtest/gtest.h>
#include <stdlib.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/random.hpp"
#include "neighbor/search.hpp"
#include "shape/library.hpp"
#include "tests/parity/lively_world.hpp"

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

// Springs at each contact point are found again through new lists, on any number of threads and
// after a restart.
TEST(PolyhedraSameBits, WithSpringsAtPoints) {
  constexpr int all = 1500;
  const auto run = [&](const EngineOptions& options) {
    World world = lively_polyhedra("bloks3d");
    return hash_after(world, options, all);
  };
  const auto one = run({.threads = 1});
  EXPECT_EQ(run({.threads = 3}), one);
  EXPECT_EQ(run({.search = "all_pairs", .margin = 7e-4}), one);
  World world = lively_polyhedra("bloks3d");
  hash_after(world, {.threads = 2}, 700);
  const Snapshot stopped = world.state();
  const auto several = [](const PointSprings& springs) { return springs.count > 1; };
  EXPECT_GT(std::ranges::count_if(stopped.pairs.points, several) +
                std::ranges::count_if(stopped.walls.points, several),
            0);
  World again = lively_polyhedra("bloks3d");
  again.start({.threads = 2});
  again.engine().load(again.model(), stopped, false);
  again.run_steps(all - 700);
  EXPECT_EQ(again.hash(), one);
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
