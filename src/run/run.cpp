#include "run/run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/error.hpp"
#include "base/text.hpp"
#include "boundary/moving.hpp"
#include "exec/parallel.hpp"
#include "measure/noise.hpp"
#include "output/atomic_file.hpp"
#include "output/bond_lines.hpp"
#include "output/fragment_table.hpp"
#include "output/state_check.hpp"
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
  engine.search = scene.flat() && *n.method == "nbs" ? "nbs_2d" : *n.method;
  engine.margin = n.margin->value_or(0);
  engine.cell_size = *n.cell_size;
  if (n.box_ratio.given) engine.box_ratio = *n.box_ratio;
  return engine;
}

std::vector<std::string> series_columns(const Plan& plan, bool bonds, bool measures,
                                        const Sensors& sensors, const Sinks& sinks) {
  std::vector<std::string> columns = {"particles", "contacts", "wall_contacts", "coordination",
                                      "fastest"};
  const Ledger ledger;
  visit_ledger(ledger, [&](const char* name, Real) { columns.push_back(name); });
  columns.push_back("residual");
  columns.push_back("residual_relative");
  for (const std::string& wall : plan.walls)
    for (const char* what : {"fx", "fy", "fz", "tx", "ty", "tz"})
      columns.push_back("wall_" + column_text(wall) + "_" + what);
  for (const std::string& wall : plan.moving)
    for (const char* what : {"ux", "uy", "uz", "angle", "power"})
      columns.push_back("wall_" + column_text(wall) + "_" + what);
  for (const std::string& wall : plan.wearing)
    for (const char* what : {"wear_energy", "wear_volume"})
      columns.push_back("wall_" + column_text(wall) + "_" + what);
  if (bonds)
    columns.insert(columns.end(), {"bonds", "broken_bonds", "fragments", "largest_fragment_mass",
                                   "median_fragment_size"});
  if (measures) {
    visit_packing({}, [&](const std::string& name, Real) { columns.push_back(name); });
    for (const char* what : {"x", "y", "z", "xy", "xz", "yz"})
      columns.push_back(std::string("cell_") + what);
  }
  for (std::string& column : sensors.columns()) columns.push_back(std::move(column));
  for (std::string& column : sinks.columns()) columns.push_back(std::move(column));
  return columns;
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
  model.dt = plan_.step.dt;
  streams_ = std::make_unique<Streams>(plan_.scene);
  place_.next_id = static_cast<Id>(start.bodies.size());
  note_bodies(start.bodies);
  sensors_ = Sensors(plan_.scene);
  sinks_ = Sinks(plan_.scene);
  make_world(model, start, true);
  make_directory(out_);
  lock("clast run");
  refuse_to_mix(out_, options_.overwrite);  // nobody else writes there any more
  remove_run(out_);
  write_file(out_ / "scene.toml", scene_text_, Durability::process_death);
  inputs_ = keep_inputs(plan_.scene, out_);
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
  for (const std::string& file : changed_inputs(inputs_, fs::path(scene_name_).parent_path()))
    warnings_.push_back(
        fmt::format("{} has changed since the run began; it goes on with the copy in {}", file,
                    (out_ / "inputs").string()));
  earlier_ = saved.earlier;
  const Scene before = read_scene_text(scene_text_, scene_name_, overrides_, copies, earlier_);
  check_fits(saved, before);
  overrides_.insert(overrides_.end(), options_.sets.begin(), options_.sets.end());
  lengthen(before, saved);
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
  streams_ = std::make_unique<Streams>(plan_.scene);
  streams_->restore(saved.streams);
  step_ = checkpoint.snapshot.step;
  note_bodies(checkpoint.snapshot.bodies);
  const Model in_force = model_of(plan_, place_.stage);
  sensors_ = Sensors(plan_.scene);
  sinks_ = Sinks(plan_.scene);
  try {
    check_fits(checkpoint.snapshot, in_force);
    sensors_.restore(checkpoint.sensors);
    sinks_.restore(saved.sinks);
  } catch (const Error& error) {
    throw Error(fmt::format("the checkpoint in {} does not fit its scene: {}; it was altered",
                            out_.string(), error.what()));
  }
  forget_absurd_margin(checkpoint.snapshot);
  make_world(in_force, checkpoint.snapshot, false);
  if (change_the_physics(options_.sets)) change_scene(changed);
  prepare_outputs();
  for (const std::string& put_aside :
       {frames_->resume_at(checkpoint.snapshot.time), series_->resume_at(checkpoint.snapshot.time)})
    if (!put_aside.empty()) warnings_.push_back(put_aside);
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
  const auto smallest = std::min_element(bodies.radius.begin(), bodies.radius.end());
  smallest_radius_ = smallest == bodies.radius.end() ? 0 : *smallest;
  noise_ = energy_of_noise(bodies, plan_.step.dt);
  mass_times_diameter_ = 0;
  for (const std::int32_t place : slots_by_id(bodies.id))
    if (place >= 0) mass_times_diameter_ += bodies.mass[place] * 2 * bodies.radius[place];
}

