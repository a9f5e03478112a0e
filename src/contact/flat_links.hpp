// The links of two dilated bodies whose cores are flat: segments, plates, polyhedra, and discs,
// which have the vertices and edges of a polygon in their rim.
//
// One shortest link is not enough where lines and faces meet: it would jump from end to end. The
// energy of such a pair is the sum of springs
//   over the vertices of each core, with their distance from the other core, and
//   over pairs of edges that cross, with the distance of their lines, weighted by
//     A(sin^2(angle)) B(s) B(t),
//     A(q) = u (2 - u),        u = q L^2 / r^2, at most 1,
//     B(s) = (u (2 - u))^2,    u = distance from the nearer end / r, at most 1,
//   where s and t are the places on the edges where the link ends, r is twice as far as the two
//   reach together, or half an edge if that is less, and L the length of the shorter edge.
// Each edge of a disc passes its links on to the next one instead, with weights that add up to 1.
// The distance of a point from a convex core has a continuous gradient, and the weight vanishes
// with its gradient where edges are parallel or the link reaches an end. So nothing jumps as bodies
// roll from corner to edge to face. The weight depends on the poses, and its gradient is part of
// the force. It is less than 1 only where vertices are so near that they bear what it does not:
// slender bodies may cross anywhere at any angle, and sink in by hardly more than a twentieth of
// their reach before a vertex acts. Shorter tapers would be steeper than the step resolves.
#pragma once

#include "contact/core_link.hpp"
#include "contact/spread_patch.hpp"

namespace clast {

CLAST_HD bool is_flat(CoreKind kind) {
  return kind == CoreKind::segment || kind == CoreKind::plate || kind == CoreKind::rounded ||
         kind == CoreKind::polyhedron;
}

// An edge in place. One that goes on beyond an end, as that of a wall may, has no end there.
struct FlatEdge {
  Vec3 from, along;  // unit
  Real length;
  bool goes_on_before = false, goes_on_after = false;
  Real passing = 0;  // so far beyond its ends an edge of a round rim passes links on to the next

  CLAST_HD FlatEdge(const Vec3& p, const Vec3& q) : from(p) {
    const Vec3 way = q - p;
    length = clast::length(way);
    along = (1 / length) * way;
  }
  CLAST_HD bool reaches(Real s) const { return s > -passing && s < length + passing; }
  CLAST_HD Real whole_length() const { return goes_on_before || goes_on_after ? 1e300 : length; }
};

CLAST_HD int edges_of(const PosedCore& core) {
  return core.kind == CoreKind::segment ? 1 : core.shape.edges;
}
CLAST_HD FlatEdge edge_of(const PosedCore& core, int e) {
  if (core.kind == CoreKind::segment) return {core.vertex(0), core.vertex(1)};
  FlatEdge edge(core.vertex(core.shape.edge[e].from), core.vertex(core.shape.edge[e].to));
  if (core.kind == CoreKind::disc) edge.passing = 0.1 * edge.length;
  return edge;
}

CLAST_HD Vec3 link_to_edge(const FlatEdge& edge, const Vec3& p) {
  const Real s = clamp(dot(p - edge.from, edge.along), 0, edge.length);
  return edge.from + s * edge.along - p;
}

// From a point to a flat core or a disc.
CLAST_HD Vec3 link_to_core(const PosedCore& core, const Vec3& p, const Vec3& start) {
  if (core.kind == CoreKind::segment) return link_to_edge(edge_of(core, 0), p);
  if (core.kind == CoreKind::disc) return nearest_to(core.as_round(), p) - p;
  return link_to_polytope(core, p, start);
}

// Where two lines are nearest to each other, and what the weight of their link is.
struct EdgeCrossing {
  Real s, t;  // along the edges
  Real cosine;
  bool inside;  // the link ends on both edges, and they are not parallel
  Vec3 way;

