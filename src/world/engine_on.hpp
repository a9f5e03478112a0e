// The engine on one device: the step, and what surrounds it. Instantiated for the CPU in
// engine_cpu.cpp and for the GPU in engine_cuda.cu.
#pragma once

#include <cmath>

#include "body/gather.hpp"
#include "boundary/moving.hpp"
#include "boundary/plate.hpp"
#include "contact/polyhedra.hpp"
#include "contact/polyhedron_on_wall.hpp"
#include "contact/sphere_on_wall.hpp"
#include "measure/energy.hpp"
#include "move/leapfrog.hpp"
#include "neighbor/pair_list.hpp"
#include "shape/shape_table.hpp"
#include "world/diagnosis.hpp"
#include "world/engine.hpp"
#include "world/part_transfer.hpp"
#include "world/transfer.hpp"

namespace clast {

template <class Exec>
class EngineOn final : public Engine {
  using Space = typename Exec::Space;

  // What the loops report, see Exec::watch.
  enum Slot { moved, pair_overlap, wall_overlap, fastest, outside, broken, extent, iterations };

 public:
  template <class... Args>
  explicit EngineOn(const EngineOptions& options, Args&&... args)
      : options_(options),
        exec_(std::forward<Args>(args)...),
        lists_(exec_, options.search, search_settings(options)) {}

  void load(const Model& model, const Snapshot& from, bool fresh) override {
    exec_.enter([&] {
      take(model, from, fresh);
      if (!fresh || not_finite_) return;
      find_forces(0);  // accelerations for the first half kick; nothing moves
      gather(0);
      for_driven([&](std::size_t s, const Vec3& force) { header_.surfaces.force[s] = force; });
    });
  }

  Outcome advance(std::int64_t steps) override {
    Outcome outcome;
    exec_.enter([&] {
      while (outcome.steps < steps && going_on(outcome)) {
        step();
        ++outcome.steps;
      }
      exec_.fetch();
      check_overlap(outcome);
      exec_.wait();
    });
    return outcome;
  }

  Snapshot snapshot() override {
    Snapshot out = header_;
    exec_.enter([&] {
      exec_.wait();
      download_bodies(bodies_, out.bodies);
      const std::vector<Id> ids = units().id.values();
      download_contacts(pairs_, ids, true, memory(), out.pairs);
      download_contacts(walls_, ids, false, memory(), out.walls);
      if (concave_) download_parts(parts_, host_parts_, out);
    });
    return out;
  }

  Ledger measure(bool book) override {
    Ledger ledger;
    exec_.enter([&] {
      const Timer t(*this, Phase::observe);
      if (book) this->book();
      ledger = header_.ledger;
      measure_held(ledger.held);
      if (!book) add_gathered(ledger);
      ledger.note_exchange();
    });
    return ledger;
  }

  void give(Real EnergyGiven::*account, Real amount) override {
    header_.ledger.given.*account += amount;
  }

  void note_exchanged(Real energy) override { header_.ledger.exchanged = energy; }

  Totals totals() override {
    Totals t;
    exec_.enter([&] {
      t.contacts = count_touching(pairs_);
      t.wall_contacts = count_touching(walls_);
      exec_.fetch();
      exec_.watch(count(), SquaredSpeed{bodies_.velocity.data()}, fastest);
      exec_.fetch();
      t.fastest = std::sqrt(std::max(Real{0}, exec_.watched(fastest)));
    });
    t.pairs = pairs_.size();
    t.lists = header_.lists;
    t.margin = header_.margin;
    t.search_bytes = lists_.bytes();
    t.search = lists_.used();
    t.search_warning = lists_.warning();
    t.contact_search = effort_;
    t.bytes = pairs_.bytes() + walls_.bytes() + t.search_bytes;
    visit_arrays(bodies_, [&](const char*, auto& array) { t.bytes += array.bytes(); });
    visit_arrays(parts_, [&](const char*, auto& array) { t.bytes += array.bytes(); });
    return t;
  }

