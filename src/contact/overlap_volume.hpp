// The overlap of two convex polyhedra: its volume V, and the oriented area of that part of the
// surface of A that lies in B, with its moment.
//
// With the energy w = k V (Feng 2021) the force on B is k S and its moment about the centre of A is
// k M, where S = sum of area n and M = integral of x cross n over those pieces: moving B by dx
// changes V by the integral of n.dx over the surface of B in A, and the surface of the overlap is
// closed, so that this is -S.dx; likewise for turns.
#pragma once

#include "contact/posed.hpp"

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

// A piece of a face, clipped in place.
struct FacePiece {
  static constexpr int most = 48;
  Vec3 corner[most];
  int count = 0;
  bool full = false;

  FacePiece() = default;
  CLAST_HD FacePiece(const Posed& body, int f) {
    const PolyhedronView& s = body.shape;
    for (int k = s.face_first[f]; k < s.face_first[f + 1]; ++k) add(body.vertex(s.face_vertex[k]));
  }

  CLAST_HD void add(const Vec3& p) {
    if (count < most)
      corner[count++] = p;
    else
      full = true;
  }

  // Leaves what lies on the inner side of the plane n.x = offset: a run of corners stays, the run
  // beyond the plane is replaced by the two crossings.
  CLAST_HD void clip(const Vec3& n, Real offset) {
    int first_out = -1, number_out = 0;
    bool last_is_out = count > 0 && dot(n, corner[count - 1]) > offset;
    for (int i = 0; i < count; ++i) {
      const bool out = dot(n, corner[i]) > offset;
      if (out && !last_is_out) first_out = i;
      number_out += out;
      last_is_out = out;
    }
    if (number_out == 0) return;
    if (number_out == count || first_out < 0) {
      count = 0;
      return;
    }
    const Vec3 leave = crossing(at(first_out - 1), at(first_out), n, offset);
    const int back = first_out + number_out;
    const Vec3 come_back = crossing(at(back - 1), at(back), n, offset);
    // Kept corners, from `back` round to the one before `first_out`, then the two crossings.
    const int kept = count - number_out;
    turn_to_front(back);
    count = kept;
    add(leave);
    add(come_back);
  }

  // Its share of the volume by the divergence theorem, as cones from `tip`, and if it is of A of
  // area and moment: the integral of x over a triangle is its area times the mean of its corners.
  CLAST_HD void add_to(OverlapVolume& sum, const Vec3& tip, bool of_a) const {
    sum.cut_short = sum.cut_short || full;
    for (int i = 1; i + 1 < count; ++i) {
      const Vec3 &p = corner[0], &q = corner[i], &r = corner[i + 1];
      const Vec3 part = 0.5 * cross(q - p, r - p);
      sum.volume += dot(p - tip, part) / 3;
      if (!of_a) continue;
      sum.area += part;
      sum.moment += cross((1.0 / 3) * (p + q + r), part);
    }
  }

 private:
  CLAST_HD const Vec3& at(int i) const { return corner[((i % count) + count) % count]; }

  CLAST_HD static Vec3 crossing(const Vec3& p, const Vec3& q, const Vec3& n, Real offset) {
    const Real dp = dot(n, p) - offset, dq = dot(n, q) - offset;
    return p + (dp / (dp - dq)) * (q - p);
  }

  // Turns the ring so that corner i becomes the first: three reversals.
  CLAST_HD void turn_to_front(int i) {
    i %= count;
    reverse(0, i);
    reverse(i, count);
    reverse(0, count);
  }
  CLAST_HD void reverse(int from, int to) {
    for (--to; from < to; ++from, --to) {
      const Vec3 kept = corner[from];
      corner[from] = corner[to];
      corner[to] = kept;
    }
  }
};

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
    piece.add_to(sum, {0, 0, 0}, of_a);
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
    piece.add_to(sum, origin, true);  // the cut in the plane adds nothing to the volume
  }
  sum.set_point(placed.center);
  return sum;
}

}  // namespace clast
