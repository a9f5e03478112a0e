#include "run/place.hpp"

#include <fmt/format.h>

#include <limits>
#include <nlohmann/json.hpp>

#include "base/error.hpp"
#include "base/random.hpp"
#include "output/sound.hpp"
#include "output/state_check.hpp"

namespace clast {

namespace {

void require(bool holds, const char* what) {
  if (!holds)
    throw Error(fmt::format(
        "the checkpoint cannot be used: {} cannot be as it says; it was altered", what));
}

// A number with a fraction, or beyond the type, is none of ours.
template <class Number>
Number whole(const nlohmann::json& value) {
  require(value.is_number_integer(), "a whole number");
  const auto number = value.get<std::int64_t>();
  require(
      number >= std::numeric_limits<Number>::min() && number <= std::numeric_limits<Number>::max(),
      "a whole number");
  return static_cast<Number>(number);
}

}  // namespace

std::string text_of(const SavedRun& run) {
  const Place& place = run.place;
  nlohmann::json inputs = nlohmann::json::array();
  for (const InputFile& input : run.inputs)
    inputs.push_back({{"name", input.name}, {"copy", input.copy}, {"hash", input.hash}});
  return nlohmann::json{{"scene_name", run.scene_name},
                        {"overrides", run.overrides},
                        {"inputs", inputs},
                        {"earlier", run.earlier.any},
                        {"earlier_shapes", run.earlier.shapes},
                        {"dt", run.dt},
                        {"stage", place.stage},
                        {"stage_start", place.stage_start},
                        {"calm_since", place.calm_since},
                        {"next_id", place.next_id},
                        {"walls_written", place.walls_written},
                        {"events_due", place.events_due},
                        {"streams", run.streams},
                        {"sinks", run.sinks},
                        {"wall_seconds", run.wall_seconds},
                        {"core_overlap_steps", run.core_overlap_steps},
                        {"last_row", run.last_row.value_or(-1)}}
      .dump();
}

SavedRun saved_run_from(const std::string& text) {
  try {
    const auto json = nlohmann::json::parse(text);
    SavedRun run;
    json.at("scene_name").get_to(run.scene_name);
    json.at("overrides").get_to(run.overrides);
    for (const auto& input : json.value("inputs", nlohmann::json::array()))
      run.inputs.push_back({input.at("name"), input.at("copy"), input.at("hash")});
    run.earlier.any = json.value("earlier", false);
    run.earlier.shapes = json.value("earlier_shapes", std::vector<std::string>());
    json.at("dt").get_to(run.dt);
    run.place.stage = whole<int>(json.at("stage"));
    run.place.stage_start = whole<std::int64_t>(json.at("stage_start"));
    run.place.calm_since = whole<std::int64_t>(json.at("calm_since"));
    run.place.next_id = whole<Id>(json.at("next_id"));
    run.place.walls_written = whole<int>(json.at("walls_written"));
    json.at("events_due").get_to(run.place.events_due);
    json.at("streams").get_to(run.streams);
    run.sinks = json.value("sinks", "[]");
    json.at("wall_seconds").get_to(run.wall_seconds);
    run.core_overlap_steps =
        whole<std::int64_t>(json.value("core_overlap_steps", nlohmann::json(0)));
    if (json.contains("last_row")) run.last_row = json.at("last_row").get<Real>();
    return run;
  } catch (const nlohmann::json::exception&) {
    throw Error("the checkpoint does not say where its run was: it was altered");
  }
}

void check_saved_run(const SavedRun& run, const Snapshot& snapshot) {
  const Place& place = run.place;
  require(is_sound(run.dt) && run.dt > 1e-30, "the time step");
  require(
      std::abs(static_cast<Real>(snapshot.step) * run.dt - snapshot.time) <= 1e-9 * snapshot.time,
      "the time");
  require(place.stage >= 0 && place.walls_written >= -1, "the stage");
  require(place.stage_start >= 0 && place.stage_start <= snapshot.step, "the start of the stage");
  require(place.calm_since >= -1 && place.calm_since <= snapshot.step, "the time of rest");
  require(place.next_id >= 0 && place.next_id <= most_ids, "the number of bodies so far");
  for (const Id id : snapshot.bodies.id) require(id < place.next_id, "the number of bodies so far");
  require(is_sound(run.wall_seconds) && run.wall_seconds >= 0, "the time it took");
  require(run.core_overlap_steps >= 0, "the number of steps in which cores overlapped");
}

void check_fits(const SavedRun& run, const Scene& scene) {
  const int stages = static_cast<int>(scene.stages.size());
  require(run.place.stage < stages && run.place.walls_written < stages, "the stage");
  const int shapes = static_cast<int>(scene.shapes.size());
  try {
    for (const auto& stream : nlohmann::json::parse(run.streams)) {
      for (const char* key : {"count", "mass", "radius"})
        require(stream.at(key) >= 0, "the state of a stream");
      whole<std::int64_t>(stream.at("count"));
      const int shape = whole<int>(stream.at("shape"));
      require(shape >= 0 && shape < shapes, "the shape of a body of a stream");
      require(!stream.contains("next") || stream.at("next") >= 0, "the time of a stream");
      for (const auto& word : stream.at("random"))
        require(word.is_number_unsigned(), "the random numbers of a stream");
      require(stream.at("random").get<Random::State>() != Random::State{},
              "the random numbers of a stream");
    }
  } catch (const nlohmann::json::exception&) {
    require(false, "the state of a stream");
  }
}

}  // namespace clast
