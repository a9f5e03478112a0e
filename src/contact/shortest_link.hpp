// The shortest link (SLM, Nezami et al. 2006): the ends of a link slide over the two surfaces in
// turn until it is the shortest; its bisecting plane is the common plane.
//
// An end lies on a face, an edge or a vertex. With the other end held, it slides to the point of
// its body nearest to it; then the link is settled exactly between the features both ends lie on.
//
// The paper moves bodies in contact apart along the last normal and the plane found back again.
// Here what is in contact is not moved: the least penetration is followed over the facets there are
// (contact/facets.hpp), which gives the same plane where there is one link only, and faster.
#pragma once

#include "contact/common_plane.hpp"

namespace clast {

// One end of a link.
struct LinkEnd {
  enum Kind { on_vertex, on_edge, on_face };
  Kind kind = on_vertex;
  int feature = 0;
  Vec3 point;  // relative to the centre of A
};

// Slides an end over its body towards the point q. False if q is not outside.
struct LinkSlide {
  const Posed& body;
  const Vec3& q;
  LinkEnd end;

  CLAST_HD bool run() {
    for (int moves = 0; moves < 200; ++moves) {
      const LinkEnd before = end;
      bool outside = true;
      if (end.kind == LinkEnd::on_face)
        outside = from_face();
      else if (end.kind == LinkEnd::on_edge)
        from_edge();
      else
        from_vertex();
      if (!outside) return false;
      if (end.kind == before.kind && end.feature == before.feature) return true;
    }
    return false;
  }

 private:
  CLAST_HD void move_to(LinkEnd::Kind kind, int feature) {
    end.kind = kind;
    end.feature = feature;
  }

  // Stays if q projects inside; else leaves over the side that q is farthest beyond. From a face
  // that q is behind it goes to the neighbour that q is farthest in front of.
  CLAST_HD bool from_face() {
    const PolyhedronView& s = body.shape;
    const int f = end.feature;
    const Real height = FacetSearch::beyond(body, f, q);
    const Vec3 n = body.face_normal(f);
    int leave = -1;
    Real least = 0, highest = height;
    for (int k = s.face_first[f]; k < s.face_first[f + 1]; ++k) {
      const int e = s.face_edge[k];
      const bool forward = s.edge[e].left == f;
      if (height < 0) {
        const int next = forward ? s.edge[e].right : s.edge[e].left;
        const Real above = FacetSearch::beyond(body, next, q);
        if (above > highest) {
          highest = above;
          leave = next;
        }
        continue;
      }
      const Vec3 along = (forward ? 1 : -1) * body.edge_vector(e);
      const Real inside = dot(cross(n, along), q - body.vertex(s.edge[e].from)) / length(along);
      if (inside < least) {
        least = inside;
        leave = e;
      }
    }
    if (height < 0) {
      if (leave >= 0) move_to(LinkEnd::on_face, leave);
      return leave >= 0;
    }
    end.point = q - height * n;
    if (leave >= 0) move_to(LinkEnd::on_edge, leave);
    return true;
  }

  // Onto a face beside the edge if q is in front of it and over it, else along the edge.
  CLAST_HD void from_edge() {
    const PolyhedronEdge& edge = body.shape.edge[end.feature];
    const Vec3 from = body.vertex(edge.from), along = body.edge_vector(end.feature);
    const Real tiny = 1e-14 * length(along) * (body.size + length(q - from));
    const Vec3 turned = cross(along, q - from);  // normal x along . (q - from) = turned . normal
    const Real left = dot(turned, body.face_normal(edge.left));
    const Real right = -dot(turned, body.face_normal(edge.right));
    const bool flat = left > tiny && right > tiny;  // then both faces are below q: the higher one
    const Real above_left = FacetSearch::beyond(body, edge.left, q);
    const Real above_right = FacetSearch::beyond(body, edge.right, q);
    if (left > tiny && above_left > 0 && (!flat || above_left >= above_right))
      return move_to(LinkEnd::on_face, edge.left);
    if (right > tiny && above_right > 0) return move_to(LinkEnd::on_face, edge.right);
    const Real t = dot(q - from, along) / squared_length(along);
    end.point = from + clamp(t, 0, 1) * along;
    if (t <= 0) move_to(LinkEnd::on_vertex, edge.from);
    if (t >= 1) move_to(LinkEnd::on_vertex, edge.to);
  }

