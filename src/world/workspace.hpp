// What the phases of a step work on: bodies, shapes, walls and the law, where kernels run.
#pragma once

#include <vector>

#include "base/clock.hpp"
#include "base/profile.hpp"
#include "body/inertia.hpp"
#include "body/parts.hpp"
#include "contact/polyhedra.hpp"
#include "exec/range.hpp"
#include "law/law_traits.hpp"
#include "measure/ledger.hpp"
#include "neighbor/list_maker.hpp"
#include "shape/shape_table.hpp"
#include "world/accumulated_paths.hpp"
#include "world/engine.hpp"
#include "world/host_parts.hpp"
#include "world/wall_arrays.hpp"

namespace clast {

// Adds the time until its end to a phase of the profile.
template <class Exec>
class PhaseTimer {
 public:
  PhaseTimer(Exec& exec, Profile& profile, Phase phase, bool waits)
      : exec_(exec),
        profile_(profile),
        phase_(phase),
        waits_(waits),
        start_(Profile::Clock::now()),
        processor_(processor()) {}
  ~PhaseTimer() {
    if (waits_) exec_.wait();
    profile_.add(phase_, Profile::Clock::now() - start_, processor() - processor_);
  }
  PhaseTimer(const PhaseTimer&) = delete;
  PhaseTimer& operator=(const PhaseTimer&) = delete;

 private:
  double processor() const { return waits_ ? seconds_on_clock(TimeOf::processor) : 0; }

  Exec& exec_;
  Profile& profile_;
  Phase phase_;
  bool waits_;  // until the device is done
  Profile::Clock::time_point start_;
  double processor_;  // time, at the start
};

template <class E, class Tables>
class Workspace {
 public:
  using Exec = E;
  using Space = typename Exec::Space;
  using Laws = typename Tables::Laws;
  using PairKinds = typename Tables::PairKinds;
  using WallKinds = typename Tables::WallKinds;

  template <class... Args>
  explicit Workspace(const EngineOptions& engine_options, Args&&... args)
      : options(engine_options), exec(std::forward<Args>(args)...) {}

  EngineOptions options;
  Exec exec;
  Model model;
  Snapshot header;  // step, time, ledger, surfaces and list bookkeeping; its arrays stay empty
  BodyArrays<Space> bodies;
  PartArrays<Space> parts;  // only with bodies of several parts
  HostParts host_parts;
  ShapeTable<Space> shapes;
  WallArrays<Space> walls;
  Array<Vec3, Space> spare;       // for measures of bodies
  AccumulatedPaths<Space> paths;  // where planes are checked from time to time only
  Profile profile;
  SearchEffort effort;
  std::int64_t core_overlap_steps = 0;           // see Totals
  Real largest_radius = 0, smallest_radius = 0;  // of units
  Real largest_body = 0;                         // its radius
  Real reach = 0;                                // how far contacts can hold on beyond touch

  // ---- what touches, and what moves ---------------------------------------------------------

  // Some bodies have several parts.
  bool has_parts() const { return parts.size() > 0; }
  int body_count() const { return static_cast<int>(bodies.size()); }
  int unit_count() const { return static_cast<int>(unit_arrays().id.size()); }
  const UnitArrays<Space>& unit_arrays() const {
    if (has_parts()) return parts;
    return bodies;
  }
  const std::int32_t* owners() const { return has_parts() ? parts.owner.data() : nullptr; }

  PlacedUnits units() const {
    return {read_only<UnitFields>(unit_arrays()), shapes.entries(), model.cell};
  }
  UnitView body_view() const {
    const UnitArrays<Space>& units = bodies;
    return read_only<UnitFields>(units);
  }
  Carriers carriers() const {
    return {owners(), bodies.position.data(), bodies.velocity.data(), bodies.spin.data(),
            shaped_inertia()};
  }

  // There are bodies that are not spheres.
  bool shaped() const { return !shapes.only_spheres(); }

