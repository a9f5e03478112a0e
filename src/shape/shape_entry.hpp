// What kernels know of a shape.
#pragma once

#include "shape/polyhedron.hpp"

namespace clast {

// A core and how far a sphere is swept over it. Lengths are parts of the bounding radius of a body,
// moments are per mass and squared radius.
struct ShapeEntry {
  PolyhedronView core;
  Vec3 inertia{0.4, 0.4, 0.4};
  Real dilation = 0;  // 1 for the sphere, whose core is a point
  // Parts: where they are in the frame of their body. Lengths are parts of the radius of the body.
  Vec3 center;
  Quat turn;
};

}  // namespace clast
