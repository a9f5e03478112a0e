// What kernels know of a shape.
#pragma once

#include "shape/core_kind.hpp"
#include "shape/polyhedron.hpp"

namespace clast {

// A core and how far a sphere is swept over it, as part of the bounding radius of a body.
struct ShapeEntry {
  CoreKind kind = CoreKind::polyhedron;
  PolyhedronView core;
  Real dilation = 0;  // 1 for the sphere, whose core is a point
  Vec3 axes;          // halves of the axes of an ellipsoid or a disc, as parts of the radius too
  // Parts: where they are in the frame of their body. Lengths are parts of the radius of the body.
  Vec3 center;
  Quat turn;
};

}  // namespace clast