  std::vector<WallLoad> wall_loads() override {
    std::vector<WallLoad> loads(model_.walls.size());
    exec_.enter([&] {
      const int n = walls_.size();
      walls_.spare_vec3.resize(n);
      exec_.for_each(n, OnWall{bodies_.position.data(), owners(), contact_view(walls_), wall_view(),
                               walls_.spare_vec3.data()});
      exec_.wait();
      const auto wall = walls_.second.values();
      const auto force = walls_.force.values(), torque = walls_.spare_vec3.values();
      for (int k = 0; k < n; ++k) {
        loads[wall[k]].force += force[k];
        loads[wall[k]].torque += torque[k];
      }
    });
    return loads;
  }

  const HostSurfaces& surfaces() const override { return header_.surfaces; }
  const Profile& profile() const override { return profile_; }
  std::string describe() const override { return exec_.describe(); }
  std::string instruction_set() const override { return exec_.instruction_set(); }

 private:
  // ---- the step -------------------------------------------------------------------------

  void step() {
    damp_globally();
    kick_and_drift();
    move_surfaces();
    if (list_is_stale()) renew_lists();
    find_forces(model_.dt);
    gather(model_.dt);
    kick_surfaces();
    ++header_.step;
    header_.time = static_cast<Real>(header_.step) * model_.dt;
  }

  void damp_globally() {
    if (model_.global_damping == 0) return;
    const Timer t(*this, Phase::move);
    with_inertia([&](const auto& inertia) {
      exec_.for_each(count(), GlobalDamping{bodies_.velocity.data(), bodies_.spin.data(),
                                            bodies_.dragged.data(), inertia,
                                            std::exp(-model_.global_damping * model_.dt)});
    });
  }

  void kick_and_drift() {
    const Timer t(*this, Phase::move);
    with_inertia([&](const auto& inertia) {
      exec_.watch(count(),
                  KickAndDrift{bodies_.position.data(), bodies_.orientation.data(),
                               bodies_.velocity.data(), bodies_.spin.data(),
                               bodies_.acceleration.data(), bodies_.angular_acceleration.data(),
                               bodies_.listed.data(), bodies_.travelled.data(), inertia, model_.dt},
                  moved);
    });
    place_parts();
    exec_.fetch();
  }

  // Parts of bodies follow them.
  void place_parts() {
    if (!concave_) return;
    exec_.watch(
        unit_count(),
        PlaceParts{parts_.owner.data(), parts_.shape.data(), shapes_.entries(),
                   bodies_.position.data(), bodies_.orientation.data(), bodies_.velocity.data(),
                   bodies_.spin.data(), bodies_.radius.data(), parts_.radius.data(),
                   parts_.listed.data(), parts_.travelled.data(), parts_.position.data(),
                   parts_.orientation.data(), parts_.velocity.data(), parts_.spin.data()},
        moved);
  }

  // Walls that move, on the host; kernels see their frames and put their flat pieces in place.
  void move_surfaces() {
    if (!surfaces_move_) return;
    const Timer t(*this, Phase::boundary);
    const DriveEnergy energy =
        drift_surfaces(model_.surfaces, model_.gravity, header_.time, model_.dt, header_.surfaces);
    header_.ledger.taken.wall_damping += energy.damped;
    place_walls(frames_of(model_.surfaces, header_.surfaces));
  }

  // Two bodies that came closer by the margin may touch without being listed, and so may a body
  // and a wall: each may move by half of it.
  bool list_is_stale() const {
    if (exec_.watched(moved) > square(0.5 * header_.margin)) return true;
    return surfaces_move_ && moved_since_listed(model_.surfaces, header_.surfaces, lists_.low(),
                                                lists_.high()) > 0.5 * header_.margin;
  }

  void find_forces(Real dt) {
    with_law([&]<class Law>(Law) { find_forces_of<Law>(dt); });
  }

