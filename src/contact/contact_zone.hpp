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
  Real depth;
  Real share;  // of the contact area, or of its length; shares add up to 1
};

// A polygon of the zone has at most this many corners; of more vertices those count that are
// farthest in this many directions.
constexpr int zone_corners = 16;
using ZoneRing = FlatRing<zone_corners>;
using ZoneArea = FlatRing<2 * zone_corners>;  // what two of them have in common

// The plane a zone is projected on.
struct ZoneFrame {
  Vec3 n, u, v;

  CLAST_HD explicit ZoneFrame(const Vec3& normal) : n(normal) { complete_frame(n, u, v); }
  CLAST_HD FlatPoint flat(const Vec3& p, Real depth) const { return {dot(u, p), dot(v, p), depth}; }
};

// The vertices of a body that lie in the zone.
struct ZoneVertices {
  const Posed& body;
  const Vec3& n;
  Real sign;   // 1 for A, -1 for B, whose direction is turned
  Real level;  // vertices at or beyond it count
  Real slack;

  CLAST_HD Selection selection() const { return body.at_or_beyond(sign * n, level - slack); }

  // How far the point is beyond the level.
  CLAST_HD Real depth(const Vec3& p) const { return larger(sign * dot(n, p) - level, 0); }

  // Projected; `points` is empty before.
  CLAST_HD_CALL void find_hull(const ZoneFrame& frame, const Selection& selected,
                               ZoneRing& points) const {
    if (selected.count > zone_corners) {
      farthest(frame, points);
    } else {
      const Vec3 own = (sign * body.size) * body.unturned(n);
      const Real least = level - slack - sign * dot(n, body.center);
      for (int i = selected.first; i <= selected.last && points.count < zone_corners; ++i)
        if (dot(own, body.shape.vertex(i)) >= least) points.point[points.count++] = flat(frame, i);
    }
    points.make_hull(slack);
  }

 private:
  CLAST_HD FlatPoint flat(const ZoneFrame& frame, int i) const {
    const Vec3 p = body.vertex(i);
    return frame.flat(p, depth(p));
  }

  CLAST_HD void farthest(const ZoneFrame& frame, ZoneRing& points) const {
    constexpr Real cosine = 0.92387953251128675613, sine = 0.38268343236508977173;  // 22.5 degrees
    Real x = 1, y = 0;
    for (int k = 0; k < zone_corners; ++k) {
      FlatPoint best{0, 0, 0};
      Real most = -1e300;
      for (int i = 0; i < body.shape.vertices; ++i) {
        const FlatPoint p = flat(frame, i);
        if (sign * dot(n, body.vertex(i)) < level - slack || !(x * p.x + y * p.y > most)) continue;
        most = x * p.x + y * p.y;
        best = p;
      }
      points.add(best, 0);
      const Real turned = cosine * x - sine * y;
      y = sine * x + cosine * y;
      x = turned;
    }
  }
};

// What two convex rings have in common: corners of one in the other, and crossings of sides.
// `points` is empty before.
CLAST_HD_CALL void find_common_part(const ZoneRing& a, const ZoneRing& b, Real tiny,
                                    ZoneArea& points) {
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
  points.make_hull(tiny);
}

// Two edges in the zone, seen along the normal.
struct CrossedEdges {
  enum Kind { apart, crossed, unclear } kind;  // unclear: one ends on the other, or nearly so
  Vec3 on_a;                                   // where A passes B
  Real depth = 0;                              // the mean of the two
};

CLAST_HD CrossedEdges crossed_edges(const ZoneVertices& a, const Selection& of_a,
                                    const ZoneVertices& b, const Selection& of_b) {
  const Vec3 p = a.body.vertex(of_a.first), q = a.body.vertex(of_a.last);
  const Vec3 r = b.body.vertex(of_b.first), s = b.body.vertex(of_b.last);
  const Vec3 along_a = q - p, along_b = s - r;
  const Vec3 left_a = cross(a.n, along_a), left_b = cross(a.n, along_b);
  // Twice the areas of triangles, positive if they turn left (turn_of).
  const Real pqr = dot(left_a, r - p), pqs = dot(left_a, s - p);
  const Real rsp = dot(left_b, p - r), rsq = dot(left_b, q - r);
  const Real nearest_to_a = smaller(square(pqr), square(pqs));
  const Real nearest_to_b = smaller(square(rsp), square(rsq));
  CrossedEdges result;
  result.kind = CrossedEdges::unclear;
  if (!(nearest_to_a > square(a.slack) * squared_length(along_a) &&
        nearest_to_b > square(a.slack) * squared_length(along_b)))
    return result;
  result.kind = CrossedEdges::apart;
  if (!(pqr * pqs < 0 && rsp * rsq < 0)) return result;
  result.kind = CrossedEdges::crossed;
  const Real t = rsp / (rsp - rsq), u = pqr / (pqr - pqs);
  result.on_a = p + t * along_a;
  result.depth = 0.5 * (a.depth(result.on_a) + b.depth(r + u * along_b));
  return result;
}

