// Round cores: ellipsoids with three axes, and what is left of one when axes vanish: a disc, a
// point. And the common normal of two of them by Newton's method.
//
// The distance of two convex cores is the largest of
//   gap(n) = n.(c_B - c_A) - h_A(n) - h_B(-n)
// over the unit vectors n, with h the largest n.x over a core around its centre. For semi-axes a_i,
// h(n) = |a n|, the point that has it is x = a^2 n / h, and the matrix of second derivatives
// (a^2 - x x^T) / h holds the radii of curvature there. On the sphere of unit vectors the curvature
// of gap is that of both cores and the gap itself, so that Newton's method has a positive matrix
// as long as the cores are apart, and for ellipsoids also while they overlap by less than the
// smallest sum of their radii of curvature.
#pragma once

#include "contact/posed.hpp"

namespace clast {

struct RoundCore {
  Vec3 center;
  Vec3 ax, ay, az;  // its axes in the world
  Vec3 axes;        // their halves; two of them and a zero: a disc; all zero: a point

  CLAST_HD static RoundCore point_at(const Vec3& p) {
    return {p, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {0, 0, 0}};
  }
  CLAST_HD Vec3 own(const Vec3& v) const { return {dot(ax, v), dot(ay, v), dot(az, v)}; }
  CLAST_HD Vec3 turned(const Vec3& v) const { return v.x * ax + v.y * ay + v.z * az; }
  CLAST_HD bool is_point() const { return axes.x == 0; }
  CLAST_HD bool is_disc() const { return axes.z == 0 && axes.x > 0; }

  // The largest n.x, and the point that has it. Across a disc it is the middle.
  CLAST_HD Real reach(const Vec3& n) const { return dot(n, center) + length(scaled(axes, own(n))); }
  CLAST_HD Vec3 farthest(const Vec3& n) const {
    const Vec3 stretched = scaled(axes, own(n));
    const Real h = length(stretched);
    return h > 0 ? center + turned((1 / h) * scaled(axes, stretched)) : center;
  }
};

// What gap(n) is like at n: to second order along two directions across n.
struct GapShape {
  Real gap;
  Vec3 u, v;                 // the two directions
  Real by_u, by_v;           // first derivatives
  Real by_uu, by_uv, by_vv;  // second derivatives, less the part that is the gap, turned round
  Real blunt = 1;            // over which part of a turn all this holds: little near the axis of a
                             // disc or of a thin lens

  CLAST_HD GapShape(const RoundCore& a, const RoundCore& b, const Vec3& n) {
    complete_frame(n, u, v);
    gap = dot(n, b.center - a.center);
    const Vec3 between = b.center - a.center;
    by_u = dot(u, between);
    by_v = dot(v, between);
    by_uu = by_uv = by_vv = 0;
    add(a, n);
    add(b, n);
  }

 private:
  // Cores are alike on both sides of their centres.
  CLAST_HD void add(const RoundCore& core, const Vec3& n) {
    const Vec3 along = scaled(core.axes, core.own(n));
    const Real h = length(along), inverse = h > 0 ? 1 / h : 0;
    const Vec3 on_u = scaled(core.axes, core.own(u)), on_v = scaled(core.axes, core.own(v));
    const Real x_u = inverse * dot(along, on_u), x_v = inverse * dot(along, on_v);
    const Real widest = larger(core.axes.x, larger(core.axes.y, core.axes.z));
    if (widest > 0) blunt = smaller(blunt, h / widest);
    gap -= h;
    by_u -= x_u;
    by_v -= x_v;
    by_uu += inverse * (squared_length(on_u) - square(x_u));
    by_uv += inverse * (dot(on_u, on_v) - x_u * x_v);
    by_vv += inverse * (squared_length(on_v) - square(x_v));
  }
};

CLAST_HD Real gap_along(const RoundCore& a, const RoundCore& b, const Vec3& n) {
  return dot(n, b.center - a.center) - length(scaled(a.axes, a.own(n))) -
         length(scaled(b.axes, b.own(n)));
}

// A length that counts as nothing beside the two.
CLAST_HD Real round_off(const RoundCore& a, const RoundCore& b) {
  return 1e-14 * (sum_of_sizes(a.axes) + sum_of_sizes(b.axes) + sum_of_sizes(b.center - a.center));
}

// The direction in which two round cores are farthest apart.
struct CommonNormal {
  Vec3 normal;
  Real gap = 0;
  int iterations = 0;
  bool converged = false;
};

// A step across n.
struct NormalStep {
  Real along_u, along_v;