  void gather(Real dt) {
    const Timer t(*this, Phase::gather);
    const auto kernel = [&](const auto& inertia) {
      return GatherAndKick{source(pairs_),
                           source(walls_),
                           bodies_.velocity.data(),
                           bodies_.spin.data(),
                           bodies_.acceleration.data(),
                           bodies_.angular_acceleration.data(),
                           inertia,
                           model_.gravity,
                           dt};
    };
    if (concave_)
      exec_.for_each(count(), GatherPartsAndKick{kernel(shaped_inertia()), parts_.row.data(),
                                                 parts_.place.data()});
    else
      with_inertia([&](const auto& inertia) { exec_.for_each(count(), kernel(inertia)); });
  }

  // The second half kick of walls that forces drive.
  void kick_surfaces() {
    for_driven([&](std::size_t s, const Vec3& force) {
      header_.ledger.given.walls += kick_surface(model_.surfaces[s], model_.gravity, force,
                                                 header_.time, model_.dt, s, header_.surfaces)
                                        .worked;
    });
  }

  // Calls f(s, contact force) for every surface that forces drive.
  template <class F>
  void for_driven(F&& f) {
    for (std::size_t s = 0; s < model_.surfaces.size(); ++s) {
      if (model_.surfaces[s].driven() == nullptr) continue;
      const Timer t(*this, Phase::boundary);
      exec_.for_each(unit_count(),
                     ForceOnSurface{units().id.data(), walls_.row.data(), walls_.second.data(),
                                    walls_.force.data(), wall_array_.data(),
                                    static_cast<std::int32_t>(s), force_by_id_.data()});
      f(s, exec_.sum(force_by_id_, static_cast<int>(force_by_id_.size())));
    }
  }

  void place_walls(const std::vector<SurfaceFrame>& frames) {
    frame_array_.assign(frames);
    exec_.for_each(static_cast<int>(model_.walls.size()),
                   PlaceWalls{still_walls_.data(), frame_array_.data(), wall_array_.data()});
  }

  // ---- contacts: one loop per kind of shape pair -------------------------------------------

  template <class Law>
  void find_forces_of(Real dt) {
    if (shaped())
      find_forces_of_shapes<Law>(dt);
    else if (model_.rolling)
      find_forces_of<Law, true>(dt);
    else
      find_forces_of<Law, false>(dt);
  }

  template <class Law, bool Rolling>
  void find_forces_of(Real dt) {
    const Timer t(*this, Phase::contact);
    const Real limit = model_.limits.overlap;
    const ContactView pairs = contact_view(pairs_);
    if (model_.materials == 1)
      exec_.watch(pairs_.size(),
                  SphereOnSphere<Law, Rolling, true>{unit_view(), pairs, table(), limit, dt},
                  pair_overlap);
    else
      exec_.watch(pairs_.size(),
                  SphereOnSphere<Law, Rolling, false>{unit_view(), pairs, table(), limit, dt},
                  pair_overlap);
    pass_on_facets();
    exec_.watch(walls_.size(),
                SphereOnWall<Law, Rolling>{unit_view(), contact_view(walls_), walls_.row.data(),
                                           table(), wall_view(), limit, dt},
                wall_overlap);
  }

  void pass_on_facets() {
    if (!has_facets_) return;
    exec_.for_each(unit_count(), PassOnFacets{unit_view(), contact_view(walls_), walls_.row.data(),
                                              wall_view(), units().shape.data(), turning()});
  }

  // Scenes with other shapes than spheres: first those that are spheres, then the others.
  template <class Law>
  void find_forces_of_shapes(Real dt) {
    push_round<Law>(dt);
    with_search([&]<class Search>(Search) { find_planes<Search>(); });
    if constexpr (!by_volume<Law>) join_plates();
    push_shaped<Law>(dt);
  }

  template <class Kernel>
  void watch_listed(const Kernel& kernel, const Array<std::int32_t, Space>& list, int slot) {
    exec_.watch(static_cast<int>(list.size()), Listed{kernel, list.data()}, slot);
  }

