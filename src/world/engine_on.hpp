// The engine on one device: the step, and what surrounds it. Instantiated for the CPU in
// engine_cpu.cpp and for the GPU in engine_cuda.cpp.
#pragma once

#include <array>
#include <cmath>
#include <tuple>

#include "body/gather.hpp"
#include "body/place_parts.hpp"
#include "measure/energy.hpp"
#include "move/leapfrog.hpp"
#include "world/engine.hpp"
#include "world/guard.hpp"
#include "world/moving_cell.hpp"
#include "world/moving_walls.hpp"
#include "world/part_transfer.hpp"
#include "world/tables.hpp"
#include "world/transfer.hpp"
#include "world/workspace.hpp"

namespace clast {

template <class Exec, class Tables = StandardTables>
class EngineOn final : public Engine {
 public:
  using Work = Workspace<Exec, Tables>;
  using Interactions = typename Tables::template Interactions<Work>;

  template <class... Args>
  explicit EngineOn(const EngineOptions& options, Args&&... args)
      : work_(options, std::forward<Args>(args)...),
        lists_(work_.exec, options.search, options.compare, search_settings(options)) {}

  void load(const Model& model, const Snapshot& from, bool fresh) override {
    work_.exec.enter([&] {
      take(model, from, fresh);
      if (guard_.lists_failed()) return;
      if (fresh) {
        find_forces(0);  // accelerations for the first half kick; nothing moves
        gather(0);
        moving_walls_.note_forces(work_, interaction<Walls<Work>>());
      }
      moving_cell_.note_stress(work_, interactions_);
    });
  }

  Outcome advance(std::int64_t steps) override {
    Outcome outcome;
    work_.exec.enter([&] {
      const auto state = [&] { return snapshot(); };
      while (outcome.steps < steps && guard_.lets_go_on(work_, outcome, state)) {
        do_step();
        ++outcome.steps;
      }
      take_reports();
      guard_.check_overlap(work_, outcome, state);
      work_.exec.wait();
    });
    return outcome;
  }

  Snapshot snapshot() override {
    Snapshot out = work_.header;
    work_.exec.enter([&] {
      work_.exec.wait();
      download_bodies(work_.bodies, out.bodies);
      for_each_interaction([&](auto& i) { i.save(work_, out); });
      if (work_.has_parts()) out.parts_listed = parts_listed();
    });
    return out;
  }

  std::int64_t step() const override { return work_.header.step; }
  std::size_t size() const override { return work_.bodies.size(); }

  Ledger measure(bool booked) override {
    Ledger ledger;
    work_.exec.enter([&] {
      const auto timer = work_.time(Phase::observe);
      if (booked) book();
      ledger = work_.header.ledger;
      measure_held(ledger.held);
      if (!booked) add_tallies(ledger);
      ledger.note_exchange();
    });
    return ledger;
  }

  void give(Real EnergyGiven::*account, Real amount) override {
    work_.header.ledger.given.*account += amount;
  }

  void note_exchanged(Real energy) override { work_.header.ledger.exchanged = energy; }

  Totals totals() override {
    Totals t;
    work_.exec.enter([&] {
      t.contacts = interaction<Pairs<Work>>().count_touching(work_);
      t.wall_contacts = interaction<Walls<Work>>().count_touching(work_);
      count_bonds(t);
      work_.exec.fetch();
      work_.exec.watch(work_.body_count(),
                       SquaredSpeed{work_.bodies.position.data(), work_.bodies.velocity.data(),
                                    work_.model.cell},
                       Watched::speed);
      work_.exec.fetch();
      t.fastest = std::sqrt(std::max(Real{0}, work_.exec.watched(Watched::speed)));
    });
    t.pairs = interaction<Pairs<Work>>().contacts().size();
    t.lists = work_.header.lists;
    t.margin = work_.header.margin;
    t.search_bytes = lists_.bytes();
    t.search = lists_.used();
    t.search_warning = lists_.warning();
    t.contact_search = work_.effort;
    t.core_overlap_steps = work_.core_overlap_steps;
    t.bytes = t.search_bytes + work_.spare.bytes();
    const auto count = [&](const auto& array) { t.bytes += array.bytes(); };
    for_each_field(work_.bodies, count);
    for_each_field(work_.parts, count);
    for_each_interaction([&](const auto& i) { t.bytes += i.bytes(); });
    return t;
  }

