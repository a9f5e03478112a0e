#include "clast/world.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "bond/make.hpp"
#include "move/bond_step.hpp"
#include "move/time_step.hpp"
#include "output/checkpoint_file.hpp"
#include "output/state_check.hpp"
#include "shape/thickness.hpp"
#include "world/change.hpp"

namespace clast {

World::World(const EngineOptions& options)
    : options_(options), law_(law_named(HertzMindlin::name)) {}

World::World(const EngineOptions& options, const Model& model, const Snapshot& state, bool fresh)
    : options_(options),
      model_(model),
      law_(law_named(HertzMindlin::name)),
      own_law_(true),
      state_(state),
      fresh_(fresh) {
  for (const Id id : state.bodies.id) next_id_ = std::max(next_id_, id + 1);
}

World::World(World&&) noexcept = default;
World& World::operator=(World&&) noexcept = default;
World::~World() = default;

// ---- what it is made of ------------------------------------------------------------------------

// From here on state_ is what counts, until the engine takes it over again.
void World::touch() {
  if (changed_) return;
  held_before_ = engine_->measure(true).held.total();
  state_ = engine_->snapshot();
  account_ = &EnergyGiven::change;
  changed_ = fresh_ = true;
}

void World::touch_law() {
  if (own_law_)
    throw Error(
        "the law and the materials of this world came with a model, World::change_model "
        "changes them");
  touch();
}

int World::add_material(const Material& material) {
  touch_law();
  materials_.push_back(material);
  const int n = static_cast<int>(materials_.size());
  PairValueTable larger_table(n);
  for (int a = 0; a + 1 < n; ++a)
    for (int b = a; b + 1 < n; ++b) larger_table.of(a, b) = pair_values_.of(a, b);
  pair_values_ = std::move(larger_table);
  return n - 1;
}

void World::set_law(const std::string& name) { set_law(law_named(name)); }

void World::set_law(const LawEntry& law) {
  touch_law();
  law_ = law;
}

void World::set_pair(int a, int b, const PairValues& values) {
  touch_law();
  pair_values_.of(a, b) = values;
}

int World::add_shape(const std::vector<Vec3>& points) {
  return add_shape(assembly_of(prototype_from_points("hull", points)));
}

int World::add_shape(Assembly shape) {
  touch();
  model_.shapes.push_back(std::move(shape));
  return static_cast<int>(model_.shapes.size()) - 1;
}

Id World::add_body(Body body) {
  const bool nothing_else = !changed_;
  touch();
  if (nothing_else) account_ = &EnergyGiven::insertion;
  body.id = next_id_++;
  append(state_.bodies, body);
  return body.id;
}

Id World::add(const Ball& ball) {
  Body body;
  body.position = ball.position;
  body.radius = ball.radius;
  body.velocity = ball.velocity;
  body.spin = ball.spin;
  body.material = ball.material;
  body.mass = ball.mass > 0 ? ball.mass
                            : materials_.at(ball.material).density * model_.shapes[0].volume *
                                  cube(ball.radius);
  return add_body(body);
}

Id World::add_block(const Block& block) {
  const Assembly& shape = model_.shapes.at(block.shape);
  Body body;
  body.position = block.position;
  body.radius = block.scale * shape.radius;
  body.velocity = block.velocity;
  body.spin = block.spin;
  body.material = block.material;
  body.mass = materials_.at(block.material).density * shape.volume * cube(body.radius);
  body.shape = block.shape;
  body.orientation = normalized(block.turn * shape.axes);
  return add_body(body);
}

int World::add_cement(const Cement& cement) {
  touch();
  model_.cements.push_back(cement);
  return static_cast<int>(model_.cements.size()) - 1;
}

void World::bond(Id first, Id second, int cement, Real radius) {
  touch();
  static_cast<void>(model_.cements.at(cement));  // throws where there is none
  const auto slots = slots_by_id(state_.bodies.id);
  const auto radius_of = [&](Id id) { return state_.bodies.radius.at(slots.at(id)); };
  const Real chosen = radius > 0 ? radius : std::min(radius_of(first), radius_of(second));
  add_bonds({{first, second, cement, chosen, 1}}, state_.bodies, model_.shapes, model_.cell,
            state_.bonds);
}

void World::bond_within(Id first, Id second, Real within, int cement, Real radius) {
  touch();
  static_cast<void>(model_.cements.at(cement));
  if (first > second) std::swap(first, second);
  const auto slots = slots_by_id(state_.bodies.id);
  NewBond bond{first, second, cement, radius, 1};
  bond.site = bond_site(state_.bodies, model_.shapes, model_.cell, slots.at(first),
                        slots.at(second), {within, radius > 0});
  if (!bond.site)
    throw Error(fmt::format("bodies {} and {} have no faces on each other within {:.4g} m{}", first,
                            second, within, radius > 0 ? ", nor points" : ""));
  add_bonds({bond}, state_.bodies, model_.shapes, model_.cell, state_.bonds);
}

HostBodies& World::edit_bodies() {
  touch();
  return state_.bodies;
}

int World::add_wall(const Wall& wall) {
  touch();
  model_.walls.push_back(wall);
  return static_cast<int>(model_.walls.size()) - 1;
}

int World::add_plane(const Vec3& point, const Vec3& normal, int material) {
  Wall wall;
  wall.kind = Wall::plane;
  wall.material = material;
  wall.point = point;
  wall.normal = normalized(normal);
  complete_frame(wall.normal, wall.u, wall.v);
  return add_wall(wall);
}

int World::add_rectangle(const Vec3& middle, const Vec3& u, const Vec3& v, int material) {
  Wall wall;
  wall.kind = Wall::rectangle;
  wall.material = material;
  wall.point = middle;
  wall.u = normalized(u);
  wall.v = normalized(v);
  wall.normal = cross(wall.u, wall.v);
  wall.half_u = 0.5 * length(u);
  wall.half_v = 0.5 * length(v);
  return add_wall(wall);
}

int World::add_box(const Vec3& low, const Vec3& high, int material) {
  const Vec3 middle = 0.5 * (low + high), span = high - low;
  const Vec3 x{span.x, 0, 0}, y{0, span.y, 0}, z{0, 0, span.z};
  const int first = add_rectangle({middle.x, middle.y, low.z}, x, y, material);
  add_rectangle({low.x, middle.y, middle.z}, y, z, material);
  add_rectangle({high.x, middle.y, middle.z}, z, y, material);
  add_rectangle({middle.x, low.y, middle.z}, z, x, material);
  add_rectangle({middle.x, high.y, middle.z}, x, z, material);
  return first;
}

int World::add_round(const FiniteWall& round, int material) {
  touch();
  const int number = static_cast<int>(model_.walls.size());
  std::vector<FiniteWall> pieces = flat_pieces_of(round);
  pieces.insert(pieces.begin(), round);
  for (FiniteWall& piece : pieces) {
    piece.wall.material = material;
    append_wall(piece, model_.walls, model_.wall_corners);
  }
  return number;
}

void World::move_last(int walls, const Motion& motion, const Vec3& reference) {
  touch();
  WallSurface surface;
  surface.reference = reference;
  surface.motions = {motion};
  const auto number = static_cast<std::int32_t>(model_.surfaces.size());
  model_.surfaces.push_back(surface);
  for (auto wall = model_.walls.rbegin(); wall != model_.walls.rend() && walls > 0; ++wall) {
    wall->surface = number;
    walls -= wall->touched == Wall::by_shapes ? 0 : 1;
  }
}

void World::set_gravity(const Vec3& gravity) {
  touch();
  model_.gravity = gravity;
}

Model& World::edit_model() {
  touch();
  return model_;
}

// ---- time --------------------------------------------------------------------------------------

void World::set_time_step(Real dt) {
  if (!(dt > 0)) throw Error("a time step must be above zero");
  touch();
  model_.dt = dt;
}

// The smallest body of each material and shape.
std::vector<SmallestGrain> World::smallest_grains() const {
  const HostBodies& b = state_.bodies;
  std::map<std::pair<int, int>, Real> radius;
  for (std::size_t i = 0; i < b.size(); ++i) {
    const auto [at, fresh] = radius.try_emplace({b.material[i], b.shape[i]}, b.radius[i]);
    if (!fresh) at->second = std::min(at->second, b.radius[i]);
  }
  std::vector<SmallestGrain> grains;
  for (const auto& [kind, r] : radius) {
    const Assembly& shape = model_.shapes.at(kind.second);
    const Real light = model_.local_curvature ? lightness_by_curvature(shape) : lightness(shape);
    grains.push_back({kind.first, r, light, has_faces(shape), half_thickness(shape)});
  }
  return grains;
}

Real World::use_automatic_step(Real fastest, Real safety) {
  touch_law();
  const TimeStepChoice contacts =
      choose_time_step(law_, materials_, smallest_grains(), fastest, safety);
  model_.dt = with_bonds(contacts, state_.bonds, state_.bodies, model_.cements, safety).dt;
  if (!std::isfinite(model_.dt)) throw Error("there are no bodies to choose a time step for");
  return model_.dt;
}

void World::mix() {
  if (own_law_) return;
  if (materials_.empty()) throw Error("a world needs a material: World::add_material");
  model_.law = law_.put_in_force(materials_, pair_values_);
}

void World::start(const EngineOptions& options) {
  options_ = options;
  if (!changed_) {
    state_ = engine_->snapshot();
    changed_ = true;
    fresh_ = false;
  }
  engine_.reset();
  start();
}

void World::start() {
  if (!changed_) return;
  mix();
  if (model_.dt == 0) {
    Real fastest = 0;
    for (const Vec3& v : state_.bodies.velocity) fastest = std::max(fastest, length(v));
    use_automatic_step(std::max(fastest, std::sqrt(length(model_.gravity))));
  }
  take_over();
}

void World::take_over() {
  if (engine_ == nullptr) engine_ = make_(options_);
  if (fresh_) state_.listed_at = -1;
  engine_->load(model_, state_, fresh_);
  if (fresh_) engine_->give(account_, engine_->measure(false).held.total() - held_before_);
  changed_ = fresh_ = false;
}

Outcome World::advance(std::int64_t steps) {
  start();
  return engine_->advance(steps);
}

void World::run_steps(std::int64_t steps) {
  start();
  while (steps > 0) {
    const std::int64_t part = std::min(steps, until_observed());
    const Outcome outcome = advance(part);
    if (outcome.fault) throw Error(outcome.fault->text());
    if (!outcome.left_domain.empty()) remove(outcome.left_domain);
    steps -= outcome.steps;
    tell_observers();
  }
}

void World::run_for(Real seconds) {
  start();
  run_steps(static_cast<std::int64_t>(std::llround(seconds / model_.dt)));
}

void World::observe(Real seconds, std::function<void(World&)> f) {
  observers_.push_back({1, seconds, std::move(f)});
}

// Steps until the next observer wants to look.
std::int64_t World::until_observed() const {
  std::int64_t least = std::numeric_limits<std::int64_t>::max();
  const std::int64_t now = engine_->step();
  for (const Observer& o : observers_) {
    const auto every = std::max<std::int64_t>(1, std::llround(o.seconds / model_.dt));
    least = std::min(least, every - now % every);
  }
  return least;
}

void World::tell_observers() {
  const std::int64_t now = engine_->step();
  for (std::size_t k = 0; k < observers_.size(); ++k) {
    const auto every = std::max<std::int64_t>(1, std::llround(observers_[k].seconds / model_.dt));
    if (now % every == 0) observers_[k].f(*this);
  }
}

std::int64_t World::step() { return changed_ ? state_.step : engine_->step(); }
Real World::time() { return static_cast<Real>(step()) * model_.dt; }

// ---- what is there now -------------------------------------------------------------------------

Snapshot World::state() { return changed_ ? state_ : engine_->snapshot(); }

std::uint64_t World::hash() {
  start();
  return state_hash(engine_->snapshot());
}

Ledger World::ledger() {
  start();
  return engine_->measure(false);
}

Totals World::totals() {
  start();
  return engine_->totals();
}

std::vector<WallLoad> World::wall_loads() {
  start();
  return engine_->wall_loads();
}

HostWear World::wall_wear() {
  start();
  return engine_->wall_wear();
}

Packing World::packing() {
  start();
  const Snapshot now = engine_->snapshot();
  std::vector<Real> density;
  Real friction = 0;
  for (const Material& m : materials_) {
    density.push_back(m.density);
    friction = std::max(friction, m.friction);
  }
  const std::vector<Wall> walls = placed_walls(model_.walls, model_.surfaces, now.surfaces);
  return packing_of({now.bodies, now.pairs, now.walls, now.bonds, now.cell.now, walls,
                     model_.wall_corners, model_.shapes, density, 0, friction > 0 ? 2 : 4});
}

std::size_t World::size() const { return changed_ ? state_.bodies.size() : engine_->size(); }

Engine& World::engine() {
  start();
  return *engine_;
}

// ---- changes and checkpoints -------------------------------------------------------------------

void World::change(Real EnergyGiven::*account, const std::function<void(Snapshot&)>& edit) {
  start();
  touch();
  changed_ = false;  // an edit that throws leaves everything as it was
  edit(state_);
  changed_ = true;
  account_ = account;
  take_over();
}

void World::change_model(const Model& model, const std::function<void(Snapshot&)>& edit) {
  start();
  touch();
  model_ = model;
  own_law_ = true;
  edit(state_);
  take_over();
}

void World::remove(const std::vector<Id>& bodies) {
  change(&EnergyGiven::removal, [&](Snapshot& state) {
    remove_bodies(state, [&](std::size_t i) {
      return std::find(bodies.begin(), bodies.end(), state.bodies.id[i]) != bodies.end();
    });
  });
}

void World::save(const std::filesystem::path& file) {
  start();
  write_checkpoint_file(file, {engine_->snapshot(), "", ""});
}

void World::load(const std::filesystem::path& file) {
  Snapshot read = read_checkpoint_file(file).snapshot;
  mix();
  check_fits(read, model_);
  forget_absurd_margin(read);
  state_ = std::move(read);
  for (const Id id : state_.bodies.id) next_id_ = std::max(next_id_, id + 1);
  changed_ = true;
  fresh_ = false;
  take_over();
}

}  // namespace clast
