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

// The corners of a simple region: a tip, and the points around it. Numbers only (exec/stages.hpp).
struct SimpleCorners {
  static constexpr int most = 6;  // edges at the vertex

  Real known = 0;     // 1: the region is one of these
  Real crossing = 0;  // 1: of two edges
  Real sign = 0;      // -1: the points lie on the surface of B
  Real gap = 0;       // along the normal
  Vec3 normal;        // from A to B
  Vec3 tip;
  Vec3 base[most];  // from the tip; the last one again where there are fewer
};

// A vertex of one body in a face of the other. sign: -1 if the face is that of B.
CLAST_HD void corner_in_face(const Posed& body, int vertex, const Posed& other, int face, Real sign,
                             SimpleCorners& found) {
  const PolyhedronView& s = body.shape;
  const int first = s.ring_first[vertex], edges = s.ring_first[vertex + 1] - first;
  if (edges > SimpleCorners::most) return;
  const Vec3 n = other.face_normal(face);
  const Real offset = other.face_offset(face, n);
  const Vec3 tip = body.vertex(vertex);
  const Real depth = dot(n, tip) - offset;
  if (!(depth < 0)) return;
  for (int i = 0; i < edges; ++i) {
    const Vec3 end = body.vertex(s.ring_vertex[first + i]);
    const Real height = dot(n, end) - offset;
    if (!(height > 0)) return;
    const Vec3 point = crossing_of(tip, end, depth, height);
    if (!lies_in_face(other, face, point)) return;
    found.base[i] = point - tip;
  }
  for (int i = edges; i < SimpleCorners::most; ++i) found.base[i] = found.base[edges - 1];
  found.known = 1;
  found.sign = sign;
  found.gap = depth;
  found.normal = sign * n;
  found.tip = tip;
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

// The tip is where the edge of B goes into the face on the left of that of A.
CLAST_HD void crossing_edges(const Posed& a, int edge_a, const Posed& b, int edge_b,
                             const Vec3& past_normal, SimpleCorners& found) {
  const EdgeThroughWedge of_a(a, edge_a, b, edge_b), of_b(b, edge_b, a, edge_a);
  if (!of_a.certain || !of_b.certain) return;
  const Vec3 across = cross(of_a.right - of_a.left, of_b.right - of_b.left);
  const Real size = length(across), side = dot(across, past_normal) > 0 ? 1 : -1;
  if (!(size > 0)) return;
  const Vec3 normal = (side / size) * across;
  const Real gap = dot(normal, of_b.left - of_a.left);
  if (!(gap < 0)) return;
  const Vec3 p = of_a.left - of_b.left, q = of_a.right - of_b.left, r = of_b.right - of_b.left;
  const bool outward = dot(p, cross(q, r)) > 0;
  found.base[0] = outward ? p : q;
  found.base[1] = r;
  for (int i = 2; i < SimpleCorners::most; ++i) found.base[i] = outward ? q : p;
  found.known = 1;
  found.crossing = 1;
  found.sign = -1;
  found.gap = gap;
  found.normal = normal;
  found.tip = of_b.left;
}

// The region between the features that a search remembers, if it is one of these.
CLAST_HD SimpleCorners simple_corners(const Posed& a, const Posed& b, const PlaneMemory& plane) {
  SimpleCorners found;
  if (plane.type == PlaneMemory::face_of_b)
    corner_in_face(a, plane.on_a, b, plane.on_b, -1, found);
  else if (plane.type == PlaneMemory::face_of_a)
    corner_in_face(b, plane.on_b, a, plane.on_a, 1, found);
  else if (plane.type == PlaneMemory::edges)
    crossing_edges(a, plane.on_a, b, plane.on_b, plane.normal, found);
  return found;
}

// The region of these corners; its volume is 0 if they are none. No branches.
//
// Seen from outside a body the edges at a vertex go around counter-clockwise, and so do the points
// seen from its inside. A vertex is pressed on the base, two edges on the sides of that of B, which
// goes from the tip to the second point.
CLAST_HD OverlapRegion region_of(const SimpleCorners& corners) {
  const RegionFrame frame(corners.tip, corners.normal);
  const auto in = [&](int i) CLAST_INLINED { return frame.direction_in(corners.base[i]); };
  const Vec3 p = in(0), q = in(1), r = in(2), s = in(3), t = in(4), u = in(5);  // written out:
  RegionMoments moments;  // GCC makes no vector instructions of loops in a loop
  moments.add_triangle(p, r, q);
  moments.add_triangle(p, s, r);
  moments.add_triangle(p, t, s);
  moments.add_triangle(p, u, t);
  const RegionShape shape(moments);
  PressedSurface surface(shape);
  const bool crossing = corners.crossing > 0;
  const Vec3 none;
  const auto either = [&](const Vec3& at_edges, const Vec3& at_vertex) CLAST_INLINED {
    return Vec3{crossing ? at_edges.x : at_vertex.x, crossing ? at_edges.y : at_vertex.y,
                crossing ? at_edges.z : at_vertex.z};
  };
  const Vec3 first = either(none, p);
  surface.add_triangle(first, either(q, r), either(r, q));
  surface.add_triangle(first, either(p, s), either(q, r));
  surface.add_triangle(p, t, s);
  surface.add_triangle(p, u, t);
  OverlapRegion region = region_in_world(frame, shape, surface.total(), corners.sign);
  region.volume = shape.is_there ? region.volume : 0;
  return region;
}

}  // namespace clast