  std::vector<WallLoad> wall_loads() override {
    std::vector<WallLoad> loads;
    work_.exec.enter([&] { loads = interaction<Walls<Work>>().loads(work_); });
    return loads;
  }

  HostWear wall_wear() override {
    HostWear wear = work_.header.wear;
    work_.exec.enter([&] { interaction<Walls<Work>>().add_wear(work_, wear); });
    return wear;
  }

  const HostSurfaces& surfaces() const override { return work_.header.surfaces; }
  const Profile& profile() const override { return work_.profile; }
  std::string describe() const override { return work_.exec.describe(); }
  std::string instruction_set() const override { return work_.exec.instruction_set(); }

  // One of the interactions, for those who made the engine with their own.
  template <class I>
  I& interaction() {
    return std::get<I>(interactions_);
  }

 private:
  // ---- the step -------------------------------------------------------------------------

  void do_step() {
    damp_globally();
    moving_cell_.drift(work_);
    kick_and_drift();
    moving_walls_.drift(work_);
    if (list_is_stale()) renew_lists();
    find_forces(work_.model.dt);
    gather(work_.model.dt);
    moving_walls_.kick(work_, interaction<Walls<Work>>());
    moving_cell_.measure(work_, interactions_);
    ++work_.header.step;
    work_.header.time = static_cast<Real>(work_.header.step) * work_.model.dt;
  }

  void damp_globally() {
    if (work_.model.global_damping == 0) return;
    const auto timer = work_.time(Phase::move);
    work_.with_inertia([&](const auto& inertia) {
      work_.exec.for_each(
          work_.body_count(),
          GlobalDamping{work_.bodies.position.data(), work_.bodies.velocity.data(),
                        work_.bodies.spin.data(), work_.bodies.dragged.data(), inertia,
                        std::exp(-work_.model.global_damping * work_.model.dt), work_.model.cell});
    });
  }

  void kick_and_drift() {
    const auto timer = work_.time(Phase::move);
    auto& b = work_.bodies;
    work_.with_inertia([&](const auto& inertia) {
      work_.exec.watch(
          work_.body_count(),
          KickAndDrift{b.position.data(), b.orientation.data(), b.velocity.data(), b.spin.data(),
                       b.acceleration.data(), b.angular_acceleration.data(), b.listed.data(),
                       b.travelled.data(), inertia, work_.model.dt},
          Watched::moved);
    });
    place_parts();
    take_reports();
  }

  // What the loops of a step reported: each step is looked at once.
  void take_reports() {
    work_.exec.fetch();
    if (work_.exec.watched(Watched::cores) > 0) ++work_.core_overlap_steps;
  }

  // Parts of bodies follow them.
  void place_parts() {
    if (!work_.has_parts()) return;
    auto& b = work_.bodies;
    auto& p = work_.parts;
    work_.exec.watch(
        work_.unit_count(),
        PlaceParts{p.owner.data(), p.shape.data(), work_.shapes.entries(), b.position.data(),
                   b.orientation.data(), b.velocity.data(), b.spin.data(), b.radius.data(),
                   p.radius.data(), p.listed.data(), p.travelled.data(), p.position.data(),
                   p.orientation.data(), p.velocity.data(), p.spin.data()},
        Watched::moved);
  }

