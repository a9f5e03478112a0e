// What kernels know of a shape.
#pragma once

#include "shape/polyhedron.hpp"

namespace clast {

// A core and how far a sphere is swept over it, as part of the bounding radius of a body.
struct ShapeEntry {
  PolyhedronView core;
  Real dilation = 0;  // 1 for the sphere, whose core is a point
  // Parts: where they are in the frame of their body. Lengths are parts of the radius of the body.
  Vec3 center;
  Quat turn;
};

}  // namespace clast
