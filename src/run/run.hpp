// One run from its first step, or from a checkpoint, to its end: stages, streams, outputs.
#pragma once

#include <atomic>
#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bond/fragments.hpp"
#include "clast/world.hpp"
#include "output/checkpoint.hpp"
#include "output/folder_lock.hpp"
#include "output/frames.hpp"
#include "output/series.hpp"
#include "output/summary.hpp"
#include "run/origin.hpp"
#include "run/place.hpp"
#include "run/plan.hpp"
#include "run/progress.hpp"
#include "run/schedule.hpp"
#include "run/sensors.hpp"
#include "run/sinks.hpp"
#include "run/watcher.hpp"
#include "scene/read.hpp"
#include "scene/streams.hpp"

namespace clast {

struct RunOptions {
  EngineOptions engine;
  std::optional<Real> until;  // simulated time to stop at
  bool quiet = false;
  // Asked while bodies are put in at the start, which then ends with Stopped; null: nobody asks.
  const std::atomic<bool>* stop = nullptr;
  bool overwrite = false;         // new: replaces the run that is in the directory
  std::vector<std::string> sets;  // resumed: key=value of the scene that change from here on
  double checkpoint_every =
      600;  // seconds by the clock, beside the interval of the scene; 0: never
  std::optional<double> walltime;  // seconds by the clock after which the run stops
  RunWatcher* watcher = nullptr;   // outlives the run
  // New: what it starts with, beside what the scene puts in; outlives the constructor.
  const Origin* origin = nullptr;
};

enum class RunEnd { finished, stopped, failed };

class Run {
 public:
  // A new run of a scene into a directory, which is made if need be. No other run can use it until
  // go() has ended.
  Run(SceneFile scene, const std::filesystem::path& out, const RunOptions& options);

  // Goes on with a stopped run from its last checkpoint.
  Run(const std::filesystem::path& out, const RunOptions& options);

  // What is about to run, for the person at the screen.
  std::string introduction() const;

  // Runs to the end, or until `stop` is set or time is up, which also leaves a checkpoint. A fault
  // is explained in summary().reason; the last good checkpoint then stays as it was, and the state
  // of the failing moment is kept beside it. At every moment summary.json tells where the run is.
  RunEnd go(const std::atomic<bool>& stop);

  const Summary& summary() const { return summary_; }
  const Totals& totals() const { return totals_; }  // at the end
  // Without those of earlier parts of a run that was resumed.
  std::int64_t own_steps() const { return step_ - begun_.steps; }
  std::int64_t own_lists() const { return totals_.lists - begun_.lists; }
  // Whether a fault came at once: there is no good state to go on from.
  bool starts_wrongly() const { return starts_wrongly_; }
  // With which it may go on from the last good state (Fault::change).
  std::string change_that_may_help() const { return fault_ ? fault_->change : ""; }
  const std::vector<std::string>& warnings() const { return warnings_; }

 private:
  void lock(const char* program);
  void note_bodies(const HostBodies& bodies);
  void prepare_outputs();
  void begin_new();
  void begin_resumed();
  void lengthen(const Scene& scene, const SavedRun& saved);
  void change_scene(const Scene& changed);

  std::int64_t next_event() const;
  std::int64_t end_of_stage() const;
  std::int64_t last_step() const;
  // The scene is over, or --until is reached.
  bool at_end() const { return place_.over || step_ >= last_step(); }
  bool time_is_up() const;
  Real expected_end() const;
  RunEnd run_through(const std::atomic<bool>& stop);
  std::string why_stopped(const std::atomic<bool>& stop) const;
  bool advance_to(std::int64_t step, const std::atomic<bool>& stop);
  Fault worded(Fault fault) const;
  void note_fault(Fault fault);
  void adapt_slice(double seconds);
  std::int64_t ask_watcher(std::int64_t steps, const std::atomic<bool>& stop);
  void show_state();
  // Takes bodies away, by rising id.
  void remove(const std::vector<Id>& leaving);

