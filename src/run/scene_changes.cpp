#include "run/scene_changes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string_view>

#include "base/error.hpp"
#include "scene/build.hpp"

namespace clast {

namespace {

// By the start of the key.
constexpr std::string_view of_the_watching[] = {"title",  "duration", "output.",
                                                "guard.", "neighbor", "contact.search"};
constexpr std::string_view of_the_physics[] = {"time.",
                                               "gravity",
                                               "global_damping",
                                               "contact.sliding_cap",
                                               "contact.sticking_cap",
                                               "domain.",
                                               "material.",
                                               "interaction.",
                                               "stage."};
// Bodies keep the mass they came with.
constexpr std::string_view fixed_ends[] = {".density", ".name"};

template <class List>
bool begins_with_one_of(std::string_view key, const List& list) {
  return std::any_of(std::begin(list), std::end(list),
                     [&](std::string_view start) { return key.starts_with(start); });
}

std::string_view key_of(std::string_view set) { return set.substr(0, set.find('=')); }

bool may_change(std::string_view key) {
  const bool fixed = std::any_of(std::begin(fixed_ends), std::end(fixed_ends),
                                 [&](std::string_view end) { return key.ends_with(end); });
  return !fixed &&
         (begins_with_one_of(key, of_the_watching) || begins_with_one_of(key, of_the_physics));
}

std::vector<std::string> names_of(const Scene& scene) {
  std::vector<std::string> names;
  for (const scene::Material& material : scene.materials) names.push_back(*material.name);
  for (const Assembly& shape : scene.shapes) names.push_back(shape.name);
  for (int stage = 0; stage < static_cast<int>(scene.stages.size()); ++stage) {
    names.push_back(*scene.stages[stage].name);
    for (const std::string& wall : wall_names(scene, stage)) names.push_back(wall);
    for (const std::string& surface : surface_names(scene, stage)) names.push_back(surface);
  }
  return names;
}

}  // namespace

void check_may_change(const std::vector<std::string>& sets) {
  for (const std::string& set : sets)
    if (!may_change(key_of(set)))
      throw Error(fmt::format(
          "--set {}: this cannot change while a run goes on\n"
          "    what can begins with: {}, {}; for others start a new run with `clast run`",
          set, fmt::join(of_the_watching, ", "), fmt::join(of_the_physics, ", ")));
}

bool change_the_physics(const std::vector<std::string>& sets) {
  return std::any_of(sets.begin(), sets.end(), [](const std::string& set) {
    return begins_with_one_of(key_of(set), of_the_physics);
  });
}

void check_same_things(const Scene& before, const Scene& after) {
  if (names_of(before) != names_of(after))
    throw Error(
        "--set: materials, shapes, stages and walls must stay the same while a run goes on; start "
        "a "
        "new run with `clast run`");
}

std::vector<std::string> sets_for_longer(const Scene& scene, Real seconds) {
  const scene::Stage& last = scene.stages.back();
  if (*last.until == scene::Stage::Until::calm)
    throw Error(
        "--until is beyond the end of the run, whose last stage ends when the bodies are calm; let "
        "a new scene begin with its bodies: clast run NEW.toml --from DIR");
  const std::string key =
      scene.duration.given ? "duration" : fmt::format("stage.{}.duration", scene.stages.size() - 1);
  std::vector<std::string> sets{fmt::format("{}={}", key, last.longest() + seconds)};
  const scene::OutputTimes times = scene::output_times(scene);
  const scene::Output& output = scene.output;
  if (!output.frames.given) sets.push_back(fmt::format("output.frames={}", times.frames));
  if (!output.series.given) sets.push_back(fmt::format("output.series={}", times.series));
  if (!output.checkpoint.given)
    sets.push_back(fmt::format("output.checkpoint={}", times.checkpoint));
  return sets;
}

NewCount count_anew(Real time, Real dt) {
  const auto steps = static_cast<std::int64_t>(std::ceil(time / dt - 1e-9));
  return {steps, steps > 0 ? time / static_cast<Real>(steps) : dt};
}

void count_anew(Place& place, Real old_dt, const NewCount& count) {
  const auto renumber = [&](std::int64_t step) {
    const Real renumbered = static_cast<Real>(step) * old_dt / count.dt;
    return std::min(static_cast<std::int64_t>(std::llround(renumbered)), count.step);
  };
  place.stage_start = renumber(place.stage_start);
  if (place.calm_since >= 0) place.calm_since = renumber(place.calm_since);
}

}  // namespace clast