  // Two bodies that came closer by the margin may touch without being listed, and so may a body
  // and a wall: each may move by half of it.
  bool list_is_stale() const {
    const Real half =
        std::max(Real{0}, 0.5 * (work_.header.margin - moving_cell_.closer_since_listed(work_)));
    return work_.exec.watched(Watched::moved) > square(half) ||
           moving_walls_.moved_since_listed(work_, lists_.low(), lists_.high()) > half;
  }

  void find_forces(Real dt) {
    for_each_interaction([&](auto& i) { i.find_forces(work_, dt); });
  }

  void gather(Real dt) {
    const auto timer = work_.time(Phase::gather);
    auto& b = work_.bodies;
    const auto kernel = [&]<class Inertia>(const Inertia& inertia) {
      GatherAndKick<Inertia, sources> k{{},
                                        b.velocity.data(),
                                        b.spin.data(),
                                        b.acceleration.data(),
                                        b.angular_acceleration.data(),
                                        inertia,
                                        work_.model.gravity,
                                        dt};
      int s = 0;
      for_each_interaction([&](const auto& i) { k.source[s++] = i.source(); });
      return k;
    };
    if (work_.has_parts())
      work_.exec.for_each(work_.body_count(), GatherPartsAndKick<sources>{
                                                  kernel(work_.shaped_inertia()),
                                                  work_.parts.row.data(), work_.parts.slot.data()});
    else
      work_.with_inertia(
          [&](const auto& inertia) { work_.exec.for_each(work_.body_count(), kernel(inertia)); });
  }

  // ---- lists -----------------------------------------------------------------------------

  void renew_lists() {
    const auto timer = work_.time(Phase::neighbor);
    Snapshot& header = work_.header;
    const bool had_list = header.listed_at >= 0;
    const Real reach = had_list ? reach_of_contacts() : work_.reach;
    if (had_list) {
      guard_.note_reports(work_);
      book();
      adapt_margin();
    }
    if (!guard_.all_finite(work_) || !guard_.fits_cell(work_, reach)) return;
    lists_.set_cell(work_.model.cell);
    lists_.measure_bounds(work_.unit_arrays());
    guard_.watch_domain(work_);
    const Real margin = header.margin + reach;
    sort_units(margin);
    const BoundView bounds{work_.unit_arrays().id.data(),
                           work_.unit_arrays().position.data(),
                           work_.unit_arrays().radius.data(),
                           margin,
                           work_.owners(),
                           work_.model.cell};
    if (lists_.asks_for_clusters()) tell_clusters();
    for_each_interaction([&](auto& i) { i.renew(work_, lists_, bounds, had_list); });
    moving_walls_.note_listed(work_, interaction<Walls<Work>>());
    moving_cell_.note_listed(work_);
    header.listed_at = header.step;
    ++header.lists;
  }

  void tell_clusters() {
    for_each_interaction([&](auto& i) {
      if constexpr (requires { i.clusters(work_); }) lists_.set_clusters(i.clusters(work_));
    });
  }

  // Contacts that pull may let go in this very step. Those are listed once more, however far the
  // two have moved in it.
  Real reach_of_contacts() const {
    if (!(work_.reach > 0)) return 0;
    const Real bodies = std::sqrt(std::max(Real{0}, work_.exec.watched(Watched::moved)));
    const Real walls = moving_walls_.moved_since_listed(work_, lists_.low(), lists_.high());
    return work_.reach + 2 * std::max(bodies, walls);
  }

  void sort_units(Real margin) {
    if (work_.has_parts())
      lists_.sort(work_.parts, work_.smallest_radius, work_.largest_radius, margin);
    else
      lists_.sort(work_.bodies, work_.smallest_radius, work_.largest_radius, margin);
    note_positions(work_.bodies);
    if (work_.has_parts()) note_positions(work_.parts);
  }

