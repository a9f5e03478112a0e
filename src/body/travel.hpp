// How far the points of a body may have moved.
#pragma once

#include "base/quat.hpp"

namespace clast {

// The farthest that any point of a body of this radius moved, at most. A turn by t moves a point by
// no more than 2 r sin(t/2) <= 2 r |q - p|, as |q - p| = 2 sin(t/4); and x + y <= sqrt(2 x^2 + 2
// y^2) saves a root.
CLAST_HD Real farthest_moved(const Vec3& shift, const Quat& p, const Quat& q, Real radius) {
  const Real turned = square(q.w - p.w) + square(q.x - p.x) + square(q.y - p.y) + square(q.z - p.z);
  return root(2 * squared_length(shift) + 8 * square(radius) * turned);
}

}  // namespace clast
