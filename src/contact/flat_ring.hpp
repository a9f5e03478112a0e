// Convex polygons of few vertices in the plane of a contact, each vertex with a depth.
#pragma once

#include "base/vec3.hpp"

namespace clast {

struct FlatPoint {
  Real x, y;
  Real depth;
};

// Twice the area of the triangle pqr, positive if it turns left.
CLAST_HD Real turn_of(const FlatPoint& p, const FlatPoint& q, const FlatPoint& r) {
  return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
}
CLAST_HD Real squared_distance(const FlatPoint& p, const FlatPoint& q) {
  return square(q.x - p.x) + square(q.y - p.y);
}
// How far r is to the left of the way from p to q: more than `tiny`, less than -tiny, or neither.
// Without a root.
CLAST_HD bool clearly_left(const FlatPoint& p, const FlatPoint& q, const FlatPoint& r, Real tiny) {
  const Real turn = turn_of(p, q, r);
  return turn > 0 && square(turn) > square(tiny) * squared_distance(p, q);
}
CLAST_HD bool clearly_right(const FlatPoint& p, const FlatPoint& q, const FlatPoint& r, Real tiny) {
  return clearly_left(q, p, r, tiny);
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
      if (squared_distance(point[i], p) <= tiny * tiny) {
        point[i].depth = 0.5 * (point[i].depth + p.depth);
        return;
      }
    if (count < Most) point[count++] = p;
  }

  // Makes a ring of the points: their convex hull (Andrew 1979). Points within `tiny` of a side go.
  CLAST_HD_CALL void make_hull(Real tiny) {
    sort();
    if (count < 3) return;
    FlatRing ring;
    for (int i = 0; i < count; ++i) ring.turn_left_to(point[i], 2, tiny);
    const int there = ring.count + 1;
    for (int i = count - 2; i >= 0; --i) ring.turn_left_to(point[i], there, tiny);
    count = ring.count - 1;
    for (int i = 0; i < count; ++i) point[i] = ring.point[i];
  }

  // The hull of this ring and another one.
  CLAST_HD void join(const FlatRing& other, Real tiny) {
    const bool fresh = count == 0;
    for (int i = 0; i < other.count; ++i) add(other.point[i], fresh ? 0 : tiny);
    if (!fresh && other.count > 0) make_hull(tiny);
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
    for (int i = 0; i < count; ++i)
      if (clearly_right(point[i], next(i), p, tiny)) return false;
    return count > 2 || between_ends(p, tiny);
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
    const Real each = 1.0 / count;
    FlatPoint middle{0, 0, 0};
    for (int i = 0; i < count; ++i) {
      middle.x += each * point[i].x;
      middle.y += each * point[i].y;
    }
    Real whole = 0;
    for (int i = 0; i < count; ++i) whole += larger(turn_of(middle, point[i], next(i)), 0);
    const bool flat = count < 3 || !(whole > 0);
    for (int i = 0; i < count; ++i) share[i] = flat ? each : 0;
    if (flat) return;
    const Real scale = 0.5 / whole;
    for (int i = 0; i < count; ++i) {
      const Real part = scale * larger(turn_of(middle, point[i], next(i)), 0);
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
    while (count >= least && !clearly_right(point[count - 2], p, point[count - 1], tiny)) --count;
    point[count++] = p;
  }

  // Of a segment: whether p, which lies on its line, is between its ends or within `tiny` of one.
  CLAST_HD bool between_ends(const FlatPoint& p, Real tiny) const {
    const FlatPoint &a = point[0], &b = point[1];
    const Real before = (b.x - a.x) * (p.x - a.x) + (b.y - a.y) * (p.y - a.y);
    const Real after = (a.x - b.x) * (p.x - b.x) + (a.y - b.y) * (p.y - b.y);
    const Real overhang = smaller(before, after);
    return overhang >= 0 || square(overhang) <= square(tiny) * squared_distance(a, b);
  }
};

}  // namespace clast
