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

// An edge of a body in the world.
struct PosedEdge {
  FourVectors vectors;  // from the centre to its start, along it, normals on its left and right
  Vec3 from, along;

  CLAST_HD PosedEdge(const Posed& body, int e)
      : vectors(body.turned(four_vectors(body.shape.edge_vectors[e]))),
        from(body.center + body.size * vectors[0]),
        along(body.size * vectors[1]) {}

  // The product of a vector with the normals.
  struct OnFaces {
    Real left, right;
  };
  CLAST_HD OnFaces on_faces(const Vec3& v) const {
    const Four d = dot(v, vectors);
    return {d[2], d[3]};
  }
};

// An edge of A along u and one of B along v. Both lie in planes with the normal c = u x v.
//
// c must not point into the faces beside u, or vertices of A lie beyond the edge; left x u points
// into the left face, and c.(left x u) = -u^2 v.left; likewise -c and the faces beside v. So four
// signs say whether the two make a facet: whether their arcs on the Gauss sphere cross.
struct EdgePair {
  const PosedEdge &a, &b;
  Vec3 between, c;  // from edge to edge, across both
  Real cc, across;  // c.c and c.between
  PosedEdge::OnFaces v_on_a, u_on_b;
  bool up, down;  // whether c, or -c, is the normal from A to B of a facet

  CLAST_HD EdgePair(const PosedEdge& of_a, const PosedEdge& of_b)
      : a(of_a),
        b(of_b),
        between(b.from - a.from),
        c(cross(a.along, b.along)),
        cc(squared_length(c)),
        across(dot(c, between)),
        v_on_a(a.on_faces(b.along)),
        u_on_b(b.on_faces(a.along)) {
    const Real s = 1e-12 * sum_of_sizes(b.along), t = 1e-12 * sum_of_sizes(a.along);
    // Not where they are parallel.
    const bool plain = cc > 1e-12 * squared_length(a.along) * squared_length(b.along);
    up = plain & (v_on_a.left >= -s) & (v_on_a.right <= s) & (u_on_b.left >= -t) &
         (u_on_b.right <= t);
    down = plain & (v_on_a.left <= s) & (v_on_a.right >= -s) & (u_on_b.left <= t) &
           (u_on_b.right >= -t);
  }

  CLAST_HD bool is_facet() const { return up || down; }

  // Whether an end of each edge is as deep under the faces beside the other as the two overlap.
  // Then no neighbour has a larger gap (FacetSearch::around_edge).
  CLAST_HD bool best_of_neighbours(Real limit) const {
    const PosedEdge::OnFaces of_a = a.on_faces(between), of_b = b.on_faces(-between);
    return (of_a.left + smaller(v_on_a.left, 0) <= limit) &
           (of_a.right + smaller(v_on_a.right, 0) <= limit) &
           (of_b.left + smaller(u_on_b.left, 0) <= limit) &
           (of_b.right + smaller(u_on_b.right, 0) <= limit);
  }
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

  CLAST_HD void edges(int of_a, int of_b) {
    edges(PosedEdge(a, of_a), PosedEdge(b, of_b), of_a, of_b);
  }
  CLAST_HD void edges(const PosedEdge& u, const PosedEdge& v, int of_a, int of_b) {
    const EdgePair pair(u, v);
    if (!pair.is_facet()) return;
    // Deeper than the best one: turned down without a root.
    const Real towards_b = pair.up ? pair.across : -pair.across;
    if (best.gap < 0 && towards_b < 0 && square(pair.across) > square(best.gap) * pair.cc) return;
    const Real scale = (pair.up ? 1 : -1) / root(pair.cc);
    offer(PlaneMemory::edges, of_a, of_b, scale * pair.c, scale * pair.across);
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
    const PosedEdge fixed(of_a ? a : b, e);
    for (int k = s.ring_first[vertex]; k < s.ring_first[vertex + 1]; ++k) {
      const PosedEdge turning(other, s.ring_edge[k]);
      if constexpr (of_a)
        edges(fixed, turning, e, s.ring_edge[k]);
      else
        edges(turning, fixed, s.ring_edge[k], e);
    }
  }

  CLAST_HD bool may_be_better(Real bound) const { return bound > best.gap + tiny; }

  // Neighbours of a face with a vertex. The facet across a rim edge has its normal on the arc from
  // this face to the next; if the vertex is deeper under the next face than under this one, nothing
  // on the arc has a larger gap.
  template <bool of_a>
  CLAST_HD void around_face(const Posed& body, const Posed& other, int f, int vertex) {
    const PolyhedronView& s = body.shape;
    const Vec3 point = other.vertex(vertex);
    const Real here = best.gap;
    for (int k = s.face_first[f]; k < s.face_first[f + 1] && !(best.gap > here); ++k) {
      const int e = s.face_edge[k];
      const int next = s.edge[e].left == f ? s.edge[e].right : s.edge[e].left;
      if (!may_be_better(beyond(body, next, point))) continue;
      edge_with_ring<of_a>(other, e, vertex);
      if (!(best.gap > here)) face<of_a>(next);  // the far end of the arc
    }
  }

