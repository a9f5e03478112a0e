// Rocks that break: the same bits for any number of threads, search, storage and restart, also in
// the middle of breakage, and among bonded spheres.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/grains.hpp"
#include "tests/support/rock.hpp"
#include "tests/support/temporary_directory.hpp"

namespace clast::test {
namespace {

constexpr int steps = 1500;

// Two rocks and a pair of bonded spheres fall onto the ground and onto each other.
World breaking_rocks() {
  World world = make_world(grain());
  world.add_cement({.youngs_modulus = 1e7,
                    .shear_modulus = 4e6,
                    .tensile_strength = 2e4,
                    .shear_strength = 3e4,
                    .damping = 0.1});
  world.add_plane({0, 0, 0}, {0, 0, 1});
  world.set_gravity({0, 0, -9.81});
  for (int i = 0; i < 2; ++i)
    add_rock(world, {.size = {0.06, 0.05, 0.04},
                     .middle = {0.01 * i, 0, 0.04 + 0.07 * i},
                     .turn = rotation_by({0.3, 0.5 * i, 0.2}),
                     .velocity = {0, 0, -3},
                     .cells = 12,
                     .seed = static_cast<std::uint64_t>(i)});
  const Id ball = world.add({.position = {0.05, 0, 0.02}, .radius = 0.01, .velocity = {-1, 0, -2}});
  world.add({.position = {0.05, 0.02, 0.02}, .radius = 0.01, .velocity = {-1, 0, -2}});
  world.bond(ball, ball + 1);
  world.use_automatic_step(5);
  return world;
}

struct Result {
  std::uint64_t hash = 0;
  Ledger ledger;
  Totals totals;
};

Result result_of(World& world) { return {world.hash(), world.ledger(), world.totals()}; }

Result run(const EngineOptions& options) {
  World world = breaking_rocks();
  world.start(options);
  world.run_steps(steps);
  return result_of(world);
}

const Result& straight() {
  static const Result result = run({});
  return result;
}

void expect_same(const Result& a, const Result& b, const std::string& what) {
  EXPECT_EQ(a.hash, b.hash) << what;
  EXPECT_EQ(a.totals.broken_bonds, b.totals.broken_bonds) << what;
  EXPECT_EQ(a.ledger.taken.bond_breakage, b.ledger.taken.bond_breakage) << what;
  EXPECT_EQ(a.ledger.held.elastic_bonds, b.ledger.held.elastic_bonds) << what;
}

TEST(FaceBondParity, TheRocksBreak) {
  EXPECT_GT(straight().totals.broken_bonds, straight().totals.bonds / 10);
  EXPECT_LT(straight().totals.broken_bonds, straight().totals.bonds);
}

TEST(FaceBondParity, ForAnyNumberOfThreads) {
  for (const int threads : {2, 3})
    expect_same(run({.threads = threads}), straight(), std::to_string(threads) + " threads");
}

TEST(FaceBondParity, ForAnySearchAndMargin) {
  EXPECT_EQ(run({.search = "all_pairs"}).hash, straight().hash);
  EXPECT_EQ(run({.search = "cluster_grid"}).hash, straight().hash);
  EXPECT_EQ(run({.margin = 2e-3}).hash, straight().hash);
}

TEST(FaceBondParity, ForAnyOrderOfStorage) {
  World world = breaking_rocks();
  HostBodies& bodies = world.edit_bodies();
  for_each_field(bodies, [](auto& values) { std::reverse(values.begin(), values.end()); });
  world.run_steps(steps);
  expect_same(result_of(world), straight(), "reversed");
}

TEST(FaceBondParity, AfterARestartInTheMiddleOfBreakage) {
  const TemporaryDirectory folder;
  World first = breaking_rocks();
  std::int64_t stop = 0;
  while (first.totals().broken_bonds < straight().totals.broken_bonds / 2) {
    first.run_steps(10);
    stop += 10;
    ASSERT_LT(stop, steps);
  }
  first.save(folder.path() / "state.h5");
  World second = breaking_rocks();
  second.load(folder.path() / "state.h5");
  EXPECT_EQ(second.hash(), first.hash());
  second.run_steps(steps - stop);
  expect_same(result_of(second), straight(), "restarted");
}

}  // namespace
}  // namespace clast::test