void Run::prepare_outputs() {
  const scene::OutputTimes times = output_times(plan_.scene);
  frames_due_ = Every(times.frames, model().dt);
  series_due_ = Every(times.series, model().dt);
  checkpoint_due_ = Every(times.checkpoint, model().dt);
  looks_due_ = Every(sensors_.interval(), model().dt);
  names_ = wall_names(plan_.scene, place_.stage);
  surfaces_ = surface_names(plan_.scene, place_.stage);
  frames_ = std::make_unique<FrameSeries>(out_ / "frames");
  shown_shapes_ = false;
  series_ = std::make_unique<Series>(
      out_ / "series.csv",
      series_columns(plan_, has_bonds(), plan_.scene.measures(), sensors_, sinks_));
  progress_ = std::make_unique<Progress>(options_.quiet);
  measure();
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
    if (options_.checkpoint_every > 0 && unsaved > options_.checkpoint_every) save();
  }
  return true;
}

// What goes wrong at once was put there wrongly.
void Run::note_fault(Fault fault) {
  constexpr std::int64_t at_once = 20;  // steps
  fault.reason = with_names_of_walls(fault.reason, names_);
  const bool is_placement =
      fault.kind == Fault::Kind::overlap || fault.kind == Fault::Kind::not_finite;
  if (is_placement && fault.step <= place_.stage_start + at_once)
    fault.advice =
        place_.stage == 0
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
  for (const std::string& news : streams_->take_news()) {
    progress_->warn(news);
    warnings_.push_back(news);
  }
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
  });
  names_ = names;
  surfaces_ = surfaces;
}

// ---- outputs --------------------------------------------------------------------------------

void Run::observe() {
  const auto begin = Profile::Clock::now();
  const double sensed_before = sensor_seconds_;
  if (series_due_.due(step_) || frames_due_.due(step_) || checkpoint_due_.due(step_)) watch_speed();
  if (series_due_.due(step_) || place_.over) write_row();
  if (!fault_ && (frames_due_.due(step_) || (place_.over && frames_due_.ever()))) write_frame();
  output_seconds_ += std::chrono::duration<double>(Profile::Clock::now() - begin).count();
  output_seconds_ -= sensor_seconds_ - sensed_before;
  if (!fault_ && step_ > 0 && checkpoint_due_.due(step_) && !place_.over) save();
}

void Run::measure() {
  ledger_ = engine().measure(false);
  ledger_.noise = noise_;
}

void Run::write_row() {
  measure();
  engine().note_exchanged(ledger_.exchanged);
  const std::vector<WallLoad> loads = engine().wall_loads();
  if (series_due_.ever()) {
    const Totals totals = engine().totals();
    follow_fragments(totals);
    std::vector<Real> values = row_values(totals, loads);
    if (sensors_.any())
      sense([&](const Observed& now) {
        for (const Real value : sensors_.row(now)) values.push_back(value);
      });
    for (const Real value : sinks_.row()) values.push_back(value);
    series_->write(static_cast<Real>(step_) * model().dt, step_, values);
  }
  if (!fault_ && !(std::abs(ledger_.relative_residual()) <= model().limits.residual))
    fault_ = diagnose_energy(model(), engine().snapshot(), ledger_);
}

// Looks at single bodies only when the fastest could be too fast for the smallest.
void Run::watch_speed() {
  const Real farthest = engine().totals().fastest * model().dt;
  if (farthest > most_radii_per_step * smallest_radius_)
    fault_ = diagnose_too_fast(model(), engine().snapshot());
}

