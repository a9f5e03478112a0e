// How thin a shape is. What moves by more than its thickness in one step may pass through a plate
// without touching it.
#pragma once

#include "shape/assembly.hpp"

namespace clast {

// Half of the least width of a convex polyhedron, between two parallel planes. Of one with very
// many edges the distance of the nearest face from the centroid, which is less.
Real half_width(const Polyhedron& p);

// The same of a polygon in the plane y = 0, within that plane.
Real half_width_in_plane(const Polyhedron& polygon);

// Of the thinnest part of a body, as a part of its bounding radius. Parts that stick out meet
// others alone.
Real half_thickness(const Assembly& shape);

}  // namespace clast
