#include "boundary/motion.hpp"

#include <algorithm>
#include <cmath>

#include "base/quat.hpp"
#include "base/trigonometry.hpp"

namespace clast {
namespace {

// Sine of so many full turns and an angle; whole turns are taken off first, so that late times
// lose no digits.
Real sine_of(Real turns, Real angle) {
  return sin_cos(2 * pi * (turns - std::floor(turns)) + angle).sin;
}

// Slopes of a curve through (x, y) that has no maxima or minima of its own and rests at both ends
// (Fritsch and Butland 1984: harmonic mean of the slopes to both sides).
template <class Y>
Real slope_at(const std::vector<PathPoint>& path, std::size_t i, Y y) {
  if (i == 0 || i + 1 == path.size()) return 0;
  const Real h0 = path[i].time - path[i - 1].time, h1 = path[i + 1].time - path[i].time;
  const Real s0 = (y(path[i]) - y(path[i - 1])) / h0, s1 = (y(path[i + 1]) - y(path[i])) / h1;
  if (s0 * s1 <= 0) return 0;
  return 3 * (h0 + h1) / ((2 * h1 + h0) / s0 + (h1 + 2 * h0) / s1);
}

// Value of one coordinate between the points i - 1 and i, at the share x of the way.
template <class Y>
Real between(const Motion& motion, std::size_t i, Real x, Y y) {
  const std::vector<PathPoint>& path = motion.path;
  const Real y0 = y(path[i - 1]), y1 = y(path[i]);
  if (!motion.smooth) return y0 + x * (y1 - y0);
  const Real h = path[i].time - path[i - 1].time;
  const Real rise = y1 - y0;
  const Real a = h * slope_at(path, i - 1, y), b = h * slope_at(path, i, y);
  return y0 + x * (a + x * ((3 * rise - 2 * a - b) + x * (a + b - 2 * rise)));
}

Course on_path(const Motion& motion, Real time) {
  const std::vector<PathPoint>& path = motion.path;
  const auto after = std::upper_bound(path.begin(), path.end(), time,
                                      [](Real t, const PathPoint& p) { return t < p.time; });
  if (after == path.begin()) return {path.front().shift, path.front().angle * motion.axis, {}, {}};
  if (after == path.end()) return {path.back().shift, path.back().angle * motion.axis, {}, {}};
  const std::size_t i = after - path.begin();
  const Real x = (time - path[i - 1].time) / (path[i].time - path[i - 1].time);
  Course course;
  for (int axis = 0; axis < 3; ++axis)
    course.shift[axis] = between(motion, i, x, [&](const PathPoint& p) { return p.shift[axis]; });
  course.turn = between(motion, i, x, [](const PathPoint& p) { return p.angle; }) * motion.axis;
  return course;
}

}  // namespace

Course course_at(const Motion& motion, Real time) {
  const Real t = clamp(time, motion.from, motion.until) - motion.from;
  switch (motion.kind) {
    case Motion::Kind::velocity:
      return {t * motion.velocity, {}, {}, {}};
    case Motion::Kind::rotation:
      return {{}, (t * motion.rate) * motion.axis, {}, {}};
    case Motion::Kind::oscillation: {
      const Real s = sine_of(motion.frequency * t, motion.phase) - sine_of(0, motion.phase);
      return {(motion.amplitude * s) * motion.axis, (motion.swing * s) * motion.axis, {}, {}};
    }
    case Motion::Kind::path:
      return on_path(motion, t);
    case Motion::Kind::orbit:
      return {rotate(rotation_by((t * motion.rate) * motion.axis), motion.arm) - motion.arm,
              {},
              {},
              {}};
    case Motion::Kind::surface:
      return {{}, {}, t * motion.velocity, (t * motion.rate) * motion.axis};
    default:
      return {};
  }
}

Real fastest_point(const Motion& motion, Real reach) {
  switch (motion.kind) {
    case Motion::Kind::velocity:
      return length(motion.velocity);
    case Motion::Kind::rotation:
      return std::abs(motion.rate) * reach;
    case Motion::Kind::orbit:
      return std::abs(motion.rate) * length(cross(motion.axis, motion.arm));
    case Motion::Kind::surface:
      return length(motion.velocity) + (motion.rate == 0 ? 0 : std::abs(motion.rate) * reach);
    case Motion::Kind::oscillation:
      return 2 * pi * motion.frequency * (motion.amplitude + motion.swing * reach);
    case Motion::Kind::path: {
      // A smooth path is at most twice as fast as the straight ones on both sides of a point.
      Real fastest = 0;
      for (std::size_t i = 1; i < motion.path.size(); ++i) {
        const PathPoint &a = motion.path[i - 1], &b = motion.path[i];
        const Real way = length(b.shift - a.shift) + std::abs(b.angle - a.angle) * reach;
        fastest = std::max(fastest, way / (b.time - a.time));
      }
      return motion.smooth ? 2 * fastest : fastest;
    }
    case Motion::Kind::servo:
      return std::min(motion.speed, motion.max_speed) * (motion.turns ? reach : 1);
    default:
      return std::isfinite(motion.max_speed) ? motion.max_speed : 0;
  }
}

}  // namespace clast
