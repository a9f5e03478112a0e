// Clusters that break: the same bits for any number of threads, instruction set, list, storage and
// restart, also in the middle of breakage.
#include <gtest/gtest.h>
#include <stdlib.h>

#include <numeric>

#include "base/error.hpp"
#include "base/random.hpp"
#include "shape/library.hpp"
#include "shape/sphere_set.hpp"
#include "tests/support/grains.hpp"
#include "tests/support/temporary_directory.hpp"

namespace clast::test {
namespace {

constexpr int steps = 3000;
constexpr Real radius = 0.004;

// Cubes of 27 spheres fall onto each other, a tilted plate and the ground, among single spheres.
World breaking_world() {
  Material material = grain();
  material.rolling_friction = 0.05;
  World world = make_world(material);
  world.add_cement({.youngs_modulus = 5e6,
                    .shear_modulus = 2e6,
                    .tensile_strength = 3e4,
                    .shear_strength = 3e4,
                    .damping = 0.05});
  world.add_plane({0, 0, 0}, {0, 0, 1});
  world.add_rectangle({0.03, 0.03, 0.03}, {0.03, 0, 0.03}, {0, 0.05, 0});
  world.set_gravity({0, 0, -9.81});
  Random random(5);
  for (int cube = 0; cube < 12; ++cube) {
    const Vec3 place{0.04 * (cube % 2), 0.04 * (cube / 2 % 2), 0.08 + 0.045 * (cube / 4)};
    const Quat turn = random.rotation();
    const Id first = static_cast<Id>(world.state().bodies.size());
    for (int i = 0; i < 27; ++i) {
      const Vec3 own{i % 3 - 1.0, i / 3 % 3 - 1.0, i / 9 - 1.0};
      world.add({.position = place + rotate(turn, 2 * radius * own),
                 .radius = radius,
                 .velocity = {0.3 * (cube % 3 - 1), 0, -2}});
    }
    for (Id i = 0; i < 27; ++i)
      for (const Id next : {1, 3, 9}) {
        const int along = next == 1 ? i % 3 : next == 3 ? i / 3 % 3 : i / 9;
        if (along < 2) world.bond(first + i, first + i + next, 0, 0.8 * radius);
      }
    world.add({.position = place + Vec3{0.02, 0.02, 0.02}, .radius = radius});
  }
  world.use_automatic_step(3);
  return world;
}

struct Result {
  std::uint64_t hash = 0;
  Ledger ledger;
  Totals totals;
};

Result run_to_end(World& world, const EngineOptions& options) {
  world.start(options);
  world.run_steps(steps);
  return {world.hash(), world.ledger(), world.totals()};
}
Result run(const EngineOptions& options) {
  World world = breaking_world();
  return run_to_end(world, options);
}

const Result& straight() {
  static const Result result = run({});
  return result;
}

void expect_same(const Result& a, const Result& b, const std::string& what) {
  EXPECT_EQ(a.hash, b.hash) << what;
  EXPECT_EQ(a.totals.broken_bonds, b.totals.broken_bonds) << what;
  EXPECT_EQ(a.ledger.taken.bond_breakage, b.ledger.taken.bond_breakage) << what;
  EXPECT_EQ(a.ledger.taken.bond_damping, b.ledger.taken.bond_damping) << what;
  EXPECT_EQ(a.ledger.held.elastic_bonds, b.ledger.held.elastic_bonds) << what;
}

TEST(BondParity, TheSceneBreaks) {
  const Result& r = straight();
  EXPECT_GT(r.totals.broken_bonds, r.totals.bonds / 10);
  EXPECT_LT(r.totals.broken_bonds, r.totals.bonds * 9 / 10);
  EXPECT_GT(r.totals.lists, 10);
  EXPECT_GT(r.ledger.taken.bond_breakage, 0);
  EXPECT_GT(r.ledger.taken.bond_damping, 0);
  EXPECT_LT(std::abs(r.ledger.relative_residual()), 1e-3);
}

TEST(BondParity, ForAnyNumberOfThreads) {
  for (const int threads : {2, 3, 8})
    expect_same(run({.threads = threads}), straight(), std::to_string(threads) + " threads");
}

TEST(BondParity, ForAnyInstructionSet) {
  for (const char* isa : {"x86_64", "avx2", "avx512"}) {
    ::setenv("CLAST_ISA", isa, 1);
    try {
      expect_same(run({.threads = 2}), straight(), isa);
    } catch (const Error&) {
      GTEST_LOG_(INFO) << "this processor or build has no " << isa;
    }
    ::unsetenv("CLAST_ISA");
  }
}

TEST(BondParity, ForAnySearchAndMargin) {
  // What is taken is booked with every list, so that its last bits depend on when that was.
  const auto expect_same_state = [](const EngineOptions& options) {
    const Result r = run(options);
    EXPECT_EQ(r.hash, straight().hash) << options.search;
    EXPECT_EQ(r.totals.broken_bonds, straight().totals.broken_bonds) << options.search;
  };
  expect_same_state({.search = "all_pairs"});
  expect_same_state({.search = "hierarchical_grid", .margin = 1e-4});
  expect_same_state({.search = "cell_keys", .margin = 5e-3});
  expect_same_state({.search = "cluster_grid"});
  expect_same_state({.threads = 3, .search = "cluster_grid", .margin = 1e-4});
  expect_same_state({.search = "fine_grid"});
}

// Cubes fly through the sides of a periodic cell and break on the ground and on each other.
TEST(BondParity, ForAnySearchInAPeriodicCell) {
  const auto periodic = [](const EngineOptions& options) {
    World world = breaking_world();
    world.edit_model().cell.length = {0.085, 0.085, 0};
    return run_to_end(world, options);
  };
  const Result all = periodic({.search = "all_pairs"});
  EXPECT_GT(all.totals.broken_bonds, all.totals.bonds / 10);
  EXPECT_NE(all.hash, straight().hash);
  for (const char* search : {"cluster_grid", "fine_grid", "auto"})
    EXPECT_EQ(periodic({.search = search}).hash, all.hash) << search;
}

TEST(BondParity, ForAnyOrderOfStorage) {
  World world = breaking_world();
  HostBodies& bodies = world.edit_bodies();
  for_each_field(bodies, [](auto& values) { std::reverse(values.begin(), values.end()); });
  expect_same(run_to_end(world, {}), straight(), "reversed");
}

TEST(BondParity, AfterARestartInTheMiddleOfBreakage) {
  const TemporaryDirectory folder;
  World first = breaking_world();
  first.start();
  std::int64_t stop = 0;
  while (first.totals().broken_bonds < straight().totals.broken_bonds / 2) {
    first.run_steps(10);
    stop += 10;
    ASSERT_LT(stop, steps);
  }
  first.save(folder.path() / "state.h5");
  World second = breaking_world();
  second.load(folder.path() / "state.h5");
  EXPECT_EQ(second.hash(), first.hash());
  second.run_steps(steps - stop);
  expect_same({second.hash(), second.ledger(), second.totals()}, straight(), "restarted");
}

// Rigid clumps, polyhedra and clusters in one world.
World mixed_world() {
  World world = breaking_world();
  const int clump = world.add_shape(clump_of(
      {"peanut", {{{0, 0, 0}, 0.006}, {{0.006, 0, 0}, 0.005}, {{0.011, 0.002, 0}, 0.003}}, {}}));
  const int cube = world.add_shape(load_shape("cube"));
  for (int i = 0; i < 8; ++i) {
    const Vec3 place{0.04 * (i % 2), 0.04 * (i / 2 % 2), 0.24 + 0.03 * (i / 4)};
    world.add_block({.shape = clump, .position = place, .velocity = {0, 0.2, -3}});
    world.add_block({.shape = cube,
                     .position = place + Vec3{0.02, 0.02, 0},
                     .scale = 0.004,
                     .velocity = {0, 0, -3},
                     .spin = {20, 5, 0}});
  }
  world.use_automatic_step(4);
  return world;
}

TEST(BondParity, AmongClumpsAndPolyhedra) {
  World one = mixed_world(), many = mixed_world(), stopped = mixed_world();
  const Result a = run_to_end(one, {}), b = run_to_end(many, {.threads = 3});
  expect_same(b, a, "3 threads");
  EXPECT_GT(a.totals.broken_bonds, 0);
  EXPECT_LT(std::abs(a.ledger.relative_residual()), 5e-3);
  World by_clusters = mixed_world();
  EXPECT_EQ(run_to_end(by_clusters, {.search = "cluster_grid"}).hash, a.hash);
  const TemporaryDirectory folder;
  stopped.run_steps(steps / 2);
  stopped.save(folder.path() / "state.h5");
  World resumed = mixed_world();
  resumed.load(folder.path() / "state.h5");
  resumed.run_steps(steps - steps / 2);
  expect_same({resumed.hash(), resumed.ledger(), resumed.totals()}, a, "restarted");
}

}  // namespace
}  // namespace clast::test
