#include "boundary/cell_drive.hpp"

#include <algorithm>
#include <cmath>

#include "base/error.hpp"

namespace clast {
namespace {

// The rate that holds an axis follows its error within the time in which it would strain by this
// much at its fastest. Elastic strains are far smaller, so the control does not overshoot.
constexpr Real strain_of_control = 0.1;

Real limited(Real rate, Real most) { return clamp(rate, -most, most); }

// How fast an axis gives way to what it bears beyond its stress.
Real yield_rate(const CellDrive& drive, int axis, Real stress) {
  return drive.fastest * (stress - drive.stress[axis]) / std::abs(drive.stress[axis]);
}

// Adds whole numbers of one vector of the cell to another, so that its component is within half a
// side.
Real turns(Real tilt, Real side) { return side > 0 ? std::nearbyint(tilt / side) : 0; }

void straighten(Cell& cell) {
  cell.xy -= turns(cell.xy, cell.length.x) * cell.length.x;
  const Real n = turns(cell.yz, cell.length.y);
  cell.yz -= n * cell.length.y;
  cell.xz -= n * cell.xy;
  cell.xz -= turns(cell.xz, cell.length.x) * cell.length.x;
}

}  // namespace

UpperTriangle operator-(const UpperTriangle& a, const UpperTriangle& b) {
  return {a.diagonal - b.diagonal, a.xy - b.xy, a.xz - b.xz, a.yz - b.yz};
}
UpperTriangle operator*(Real s, const UpperTriangle& a) {
  return {s * a.diagonal, s * a.xy, s * a.xz, s * a.yz};
}
Real size_of(const UpperTriangle& a) {
  return root(squared_length(a.diagonal) + square(a.xy) + square(a.xz) + square(a.yz));
}

std::vector<Real> numbers_of(const CellState& state) {
  const Cell& c = state.now;
  if (c.open()) return {};
  std::vector<Real> numbers;
  for (const Vec3& v : {c.length, Vec3{c.xy, c.xz, c.yz}, c.gradient_x, c.gradient_y, c.gradient_z,
                        c.origin, state.pace, Vec3{state.power, state.strained, 0}})
    numbers.insert(numbers.end(), {v.x, v.y, v.z});
  numbers.pop_back();
  return numbers;
}

CellState cell_state_from(const std::vector<Real>& numbers) {
  CellState state;
  if (numbers.empty()) return state;
  if (numbers.size() != 23) throw Error("the periodic cell has another number of values");
  const auto vector = [&](std::size_t at) {
    return Vec3{numbers[at], numbers[at + 1], numbers[at + 2]};
  };
  Cell& c = state.now;
  c.length = vector(0);
  c.xy = numbers[3];
  c.xz = numbers[4];
  c.yz = numbers[5];
  c.gradient_x = vector(6);
  c.gradient_y = vector(9);
  c.gradient_z = vector(12);
  c.origin = vector(15);
  state.pace = vector(18);
  state.power = numbers[21];
  state.strained = numbers[22];
  return state;
}

UpperTriangle rates(const CellDrive& drive, const CellState& state, const Vec3& stress) {
  UpperTriangle rate = drive.rate;
  for (int axis = 0; axis < 3; ++axis)
    if (drive.under_stress(axis))
      rate.diagonal[axis] =
          limited(state.pace[axis] + yield_rate(drive, axis, stress[axis]), drive.fastest);
  return rate;
}

void follow_stress(const CellDrive& drive, const Vec3& stress, Real dt, CellState& state) {
  for (int axis = 0; axis < 3; ++axis)
    if (drive.under_stress(axis))
      state.pace[axis] = limited(
          state.pace[axis] + dt * drive.fastest / strain_of_control *
                                 limited(yield_rate(drive, axis, stress[axis]), drive.fastest),
          drive.fastest);
}

UpperTriangle gradient_of(const Cell& cell) {
  return {{cell.gradient_x.x, cell.gradient_y.y, cell.gradient_z.z},
          cell.gradient_x.y,
          cell.gradient_x.z,
          cell.gradient_y.z};
}

// H' = (I + G dt) H. Seen from its end, an image displaced by s' = (I + G dt) s has moved by
// G s dt, so its gradient there is G (I + G dt)^-1.
void deform(const UpperTriangle& g, Real dt, Cell& cell) {
  const Vec3 e = dt * g.diagonal;
  const Real xy = dt * g.xy, xz = dt * g.xz, yz = dt * g.yz;
  cell.xz += e.x * cell.xz + xy * cell.yz + xz * cell.length.z;
  cell.yz += e.y * cell.yz + yz * cell.length.z;
  cell.xy += e.x * cell.xy + xy * cell.length.y;
  cell.length += scaled(e, cell.length);
  straighten(cell);
  const Vec3 along = quotient(g.diagonal, Vec3{1, 1, 1} + e);
  cell.gradient_x.x = along.x;
  cell.gradient_x.y = (g.xy - along.x * xy) / (1 + e.y);
  cell.gradient_x.z = (g.xz - along.x * xz - cell.gradient_x.y * yz) / (1 + e.z);
  cell.gradient_y = {0, along.y, (g.yz - along.y * yz) / (1 + e.z)};
  cell.gradient_z = {0, 0, along.z};
}

Real volume_of(const Cell& cell) {
  Real volume = 1;
  for (int axis = 0; axis < 3; ++axis)
    if (cell.length[axis] > 0) volume *= cell.length[axis];
  return volume;
}

Real cross_section(const Cell& cell, int axis) {
  Real area = 1;
  for (const int side : {(axis + 1) % 3, (axis + 2) % 3})
    if (cell.length[side] > 0) area *= cell.length[side];
  return area;
}

Real shortest_side(const Cell& cell) {
  Real least = infinity;
  for (int axis = 0; axis < 3; ++axis)
    if (cell.length[axis] > 0) least = std::min(least, cell.length[axis]);
  return least;
}

}  // namespace clast
