#include "run/run.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "exec/parallel.hpp"
#include "measure/noise.hpp"
#include "output/atomic_file.hpp"
#include "output/state_check.hpp"
#include "run/doubts.hpp"
#include "run/run_folder.hpp"
#include "run/scene_changes.hpp"
#include "scene/bonds.hpp"
#include "scene/build.hpp"
#include "scene/region.hpp"
#include "scene/start.hpp"
#include "world/at_home.hpp"
#include "world/change.hpp"
#include "world/diagnosis.hpp"

namespace clast {
namespace {

namespace fs = std::filesystem;

EngineOptions engine_options(const RunOptions& options, const Scene& scene) {
  EngineOptions engine = options.engine;
  const scene::Neighbor& n = scene.neighbor;
  const auto name_of = [&](const std::string& name) {
    return scene.flat() && name == "nbs" ? "nbs_2d" : name;
  };
  engine.search = name_of(*n.method);
  for (const auto& name : *n.compare) engine.compare.push_back(name_of(*name));
  engine.margin = n.margin->value_or(0);
  engine.cell_size = *n.cell_size;
  if (n.box_ratio.given) engine.box_ratio = *n.box_ratio;
  return engine;
}

// Whether rows are not there any more that a run wrote before its checkpoint.
bool lacks_rows(const std::optional<Real>& last, const SavedRun& saved, const Snapshot& reached,
                Real interval) {
  if (saved.last_row) return *saved.last_row > last.value_or(-1);
  // A checkpoint that does not say so, of an earlier version.
  const Every due(interval, saved.dt);
  const std::int64_t next = last ? due.after(step_at(*last, saved.dt)) : 0;
  return due.ever() && (saved.place.events_due ? next < reached.step : next <= reached.step);
}

std::string text_of_missing_rows(const fs::path& out, const std::optional<Real>& last,
                                 const Snapshot& reached) {
  return fmt::format("{} {}, and the checkpoint is at {:g} s: rows between are missing",
                     (out / "series.csv").string(),
                     last ? fmt::format("ends at {:g} s", *last) : "has no rows", reached.time);
}

// Bodies from this id on come in with the mean motion of a cell that deforms.
void join_flow(Snapshot& state, Id first) {
  HostBodies& b = state.bodies;
  for (std::size_t i = 0; i < b.size(); ++i)
    if (b.id[i] >= first) b.velocity[i] += state.cell.now.flow(b.position[i]);
}

}  // namespace

Run::Run(SceneFile file, const fs::path& out, const RunOptions& options)
    : out_(out),
      options_(options),
      scene_text_(std::move(file.text)),
      scene_name_(std::move(file.name)),
      overrides_(std::move(file.overrides)) {
  plan_.scene = std::move(file.scene);
  begin_new();
}

Run::Run(const fs::path& out, const RunOptions& options)
    : out_(out), options_(options), resumed_(true) {
  begin_resumed();
}

void Run::fill(const Model& model, Snapshot& start) {
  const auto begin = Profile::Clock::now();
  ThreadTeam team(std::max(1, options_.engine.threads));
  team.enter([&] {
    put_in_at_start(plan_.scene, model, start,
                    options_.stop != nullptr ? *options_.stop : never_stop);
  });
  insert_seconds_ += std::chrono::duration<double>(Profile::Clock::now() - begin).count();
}

void Run::make_world(const Model& model, const Snapshot& state, bool fresh) {
  world_ = std::make_unique<World>(engine_options(options_, plan_.scene), model, state, fresh);
  world_->start();
  starts_overlapping_ =
      state.step == 0 &&
      !overlaps_at_start(model, world_->state(), wall_names(plan_.scene, 0)).empty();
}

void Run::lock(const char* program) {
  lock_.emplace(out_, program);
  if (!lock_->warning().empty()) warnings_.push_back(lock_->warning());
}

void Run::begin_new() {
  refuse_to_mix(out_, options_.overwrite);
  Model model = build_model(plan_.scene, 0);
  Snapshot start;
  if (options_.origin != nullptr) {
    start = started_from(*options_.origin, plan_.scene);
    earlier_ = options_.origin->bodies();
    origin_text_ = fmt::format("\nstarts with {} of {}",
                               counted(std::ssize(start.bodies.id), "body"), options_.origin->text);
  }
  fill(model, start);
  tag_bodies(plan_.scene.stages[0], model.cell, start.bodies);
  plan_ = make_plan(plan_.scene, start.bodies, start.bonds);
  warnings_.insert(warnings_.end(), plan_.warnings.begin(), plan_.warnings.end());
  for (const int stage : {scene::before_stages, 0})
    for (std::string& doubt : doubts_about_bonds(plan_.scene, stage, start.bonds))
      warnings_.push_back(std::move(doubt));
  model.dt = plan_.step.dt;
  streams_ = std::make_unique<Streams>(plan_.scene);
  place_.next_id = static_cast<Id>(start.bodies.size());
  note_bodies(start.bodies);
  sensors_ = Sensors(plan_.scene);
  sinks_ = Sinks(plan_.scene);
  make_world(model, start, true);
  make_directory(out_);
  lock("clast run");
  refuse_to_mix(out_, options_.overwrite);         // nobody else writes there any more
  const auto contents = read_inputs(plan_.scene);  // they may lie in the run that is overwritten
  remove_run(out_);
  write_file(out_ / "scene.toml", scene_text_, Durability::process_death);
  inputs_ = keep_inputs(contents, out_);
  prepare_outputs();
}

void Run::begin_resumed() {
  if (has_checkpoint(out_)) lock("clast resume");  // where there is none, reading it says so
  std::string warning;
  Checkpoint checkpoint = read_checkpoint(out_, &warning);
  if (!warning.empty()) warnings_.push_back(warning);
  const SavedRun saved = saved_run_from(checkpoint.progress);
  check_saved_run(saved, checkpoint.snapshot);
  scene_text_ = checkpoint.scene;
  scene_name_ = saved.scene_name;
  overrides_ = saved.overrides;
  check_may_change(options_.sets);
  inputs_ = saved.inputs;
  const auto copies = kept_inputs(inputs_, out_);
  const fs::path scene_folder = fs::path(scene_name_).parent_path();
  for (const std::string& file : changed_inputs(inputs_, out_, scene_folder))
    warnings_.push_back(
        fmt::format("{} has changed since the run began; it goes on with the copy in {}", file,
                    (out_ / "inputs").string()));
  earlier_ = saved.earlier;
  const Scene before = read_scene_text(scene_text_, scene_name_, overrides_, copies, earlier_);
  check_fits(saved, before);
  lengthen(before, saved);
  overrides_.insert(overrides_.end(), options_.sets.begin(), options_.sets.end());
  const Scene changed =
      overrides_ == saved.overrides
          ? before
          : read_scene_text(scene_text_, scene_name_, overrides_, copies, earlier_);
  check_same_things(before, changed);
  plan_.scene = change_the_physics(options_.sets) ? before : changed;
  plan_.step = {saved.dt, "as before"};
  name_walls(plan_);
  place_ = saved.place;
  earlier_seconds_ = saved.wall_seconds;
  earlier_core_overlap_steps_ = saved.core_overlap_steps;
  streams_ = std::make_unique<Streams>(plan_.scene);
  streams_->restore(saved.streams);
  step_ = checkpoint.snapshot.step;
  const Model in_force = model_of(plan_, place_.stage);
  sensors_ = Sensors(plan_.scene);
  sinks_ = Sinks(plan_.scene);
  try {
    check_fits(checkpoint.snapshot, in_force);
    sensors_.restore(checkpoint.sensors);
    sinks_.restore(saved.sinks);
  } catch (const Error& error) {
    throw checkpoint_does_not_fit(checkpoint, error);
  }
  note_bodies(checkpoint.snapshot.bodies);
  forget_absurd_margin(checkpoint.snapshot);
  try {
    make_world(in_force, checkpoint.snapshot, false);
  } catch (const DamagedState& error) {
    throw checkpoint_does_not_fit(checkpoint, error);
  }
  if (change_the_physics(options_.sets)) change_scene(changed);
  prepare_outputs();
  for (const std::string& put_aside :
       {frames_->resume_at(checkpoint.snapshot.time), series_->resume_at(checkpoint.snapshot.time)})
    if (!put_aside.empty()) warnings_.push_back(put_aside);
  const std::optional<Real> last = series_->last_time();
  if (lacks_rows(last, saved, checkpoint.snapshot, output_times(before).series))
    warnings_.push_back(text_of_missing_rows(out_, last, checkpoint.snapshot));
  if (step_ >= step_at(expected_end(), model().dt))
    warnings_.push_back(
        fmt::format("{} is at {:g} s already, and was to go to {:g} s: nothing is left to do; "
                    "--until with a later time goes on",
                    out_.string(), checkpoint.snapshot.time, expected_end()));
}

// Where --until lies beyond the end of the scene, the scene goes on to there.
void Run::lengthen(const Scene& scene, const SavedRun& saved) {
  if (!options_.until) return;
  Real end = static_cast<Real>(saved.place.stage_start) * saved.dt;
  for (std::size_t s = saved.place.stage; s < scene.stages.size(); ++s)
    end += scene.stages[s].longest();
  if (*options_.until <= end + saved.dt) return;
  for (std::string& set : sets_for_longer(scene, *options_.until - end))
    overrides_.push_back(std::move(set));
}

// Like a change of stage, and perhaps with steps of another length.
void Run::change_scene(const Scene& changed) {
  const Snapshot now = engine().snapshot();
  const Real old_dt = model().dt;
  plan_ = make_plan(changed, now.bodies, now.bonds);
  warnings_.insert(warnings_.end(), plan_.warnings.begin(), plan_.warnings.end());
  const NewCount count = count_anew(now.time, plan_.step.dt);
  plan_.step.dt = count.dt;
  step_ = count.step;
  note_bodies(now.bodies);
  count_anew(place_, old_dt, count);
  world_->change_model(model_of(plan_, place_.stage), [&](Snapshot& state) {
    state.step = count.step;
    state.time = static_cast<Real>(count.step) * count.dt;
  });
}

// Summed by id, so that a resumed run gets the same bits.
void Run::note_bodies(const HostBodies& bodies) {
  bodies_ = static_cast<std::int64_t>(bodies.size());
  const std::vector<Real> half = half_thickness_of(plan_.scene.shapes, bodies);
  thinnest_ = half.empty() ? infinity : *std::min_element(half.begin(), half.end());
  noise_ = energy_of_noise(bodies, plan_.step.dt);
  mass_times_diameter_ = 0;
  for (const std::int32_t place : slots_by_id(bodies.id))
    if (place >= 0) mass_times_diameter_ += bodies.mass[place] * 2 * bodies.radius[place];
}

std::string Run::introduction() const {
  const Scene& scene = plan_.scene;
  return fmt::format(
      "{}: {}, {}, {}{}\ntime step {:.4g} s: {}\nto {:g} s on {}",
      scene.title->empty() ? "scene" : *scene.title, counted(bodies_, "body"),
      counted(number_of_walls(model()), "wall"),
      scene.flat() && *scene.contact.law == HertzMindlin::name ? "contacts along lines"
                                                               : model().law.title,
      origin_text_, plan_.step.dt, plan_.step.reason, expected_end(), engine().describe());
}

// ---- time -----------------------------------------------------------------------------------

std::int64_t Run::end_of_stage() const {
  return place_.stage_start + step_at(plan_.scene.stages[place_.stage].longest(), model().dt);
}

std::int64_t Run::last_step() const {
  return options_.until ? step_at(*options_.until, model().dt) : never;
}

Real Run::expected_end() const {
  const auto& stages = plan_.scene.stages;
  Real end = static_cast<Real>(place_.stage_start) * model().dt;
  for (std::size_t s = place_.stage; s < stages.size(); ++s) end += stages[s].longest();
  return options_.until ? std::min(end, *options_.until) : end;
}

std::int64_t Run::next_event() const {
  std::int64_t next = std::min(end_of_stage(), last_step());
  for (const Every* every : {&frames_due_, &series_due_, &checkpoint_due_, &calm_due_, &looks_due_})
    next = std::min(next, every->after(step_));
  next = std::min(next, sinks_.next_look(step_, model().dt));
  if (std::isfinite(streams_->next_time()))
    next = std::min(next, std::max(step_ + 1, step_at(streams_->next_time(), model().dt)));
  return next;
}

RunEnd Run::go(const std::atomic<bool>& stop) {
  progress_->begin(progress_state());
  begun_ = {step_, engine().totals().lists};
  calm_due_ = Every(0.1 * *plan_.scene.stages[place_.stage].calm->hold, model().dt);
  try {
    return run_through(stop);
  } catch (const Error& error) {
    const std::string way_on =
        has_checkpoint(out_)
            ? fmt::format("\n  the last checkpoint is intact; go on with: clast resume {}",
                          out_.string())
            : "";
    try {
      conclude(RunEnd::failed, error.what());
    } catch (const Error&) {
      // The summary then still says that it is running, and `clast info` sees that it is not.
    }
    throw Error(error.what() + way_on);
  }
}

RunEnd Run::run_through(const std::atomic<bool>& stop) {
  if (!resumed_ || place_.events_due || step_ == 0) handle_events(stop);
  // Whatever happens leaves something to go on from, also a fault at the very start.
  const bool saved_before = resumed_ && options_.sets.empty();
  if (!saved_before && (!fault_ || step_ == 0)) save();
  if (saved_before) sum_up("running", "has not ended yet", engine().snapshot());
  const bool last = place_.stage + 1 == static_cast<int>(plan_.scene.stages.size());
  if (last && stage_is_over()) place_.over = true;
  while (!at_end() && !fault_ && !stop && !time_is_up()) {
    if (!advance_to(next_event(), stop) || !handle_events(stop)) break;
  }
  progress_->finish(progress_state());
  if (options_.watcher != nullptr) {
    options_.watcher->tell(progress_state());
    show_state();
  }
  if (fault_) {
    conclude(RunEnd::failed, fault_->text() + keep_failing_state());
    return RunEnd::failed;
  }
  save();
  const RunEnd end = place_.over ? RunEnd::finished : RunEnd::stopped;
  conclude(end, why_stopped(stop));
  return end;
}

std::string Run::why_stopped(const std::atomic<bool>& stop) const {
  if (place_.over) return "reached its end";
  if (at_end()) return fmt::format("reached --until {:g} s", *options_.until);
  return stop ? "stopped on request" : "the time of --walltime is up";
}

// Early enough for a last checkpoint.
bool Run::time_is_up() const {
  if (!options_.walltime) return false;
  const double reserve = 3 * longest_save_ + std::min(1.0, 0.05 * *options_.walltime);
  return std::chrono::duration<double>(Clock::now() - born_).count() + reserve > *options_.walltime;
}

// Returns false when the run must not go on: a fault, or a wish to stop on the way.
bool Run::advance_to(std::int64_t target, const std::atomic<bool>& stop) {
  while (step_ < target) {
    if (stop || time_is_up()) return false;
    const std::int64_t steps = ask_watcher(std::min(slice_, target - step_), stop);
    if (steps == 0) continue;
    const auto begin = Clock::now();
    const Outcome outcome = engine().advance(steps);
    adapt_slice(std::chrono::duration<double>(Clock::now() - begin).count());
    step_ += outcome.steps;
    if (options_.watcher != nullptr) options_.watcher->did_steps(outcome.steps);
    if (outcome.fault) {
      note_fault(*outcome.fault);
      return false;
    }
    if (!outcome.left_domain.empty()) remove(outcome.left_domain);
    progress_->update(progress_state());
    const double unsaved = std::chrono::duration<double>(Clock::now() - saved_at_).count();
    if (options_.checkpoint_every > 0 && unsaved > options_.checkpoint_every) {
      place_.events_due = step_ == target;
      save();
    }
  }
  return true;
}

// In the words of the scene: with names of walls, and with the key that sets the step.
Fault Run::worded(Fault fault) const {
  fault.reason = with_names_of_walls(fault.reason, names_);
  if (!(fault.smaller_step > 0)) return fault;
  const bool given = plan_.scene.time.step->has_value();
  const Real safety = *plan_.scene.time.safety;
  fault.change =
      given ? fmt::format("time.step={:.3g}", fault.smaller_step * model().dt)
            : fmt::format("time.safety={:.2g}", std::min(0.5, fault.smaller_step * safety));
  constexpr std::string_view automatic = "time.safety", own = "time.step";
  const std::size_t at = fault.advice.find(automatic);
  if (given && at != std::string::npos) fault.advice.replace(at, automatic.size(), own);
  return fault;
}

// What goes wrong at once was put there wrongly, if it overlaps or begins a stage.
void Run::note_fault(Fault fault) {
  constexpr std::int64_t at_once = 20;  // steps
  fault = worded(std::move(fault));
  const bool is_placement =
      fault.kind == Fault::Kind::overlap || fault.kind == Fault::Kind::not_finite;
  const bool is_begin = is_placement && fault.step <= place_.stage_start + at_once;
  starts_wrongly_ = is_begin && place_.stage == 0 && starts_overlapping_;
  if (starts_wrongly_ || (is_begin && place_.stage > 0))
    fault.advice =
        starts_wrongly_
            ? "they start like that: move them apart, or away from the wall; `clast check` tells "
              "how many do"
            : fmt::format("stage {} begins like that: its walls are put where bodies are",
                          *plan_.scene.stages[place_.stage].name);
  fault_ = std::move(fault);
}

// Slices are short enough to answer Ctrl-C at once, long enough to cost nothing. They do not change
// results.
void Run::adapt_slice(double seconds) {
  if (seconds > 0.2) slice_ = std::max<std::int64_t>(1, slice_ / 2);
  if (seconds < 0.05) slice_ = std::min<std::int64_t>(2000, 2 * slice_);
}

// How many of these steps may be done now; 0 after the run was held.
std::int64_t Run::ask_watcher(std::int64_t steps, const std::atomic<bool>& stop) {
  RunWatcher* watcher = options_.watcher;
  if (watcher == nullptr) return steps;
  watcher->tell(progress_state());
  if (watcher->wants_state()) show_state();
  if (watcher->holds()) {
    const auto begin = Profile::Clock::now();
    watcher->wait(stop);
    progress_->leave_out(Profile::Clock::now() - begin);
    return 0;
  }
  return std::min(steps, watcher->allowed_steps());
}

void Run::show_state() {
  const auto begin = Profile::Clock::now();
  auto state = std::make_shared<const Snapshot>(at_home(engine().snapshot()));
  const std::chrono::duration<double> took = Profile::Clock::now() - begin;
  options_.watcher->show(std::move(state), model(), took.count());
}

ProgressState Run::progress_state() const {
  return {static_cast<Real>(step_) * model().dt,
          expected_end(),
          step_,
          bodies_,
          ledger_.relative_residual(),
          plan_.scene.stages[place_.stage].name->c_str()};
}

// ---- events ---------------------------------------------------------------------------------

// Everything that is due at this step, in a fixed order. False when it was stopped on the way: then
// nothing is done, and a resumed run begins with it.
bool Run::handle_events(const std::atomic<bool>& stop) {
  place_.events_due = true;
  if (looks_due_.due(step_)) count_passages();
  empty_sinks();
  try {
    insert_from_streams(stop);
  } catch (const Stopped&) {
    return false;
  }
  place_.events_due = false;
  watch_calm();
  if (stage_is_over()) enter_next_stage();
  observe();
  return true;
}

// Books the energy that a change of bodies or walls brings or takes.
template <class Edit>
void Run::exchange(Real EnergyGiven::*account, Edit&& edit) {
  ++exchanges_;
  world_->change(account, [&](Snapshot& state) {
    edit(state);
    note_bodies(state.bodies);
  });
}

void Run::insert_from_streams(const std::atomic<bool>& stop) {
  if (step_at(streams_->next_time(), model().dt) > step_) return;
  exchange(&EnergyGiven::insertion, [&](Snapshot& state) {
    const auto begin = Profile::Clock::now();
    Model placed = model();
    placed.walls = placed_walls(model().walls, model().surfaces, state.surfaces);
    // Where there was no body yet, neither was anything to choose the margin by.
    if (state.bodies.size() == 0) state.margin = 0;
    const std::size_t there = state.bodies.size();
    const Id first = place_.next_id;
    placed.cell = state.cell.now;
    streams_->insert_due(static_cast<Real>(step_) * model().dt, placed, state.bodies,
                         place_.next_id, stop);
    scene::break_up_clusters(plan_.scene, state.cell.now, there, state.bodies, place_.next_id,
                             state.bonds);
    join_flow(state, first);
    insert_seconds_ += std::chrono::duration<double>(Profile::Clock::now() - begin).count();
  });
  count_passages();
  for (const std::string& news : streams_->take_news()) warn(news);
}

void Run::warn(const std::string& warning) {
  progress_->warn(warning);
  warnings_.push_back(warning);
}

void Run::remove(const std::vector<Id>& leaving) {
  count_passages();
  exchange(&EnergyGiven::removal, [&](Snapshot& state) {
    remove_bodies(state, [&](std::size_t i) {
      return std::binary_search(leaving.begin(), leaving.end(), state.bodies.id[i]);
    });
  });
}

void Run::empty_sinks() {
  if (!sinks_.due(step_, model().dt)) return;
  const Snapshot state = engine().snapshot();
  const std::vector<Id> taken = sinks_.take(state.bodies, state.cell.now, step_, model().dt);
  if (!taken.empty()) remove(taken);
}

// Calm: the mean kinetic energy per body stays below a share of m g d.
void Run::watch_calm() {
  const scene::Stage& stage = plan_.scene.stages[place_.stage];
  if (*stage.until != scene::Stage::Until::calm || !calm_due_.due(step_)) return;
  const Ledger ledger = engine().measure(false);
  const Real kinetic = ledger.held.kinetic_translation + ledger.held.kinetic_rotation;
  const Real limit = *stage.calm->energy * length(model().gravity) * mass_times_diameter_;
  const bool calm = step_ > place_.stage_start && kinetic < limit;
  if (!calm) place_.calm_since = -1;
  if (calm && place_.calm_since < 0) place_.calm_since = step_;
}

bool Run::stage_is_over() const {
  const scene::Stage& stage = plan_.scene.stages[place_.stage];
  if (step_ >= end_of_stage()) return true;
  if (*stage.until != scene::Stage::Until::calm || place_.calm_since < 0) return false;
  return step_ - place_.calm_since >= step_at(*stage.calm->hold, model().dt);
}

void Run::enter_next_stage() {
  if (place_.stage + 1 == static_cast<int>(plan_.scene.stages.size())) {
    place_.over = true;
    return;
  }
  count_passages();
  ++place_.stage;
  place_.stage_start = step_;
  place_.calm_since = -1;
  const scene::Stage& stage = plan_.scene.stages[place_.stage];
  calm_due_ = Every(0.1 * *stage.calm->hold, model().dt);
  if (!stage.remove.empty())
    exchange(&EnergyGiven::removal, [&](Snapshot& state) {
      remove_bodies(state, [&](std::size_t i) {
        return std::any_of(stage.remove.begin(), stage.remove.end(), [&](const auto& region) {
          const Vec3& p = state.bodies.position[i];
          return scene::inside(region, state.cell.now.home(p).position(p));
        });
      });
    });
  const std::vector<std::string> names = wall_names(plan_.scene, place_.stage);
  const std::vector<std::string> surfaces = surface_names(plan_.scene, place_.stage);
  const Model next = model_of(plan_, place_.stage);
  world_->change_model(next, [&](Snapshot& state) {
    follow_walls(state, names_, names);
    follow_surfaces(state, surfaces_, surfaces, next.surfaces, place_.stage);
    scene::bond_near_bodies(plan_.scene, next, place_.stage, state);
    tag_bodies(stage, state.cell.now, state.bodies);
    for (const std::string& doubt : doubts_about_bonds(plan_.scene, place_.stage, state.bonds))
      warn(doubt);
  });
  names_ = names;
  surfaces_ = surfaces;
}

}  // namespace clast