std::vector<Real> Run::row_values(const Totals& totals, const std::vector<WallLoad>& loads) const {
  const Real n = static_cast<Real>(bodies_);
  std::vector<Real> values = {
      n, static_cast<Real>(totals.contacts), static_cast<Real>(totals.wall_contacts),
      n > 0 ? 2 * static_cast<Real>(totals.contacts) / n : 0, totals.fastest};
  visit_ledger(ledger_, [&](const char*, Real value) { values.push_back(value); });
  values.push_back(ledger_.residual());
  values.push_back(ledger_.relative_residual());
  std::map<std::string, WallLoad> load_of;  // walls of one name are pieces of one mesh
  std::vector<Real> given_power(model().surfaces.size());
  for (std::size_t w = 0; w < loads.size(); ++w) {
    load_of[names_[w]].force += loads[w].force;
    load_of[names_[w]].torque += loads[w].torque;
    given_power[static_cast<std::size_t>(model().walls[w].surface)] += loads[w].power;
  }
  const auto append = [&](const Vec3& v) { values.insert(values.end(), {v.x, v.y, v.z}); };
  for (const std::string& name : plan_.walls) {
    append(load_of[name].force);
    append(load_of[name].torque);
  }
  for (const std::string& name : plan_.moving) {
    const auto at = std::find(surfaces_.begin(), surfaces_.end(), name);
    if (at == surfaces_.end()) {
      values.insert(values.end(), 5, 0);
      continue;
    }
    const auto s = static_cast<std::size_t>(at - surfaces_.begin());
    const HostSurfaces& state = engine().surfaces();
    append(state.shift[s]);
    const Real time = static_cast<Real>(step_) * model().dt;
    values.push_back(angle_turned(model().surfaces[s], time, s, state));
    values.push_back(given_power[s]);
  }
  for (const Real value : wear_of_walls()) values.push_back(value);
  if (has_bonds())
    values.insert(values.end(),
                  {static_cast<Real>(totals.bonds), static_cast<Real>(totals.broken_bonds),
                   static_cast<Real>(fragments_.totals.count), fragments_.totals.largest_mass,
                   fragments_.totals.median_size});
  if (plan_.scene.measures()) {
    const Snapshot state = engine().snapshot();
    visit_packing(packing(state), [&](const std::string&, Real value) { values.push_back(value); });
    const Cell& cell = state.cell.now;
    append(cell.length);
    append({cell.xy, cell.xz, cell.yz});
  }
  return values;
}

// Energy and volume of each wall that wears, summed over its pieces.
std::vector<Real> Run::wear_of_walls() const {
  if (plan_.wearing.empty()) return {};
  const HostWear wear = engine().wall_wear();
  std::vector<Real> values;
  for (const std::string& name : plan_.wearing) {
    Real energy = 0, volume = 0;
    for (std::size_t w = 0; w < wear.size(); ++w)
      if (names_[w] == name) {
        energy += wear.energy[w];
        volume += wear.volume[w];
      }
    values.insert(values.end(), {energy, volume});
  }
  return values;
}

// For frames: what each piece of a wall has lost per area.
WallData Run::wear_of_pieces() const {
  if (plan_.wearing.empty()) return {};
  const HostWear wear = engine().wall_wear();
  const auto spread = [&](const std::vector<Real>& values) {
    return per_area(values, model().walls, model().wear);
  };
  return {{"wear_energy", spread(wear.energy)}, {"wear_depth", spread(wear.volume)}};
}

// Lets f look at a state as measures see it.
template <class F>
void Run::show_to(const Snapshot& state, F&& f) const {
  const Scene& scene = plan_.scene;
  std::vector<Real> density;
  for (const scene::Material& m : scene.materials) density.push_back(*m.density);
  Real friction = 0;
  for (const Material& m : materials_in_force(scene, place_.stage))
    friction = std::max(friction, m.friction);
  const std::vector<Wall> walls = placed_walls(model().walls, model().surfaces, state.surfaces);
  const int least = friction > 0 ? 2 : scene.flat() ? 3 : 4;
  f(PackingInput{state.bodies, state.pairs, state.walls, state.cell.now, walls,
                 model().wall_corners, model().shapes, density, scene.flat() ? *scene.thickness : 0,
                 least});
}

Packing Run::packing(const Snapshot& state) const {
  Packing packing;
  show_to(state, [&](const PackingInput& input) { packing = packing_of(input); });
  return packing;
}

// Lets sensors look at the state now.
template <class F>
void Run::sense(F&& f) {
  const auto begin = Profile::Clock::now();
  const Snapshot state = engine().snapshot();
  show_to(state, [&](const PackingInput& input) {
    f(Observed(input, static_cast<Real>(step_) * model().dt, model().gravity));
  });
  sensor_seconds_ += std::chrono::duration<double>(Profile::Clock::now() - begin).count();
}

void Run::count_passages() {
  if (sensors_.count_passages()) sense([&](const Observed& now) { sensors_.look(now); });
}

// Only where bonds were made or broke since the last look.
void Run::follow_fragments(const Totals& totals) {
  if (!has_bonds()) return;
  if (fragments_.bonds == totals.bonds && fragments_.broken == totals.broken_bonds) return;
  const Snapshot state = engine().snapshot();
  fragments_ = {totals.bonds, totals.broken_bonds,
                totals_of(fragments_of(state.bodies, state.bonds, model().shapes))};
}

