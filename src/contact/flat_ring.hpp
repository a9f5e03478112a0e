// Convex polygons of few vertices in the plane of a contact, each vertex with a depth.
#pragma once

#include "base/vec3.hpp"

namespace clast {

struct FlatPoint {
  Real x = 0, y = 0;
  Real depth = 0;
};

// Twice the area of the triangle pqr, positive if it turns left.
CLAST_HD Real turn_of(const FlatPoint& p, const FlatPoint& q, const FlatPoint& r) {
  return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
}
CLAST_HD Real squared_distance(const FlatPoint& p, const FlatPoint& q) {
  return square(q.x - p.x) + square(q.y - p.y);
}
CLAST_HD Real distance_of(const FlatPoint& p, const FlatPoint& q) {
  return root(squared_distance(p, q));
}
CLAST_HD FlatPoint between(const FlatPoint& p, const FlatPoint& q, Real t) {
  return {p.x + t * (q.x - p.x), p.y + t * (q.y - p.y), p.depth + t * (q.depth - p.depth)};
}

// A heap of points, or a counter-clockwise ring; a ring of two is a segment.
template <int Most>
struct FlatRing {
  FlatPoint point[Most + 1];  // one to spare while a hull is made
  int count = 0;

  CLAST_HD const FlatPoint& next(int i) const { return point[i + 1 < count ? i + 1 : 0]; }
  CLAST_HD const FlatPoint& last(int i) const { return point[i > 0 ? i - 1 : count - 1]; }

  // Adds a point unless one lies there already; then that one gets the mean depth.
  CLAST_HD void add(const FlatPoint& p, Real tiny) {
    for (int i = 0; i < count; ++i)
      if (square(point[i].x - p.x) + square(point[i].y - p.y) <= tiny * tiny) {
        point[i].depth = 0.5 * (point[i].depth + p.depth);
        return;
      }
    if (count < Most) point[count++] = p;
  }

  // The convex hull of the points (Andrew 1979). Points within `tiny` of a side go.
  CLAST_HD FlatRing hull(Real tiny) {
    sort();
    FlatRing ring;
    if (count < 3) {
      ring = *this;
      return ring;
    }
    for (int i = 0; i < count; ++i) ring.turn_left_to(point[i], 2, tiny);
    const int there = ring.count + 1;
    for (int i = count - 2; i >= 0; --i) ring.turn_left_to(point[i], there, tiny);
    --ring.count;
    return ring;
  }

  // The hull of this ring and another one.
  CLAST_HD void join(const FlatRing& other, Real tiny) {
    const bool fresh = count == 0;
    for (int i = 0; i < other.count; ++i) add(other.point[i], fresh ? 0 : tiny);
    if (!fresh && other.count > 0) *this = hull(tiny);
  }

  // Leaves `most` points of a ring: each time the one goes that cuts off the least area.
  CLAST_HD void thin_to(int most) {
    while (count > most) {
      int least = 0;
      Real area = 1e300;
      for (int i = 0; i < count; ++i) {
        const Real cut = turn_of(last(i), point[i], next(i));
        least = cut < area ? i : least;
        area = smaller(cut, area);
      }
      --count;
      for (int k = least; k < count; ++k) point[k] = point[k + 1];
    }
  }

  // Whether the point is in the ring or within `tiny` of it.
  CLAST_HD bool holds(const FlatPoint& p, Real tiny) const {
    if (count == 2) {
      const Real l = distance_of(point[0], point[1]);
      const Real along = ((point[1].x - point[0].x) * (p.x - point[0].x) +
                          (point[1].y - point[0].y) * (p.y - point[0].y)) /
                         l;
      const Real off = turn_of(point[0], point[1], p) / l;
      return off <= tiny && off >= -tiny && along >= -tiny && along <= l + tiny;
    }
    for (int i = 0; i < count; ++i)
      if (turn_of(point[i], next(i), p) < -tiny * distance_of(point[i], next(i))) return false;
    return true;
  }

  // The depth at a point of the ring: linear along its sides, and over triangles from its first
  // point.
  CLAST_HD Real depth_at(const FlatPoint& p) const {
    if (count < 3) {
      const Real l = squared_distance(point[0], point[count - 1]);
      const Real along = (point[count - 1].x - point[0].x) * (p.x - point[0].x) +
                         (point[count - 1].y - point[0].y) * (p.y - point[0].y);
      return between(point[0], point[count - 1], l > 0 ? clamp(along / l, 0, 1) : 0).depth;
    }
    int i = 1;
    while (i + 2 < count && turn_of(point[0], point[i + 1], p) > 0) ++i;
    const FlatPoint &a = point[0], &b = point[i], &c = point[i + 1];
    const Real whole = turn_of(a, b, c);
    const Real of_b = clamp(turn_of(a, p, c) / whole, 0, 1);
    const Real of_c = clamp(turn_of(a, b, p) / whole, 0, 1);
    return a.depth + of_b * (b.depth - a.depth) + of_c * (c.depth - a.depth);
  }

  // The share of the area (of a segment: of the length) that each point stands for: triangles
  // about the mean point give half of their area to each of their two points on the rim.
  CLAST_HD void shares(Real* share) const {
    FlatPoint middle;
    for (int i = 0; i < count; ++i) {
      middle.x += point[i].x / count;
      middle.y += point[i].y / count;
    }
    Real whole = 0;
    for (int i = 0; i < count; ++i) whole += larger(turn_of(middle, point[i], next(i)), 0);
    const bool flat = count < 3 || !(whole > 0);
    for (int i = 0; i < count; ++i) share[i] = flat ? 1.0 / count : 0;
    if (flat) return;
    for (int i = 0; i < count; ++i) {
      const Real part = larger(turn_of(middle, point[i], next(i)), 0) / (2 * whole);
      share[i] += part;
      share[i + 1 < count ? i + 1 : 0] += part;
    }
  }

 private:
  CLAST_HD void sort() {
    for (int i = 1; i < count; ++i) {
      const FlatPoint p = point[i];
      int k = i;
      for (; k > 0 && (point[k - 1].x > p.x || (point[k - 1].x == p.x && point[k - 1].y > p.y));
           --k)
        point[k] = point[k - 1];
      point[k] = p;
    }
  }

  // Goes on to p; what lies within `tiny` of the way, or to its left, goes, down to `least` - 1.
  CLAST_HD void turn_left_to(const FlatPoint& p, int least, Real tiny) {
    while (count >= least && turn_of(point[count - 2], point[count - 1], p) <=
                                 tiny * distance_of(point[count - 2], p))
      --count;
    point[count++] = p;
  }
};

}  // namespace clast
