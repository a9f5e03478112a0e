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

struct Ended {
  std::uint64_t hash;
  Ledger ledger;
};
inline Ended end_of(World& world, int steps) {
  world.run_steps(steps);
  return {world.hash(), world.ledger()};
}

// One world at a time: the one with the fewest threads would limit all others.
template <class MakeWorld>
void expect_same_bits(MakeWorld make, int steps) {
  const test::TemporaryDirectory directory;
  const auto run = [&](int threads, int from, int to, const char* load, const char* save) {
    World world = make();
    world.start({.threads = threads});
    if (load != nullptr) world.load(directory / load);
    const Ended ended = end_of(world, to - from);
    if (save != nullptr) world.save(directory / save);
    EXPECT_GT(world.totals().lists, 2);
    return ended;
  };
  const Ended straight = run(1, 0, steps, nullptr, nullptr);
  EXPECT_LT(std::abs(straight.ledger.relative_residual()), 0.01);
  for (const int threads : {2, 3, 8})
    EXPECT_EQ(run(threads, 0, steps, nullptr, nullptr).hash, straight.hash) << threads;
  run(3, 0, steps / 2, nullptr, "half.h5");
  const Ended resumed = run(2, steps / 2, steps, "half.h5", nullptr);
  EXPECT_EQ(resumed.hash, straight.hash);
  EXPECT_EQ(resumed.ledger.residual(), straight.ledger.residual());
}

}  // namespace clast::examples
