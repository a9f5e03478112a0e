// The shortest link between two cores of any kind.
//
// Three ways, each exact:
//   polytopes (points, segments, plates, polyhedra)   GJK (contact/distance.hpp); two segments in
//                                                     closed form
//   round ones (points, ellipsoids, discs)            faces of discs, else the common normal
//   a polytope and a round one                        the distance of the round core from the
//                                                     nearest vertex, edge or triangle of vertices,
//                                                     until no vertex lies nearer
// Whatever the way, an answer is proved: no point of A lies beyond its end of the link along n, and
// none of B before its own.
#pragma once

#include "contact/common_plane.hpp"
#include "contact/round_core.hpp"
#include "shape/shape_entry.hpp"

namespace clast {

CLAST_HD bool is_round(CoreKind kind) {
  return kind == CoreKind::ellipsoid || kind == CoreKind::disc;
}

// A core of a pair. Coordinates are relative to the origin of the search.
struct PosedCore : Posed {
  CoreKind kind;
  Vec3 axes;  // of a round core

  CLAST_HD PosedCore(const Placed& placed, const ShapeEntry& entry, const Vec3& origin)
      : Posed(placed, origin), kind(entry.kind), axes(placed.size * entry.axes) {}

  CLAST_HD bool round() const { return is_round(kind); }
  CLAST_HD RoundCore as_round() const { return {center, ax, ay, az, axes}; }
  // The largest n.x.
  CLAST_HD Real reach(const Vec3& n) const { return round() ? as_round().reach(n) : highest(n); }
  CLAST_HD Vec3 farthest(const Vec3& n) const {
    return round() ? as_round().farthest(n) : vertex(highest_vertex(n).vertex);
  }
};

CLAST_HD Real gap_along(const PosedCore& a, const PosedCore& b, const Vec3& n) {
  return -b.reach(-n) - a.reach(n);
}

// A link from x on A to y on B.
struct CoreLink {
  Vec3 normal;
  Real gap = 0;  // of round cores that overlap: negative
  Vec3 on_a, on_b;
  int iterations = 0;
  bool found = false;   // false: the cores overlap, or the search met its limit
  bool failed = false;  // the latter
};

// A link between two points that is shorter than this part of the cores shows no direction: that
// counts as an overlap.
constexpr Real shows_direction = 1e-8;

CLAST_HD CoreLink turned_round(const CoreLink& link) {
  CoreLink out = link;
  out.normal = -link.normal;
  out.on_a = link.on_b;
  out.on_b = link.on_a;
  return out;
}

// The face of a disc and the point of the other core that is nearest to it, if that is over the
// face.
CLAST_HD bool link_of_face(const RoundCore& disc, const RoundCore& other, CoreLink& link) {
  const Real side = dot(disc.az, other.center - disc.center) < 0 ? -1 : 1;
  const Vec3 n = side * disc.az;
  // Two parallel discs: the middle of what they share along the line of centres.
  const bool parallel = other.is_disc() && squared_length(cross(n, other.az)) < 1e-24;
  Vec3 y = parallel ? other.center : other.farthest(-n);
  const Vec3 aside = tangential(y - disc.center, n);
  const Real away = length(aside);
  if (parallel && away > 0) {
    const Real low = larger(-disc.axes.x, away - other.axes.x);
    const Real high = smaller(disc.axes.x, away + other.axes.x);
    y += ((0.5 * (low + high) - away) / away) * aside;
    if (low > high) return false;
  } else if (away > disc.axes.x) {
    return false;
  }
  link.gap = dot(n, y - disc.center);
  link.normal = n;
  link.on_b = y;
  link.on_a = y - link.gap * n;
  return link.found = link.gap > 0;
}

// Two discs that are all but parallel: the axis of one is the common normal as far as that can be
// told, if the rim of the other ends over the face.
CLAST_HD bool link_of_near_face(const RoundCore& disc, const RoundCore& other, CoreLink& link) {
  const Real side = dot(disc.az, other.center - disc.center) < 0 ? -1 : 1;
  link.normal = side * disc.az;
  link.on_b = other.farthest(-link.normal);
  link.on_a = nearest_to(disc, link.on_b);
  const Vec3 way = link.on_b - link.on_a;
  link.gap = dot(link.normal, way);
  return link.found = link.gap > 0 && length(way) - link.gap <= 1e-9 * disc.axes.x;
}

// The ends of a band that is drawn from core to core by projections: slow, but it never gets stuck
// at the axis of a disc, where the gap has an edge.
struct DrawnBand {
  Vec3 on_a, on_b;

