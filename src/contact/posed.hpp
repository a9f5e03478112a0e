// A polyhedron of a pair, ready for a search: axes as a matrix, position relative to the origin of
// the search (the centre of A), so that being far from the origin of the world costs no digits.
#pragma once

#include "contact/lanes.hpp"

namespace clast {

struct Support {
  Real value;  // the largest or smallest of n.x over the vertices
  int vertex;  // the first vertex that has it
};

// A product that is rounded before anything is added to it. GCC 12 fuses a sum and a difference of
// the same products, whatever it is told. Not for loops that are to become vector instructions.
CLAST_HD Real product(Real x, Real y) {
  Real p = x * y;
#if defined(__x86_64__) && !defined(__CUDA_ARCH__)
  asm("" : "+x"(p));
#endif
  return p;
}

struct Posed {
  const PolyhedronView& shape;
  Vec3 center;
  Vec3 ax, ay, az;  // the axes of the shape in the world
  Real size;

  CLAST_HD Posed(const Placed& placed, const Vec3& origin)
      : shape(placed.shape), center(placed.center - origin), size(placed.size) {
    const Quat& q = placed.turn;
    const Real xx = q.x * q.x, yy = q.y * q.y, zz = q.z * q.z;
    const Real xy = product(q.x, q.y), xz = product(q.x, q.z), yz = product(q.y, q.z);
    const Real wx = product(q.w, q.x), wy = product(q.w, q.y), wz = product(q.w, q.z);
    ax = {1 - 2 * (yy + zz), 2 * (xy + wz), 2 * (xz - wy)};
    ay = {2 * (xy - wz), 1 - 2 * (xx + zz), 2 * (yz + wx)};
    az = {2 * (xz + wy), 2 * (yz - wx), 1 - 2 * (xx + yy)};
  }

  CLAST_HD Vec3 turned(const Vec3& own) const { return own.x * ax + own.y * ay + own.z * az; }
  CLAST_HD FourVectors turned(const FourVectors& own) const {
    return {ax.x * own.x + ay.x * own.y + az.x * own.z, ax.y * own.x + ay.y * own.y + az.y * own.z,
            ax.z * own.x + ay.z * own.y + az.z * own.z};
  }
  CLAST_HD Vec3 unturned(const Vec3& v) const { return {dot(ax, v), dot(ay, v), dot(az, v)}; }
  CLAST_HD FourVectors unturned(const FourVectors& v) const {
    return {dot(ax, v), dot(ay, v), dot(az, v)};
  }

  CLAST_HD Vec3 vertex(int i) const { return center + size * turned(shape.vertex(i)); }
  CLAST_HD Vec3 face_normal(int f) const { return turned(shape.face_normal[f]); }
  // n.x on the face, n its normal in the world.
  CLAST_HD Real face_offset(int f, const Vec3& n) const {
    return size * shape.face_offset[f] + dot(n, center);
  }
  CLAST_HD Vec3 edge_vector(int e) const {
    return size * turned(shape.vertex(shape.edge[e].to) - shape.vertex(shape.edge[e].from));
  }

  // The largest n.x over the vertices.
  CLAST_HD Real highest(const Vec3& n) const {
    return size * largest(shape, unturned(n)) + dot(n, center);
  }
  CLAST_HD Real lowest(const Vec3& n) const { return -highest(-n); }

  CLAST_HD Support highest_vertex(const Vec3& n) const {
    const Vec3 own = unturned(n);
    const Real value = largest(shape, own);
    return {size * value + dot(n, center), first_with(shape, own, value)};
  }
  CLAST_HD Support lowest_vertex(const Vec3& n) const {
    const Support s = highest_vertex(-n);
    return {-s.value, s.vertex};
  }

  // A lowest vertex, which is probably the one given: then there is less to do.
  CLAST_HD Support lowest_vertex(const Vec3& n, int probably) const {
    const Vec3 own = unturned(-n);
    const Real value = dot(own, shape.vertex(probably));
    if (none_beyond(shape, own, value)) return {-(size * value + dot(-n, center)), probably};
    return lowest_vertex(n);
  }

  // Whether no vertex is more than `level` farther along n than a point relative to the centre.
  CLAST_HD bool ends_at(const Vec3& point, const Vec3& n, Real level) const {
    return none_beyond(shape, size * unturned(n), dot(n, point) + level);
  }

  // The vertices with n.x >= level.
  CLAST_HD Selection at_or_beyond(const Vec3& n, Real level) const {
    return selection(shape, size * unturned(n), level - dot(n, center));
  }
};

// The gap along n: how far apart the two are in that direction.
CLAST_HD Real gap_along(const Posed& a, const Posed& b, const Vec3& n) {
  return b.lowest(n) - a.highest(n);
}

// At least the length, and at most sqrt 3 times as much, without a root.
CLAST_HD Real sum_of_sizes(const Vec3& v) {
  return larger(v.x, -v.x) + larger(v.y, -v.y) + larger(v.z, -v.z);
}

// A length below which two numbers of a pair are one: round-off of its coordinates.
CLAST_HD Real round_off(const Posed& a, const Posed& b) {
  return 1e-14 * (a.size + b.size + sum_of_sizes(b.center - a.center));
}

// The gap along n where nothing else is asked for: a direction is turned faster than a body.
CLAST_HD Real gap_along(const Placed& a, const Placed& b, const Vec3& n) {
  const Real of_a = a.size * largest(a.shape, unrotate(a.turn, n));
  const Real of_b = b.size * largest(b.shape, unrotate(b.turn, -n));
  return dot(n, b.center - a.center) - of_a - of_b;
}

// By how much the direction n, from A to B, shows that the two are farther apart than `distance`,
// if that is positive: the cheapest test there is. What lies within round-off of it is left to a
// search, so that the answer does not depend on n.
CLAST_HD Real clearance_along(const Placed& a, const Placed& b, const Vec3& n, Real distance = 0) {
  return gap_along(a, b, n) - distance - 1e-12 * (a.size + b.size);
}

}  // namespace clast
