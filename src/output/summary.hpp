// DIR/summary.json: what a run was and how it ended, for people and scripts.
#pragma once

#include <cstdint>
#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "measure/ledger.hpp"
#include "measure/packing.hpp"
#include "world/engine.hpp"

namespace clast {

struct Summary {
  std::string status;  // "running", "finished", "stopped" or "failed"
  std::string reason;  // why it ended, in words
  std::int64_t particles = 0;
  std::int64_t contacts = 0;  // that touch
  std::int64_t steps = 0;
  Real time = 0;  // simulated [s]
  Real dt = 0;    // time step [s]
  Real wall_seconds = 0;
  Real particle_steps_per_second = 0;
  Ledger ledger;
  std::uint64_t state_hash = 0;
  std::string version;  // empty: that of this program
  std::uint64_t seed = 0;
  int threads = 0;
  std::string device;
  std::string instruction_set;
  std::vector<std::pair<std::string, Real>> phases;  // seconds, in the order of the step
  // The same of the processor, of all threads together (--profile).
  std::vector<std::pair<std::string, Real>> processor_phases;
  std::optional<SearchEffort> contact_search;      // where it was counted (--profile)
  std::optional<Packing> packing;                  // where it was measured
  std::optional<std::int64_t> core_overlap_steps;  // where there are dilated shapes
};

// The summary as JSON text. Every term of the ledger is under "energy" with its own name, next to
// "residual" and "residual_relative"; "state_hash" is a string of 16 hexadecimal digits. Numbers
// that are not finite become null.
std::string summary_text(const Summary& summary);

// The end of a run outlives a power cut.
void write_summary(const std::filesystem::path& path, const Summary& summary);

// Throws clast::Error when the file is missing or is not a JSON object.
nlohmann::json read_summary(const std::filesystem::path& path);

}  // namespace clast
