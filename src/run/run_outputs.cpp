// What a run writes: rows of the series, frames, checkpoints, its summary.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/error.hpp"
#include "boundary/moving.hpp"
#include "output/atomic_file.hpp"
#include "output/bond_lines.hpp"
#include "output/fragment_table.hpp"
#include "run/run.hpp"
#include "scene/build.hpp"
#include "world/at_home.hpp"
#include "world/diagnosis.hpp"

namespace clast {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> series_columns(const Plan& plan, bool bonds, bool dilated,
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
  if (dilated) columns.emplace_back("core_overlap_steps");
  if (plan.scene.measures()) {
    visit_packing({}, [&](const std::string& name, Real) { columns.push_back(name); });
    for (const char* what : {"x", "y", "z", "xy", "xz", "yz"})
      columns.push_back(std::string("cell_") + what);
  }
  for (std::string& column : sensors.columns()) columns.push_back(std::move(column));
  for (std::string& column : sinks.columns()) columns.push_back(std::move(column));
  return columns;
}

}  // namespace

bool Run::has_dilated() const {
  for (const Assembly& shape : model().shapes)
    for (const Part& part : shape.parts)
      if (is_dilated(part.shape.core)) return true;
  return false;
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
      out_ / "series.csv", series_columns(plan_, has_bonds(), has_dilated(), sensors_, sinks_));
  progress_ = std::make_unique<Progress>(options_.quiet);
  measure();
}

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
    fault_ = worded(diagnose_energy(model(), engine().snapshot(), ledger_));
}

// Looks at single bodies only when the fastest could be too fast for the thinnest.
void Run::watch_speed() {
  const FastestWall wall = fastest_wall(model(), engine().surfaces());
  const Real fastest = std::max(engine().totals().fastest, wall.speed);
  if (!(fastest * model().dt > most_per_step * thinnest_)) return;
  if (std::optional<Fault> fault = diagnose_too_fast(model(), engine().snapshot()))
    fault_ = worded(std::move(*fault));
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
  if (has_dilated()) values.push_back(static_cast<Real>(core_overlap_steps(totals)));
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
  f(PackingInput{state.bodies, state.pairs, state.walls, state.bonds, state.cell.now, walls,
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

// Only where bonds were made or broke, or bodies came or went, since the last look.
void Run::follow_fragments(const Totals& totals) {
  if (!has_bonds()) return;
  if (fragments_.bonds == totals.bonds && fragments_.broken == totals.broken_bonds &&
      fragments_.exchanges == exchanges_)
    return;
  const Snapshot state = engine().snapshot();
  fragments_ = {totals.bonds, totals.broken_bonds, exchanges_,
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
  if (has_bonds()) frames_->write_bonds(bond_lines(state, cell));
  if (*plan_.scene.output.contacts)
    frames_->write_contacts(force_lines(state, cell, walls, model().wall_corners));
}

Checkpoint Run::checkpoint_now() const {
  return {engine().snapshot(), scene_text_,
          text_of({scene_name_, overrides_, inputs_, earlier_, model().dt, place_,
                   streams_->state(), sinks_.state(), earlier_seconds_ + progress_->seconds(),
                   core_overlap_steps(engine().totals()), series_->last_time().value_or(-1)}),
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
  if (has_dilated()) s.core_overlap_steps = core_overlap_steps(totals_);
  write_summary(out_ / "summary.json", s);
}

}  // namespace clast