  template <class Law>
  void push_round(Real dt) {
    const Timer t(*this, Phase::contact);
    const Real limit = model_.limits.overlap;
    watch_listed(
        SphereOnSphere<Law, true, false>{unit_view(), contact_view(pairs_), table(), limit, dt},
        pairs_.round, pair_overlap);
    pass_on_facets();
    watch_listed(SphereOnWall<Law, true>{unit_view(), contact_view(walls_), walls_.row.data(),
                                         table(), wall_view(), limit, dt},
                 walls_.round, wall_overlap);
  }

  template <class Law>
  void push_shaped(Real dt) {
    const Timer t(*this, Phase::contact);
    const Real limit = model_.limits.overlap;
    push_apart<Law>(dt);
    watch_listed(PushOffWall<Law>{unit_view(), shape_view(), carriers(), contact_view(walls_),
                                  patch_view(walls_), table(), walls_.row.data(), wall_view(),
                                  wall_shapes_.entries(), limit, dt},
                 walls_.shaped, wall_overlap);
  }

  void join_plates() {
    if (!plates_join_) return;
    const Timer t(*this, Phase::contact);
    exec_.for_each(unit_count(),
                   JoinPlates{{unit_view(), shape_view(), walls_.second.data(), walls_.row.data(),
                               wall_view(), wall_shapes_.entries()},
                              contact_view(walls_),
                              patch_view(walls_)});
  }

  // Most pairs that touch do so at one point, and these are cheaper.
  template <class Law>
  void push_apart(Real dt) {
    const FoundPlane* found = pairs_.found.data();
    const Real* pressed = pairs_.extent.data();
    const auto push = [&](const auto& pick, const auto& kernel) {
      exec_.watch_picked(pairs_.shaped, pick, kernel, pair_overlap);
    };
    const Real limit = model_.limits.overlap;
    const ContactView contacts = contact_view(pairs_);
    const PatchView patches = patch_view(pairs_);
    const PushApart<Law> at_any{unit_view(), shape_view(), carriers(), contacts,
                                patches,     table(),      limit,      dt};
    if constexpr (by_volume<Law>) {
      push(AtAnyPoint{found, pressed}, at_any);
    } else {
      exec_.for_each_picked(pairs_.shaped, AtSeveralPoints{found},
                            FindPoint{unit_view(), shape_view(), contacts, patches});
      const AtOnePoint at_one{found, pressed};
      if (concave_)
        push(at_one, PushAtPoint<Law, true>{unit_view(), carriers(), contacts, patches, table(),
                                            limit, dt});
      else
        push(at_one, PushAtPoint<Law, false>{unit_view(), carriers(), contacts, patches, table(),
                                             limit, dt});
      push(AtSeveralPoints{found}, at_any);
    }
  }

  template <class Search>
  void find_planes() {
    check_apart<typename Search::WhileApart>();
    if (options_.count_searches) begin_count();
    search_planes<Search>();
    if (options_.count_searches) count_searches();
  }

  // What a pair may come closer by until the list is made anew is the tolerance of the search too:
  // bodies farther apart than that are no potential contact (FCP, sections 3 and 6.3).
  template <class WhileApart>
  void check_apart() {
    const Timer t(*this, Phase::apart);
    exec_.for_each(static_cast<int>(pairs_.shaped.size()),
                   Listed{CheckApart<WhileApart>{unit_view(), shape_view(), contact_view(pairs_),
                                                 patch_view(pairs_), header_.margin},
                          pairs_.shaped.data()});
  }