// Puts the corners of a ring on the plane n.x = level, relative to `origin`.
template <int Corners, int Most>
CLAST_HD_CALL int place_points(FlatRing<Corners>& ring, const ZoneFrame& frame, Real level,
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

// The one point of a vertex in a face, and of what has no area in common.
CLAST_HD ZonePoint single_point(const CommonPlane& plane) {
  return {plane.on_a + 0.5 * (plane.on_b - plane.on_a), larger(-plane.gap, 0), 1};
}

// The zone of a pair in contact, relative to the centre of A.
struct ContactZone {
  const Vec3& n;
  Real top, bottom;  // along the normal A reaches up to `top`, B down to `bottom`
  Real level;        // of the plane in the middle
  Real slack;        // parallel faces differ by round-off
  ZoneVertices a, b;
  Selection of_a, of_b;

  CLAST_HD ContactZone(const Posed& posed_a, const Posed& posed_b, const Vec3& normal)
      : n(normal),
        top(posed_a.highest(n)),
        bottom(posed_b.lowest(n)),
        level(0.5 * (top + bottom)),
        slack(1e-9 * smaller(posed_a.size, posed_b.size) + 10 * round_off(posed_a, posed_b)),
        a{posed_a, n, 1, bottom, slack},
        b{posed_b, n, -1, -top, slack},
        of_a(a.selection()),
        of_b(b.selection()) {}

  // Whether one point is all there is: most contacts are a vertex in a face or two edges that
  // cross, and these need no polygons.
  CLAST_HD bool has_one_point(const CommonPlane& plane, const Vec3& origin,
                              ZonePoint& point) const {
    if (of_a.count < 2 || of_b.count < 2) {
      point = single_point(plane);
      return true;
    }
    if (of_a.count > 2 || of_b.count > 2) return false;
    const CrossedEdges edges = crossed_edges(a, of_a, b, of_b);
    if (edges.kind == CrossedEdges::apart) point = single_point(plane);
    if (edges.kind == CrossedEdges::crossed)
      point = {origin + (edges.on_a + (level - dot(n, edges.on_a)) * n), edges.depth, 1};
    return edges.kind != CrossedEdges::unclear;
  }

  template <int Most>
  CLAST_HD int find_points(const CommonPlane& plane, const Vec3& origin,
                           ZonePoint (&points)[Most]) const {
    const ZoneFrame frame(n);
    ZoneRing ring_a, ring_b;
    a.find_hull(frame, of_a, ring_a);
    b.find_hull(frame, of_b, ring_b);
    if (ring_a.count > 1 && ring_b.count > 1) {
      ZoneArea area;
      find_common_part(ring_a, ring_b, slack, area);
      if (area.count > 0) return place_points(area, frame, level, origin, points);
    }
    points[0] = single_point(plane);
    return 1;
  }
};

// The contact points of a pair with plane.gap <= 0; how many there are, at least 1. If there are
// more than `Most`, those that cut off the least area are left out and their share goes to the
// others.
template <int Most>
CLAST_HD_COLD int contact_zone(const Placed& placed_a, const Placed& placed_b,
                               const CommonPlane& plane, ZonePoint (&points)[Most]) {
  const Posed a(placed_a, placed_a.center), b(placed_b, placed_a.center);
  const ContactZone zone(a, b, plane.normal);
  if (zone.has_one_point(plane, placed_a.center, points[0])) return 1;
  return zone.find_points(plane, placed_a.center, points);
}

// Whether they have one point only, and which.
CLAST_HD bool touch_at_one_point(const Placed& placed_a, const Placed& placed_b,
                                 const CommonPlane& plane, ZonePoint& point) {
  const Posed a(placed_a, placed_a.center), b(placed_b, placed_a.center);
  return ContactZone(a, b, plane.normal).has_one_point(plane, placed_a.center, point);
}

// The contact points of a polyhedron with an infinite wall; the normal points out of the wall. They
// are the corners of the hull of what lies behind the wall, projected on it; 0 if nothing does.
template <int Most>
CLAST_HD_COLD int plane_zone(const Placed& placed, const Vec3& wall_point, const Vec3& wall_normal,
                             ZonePoint (&points)[Most]) {
  const Posed body(placed, placed.center);
  const ZoneFrame frame(wall_normal);
  const Real level = dot(frame.n, wall_point - placed.center);
  if (!(body.lowest(frame.n) < level)) return 0;
  const Real slack = 1e-9 * body.size + 10 * round_off(body, body);
  const ZoneVertices zone{body, frame.n, -1, -level, slack};
  ZoneRing ring;
  zone.find_hull(frame, zone.selection(), ring);
  return place_points(ring, frame, level, placed.center, points);
}

}  // namespace clast
