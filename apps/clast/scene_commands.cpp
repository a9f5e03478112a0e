// clast check, clast new, clast info, clast reference.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>

#include "apps/clast/command_line.hpp"
#include "apps/clast/commands.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "output/atomic_file.hpp"
#include "output/checkpoint.hpp"
#include "output/folder_lock.hpp"
#include "output/grains.hpp"
#include "output/summary.hpp"
#include "run/doubts.hpp"
#include "run/forecast.hpp"
#include "run/run_folder.hpp"
#include "run/sensors.hpp"
#include "scene/bonds.hpp"
#include "scene/build.hpp"
#include "scene/grains.hpp"
#include "scene/read.hpp"
#include "scene/start.hpp"

namespace clast {
namespace {

namespace fs = std::filesystem;

std::string box_text(const BodyBounds& box) {
  const Vec3 size = box.high - box.low;
  return fmt::format("{:.3g} x {:.3g} x {:.3g} m from ({:.3g}, {:.3g}, {:.3g})", size.x, size.y,
                     size.z, box.low.x, box.low.y, box.low.z);
}

// As scenes give them: of other shapes those of the spheres of equal volume.
std::string sizes_text(const Scene& scene, const HostBodies& bodies) {
  Real smallest = infinity, largest = 0;
  bool all_spheres = true;
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    const Real radius = bodies.radius[i] / scene::bounding_radius_of_unit(scene, bodies.shape[i]);
    smallest = std::min(smallest, radius);
    largest = std::max(largest, radius);
    all_spheres = all_spheres && bodies.shape[i] == 0;
  }
  std::string radii = largest > (1 + 1e-9) * smallest
                          ? fmt::format("radii {:.3g} to {:.3g} m", smallest, largest)
                          : fmt::format("radius {:.3g} m", largest);
  if (!all_spheres)
    radii += scene.flat() ? " (of discs of equal area)" : " (of spheres of equal volume)";
  return radii;
}

void describe_bodies(const Scene& scene, const HostBodies& bodies,
                     const std::vector<Assembly>& shapes) {
  fmt::print("bodies      {}{}\n", grouped(std::ssize(bodies.radius)),
             Streams(scene).any() ? " at the start, more from streams" : "");
  if (bodies.size() == 0) return;
  const double mass = std::accumulate(bodies.mass.begin(), bodies.mass.end(), 0.0);
  fmt::print("sizes       {}, {} kg in all\n", sizes_text(scene, bodies), rounded(mass));
  fmt::print("extent      {}\n", box_text(bounds_of(bodies, shapes)));
}

std::string stages_text(const Scene& scene) {
  std::string text;
  for (const scene::Stage& stage : scene.stages)
    text += fmt::format("{}{} ({}{:g} s)", text.empty() ? "" : ", ", *stage.name,
                        *stage.until == scene::Stage::Until::calm ? "until calm, at most " : "",
                        stage.longest());
  return text;
}

void warn(const std::string& text) {
  if (!text.empty()) fmt::print(stderr, "warning: {}\n", text);
}

void describe_impact(const Scene& scene, const FirstImpact& impact) {
  if (!(impact.overlap > 0)) return;
  fmt::print("impacts     up to {:.3g} m/s, where {} overlaps by about {} % of the radius\n",
             impact.speed, impact.material, rounded(100 * impact.overlap, 2));
  if (impact.overlap < 0.6 * *scene.guard.overlap) return;
  // As the 2/5th power of the stiffness in Hertz contacts.
  warn(fmt::format(
      "{} is too soft for impacts at {:.3g} m/s: it would overlap by {} % of the radius, and "
      "the guard stops at {:.0f} %; make it {} times stiffer, or let it fall less far",
      impact.material, impact.speed, rounded(100 * impact.overlap, 2), 100 * *scene.guard.overlap,
      rounded(std::ceil(std::pow(impact.overlap / (0.2 * *scene.guard.overlap), 2.5)), 2)));
}

void describe_core_impact(const FirstImpact& impact, const FirstCoreImpact& core) {
  if (core.overlap < 1) return;
  // As above; a third of the swept radius is deep enough.
  warn(fmt::format(
      "'{}' is too soft for impacts at {:.3g} m/s: it would overlap by {} % of the radius that is "
      "swept over its core, so that cores meet; make it {} times stiffer, or let it fall less far",
      core.shape, impact.speed, rounded(100 * core.overlap, 2),
      rounded(std::ceil(std::pow(3 * core.overlap, 2.5)), 2)));
}

bool may_end_early(const Scene& scene) {
  return std::any_of(scene.stages.begin(), scene.stages.end(), [](const scene::Stage& stage) {
    return *stage.until == scene::Stage::Until::calm;
  });
}

void check(const std::string& path, const std::vector<std::string>& sets,
           const EngineFlags& flags) {
  const Scene scene = read_scene(path, sets);
  const Snapshot start = starting_state(scene, build_model(scene, 0));
  const Plan plan = make_plan(scene, start.bodies, start.bonds);
  const Model model = model_of(plan, 0);
  const double steps = scene.longest() / plan.step.dt;
  const Forecast expected = forecast(scene, model, start, flags.options());
  for (const std::string& warning : plan.warnings) warn(warning);
  for (const int stage : {scene::before_stages, 0})
    for (const std::string& doubt : doubts_about_bonds(scene, stage, start.bonds)) warn(doubt);
  warn(overlaps_at_start(model, expected.started, wall_names(scene, 0)));
  fmt::print("{}: fine\n", path);
  describe_bodies(scene, start.bodies, model.shapes);
  if (start.bonds.size() > 0)
    fmt::print("bonds       {}\n", grouped(std::ssize(start.bonds.first)));
  fmt::print("walls       {}\n", grouped(number_of_walls(model)));
  fmt::print("time step   {:.4g} s: {}\n", plan.step.dt, plan.step.reason);
  const FirstImpact impact = first_impact(scene, model, start.bodies, plan.step.dt);
  describe_impact(scene, impact);
  describe_core_impact(impact, first_core_impact(model, start.bodies, impact.speed, plan.step.dt));
  fmt::print("stages      {}\n", stages_text(scene));
  for (const std::string& sensor : described_sensors(scene)) fmt::print("sensor      {}\n", sensor);
  for (const scene::Sink& sink : scene.sinks)
    fmt::print("sink        sink.{}.{{number, mass}}\n", *sink.name);
  fmt::print("steps       {}{}\n", rounded(std::ceil(steps), 4),
             scene.longest() > 0 ? "" : " (nothing to do)");
  fmt::print("memory      {} MB\n", rounded(static_cast<double>(expected.bytes) / 1e6));
  fmt::print("duration    {} {} on this machine with {} ({} of processor time)\n",
             may_end_early(scene) ? "at most about" : "about", clock_time(expected.seconds),
             counted(flags.options().threads, "thread"), clock_time(expected.processor_seconds));
  constexpr double day = 86400;
  if (expected.seconds > day)
    warn(
        fmt::format("this will take about {}: softer or larger grains, fewer of them or a shorter "
                    "duration make it faster; a run can be stopped and resumed at any time",
                    clock_time(expected.seconds)));
}

// Empty where there is no text under a key: others may have written the file.
std::string text_in(const nlohmann::json& summary, const char* key) {
  const auto found = summary.find(key);
  return found != summary.end() && found->is_string() ? found->get<std::string>() : "";
}

// Whether the program that said "running" still is.
void tell_whether_running(const fs::path& dir, const nlohmann::json& summary) {
  const std::optional<std::string> holder = holder_of(dir);
  if (holder) fmt::print("{:<26} {}\n", "held by", harmless(*holder));
  if (!holder && text_in(summary, "status") == "running")
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
  const bool failed = text_in(summary, "status") == "failed";
  const bool same_state =
      !same_step || failed ||
      text_in(summary, "state_hash") == fmt::format("{:016x}", state_hash(state));
  if ((same_step || (failed && steps > state.step)) && same_state) return;
  fmt::print(
      stderr,
      "warning: summary.json is of step {}, the checkpoint of step {}{}: the run did not end "
      "as it should, or files were exchanged; the checkpoint counts\n",
      steps, state.step, same_state ? "" : ", with another state");
}

// Rounded, as people write it; summary.json has all digits.
std::string shown(const nlohmann::json& value, const std::string& unit) {
  if (value.is_number_integer()) return grouped(value.get<std::int64_t>()) + unit;
  if (value.is_number()) return rounded(value.get<double>(), 4) + unit;
  if (value.is_structured()) return "?";
  return value.is_string() ? value.get<std::string>() : value.dump();
}

void print_summary(const nlohmann::json& s) {
  const auto print = [](const std::string& name, const std::string& text) {
    fmt::print("{:<26} {}\n", harmless(name), harmless(text));
  };
  const std::map<std::string, std::string> unit = {
      {"time", " s"}, {"dt", " s"}, {"wall_seconds", " s"}, {"particle_steps_per_second", " 1/s"}};
  for (const char* key : {"status", "reason", "particles", "contacts", "steps", "time", "dt",
                          "wall_seconds", "particle_steps_per_second", "device", "threads",
                          "instruction_set", "seed", "state_hash", "version"}) {
    const auto known = unit.find(key);
    const bool is_name = std::string(key) == "seed";
    print(key, !s.contains(key) ? "?"
               : is_name && s[key].is_number_integer()
                   ? s[key].dump()
                   : shown(s[key], known == unit.end() ? "" : known->second));
  }
  if (!s.contains("energy") || !s["energy"].is_object()) return;
  for (const auto& [name, value] : s["energy"].items())
    if (value != 0) print("energy." + name, shown(value, name == "residual_relative" ? "" : " J"));
}

void info(const fs::path& dir) {
  need_run(dir);
  const bool has_summary = file_exists(dir / "summary.json");
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
  fmt::print("{:<26} step {}, time {:g} s, {}\n", "checkpoint", grouped(state.step), state.time,
             counted(std::ssize(state.bodies.id), "body"));
  compare(summary, state);
}

// Who asks for a scene "hopper" wants a hopper.
std::string template_for(const std::string& name) {
  const std::vector<std::string>& names = starter_names();
  const auto found = std::find(names.begin(), names.end(), name);
  return found == names.end() ? names.front() : *found;
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
  auto kind = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("new", "write a commented scene to begin with");
  command->add_option("NAME", *name, "of the scene; the file is NAME.toml")->required();
  command
      ->add_option("--template", *kind,
                   "what it shows; default: what NAME says if it is one of these, else " +
                       starter_names().front())
      ->check(word_of(starter_names()));
  command->callback([name, kind] {
    fs::path path(*name);
    const std::string own = path.filename().string();
    if (own.empty() || own == "." || own == ".." || harmless(own) != own ||
        own.find_first_of("\n\t") != std::string::npos)
      throw Error(
          "give the scene a name, of letters for instance: clast new heap writes heap.toml");
    if (path.extension() != ".toml") path += ".toml";
    if (file_exists(path))
      throw Error(path.string() + " exists already: choose another name, or remove it first");
    const std::string stem = path.stem().string();
    write_file(path, starter_scene(stem, kind->empty() ? template_for(stem) : *kind),
               Durability::process_death);
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
