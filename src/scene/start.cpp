#include "scene/start.hpp"

#include "scene/bonds.hpp"

namespace clast {

void put_in_at_start(const Scene& scene, const Model& model, Snapshot& start,
                     const std::atomic<bool>& stop) {
  insert_at_start(scene, model, start.bodies, stop);
  auto next_id = static_cast<Id>(start.bodies.size());
  scene::break_up_clusters(scene, model.cell, 0, start.bodies, next_id, start.bonds);
  scene::bond_near_bodies(scene, model, scene::before_stages, start);
  scene::bond_near_bodies(scene, model, 0, start);
}

Snapshot starting_state(const Scene& scene, const Model& model, const std::atomic<bool>& stop) {
  Snapshot start;
  put_in_at_start(scene, model, start, stop);
  return start;
}

}  // namespace clast