  CLAST_HD DrawnBand(const RoundCore& a, const RoundCore& b, const Vec3& n)
      : on_a(a.farthest(n)), on_b(b.farthest(-n)) {}
  CLAST_HD void draw(const RoundCore& a, const RoundCore& b, int times) {
    for (int i = 0; i < times; ++i) {
      on_b = nearest_to(b, on_a);
      on_a = nearest_to(a, on_b);
    }
  }
  CLAST_HD Real length() const { return clast::length(on_b - on_a); }
  CLAST_HD Vec3 direction() const { return normalized(on_b - on_a); }
};

// Away from the axis of a disc, towards where the other core is nearest to its plane: the gap grows
// in that direction, if that place is not over the face.
CLAST_HD Vec3 tipped(const RoundCore& disc, const RoundCore& other, const Vec3& n, Real angle) {
  const Vec3 upright = dot(disc.az, n) < 0 ? -disc.az : disc.az;
  const Vec3 aside = tangential(other.farthest(-upright) - disc.center, upright);
  const Real away = length(aside);
  return away > 0 ? normalized(upright + (angle / away) * aside) : n;
}

// A point (A) and a disc or another point.
CLAST_HD void link_to_flat(const Vec3& p, const RoundCore& flat, CoreLink& link) {
  link.on_a = p;
  link.on_b = nearest_to(flat, p);
  const Vec3 way = link.on_b - p;
  link.gap = length(way);
  link.iterations = 1;
  link.found = link.gap > shows_direction * flat.axes.x;
  if (link.found) link.normal = (1 / link.gap) * way;
}

CLAST_HD_COLD void link_of_rounds(const RoundCore& a, const RoundCore& b, const Vec3& start,
                                  CoreLink& link) {
  if (a.is_point() && (b.is_disc() || b.is_point())) return link_to_flat(a.center, b, link);
  if (a.is_disc() && b.is_point()) {
    link_to_flat(b.center, a, link);
    link = turned_round(link);
    return;
  }
  if (a.is_disc() && link_of_face(a, b, link)) return;
  if (b.is_disc() && link_of_face(b, a, link)) {
    link = turned_round(link);
    return;
  }
  constexpr int most_attempts = 21;
  const bool solid = !a.is_disc() && !b.is_disc();
  const Real nothing = 1e4 * round_off(a, b);
  Real share = 0.5;  // of the angle between two discs that a start is tipped by: less and less
  Vec3 n = start;
  DrawnBand band(a, b, n);
  for (int attempt = solid ? 0 : 1; attempt < most_attempts && !link.found; ++attempt) {
    if (attempt > 0) {
      band.draw(a, b, attempt);
      if (!solid && !(band.length() > nothing)) break;  // the cores overlap
      if (band.length() > nothing) n = band.direction();
      // Two discs nearly flat on each other: the common normal lies about as far from their axes as
      // these are from each other.
      const Real apart = a.is_disc() && b.is_disc() ? length(cross(a.az, b.az)) : 0.1;
      if (attempt % 3 == 1 && attempt > 1) share *= 0.1;
      const Real angle = share * apart;
      if (a.is_disc() && attempt % 3 == 2) n = tipped(a, b, n, angle);
      if (b.is_disc() && attempt % 3 == 0) n = -tipped(b, a, -n, angle);
    }
    const CommonNormal common = common_normal(a, b, n);
    n = common.normal;
    link.iterations += common.iterations;
    link.gap = common.gap;
    link.found = common.converged && (link.gap > 0 || solid);
    link.failed = !common.converged && attempt + 1 == most_attempts && (solid || link.gap > 0);
  }
  if (link.failed && b.is_disc() && link_of_near_face(b, a, link)) {
    link = turned_round(link);
    link.failed = false;
    return;
  }
  if (link.failed && a.is_disc() && link_of_near_face(a, b, link)) {
    link.failed = false;
    return;
  }
  link.normal = n;
  link.on_a = a.farthest(n);
  link.on_b = b.farthest(-n);
}

// Some vertices of a polytope, and the link from the nearest point of their hull to a round core.
struct NearestHull {
  int vertex[3] = {};
  int count = 0;
  CoreLink link;
};

// From a polytope (A) to a round core (B).
class RoundFromPolytope {
 public:
  CLAST_HD RoundFromPolytope(const Posed& polytope, const RoundCore& round)
      : polytope_(polytope),
        round_(round),
        tiny_(1e-12 * (polytope.size + round.axes.x)),
        least_(-0.5 * smaller(round.axes.x, smaller(round.axes.y, round.axes.z))) {}

