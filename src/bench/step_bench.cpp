#include "bench/step_bench.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "base/clock.hpp"
#include "base/error.hpp"
#include "bench/median.hpp"
#include "clast/world.hpp"
#include "output/atomic_file.hpp"

namespace clast {
namespace {

using Clock = std::chrono::steady_clock;

}  // namespace

StepBenchRow bench_step(const StepBenchOptions& options) {
  const SettledBed bed = settled_bed(options.bed, options.engine);
  World world(options.engine, bed.model, bed.state, bed.unrest > 0);
  Engine& engine = world.engine();
  const auto n = static_cast<Real>(bed.state.bodies.size());
  const auto run = [&](std::int64_t steps) {
    const auto begin = Clock::now();
    const Outcome outcome = world.advance(steps);
    if (outcome.fault) throw Error("the bed went wrong: " + outcome.fault->text());
    return std::chrono::duration<double>(Clock::now() - begin).count();
  };
  run(static_cast<std::int64_t>(bed.unrest / bed.model.dt));
  if (!options.bed_out.empty())
    write_file(options.bed_out, bed_text(bed, engine.snapshot()), Durability::process_death);
  std::int64_t steps = 10;  // per window, grown until a window is long enough
  double trial = run(steps);
  while (trial < 0.2 * options.window_seconds) trial = run(steps *= 2);
  steps = std::max<std::int64_t>(
      1, std::llround(static_cast<double>(steps) * options.window_seconds / trial));
  StepBenchRow row;
  row.bed = bed.name;
  row.n = static_cast<std::int64_t>(n);
  row.device = engine.describe();
  const std::int64_t lists = engine.totals().lists;
  const Profile before = engine.profile();
  const double busy = seconds_on_clock(TimeOf::processor);
  for (int w = 0; w < options.windows; ++w)
    row.windows.push_back(n * static_cast<Real>(steps) / run(steps));
  const double busy_seconds = seconds_on_clock(TimeOf::processor) - busy;
  const Totals totals = engine.totals();
  row.steps = static_cast<Real>(steps * options.windows);
  row.lists = totals.lists - lists;
  row.contacts_per_particle = 2 * static_cast<Real>(totals.contacts) / n;
  row.pairs_per_particle = static_cast<Real>(totals.pairs) / n;
  row.bytes_per_particle = static_cast<Real>(totals.bytes) / n;
  row.particle_steps_per_second = median(row.windows);
  row.per_processor_second = n * row.steps / busy_seconds;
  for (const Phase p : {Phase::move, Phase::neighbor, Phase::apart, Phase::search, Phase::contact,
                        Phase::bond, Phase::gather})
    row.phases.emplace_back(
        phase_names[static_cast<std::size_t>(p)],
        1e9 * (engine.profile().seconds(p) - before.seconds(p)) / (row.steps * n));
  return row;
}

}  // namespace clast
