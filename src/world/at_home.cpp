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

}  // namespace clast
