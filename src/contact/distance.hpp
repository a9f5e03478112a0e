// Distance of two polyhedra from scratch: the search of Gilbert, Johnson and Keerthi (1988), then
// the same link again from the features it ended on, so that the answer is that of a warm search.
#pragma once

#include "contact/link.hpp"
#include "contact/simplex.hpp"

namespace clast {

// The edge between two vertices, the face that has all the given vertices; -1 where there is none.
CLAST_HD int edge_between(const PolyhedronView& s, int v, int w) {
  for (int k = s.ring_first[v]; k < s.ring_first[v + 1]; ++k)
    if (s.ring_vertex[k] == w) return s.ring_edge[k];
  return -1;
}
CLAST_HD bool face_has(const PolyhedronView& s, int f, int v) {
  for (int k = s.face_first[f]; k < s.face_first[f + 1]; ++k)
    if (s.face_vertex[k] == v) return true;
  return false;
}
CLAST_HD int face_with(const PolyhedronView& s, int v, int w, int x) {
  for (int k = s.ring_first[v]; k < s.ring_first[v + 1]; ++k)
    if (face_has(s, s.ring_face[k], w) && face_has(s, s.ring_face[k], x)) return s.ring_face[k];
  return -1;
}

// The different vertices of one body among the corners of a simplex.
struct Corners {
  int vertex[3] = {0, 0, 0};
  int count = 0;

  CLAST_HD Corners(const int (&of)[4], int n) {
    for (int i = 0; i < n && i < 3; ++i) {
      bool known = false;
      for (int j = 0; j < count; ++j) known = known || vertex[j] == of[i];
      if (!known) vertex[count++] = of[i];
    }
    for (int j = count; j < 3; ++j) vertex[j] = vertex[0];
  }
};

// Names the features the link of a simplex ends on, where they are plain.
CLAST_HD void name_features(const Simplex& simplex, const PolyhedronView& a,
                            const PolyhedronView& b, PlaneMemory& memory) {
  const Corners on_a(simplex.on_a, simplex.count), on_b(simplex.on_b, simplex.count);
  memory.type = PlaneMemory::direction;
  memory.touching = false;
  if (on_a.count == 1 && on_b.count == 1) {
    memory.keep(PlaneMemory::vertices, on_a.vertex[0], on_b.vertex[0]);
  } else if (on_b.count == 1) {
    const int e = on_a.count == 2 ? edge_between(a, on_a.vertex[0], on_a.vertex[1]) : -1;
    const int f = e < 0 ? face_with(a, on_a.vertex[0], on_a.vertex[1], on_a.vertex[2]) : -1;
    if (e >= 0)
      memory.keep(PlaneMemory::edge_of_a, e, on_b.vertex[0]);
    else if (f >= 0)
      memory.keep(PlaneMemory::face_of_a, f, on_b.vertex[0]);
  } else if (on_a.count == 1) {
    const int e = on_b.count == 2 ? edge_between(b, on_b.vertex[0], on_b.vertex[1]) : -1;
    const int f = e < 0 ? face_with(b, on_b.vertex[0], on_b.vertex[1], on_b.vertex[2]) : -1;
    if (e >= 0)
      memory.keep(PlaneMemory::edge_of_b, on_a.vertex[0], e);
    else if (f >= 0)
      memory.keep(PlaneMemory::face_of_b, on_a.vertex[0], f);
  } else if (on_a.count == 2 && on_b.count == 2) {
    const int i = edge_between(a, on_a.vertex[0], on_a.vertex[1]);
    const int j = edge_between(b, on_b.vertex[0], on_b.vertex[1]);
    if (i >= 0 && j >= 0) memory.keep(PlaneMemory::edges, i, j);
  }
}

// Where a search begins: the direction from centre to centre, or any where they coincide.
CLAST_HD Vec3 centre_line(const Posed& a, const Posed& b) {
  const Vec3 d = b.center - a.center;
  const Real l = length(d);
  return l > 0 ? (1 / l) * d : Vec3{0, 0, 1};
}

// Where a warm search begins: with corners of the features that were nearest before. False if none
// are remembered.
CLAST_HD bool recall_simplex(const Posed& a, const Posed& b, const PlaneMemory& memory,
                             Simplex& simplex) {
  const int on_a = memory.on_a, on_b = memory.on_b;
  switch (memory.type) {
    case PlaneMemory::vertices:
      simplex.add(a, on_a, b, on_b);
      return true;
    case PlaneMemory::edge_of_a:
      simplex.add(a, a.shape.edge[on_a].from, b, on_b);
      simplex.add(a, a.shape.edge[on_a].to, b, on_b);
      return true;
    case PlaneMemory::edge_of_b:
      simplex.add(a, on_a, b, b.shape.edge[on_b].from);
      simplex.add(a, on_a, b, b.shape.edge[on_b].to);
      return true;
    case PlaneMemory::face_of_a:
      for (int k = 0; k < 3; ++k)
        simplex.add(a, a.shape.face_vertex[a.shape.face_first[on_a] + k], b, on_b);
      return true;
    case PlaneMemory::face_of_b:
      for (int k = 0; k < 3; ++k)
        simplex.add(a, on_a, b, b.shape.face_vertex[b.shape.face_first[on_b] + k]);
      return true;
    case PlaneMemory::edges:
      simplex.add(a, a.shape.edge[on_a].from, b, b.shape.edge[on_b].from);
      simplex.add(a, a.shape.edge[on_a].to, b, b.shape.edge[on_b].from);
      simplex.add(a, a.shape.edge[on_a].from, b, b.shape.edge[on_b].to);
      return true;
    default:
      return false;
  }
}

// Whether the two are apart; then the plane is that of the shortest link and the memory names its
// features. Ends are relative to the centre of A.
CLAST_HD bool find_distance(const Posed& a, const Posed& b, const Vec3& start, CommonPlane& plane,
                            PlaneMemory& memory) {
  const Real tiny = round_off(a, b);
  Simplex simplex;
  if (!recall_simplex(a, b, memory, simplex))
    simplex.add(a, a.highest_vertex(start).vertex, b, b.lowest_vertex(start).vertex);
  Vec3 link = simplex.reduce();
  Real gap = 0, l = length(link);
  int iterations = 0;
  for (; iterations < 100; ++iterations) {
    if (!(l > 1e4 * tiny)) return false;
    const Vec3 n = (1 / l) * link;
    const Support high = a.highest_vertex(n), low = b.lowest_vertex(n);
    gap = low.value - high.value;
    if (l - gap <= tiny || simplex.has(high.vertex, low.vertex)) break;
    Simplex grown = simplex;
    grown.add(a, high.vertex, b, low.vertex);
    const Vec3 shorter = grown.reduce();
    if (grown.holds_origin) return false;
    const Real shorter_l = length(shorter);
    if (!(shorter_l < l)) break;
    simplex = grown;
    link = shorter;
    l = shorter_l;
  }
  if (!(gap > 0)) return false;
  name_features(simplex, a.shape, b.shape, memory);
  if (!plane_of_features(a, b, memory, plane)) {
    memory.type = PlaneMemory::direction;
    plane.normal = (1 / l) * link;
    plane.gap = l;
    plane.on_a = {0, 0, 0};
    plane.on_b = {0, 0, 0};
    for (int i = 0; i < simplex.count; ++i) {
      plane.on_a += simplex.share[i] * a.vertex(simplex.on_a[i]);
      plane.on_b += simplex.share[i] * b.vertex(simplex.on_b[i]);
    }
    plane.failed = l - gap > 1e5 * tiny;
  }
  plane.iterations = iterations + 1;
  return true;
}

}  // namespace clast
