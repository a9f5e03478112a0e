// A polyhedron of a pair, ready for a search: axes as a matrix, position relative to the origin of
// the search (the centre of A), so that being far from the origin of the world costs no digits.
#pragma once

#include "shape/polyhedron.hpp"

// The loops over vertices become vector instructions where the step is compiled
// (world/kernels_cpu.cpp); the order of a maximum does not show in its value.
#if defined(CLAST_ISA)
#define CLAST_LANES(...) _Pragma(#__VA_ARGS__)
#else
#define CLAST_LANES(...)
#endif

namespace clast {

struct Support {
  Real value;  // the largest or smallest of n.x over the vertices
  int vertex;  // the first vertex that has it
};

struct Posed {
  const PolyhedronView& shape;
  Vec3 center;
  Vec3 ax, ay, az;  // the axes of the shape in the world
  Real size;

  CLAST_HD Posed(const Placed& placed, const Vec3& origin)
      : shape(placed.shape), center(placed.center - origin), size(placed.size) {
    // Not spelled out: GCC 12 fuses the products, whatever it is told.
    ax = rotate(placed.turn, {1, 0, 0});
    ay = rotate(placed.turn, {0, 1, 0});
    az = rotate(placed.turn, {0, 0, 1});
  }

  CLAST_HD Vec3 turned(const Vec3& own) const { return own.x * ax + own.y * ay + own.z * az; }
  CLAST_HD Vec3 unturned(const Vec3& v) const { return {dot(ax, v), dot(ay, v), dot(az, v)}; }

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
    return size * largest(unturned(n)) + dot(n, center);
  }
  CLAST_HD Real lowest(const Vec3& n) const { return -highest(-n); }

  CLAST_HD Support highest_vertex(const Vec3& n) const {
    const Vec3 own = unturned(n);
    const Real value = largest(own);
    return {size * value + dot(n, center), first_with(own, value)};
  }
  CLAST_HD Support lowest_vertex(const Vec3& n) const {
    const Support s = highest_vertex(-n);
    return {-s.value, s.vertex};
  }

 private:
  // The coordinates of the vertices in registers of their own: from behind the view GCC does not
  // see that neighbours lie side by side. Vertices come in blocks of 8; there is at least one.
  struct Lanes {
    const Real *x, *y, *z;
    int count;

    CLAST_HD explicit Lanes(const PolyhedronView& s) : x(s.x), y(s.y), z(s.z) {
      const int blocks = s.lanes / 8;
      if (blocks < 1) __builtin_unreachable();
      count = 8 * blocks;
    }
  };

  CLAST_HD Real largest(const Vec3& own) const {
    const Lanes l(shape);
    const Real *const x = l.x, *const y = l.y, *const z = l.z;
    const int n = l.count;
    Real value = -1e300;
    CLAST_LANES(omp simd reduction(max : value))
    for (int i = 0; i < n; ++i) value = larger(own.x * x[i] + own.y * y[i] + own.z * z[i], value);
    return value;
  }

  // Numbers of vertices as reals, so that all lanes have one width.
  CLAST_HD int first_with(const Vec3& own, Real value) const {
    const Lanes l(shape);
    const Real *const x = l.x, *const y = l.y, *const z = l.z;
    const int n = l.count;
    Real first = 65536;
    CLAST_LANES(omp simd reduction(min : first))
    for (int i = 0; i < n; ++i) {
      const bool found = own.x * x[i] + own.y * y[i] + own.z * z[i] == value;
      first = smaller(found ? static_cast<Real>(i) : 65536, first);
    }
    return first < shape.vertices ? static_cast<int>(first) : 0;
  }
};

// The gap along n: how far apart the two are in that direction.
CLAST_HD Real gap_along(const Posed& a, const Posed& b, const Vec3& n) {
  return b.lowest(n) - a.highest(n);
}

// A length below which two numbers of a pair are one: round-off of its coordinates.
CLAST_HD Real round_off(const Posed& a, const Posed& b) {
  return 1e-14 * (a.size + b.size + length(b.center - a.center));
}

// Whether the direction n, from A to B, still separates the two: the cheapest test there is.
CLAST_HD bool still_apart(const Placed& a, const Placed& b, const Vec3& n) {
  return gap_along(Posed(a, a.center), Posed(b, a.center), n) > 0;
}

}  // namespace clast