  // Neighbours of a pair of edges on the arc from face to face beside one of them, judged in the
  // same way; on either half of the arc the deeper end of the other edge counts.
  template <bool of_a>
  CLAST_HD void around_edge(const PosedEdge& here, const PosedEdge& across, int e, int other_edge) {
    const PolyhedronEdge& edge = (of_a ? a : b).shape.edge[e];
    const PolyhedronEdge& ends = (of_a ? b : a).shape.edge[other_edge];
    const PosedEdge::OnFaces from = here.on_faces(across.from - here.from);
    const PosedEdge::OnFaces way = here.on_faces(across.along);
    const Real left = from.left + smaller(way.left, 0), right = from.right + smaller(way.right, 0);
    const int left_end = way.left < 0 ? ends.to : ends.from;
    const int right_end = way.right < 0 ? ends.to : ends.from;
    const bool left_first = left > right;
    towards<of_a>(e, left_first ? edge.left : edge.right, left_first ? left : right,
                  left_first ? left_end : right_end);
    towards<of_a>(e, left_first ? edge.right : edge.left, left_first ? right : left,
                  left_first ? right_end : left_end);
  }
  template <bool of_a>
  CLAST_HD void towards(int e, int f, Real bound, int vertex) {
    if (may_be_better(bound)) face<of_a>(f);
    if (may_be_better(bound)) edge_with_ring<of_a>(of_a ? b : a, e, vertex);
  }

  // Goes to neighbours while the gap grows; counts the facets left behind.
  CLAST_HD int climb() {
    int steps = 0;
    for (; steps < 1000; ++steps) {
      const Facet here = best;
      look_around(here);
      if (!(best.gap > here.gap)) break;
    }
    return steps;
  }

  CLAST_HD void look_around(const Facet& here) {
    if (here.type == PlaneMemory::face_of_a)
      around_face<true>(a, b, here.on_a, here.on_b);
    else if (here.type == PlaneMemory::face_of_b)
      around_face<false>(b, a, here.on_b, here.on_a);
    else if (here.type == PlaneMemory::edges) {
      const PosedEdge u(a, here.on_a), v(b, here.on_b);
      around_edge<true>(u, v, here.on_a, here.on_b);
      around_edge<false>(v, u, here.on_b, here.on_a);
    }
  }

  // A pair of edges is no facet any more: their arcs have parted at an end of one of them, a face.
  // What took the place of their crossing is that face, or another edge of it with the other edge.
  // The arcs crossed at the last normal, so that its side is looked at.
  CLAST_HD void where_edges_parted(int of_a, int of_b, const Vec3& last_normal) {
    const PosedEdge u(a, of_a), v(b, of_b);
    const EdgePair pair(u, v);
    const Real side = dot(pair.c, last_normal) < 0 ? -1 : 1;
    const PolyhedronEdge &on_a = a.shape.edge[of_a], &on_b = b.shape.edge[of_b];
    if (side * pair.v_on_a.left < 0) face_and_its_edges<true>(on_a.left, v, of_b);
    if (side * pair.v_on_a.right > 0) face_and_its_edges<true>(on_a.right, v, of_b);
    if (side * pair.u_on_b.left < 0) face_and_its_edges<false>(on_b.left, u, of_a);
    if (side * pair.u_on_b.right > 0) face_and_its_edges<false>(on_b.right, u, of_a);
  }
  template <bool of_a>
  CLAST_HD void face_and_its_edges(int f, const PosedEdge& across, int other_edge) {
    const Posed& body = of_a ? a : b;
    const PolyhedronView& s = body.shape;
    for (int k = s.face_first[f]; k < s.face_first[f + 1]; ++k) {
      const PosedEdge rim(body, s.face_edge[k]);
      if constexpr (of_a)
        edges(rim, across, s.face_edge[k], other_edge);
      else
        edges(across, rim, other_edge, s.face_edge[k]);
    }
    // A face is as deep as the deepest vertex of the other body, no less than an end of this edge.
    const Vec3 n = body.face_normal(f);
    const Real end = dot(n, across.from) - body.face_offset(f, n);
    if (may_be_better(end + smaller(dot(n, across.along), 0))) face<of_a>(f);
  }

  // Starts from the facet that was best before, or from what took its place; with nothing there,
  // all are looked at.
  CLAST_HD void recall(const PlaneMemory& memory) {
    if (memory.type == PlaneMemory::face_of_a) {
      face_of_a(memory.on_a);
    } else if (memory.type == PlaneMemory::face_of_b) {
      face_of_b(memory.on_b);
    } else if (memory.type == PlaneMemory::edges) {
      edges(memory.on_a, memory.on_b);
      if (best.type == PlaneMemory::nothing)
        where_edges_parted(memory.on_a, memory.on_b, memory.normal);
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
