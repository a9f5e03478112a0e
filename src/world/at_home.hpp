// Bodies of a periodic cell as frames and pictures show them: in the box of the cell. The engine
// itself lets them go as far as they go.
#pragma once

#include "world/snapshot.hpp"

namespace clast {

// The same state with every body in the box; velocities are those there.
Snapshot at_home(Snapshot state);

// Walls that span the cell reach beyond it, so that no body sees their ends; they are shown as long
// as the cell.
std::vector<Wall> walls_at_home(const Cell& cell, std::vector<Wall> walls);

}  // namespace clast
