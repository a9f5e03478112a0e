// The shortest link between two polyhedra that are apart, from the features its ends lie on.
//
// A link whose plane has A wholly on one side and B on the other is the shortest: if
// min over B of n.x - max over A of n.x is its length, it is proved, whatever the history.
#pragma once

#include "contact/facets.hpp"
#include "contact/plane.hpp"
#include "contact/posed.hpp"

namespace clast {

// Whether the point lies over the face: on the inner side of all its rim edges.
CLAST_HD bool over_face(const Posed& body, int f, const Vec3& point, Real tiny) {
  const PolyhedronView& s = body.shape;
  const Vec3 own = body.unturned(point - body.center);
  const Vec3 n = s.face_normal[f];
  Vec3 here = s.vertex(s.face_vertex[s.face_first[f + 1] - 1]);
  bool over = true;
  for (int k = s.face_first[f]; k < s.face_first[f + 1]; ++k) {
    const Vec3 next = s.vertex(s.face_vertex[k]);
    const Vec3 along = next - here;
    const Real inside = dot(cross(n, along), own - body.size * here);
    over = over && inside >= -tiny * (along.x * along.x + along.y * along.y + along.z * along.z);
    here = next;
  }
  return over;
}

// The point of an edge nearest to a point; whether it lies between the ends.
struct EdgePoint {
  Vec3 point;
  bool inside;
};
CLAST_HD EdgePoint nearest_on_edge(const Posed& body, int e, const Vec3& point) {
  const Vec3 from = body.vertex(body.shape.edge[e].from), along = body.edge_vector(e);
  const Real t = dot(point - from, along) / squared_length(along);
  return {from + t * along, t >= 0 && t <= 1};
}

// A link from p on A to q on B, if it is the shortest.
CLAST_HD bool prove_link(const Posed& a, const Posed& b, const Vec3& p, const Vec3& q,
                         CommonPlane& plane) {
  const Vec3 link = q - p;
  const Real l = length(link);
  const Real tiny = 10 * round_off(a, b);
  if (!(l > 1e3 * tiny)) return false;
  plane.normal = (1 / l) * link;
  plane.gap = l;
  plane.on_a = p;
  plane.on_b = q;
  return gap_along(a, b, plane.normal) >= l - tiny;
}

// The link of the remembered features, as far as it can be proved. Ends are relative to the
// centre of A.
CLAST_HD bool link_of_features(const Posed& a, const Posed& b, const PlaneMemory& memory,
                               CommonPlane& plane) {
  switch (memory.type) {
    case PlaneMemory::vertices:
      return prove_link(a, b, a.vertex(memory.on_a), b.vertex(memory.on_b), plane);
    case PlaneMemory::edge_of_a: {
      const Vec3 q = b.vertex(memory.on_b);
      const EdgePoint p = nearest_on_edge(a, memory.on_a, q);
      return p.inside && prove_link(a, b, p.point, q, plane);
    }
    case PlaneMemory::edge_of_b: {
      const Vec3 p = a.vertex(memory.on_a);
      const EdgePoint q = nearest_on_edge(b, memory.on_b, p);
      return q.inside && prove_link(a, b, p, q.point, plane);
    }
    case PlaneMemory::face_of_a: {
      plane.normal = a.face_normal(memory.on_a);
      const Support s = b.lowest_vertex(plane.normal);
      plane.gap = s.value - a.face_offset(memory.on_a, plane.normal);
      plane.on_b = b.vertex(s.vertex);
      plane.on_a = plane.on_b - plane.gap * plane.normal;
      return plane.gap > 0 && over_face(a, memory.on_a, plane.on_b, round_off(a, b));
    }
    case PlaneMemory::face_of_b: {
      const Vec3 outward = b.face_normal(memory.on_b);
      const Support s = a.lowest_vertex(outward);
      plane.normal = -outward;
      plane.gap = s.value - b.face_offset(memory.on_b, outward);
      plane.on_a = a.vertex(s.vertex);
      plane.on_b = plane.on_a + plane.gap * plane.normal;
      return plane.gap > 0 && over_face(b, memory.on_b, plane.on_a, round_off(a, b));
    }
    case PlaneMemory::edges: {
      FacetSearch search(a, b);
      search.edges(memory.on_a, memory.on_b);
      if (!(search.best.gap > 0)) return false;
      const Vec3 u = a.edge_vector(memory.on_a), v = b.edge_vector(memory.on_b);
      const LinePoints ends = closest_of_lines(a.vertex(a.shape.edge[memory.on_a].from), u,
                                               b.vertex(b.shape.edge[memory.on_b].from), v);
      plane.normal = search.best.normal;
      plane.gap = search.best.gap;
      plane.on_a = ends.on_first;
      plane.on_b = ends.on_second;
      return ends.inside;
    }
    default:
      return false;
  }
}

}  // namespace clast