  template <class Search>
  void search_planes() {
    const Timer t(*this, Phase::search);
    exec_.for_each_picked(
        pairs_.shaped, ToBeSearched{pairs_.found.data()},
        FindPlanes<Search>{unit_view(), shape_view(), contact_view(pairs_), patch_view(pairs_)});
    const auto look_at_walls = [&](const auto& kernel) {
      exec_.for_each(static_cast<int>(walls_.shaped.size()), Listed{kernel, walls_.shaped.data()});
    };
    if (model_.law == LawKind::volume)
      look_at_walls(FindWallOverlaps{unit_view(), shape_view(), contact_view(walls_),
                                     patch_view(walls_), wall_array_.data(),
                                     wall_shapes_.entries()});
    else
      look_at_walls(FindWallPlanes<Search>{unit_view(), shape_view(), contact_view(walls_),
                                           patch_view(walls_), wall_array_.data(),
                                           wall_shapes_.entries(), header_.margin});
  }

  // What the searches of a step write down, zero where there was none.
  void begin_count() {
    for (Contacts<Space>* contacts : {&pairs_, &walls_}) {
      contacts->spare_vec3.resize(contacts->size());
      exec_.for_each(contacts->size(), Fill<Vec3>{contacts->spare_vec3.data()});
    }
  }
  void count_searches() {
    for (Contacts<Space>* contacts : {&pairs_, &walls_}) {
      const Vec3 sums = exec_.sum(contacts->spare_vec3, contacts->size());
      effort_.searches += std::llround(sums.x);
      effort_.iterations += std::llround(sums.y);
      effort_.failures += std::llround(sums.z);
      exec_.watch(contacts->size(), MostIterations{contacts->spare_vec3.data()}, iterations);
    }
  }

  // Calls f with the law, or with the contact search, of the scene.
  template <class F>
  void with_law(F&& f) {
    switch (model_.law) {
      case LawKind::hertz_mindlin:
        return f(HertzMindlin{});
      case LawKind::linear:
        return f(Linear{});
      case LawKind::bloks3d:
        return f(Bloks3d{});
      case LawKind::volume:
        return f(Volume{});
    }
  }
  template <class F>
  void with_search(F&& f) {
    switch (model_.search) {
      case ContactSearch::common_plane:
        return f(CommonPlaneSearch{});
      case ContactSearch::fast_common_plane:
        return f(FastSearch{});
      case ContactSearch::shortest_link:
        return f(LinkSearch{});
      case ContactSearch::conventional:
        return f(ConventionalSearch{});
      case ContactSearch::fast_common_plane_2d:
        return f(FlatSearch{});
    }
  }

  // ---- pair lists ------------------------------------------------------------------------

  void renew_lists() {
    const Timer t(*this, Phase::neighbor);
    if (header_.listed_at >= 0) {
      keep_overlap_watch();
      book();
      adapt_margin();
    }
    if (!all_finite()) {
      not_finite_ = true;
      return;
    }
    lists_.measure_extent(units(), extent);
    watch_domain();
    const int n = unit_count();
    const bool cells = with_cells();
    const bool had_list = header_.listed_at >= 0;
    if (concave_)
      lists_.sort(parts_, smallest_radius_, largest_radius_, header_.margin, cells);
    else
      lists_.sort(bodies_, smallest_radius_, largest_radius_, header_.margin, cells);
    note_positions(bodies_);
    if (concave_) note_positions(parts_);
    const BoundView bounds{units().id.data(), units().position.data(), units().radius.data(),
                           header_.margin, owners()};
    lists_.find_pairs(bounds, n, cells, pairs_);
    lists_.carry_memory(pairs_, false, turning(), shaped(), had_list);
    lists_.find_walls(bounds, n, wall_cells_.candidates(wall_view()), walls_);
    lists_.carry_memory(walls_, true, turning(), shaped(), had_list);
    if (shaped()) {
      lists_.sort_by_kind(pairs_, false, units().shape.data());
      lists_.sort_by_kind(walls_, true, units().shape.data());
    }
    header_.surfaces.listed_shift = header_.surfaces.shift;
    header_.surfaces.listed_turn = header_.surfaces.turn;
    header_.listed_at = header_.step;
    ++header_.lists;
  }