  CLAST_HD void find(const Vec3& start, CoreLink& link) {
    NearestHull best;
    at_vertex(polytope_.highest_vertex(start).vertex, start, best);
    for (int walk = 0; walk < 40 && best.link.found; ++walk) {
      const Vec3 n = best.link.normal;
      const Support top = polytope_.highest_vertex(n);
      if (top.value - dot(n, best.link.on_a) <= tiny_) break;
      NearestHull wider;
      widen(best, top.vertex, wider);
      if (!wider.link.found || !(wider.link.gap < best.link.gap)) {
        // No nearer although there is a vertex farther out: within its face the cores overlap.
        best.link.found = wider.link.found && top.value - dot(n, best.link.on_a) <= 1e4 * tiny_;
        break;
      }
      best = wider;
    }
    link = best.link;
    link.iterations = iterations_;
  }

 private:
  CLAST_HD void offer(NearestHull& best, const NearestHull& other) const {
    if (other.link.found && (!best.link.found || other.link.gap < best.link.gap)) best = other;
  }

  CLAST_HD void solve(const RoundCore& point, const Vec3& start, CoreLink& link) {
    link_of_rounds(point, round_, start, link);
    link.found = link.found && link.gap > least_;
    iterations_ += link.iterations;
  }

  CLAST_HD void at_vertex(int v, const Vec3& start, NearestHull& out) {
    out.vertex[0] = v;
    out.count = 1;
    out.link = CoreLink();
    solve(RoundCore::point_at(polytope_.vertex(v)), start, out.link);
  }

  CLAST_HD static Vec3 made_across(const Vec3& n, const Vec3& along) {
    const Vec3 across = tangential(n, along);
    const Real l = length(across);
    if (l > 1e-6) return (1 / l) * across;
    Vec3 u, v;
    complete_frame(along, u, v);
    return u;
  }

  // The distance along a line is convex: beyond an end of the edge, that end is nearest.
  CLAST_HD void at_edge(int v, int w, const Vec3& start, NearestHull& out) {
    const Vec3 p = polytope_.vertex(v), way = polytope_.vertex(w) - p;
    const Real far = length(way);
    const Vec3 along = (1 / far) * way;
    out.link = CoreLink();
    Real s = 0;
    if (!beside_face(p, along, far, s, out.link)) {
      const RoundCore point = RoundCore::point_at(p);
      CommonNormal common = common_normal(point, round_, made_across(start, along), &along);
      iterations_ += common.iterations;
      if (!common.converged) {
        const Real side = dot(round_.az, common.normal) < 0 ? -1 : 1;
        common = common_normal(point, round_, made_across(side * round_.az, along), &along);
      }
      iterations_ += common.iterations;
      out.link.normal = common.normal;
      out.link.gap = common.gap;
      out.link.on_b = round_.farthest(-common.normal);
      s = dot(out.link.on_b - p, along);
      out.link.on_a = p + s * along;
      out.link.found = common.converged && common.gap > least_;
      if (!(common.gap > least_)) s = where_pierced(p, along, far);
    }
    if (s <= 0) return at_vertex(v, start, out);
    if (s >= far) return at_vertex(w, start, out);
    out.vertex[0] = v;
    out.vertex[1] = w;
    out.count = 2;
  }

