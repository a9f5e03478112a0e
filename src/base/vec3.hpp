// Vectors of three.
#pragma once

#include "base/real.hpp"

namespace clast {

struct Vec3 {
  Real x = 0, y = 0, z = 0;

  // Copies go member by member: GCC keeps whole-struct copies out of its vector registers, and
  // with them the loop around them.
  Vec3() = default;
  CLAST_HD Vec3(Real a, Real b, Real c) : x(a), y(b), z(c) {}
  CLAST_HD Vec3(const Vec3& v) : x(v.x), y(v.y), z(v.z) {}
  CLAST_HD Vec3& operator=(const Vec3& v) {
    x = v.x;
    y = v.y;
    z = v.z;
    return *this;
  }
  CLAST_HD Vec3& operator+=(const Vec3& v) {
    x += v.x;
    y += v.y;
    z += v.z;
    return *this;
  }
  CLAST_HD Vec3& operator-=(const Vec3& v) {
    x -= v.x;
    y -= v.y;
    z -= v.z;
    return *this;
  }
  // Component 0, 1 or 2.
  CLAST_HD Real operator[](int axis) const { return axis == 0 ? x : axis == 1 ? y : z; }
  CLAST_HD Real& operator[](int axis) { return axis == 0 ? x : axis == 1 ? y : z; }
  friend bool operator==(const Vec3&, const Vec3&) = default;
};

CLAST_HD Vec3 operator+(const Vec3& a, const Vec3& b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
CLAST_HD Vec3 operator-(const Vec3& a, const Vec3& b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
CLAST_HD Vec3 operator-(const Vec3& a) { return {-a.x, -a.y, -a.z}; }
CLAST_HD Vec3 operator*(Real s, const Vec3& a) { return {s * a.x, s * a.y, s * a.z}; }
CLAST_HD Vec3 operator*(const Vec3& a, Real s) { return s * a; }

CLAST_HD Real dot(const Vec3& a, const Vec3& b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
CLAST_HD Vec3 cross(const Vec3& a, const Vec3& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
CLAST_HD Real squared_length(const Vec3& a) { return dot(a, a); }
CLAST_HD Real length(const Vec3& a) { return root(squared_length(a)); }
CLAST_HD Vec3 normalized(const Vec3& a) { return (1 / length(a)) * a; }

// Componentwise product, quotient and extremes.
CLAST_HD Vec3 scaled(const Vec3& a, const Vec3& b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
CLAST_HD Vec3 quotient(const Vec3& a, const Vec3& b) { return {a.x / b.x, a.y / b.y, a.z / b.z}; }
CLAST_HD Vec3 smaller(const Vec3& a, const Vec3& b) {
  return {smaller(a.x, b.x), smaller(a.y, b.y), smaller(a.z, b.z)};
}
CLAST_HD Vec3 larger(const Vec3& a, const Vec3& b) {
  return {larger(a.x, b.x), larger(a.y, b.y), larger(a.z, b.z)};
}

// The part of a that is perpendicular to the unit vector n.
CLAST_HD Vec3 tangential(const Vec3& a, const Vec3& n) { return a - dot(a, n) * n; }

// The two unit vectors that complete n to a right-handed frame.
CLAST_HD void complete_frame(const Vec3& n, Vec3& u, Vec3& v) {
  const Vec3 helper = n.x * n.x < 0.5 ? Vec3{1, 0, 0} : Vec3{0, 1, 0};
  u = normalized(cross(helper, n));
  v = cross(n, u);
}

}  // namespace clast
