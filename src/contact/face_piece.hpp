// Pieces of the faces of polyhedra.
#pragma once

#include "contact/posed.hpp"

namespace clast {

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

  // Calls f(p, q, r) for the triangles that it is made of.
  template <class F>
  CLAST_HD void for_each_triangle(F&& f) const {
    for (int i = 1; i + 1 < count; ++i) f(corner[0], corner[i], corner[i + 1]);
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

}  // namespace clast