  CLAST_HD Real size() const { return root(square(along_u) + square(along_v)); }
  CLAST_HD Vec3 from(const Vec3& n, const GapShape& at) const {
    return normalized(n + along_u * at.u + along_v * at.v);
  }
  CLAST_HD NormalStep times(Real f) const { return {f * along_u, f * along_v}; }
};

// Newton's step. Apart, the gap bends the sphere. Overlapping ellipsoids are bent less, but may
// still have a positive matrix; where they do not, a little of the size stands in.
CLAST_HD NormalStep newton_step(const GapShape& at, Real size) {
  const Real least = 1e-9 * size;
  Real bend = at.gap;
  Real p = at.by_uu + bend, q = at.by_vv + bend, det = p * q - square(at.by_uv);
  if (!(bend > least) && !(p > 0 && q > 0 && det > 1e-6 * p * q)) {
    bend = least;
    p = at.by_uu + bend;
    q = at.by_vv + bend;
    det = p * q - square(at.by_uv);
  }
  return {(q * at.by_u - at.by_uv * at.by_v) / det, (p * at.by_v - at.by_uv * at.by_u) / det};
}

// The same where only directions across a unit vector are looked at.
CLAST_HD NormalStep newton_step_across(const GapShape& at, const Vec3& n, const Vec3& fixed,
                                       Real size) {
  const Vec3 way = cross(fixed, n);
  const Real e = dot(way, at.u), f = dot(way, at.v);
  const Real bent = square(e) * at.by_uu + 2 * e * f * at.by_uv + square(f) * at.by_vv;
  const Real least = 1e-9 * size;
  const Real curved = bent + at.gap > 1e-3 * bent + least ? bent + at.gap : bent + least;
  const Real step = (e * at.by_u + f * at.by_v) / curved;
  return {step * e, step * f};
}

// Newton's method from n. With `fixed` only directions across that unit vector are looked at, as
// for a point that may move along it. Steps that do not widen the gap are shortened.
CLAST_HD_COLD CommonNormal common_normal(const RoundCore& a, const RoundCore& b, Vec3 n,
                                         const Vec3* fixed = nullptr) {
  constexpr int most = 60;
  constexpr Real close = 3e-6;   // the step after one so small is about its square
  constexpr Real nearby = 1e-3;  // so near, no step needs to be shortened
  const Real size = sum_of_sizes(a.axes) + sum_of_sizes(b.axes) + sum_of_sizes(b.center - a.center);
  CommonNormal out;
  while (out.iterations < most && !out.converged) {
    ++out.iterations;
    const GapShape at(a, b, n);
    NormalStep step =
        fixed == nullptr ? newton_step(at, size) : newton_step_across(at, n, *fixed, size);
    const Real far = step.size();
    out.converged = far <= close * at.blunt;
    if (far > 1) step = step.times(1 / far);
    Vec3 next = step.from(n, at);
    // What it would gain may be less than what can be told.
    const bool told =
        far > nearby * at.blunt && step.along_u * at.by_u + step.along_v * at.by_v > 1e-14 * size;
    int shortened = 0;
    while (!out.converged && told && !(gap_along(a, b, next) > at.gap) && shortened < 30) {
      ++shortened;
      step = step.times(0.5);
      next = step.from(n, at);
    }
    if (shortened == 30) break;
    n = next;
  }
  out.normal = n;
  out.gap = dot(n, b.farthest(-n) - a.farthest(n));
  return out;
}

// The point of a core that is nearest to p; p itself if it is inside.
CLAST_HD_COLD Vec3 nearest_to(const RoundCore& core, const Vec3& p) {
  const Vec3 own = core.own(p - core.center);
  if (core.is_disc()) {
    const Real away = root(square(own.x) + square(own.y));
    const Real part = away > core.axes.x ? core.axes.x / away : 1;
    return core.center + core.turned({part * own.x, part * own.y, 0});
  }
  if (core.is_point()) return core.center;
  if (squared_length(quotient(own, core.axes)) <= 1) return p;
  const Vec3 outward = normalized(core.turned(quotient(own, scaled(core.axes, core.axes))));
  return core.farthest(common_normal(core, RoundCore::point_at(p), outward).normal);
}

}  // namespace clast
