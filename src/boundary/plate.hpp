// Finite flat walls as plates of no thickness, which is what polyhedra see of them.
#pragma once

#include <vector>

#include "boundary/wall.hpp"
#include "shape/build.hpp"

namespace clast {

// One flat prototype per plate, and where it stands: fills shape,
// center, turn and size of the walls.
std::vector<Prototype> flat_shapes_of(std::vector<Wall>& walls, const std::vector<Vec3>& corners);

}  // namespace clast
