#include "bench/band_bench.hpp"

#include <gtest/gtest.h>

#include "base/error.hpp"
#include "law/hopkins.hpp"
#include "shape/dilated.hpp"
#include "tests/support/grains.hpp"

namespace clast {
namespace {

constexpr Real swept = 0.005;

World empty_world() {
  Material m = test::grain();
  m.set(normal_stiffness, 20000).set(viscosity, 1.3);
  World world = test::make_world(m, "hopkins");
  world.add_shape(assembly_of(ellipsoid_prototype("ellipsoid", {0.03, 0.03, 0.06}, swept)));
  return world;
}

// Two that lean against each other across the side of a cell.
World two_in_contact() {
  World world = empty_world();
  world.edit_model().cell.length = {1, 0, 0};
  world.add_block({.position = {0.02, 0, 0}, .turn = rotation_by({0.4, 0, 0})});
  world.add_block({.position = {0.951, 0.003, 0.002},
                   .turn = rotation_by({0, 0.1, 0}),
                   .velocity = {0, 0.01, 0}});
  world.use_automatic_step(0.1);
  world.run_steps(1);  // before that a world knows no contacts
  return world;
}

TEST(BandBench, CountsOneColdSearchAndThenWarmOnes) {
  World world = two_in_contact();
  const BandBench bench = bench_band(world, 20, 1e-6);
  EXPECT_EQ(bench.cold.searches, 1);
  EXPECT_EQ(bench.warm.searches, 20);
  EXPECT_GT(bench.cold.mean(), 5);
  EXPECT_LT(bench.warm.mean(), 0.5 * bench.cold.mean());
  EXPECT_EQ(bench.cold.failures + bench.warm.failures, 0);
  EXPECT_LT(bench.worst_gap_error, 1e-6);
  EXPECT_GT(bench.worst_gap_error_once, bench.worst_gap_error);
  EXPECT_LT(bench.worst_gap_error_once, 1e-3);
}

TEST(BandBench, DoesNotChangeTheRun) {
  World looked_at = two_in_contact(), alone = two_in_contact();
  bench_band(looked_at, 20, 1e-6);
  alone.run_steps(20);
  EXPECT_EQ(looked_at.hash(), alone.hash());
}

TEST(BandBench, SaysWhereThereIsNothingToDraw) {
  World world = empty_world();
  world.add_block({});
  world.use_automatic_step(0.1);
  EXPECT_THROW(bench_band(world, 1, 1e-6), Error);
}

}  // namespace
}  // namespace clast
