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

// First b, then a. Written with vectors because GCC 12 fuses multiplications and additions of the
// spelled-out product, whatever -ffp-contract says.
CLAST_HD Quat operator*(const Quat& a, const Quat& b) {
  const Vec3 u{a.x, a.y, a.z}, v{b.x, b.y, b.z};
  const Vec3 w = a.w * v + b.w * u + cross(u, v);
  return {a.w * b.w - dot(u, v), w.x, w.y, w.z};
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

// The rotation by |turn| about the direction of turn, which may be zero. Powers of the squared half
// angle give cos h and sin h / h without a root or a division; exact to round-off up to half a
// turn, and to 1e-13 up to a whole one.
CLAST_HD Quat rotation_by(const Vec3& turn) {
  const Real z = 0.25 * squared_length(turn);
  Real cosine = 1, sinc = 1;
  for (int k = 12; k > 0; --k) {
    cosine = 1 - cosine * (z * (1.0 / (2 * k * (2 * k - 1))));
    sinc = 1 - sinc * (z * (1.0 / (2 * k * (2 * k + 1))));
  }
  const Real s = 0.5 * sinc;
  return {cosine, s * turn.x, s * turn.y, s * turn.z};
}

}  // namespace clast
