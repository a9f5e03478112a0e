// Where a run is, beyond the state of its engine: what a checkpoint also needs to go on.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "run/inputs.hpp"
#include "scene/read.hpp"
#include "world/snapshot.hpp"

namespace clast {

struct Place {
  int stage = 0;
  std::int64_t stage_start = 0;  // step
  std::int64_t calm_since = -1;  // step; -1: not calm
  Id next_id = 0;
  int walls_written = -1;  // stage whose walls the frames show; -1: none
  bool over = false;
  bool events_due = false;  // stopped before the events of this step were handled
};

// A run as its checkpoints hold it.
struct SavedRun {
  std::string scene_name;
  std::vector<std::string> overrides;
  std::vector<InputFile> inputs;
  EarlierBodies earlier;  // without copies, which are among the inputs
  Real dt = 0;
  Place place;
  std::string streams;  // Streams::state
  std::string sinks;    // Sinks::state
  double wall_seconds = 0;
  std::int64_t core_overlap_steps = 0;  // see Totals
  std::optional<Real> last_row{};       // time of that of the series; -1: none yet
};

// As JSON text, and back. Throws clast::Error when the text is none of a run.
std::string text_of(const SavedRun& run);
SavedRun saved_run_from(const std::string& text);

// Whether it belongs to this state and, once the scene was read, to that. Throws clast::Error.
void check_saved_run(const SavedRun& run, const Snapshot& snapshot);
void check_fits(const SavedRun& run, const Scene& scene);

}  // namespace clast
