// How the engine takes over a model and a state: part of world/engine_on.hpp, which includes it.
#pragma once

#include "world/engine_on.hpp"

namespace clast {

template <class Exec, class Tables>
void EngineOn<Exec, Tables>::take(const Model& model, const Snapshot& from, bool fresh) {
  work_.model = model;
  work_.exec.fetch();  // forget what was watched before
  guard_.forget();
  work_.header = Snapshot{};
  work_.header.step = from.step;
  work_.header.time = from.time;
  work_.header.margin = from.margin;
  work_.header.lists = from.lists;
  work_.header.ledger = from.ledger;
  work_.header.extra = from.extra;
  work_.header.wear = from.wear;
  work_.header.wear.resize(model.wear.size());
  work_.shapes.assign(model.shapes);
  take_parts(from.bodies);
  measure_sizes(work_.unit_arrays().radius.values());
  work_.largest_body = 0;
  for (const Real r : from.bodies.radius) work_.largest_body = std::max(work_.largest_body, r);
  work_.take_law();
  work_.walls.assign(model.walls, model.wall_corners, never_moving(model.surfaces, from.surfaces),
                     model.cell, work_.shaped(),
                     model.search == ContactSearch::fast_common_plane_2d);
  moving_cell_.take(work_, from);
  moving_walls_.take(work_, from, fresh);
  for_each_interaction([&](auto& i) { i.prepare(work_); });
  relist(from);
  if (guard_.lists_failed()) {  // the next advance says so
    for_each_interaction([&](auto& i) { i.prepare(work_); });
    return;
  }
  const auto slots = slots_by_id(work_.unit_arrays().id.values());
  for_each_interaction([&](auto& i) {
    i.load(work_, from, work_.has_parts() ? &work_.host_parts : nullptr, slots);
  });
}

// With bodies of several parts, bodies are stored by id. Without, nothing of parts is there.
template <class Exec, class Tables>
void EngineOn<Exec, Tables>::take_parts(const HostBodies& bodies) {
  work_.parts = {};
  work_.host_parts = {};
  if (!any_concave(work_.model.shapes)) return upload_bodies(bodies, work_.bodies);
  const HostBodies sorted = sorted_by_id(bodies);
  upload_bodies(sorted, work_.bodies);
  work_.host_parts = parts_of(sorted, work_.model.shapes);
  upload_parts(work_.host_parts, work_.parts);
  place_parts();
}

template <class Exec, class Tables>
void EngineOn<Exec, Tables>::measure_sizes(const std::vector<Real>& radius) {
  work_.largest_radius = 0;
  work_.smallest_radius = radius.empty() ? 1 : radius.front();
  for (const Real r : radius) {
    work_.largest_radius = std::max(work_.largest_radius, r);
    work_.smallest_radius = std::min(work_.smallest_radius, r);
  }
  if (work_.options.margin > 0)
    work_.header.margin = work_.options.margin;
  else if (work_.header.margin == 0)
    work_.header.margin = 0.1 * work_.smallest_radius;
}

// A resumed run gets the very list it was stopped with: made from the positions of that time.
template <class Exec, class Tables>
void EngineOn<Exec, Tables>::relist(const Snapshot& from) {
  const bool resumed = from.listed_at >= 0;
  if (resumed) put_where_listed(from);
  const HostSurfaces surfaces = work_.header.surfaces;
  const CellState cell = work_.header.cell;
  renew_lists();
  if (!resumed || guard_.lists_failed()) return;
  work_.header.surfaces = surfaces;
  work_.header.cell = cell;
  moving_walls_.place_now(work_);
  --work_.header.lists;
  work_.header.listed_at = from.listed_at;
  const auto slot = slots_by_id(from.bodies.id);
  std::vector<Vec3> position;
  for (const Id id : work_.bodies.id.values()) position.push_back(from.bodies.position[slot[id]]);
  work_.bodies.position.assign(position);
  place_parts();
}

template <class Exec, class Tables>
void EngineOn<Exec, Tables>::put_where_listed(const Snapshot& from) {
  if (!work_.has_parts()) {
    work_.bodies.position.assign(from.bodies.listed);
    return;
  }
  if (from.parts_listed.size() != work_.host_parts.size())
    throw DamagedState("it knows another number of parts of bodies");
  work_.bodies.position.assign(sorted_by_id(from.bodies).listed);
  work_.parts.position.assign(from.parts_listed);
}

// By number.
template <class Exec, class Tables>
std::vector<Vec3> EngineOn<Exec, Tables>::parts_listed() const {
  const auto listed = work_.parts.listed.values();
  std::vector<Vec3> by_number;
  for (const std::int32_t slot : work_.parts.slot.values()) by_number.push_back(listed[slot]);
  return by_number;
}

}  // namespace clast
