// clast bench contact: the contact searches side by side on the same pairs.
#include "apps/clast/bench_contact.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <nlohmann/json.hpp>

#include "bench/flat_pairs.hpp"
#include "exec/isa.hpp"
#include "output/atomic_file.hpp"

namespace clast {
namespace {

struct Flags {
  std::string json;
  std::vector<std::string> shapes = contact_bench_shapes();
  std::vector<std::string> cases = contact_bench_cases();
  bool flat = false;
  ContactBenchOptions bench;
};

nlohmann::json json_of(const ContactBenchRow& row) {
  return {{"method", row.method},
          {"shape", row.shape},
          {"vertices", row.vertices},
          {"case", row.motion},
          {"warm", row.warm},
          {"ns_per_pair", row.ns_per_pair},
          {"iterations_mean", row.iterations_mean},
          {"iterations_max", row.iterations_max},
          {"failures", row.failures},
          {"touching", row.touching},
          {"worst_gap_error", row.worst_gap_error}};
}

void run(const Flags& flags) {
  fmt::print("{:<22}{:<10}{:<22}{:<6}{:>10}{:>12}{:>8}{:>10}{:>10}{:>12}\n", "shape", "case",
             "method", "", "ns/pair", "iterations", "most", "failures", "touching", "gap error");
  nlohmann::json rows = nlohmann::json::array();
  const auto add = [&](const std::vector<ContactBenchRow>& more) {
    for (const ContactBenchRow& row : more) {
      fmt::print("{:<22}{:<10}{:<22}{:<6}{:>10.1f}{:>12.2f}{:>8}{:>10}{:>10.2f}{:>12.1e}\n",
                 row.shape, row.motion, row.method, row.warm ? "warm" : "cold", row.ns_per_pair,
                 row.iterations_mean, row.iterations_max, row.failures, row.touching,
                 row.worst_gap_error);
      rows.push_back(json_of(row));
    }
  };
  if (flags.flat)
    add(bench_flat_pairs(flags.bench));
  else
    for (const std::string& shape : flags.shapes)
      for (const std::string& motion : flags.cases) add(bench_contact(shape, motion, flags.bench));
  if (flags.json.empty()) return;
  const nlohmann::json all{{"instruction_set", name_of(choose_isa())},
                           {"pairs", flags.bench.pairs},
                           {"steps", flags.bench.steps},
                           {"rows", rows}};
  write_file(flags.json, all.dump(1) + "\n", Durability::process_death);
}

}  // namespace

void add_bench_contact(CLI::App& bench) {
  auto flags = std::make_shared<Flags>();
  CLI::App* command =
      bench.add_subcommand("contact", "contact searches side by side on the same pairs");
  command->add_option("--json", flags->json, "write the rows to this file");
  command->add_option("--shape", flags->shapes, "shapes of the pairs")
      ->delimiter(',')
      ->check(CLI::IsMember(contact_bench_shapes()));
  command->add_option("--case", flags->cases, "how the pairs lie and move")
      ->delimiter(',')
      ->check(CLI::IsMember(contact_bench_cases()));
  command->add_flag("--flat", flags->flat,
                    "16 pairs of polygons that do not move, in place of shapes and cases");
  command->add_option("--pairs", flags->bench.pairs, "pairs per row")
      ->check(CLI::Range(1, 1000000))
      ->capture_default_str();
  command->add_option("--steps", flags->bench.steps, "steps; the median counts")
      ->check(CLI::Range(1, 1000000))
      ->capture_default_str();
  command->add_option("--seed", flags->bench.seed, "of the random numbers");
  command->callback([flags] { run(*flags); });
}

}  // namespace clast
