#include "output/summary.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "output/atomic_file.hpp"

namespace clast {

namespace {

nlohmann::ordered_json energy_of(const Ledger& ledger) {
  nlohmann::ordered_json energy;
  visit_ledger(ledger, [&](const char* name, Real value) { energy[name] = value; });
  energy["residual"] = ledger.residual();
  energy["residual_relative"] = ledger.relative_residual();
  return energy;
}

nlohmann::ordered_json effort_of(const SearchEffort& effort) {
  const auto searches = static_cast<Real>(effort.searches);
  return {{"searches", effort.searches},
          {"iterations_mean",
           effort.searches > 0 ? static_cast<Real>(effort.iterations) / searches : 0},
          {"iterations_max", effort.most_iterations},
          {"failures", effort.failures}};
}

nlohmann::ordered_json packing_json(const Packing& packing) {
  nlohmann::ordered_json json;
  json["coordination"] = packing.coordination;
  visit_packing(packing, [&](const std::string& name, Real value) { json[name] = value; });
  return json;
}

}  // namespace

std::string summary_text(const Summary& summary) {
  nlohmann::ordered_json json;
  json["status"] = summary.status;
  json["reason"] = summary.reason;
  json["particles"] = summary.particles;
  json["contacts"] = summary.contacts;
  json["steps"] = summary.steps;
  json["time"] = summary.time;
  json["dt"] = summary.dt;
  json["wall_seconds"] = summary.wall_seconds;
  json["particle_steps_per_second"] = summary.particle_steps_per_second;
  json["energy"] = energy_of(summary.ledger);
  json["state_hash"] = fmt::format("{:016x}", summary.state_hash);
  json["version"] = summary.version.empty() ? CLAST_VERSION : summary.version;
  json["seed"] = summary.seed;
  json["threads"] = summary.threads;
  json["device"] = summary.device;
  json["instruction_set"] = summary.instruction_set;
  const auto add_phases = [&](const char* key, const auto& phases) {
    json[key] = nlohmann::ordered_json::object();
    for (const auto& [name, seconds] : phases) json[key][name] = seconds;
  };
  add_phases("phases", summary.phases);
  if (!summary.processor_phases.empty()) add_phases("processor_phases", summary.processor_phases);
  if (summary.packing) json["packing"] = packing_json(*summary.packing);
  if (summary.core_overlap_steps) json["core_overlap_steps"] = *summary.core_overlap_steps;
  if (summary.contact_search) json["contact_search"] = effort_of(*summary.contact_search);
  // Reasons may quote file names of any encoding: bytes that are not UTF-8 are replaced.
  return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
}

void write_summary(const std::filesystem::path& path, const Summary& summary) {
  const bool ended = summary.status != "running";
  write_file(path, summary_text(summary),
             ended ? Durability::power_cut : Durability::process_death);
}

nlohmann::json read_summary(const std::filesystem::path& path) {
  nlohmann::json json = nlohmann::json::parse(read_file(path), nullptr, false);
  if (!json.is_object())
    throw Error(
        fmt::format("{} is not a summary of a run: it is not a JSON object", path.string()));
  return json;
}

}  // namespace clast
