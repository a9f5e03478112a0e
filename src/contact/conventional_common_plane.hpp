// The common plane by trial rotations (Cundall 1988), the search the fast ones are compared with.
//
// The normal is turned by an angle to either side about two axes in the plane; a turn that makes
// the gap larger is kept, and when none does the angle is halved. In contact it stays on the hill
// it started from.
//
// The gap has creases, along which few directions lead upwards; there the search halves its angle
// too early. Of random pairs half end within 0.25 degrees of the plane, but 1 % with a gap that is
// wrong by 3 % of the size. Trying more turns of the axes before the angle is halved costs as many
// times more and makes that 1.3 % (2), 0.25 % (4) or 0.03 % (8).
#pragma once

#include "contact/common_plane.hpp"

namespace clast {

struct ConventionalOptions {
  Real first_angle = 5 * pi / 180;
  Real last_angle = 0.01 * pi / 180;
  int turns_of_axes = 1;  // tried before the angle is halved
  int most_iterations = 2000;
  Real far_enough = 1e300;  // a gap beyond which the two are apart and the search ends (TOL)
};

CLAST_HD CommonPlane conventional_common_plane(const Placed& placed_a, const Placed& placed_b,
                                               PlaneMemory& memory,
                                               const ConventionalOptions& options = {}) {
  const Posed a(placed_a, placed_a.center), b(placed_b, placed_a.center);
  Vec3 n = first_normal(a, b, memory);
  Real gap = gap_along(a, b, n);
  Real angle = options.first_angle;
  SinCos turn = sin_cos(angle);
  // The axes turn by the golden section of a right angle from one iteration to the next.
  const SinCos axis_turn = sin_cos(0.5 * pi * 0.61803398874989484820);
  Real x = 1, y = 0;
  int failures = 0, iterations = 0;
  const auto ended = [&] { return gap > options.far_enough || angle < options.last_angle; };
  for (; iterations < options.most_iterations && !ended(); ++iterations) {
    Vec3 u, v;
    complete_frame(n, u, v);
    const Vec3 axis[2] = {x * u + y * v, x * v - y * u};
    bool kept = false;
    for (int trial = 0; trial < 4; ++trial) {
      const Real sign = trial % 2 == 0 ? 1 : -1;
      const Vec3 turned = turn.cos * n + (sign * turn.sin) * axis[trial / 2];
      const Real candidate = gap_along(a, b, turned);
      if (!(candidate > gap)) continue;
      n = turned;
      gap = candidate;
      kept = true;
      break;
    }
    const Real turned_x = axis_turn.cos * x - axis_turn.sin * y;
    y = axis_turn.sin * x + axis_turn.cos * y;
    x = turned_x;
    failures = kept ? 0 : failures + 1;
    if (failures < options.turns_of_axes) continue;
    failures = 0;
    angle *= 0.5;
    turn = half_of(turn);
  }
  n = normalized(n);  // turns by orthogonal axes hardly change its length
  CommonPlane plane;
  plane.normal = n;
  plane.gap = gap_along(a, b, n);
  plane.on_a = a.vertex(a.highest_vertex(n).vertex);
  plane.on_b = b.vertex(b.lowest_vertex(n).vertex);
  plane.iterations = iterations;
  plane.failed = !ended();
  memory.type = PlaneMemory::direction;
  return finished(plane, placed_a, memory);
}

}  // namespace clast
