#include <fmt/format.h>

#include <thread>

#include "apps/clast/command_line.hpp"
#include "apps/clast/commands.hpp"
#include "base/error.hpp"
#include "scene/units.hpp"

namespace clast {

const char* program_version() { return CLAST_VERSION; }

void add_engine_flags(CLI::App& command, EngineFlags& flags) {
  command.add_option("--threads", flags.threads, "CPU threads; results do not depend on it")
      ->check(CLI::Range(1, 1024))
      ->default_str("all cores");
  command.add_option("--device", flags.device, "where to compute: cpu or cuda")
      ->check(word_of({"cpu", "cuda"}))
      ->default_str("cpu");
}

EngineOptions EngineFlags::options() const {
  EngineOptions out;
  out.device = device == "cuda" ? Device::cuda : Device::cpu;
  out.threads = threads > 0 ? threads : static_cast<int>(std::thread::hardware_concurrency());
  return out;
}

Real parse_time(const std::string& text, const char* option) {
  std::string reason;
  const auto quantity = scene::parse_quantity(text, reason);
  const bool is_time =
      quantity && (quantity->bare || quantity->dimension == scene::units::time.dimension);
  if (!is_time || !(quantity->value > 0))
    throw Error(fmt::format("{} {}: give a positive time such as 0.5 or \"20 ms\"{}{}", option,
                            text, reason.empty() ? "" : ": ", reason));
  return quantity->value;
}

}  // namespace clast
