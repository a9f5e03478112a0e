// Threads and restarts must not show in the result of an engine, whatever its tables are.
#pragma once

#include <gtest/gtest.h>

#include "clast/world.hpp"
#include "exec/cpu.hpp"
#include "tests/support/temporary_directory.hpp"
#include "world/engine_on.hpp"

namespace clast::examples {

// The engine of a world with tables of its own.
template <class Tables>
std::unique_ptr<Engine> engine_with(const EngineOptions& options) {
  return std::make_unique<EngineOn<Cpu, Tables>>(options, options.threads);
}

template <class MakeWorld>
void expect_same_bits(MakeWorld make, int steps) {
  const test::TemporaryDirectory directory;
  World straight = make();
  straight.start({.threads = 1});
  straight.run_steps(steps / 2);
  straight.save(directory / "half.h5");
  straight.run_steps(steps - steps / 2);
  EXPECT_GT(straight.totals().lists, 5);
  EXPECT_LT(std::abs(straight.ledger().relative_residual()), 0.01);
  for (const int threads : {2, 3, 8}) {
    World other = make();
    other.start({.threads = threads});
    other.run_steps(steps);
    EXPECT_EQ(other.hash(), straight.hash()) << threads << " threads";
  }
  World resumed = make();
  resumed.start({.threads = 2});
  resumed.load(directory / "half.h5");
  resumed.run_steps(steps - steps / 2);
  EXPECT_EQ(resumed.hash(), straight.hash());
  EXPECT_EQ(resumed.ledger().residual(), straight.ledger().residual());
}

}  // namespace clast::examples
