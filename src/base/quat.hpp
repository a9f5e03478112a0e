// Unit quaternions: rotations from the body frame to the world.
#pragma once

#include "base/trigonometry.hpp"
#include "base/vec3.hpp"

namespace clast {

struct Quat {
  Real w = 1, x = 0, y = 0, z = 0;

  Quat() = default;
  CLAST_HD Quat(Real qw, Real qx, Real qy, Real qz) : w(qw), x(qx), y(qy), z(qz) {}
  CLAST_HD Quat(const Quat& q) : w(q.w), x(q.x), y(q.y), z(q.z) {}
  CLAST_HD Quat& operator=(const Quat& q) {
    w = q.w;
    x = q.x;
    y = q.y;
    z = q.z;
    return *this;
  }
  friend bool operator==(const Quat&, const Quat&) = default;
};

// First b, then a.
CLAST_HD Quat operator*(const Quat& a, const Quat& b) {
  return {a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
          a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
          a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
          a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w};
}
CLAST_HD Quat conjugate(const Quat& q) { return {q.w, -q.x, -q.y, -q.z}; }
CLAST_HD Quat normalized(const Quat& q) {
  const Real s = 1 / root(q.w * q.w + q.x * q.x + q.y * q.y + q.z * q.z);
  return {s * q.w, s * q.x, s * q.y, s * q.z};
}

// Body to world, and back.
CLAST_HD Vec3 rotate(const Quat& q, const Vec3& v) {
  const Vec3 u{q.x, q.y, q.z};
  const Vec3 t = 2 * cross(u, v);
  return v + q.w * t + cross(u, t);
}
CLAST_HD Vec3 unrotate(const Quat& q, const Vec3& v) { return rotate(conjugate(q), v); }

// The rotation by |turn| about the direction of turn, which may be zero.
CLAST_HD Quat rotation_by(const Vec3& turn) {
  const Real half = 0.5 * length(turn);
  const SinCos sc = sin_cos(half);
  const Real s = half > 0 ? 0.5 * sc.sin / half : 0.5;
  return {sc.cos, s * turn.x, s * turn.y, s * turn.z};
}

}  // namespace clast
