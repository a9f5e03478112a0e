// The elastic band of Hopkins: the reference for the distance of round cores.
//
// A band is drawn from one core to the other. Each end slides along its core by a share of the part
// of the band that is tangential there, and is put back onto the core: on an ellipsoid by
// P / sqrt(sum (P_i / a_i)^2), elsewhere by projection. The step uses Newton's method in place of
// it (contact/round_core.hpp), which needs fewer iterations from scratch and is exact.
#pragma once

#include "contact/round_core.hpp"

namespace clast {

// Where a band ended, in the frames of the two cores; zeros: nowhere yet.
struct BandEnds {
  Vec3 on_a, on_b;
};

struct ElasticBand {
  Vec3 on_a, on_b;
  int iterations = 0;
  bool converged = false;

  BandEnds ends(const RoundCore& a, const RoundCore& b) const {
    return {a.own(on_a - a.center), b.own(on_b - b.center)};
  }
};

// Moves an end by a share of the tangential part of the pull; positions in the frame of the core.
CLAST_HD Vec3 slid(const RoundCore& core, const Vec3& p, const Vec3& pull, Real share) {
  if (!(core.axes.z > 0)) {
    return core.own(nearest_to(core, core.center + core.turned(p + share * pull)) - core.center);
  }
  const Vec3 n = normalized(quotient(p, scaled(core.axes, core.axes)));
  const Vec3 moved = p + share * tangential(pull, n);
  return (1 / length(quotient(moved, core.axes))) * moved;
}

// Until no end moves by more than `tolerance` in an iteration; one end moves after the other. Near
// the answer an end at u, where the radius of curvature is r, becomes
//   u - share ((1 + gap / r) u - v),   v the other end.
// So the share 1 converges as long as the gap is short beside the radii of curvature, as between
// grains in contact, and 2 never does; 1 / (1 + gap / r), r the smallest of both cores, always
// does.
CLAST_HD ElasticBand elastic_band(const RoundCore& a, const RoundCore& b, const BandEnds& start,
                                  Real tolerance, Real share = 1) {
  constexpr int most = 100000;
  const Vec3 between = b.center - a.center;
  const bool cold = start.on_a == Vec3{} && start.on_b == Vec3{};
  Vec3 p = cold ? a.own(a.farthest(between) - a.center) : start.on_a;
  Vec3 q = cold ? b.own(b.farthest(-between) - b.center) : start.on_b;
  ElasticBand band;
  while (band.iterations < most && !band.converged) {
    ++band.iterations;
    const Vec3 next_p = slid(a, p, a.own(between + b.turned(q) - a.turned(p)), share);
    const Vec3 next_q = slid(b, q, b.own(a.turned(next_p) - b.turned(q) - between), share);
    band.converged = larger(length(next_p - p), length(next_q - q)) <= tolerance;
    p = next_p;
    q = next_q;
  }
  band.on_a = a.center + a.turned(p);
  band.on_b = b.center + b.turned(q);
  return band;
}

}  // namespace clast
