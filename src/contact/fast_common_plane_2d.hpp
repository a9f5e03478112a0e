// The fast common plane in two dimensions (FCP 5.1): of the closest vertices A and B only five
// lines come into question, the bisector of AB and those parallel to the two edges at A and at B.
//
// Polygons are plates or prisms in the plane y = 0 that turn about y alone; edges along y and what
// lies in y do not count. In contact the bisector is no candidate, as in three dimensions. Normals
// and points have y = 0 exactly.
#pragma once

#include "contact/common_plane.hpp"

namespace clast {

struct FlatCandidates {
  const Posed& a;
  const Posed& b;
  Real tiny;
  Vec3 normal;
  Real gap;
  Vec3 link;  // between the vertices looked from

  CLAST_HD FlatCandidates(const Posed& of_a, const Posed& of_b, const Vec3& start)
      : a(of_a),
        b(of_b),
        tiny(round_off(of_a, of_b)),
        normal(start),
        gap(gap_along(of_a, of_b, start)) {}

  CLAST_HD static Vec3 flat(const Vec3& v) { return {v.x, 0, v.z}; }

  // Other vertices can only make the gap smaller than the link is along it: most go there.
  CLAST_HD void offer(const Vec3& direction) {
    const Real l = length(direction), least = gap + tiny;
    if (!(l > tiny && dot(direction, link) > least * l)) return;
    const Vec3 n = (1 / l) * direction;
    const Real candidate = gap_along(a, b, n);
    if (!(candidate > least)) return;
    normal = n;
    gap = candidate;
  }

  // Across an edge, out of A or into B.
  template <bool OfA>
  CLAST_HD void edge(int e) {
    const Posed& body = OfA ? a : b;
    const Vec3 along = body.edge_vector(e), across{along.z, 0, -along.x};
    const Vec3 from = body.turned(body.shape.vertex(body.shape.edge[e].from));
    const bool outwards = dot(across, from) > 0;
    offer(outwards == OfA ? across : -across);
  }
  template <bool OfA>
  CLAST_HD void edges_at(int vertex) {
    const PolyhedronView& s = OfA ? a.shape : b.shape;
    for (int k = s.ring_first[vertex]; k < s.ring_first[vertex + 1]; ++k) edge<OfA>(s.ring_edge[k]);
  }
  CLAST_HD void all_edges() {
    for (int e = 0; e < a.shape.edges; ++e) edge<true>(e);
    for (int e = 0; e < b.shape.edges; ++e) edge<false>(e);
  }

  // How far the sides at the vertex are from lying along the line: the least sine.
  CLAST_HD Real least_tilt(const Posed& body, int vertex) const {
    const PolyhedronView& s = body.shape;
    Real least = 2;
    for (int k = s.ring_first[vertex]; k < s.ring_first[vertex + 1]; ++k) {
      const Vec3 along = flat(body.edge_vector(s.ring_edge[k]));
      const Real l = length(along), rise = dot(normal, along);
      if (l > tiny) least = smaller((rise < 0 ? -rise : rise) / l, least);
    }
    return least;
  }

  // Of the vertices at the height of the support along n, the one nearest to a point in the plane.
  CLAST_HD int nearest_of_equals(const Posed& body, const Vec3& n, Real height,
                                 const Vec3& point) const {
    const Selection equals = body.at_or_beyond(n, height - 10 * tiny);
    int nearest = equals.first;
    Real least = 1e300;
    for (int i = equals.first; i <= equals.last && equals.count > 1; ++i) {
      const Vec3 v = body.vertex(i);
      if (dot(n, v) < height - 10 * tiny) continue;
      const Real distance = squared_length(flat(v - point));
      nearest = distance < least ? i : nearest;
      least = smaller(distance, least);
    }
    return nearest;
  }

  static constexpr int most_iterations = 100;

  // Until the line stays. The number of iterations, and the closest vertices of the last line.
  CLAST_HD int improve(int& va, int& vb) {
    for (int iterations = 1;; ++iterations) {
      const Real before = gap;
      const Support low = b.lowest_vertex(normal);
      va = nearest_of_equals(a, normal, a.highest(normal), b.vertex(low.vertex));
      vb = nearest_of_equals(b, -normal, -low.value, a.vertex(va));
      link = flat(b.vertex(vb) - a.vertex(va));
      if (gap > 0) offer(link);
      edges_at<true>(va);
      edges_at<false>(vb);
      if (!(gap > before) || iterations >= most_iterations) return iterations;
    }
  }
};

CLAST_HD_COLD CommonPlane fast_common_plane_2d(const Placed& placed_a, const Placed& placed_b,
                                               PlaneMemory& memory) {
  const Posed a(placed_a, placed_a.center), b(placed_b, placed_a.center);
  FlatCandidates search(a, b, first_normal(a, b, memory));
  int va = 0, vb = 0;
  CommonPlane plane;
  plane.iterations = search.improve(va, vb);
  // Not apart along the best line of this hill: at the first touch every edge is asked.
  if (!(search.gap > 0) && !memory.touching) {
    search.all_edges();
    plane.iterations += search.improve(va, vb);
  }
  plane.normal = search.normal;
  plane.gap = search.gap;
  // Where a side lies along the line, the closest vertex of the other body holds the link.
  plane.failed = plane.iterations >= FlatCandidates::most_iterations;
  const Vec3 p = FlatCandidates::flat(a.vertex(va)), q = FlatCandidates::flat(b.vertex(vb));
  const bool side_of_a = search.least_tilt(a, va) <= search.least_tilt(b, vb);
  plane.on_a = side_of_a ? q - search.gap * search.normal : p;
  plane.on_b = side_of_a ? q : p + search.gap * search.normal;
  memory.type = PlaneMemory::direction;
  return finished(plane, placed_a, memory);
}

}  // namespace clast
