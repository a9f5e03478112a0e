// What a shape is like, in a few numbers.
#pragma once

#include "shape/assembly.hpp"

namespace clast {

struct ShapeMeasures {
  int parts = 0, vertices = 0, edges = 0, faces = 0;
  Real volume = 0;        // with the farthest vertex at distance 1 of the centroid
  Real area = 0;          // of the surface, likewise; where parts touch is inside
  Real aspect_ratio = 1;  // longest to shortest axis of the ellipsoid with the same moments
  Real sphericity = 1;    // surface of the ball of equal volume over surface (Wadell)
};

ShapeMeasures measure(const Assembly& shape);

}  // namespace clast
