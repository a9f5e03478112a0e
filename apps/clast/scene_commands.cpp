// clast check, clast new, clast info, clast reference.
#include <fmt/format.h>

#include <chrono>
#include <nlohmann/json.hpp>

#include "apps/clast/commands.hpp"
#include "base/error.hpp"
#include "clast/world.hpp"
#include "output/atomic_file.hpp"
#include "output/checkpoint.hpp"
#include "output/folder_lock.hpp"
#include "output/summary.hpp"
#include "scene/build.hpp"
#include "scene/read.hpp"
#include "scene/start.hpp"

namespace clast {
namespace {

namespace fs = std::filesystem;

// Seconds per step, from a short trial on this machine.
double measured_step(const Plan& plan, const Snapshot& start, const EngineOptions& options,
                     std::size_t& bytes) {
  using Clock = std::chrono::steady_clock;
  World world(options, model_of(plan, 0), start, true);
  world.start();
  const auto begin = Clock::now();
  std::int64_t steps = 0;
  double seconds = 0;
  while (seconds < 0.3 && steps < 10000) {
    const Outcome outcome = world.advance(10);
    steps += 10;
    seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    if (outcome.fault || !outcome.left_domain.empty()) break;
  }
  bytes = world.totals().bytes;
  return seconds / static_cast<double>(steps);
}

void check(const std::string& path, const std::vector<std::string>& sets,
           const EngineFlags& flags) {
  const Scene scene = read_scene(path, sets);
  const Snapshot start = starting_state(scene, build_model(scene, 0));
  const Plan plan = make_plan(scene, start.bodies, start.bonds);
  for (const std::string& warning : plan.warnings) fmt::print(stderr, "warning: {}\n", warning);
  const double steps = scene.longest() / plan.step.dt;
  fmt::print("{}: fine\n", path);
  fmt::print("bodies      {}{}\n", start.bodies.size(),
             Streams(scene).any() ? " at the start, more from streams" : "");
  fmt::print("walls       {}\n", wall_names(scene, 0).size());
  fmt::print("time step   {:.4g} s: {}\n", plan.step.dt, plan.step.reason);
  std::string stages;
  for (const scene::Stage& stage : scene.stages)
    stages += fmt::format("{}{} ({}{:g} s)", stages.empty() ? "" : ", ", *stage.name,
                          *stage.until == scene::Stage::Until::calm ? "until calm, at most " : "",
                          stage.longest());
  fmt::print("stages      {}\n", stages);
  fmt::print("steps       {:.4g}{}\n", steps, scene.longest() > 0 ? "" : " (nothing to do)");
  std::size_t bytes = 0;
  const double per_step = measured_step(plan, start, flags.options(), bytes);
  fmt::print("memory      {:.3g} MB\n", static_cast<double>(bytes) / 1e6);
  fmt::print("duration    about {:.3g} s on this machine with {} threads ({:.3g} steps/s now)\n",
             steps * per_step, flags.options().threads, 1 / per_step);
}

// Whether the program that said "running" still is.
void tell_whether_running(const fs::path& dir, const nlohmann::json& summary) {
  const std::optional<std::string> holder = holder_of(dir);
  if (holder) fmt::print("{:<26} {}\n", "held by", *holder);
  if (!holder && summary.value("status", "") == "running")
    fmt::print(
        "{:<26} {}\n", "but",
        "no program runs it any more: it was killed, or the machine went down; `clast resume` "
        "goes on");
}

// Says where the summary tells another story than the checkpoint.
void compare(const nlohmann::json& summary, const Snapshot& state) {
  if (!summary.contains("steps") || !summary["steps"].is_number_integer()) return;
  const auto steps = summary["steps"].get<std::int64_t>();
  const bool same_step = steps == state.step;
  const bool failed = summary.value("status", "") == "failed";
  const bool same_state =
      !same_step || failed ||
      summary.value("state_hash", "") == fmt::format("{:016x}", state_hash(state));
  if ((same_step || (failed && steps > state.step)) && same_state) return;
  fmt::print(
      stderr,
      "warning: summary.json is of step {}, the checkpoint of step {}{}: the run did not end "
      "as it should, or files were exchanged; the checkpoint counts\n",
      steps, state.step, same_state ? "" : ", with another state");
}

void print_summary(const nlohmann::json& s) {
  const auto text = [&](const char* key) {
    return s.contains(key) ? (s[key].is_string() ? s[key].get<std::string>() : s[key].dump())
                           : std::string("?");
  };
  for (const char* key : {"status", "reason", "particles", "contacts", "steps", "time", "dt",
                          "wall_seconds", "particle_steps_per_second", "device", "threads",
                          "instruction_set", "seed", "state_hash", "version"})
    fmt::print("{:<26} {}\n", key, text(key));
  if (s.contains("energy"))
    for (const auto& [name, value] : s["energy"].items())
      fmt::print("energy.{:<19} {}\n", name, value.dump());
}

void info(const fs::path& dir) {
  if (!fs::is_directory(dir)) throw Error(dir.string() + " is not the directory of a run");
  const bool has_summary = fs::exists(dir / "summary.json");
  if (!has_summary && !has_checkpoint(dir))
    throw Error(dir.string() + " holds neither summary.json nor a checkpoint: no run of clast");
  nlohmann::json summary = nlohmann::json::object();
  if (has_summary) {
    summary = read_summary(dir / "summary.json");
    print_summary(summary);
  }
  tell_whether_running(dir, summary);
  if (!has_checkpoint(dir)) return;
  std::string warning;
  const Snapshot state = read_checkpoint(dir, &warning).snapshot;
  if (!warning.empty()) fmt::print(stderr, "warning: {}\n", warning);
  fmt::print("{:<26} step {}, time {:g} s, {} bodies\n", "checkpoint", state.step, state.time,
             state.bodies.size());
  compare(summary, state);
}

}  // namespace

void add_check_command(CLI::App& app) {
  struct Flags {
    EngineFlags engine;
    std::string scene;
    std::vector<std::string> sets;
  };
  auto flags = std::make_shared<Flags>();
  CLI::App* command = app.add_subcommand("check", "validate a scene and say what would run");
  command->add_option("SCENE", flags->scene, "the scene file (.toml)")->required();
  command->add_option("--set", flags->sets, "override a value of the scene: key=value")
      ->allow_extra_args(false);
  add_engine_flags(*command, flags->engine);
  command->callback([flags] { check(flags->scene, flags->sets, flags->engine); });
}

void add_new_command(CLI::App& app) {
  auto name = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("new", "write a commented scene to begin with");
  command->add_option("NAME", *name, "of the scene; the file is NAME.toml")->required();
  command->callback([name] {
    fs::path path(*name);
    if (path.filename().empty())
      throw Error("give the scene a name: clast new heap writes heap.toml");
    if (path.extension() != ".toml") path += ".toml";
    if (fs::exists(path))
      throw Error(path.string() + " exists already: choose another name, or remove it first");
    write_file(path, starter_scene(path.stem().string()), Durability::process_death);
    fmt::print("wrote {0}\nnext: clast run {0} --out {1}\n", path.string(),
               (path.parent_path() / path.stem()).string());
  });
}

void add_info_command(CLI::App& app) {
  auto dir = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("info", "tell what a run was and how it ended");
  command->add_option("DIR", *dir, "the directory of the run")->required();
  command->callback([dir] { info(*dir); });
}

void add_reference_command(CLI::App& app) {
  CLI::App* command =
      app.add_subcommand("reference", "print all keys of a scene (docs/scene-reference.md)");
  command->callback([] { fmt::print("{}", scene_reference_markdown()); });
}

}  // namespace clast
