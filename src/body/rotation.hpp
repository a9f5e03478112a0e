// Free rotation of a rigid body over one step.
#pragma once

#include "base/quat.hpp"
#include "base/vec3.hpp"

namespace clast {

struct Rotor {
  Quat orientation;
  Vec3 momentum;  // angular, in the principal frame of the body
};

// Turns the body about its principal axis k by the angle momentum_k t / inertia_k; the momentum,
// fixed in space, turns the other way in the body frame.
CLAST_HD void turn_about_axis(Rotor& r, const Vec3& inertia, int k, Real t) {
  const int i = (k + 1) % 3, j = (k + 2) % 3;
  const Real angle = r.momentum[k] * t / inertia[k];
  const SinCos half = sin_cos(0.5 * angle);
  const SinCos full{2 * half.sin * half.cos, 1 - 2 * square(half.sin)};
  const Real mi = r.momentum[i], mj = r.momentum[j];
  r.momentum[i] = full.cos * mi + full.sin * mj;
  r.momentum[j] = full.cos * mj - full.sin * mi;
  Vec3 axis;
  axis[k] = half.sin;
  r.orientation = r.orientation * Quat{half.cos, axis.x, axis.y, axis.z};
}

// Symmetric splitting of the free rotor: axes 3, 2, 1, 2, 3 with the fractions 1/2, 1/2, 1, 1/2,
// 1/2 of the step. Keeps the size of the momentum to round-off and is second order.
CLAST_HD void free_rotation(Rotor& r, const Vec3& inertia, Real dt) {
  turn_about_axis(r, inertia, 2, 0.5 * dt);
  turn_about_axis(r, inertia, 1, 0.5 * dt);
  turn_about_axis(r, inertia, 0, dt);
  turn_about_axis(r, inertia, 1, 0.5 * dt);
  turn_about_axis(r, inertia, 2, 0.5 * dt);
  r.orientation = normalized(r.orientation);
}

// A body with three equal moments keeps its angular velocity: the rotation is exact.
CLAST_HD Quat free_rotation_of_sphere(const Quat& orientation, const Vec3& spin, Real dt) {
  return normalized(rotation_by(dt * spin) * orientation);
}

}  // namespace clast
