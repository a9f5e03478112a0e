// How a periodic cell deforms: at given rates, or so that the material in it bears given stresses.
//
// With the velocity gradient G, an upper triangle, the vectors H of the cell and the mean motion of
// bodies follow
//   dH/dt = G H,  v = G x + u,  du/dt = F/m - G u,
// so that bodies obey dv/dt = F/m + (dG/dt + G G) x and every image of a body does the same. In
// simple shear that is plain Newtonian motion.
#pragma once

#include <vector>

#include "boundary/cell.hpp"

namespace clast {

// A matrix with zeros below its diagonal.
struct UpperTriangle {
  Vec3 diagonal;
  Real xy = 0, xz = 0, yz = 0;

  CLAST_HD Vec3 operator()(const Vec3& v) const {
    return {diagonal.x * v.x + xy * v.y + xz * v.z, diagonal.y * v.y + yz * v.z, diagonal.z * v.z};
  }
  friend bool operator==(const UpperTriangle&, const UpperTriangle&) = default;
};
UpperTriangle operator-(const UpperTriangle& a, const UpperTriangle& b);
UpperTriangle operator*(Real s, const UpperTriangle& a);
// Root of the sum of squares: no vector grows by more than this factor.
Real size_of(const UpperTriangle& a);

struct CellDrive {
  UpperTriangle rate;  // G [1/s]; axes under stress have their own
  Vec3 stress;         // pressure that axes are to bear; 0: the axis has its rate
  Real fastest = 0;    // strain rate of an axis under stress where nothing resists

  bool under_stress(int axis) const { return stress[axis] != 0; }
  bool any_stress() const { return stress != Vec3(); }
  bool moves() const { return rate != UpperTriangle() || any_stress(); }
};

// The state of a cell.
struct CellState {
  Cell now;           // its gradient is that of the last step, as seen at the end of it
  Vec3 pace;          // of axes under stress: the rate that holds it
  Real power = 0;     // of the stress on the gradient, at the start of the last step
  Real strained = 0;  // since the pair list was made: sum of the sizes of G dt
};

// Its numbers in a fixed order, for checkpoints and the state hash; none for open space.
std::vector<Real> numbers_of(const CellState& state);
CellState cell_state_from(const std::vector<Real>& numbers);

// The rates of the next step. `stress` is the pressure that the axes bear now.
UpperTriangle rates(const CellDrive& drive, const CellState& state, const Vec3& stress);
// Lets the rate of axes under stress follow what is missing, over a step.
void follow_stress(const CellDrive& drive, const Vec3& stress, Real dt, CellState& state);

// The gradient of a cell, and the cell after a step with a gradient. Where it has become skew by
// more than half a side, another choice of vectors takes over, which spans the same images.
UpperTriangle gradient_of(const Cell& cell);
void deform(const UpperTriangle& gradient, Real dt, Cell& cell);

Real volume_of(const Cell& cell);  // of its closed axes: in m^3, m^2 or m
// Of its cross-section as seen along an axis: in m^2, or in m where another axis is open.
Real cross_section(const Cell& cell, int axis);
// The shortest side; infinite in open space.
Real shortest_side(const Cell& cell);

}  // namespace clast
