#include "world/at_home.hpp"

namespace clast {

Snapshot at_home(Snapshot state) {
  const Cell& cell = state.cell.now;
  if (cell.open()) return state;
  HostBodies& bodies = state.bodies;
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    const Sight home = cell.home(bodies.position[i]);
    bodies.position[i] = home.position(bodies.position[i]);
    bodies.velocity[i] = home.velocity(bodies.velocity[i]);
  }
  return state;
}

std::vector<Wall> walls_at_home(const Cell& cell, std::vector<Wall> walls) {
  const auto shorten = [&](const Vec3& along, Real& half) {
    for (int axis = 0; axis < 3; ++axis)
      if (cell.length[axis] > 0 && larger(along[axis], -along[axis]) > 1 - 1e-9)
        half = smaller(half, 0.5 * cell.length[axis]);
  };
  for (Wall& wall : walls) {
    if (wall.kind != Wall::rectangle) continue;
    shorten(wall.u, wall.half_u);
    shorten(wall.v, wall.half_v);
  }
  return walls;
}

}  // namespace clast