  // Calls f with how the bodies turn: spheres are cheaper.
  template <class F>
  void with_inertia(F&& f) const {
    if (shaped())
      f(shaped_inertia());
    else
      f(RoundInertia{bodies.mass.data(), bodies.radius.data(), model.shapes.front().inertia.x});
  }
  ShapedInertia shaped_inertia() const {
    return {bodies.mass.data(), bodies.radius.data(), bodies.orientation.data(),
            bodies.shape.data(), shapes.moments()};
  }

  // ---- the law -------------------------------------------------------------------------------

  // Calls f(std::type_identity<Law>) with the law of the scene.
  template <class F>
  void with_law(F&& f) const {
    visit_type(Laws{}, law_number_, f);
  }
  template <class Law>
  PairTable<Law> table() const {
    return {reinterpret_cast<const typename Law::Parameters*>(parameters_.data()),
            model.law.materials};
  }

  void take_law() {
    law_number_ = -1;
    int number = 0;
    for_each_type(Laws{}, [&]<class Law>(std::type_identity<Law>) {
      if (model.law.name == Law::name) take<Law>(number);
      ++number;
    });
    if (law_number_ < 0) throw Error("this engine has no contact law \"" + model.law.name + "\"");
  }

  // Conditions that hold for contacts (base/fields.hpp).
  unsigned holding() const { return holding_; }
  Real overlap_limit() const { return model.limits.overlap; }
  bool by_curvature() const { return model.local_curvature; }
  Real margin() const { return header.margin; }

  bool checks_planes_at_times() const { return model.search == ContactSearch::fcp_published; }

  // ---- effort of searches, where somebody asks for it -----------------------------------------

  // The view of contacts whose searches write down their effort.
  ContactView counted(Contacts<Space>& contacts) {
    ContactView view = view_of(contacts);
    if (!options.count_searches) return view;
    contacts.spare.resize(contacts.size());
    exec.for_each(contacts.size(), Fill<Vec3>{contacts.spare.data()});
    view.effort = contacts.spare.data();
    return view;
  }
  void count_searches(Contacts<Space>& contacts) {
    if (!options.count_searches) return;
    const Vec3 sums = exec.sum(contacts.spare, contacts.size());
    effort.searches += std::llround(sums.x);
    effort.iterations += std::llround(sums.y);
    effort.failures += std::llround(sums.z);
    exec.watch(contacts.size(), MostIterations{contacts.spare.data()}, Watched::iterations);
  }

  // Calls f(view, portion) for one portion of the contacts after the other (exec/range.hpp); what
  // their searches do is counted.
  template <class F>
  void in_portions(Contacts<Space>& contacts, const Items& items, const F& f) {
    const ContactView view = counted(contacts);
    clast::in_portions(items, exec.portion(), [&](const Items& portion) { f(view, portion); });
    count_searches(contacts);
  }

  PhaseTimer<Exec> time(Phase phase) { return {exec, profile, phase, options.time_phases}; }

 private:
  template <class Law>
  void take(int number) {
    law_number_ = number;
    const auto pairs = model.law.template all<Law>();
    const auto* bytes = reinterpret_cast<const std::byte*>(pairs.data());
    parameters_.assign(
        std::vector<std::byte>(bytes, bytes + pairs.size() * sizeof(typename Law::Parameters)));
    reach = 0;
    for (const auto& p : pairs) reach = std::max(reach, clast::reach<Law>(p, largest_radius));
    const bool turning = model.law.rolling || shaped() || !model.cell.open();
    holding_ = (turning ? with_turning : 0u) | (shaped() ? with_shapes : 0u) |
               (remembers<Law> ? with_memory : 0u) | (pulls<Law> ? with_adhesion : 0u) |
               (by_region<Law> && shapes.has_polyhedra() ? with_regions : 0u) |
               (one_spring_per_point<Law> ? with_points : 0u) |
               (by_curvature() ? with_rounding : 0u);
    if (!is_for_shapes<Law> && shaped())
      throw Error("the contact law \"" + model.law.name + "\" is for spheres only");
  }

  Array<std::byte, Space> parameters_;  // Law::Parameters by pair of materials
  int law_number_ = -1;
  unsigned holding_ = 0;
};

}  // namespace clast
