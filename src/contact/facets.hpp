// Least penetration of two polyhedra that overlap.
//
// B pushed by -gap along n no longer overlaps A, so the least push belongs to the face nearest to
// the origin of the polyhedron B - A (all differences of points). A facet of that polyhedron is a
// face of one body with a vertex of the other, or a pair of edges whose arcs on the Gauss sphere
// cross: types b and c of the fast common plane. Types a and d never give the least push.
#pragma once

#include "contact/plane.hpp"
#include "contact/posed.hpp"

namespace clast {

struct Facet {
  PlaneMemory::Type type = PlaneMemory::nothing;
  int on_a = 0, on_b = 0;
  Vec3 normal;  // from A to B
  Real gap = -1e300;
};

// Keeps the facet with the largest gap of those it is shown.
struct FacetSearch {
  const Posed& a;
  const Posed& b;
  Real tiny;  // gains below this are round-off
  Facet best;

  CLAST_HD FacetSearch(const Posed& of_a, const Posed& of_b)
      : a(of_a), b(of_b), tiny(round_off(of_a, of_b)) {}

  CLAST_HD void offer(PlaneMemory::Type type, int on_a, int on_b, const Vec3& n, Real gap) {
    if (!(gap > best.gap + tiny)) return;
    best.type = type;
    best.on_a = on_a;
    best.on_b = on_b;
    best.normal = n;
    best.gap = gap;
  }

  CLAST_HD void face_of_a(int f) {
    const Vec3 n = a.face_normal(f);
    const Support s = b.lowest_vertex(n);
    offer(PlaneMemory::face_of_a, f, s.vertex, n, s.value - a.face_offset(f, n));
  }

  CLAST_HD void face_of_b(int f) {
    const Vec3 outward = b.face_normal(f);
    const Support s = a.lowest_vertex(outward);
    offer(PlaneMemory::face_of_b, s.vertex, f, -outward, s.value - b.face_offset(f, outward));
  }

  // Whether no vertex of a body lies beyond an edge of it in the direction c, or -c, which is
  // perpendicular to the edge: it must not point into the faces on the left and right.
  struct Supported {
    bool up, down;
  };
  CLAST_HD static Supported supported(const Posed& body, int e, const Vec3& c, Real slack) {
    const PolyhedronEdge& edge = body.shape.edge[e];
    const Vec3 along = body.shape.vertex(edge.to) - body.shape.vertex(edge.from);
    // Into the left face points normal x along: c . (normal x along) = -(c x along) . normal.
    const Vec3 turned = cross(body.unturned(c), along);
    const Real left = dot(turned, body.shape.face_normal[edge.left]);
    const Real right = dot(turned, body.shape.face_normal[edge.right]);
    return {left >= -slack && right <= slack, left <= slack && right >= -slack};
  }

  CLAST_HD void edges(int of_a, int of_b) {
    const Vec3 u = a.edge_vector(of_a), v = b.edge_vector(of_b);
    const Vec3 c = cross(u, v);
    const Real cc = squared_length(c);
    if (!(cc > 1e-12 * squared_length(u) * squared_length(v))) return;
    const Vec3 between = b.vertex(b.shape.edge[of_b].from) - a.vertex(a.shape.edge[of_a].from);
    const Real across = dot(c, between);
    const Real slack = 1e-12 * (larger(c.x, -c.x) + larger(c.y, -c.y) + larger(c.z, -c.z));
    const Supported on_a = supported(a, of_a, c, slack), on_b = supported(b, of_b, c, slack);
    const bool up = on_a.up && on_b.down, down = on_a.down && on_b.up;
    if (!up && !down) return;
    // Deeper than the best one: turned down without a root.
    const Real towards_b = up ? across : -across;
    if (best.gap < 0 && towards_b < 0 && square(across) > square(best.gap) * cc) return;
    const Real scale = (up ? 1 : -1) / root(cc);
    offer(PlaneMemory::edges, of_a, of_b, scale * c, scale * across);
  }

  // All facets there are, of two that overlap: the least penetration, from the positions alone.
  CLAST_HD void all() {
    for (int f = 0; f < a.shape.faces; ++f) face_of_a(f);
    for (int f = 0; f < b.shape.faces; ++f) face_of_b(f);
    for (int i = 0; i < a.shape.edges; ++i) edge_with_all(i);
  }

  // An edge of A with those of B whose line passes its own closer than the best facet is deep; the
  // others cannot be better. In the frame of B, where most are turned down without a root.
  CLAST_HD void edge_with_all(int i) {
    const PolyhedronView& s = b.shape;
    if (s.edges == 0) return;
    const Real scale = 1 / b.size;
    const Vec3 u = b.unturned(a.edge_vector(i));
    const Vec3 p = scale * b.unturned(a.vertex(a.shape.edge[i].from) - b.center);
    for (int j = 0; j < s.edges; ++j) {
      const Vec3 from = s.vertex(s.edge[j].from);
      const Vec3 c = cross(u, s.vertex(s.edge[j].to) - from);
      const Real near = scale * larger(-best.gap, 1e4 * tiny);
      if (square(dot(c, from - p)) <= square(near) * squared_length(c)) edges(i, j);
    }
  }

  // How far the point is beyond the face.
  CLAST_HD static Real beyond(const Posed& body, int f, const Vec3& point) {
    return dot(body.shape.face_normal[f], body.unturned(point - body.center)) -
           body.size * body.shape.face_offset[f];
  }

  template <bool of_a>
  CLAST_HD void face(int f) {
    if constexpr (of_a)
      face_of_a(f);
    else
      face_of_b(f);
  }

