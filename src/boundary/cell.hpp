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
  Vec3 origin;                              // corner of the box that frames and pictures show

  CLAST_HD bool open() const { return length.x + length.y + length.z == 0; }
  CLAST_HD bool tilted() const { return xy != 0 || xz != 0 || yz != 0; }
  // The vectors that span it; nothing where the axis is open.
  CLAST_HD Vec3 edge_x() const { return {length.x, 0, 0}; }
  CLAST_HD Vec3 edge_y() const { return {xy, length.y, 0}; }
  CLAST_HD Vec3 edge_z() const { return {xz, yz, length.z}; }
  // The mean velocity at a point. What bodies do beyond it is the same for all their images.
  CLAST_HD Vec3 flow(const Vec3& x) const {
    return {dot(gradient_x, x), dot(gradient_y, x), dot(gradient_z, x)};
  }

  // The nearest image of B.
  CLAST_HD Sight sight(const Vec3& a, const Vec3& b) const {
    Sight s;
    if (open()) return s;
    Vec3 d = b - a;
    step(d, s.shift, images(d.z, length.z, 0.5), edge_z());
    step(d, s.shift, images(d.y, length.y, 0.5), edge_y());
    step(d, s.shift, images(d.x, length.x, 0.5), edge_x());
    s.faster = flow(s.shift);
    return s;
  }
  // The image of a point that lies in the box of the three lengths from the origin.
  CLAST_HD Sight home(const Vec3& p) const {
    Sight s;
    if (open()) return s;
    Vec3 d = p - origin;
    step(d, s.shift, images(d.z, length.z, 0), edge_z());
    step(d, s.shift, images(d.y, length.y, 0), edge_y());
    step(d, s.shift, images(d.x, length.x, 0), edge_x());
    s.faster = flow(s.shift);
    return s;
  }
  CLAST_HD Vec3 seen(const Vec3& a, const Vec3& b) const { return sight(a, b).position(b); }

 private:
  // How many cells a distance spans, rounded down after adding a part of one.
  CLAST_HD static Real images(Real distance, Real period, Real part) {
    return period > 0 ? round_down(distance / period + part) : 0;
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