  // Where an edge whose line passes through the round core does so; beyond an end if it ends
  // before that.
  CLAST_HD Real where_pierced(const Vec3& p, const Vec3& along, Real far) const {
    const Vec3 from = round_.own(p - round_.center), way = round_.own(along);
    if (round_.is_disc()) return way.z != 0 ? -from.z / way.z : 0.5 * far;
    const Vec3 f = quotient(from, round_.axes), w = quotient(way, round_.axes);
    const Real ww = squared_length(w), middle = -dot(f, w) / ww;
    const Real half = root(larger(0, (1 - squared_length(f + middle * w)) / ww));
    return middle > 0 ? larger(middle - half, smaller(middle, 0.5 * far))
                      : smaller(middle + half, larger(middle, 0.5 * far));
  }

  // An edge that lies along the face of a disc, over it.
  CLAST_HD bool beside_face(const Vec3& p, const Vec3& along, Real far, Real& s,
                            CoreLink& link) const {
    if (!round_.is_disc() || larger(dot(along, round_.az), -dot(along, round_.az)) > 1e-12)
      return false;
    const Vec3 to = round_.center - p;
    const Real side = dot(round_.az, to) < 0 ? -1 : 1;
    const Vec3 n = side * round_.az;
    const Real middle = dot(to, along), height = dot(to, n);
    const Real chord = square(round_.axes.x) - squared_length(to - middle * along - height * n);
    if (!(chord > 0 && height > 0)) return false;
    const Real low = larger(0, middle - root(chord)), high = smaller(far, middle + root(chord));
    if (low > high) return false;
    s = 0.5 * (low + high);
    link.normal = n;
    link.gap = height;
    link.on_a = p + s * along;
    link.on_b = link.on_a + height * n;
    return link.found = true;
  }

  // A triangle that lies along the face of a disc, over it: its point nearest to the middle.
  CLAST_HD bool over_face(const Vec3& p, const Vec3& q, const Vec3& r, const Vec3& upright,
                          CoreLink& link) const {
    if (!round_.is_disc() || squared_length(cross(upright, round_.az)) > 1e-24) return false;
    const Real side = dot(upright, round_.center - p) < 0 ? -1 : 1;
    const Vec3 n = side * upright;
    const Real height = dot(n, round_.center - p);
    const Vec3 below = round_.center - height * n;
    Simplex triangle;
    for (const Vec3& corner : {p, q, r}) {
      triangle.corner[triangle.count] = corner - below;
      triangle.on_a[triangle.count] = triangle.on_b[triangle.count] = triangle.count;
      ++triangle.count;
    }
    const Vec3 aside = triangle.reduce();
    if (!(height > 0) || length(aside) > round_.axes.x) return false;
    link.normal = n;
    link.gap = height;
    link.on_a = below + aside;
    link.on_b = link.on_a + height * n;
    return link.found = true;
  }

  CLAST_HD void at_triangle(int u, int v, int w, const Vec3& start, NearestHull& out) {
    const Vec3 p = polytope_.vertex(u), q = polytope_.vertex(v), r = polytope_.vertex(w);
    const Vec3 area = cross(q - p, r - p);
    const Real twice = length(area);
    out = NearestHull();
    if (twice > 0 && over_face(p, q, r, (1 / twice) * area, out.link)) {
      out.vertex[0] = u;
      out.vertex[1] = v;
      out.vertex[2] = w;
      out.count = 3;
      return;
    }
    if (twice > 0) {
      const Real side = dot(area, round_.center - p) < 0 ? -1 : 1;
      const Vec3 n = (side / twice) * area;
      const Real gap = -round_.reach(-n) - dot(n, p);
      const Vec3 y = round_.farthest(-n), x = y - gap * n;
      const bool inside = dot(area, cross(q - p, x - p)) >= 0 &&
                          dot(area, cross(r - q, x - q)) >= 0 &&
                          dot(area, cross(p - r, x - r)) >= 0;
      if (gap > least_ && inside) {
        out.link.normal = n;
        out.link.gap = gap;
        out.link.on_a = x;
        out.link.on_b = y;
        out.link.found = true;
        out.vertex[0] = u;
        out.vertex[1] = v;
        out.vertex[2] = w;
        out.count = 3;
        return;
      }
    }
    NearestHull edge;
    at_edge(u, v, start, edge);
    offer(out, edge);
    at_edge(v, w, start, edge);
    offer(out, edge);
    at_edge(w, u, start, edge);
    offer(out, edge);
  }