  // The edge of one body with every edge at the vertex of the other.
  template <bool of_a>
  CLAST_HD void edge_with_ring(const Posed& other, int e, int vertex) {
    const PolyhedronView& s = other.shape;
    for (int k = s.ring_first[vertex]; k < s.ring_first[vertex + 1]; ++k) {
      if constexpr (of_a)
        edges(e, s.ring_edge[k]);
      else
        edges(s.ring_edge[k], e);
    }
  }

  // Neighbours of a face with a vertex. The facet across a rim edge has its normal on the arc from
  // this face to the next; if the vertex is deeper under the next face than under this one, nothing
  // on the arc has a larger gap.
  template <bool of_a>
  CLAST_HD void around_face(const Posed& body, const Posed& other, int f, int vertex, Real gap) {
    const PolyhedronView& s = body.shape;
    const Vec3 point = other.vertex(vertex);
    for (int k = s.face_first[f]; k < s.face_first[f + 1]; ++k) {
      const int e = s.face_edge[k];
      const int next = s.edge[e].left == f ? s.edge[e].right : s.edge[e].left;
      if (!(beyond(body, next, point) > gap + tiny)) continue;
      face<of_a>(next);
      edge_with_ring<of_a>(other, e, vertex);
    }
  }

  // Neighbours of a pair of edges across the ends of the other edge, judged in the same way.
  template <bool of_a>
  CLAST_HD void around_edge(const Posed& body, const Posed& other, int e, int other_edge,
                            Real gap) {
    const PolyhedronEdge& edge = body.shape.edge[e];
    const PolyhedronEdge& ends = other.shape.edge[other_edge];
    const Vec3 from = other.vertex(ends.from), to = other.vertex(ends.to);
    const Real left = smaller(beyond(body, edge.left, from), beyond(body, edge.left, to));
    const Real right = smaller(beyond(body, edge.right, from), beyond(body, edge.right, to));
    if (left > gap + tiny) face<of_a>(edge.left);
    if (right > gap + tiny) face<of_a>(edge.right);
    if (!(larger(left, right) > gap + tiny)) return;
    edge_with_ring<of_a>(other, e, ends.from);
    edge_with_ring<of_a>(other, e, ends.to);
  }

  // Goes to neighbours while the gap grows; counts the facets left behind.
  CLAST_HD int climb() {
    int steps = 0;
    for (; steps < 1000; ++steps) {
      const Facet here = best;
      look_around(here, here.gap);
      if (!(best.gap > here.gap)) break;
    }
    return steps;
  }

  CLAST_HD void look_around(const Facet& here, Real gap) {
    if (here.type == PlaneMemory::face_of_a)
      around_face<true>(a, b, here.on_a, here.on_b, gap);
    else if (here.type == PlaneMemory::face_of_b)
      around_face<false>(b, a, here.on_b, here.on_a, gap);
    else if (here.type == PlaneMemory::edges) {
      around_edge<true>(a, b, here.on_a, here.on_b, gap);
      around_edge<false>(b, a, here.on_b, here.on_a, gap);
    }
  }

  // Starts from the facet that was best before. A pair of edges that is no facet any more leads to
  // its neighbours; with none of them a facet either, all are looked at.
  CLAST_HD void recall(const PlaneMemory& memory) {
    if (memory.type == PlaneMemory::face_of_a) {
      face_of_a(memory.on_a);
    } else if (memory.type == PlaneMemory::face_of_b) {
      face_of_b(memory.on_b);
    } else if (memory.type == PlaneMemory::edges) {
      edges(memory.on_a, memory.on_b);
      if (best.type != PlaneMemory::nothing) return;
      Facet here;
      here.type = PlaneMemory::edges;
      here.on_a = memory.on_a;
      here.on_b = memory.on_b;
      look_around(here, here.gap);
    }
    if (best.type == PlaneMemory::nothing) all();
  }
};

// Where two lines, from p along u and from q along v, are closest: p + s u and q + t v, held to the
// segments 0 <= s, t <= 1.
struct LinePoints {
  Vec3 on_first, on_second;
  bool inside;  // whether nothing had to be held
};
CLAST_HD LinePoints closest_of_lines(const Vec3& p, const Vec3& u, const Vec3& q, const Vec3& v) {
  const Vec3 c = cross(u, v), w = q - p;
  const Real scale = 1 / squared_length(c);
  const Real s = scale * dot(cross(w, v), c), t = scale * dot(cross(w, u), c);
  const Real hs = clamp(s, 0, 1), ht = clamp(t, 0, 1);
  LinePoints r;
  r.on_first = p + hs * u;
  r.on_second = q + ht * v;
  r.inside = hs == s && ht == t;
  return r;
}

// The plane of a facet, with the ends of the deepest overlap, relative to the centre of A.
CLAST_HD CommonPlane plane_of(const Facet& facet, const Posed& a, const Posed& b) {
  CommonPlane plane;
  plane.normal = facet.normal;
  plane.gap = facet.gap;
  if (facet.type == PlaneMemory::face_of_a) {
    plane.on_b = b.vertex(facet.on_b);
    plane.on_a = plane.on_b - facet.gap * facet.normal;
  } else if (facet.type == PlaneMemory::face_of_b) {
    plane.on_a = a.vertex(facet.on_a);
    plane.on_b = plane.on_a + facet.gap * facet.normal;
  } else if (facet.type == PlaneMemory::edges) {
    const LinePoints ends =
        closest_of_lines(a.vertex(a.shape.edge[facet.on_a].from), a.edge_vector(facet.on_a),
                         b.vertex(b.shape.edge[facet.on_b].from), b.edge_vector(facet.on_b));
    plane.on_a = ends.on_first;
    plane.on_b = ends.on_second;
  }
  return plane;
}

}  // namespace clast
