// The fast common plane in three dimensions (FCP, Nezami et al. 2004).
//
// The plane of a pair passes between its two closest vertices A and B and is one of few: (a) it
// bisects AB; (b) it is parallel to a face at A or at B; (c) to an edge at A and an edge at B; (d)
// to one edge at A or B, with its normal in the plane of that edge and AB. The one with the largest
// gap gives new closest vertices, and so on until it stays.
//
// Two things are added to the paper. The result is proved or searched again: among vertices at
// equal distance (a face as candidate) the paper's choice can miss the side on which the gap still
// grows. And what is in contact is not moved apart: of the candidates only types (b) and (c) can be
// the least penetration, so these are followed directly (contact/facets.hpp).
#pragma once

#include "contact/common_plane.hpp"

namespace clast {

// The candidate planes of one pair of vertices.
struct FcpCandidates {
  const Posed& a;
  const Posed& b;
  Real tiny;
  Vec3 normal;  // the best so far
  Real gap;
  PlaneMemory features;
  Vec3 link;  // between the vertices looked from

  CLAST_HD FcpCandidates(const Posed& of_a, const Posed& of_b, const Vec3& start)
      : a(of_a),
        b(of_b),
        tiny(round_off(of_a, of_b)),
        normal(start),
        gap(gap_along(of_a, of_b, start)) {}

  CLAST_HD void offer(PlaneMemory::Type type, int on_a, int on_b, const Vec3& direction) {
    // The centres are on opposite sides.
    const Real sign = dot(direction, b.center - a.center) < 0 ? -1 : 1;
    // Other vertices can only make the gap smaller than the link is along it: most go here.
    const Real l = length(direction), least = gap + tiny;
    if (!(sign * dot(direction, link) > least * l)) return;
    const Vec3 n = (sign / l) * direction;
    const Real candidate = gap_along(a, b, n);
    if (!(candidate > least)) return;
    normal = n;
    gap = candidate;
    features.keep(type, on_a, on_b);
  }

  CLAST_HD void look_from(int va, int vb) {
    link = b.vertex(vb) - a.vertex(va);
    const PolyhedronView &s = a.shape, &t = b.shape;
    offer(PlaneMemory::vertices, va, vb, link);
    for (int i = s.ring_first[va]; i < s.ring_first[va + 1]; ++i) {
      const Vec3 e = a.edge_vector(s.ring_edge[i]);
      offer(PlaneMemory::face_of_a, s.ring_face[i], vb, a.face_normal(s.ring_face[i]));
      offer(PlaneMemory::edge_of_a, s.ring_edge[i], vb, cross(e, cross(e, link)));
      for (int j = t.ring_first[vb]; j < t.ring_first[vb + 1]; ++j)
        offer(PlaneMemory::edges, s.ring_edge[i], t.ring_edge[j],
              cross(e, b.edge_vector(t.ring_edge[j])));
    }
    for (int j = t.ring_first[vb]; j < t.ring_first[vb + 1]; ++j) {
      const Vec3 e = b.edge_vector(t.ring_edge[j]);
      offer(PlaneMemory::face_of_b, va, t.ring_face[j], b.face_normal(t.ring_face[j]));
      offer(PlaneMemory::edge_of_b, va, t.ring_edge[j], cross(e, cross(e, link)));
    }
  }

  // Of the vertices of a body at the height of the support along n, the one nearest to a point.
  CLAST_HD int nearest_of_equals(const Posed& body, const Vec3& n, Real height,
                                 const Vec3& point) const {
    const Selection equals = body.at_or_beyond(n, height - 10 * tiny);
    int nearest = equals.first;
    Real least = 1e300;
    for (int i = equals.first; i <= equals.last && equals.count > 1; ++i) {
      const Vec3 v = body.vertex(i);
      if (dot(n, v) < height - 10 * tiny) continue;
      const Real distance = squared_length(v - point);
      nearest = distance < least ? i : nearest;
      least = smaller(distance, least);
    }
    return nearest;
  }

  // One iteration: closest vertices, then candidates. Whether the plane changed.
  CLAST_HD bool improve() {
    const Real before = gap;
    const Support low = b.lowest_vertex(normal);
    const int va = nearest_of_equals(a, normal, a.highest(normal), b.vertex(low.vertex));
    const int vb = nearest_of_equals(b, -normal, -low.value, a.vertex(va));
    look_from(va, vb);
    return gap > before;
  }
};

CLAST_HD_COLD CommonPlane search_fcp(const Placed placed_a, const Placed placed_b,
                                     PlaneMemory& memory) {
  const Posed a(placed_a, placed_a.center), b(placed_b, placed_a.center);
  CommonPlane plane;
  if (memory.touching && climb_from_last_facet(a, b, memory, plane))
    return finished(plane, placed_a, memory);
  FcpCandidates candidates(a, b, first_normal(a, b, memory));
  int iterations = 1;
  while (candidates.improve() && iterations < 100) ++iterations;
  if (candidates.gap > 0 && plane_of_features(a, b, candidates.features, plane)) {
    memory = candidates.features;
    plane.iterations = iterations;
    return finished(plane, placed_a, memory);
  }
  memory = PlaneMemory();
  memory.type = PlaneMemory::direction;
  memory.normal = candidates.normal;
  plane = search_plane(placed_a, placed_b, memory);
  plane.iterations = iterations + 1;  // in the paper's measure, looks at candidates: this is one
  return plane;
}

CLAST_HD CommonPlane fast_common_plane(const Placed& placed_a, const Placed& placed_b,
                                       PlaneMemory& memory) {
  const Posed a(placed_a, placed_a.center), b(placed_b, placed_a.center);
  CommonPlane plane;
  plane.iterations = 1;
  if (recall_plane(a, b, memory, plane)) return finished(plane, placed_a, memory);
  return search_fcp(placed_a, placed_b, memory);
}

}  // namespace clast
