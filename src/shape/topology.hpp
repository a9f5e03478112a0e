// From faces to everything a contact search walks along.
#pragma once

#include "shape/polyhedron.hpp"
#include "shape/surface.hpp"

namespace clast {

// Throws clast::Error unless the faces are planar rings that close a surface like that of a ball:
// every side in exactly two faces, in opposite directions; one ring of faces around every vertex.
void check_closed(const Surface& surface);

// Throws clast::Error unless no vertex lies farther than `tolerance` above a face. The direction of
// a small face is uncertain, so far from it more is allowed.
void check_convex(const Surface& surface, Real tolerance);

// Of a checked surface, or of a plate: two opposite faces of the same vertices.
Polyhedron polyhedron_of(const Surface& surface);

}  // namespace clast
