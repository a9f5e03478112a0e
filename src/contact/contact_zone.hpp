// From the plane of a pair in contact to its contact points (BLOKS3D 3.3).
//
// The zone is the slab |d| <= |gap|/2 about the plane. The vertices of A and of B in it, projected
// on the plane, span two convex polygons (or segments, or points); what these have in common is the
// contact area, and its corners are the contact points. The depth of a corner is how far its vertex
// has come into the zone from the far side; where two sides cross, the mean of the two depths.
#pragma once

#include "contact/flat_ring.hpp"
#include "contact/plane.hpp"
#include "contact/posed.hpp"

namespace clast {

struct ZonePoint {
  Vec3 position;
  Real depth = 0;
  Real share = 0;  // of the contact area, or of its length; shares add up to 1
};

// A polygon of the zone has at most this many corners; of more vertices those count that are
// farthest in this many directions.
constexpr int zone_corners = 16;
using ZoneRing = FlatRing<zone_corners>;

// The plane a zone is projected on.
struct ZoneFrame {
  Vec3 n, u, v;

  CLAST_HD explicit ZoneFrame(const Vec3& normal) : n(normal) { complete_frame(n, u, v); }
  CLAST_HD FlatPoint flat(const Vec3& p, Real depth) const { return {dot(u, p), dot(v, p), depth}; }
};

// The vertices of a body that lie in the zone, projected.
struct ZoneVertices {
  const Posed& body;
  const ZoneFrame& frame;
  Real sign;   // 1 for A, -1 for B, whose direction is turned
  Real level;  // vertices at or beyond it count
  Real slack;

  // How far the vertex is beyond the level.
  CLAST_HD Real depth(int i) const { return sign * dot(frame.n, body.vertex(i)) - level; }

  CLAST_HD ZoneRing hull() const {
    ZoneRing points;
    int number = 0;
    const Vec3 n = (sign * body.size) * body.unturned(frame.n);
    const Real least = level - slack - sign * dot(frame.n, body.center);
    for (int i = 0; i < body.shape.vertices; ++i) {
      if (dot(n, body.shape.vertex(i)) < least) continue;
      if (number++ < zone_corners) points.point[points.count++] = flat(i);
    }
    if (number > zone_corners) points = farthest();
    if (number < 3) return points;
    return points.hull(slack);
  }

 private:
  CLAST_HD FlatPoint flat(int i) const { return frame.flat(body.vertex(i), larger(depth(i), 0)); }

  CLAST_HD ZoneRing farthest() const {
    constexpr Real cosine = 0.92387953251128675613, sine = 0.38268343236508977173;  // 22.5 degrees
    ZoneRing points;
    Real x = 1, y = 0;
    for (int k = 0; k < zone_corners; ++k) {
      FlatPoint best;
      Real most = -1e300;
      for (int i = 0; i < body.shape.vertices; ++i) {
        if (depth(i) < -slack) continue;
        const FlatPoint p = flat(i);
        if (!(x * p.x + y * p.y > most)) continue;
        most = x * p.x + y * p.y;
        best = p;
      }
      points.add(best, 0);
      const Real turned = cosine * x - sine * y;
      y = sine * x + cosine * y;
      x = turned;
    }
    return points;
  }
};

// What two convex rings have in common: corners of one in the other, and crossings of sides.
CLAST_HD FlatRing<2 * zone_corners> common_part(const ZoneRing& a, const ZoneRing& b, Real tiny) {
  FlatRing<2 * zone_corners> points;
  for (int i = 0; i < a.count; ++i)
    if (b.holds(a.point[i], tiny)) points.add(a.point[i], tiny);
  for (int j = 0; j < b.count; ++j)
    if (a.holds(b.point[j], tiny)) points.add(b.point[j], tiny);
  const int sides_a = a.count == 2 ? 1 : a.count, sides_b = b.count == 2 ? 1 : b.count;
  for (int i = 0; i < sides_a; ++i)
    for (int j = 0; j < sides_b; ++j) {
      const FlatPoint &p = a.point[i], &q = a.next(i), &r = b.point[j], &s = b.next(j);
      const Real rp = turn_of(r, s, p), rq = turn_of(r, s, q);
      const Real pr = turn_of(p, q, r), ps = turn_of(p, q, s);
      if (!(rp * rq < 0 && pr * ps < 0)) continue;
      const FlatPoint on_a = between(p, q, rp / (rp - rq)), on_b = between(r, s, pr / (pr - ps));
      const FlatPoint crossing{on_a.x, on_a.y, 0.5 * (on_a.depth + on_b.depth)};
      points.add(crossing, tiny);
    }
  return points.hull(tiny);
}

// Puts the corners of a ring on the plane n.x = level, relative to `origin`.
template <int Corners, int Most>
CLAST_HD int place_points(FlatRing<Corners>& ring, const ZoneFrame& frame, Real level,
                          const Vec3& origin, ZonePoint (&points)[Most]) {
  ring.thin_to(Most);
  Real share[Corners];
  ring.shares(share);
  for (int i = 0; i < ring.count; ++i) {
    const FlatPoint& p = ring.point[i];
    points[i].position = origin + (p.x * frame.u + p.y * frame.v + level * frame.n);
    points[i].depth = p.depth;
    points[i].share = share[i];
  }
  return ring.count;
}

// The contact points of a pair with plane.gap <= 0; how many there are, at least 1. If there are
// more than `Most`, those that cut off the least area are left out and their share goes to the
// others.
template <int Most>
CLAST_HD int contact_zone(const Placed& placed_a, const Placed& placed_b, const CommonPlane& plane,
                          ZonePoint (&points)[Most]) {
  const Posed a(placed_a, placed_a.center), b(placed_b, placed_a.center);
  const ZoneFrame frame(plane.normal);
  // Along the normal A reaches up to `top`, B down to `bottom`. Parallel faces differ by round-off.
  const Real top = a.highest(frame.n), bottom = b.lowest(frame.n);
  const Real slack = 1e-9 * smaller(a.size, b.size) + 10 * round_off(a, b);
  const ZoneRing of_a = ZoneVertices{a, frame, 1, bottom, slack}.hull();
  const ZoneRing of_b = ZoneVertices{b, frame, -1, -top, slack}.hull();
  if (of_a.count > 1 && of_b.count > 1) {
    auto area = common_part(of_a, of_b, slack);
    if (area.count > 0)
      return place_points(area, frame, 0.5 * (top + bottom), placed_a.center, points);
  }
  points[0].position = plane.on_a + 0.5 * (plane.on_b - plane.on_a);
  points[0].depth = larger(-plane.gap, 0);
  points[0].share = 1;
  return 1;
}

// The contact points of a polyhedron with an infinite wall; the normal points out of the wall. They
// are the corners of the hull of what lies behind the wall, projected on it; 0 if nothing does.
template <int Most>
CLAST_HD int plane_zone(const Placed& placed, const Vec3& wall_point, const Vec3& wall_normal,
                        ZonePoint (&points)[Most]) {
  const Posed body(placed, placed.center);
  const ZoneFrame frame(wall_normal);
  const Real level = dot(frame.n, wall_point - placed.center);
  if (!(body.lowest(frame.n) < level)) return 0;
  ZoneRing ring =
      ZoneVertices{body, frame, -1, -level, 1e-9 * body.size + 10 * round_off(body, body)}.hull();
  return place_points(ring, frame, level, placed.center, points);
}

}  // namespace clast