  void note_positions(Units<Space>& units) {
    const int n = static_cast<int>(units.size());
    exec_.for_each(n, Copy<Vec3>{units.position.data(), units.listed.data()});
    if (!shaped()) return;
    units.travelled.resize(n);
    exec_.for_each(n, Fill<Real>{units.travelled.data()});
  }

  static SearchSettings search_settings(const EngineOptions& options) {
    SearchSettings settings;
    settings.box_ratio = options.box_ratio;
    settings.cell_size = options.cell_size;
    return settings;
  }

  // Whether bodies are stored cell by cell. Sorted lists along the axes (dess) live from bodies
  // that stay where they are.
  bool with_cells() const {
    if (options_.search == "all_pairs" || options_.search == "dess") return false;
    return options_.search == "cell_keys" || unit_count() > PairListMaker<Exec>::few;
  }

  // A list that lasts less than 12 steps wants a larger margin, one that lasts more than 60 a
  // smaller one. Results do not depend on it.
  void adapt_margin() {
    if (options_.margin > 0) return;
    const auto lasted = header_.step - header_.listed_at;
    if (lasted < 12) header_.margin = std::min(1.4 * header_.margin, 0.5 * largest_radius_);
    if (lasted > 60) header_.margin = std::max(0.75 * header_.margin, 0.02 * smallest_radius_);
  }

  // ---- guard -----------------------------------------------------------------------------

  // True while nothing is wrong. Numbers that are no numbers count as far away, so they end in
  // renew_lists, which looks closer.
  bool going_on(Outcome& outcome) {
    if (not_finite_) outcome.fault = diagnose_not_finite(snapshot_now());
    check_overlap(outcome);
    if (exits_) {
      exits_ = false;
      outcome.left_domain = bodies_outside(model_, snapshot_now());
      if (model_.domain.on_exit == OnExit::stop && !outcome.left_domain.empty())
        outcome.fault = diagnose_left_domain(model_, snapshot_now(), outcome.left_domain);
    }
    return !outcome.fault && outcome.left_domain.empty();
  }

  void check_overlap(Outcome& outcome) {
    const Real worst = larger(exec_.watched(pair_overlap), exec_.watched(wall_overlap));
    note_iterations();
    if (!outcome.fault && (worst > 0 || overlap_seen_))
      outcome.fault = diagnose_overlap(model_, snapshot_now());
  }

  // Fetching inside renew_lists would lose what the last contact loops reported.
  void keep_overlap_watch() {
    overlap_seen_ |= larger(exec_.watched(pair_overlap), exec_.watched(wall_overlap)) > 0;
    note_iterations();
  }

  void note_iterations() {
    if (exec_.watched(iterations) > static_cast<Real>(effort_.most_iterations))
      effort_.most_iterations = std::llround(exec_.watched(iterations));
  }

  bool all_finite() {
    exec_.watch(count(),
                NotFinite{bodies_.position.data(), bodies_.velocity.data(), bodies_.spin.data()},
                broken);
    exec_.fetch();
    return !(exec_.watched(broken) > 0);
  }

  void watch_domain() {
    if (model_.domain.on_exit == OnExit::keep) return;
    exec_.watch(count(),
                OutsideDomain{bodies_.position.data(), model_.domain.low, model_.domain.high},
                outside);
    exec_.fetch();
    exits_ = exec_.watched(outside) > 0;
  }

  Snapshot snapshot_now() { return snapshot(); }

  // ---- energy ----------------------------------------------------------------------------

  void measure_held(EnergyHeld& held) {
    Array<Vec3, Space>& energy = lists_.spare(count());
    with_inertia([&](const auto& inertia) {
      exec_.for_each(count(), BodyEnergy{body_view(), inertia, model_.gravity, energy.data()});
    });
    const Vec3 sums = exec_.sum(energy, count());
    held = {};
    held.kinetic_translation = sums.x;
    held.kinetic_rotation = sums.y;
    held.gravity = sums.z;
    const SurfaceEnergy walls = energy_of(model_.surfaces, model_.gravity, header_.surfaces);
    held.kinetic_walls = walls.kinetic;
    held.gravity += walls.gravity;
    for (Contacts<Space>* contacts : {&pairs_, &walls_}) {
      with_law([&]<class Law>(Law) { add_elastic<Law>(*contacts, held); });
    }
  }

