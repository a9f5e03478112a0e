// Finite flat walls as plates of no thickness, which is what polyhedra see of them.
#pragma once

#include <vector>

#include "boundary/wall.hpp"
#include "shape/build.hpp"

namespace clast {

// One flat prototype per plate, and where it stands: fills shape,
// center, turn and size of the walls.
std::vector<Prototype> flat_shapes_of(std::vector<Wall>& walls, const std::vector<Vec3>& corners);

// The sides of these plates: which plates they meet that never move against them, and how. Those
// are of the same surface, or both never move at all; `never_moves` says so of each surface. Fills
// first_side of the walls. A side that meets several is halved to the one in its plane, or else to
// the one that it has most in common with.
std::vector<PlateSide> sides_of(std::vector<Wall>& walls, const std::vector<Prototype>& shapes,
                                const std::vector<bool>& never_moves);

// The same sides as edges and corners of a surface, for dilated bodies. first_side is to be there.
std::vector<PlateEdge> edges_of(const std::vector<Wall>& walls,
                                const std::vector<Prototype>& shapes,
                                const std::vector<bool>& never_moves);

}  // namespace clast