  void note_positions(UnitArrays<typename Exec::Space>& units) {
    const int n = static_cast<int>(units.id.size());
    work_.exec.for_each(n, Copy<Vec3>{units.position.data(), units.listed.data()});
    if (!work_.shaped()) return;
    units.travelled.resize(n);
    work_.exec.for_each(n, Fill<Real>{units.travelled.data()});
  }

  // A list that lasts less than 12 steps wants a larger margin, one that lasts more than 60 a
  // smaller one. Results do not depend on it.
  void adapt_margin() {
    Snapshot& header = work_.header;
    if (work_.options.margin > 0) return;
    const auto lasted = header.step - header.listed_at;
    if (lasted < 12) header.margin = std::min(1.4 * header.margin, 0.5 * work_.largest_radius);
    if (lasted > 60) header.margin = std::max(0.75 * header.margin, 0.02 * work_.smallest_radius);
  }

  static SearchSettings search_settings(const EngineOptions& options) {
    SearchSettings settings;
    settings.box_ratio = options.box_ratio;
    settings.cell_size = options.cell_size;
    return settings;
  }

  // ---- energy ----------------------------------------------------------------------------

  void measure_held(EnergyHeld& held) {
    const int n = work_.body_count();
    work_.spare.resize(n);
    work_.with_inertia([&](const auto& inertia) {
      work_.exec.for_each(n, BodyEnergy{work_.body_view(), inertia, work_.model.gravity,
                                        work_.model.cell, work_.spare.data()});
    });
    const Vec3 sums = work_.exec.sum(work_.spare, n);
    held = {};
    held.kinetic_translation = sums.x;
    held.kinetic_rotation = sums.y;
    held.gravity = sums.z;
    const SurfaceEnergy walls =
        energy_of(work_.model.surfaces, work_.model.gravity, work_.header.surfaces);
    held.kinetic_walls = walls.kinetic;
    held.gravity += walls.gravity;
    for_each_interaction([&](auto& i) { i.add_held(work_, held); });
  }

  void add_tallies(Ledger& ledger) {
    Tallies tallies;
    for_each_interaction([&](auto& i) { i.add_tallies(tallies); });
    for_each_field(work_.bodies, [&]<class F>(F& array) {
      if constexpr (F::is(tally)) tallies.add(F::name, array, work_.body_count());
    });
    tallies.add_to(ledger, work_.exec);
  }

  // Moves what contacts and bodies have gathered into the ledger.
  void book() {
    add_tallies(work_.header.ledger);
    interaction<Walls<Work>>().add_wear(work_, work_.header.wear);
    for_each_interaction([&](auto& i) { i.clear_tallies(work_); });
    for_each_field(work_.bodies, [&]<class F>(F& array) {
      if constexpr (F::is(tally))
        work_.exec.for_each(work_.body_count(), Fill<typename F::Value>{array.data()});
    });
  }

  // An engine with tables of its own may have none.
  void count_bonds(Totals& totals) {
    for_each_interaction([&](auto& i) {
      if constexpr (requires { i.count_broken(work_); }) {
        totals.bonds = i.count();
        totals.broken_bonds = i.count_broken(work_);
      }
    });
  }

  // ---- loading: see world/engine_loading.hpp -----------------------------------------------

  void take(const Model& model, const Snapshot& from, bool fresh);
  void take_parts(const HostBodies& bodies);
  void measure_sizes(const std::vector<Real>& radius);
  void relist(const Snapshot& from);
  void put_where_listed(const Snapshot& from);
  std::vector<Vec3> parts_listed() const;

  template <class F>
  void for_each_interaction(F&& f) {
    std::apply([&](auto&... i) { (f(i), ...); }, interactions_);
  }

  static constexpr int sources = std::tuple_size_v<Interactions>;

  Work work_;
  ListMaker<Exec> lists_;
  Interactions interactions_;
  MovingWalls<Work> moving_walls_;
  MovingCell<Work> moving_cell_;
  Guard<Work> guard_;
};

}  // namespace clast

#include "world/engine_loading.hpp"
