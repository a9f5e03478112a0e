#include "neighbor/cluster_units.hpp"

#include <span>

#include "exec/parallel.hpp"

namespace clast {

void ClusterUnits::make(const BoundingVolumes& volumes) {
  group(volumes);
  parallel_for(units_.size(), [&](std::size_t u) { bound(units_[u]); });
}

// Counting sort by the number of the cluster; numbers that nobody has make no unit.
void ClusterUnits::group(const BoundingVolumes& volumes) {
  const std::int32_t n = volumes.n;
  const auto number = [&](std::int32_t i) { return volumes.cluster ? volumes.cluster[i] : i; };
  start_.assign(static_cast<std::size_t>(n) + 1, 0);
  for (std::int32_t i = 0; i < n; ++i) ++start_[number(i)];
  std::int32_t total = 0;
  units_.clear();
  for (std::int32_t& s : start_) {
    if (s > 0) units_.push_back({{}, 0, 0, total, total + s});
    s = total += s;
  }
  spheres_.resize(n);
  for (std::int32_t i = n - 1; i >= 0; --i)
    spheres_[--start_[number(i)]] = {volumes.center[i], volumes.radius[i], i};
}

// Huang (12) and (13). Centres and radii are taken relative to the first sphere and to the largest,
// so that neither a far origin nor tiny spheres cost digits. Spheres without volume count alike.
void ClusterUnits::bound(ClusterUnit& unit) const {
  const std::span<const ElementalSphere> spheres(spheres_.data() + unit.begin, unit.size());
  const ElementalSphere& first = spheres.front();
  for (const ElementalSphere& s : spheres) unit.largest = larger(unit.largest, s.radius);
  unit.center = first.center;
  unit.radius = first.radius;
  if (unit.single()) return;
  Real weights = 0;
  Vec3 moment;
  for (const ElementalSphere& s : spheres) {
    const Real weight = unit.largest > 0 ? cube(s.radius / unit.largest) : 1;
    weights += weight;
    moment += weight * (s.center - first.center);
  }
  unit.center += (1 / weights) * moment;
  unit.radius = 0;
  for (const ElementalSphere& s : spheres)
    unit.radius = larger(unit.radius, length(s.center - unit.center) + s.radius);
  unit.radius *= 1 + 1e-12;  // holds them all, whatever was rounded
}

}  // namespace clast
