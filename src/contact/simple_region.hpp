// Overlap regions with few corners, which most are: a corner in a face, and two crossing edges.
//
// A search remembers which features of the two bodies meet. If a vertex of one dips through a face
// of the other, and all edges at the vertex come out through that same face, the region is the
// pyramid over these points, as long as the vertex does not come out of the other body elsewhere,
// at the far side of a plate or beside a sharp edge. If an edge of each dips into the other through
// the faces at the edge of the other, it is the tetrahedron of the four points. Both are certain
// once the points lie in their faces, since the bodies are convex.
#pragma once

#include "contact/overlap_region.hpp"
#include "contact/plane.hpp"

namespace clast {

// Whether a point of the plane of a face lies in the face.
CLAST_HD bool lies_in_face(const Posed& body, int f, const Vec3& point) {
  const Vec3 own = body.unturned(point - body.center);
  return not_beyond_sides(body.shape, body.shape.rim, f, own, body.size, 0);
}
// Whether four do.
CLAST_HD bool all_lie_in_face(const Posed& body, int f, const FourVectors& points) {
  const PolyhedronView& s = body.shape;
  const FourVectors own = body.unturned(points - body.center);
  for (int k = s.side_first[f]; k < s.side_first[f + 1]; ++k) {
    const SidePlanes& p = s.rim[k];
    const auto beyond = [&](int i) CLAST_INLINED {
      return p.x[i] * own.x + p.y[i] * own.y + p.z[i] * own.z - body.size * p.offset[i];
    };
    const Four most = larger(larger(larger(beyond(0), beyond(1)), larger(beyond(2), beyond(3))),
                             larger(larger(beyond(4), beyond(5)), larger(beyond(6), beyond(7))));
    if (!(largest_of(most) <= 0)) return false;
  }
  return true;
}

// Whether a point behind the plane of a face, at a depth below 0, lies in the body. What lies
// between the face and the origin of the body does, and the sides of the face show it.
CLAST_HD bool lies_in_body_behind(const Posed& body, int f, Real depth, const Vec3& point) {
  const PolyhedronView& s = body.shape;
  const Vec3 own = body.unturned(point - body.center);
  const Real offset = body.size * s.face_offset[f], height = offset + depth;
  if (height > 0 && not_beyond_sides(s, s.rim, f, (offset / height) * own, body.size, 0))
    return true;
  for (int g = 0; g < s.faces; ++g)
    if (dot(s.face_normal[g], own) > body.size * s.face_offset[g]) return false;
  return true;
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
  const Vec3 tip = body.vertex(vertex);
  const Real depth = dot(n, tip) - other.face_offset(face, n);
  if (!(depth < 0) || !lies_in_body_behind(other, face, depth, tip)) return;
  const Four own_tip = in_row(s.vertex(vertex));
  for (int i = 0; i < edges; i += 4) {
    // Ways along four edges; the last one again where there are fewer.
    const auto own = [&](int k) CLAST_INLINED {
      const int edge = k < edges ? k : edges - 1;
      return in_row(s.vertex(s.ring_vertex[first + edge])) - own_tip;
    };
    const FourVectors way =
        body.size * body.turned(columns_of(own(i), own(i + 1), own(i + 2), own(i + 3)));
    const Four rise = dot(n, way);
    if (!(smallest_of(rise) > -depth)) return;
    const FourVectors base = (four_of(-depth, -depth, -depth, -depth) / rise) * way;
    if (!all_lie_in_face(other, face, base + tip)) return;
    for (int k = 0; k < 4 && i + k < SimpleCorners::most; ++k) found.base[i + k] = base[k];
  }
  if (edges <= 4)
    for (int k = 4; k < SimpleCorners::most; ++k) found.base[k] = found.base[3];
  found.known = 1;
  found.sign = sign;
  found.gap = depth;
  found.normal = sign * n;
  found.tip = tip;
}

// In the world: where an edge starts, its way, and the normals on its left and right.
CLAST_HD FourVectors placed_edge(const Posed& body, int edge) {
  const FourVectors turned = body.turned(four_vectors(body.shape.edge_vectors[edge]));
  const Four scale = four_of(body.size, body.size, 1, 1);
  const Vec3& c = body.center;
  return {scale * turned.x + four_of(c.x, 0, 0, 0), scale * turned.y + four_of(c.y, 0, 0, 0),
          scale * turned.z + four_of(c.z, 0, 0, 0)};
}

// Whether an edge that is at a height p over one face and at q over the next one, at its start and
// at its end, goes in through one of them and out through the other, and comes in first.
CLAST_HD bool goes_through(Real p_left, Real q_left, Real p_right, Real q_right, Real left,
                           Real right) {
  const bool enters_left = (p_left > 0) & (q_left < 0) & (p_right < 0) & (q_right > 0);
  const bool enters_right = (p_left < 0) & (q_left > 0) & (p_right > 0) & (q_right < 0);
  return (enters_left & (left < right)) | (enters_right & (right < left));
}

// Each edge may go into the other body, and come out of it, through the two faces at the edge of
// the other. The tip is where the edge of B goes into the face on the left of that of A.
CLAST_HD void crossing_edges(const Posed& a, int edge_a, const Posed& b, int edge_b,
                             const Vec3& past_normal, SimpleCorners& found) {
  const FourVectors of_a = placed_edge(a, edge_a), of_b = placed_edge(b, edge_b);
  const PolyhedronEdge &ea = a.shape.edge[edge_a], &eb = b.shape.edge[edge_b];
  // Of A through the faces on the left and right of the edge of B, and of B through those of A.
  const FourVectors start = picked<0, 0, 4, 4>(of_a, of_b), way = picked<1, 1, 5, 5>(of_a, of_b),
                    n = picked<6, 7, 2, 3>(of_a, of_b);
  const Vec3 &ca = a.center, &cb = b.center;
  const FourVectors center{four_of(cb.x, cb.x, ca.x, ca.x), four_of(cb.y, cb.y, ca.y, ca.y),
                           four_of(cb.z, cb.z, ca.z, ca.z)};
  const Real *const offset_a = a.shape.face_offset, *const offset_b = b.shape.face_offset;
  const Four offset = four_of(b.size * offset_b[eb.left], b.size * offset_b[eb.right],
                              a.size * offset_a[ea.left], a.size * offset_a[ea.right]);
  const Four p = dot(n, start - center) - offset, q = p + dot(n, way), at = p / (p - q);
  if (!goes_through(p[0], q[0], p[1], q[1], at[0], at[1])) return;
  if (!goes_through(p[2], q[2], p[3], q[3], at[2], at[3])) return;
  const FourVectors point = start + at * way;
  if (!(lies_in_face(b, eb.left, point[0]) && lies_in_face(b, eb.right, point[1]) &&
        lies_in_face(a, ea.left, point[2]) && lies_in_face(a, ea.right, point[3])))
    return;
  const Vec3 across = cross(point[1] - point[0], point[3] - point[2]);
  const Real size = length(across), side = dot(across, past_normal) > 0 ? 1 : -1;
  if (!(size > 0)) return;
  const Vec3 normal = (side / size) * across, tip = point[2];
  const Real gap = dot(normal, tip - point[0]);
  if (!(gap < 0)) return;
  const Vec3 left = point[0] - tip, right = point[1] - tip, far = point[3] - tip;
  const bool outward = dot(left, cross(right, far)) > 0;
  found.base[0] = outward ? left : right;
  found.base[1] = far;
  for (int i = 2; i < SimpleCorners::most; ++i) found.base[i] = outward ? right : left;
  found.known = 1;
  found.crossing = 1;
  found.sign = -1;
  found.gap = gap;
  found.normal = normal;
  found.tip = tip;
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
