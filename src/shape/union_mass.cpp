#include "shape/union_mass.hpp"

#include <algorithm>
#include <cmath>

#include "shape/sphere_set.hpp"

namespace clast {

namespace {

constexpr int columns_across = 1000;

MassProperties of_sphere(const SetSphere& s) {
  MassProperties out;
  out.volume = 4.0 / 3.0 * pi * cube(s.radius);
  out.centroid = s.center;
  const Real second = 0.2 * out.volume * square(s.radius);
  out.second = {second, second, second, 0, 0, 0};
  return out;
}

// Integrals over the union so far, about the origin.
struct Moments {
  Real volume = 0;
  Vec3 first;
  SymmetricTensor second;

  // The column of cross-section `area` at (x, y) from z = low to high.
  void add(Real area, Real side, Real x, Real y, Real low, Real high) {
    const Real v = area * (high - low), z = 0.5 * (low + high);
    const Real across = square(side) / 12;
    volume += v;
    first += v * Vec3{x, y, z};
    second += v * dyad({x, y, z});
    second += v * SymmetricTensor{across, across, square(high - low) / 12, 0, 0, 0};
  }
};

struct Interval {
  Real low, high;
};

void add_column(std::vector<Interval>& intervals, Real side, Real x, Real y, Moments& moments) {
  std::sort(intervals.begin(), intervals.end(),
            [](const Interval& a, const Interval& b) { return a.low < b.low; });
  for (std::size_t i = 0; i < intervals.size();) {
    const Real low = intervals[i].low;
    Real high = intervals[i].high;
    for (++i; i < intervals.size() && intervals[i].low <= high; ++i)
      high = larger(high, intervals[i].high);
    moments.add(square(side), side, x, y, low, high);
  }
}

Moments by_columns(const std::vector<SetSphere>& spheres) {
  Vec3 low = spheres[0].center, high = low;
  for (const SetSphere& s : spheres) {
    const Vec3 r{s.radius, s.radius, s.radius};
    low = smaller(low, s.center - r);
    high = larger(high, s.center + r);
  }
  const Real side = larger(high.x - low.x, high.y - low.y) / columns_across;
  // In the middle of the box, so that what is symmetric stays so.
  const int nx = static_cast<int>(std::ceil((high.x - low.x) / side));
  const int ny = static_cast<int>(std::ceil((high.y - low.y) / side));
  const Real x0 = 0.5 * (low.x + high.x - nx * side), y0 = 0.5 * (low.y + high.y - ny * side);
  Moments moments;
  std::vector<SetSphere> row;  // those that reach a row of columns
  std::vector<Interval> intervals;
  for (int j = 0; j < ny; ++j) {
    const Real y = y0 + (j + 0.5) * side;
    row.clear();
    for (const SetSphere& s : spheres)
      if (std::abs(s.center.y - y) < s.radius) row.push_back(s);
    for (int i = 0; i < nx; ++i) {
      const Real x = x0 + (i + 0.5) * side;
      intervals.clear();
      for (const SetSphere& s : row) {
        const Real half = square(s.radius) - square(s.center.x - x) - square(s.center.y - y);
        if (half > 0) intervals.push_back({s.center.z - root(half), s.center.z + root(half)});
      }
      add_column(intervals, side, x, y, moments);
    }
  }
  return moments;
}

}  // namespace

MassProperties union_mass(const std::vector<SetSphere>& spheres) {
  if (spheres.size() < 2 || deepest_overlap(spheres) <= 1e-9) {
    std::vector<MassProperties> parts;
    for (const SetSphere& s : spheres) parts.push_back(of_sphere(s));
    return combined(parts);
  }
  const Moments m = by_columns(spheres);
  MassProperties out;
  out.volume = m.volume;
  out.centroid = (1 / m.volume) * m.first;
  out.second = m.second;
  out.second += (-m.volume) * dyad(out.centroid);
  return out;
}

}  // namespace clast