  bool handle_events(const std::atomic<bool>& stop);
  void empty_sinks();
  void insert_from_streams(const std::atomic<bool>& stop);
  void warn(const std::string& warning);
  void watch_calm();
  bool stage_is_over() const;
  void enter_next_stage();

  void observe();
  void measure();
  void write_row();
  void watch_speed();
  void write_frame();
  bool has_bonds() const { return !plan_.scene.bonds.empty(); }
  bool has_dilated() const;
  // Of all parts of a run that was resumed.
  std::int64_t core_overlap_steps(const Totals& totals) const {
    return earlier_core_overlap_steps_ + totals.core_overlap_steps;
  }
  void follow_fragments(const Totals& totals);
  void write_fragments(const Snapshot& state) const;
  Checkpoint checkpoint_now() const;
  void save();
  std::string keep_failing_state();
  void sum_up(const std::string& status, const std::string& reason, const Snapshot& state);
  void conclude(RunEnd end, const std::string& reason);

  // Puts in what is there from the start.
  void fill(const Model& model, Snapshot& start);
  void make_world(const Model& model, const Snapshot& state, bool fresh);
  template <class Edit>
  void exchange(Real EnergyGiven::*account, Edit&& edit);
  const Model& model() const { return world_->model(); }
  Engine& engine() const { return world_->engine(); }
  ProgressState progress_state() const;
  template <class F>
  void show_to(const Snapshot& state, F&& f) const;
  Packing packing(const Snapshot& state) const;
  template <class F>
  void sense(F&& f);
  void count_passages();
  std::vector<Real> wear_of_walls() const;
  WallData wear_of_pieces() const;
  std::vector<Real> row_values(const Totals& totals, const std::vector<WallLoad>& loads) const;

  std::filesystem::path out_;
  std::optional<FolderLock> lock_;
  RunOptions options_;
  std::string scene_text_, scene_name_;
  std::vector<std::string> overrides_;
  std::vector<InputFile> inputs_;
  EarlierBodies earlier_;
  std::string origin_text_;  // of a new run that starts from another
  std::vector<std::string> warnings_;
  Plan plan_;
  std::vector<std::string> names_;     // of the walls now
  std::vector<std::string> surfaces_;  // names of what they belong to
  std::unique_ptr<Streams> streams_;
  std::unique_ptr<World> world_;
  Sensors sensors_;
  Sinks sinks_;
  Every frames_due_, series_due_, checkpoint_due_, calm_due_, looks_due_;
  std::unique_ptr<FrameSeries> frames_;
  std::unique_ptr<Series> series_;
  std::unique_ptr<Progress> progress_;
  Place place_;
  std::int64_t step_ = 0;
  struct {
    std::int64_t steps = 0, lists = 0;
  } begun_;  // with these
  std::int64_t bodies_ = 0;
  Real mass_times_diameter_ = 0;  // summed over bodies
  Real thinnest_ = infinity;      // half the thickness of the thinnest body
  Real noise_ = 0;                // energy of motion that is only round-off
  bool shown_shapes_ = false;
  // What the bonds were when fragments were last counted.
  struct Fragments {
    std::int64_t bonds = -1, broken = -1, exchanges = -1;
    FragmentTotals totals{};
  };
  Fragments fragments_;
  std::int64_t exchanges_ = 0;  // how often bodies came in or went
  Ledger ledger_;
  std::optional<Fault> fault_;
  bool starts_overlapping_ = false, starts_wrongly_ = false;
  using Clock = std::chrono::steady_clock;
  const Clock::time_point born_ = Clock::now();
  Clock::time_point saved_at_ = born_;
  std::int64_t slice_ = 1;  // steps between looks at the clock and at `stop`
  double longest_save_ = 0;
  double earlier_seconds_ = 0, output_seconds_ = 0, insert_seconds_ = 0, sensor_seconds_ = 0;
  std::int64_t earlier_core_overlap_steps_ = 0;
  Summary summary_;
  Totals totals_;
  bool resumed_ = false;
};

}  // namespace clast
