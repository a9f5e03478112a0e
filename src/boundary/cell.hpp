// Where B is seen from A: the one place that knows whether space goes on for ever or comes back to
// itself.
//
// A periodic cell is spanned by H = (Lx, 0, 0), (xy, Ly, 0), (xz, yz, Lz); an axis of length 0 is
// open. Of all images of B, spaced by whole numbers of these vectors, A sees the nearest one. Under
// a velocity gradient G an image that is displaced by s moves by G s faster.
#pragma once

#include "base/vec3.hpp"

namespace clast {

// How B appears to A: displaced by this, and faster by that.
struct Sight {
  Vec3 shift, faster;

  CLAST_HD Vec3 position(const Vec3& b) const { return b + shift; }
  CLAST_HD Vec3 velocity(const Vec3& v) const { return v + faster; }
};

struct Cell {
  Vec3 length;  // of the cell along each axis; 0: open
  Real xy = 0, xz = 0, yz = 0;
  Vec3 gradient_x, gradient_y, gradient_z;  // rows of G

  CLAST_HD bool open() const { return length.x + length.y + length.z == 0; }

  // The nearest image of B.
  CLAST_HD Sight sight(const Vec3& a, const Vec3& b) const {
    Sight s;
    if (open()) return s;
    Vec3 d = b - a;
    step(d, s.shift, images(d.z, length.z), {xz, yz, length.z});
    step(d, s.shift, images(d.y, length.y), {xy, length.y, 0});
    step(d, s.shift, images(d.x, length.x), {length.x, 0, 0});
    s.faster = {dot(gradient_x, s.shift), dot(gradient_y, s.shift), dot(gradient_z, s.shift)};
    return s;
  }
  CLAST_HD Vec3 seen(const Vec3& a, const Vec3& b) const { return sight(a, b).position(b); }

 private:
  // How many cells a distance spans, rounded.
  CLAST_HD static Real images(Real distance, Real period) {
    return period > 0 ? round_down(distance / period + 0.5) : 0;
  }
  CLAST_HD static void step(Vec3& d, Vec3& shift, Real count, const Vec3& edge) {
    d -= count * edge;
    shift -= count * edge;
  }
};

// Space without periods, for loops where even asking would cost time.
struct OpenCell {
  OpenCell() = default;
  explicit OpenCell(const Cell&) {}
  struct NoShift {
    CLAST_HD Vec3 position(const Vec3& b) const { return b; }
    CLAST_HD Vec3 velocity(const Vec3& v) const { return v; }
  };
  CLAST_HD NoShift sight(const Vec3&, const Vec3&) const { return {}; }
};

}  // namespace clast
