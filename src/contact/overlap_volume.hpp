// The overlap of two convex polyhedra: its volume V, and the oriented area of that part of the
// surface of A that lies in B, with its moment.
//
// With the energy w = k V (Feng 2021) the force on B is k S and its moment about the centre of A is
// k M, where S = sum of area n and M = integral of x cross n over those pieces: moving B by dx
// changes V by the integral of n.dx over the surface of B in A, and the surface of the overlap is
// closed, so that this is -S.dx; likewise for turns.
#pragma once

#include "contact/face_piece.hpp"

namespace clast {

struct OverlapVolume {
  Real volume = 0;
  Vec3 area;    // S, points from A to B
  Vec3 moment;  // M about the centre of A
  Vec3 point;   // on the axis of the wrench (S, M), nearest to the centre of A; in the world
  bool cut_short = false;  // a piece had more corners than the buffer; the values are not exact

  CLAST_HD void set_point(const Vec3& center_of_a) {
    const Real ss = squared_length(area);
    point = center_of_a;
    if (ss > 0) point += (1 / ss) * cross(area, moment);
  }
};

// The share of a piece in the volume by the divergence theorem, as cones from `tip`, and if it is
// of A in area and moment: the integral of x over a triangle is its area times the mean of its
// corners.
CLAST_HD void add_piece(OverlapVolume& sum, const FacePiece& piece, const Vec3& tip, bool of_a) {
  sum.cut_short = sum.cut_short || piece.full;
  piece.for_each_triangle([&](const Vec3& p, const Vec3& q, const Vec3& r) CLAST_INLINED {
    const Vec3 part = 0.5 * cross(q - p, r - p);
    sum.volume += dot(p - tip, part) / 3;
    if (!of_a) return;
    sum.area += part;
    sum.moment += cross((1.0 / 3) * (p + q + r), part);
  });
}

// Pieces of the faces of `body` that lie in `other`: their share of volume, area and moment.
// Where two faces lie in one plane and look the same way, the piece counts for A alone; where they
// look at each other, there is no overlap between them and it counts for neither.
CLAST_HD void add_surface(const Posed& body, const Posed& other, bool of_a, OverlapVolume& sum) {
  const Real tiny = round_off(body, other);
  for (int f = 0; f < body.shape.faces; ++f) {
    const Vec3 n = body.face_normal(f);
    if (!(other.lowest(n) < body.face_offset(f, n))) continue;
    FacePiece piece(body, f);
    for (int g = 0; g < other.shape.faces && piece.count > 0; ++g) {
      const Vec3 m = other.face_normal(g);
      piece.clip(m, other.face_offset(g, m) + (of_a && dot(n, m) > 0 ? tiny : -tiny));
    }
    add_piece(sum, piece, {0, 0, 0}, of_a);
  }
}

CLAST_HD_COLD OverlapVolume overlap_volume(const Placed& placed_a, const Placed& placed_b) {
  const Posed a(placed_a, placed_a.center), b(placed_b, placed_a.center);
  OverlapVolume sum;
  add_surface(a, b, true, sum);
  add_surface(b, a, false, sum);
  sum.set_point(placed_a.center);
  return sum;
}

// The same for a polyhedron and the half space behind a plane.
CLAST_HD_COLD OverlapVolume half_space_overlap(const Placed& placed, const Vec3& on_plane,
                                               const Vec3& normal) {
  const Posed a(placed, placed.center);
  const Vec3 origin = on_plane - placed.center;
  const Real level = dot(normal, origin);
  OverlapVolume sum;
  for (int f = 0; f < a.shape.faces; ++f) {
    FacePiece piece(a, f);
    piece.clip(normal, level);
    add_piece(sum, piece, origin, true);  // the cut in the plane adds nothing to the volume
  }
  sum.set_point(placed.center);
  return sum;
}

}  // namespace clast
