// How the engine takes over a model and a state: part of world/engine_on.hpp, which includes it.
#pragma once

#include "world/engine_on.hpp"

namespace clast {

template <class Exec>
void EngineOn<Exec>::take(const Model& model, const Snapshot& from, bool fresh) {
  model_ = model;
  exec_.fetch();  // forget what was watched before
  not_finite_ = exits_ = overlap_seen_ = false;
  header_ = Snapshot{};
  header_.step = from.step;
  header_.time = from.time;
  header_.margin = from.margin;
  header_.lists = from.lists;
  header_.ledger = from.ledger;
  concave_ = any_concave(model.shapes);
  upload_bodies(concave_ ? sorted_by_id(from.bodies) : from.bodies, bodies_);
  pair_array_.assign(model.pairs);
  shapes_.assign(model.shapes, model.inertia);
  take_parts(from.bodies);
  take_walls();
  take_surfaces(from, fresh);
  measure_sizes(concave_ ? host_parts_.radius : from.bodies.radius);
  relist(from);
  if (not_finite_) {  // the next advance says so
    pairs_ = {};
    walls_ = {};
    return;
  }
  const auto place = places_by_id(units().id.values());
  const auto upload = [&](const HostContacts& contacts, bool walls, Contacts<Space>& to) {
    if (concave_)
      upload_contacts(numbered_parts(host_parts_, walls, contacts), place, !walls, memory(), to);
    else
      upload_contacts(contacts, place, !walls, memory(), to);
  };
  upload(from.pairs, false, pairs_);
  upload(from.walls, true, walls_);
}

// Without bodies of several parts, nothing of this runs.
template <class Exec>
void EngineOn<Exec>::take_parts(const HostBodies& bodies) {
  if (!concave_) {
    parts_ = {};
    return;
  }
  host_parts_ = parts_of(sorted_by_id(bodies), model_.shapes);
  upload_parts(host_parts_, parts_);
  place_parts();
}

// Finite walls are plates to polyhedra.
template <class Exec>
void EngineOn<Exec>::take_walls() {
  std::vector<Wall> walls = model_.walls;
  if (shaped()) wall_shapes_.assign(flat_shapes_of(walls, model_.wall_corners));
  has_facets_ = std::any_of(walls.begin(), walls.end(),
                            [](const Wall& w) { return w.kind == Wall::polygon; });
  plates_join_ = std::count_if(walls.begin(), walls.end(),
                               [](const Wall& w) { return w.kind != Wall::plane; }) > 1;
  still_walls_.assign(walls);
  wall_array_.resize(walls.size());
  corner_array_.assign(model_.wall_corners);
  wall_cells_.assign(make_wall_cells(walls, model_.wall_corners));
}

template <class Exec>
void EngineOn<Exec>::take_surfaces(const Snapshot& from, bool fresh) {
  HostSurfaces& surfaces = header_.surfaces = from.surfaces;
  while (surfaces.size() < model_.surfaces.size()) add_surface(surfaces, from.time);
  surfaces_move_ = any_moves(model_.surfaces);
  const std::vector<std::int32_t> places = places_by_id(from.bodies.id);
  Real mass = 0;
  for (const std::int32_t place : places)
    if (place >= 0) mass += from.bodies.mass[place];
  if (fresh) choose_masses(model_.surfaces, mass, model_.dt, surfaces);
  force_by_id_.assign(std::vector<Vec3>(concave_ ? host_parts_.size() : places.size()));
  place_walls(from.listed_at >= 0 ? listed_frames_of(model_.surfaces, surfaces)
                                  : frames_of(model_.surfaces, surfaces));
}

template <class Exec>
void EngineOn<Exec>::measure_sizes(const std::vector<Real>& radius) {
  largest_radius_ = 0;
  smallest_radius_ = radius.empty() ? 1 : radius.front();
  for (const Real r : radius) {
    largest_radius_ = std::max(largest_radius_, r);
    smallest_radius_ = std::min(smallest_radius_, r);
  }
  if (options_.margin > 0)
    header_.margin = options_.margin;
  else if (header_.margin == 0)
    header_.margin = 0.1 * smallest_radius_;
}

// A resumed run gets the very list it was stopped with: made from the positions of that time.
template <class Exec>
void EngineOn<Exec>::relist(const Snapshot& from) {
  const bool resumed = from.listed_at >= 0;
  if (resumed) put_where_listed(from);
  const HostSurfaces surfaces = header_.surfaces;
  renew_lists();
  if (!resumed || not_finite_) return;
  header_.surfaces = surfaces;
  place_walls(frames_of(model_.surfaces, header_.surfaces));
  --header_.lists;
  header_.listed_at = from.listed_at;
  const auto place = places_by_id(from.bodies.id);
  std::vector<Vec3> position;
  for (const Id id : bodies_.id.values()) position.push_back(from.bodies.position[place[id]]);
  bodies_.position.assign(position);
  place_parts();
}

template <class Exec>
void EngineOn<Exec>::put_where_listed(const Snapshot& from) {
  if (!concave_) {
    bodies_.position.assign(from.bodies.listed);
    return;
  }
  if (from.parts_listed.size() != host_parts_.size())
    throw Error("the state knows another number of parts of bodies: damaged state");
  bodies_.position.assign(sorted_by_id(from.bodies).listed);
  parts_.position.assign(from.parts_listed);
}

}  // namespace clast