  // The nearest of what a further vertex makes with those at hand.
  CLAST_HD void widen(const NearestHull& from, int v, NearestHull& out) {
    const Vec3 n = from.link.normal;
    if (from.count == 1) return at_edge(from.vertex[0], v, n, out);
    NearestHull part;
    at_triangle(from.vertex[0], from.vertex[1], v, n, part);
    out = part;
    if (from.count == 2) return;
    at_triangle(from.vertex[1], from.vertex[2], v, n, part);
    offer(out, part);
    at_triangle(from.vertex[2], from.vertex[0], v, n, part);
    offer(out, part);
  }

  const Posed& polytope_;
  const RoundCore& round_;
  Real tiny_;
  Real least_;  // gap to be found: ellipsoids may overlap a little, discs not
  int iterations_ = 0;
};

// The link from a point to the nearest point of a polytope (Gilbert, Johnson and Keerthi); zero if
// it lies inside.
CLAST_HD_COLD Vec3 link_to_polytope(const Posed& polytope, const Vec3& p, const Vec3& start) {
  const Real tiny = 1e-14 * (polytope.size + sum_of_sizes(polytope.center - p));
  Simplex simplex;
  const auto take = [&](int v) CLAST_INLINED {
    simplex.corner[simplex.count] = polytope.vertex(v) - p;
    simplex.on_a[simplex.count] = 0;
    simplex.on_b[simplex.count] = v;
    simplex.share[simplex.count++] = 1;
  };
  take(polytope.lowest_vertex(start).vertex);
  Vec3 link = simplex.reduce();
  for (int i = 0; i < 60; ++i) {
    const Real l = length(link);
    if (!(l > 1e4 * tiny)) return {};
    const Vec3 n = (1 / l) * link;
    const Support low = polytope.lowest_vertex(n);
    if (l - (low.value - dot(n, p)) <= tiny || simplex.has(0, low.vertex)) return link;
    take(low.vertex);
    const Vec3 shorter = simplex.reduce();
    if (simplex.holds_origin) return {};
    if (!(length(shorter) < l)) return link;
    link = shorter;
  }
  return link;
}

// From a polytope (A) to a round core (B). Where the two seem to overlap, a band drawn by
// projections shows whether they do, and if not, where the search should begin.
CLAST_HD_COLD void link_from_polytope(const Posed& polytope, const RoundCore& round,
                                      const Vec3& start, CoreLink& link) {
  RoundFromPolytope search(polytope, round);
  search.find(start, link);
  const Real size = polytope.size + round.axes.x;
  Vec3 n = start, x = polytope.vertex(polytope.highest_vertex(start).vertex), y;
  for (int attempt = 0; attempt < 5 && !link.found; ++attempt) {
    for (int i = 0; i < 4 << attempt; ++i) {
      y = nearest_to(round, x);
      x = y + link_to_polytope(polytope, y, n);
    }
    const Real l = length(y - x);
    if (!(l > shows_direction * size)) return;
    n = (1 / l) * (y - x);
    const Real gap = -round.reach(-n) - polytope.highest(n);
    if (!(gap > 0)) continue;
    search.find(n, link);
    if (link.found) return;
    link = CoreLink{n, gap, x, y, link.iterations, true, l - gap > 1e-9 * size};
  }
}

// Two segments: along each the nearest point to the other, held to its ends.
CLAST_HD void link_of_segments(const Posed& a, const Posed& b, CoreLink& link) {
  const Vec3 p = a.vertex(0), u = a.vertex(1) - p, q = b.vertex(0), v = b.vertex(1) - q;
  const Vec3 between = q - p;
  const Real uu = squared_length(u), vv = squared_length(v), uv = dot(u, v);
  const Real ud = dot(u, between), vd = dot(v, between);
  const Real apart = uu * vv - square(uv);
  const bool parallel = apart <= 1e-20 * uu * vv;
  // Parallel: the middle of what they share.
  const Real from = smaller(ud, ud + uv) / uu, to = larger(ud, ud + uv) / uu;
  Real s = parallel ? clamp(0.5 * (larger(from, 0) + smaller(to, 1)), 0, 1)
                    : clamp((ud * vv - uv * vd) / apart, 0, 1);
  const Real t = clamp((s * uv - vd) / vv, 0, 1);
  s = clamp((ud + t * uv) / uu, 0, 1);
  link.on_a = p + s * u;
  link.on_b = q + t * v;
  const Vec3 way = link.on_b - link.on_a;
  link.gap = length(way);
  link.iterations = 1;
  link.found = link.gap > shows_direction * (a.size + b.size);
  if (link.found) link.normal = (1 / link.gap) * way;
}

// Faces all but parallel, where corners are nearly above each other, make triangles too thin for a
// normal: there the normal of the face is meant. Whether it is as good, to 1e-9 of the size.
CLAST_HD bool settle_on_face(const Posed& core, Real side, const Posed& a, const Posed& b,
                             CoreLink& link) {
  for (int f = 0; f < core.shape.faces; ++f) {
    const Vec3 n = side * core.face_normal(f);
    if (squared_length(n - link.normal) > 1e-12) continue;
    const Real gap = gap_along(a, b, n);
    if (!(gap > link.gap - 1e-9 * (a.size + b.size))) continue;
    link.normal = n;
    link.gap = gap;
    return true;
  }
  return false;
}

CLAST_HD_COLD void link_of_polytopes(const PosedCore& a, const PosedCore& b, const Vec3& start,
                                     PlaneMemory& memory, CoreLink& link) {
  if (a.kind == CoreKind::segment && b.kind == CoreKind::segment)
    return link_of_segments(a, b, link);
  CommonPlane plane;
  link.found =
      (plane_of_features(a, b, memory, plane) || find_distance(a, b, start, plane, memory)) &&
      plane.gap > shows_direction * (a.size + b.size);
  link.normal = plane.normal;
  link.gap = plane.gap;
  link.on_a = plane.on_a;
  link.on_b = plane.on_b;
  link.iterations = plane.iterations > 1 ? plane.iterations : 1;
  if (link.found && plane.failed)
    link.failed = !settle_on_face(a, 1, a, b, link) && !settle_on_face(b, -1, a, b, link);
}

// Where cores overlap and nothing else is known: how far they do along n.
CLAST_HD void link_along(const PosedCore& a, const PosedCore& b, const Vec3& n, CoreLink& link) {
  link.normal = n;
  link.gap = smaller(gap_along(a, b, n), 0);
  link.on_a = a.farthest(n);
  link.on_b = b.farthest(-n);
}

// The link, begun with the direction that the memory holds, or with the line of centres.
CLAST_HD_COLD void find_link(const PosedCore& a, const PosedCore& b, PlaneMemory& memory,
                             CoreLink& link) {
  const Vec3 start = first_normal(a, b, memory);
  if (!a.round() && !b.round() && (a.kind != CoreKind::point || b.kind != CoreKind::point)) {
    memory.touching = false;  // these features are of links, never of facets
    link_of_polytopes(a, b, start, memory, link);
  } else if (a.round() == b.round() || a.kind == CoreKind::point || b.kind == CoreKind::point) {
    link_of_rounds(a.as_round(), b.as_round(), start, link);
  } else if (b.round()) {
    link_from_polytope(a, b.as_round(), start, link);
  } else {
    link_from_polytope(b, a.as_round(), -start, link);
    link = turned_round(link);
  }
  if (!link.found) link_along(a, b, start, link);
  if (memory.type == PlaneMemory::nothing) memory.type = PlaneMemory::direction;
  memory.normal = link.normal;
}

}  // namespace clast
