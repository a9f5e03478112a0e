// The local frame of two clusters (Huang 3.2.2): z points from O1 to O2, x stands upright on the
// plane of O, O1 and O2, and the origin is O2.
//
// Where the three lie on one line there is no such plane, and where O1 is O2 there is no z either.
// Any frame finds the same pairs: x is then any direction across z, and z that of space.
#pragma once

#include "base/vec3.hpp"

namespace clast {

struct LocalFrame {
  Vec3 origin, x, y, z;

  Vec3 coordinates(const Vec3& p) const {
    const Vec3 arm = p - origin;
    return {dot(arm, x), dot(arm, y), dot(arm, z)};
  }
};

inline LocalFrame local_frame(const Vec3& o1, const Vec3& o2) {
  constexpr Real no_length = 1e-280;  // squared: below it there are no digits left
  constexpr Real least_sine = 1e-6;   // below it round-off would turn x
  LocalFrame frame;
  frame.origin = o2;
  const Vec3 along = o2 - o1;
  frame.z = squared_length(along) > no_length ? normalized(along) : Vec3{0, 0, 1};
  const Vec3 upright = cross(o1, frame.z);
  if (squared_length(upright) > larger(no_length, square(least_sine) * squared_length(o1))) {
    frame.y = normalized(cross(frame.z, normalized(upright)));
    frame.x = cross(frame.y, frame.z);  // across both, whatever round-off left in `upright`
  } else {
    complete_frame(frame.z, frame.x, frame.y);
  }
  return frame;
}

}  // namespace clast