  template <class Law>
  void add_elastic(Contacts<Space>& contacts, EnergyHeld& held) {
    const int n = contacts.size();
    contacts.spare_vec3.resize(n);
    exec_.for_each(n, ContactEnergy<Law>{unit_view(), contact_view(contacts), table(),
                                         &contacts == &walls_ ? wall_array_.data() : nullptr,
                                         turning(), shaped() ? contacts.patch.data() : nullptr,
                                         units().shape.data(), contacts.spare_vec3.data()});
    const Vec3 sums = exec_.sum(contacts.spare_vec3, n);
    held.elastic_normal += sums.x;
    held.elastic_shear += sums.y;
    held.elastic_rolling += sums.z;
  }

  void add_gathered(Ledger& ledger) {
    EnergyTaken& taken = ledger.taken;
    for (Contacts<Space>* contacts : {&pairs_, &walls_}) {
      taken.damping += exec_.sum(contacts->damped, contacts->size());
      taken.friction += exec_.sum(contacts->rubbed, contacts->size());
      if (turning()) taken.rolling += exec_.sum(contacts->rolled, contacts->size());
    }
    if (model_.global_damping != 0) taken.global_damping += exec_.sum(bodies_.dragged, count());
    if (surfaces_move_) ledger.given.walls += exec_.sum(walls_.worked, walls_.size());
  }

  // Moves what contacts and bodies have gathered into the ledger.
  void book() {
    add_gathered(header_.ledger);
    for (Contacts<Space>* contacts : {&pairs_, &walls_}) {
      exec_.for_each(contacts->size(), Fill<Real>{contacts->damped.data()});
      exec_.for_each(contacts->size(), Fill<Real>{contacts->rubbed.data()});
      if (turning()) exec_.for_each(contacts->size(), Fill<Real>{contacts->rolled.data()});
    }
    exec_.for_each(walls_.size(), Fill<Real>{walls_.worked.data()});
    exec_.for_each(count(), Fill<Real>{bodies_.dragged.data()});
  }

  // Pairs of bodies, or bodies on walls, however many of their parts touch.
  std::int64_t count_touching(Contacts<Space>& contacts) {
    const int n = contacts.size();
    contacts.spare_real.resize(n);
    if (concave_)
      exec_.for_each(
          n, TouchingBodies{contacts.extent.data(), contacts.first.data(), contacts.second.data(),
                            contacts.row.data(), owners(), parts_.row.data(), parts_.place.data(),
                            &contacts == &walls_, contacts.spare_real.data()});
    else
      exec_.for_each(n, Touching{contacts.extent.data(), contacts.spare_real.data()});
    return std::llround(exec_.sum(contacts.spare_real, n));
  }

  // ---- loading: see world/engine_loading.hpp -----------------------------------------------

  void take(const Model& model, const Snapshot& from, bool fresh);
  void take_parts(const HostBodies& bodies);
  void take_walls();
  void take_surfaces(const Snapshot& from, bool fresh);
  void measure_sizes(const std::vector<Real>& radius);
  void relist(const Snapshot& from);
  void put_where_listed(const Snapshot& from);

  // ---- views -----------------------------------------------------------------------------

  // What moves, and what touches: with bodies of several parts, those.
  int count() const { return static_cast<int>(bodies_.size()); }
  int unit_count() const { return static_cast<int>(units().size()); }
  const Units<Space>& units() const {
    if (concave_) return parts_;
    return bodies_;
  }
  const std::int32_t* owners() const { return concave_ ? parts_.owner.data() : nullptr; }

