// clast bench step.
#include <fmt/format.h>

#include <cstdlib>
#include <nlohmann/json.hpp>

#include "apps/clast/bench_band.hpp"
#include "apps/clast/bench_contact.hpp"
#include "apps/clast/command_line.hpp"
#include "apps/clast/commands.hpp"
#include "base/error.hpp"
#include "bench/bed_recipes.hpp"
#include "bench/step_bench.hpp"
#include "law/laws.hpp"
#include "output/atomic_file.hpp"

namespace clast {
namespace {

namespace fs = std::filesystem;

fs::path default_beds() {
  if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache != nullptr && *cache != '\0')
    return fs::path(cache) / "clast" / "beds";
  if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0')
    return fs::path(home) / ".cache" / "clast" / "beds";
  return fs::temp_directory_path() / "clast-beds";
}

nlohmann::json json_of(const StepBenchRow& row, const EngineFlags& flags) {
  nlohmann::json phases = nlohmann::json::object();
  for (const auto& [name, ns] : row.phases) phases[name] = ns;
  return {{"bed", row.bed},
          {"n", row.n},
          {"device", flags.device},
          {"device_name", row.device},
          {"threads", flags.options().threads},
          {"contacts_per_particle", row.contacts_per_particle},
          {"pairs_per_particle", row.pairs_per_particle},
          {"bytes_per_particle", row.bytes_per_particle},
          {"particle_steps_per_second", row.particle_steps_per_second},
          {"particle_steps_per_processor_second", row.per_processor_second},
          {"windows", row.windows},
          {"steps", row.steps},
          {"lists", row.lists},
          {"phases", phases}};
}

void print_row(const StepBenchRow& row) {
  fmt::print(
      "{} n = {} on {}: {:.4g} particle-steps/s ({:.4g} per processor second), {:.2f} contacts and "
      "{:.2f} pairs and {:.0f} bytes per particle, {} lists in {:g} steps;",
      row.bed, row.n, row.device, row.particle_steps_per_second, row.per_processor_second,
      row.contacts_per_particle, row.pairs_per_particle, row.bytes_per_particle, row.lists,
      row.steps);
  for (const auto& [name, ns] : row.phases) fmt::print(" {} {:.1f} ns", name, ns);
  fmt::print("\n");
}

}  // namespace

void add_bench_command(CLI::App& app) {
  struct Flags {
    EngineFlags engine;
    StepBenchOptions bench;
    std::vector<std::string> beds{"spheres"};
    std::vector<std::int64_t> n{20000};
    std::string json, bed_file, bed_out, kept;
    bool profile = false;
  };
  auto flags = std::make_shared<Flags>();
  CLI::App* bench = app.add_subcommand("bench", "measure speed");
  bench->require_subcommand(1);
  add_bench_neighbor(*bench);
  add_bench_contact(*bench);
  add_bench_band(*bench);
  CLI::App* step = bench->add_subcommand("step", "steps of settled beds");
  step->add_option("--json", flags->json, "write the rows to this file");
  step->add_option("--bed", flags->beds,
                   fmt::format("beds to step: {}", fmt::join(bed_names(), ", ")))
      ->delimiter(',')
      ->default_str("spheres");
  step->add_option("--n", flags->n, "bodies (several: 20000,100000)")
      ->delimiter(',')
      ->check(CLI::Range(100, 200000000))
      ->default_str("20000");
  step->add_option("--law", flags->bench.bed.law, "contact law")
      ->check(word_of({HertzMindlin::name, HertzPoints::name}))
      ->default_str(flags->bench.bed.law);
  step->add_option("--bed-file", flags->bed_file,
                   "a bed of your own: \"# Lx Ly H\", then \"x y z r\" per line");
  step->add_option("--write-bed", flags->bed_out,
                   "write the bed that is timed: such lines, for polyhedra the coordinates of "
                   "all vertices per line, for spheroids centre and orientation");
  step->add_option("--beds", flags->kept, "where settled beds are kept between runs")
      ->default_str("~/.cache/clast/beds");
  step->add_option("--dt", flags->bench.bed.dt, "time step [s]")->check(CLI::PositiveNumber);
  step->add_option("--windows", flags->bench.windows, "windows to time; the median counts")
      ->check(CLI::Range(1, 1000));
  step->add_option("--seconds", flags->bench.window_seconds, "length of a window")
      ->check(CLI::PositiveNumber);
  step->add_flag("--profile", flags->profile, "time phases on the GPU too (waits after each)");
  add_engine_flags(*step, flags->engine);
  step->callback([flags] {
    nlohmann::json rows = nlohmann::json::array();
    StepBenchOptions options = flags->bench;
    options.engine = flags->engine.options();
    options.engine.time_phases = flags->profile;
    options.bed.kept = flags->kept.empty() ? default_beds() : fs::path(flags->kept);
    options.bed.file = flags->bed_file;
    options.bed_out = flags->bed_out;
    for (const std::string& bed : flags->beds)
      for (const std::int64_t n : flags->n) {
        options.bed.name = bed;
        options.bed.n = n;
        const StepBenchRow row = bench_step(options);
        print_row(row);
        rows.push_back(json_of(row, flags->engine));
      }
    if (!flags->json.empty())
      write_file(flags->json, rows.dump(2) + "\n", Durability::process_death);
  });
}

}  // namespace clast