  CLAST_HD EdgeCrossing(const FlatEdge& a, const FlatEdge& b) {
    const Vec3 between = b.from - a.from;
    cosine = dot(a.along, b.along);
    const Real apart = 1 - square(cosine), on_a = dot(a.along, between),
               on_b = dot(b.along, between);
    inside = apart > 1e-10;
    s = inside ? (on_a - cosine * on_b) / apart : 0;
    t = s * cosine - on_b;
    inside = inside && a.reaches(s) && b.reaches(t);
    way = between + t * b.along - s * a.along;
  }
};

// r, of two bodies that reach that far together.
CLAST_HD Real taper_of(Real reach) { return 2 * reach; }

// B and its slope at x of an edge.
struct EdgeBump {
  Real value = 1, slope = 0;
  CLAST_HD EdgeBump(Real x, const FlatEdge& edge, Real reach) {
    const bool first_half = x < 0.5 * edge.length;
    if (edge.passing > 0) {
      const Real inward = first_half ? x : edge.length - x;
      const Real u = clamp(0.5 * (1 + inward / edge.passing), 0, 1);
      value = square(u) * (3 - 2 * u);
      slope = (first_half ? 3 : -3) * u * (1 - u) / edge.passing;
      return;
    }
    if (first_half ? edge.goes_on_before : edge.goes_on_after) return;
    const Real taper = smaller(taper_of(reach), 0.5 * edge.length);
    const Real u = (first_half ? x : edge.length - x) / taper;
    if (!(u < 1)) return;
    value = square(u * (2 - u));
    slope = (first_half ? 4 : -4) * u * (2 - u) * (1 - u) / taper;
  }
};

// A and its slope.
struct AngleWeight {
  Real value = 1, slope = 0;
  CLAST_HD AngleWeight(Real sine2, const FlatEdge& a, const FlatEdge& b, Real reach) {
    const Real shorter = smaller(a.whole_length(), b.whole_length());
    const Real steep = smaller(1, square(taper_of(reach) / shorter)), u = sine2 / steep;
    if (!(u < 1)) return;
    value = u * (2 - u);
    slope = 2 * (1 - u) / steep;
  }
};

// The link of two edges that cross, if its spheres overlap; their reach is the sum of both radii,
// and the spheres of A have the radius ra.
template <class Law>
CLAST_HD void add_crossing(const typename Law::Parameters& p, Real radius, const FlatEdge& a,
                           const FlatEdge& b, Real reach, Real ra, Real share, LinkSum& sum) {
  const EdgeCrossing x(a, b);
  const Real d = length(x.way), overlap = reach - d;
  if (!x.inside || !(overlap > 0) || !(d > 0)) return;
  const Vec3 u = a.along, v = b.along, n = (1 / d) * x.way;
  const Real c = x.cosine, sine2 = 1 - square(c);
  const EdgeBump on_a(x.s, a, reach), on_b(x.t, b, reach);
  const AngleWeight angle(sine2, a, b, reach);
  const Real bumps = share * on_a.value * on_b.value, weight = share * angle.value;
  const Vec3 at = a.from + x.s * u + (ra - 0.5 * overlap) * n;
  const Real energy = add_link<Law>(p, radius, angle.value * bumps, overlap, n, at, sum);
  // The weight: with w from a.from to b.from, s and t follow from
  //   s - c t = u.w,  t - c s = -v.w
  // as b moves by dq at b.from and turns by dv.
  const Real by_c = -2 * c * angle.slope * bumps;
  const Real by_s = weight * on_a.slope * on_b.value, by_t = weight * on_a.value * on_b.slope;
  const Real alpha = (by_s + c * by_t) / sine2, beta = (by_t + c * by_s) / sine2;
  const Vec3 by_q = alpha * u - beta * v;
  const Vec3 by_v = (alpha * x.t + beta * x.s + by_c) * u - beta * (b.from - a.from);
  const Vec3 force = -energy * by_q;
  sum.force += force;
  sum.moment += cross(b.from, force) - energy * cross(v, by_v);
}

// The part of a spring that a vertex has: all those of a disc together have four.
CLAST_HD Real vertex_share(const PosedCore& core) {
  return core.kind == CoreKind::disc ? 4.0 / core.shape.vertices : 1;
}

// All links of a pair of flat cores. Cores are relative to the centre of A; n is the direction of
// the shortest link. What is farther apart along n than the spheres reach cannot touch.
template <class Law>
CLAST_HD_COLD void add_flat_links(const typename Law::Parameters& p, Real radius,
                                  const PosedCore& a, const PosedCore& b, const Vec3& n, Real ra,
                                  Real rb, LinkSum& sum) {
  const Real reach = ra + rb;
  const Real low = -b.reach(-n) - reach, high = a.reach(n) + reach;
  const Real share_a = vertex_share(a), share_b = vertex_share(b);
  for (int i = 0; i < a.shape.vertices; ++i) {
    const Vec3 v = a.vertex(i);
    if (dot(n, v) < low) continue;
    const Vec3 link = link_to_core(b, v, n);
    const Real d = length(link);
    if (d > 0 && d < reach)
      add_link<Law>(p, radius, share_a, reach - d, (1 / d) * link,
                    v + ((ra - 0.5 * (reach - d)) / d) * link, sum);
  }
  for (int j = 0; j < b.shape.vertices; ++j) {
    const Vec3 v = b.vertex(j);
    if (dot(n, v) > high) continue;
    const Vec3 link = -link_to_core(a, v, -n);
    const Real d = length(link);
    if (d > 0 && d < reach)
      add_link<Law>(p, radius, share_b, reach - d, (1 / d) * link,
                    v - ((rb - 0.5 * (reach - d)) / d) * link, sum);
  }
  for (int e = 0; e < edges_of(a); ++e) {
    const FlatEdge of_a = edge_of(a, e);
    const Real start = dot(n, of_a.from), rise = of_a.length * dot(n, of_a.along);
    if (start + larger(rise, 0) < low) continue;
    for (int f = 0; f < edges_of(b); ++f) {
      const FlatEdge of_b = edge_of(b, f);
      const Real begin = dot(n, of_b.from), fall = of_b.length * dot(n, of_b.along);
      if (begin + smaller(fall, 0) > high) continue;
      add_crossing<Law>(p, radius, of_a, of_b, reach, ra, 1, sum);
    }
  }
}

}  // namespace clast