  BodyView body_view() const { return view_of(bodies_); }
  BodyView unit_view() const { return view_of(units()); }
  static BodyView view_of(const Units<Space>& u) {
    return {u.position.data(), u.velocity.data(), u.spin.data(),
            u.radius.data(),   u.mass.data(),     u.material.data()};
  }
  Carriers carriers() const {
    return {owners(), bodies_.position.data(), bodies_.velocity.data(), bodies_.spin.data(),
            shaped_inertia()};
  }
  static ContactView contact_view(Contacts<Space>& c) {
    return {c.first.data(),  c.second.data(),   c.shear.data(),    c.extent.data(),
            c.roll.data(),   c.force.data(),    c.damped.data(),   c.rubbed.data(),
            c.rolled.data(), c.torque_a.data(), c.torque_b.data(), c.worked.data()};
  }
  static ForceSource source(const Contacts<Space>& c) {
    return {c.row.data(),      c.force.data(),        c.torque_a.data(),
            c.torque_b.data(), c.incoming_row.data(), c.incoming.data()};
  }
  WallView wall_view() const {
    return {wall_array_.data(), corner_array_.data(), frame_array_.data()};
  }
  // Calls f with how the bodies turn: spheres are cheaper.
  template <class F>
  void with_inertia(F&& f) const {
    if (shaped())
      f(shaped_inertia());
    else
      f(RoundInertia{bodies_.mass.data(), bodies_.radius.data(), model_.inertia});
  }
  ShapedInertia shaped_inertia() const {
    return {bodies_.mass.data(), bodies_.radius.data(), bodies_.orientation.data(),
            bodies_.shape.data(), shapes_.moments()};
  }
  ShapeView shape_view() const {
    return {units().orientation.data(), units().shape.data(), units().travelled.data(),
            shapes_.entries()};
  }
  PatchView patch_view(Contacts<Space>& c) const {
    return {c.patch.data(), c.found.data(), c.clear.data(),
            options_.count_searches ? c.spare_vec3.data() : nullptr};
  }
  // There are bodies that are not spheres.
  bool shaped() const { return !shapes_.round(); }
  // Contacts remember torques.
  bool turning() const { return model_.rolling || shaped(); }
  Remembered memory() const { return {turning(), shaped()}; }
  PairTable table() const { return {pair_array_.data(), model_.materials}; }

  // Adds the time of a phase to the profile.
  class Timer {
   public:
    Timer(EngineOn& engine, Phase phase)
        : engine_(engine), phase_(phase), start_(Profile::Clock::now()) {}
    ~Timer() {
      if (engine_.options_.time_phases) engine_.exec_.wait();
      engine_.profile_.add(phase_, Profile::Clock::now() - start_);
    }
    Timer(const Timer&) = delete;
    Timer& operator=(const Timer&) = delete;

   private:
    EngineOn& engine_;
    Phase phase_;
    Profile::Clock::time_point start_;
  };

  EngineOptions options_;
  Exec exec_;
  PairListMaker<Exec> lists_;
  Model model_;
  Snapshot header_;  // step, time, ledger and list bookkeeping; its arrays stay empty
  Bodies<Space> bodies_;
  bool concave_ = false;  // some bodies have several parts
  Parts<Space> parts_;
  HostParts host_parts_;
  Contacts<Space> pairs_, walls_;
  Array<Wall, Space> still_walls_, wall_array_;  // where the scene put them, and where they are
  Array<SurfaceFrame, Space> frame_array_;       // by Wall::surface + 1
  Array<Vec3, Space> corner_array_, force_by_id_;
  WallCellArrays<Space> wall_cells_;
  bool surfaces_move_ = false, has_facets_ = false, plates_join_ = false;
  Array<PairParameters, Space> pair_array_;
  ShapeTable<Space> shapes_, wall_shapes_;
  Real largest_radius_ = 0, smallest_radius_ = 0;
  bool not_finite_ = false, exits_ = false, overlap_seen_ = false;
  Profile profile_;
  SearchEffort effort_;
};

}  // namespace clast

#include "world/engine_loading.hpp"
