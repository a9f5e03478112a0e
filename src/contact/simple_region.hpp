// Overlap regions with few corners, which most are: a corner in a face, and two crossing edges.
//
// A search remembers which features of the two bodies meet. If a vertex of one dips through a face
// of the other, and all edges at the vertex come out through that same face, the region is the
// pyramid over these points, and nothing else. If an edge of each dips into the other through the
// faces at the edge of the other, it is the tetrahedron of the four points. Both are certain once
// the points lie in their faces, since the bodies are convex.
#pragma once

#include "contact/overlap_region.hpp"
#include "contact/plane.hpp"

namespace clast {

// Whether a point of the plane of a face lies in the face.
CLAST_HD bool lies_in_face(const Posed& body, int f, const Vec3& point) {
  const Vec3 own = body.unturned(point - body.center);
  return not_beyond_sides(body.shape, body.shape.rim, f, own, body.size, 0);
}

// Where the line from p to q meets a plane; dp and dq are their heights over it.
CLAST_HD Vec3 crossing_of(const Vec3& p, const Vec3& q, Real dp, Real dq) {
  return p + (dp / (dp - dq)) * (q - p);
}

// A region that is known, the normal from A to B, and the gap along it.
struct SimpleRegion {
  OverlapRegion region;
  Vec3 normal;
  Real gap = 0;
};

// A vertex of one body in a face of the other. sign: -1 if the face is that of B.
CLAST_HD bool corner_in_face(const Posed& body, int vertex, const Posed& other, int face, Real sign,
                             SimpleRegion& found) {
  constexpr int most = 6;  // edges at the vertex
  const PolyhedronView& s = body.shape;
  const int first = s.ring_first[vertex], edges = s.ring_first[vertex + 1] - first;
  if (edges > most) return false;
  const Vec3 n = other.face_normal(face);
  const Real offset = other.face_offset(face, n);
  const Vec3 tip = body.vertex(vertex);
  const Real depth = dot(n, tip) - offset;
  if (!(depth < 0)) return false;
  const RegionFrame frame(tip, n);
  Vec3 base[most];
  for (int i = 0; i < edges; ++i) {
    const Vec3 end = body.vertex(s.ring_vertex[first + i]);
    const Real height = dot(n, end) - offset;
    if (!(height > 0)) return false;
    const Vec3 point = crossing_of(tip, end, depth, height);
    if (!lies_in_face(other, face, point)) return false;
    base[i] = frame.in(point);
  }
  // Seen from outside the body the edges go around counter-clockwise, and so do the points seen
  // from its inside: from where n points to.
  RegionMoments moments;
  for (int i = 1; i + 1 < edges; ++i) moments.add_triangle(base[0], base[i + 1], base[i]);
  const RegionShape shape(moments);
  if (!shape.is_there) return false;
  PressedSurface surface(shape);
  for (int i = 1; i + 1 < edges; ++i) surface.add_triangle(base[0], base[i + 1], base[i]);
  found.region = region_in_world(frame, shape, surface.even(), surface.spread(), sign);
  found.normal = sign * n;
  found.gap = depth;
  return true;
}

// Where an edge goes into another body, and comes out of it, through the two faces at one of its
// edges.
struct EdgeThroughWedge {
  Vec3 left, right;  // in the face on the left of the edge of the other, and in that on its right
  bool certain;

  CLAST_HD EdgeThroughWedge(const Posed& body, int edge, const Posed& other, int at)
      : certain(false) {
    const Vec3 p = body.vertex(body.shape.edge[edge].from),
               q = body.vertex(body.shape.edge[edge].to);
    const PolyhedronEdge& e = other.shape.edge[at];
    const Vec3 nl = other.face_normal(e.left), nr = other.face_normal(e.right);
    const Real level_l = other.face_offset(e.left, nl), level_r = other.face_offset(e.right, nr);
    const Real pl = dot(nl, p) - level_l, ql = dot(nl, q) - level_l;
    const Real pr = dot(nr, p) - level_r, qr = dot(nr, q) - level_r;
    const bool enters_left = pl > 0 && ql < 0 && pr < 0 && qr > 0;
    const bool enters_right = pl < 0 && ql > 0 && pr > 0 && qr < 0;
    if (!(enters_left || enters_right)) return;
    left = crossing_of(p, q, pl, ql);
    right = crossing_of(p, q, pr, qr);
    const Real run = dot(q - p, right - left);
    certain = (enters_left ? run > 0 : run < 0) && lies_in_face(other, e.left, left) &&
              lies_in_face(other, e.right, right);
  }
};

CLAST_HD bool crossing_edges(const Posed& a, int edge_a, const Posed& b, int edge_b,
                             const Vec3& past_normal, SimpleRegion& found) {
  const EdgeThroughWedge of_a(a, edge_a, b, edge_b), of_b(b, edge_b, a, edge_a);
  if (!of_a.certain || !of_b.certain) return false;
  const Vec3 across = cross(of_a.right - of_a.left, of_b.right - of_b.left);
  const Real size = length(across), sign = dot(across, past_normal) > 0 ? 1 : -1;
  if (!(size > 0)) return false;
  found.normal = (sign / size) * across;
  found.gap = dot(found.normal, of_b.left - of_a.left);
  const RegionFrame frame(of_b.left, found.normal);
  const Vec3 p = frame.in(of_a.left), q = frame.in(of_a.right), r = frame.in(of_b.right);
  const Vec3 none;  // the origin is a corner
  const bool outward = dot(p, cross(q, r)) > 0;
  RegionMoments moments;
  outward ? moments.add_triangle(p, q, r) : moments.add_triangle(q, p, r);
  const RegionShape shape(moments);
  if (!(found.gap < 0) || !shape.is_there) return false;
  // The surface of B: what lies at its edge.
  PressedSurface surface(shape);
  outward ? surface.add_triangle(none, r, q) : surface.add_triangle(none, q, r);
  outward ? surface.add_triangle(none, p, r) : surface.add_triangle(none, r, p);
  found.region = region_in_world(frame, shape, surface.even(), surface.spread(), -1);
  return true;
}

// The region between the features that a search remembers, if it is one of these.
CLAST_HD bool simple_region(const Posed& a, const Posed& b, const PlaneMemory& plane,
                            SimpleRegion& found) {
  if (plane.type == PlaneMemory::face_of_b)
    return corner_in_face(a, plane.on_a, b, plane.on_b, -1, found);
  if (plane.type == PlaneMemory::face_of_a)
    return corner_in_face(b, plane.on_b, a, plane.on_a, 1, found);
  if (plane.type == PlaneMemory::edges)
    return crossing_edges(a, plane.on_a, b, plane.on_b, plane.normal, found);
  return false;
}

}  // namespace clast