void Run::write_fragments(const Snapshot& state) const {
  if (!has_bonds()) return;
  write_file(out_ / "fragments.csv",
             fragment_table(fragments_of(state.bodies, state.bonds, model().shapes)),
             Durability::process_death);
}

void Run::write_frame() {
  const Snapshot state = at_home(engine().snapshot());
  const Cell& cell = state.cell.now;
  const std::vector<Wall> walls =
      walls_at_home(cell, placed_walls(model().walls, model().surfaces, state.surfaces));
  if (!shown_shapes_) frames_->show(model().shapes);
  shown_shapes_ = true;
  const bool change = any_moves(model().surfaces) || !plan_.wearing.empty();
  if (place_.walls_written != place_.stage || change) {
    place_.walls_written = place_.stage;
    const BodyBounds box = bounds_of(state.bodies);
    frames_->write_walls_from_here(walls, box.low, box.high, model().wall_corners,
                                   wear_of_pieces());
  }
  frames_->write(state);
  if (has_bonds()) frames_->write_bonds(bond_lines(state, model().cell));
  if (*plan_.scene.output.contacts)
    frames_->write_contacts(force_lines(state, cell, walls, model().wall_corners));
}

Checkpoint Run::checkpoint_now() const {
  return {engine().snapshot(), scene_text_,
          text_of({scene_name_, overrides_, inputs_, earlier_, model().dt, place_,
                   streams_->state(), sinks_.state(), earlier_seconds_ + progress_->seconds()}),
          sensors_.memory()};
}

void Run::save() {
  const auto begin = Clock::now();
  frames_->sync();
  series_->sync();
  const Checkpoint checkpoint = checkpoint_now();
  write_checkpoint(out_, checkpoint);
  measure();
  sum_up("running", "has not ended yet", checkpoint.snapshot);
  saved_at_ = Clock::now();
  const double took = std::chrono::duration<double>(saved_at_ - begin).count();
  longest_save_ = std::max(longest_save_, took);
  output_seconds_ += took;
}

// Where the state of the failing moment is, for the reason of the end.
std::string Run::keep_failing_state() {
  try {
    const fs::path kept = write_failing_state(out_, checkpoint_now());
    return fmt::format("\n  the state of that moment: {} (HDF5)", kept.string());
  } catch (const Error& error) {
    return fmt::format("\n  the state of that moment is lost: {}", error.what());
  }
}

void Run::conclude(RunEnd end, const std::string& reason) {
  measure();
  write_fragments(engine().snapshot());
  if (sensors_.any()) sense([&](const Observed& now) { sensors_.write_tables(now, out_); });
  sum_up(end == RunEnd::finished  ? "finished"
         : end == RunEnd::stopped ? "stopped"
                                  : "failed",
         reason, engine().snapshot());
  lock_.reset();
}

void Run::sum_up(const std::string& status, const std::string& reason, const Snapshot& state) {
  totals_ = engine().totals();
  Summary& s = summary_;
  s.status = status;
  s.reason = reason;
  s.particles = bodies_;
  s.contacts = totals_.contacts;
  s.steps = step_;
  s.time = static_cast<Real>(step_) * model().dt;
  s.dt = model().dt;
  s.wall_seconds = earlier_seconds_ + progress_->seconds();
  s.particle_steps_per_second = progress_->rate();
  s.ledger = ledger_;
  s.state_hash = state_hash(state);
  s.seed = static_cast<std::uint64_t>(*plan_.scene.seed);
  s.threads = options_.engine.threads;
  s.device = options_.engine.device == Device::cuda ? "cuda" : "cpu";
  s.instruction_set = engine().instruction_set();
  s.phases.clear();
  s.processor_phases.clear();
  for (std::size_t p = 0; p < phase_names.size(); ++p) {
    const auto phase = static_cast<Phase>(p);
    s.phases.emplace_back(phase_names[p], engine().profile().seconds(phase));
    if (options_.engine.time_phases)
      s.processor_phases.emplace_back(phase_names[p], engine().profile().processor_seconds(phase));
  }
  s.phases.emplace_back("output", output_seconds_);
  s.phases.emplace_back("insert", insert_seconds_);
  if (sensors_.any()) s.phases.emplace_back("sensors", sensor_seconds_);
  if (plan_.scene.measures()) s.packing = packing(state);
  if (options_.engine.count_searches) s.contact_search = totals_.contact_search;
  write_summary(out_ / "summary.json", s);
}

}  // namespace clast
