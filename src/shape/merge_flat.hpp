// Faces that lie in one plane become one polygon.
#pragma once

#include "shape/surface.hpp"

namespace clast {

// `surface` is closed and consistently oriented. Faces join the largest one they touch whose plane
// passes within `tolerance` of all their vertices; vertices that are no corner of three faces
// vanish. Vertices and faces keep their order. Throws clast::Error when the outline of a merged
// face is not a simple polygon, which happens only to bodies thinner than the tolerance.
Surface merge_flat_faces(const Surface& surface, Real tolerance);

// The same rings, each begun at its lowest vertex, the faces in increasing order of their rings:
// what the result is does not depend on where a face or a list of them began.
void sort_faces(Surface& surface);

// Vertices that no face uses go; the others keep their order.
void drop_unused_vertices(Surface& surface);

}  // namespace clast
