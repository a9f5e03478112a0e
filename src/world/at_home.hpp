// Bodies of a periodic cell as frames and pictures show them: in the box of the cell. The engine
// itself lets them go as far as they go.
#pragma once

#include "world/snapshot.hpp"

namespace clast {

// The same state with every body in the box; velocities are those there.
Snapshot at_home(Snapshot state);

}  // namespace clast
