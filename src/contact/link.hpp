// The plane of a pair from the features it is remembered to be made of, if they are still right.
//
// Apart, the plane is that of the shortest link. Bodies are convex, so a link is the shortest if no
// step from either of its ends over the surface makes it shorter: its direction has to be among the
// normals of what each end lies on. That is asked of a face or an edge by itself, of a vertex by
// looking for vertices farther out. In contact the plane is that of a facet (contact/facets.hpp)
// whose neighbours are all deeper. Either way the answer is proved, whatever the history.
#pragma once

#include "contact/facets.hpp"
#include "contact/plane.hpp"
#include "contact/posed.hpp"

namespace clast {

// Directions whose angle is less are one: a vertex of a body of size 1 is off by no more.
constexpr Real same_direction = 1e-12;

// A link or an overlap from one body, on the face or edge named first, to the other.
struct Link {
  Vec3 normal;  // outwards
  Real gap = 0;
  Vec3 from, to;
  int vertex = 0;  // of the other body, where it ends on one
};

// Of a face with the nearest vertex, which is probably the one given.
CLAST_HD bool link_of_face(const Posed& body, const Posed& other, int f, int vertex, bool touching,
                           Real tiny, Link& link) {
  link.normal = body.face_normal(f);
  const Support s = other.lowest_vertex(link.normal, vertex);
  link.vertex = s.vertex;
  link.gap = s.value - body.face_offset(f, link.normal);
  link.to = other.vertex(s.vertex);
  link.from = link.to - link.gap * link.normal;
  const Vec3 own = body.unturned(link.to - body.center);
  const PolyhedronView& shape = body.shape;
  return (link.gap <= 0) == touching &&
         not_beyond_sides(shape, touching ? shape.around : shape.rim, f, own, body.size,
                          touching ? link.gap + tiny : tiny);
}

// Of an edge with a vertex; only apart.
CLAST_HD bool link_of_edge(const Posed& body, const Posed& other, int e, int vertex, Real tiny,
                           Link& link) {
  const PosedEdge edge(body, e);
  link.to = other.vertex(vertex);
  const Vec3 offset = link.to - edge.from;
  const Real t = dot(offset, edge.along) / squared_length(edge.along);
  link.from = edge.from + t * edge.along;
  const Vec3 way = link.to - link.from;
  link.gap = length(way);
  link.normal = (1 / link.gap) * way;
  // As in EdgePair: left x along points into the left face.
  const Vec3 side = cross(edge.along, way);
  const Real slack = same_direction * sum_of_sizes(edge.along) * link.gap;
  const PosedEdge::OnFaces on = edge.on_faces(side);
  return (t >= 0) & (t <= 1) & (link.gap > 1e4 * tiny) & (on.left <= slack) &
             (on.right >= -slack) &&
         other.ends_at(link.to - other.center, -way, 10 * tiny * link.gap);
}

// Of two points, one on each body; only apart.
CLAST_HD bool link_of_points(const Posed& a, const Posed& b, const Vec3& p, const Vec3& q,
                             Real tiny, Link& link) {
  const Vec3 way = q - p;
  link.gap = length(way);
  link.normal = (1 / link.gap) * way;
  link.from = p;
  link.to = q;
  const Real slack = 5 * tiny * link.gap;
  return link.gap > 1e4 * tiny && a.ends_at(p - a.center, way, slack) &&
         b.ends_at(q - b.center, -way, slack);
}

// Of two edges. In contact the ends are held to the edges.
CLAST_HD bool link_of_edges(const Posed& a, const Posed& b, int of_a, int of_b, bool touching,
                            Real tiny, Link& link) {
  const PosedEdge u(a, of_a), v(b, of_b);
  const EdgePair pair(u, v);
  const Real scale = (pair.up ? 1 : -1) / root(pair.cc);
  link.normal = scale * pair.c;
  link.gap = scale * pair.across;
  const LinePoints ends = closest_of_lines(u.from, u.along, v.from, v.along);
  link.from = ends.on_first;
  link.to = ends.on_second;
  return pair.is_facet() && (link.gap <= 0) == touching &&
         (touching ? pair.best_of_neighbours(link.gap + tiny) : ends.inside);
}

// From the body of the first end to A and B.
CLAST_HD void set_plane(CommonPlane& plane, const Link& link, bool from_a) {
  plane.gap = link.gap;
  plane.normal = from_a ? link.normal : -link.normal;
  plane.on_a = from_a ? link.from : link.to;
  plane.on_b = from_a ? link.to : link.from;
}

// What is remembered, if it is still the answer. Ends are relative to the centre of A.
CLAST_HD bool plane_of_features(const Posed& a, const Posed& b, PlaneMemory& memory,
                                CommonPlane& plane) {
  const Real tiny = round_off(a, b);
  const int on_a = memory.on_a, on_b = memory.on_b;
  Link link;
  bool right = false;
  switch (memory.type) {
    case PlaneMemory::vertices:
      right = link_of_points(a, b, a.vertex(on_a), b.vertex(on_b), tiny, link);
      set_plane(plane, link, true);
      return right;
    case PlaneMemory::edge_of_a:
      right = link_of_edge(a, b, on_a, on_b, tiny, link);
      set_plane(plane, link, true);
      return right;
    case PlaneMemory::edge_of_b:
      right = link_of_edge(b, a, on_b, on_a, tiny, link);
      set_plane(plane, link, false);
      return right;
    case PlaneMemory::face_of_a:
      right = link_of_face(a, b, on_a, on_b, memory.touching, tiny, link);
      set_plane(plane, link, true);
      if (right) memory.keep(PlaneMemory::face_of_a, on_a, link.vertex);
      return right;
    case PlaneMemory::face_of_b:
      right = link_of_face(b, a, on_b, on_a, memory.touching, tiny, link);
      set_plane(plane, link, false);
      if (right) memory.keep(PlaneMemory::face_of_b, link.vertex, on_b);
      return right;
    case PlaneMemory::edges:
      right = link_of_edges(a, b, on_a, on_b, memory.touching, tiny, link);
      set_plane(plane, link, true);
      return right;
    default:
      return false;
  }
}

}  // namespace clast