  // Along the edge that leads most directly towards q, if any does.
  CLAST_HD void from_vertex() {
    const PolyhedronView& s = body.shape;
    const int v = end.feature;
    end.point = body.vertex(v);
    const Vec3 d = q - end.point;
    Real most = 1e-14 * (body.size + length(d));
    int best = -1;
    for (int k = s.ring_first[v]; k < s.ring_first[v + 1]; ++k) {
      const Vec3 along = body.vertex(s.ring_vertex[k]) - end.point;
      const Real towards = dot(d, along) / length(along);
      if (!(towards > most)) continue;
      most = towards;
      best = s.ring_edge[k];
    }
    if (best >= 0) move_to(LinkEnd::on_edge, best);
  }
};

// The features of a link as a memory. A face goes with a vertex of the other body; which one it is
// need not be right (link_of_face).
CLAST_HD PlaneMemory features_of(const LinkEnd& p, const LinkEnd& q) {
  PlaneMemory m;
  const bool face_a = p.kind == LinkEnd::on_face, face_b = q.kind == LinkEnd::on_face;
  const bool edge_a = p.kind == LinkEnd::on_edge, edge_b = q.kind == LinkEnd::on_edge;
  PlaneMemory::Type type = PlaneMemory::vertices;
  if (face_a)
    type = PlaneMemory::face_of_a;
  else if (face_b)
    type = PlaneMemory::face_of_b;
  else if (edge_a)
    type = edge_b ? PlaneMemory::edges : PlaneMemory::edge_of_a;
  else if (edge_b)
    type = PlaneMemory::edge_of_b;
  const bool any_of_a = type == PlaneMemory::face_of_b && p.kind != LinkEnd::on_vertex;
  const bool any_of_b = type == PlaneMemory::face_of_a && q.kind != LinkEnd::on_vertex;
  m.keep(type, any_of_a ? 0 : p.feature, any_of_b ? 0 : q.feature);
  return m;
}

// Slides both ends until the link is proved to be the shortest; false if that did not come about
// within ten rounds.
CLAST_HD bool slide_link(const Posed& a, const Posed& b, const Vec3& start, PlaneMemory& memory,
                         CommonPlane& plane) {
  LinkEnd p, q;
  p.feature = a.highest_vertex(start).vertex;
  q.feature = b.lowest_vertex(start).vertex;
  p.point = a.vertex(p.feature);
  q.point = b.vertex(q.feature);
  for (plane.iterations = 1; plane.iterations <= 10; ++plane.iterations) {
    LinkSlide slide_a{a, q.point, p};
    if (!slide_a.run()) return false;
    p = slide_a.end;
    LinkSlide slide_b{b, p.point, q};
    if (!slide_b.run()) return false;
    q = slide_b.end;
    memory = features_of(p, q);
    if (plane_of_features(a, b, memory, plane)) return true;
    Link link;  // two faces, or a face along an edge
    if (link_of_points(a, b, p.point, q.point, round_off(a, b), link)) {
      set_plane(plane, link, true);
      memory.type = PlaneMemory::direction;
      return true;
    }
  }
  return false;
}

CLAST_HD_COLD CommonPlane search_link(const Placed placed_a, const Placed placed_b,
                                      PlaneMemory& memory) {
  const Posed a(placed_a, placed_a.center), b(placed_b, placed_a.center);
  CommonPlane plane;
  if ((memory.touching && climb_from_last_facet(a, b, memory, plane)) ||
      slide_link(a, b, first_normal(a, b, memory), memory, plane))
    return finished(plane, placed_a, memory);
  const int slid = plane.iterations;
  memory = PlaneMemory();
  plane = search_plane(placed_a, placed_b, memory);
  plane.iterations += slid;
  return plane;
}

CLAST_HD CommonPlane shortest_link(const Placed& placed_a, const Placed& placed_b,
                                   PlaneMemory& memory) {
  const Posed a(placed_a, placed_a.center), b(placed_b, placed_a.center);
  CommonPlane plane;
  plane.iterations = 1;
  if (recall_plane(a, b, memory, plane)) return finished(plane, placed_a, memory);
  return search_link(placed_a, placed_b, memory);
}

}  // namespace clast
