// How walls move: along a course that is known in advance, or driven by forces along one axis or
// torques about it; and how their surfaces do while they stay where they are.
#pragma once

#include <vector>

#include "base/vec3.hpp"

namespace clast {

// A point of a path: displacement, and angle about the axis, at a time.
struct PathPoint {
  Real time = 0;
  Vec3 shift;
  Real angle = 0;
};

// One motion of a surface. Times count from the moment it came into force.
struct Motion {
  enum class Kind { velocity, rotation, oscillation, path, servo, free, surface, orbit };

  Kind kind = Kind::velocity;
  Real from = 0, until = infinity;
  Vec3 velocity;
  Vec3 axis{0, 0, 1};  // unit; of rotation, oscillation, path (angle), servo and free
  Real rate = 0;       // of rotation and orbit, and of a surface about the axis [rad/s]
  Vec3 arm;            // orbit: from its centre to the reference point
  // Oscillation: along the axis by an amplitude, or about it by an angle.
  Real amplitude = 0, swing = 0, frequency = 0, phase = 0;
  std::vector<PathPoint> path;  // by increasing time
  bool smooth = false;
  // Driven along the axis: m dv/dt = contact forces + load + m (g + -drag v).
  // Where it turns, the same about the axis: load is a torque, mass a moment of inertia, speeds are
  // angles per time, and weight does not act.
  bool turns = false;
  Real load = 0;     // applied force along the axis
  Real mass = 0;     // 0: that of all bodies
  Real speed = 0;    // servo: with which it moves where nothing resists
  Real damping = 0;  // free: drag per mass [1/s]
  Real max_speed = infinity;
  // Load per area that changes, which the load follows (WallSurface::sides); 0: it is constant.
  Real pressure = 0;
  // Stops: its way along the axis, from where the scene put it, stays between them.
  Real first_stop = -infinity;
  Real last_stop = infinity;

  bool driven() const { return kind == Kind::servo || kind == Kind::free; }
};

// Displacement and rotation (axis times angle) that a prescribed motion has brought by a time.
struct Course {
  Vec3 shift, turn;
  Vec3 slid, slid_turn;  // of the surface, while the wall stays
};
Course course_at(const Motion& motion, Real time);

// The largest speed of a point at most `reach` away from the reference point.
Real fastest_point(const Motion& motion, Real reach);

}  // namespace clast
