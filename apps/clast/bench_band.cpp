// clast bench band: the elastic band in a run.
#include "apps/clast/bench_band.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <nlohmann/json.hpp>

#include "bench/band_bench.hpp"
#include "output/atomic_file.hpp"
#include "run/checkpoint_world.hpp"
#include "run/run_folder.hpp"

namespace clast {
namespace {

struct BandFlags {
  std::string run, json;
  int steps = 100;
  double tolerance = 1e-6;
};

nlohmann::json json_of(const BandCount& count) {
  return {{"searches", count.searches},
          {"iterations_mean", count.mean()},
          {"iterations_max", count.most},
          {"failures", count.failures}};
}

void print(const char* name, const BandCount& count) {
  fmt::print("{}  {:>10} searches, {:.2f} iterations each, {} at most, {} failures\n", name,
             count.searches, count.mean(), count.most, count.failures);
}

void run(const BandFlags& flags) {
  need_run(flags.run);
  World world = world_at_checkpoint(flags.run, {.threads = 1});
  const BandBench bench = bench_band(world, flags.steps, flags.tolerance);
  print("cold", bench.cold);
  print("warm", bench.warm);
  fmt::print(
      "gaps  wrong by at most {:.1e} of the swept radius; with one iteration per step, by {:.1e}\n",
      bench.worst_gap_error, bench.worst_gap_error_once);
  if (flags.json.empty()) return;
  const nlohmann::json all{{"cold", json_of(bench.cold)},
                           {"warm", json_of(bench.warm)},
                           {"worst_gap_error", bench.worst_gap_error},
                           {"worst_gap_error_once", bench.worst_gap_error_once}};
  write_file(flags.json, all.dump(1) + "\n", Durability::process_death);
}

}  // namespace

void add_bench_band(CLI::App& bench) {
  auto flags = std::make_shared<BandFlags>();
  CLI::App* command = bench.add_subcommand(
      "band",
      "iterations of the elastic band between round cores, from the checkpoint of a run on");
  command->add_option("DIR", flags->run, "the directory of the run; it stays as it is")->required();
  command->add_option("--json", flags->json, "write the counts to this file");
  command->add_option("--steps", flags->steps, "steps to go on")
      ->check(CLI::Range(1, 1000000))
      ->capture_default_str();
  command
      ->add_option("--tolerance", flags->tolerance,
                   "where a band ends, as a part of the radius of the swept sphere")
      ->check(CLI::Range(1e-12, 1.0))
      ->capture_default_str();
  command->callback([flags] { run(*flags); });
}

}  // namespace clast
