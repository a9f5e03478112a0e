#include "measure/heap.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace clast {

namespace {

struct SurfacePoint {
  Real distance = 0;  // from the axis
  Real height = -infinity;
};

// One of eight, without an angle.
int sector(Real u, Real v) {
  return (u >= 0 ? 1 : 0) + (v >= 0 ? 2 : 0) + (std::abs(u) >= std::abs(v) ? 4 : 0);
}

struct Line {
  Real slope = 0, at_axis = 0;
  bool found = false;
};

Line fitted(const std::vector<SurfacePoint>& points) {
  const Real n = static_cast<Real>(points.size());
  Real x = 0, y = 0, xx = 0, xy = 0;
  for (const SurfacePoint& p : points) {
    x += p.distance / n;
    y += p.height / n;
  }
  for (const SurfacePoint& p : points) {
    xx += square(p.distance - x);
    xy += (p.distance - x) * (p.height - y);
  }
  if (points.size() < 3 || !(xx > 0)) return {};
  return {xy / xx, y - xy / xx * x, true};
}

}  // namespace

std::vector<Real> Heap::measure(const Observed& now) {
  const HostBodies& b = now.in.bodies;
  std::vector<std::size_t> heap;
  for (const std::size_t i : now.order)
    if (space_.holds(now.position(i))) heap.push_back(i);
  if (heap.empty()) return {0, 0, 0};
  Vec3 middle, across, along;
  Real mass = 0, base = infinity, top = -base;
  for (const std::size_t i : heap) {
    middle += b.mass[i] * now.position(i);
    mass += b.mass[i];
    const Real height = dot(now.position(i), now.up);
    base = std::min(base, height - b.radius[i]);
    top = std::max(top, height + b.radius[i]);
  }
  middle = (1 / mass) * middle;
  complete_frame(now.up, across, along);
  std::map<std::pair<int, int>, SurfacePoint> surface;  // by ring and sector
  for (const std::size_t i : heap) {
    const Vec3 d = now.position(i) - middle;
    const Real u = dot(d, across), v = dot(d, along), distance = std::sqrt(u * u + v * v);
    SurfacePoint& highest = surface[{static_cast<int>(distance / width_), sector(u, v)}];
    const Real height = dot(now.position(i), now.up) + b.radius[i] - base;
    if (height > highest.height) highest = {distance, height};
  }
  std::vector<SurfacePoint> flank, all;
  for (const auto& [where, point] : surface) {
    all.push_back(point);
    if (point.height >= 0.2 * (top - base) && point.height <= 0.8 * (top - base))
      flank.push_back(point);
  }
  Line line = fitted(flank);
  if (!line.found) line = fitted(all);
  if (!line.found || !(line.slope < 0)) return {0, top - base, 0};
  return {std::atan(-line.slope), top - base, -line.at_axis / line.slope};
}

}  // namespace clast
