// The common plane of polygons by trial rotations (Cundall 1988): the line is turned to either side
// by an angle, which is halved when neither makes the gap larger. For comparison only.
//
// Polygons are as in contact/fast_common_plane_2d.hpp.
#pragma once

#include "contact/conventional_common_plane.hpp"

namespace clast {

CLAST_HD_COLD CommonPlane conventional_common_plane_2d(const Placed& placed_a,
                                                       const Placed& placed_b, PlaneMemory& memory,
                                                       const ConventionalOptions& options = {}) {
  Vec3 n = memory.normal;
  if (n == Vec3{}) n = normalized(placed_b.center - placed_a.center);
  Real gap = gap_along(placed_a, placed_b, n);
  Real angle = options.first_angle;
  SinCos turn = sin_cos(angle);
  int iterations = 0;
  for (; iterations < options.most_iterations && angle >= options.last_angle; ++iterations) {
    const Vec3 across{-n.z, 0, n.x};
    bool kept = false;
    for (const Real side : {turn.sin, -turn.sin}) {
      const Vec3 turned{product(turn.cos, n.x) + product(side, across.x), 0,
                        product(turn.cos, n.z) + product(side, across.z)};
      const Real candidate = gap_along(placed_a, placed_b, turned);
      if (!(candidate > gap)) continue;
      n = turned;
      gap = candidate;
      kept = true;
      break;
    }
    if (kept) continue;
    angle *= 0.5;
    turn = half_of(turn);
  }
  n = normalized(n);
  const Posed a(placed_a, placed_a.center), b(placed_b, placed_a.center);
  CommonPlane plane;
  plane.normal = n;
  plane.gap = gap_along(placed_a, placed_b, n);
  plane.on_a = a.vertex(a.highest_vertex(n).vertex);
  plane.on_b = b.vertex(b.lowest_vertex(n).vertex);
  plane.iterations = iterations;
  plane.failed = angle >= options.last_angle;
  memory.type = PlaneMemory::direction;
  return finished(plane, placed_a, memory);
}

}  // namespace clast
