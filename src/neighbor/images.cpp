#include "neighbor/images.hpp"

#include <cmath>

#include "base/error.hpp"
#include "neighbor/overlap.hpp"

namespace clast {

Images::Images(const BoundingVolumes& volumes, const SearchSettings& settings, const Cloud& cloud)
    : open_(settings) {
  const Cell& cell = settings.cell;
  const Vec3& side = cell.length;
  const Real rounding =
      0x1p-46 * larger(cloud.largest_coordinate(), larger(side.x, larger(side.y, side.z)));
  open_.cell = {};
  open_.margin = settings.margin * (1 + 0x1p-40) + cloud.largest_radius * 0x1p-40 + rounding;
  const Real reach = 2 * cloud.largest_radius + open_.margin;

  std::vector<Vec3> home(static_cast<std::size_t>(volumes.n));
  for (std::int32_t i = 0; i < volumes.n; ++i) {
    home[i] = cell.home(volumes.center[i]).shift;
    add(volumes, i, home[i]);
  }
  // Images whose centres are within reach of the box of the cell, edge by edge.
  const auto for_images = [&](const Vec3& p, int axis, const Vec3& edge, const auto& f) {
    if (!(side[axis] > 0)) return f(Vec3{});
    const Real at = p[axis] - cell.origin[axis];
    const Real last = std::floor((side[axis] + reach - at) / side[axis]);
    for (Real n = -std::floor((at + reach) / side[axis]); n <= last; n += 1) f(n * edge);
  };
  for (std::int32_t i = 0; i < volumes.n; ++i) {
    const Vec3 p = center_[i];
    for_images(p, 2, cell.edge_z(), [&](const Vec3& z) {
      for_images(p + z, 1, cell.edge_y(), [&](const Vec3& y) {
        for_images(p + z + y, 0, cell.edge_x(), [&](const Vec3& x) {
          const Vec3 shift = z + y + x;
          if (shift != Vec3()) add(volumes, i, home[i] + shift);
        });
      });
    });
  }
}

void Images::add(const BoundingVolumes& volumes, std::int32_t i, const Vec3& shift) {
  if (unit_.size() == INT32_MAX)
    throw Error("neighbour search: more than 2147483647 units and periodic images");
  center_.push_back(volumes.center[i] + shift);
  radius_.push_back(volumes.radius[i]);
  unit_.push_back(i);
  if (volumes.low == nullptr) return;
  low_.push_back(volumes.low[i] + shift);
  high_.push_back(volumes.high[i] + shift);
}

BoundingVolumes Images::volumes() const {
  const bool boxes = !low_.empty();
  return {center_.data(), radius_.data(), boxes ? low_.data() : nullptr,
          boxes ? high_.data() : nullptr, static_cast<std::int32_t>(unit_.size())};
}

void Images::restore(const BoundingVolumes& units, const SearchSettings& periodic,
                     FoundPairs& found) {
  const Overlap overlap(units, periodic);
  found.may_repeat();
  found.for_each_list([&](FoundPairs::List& list) {
    std::size_t kept = 0;
    for (const FoundPairs::Word w : list) {
      const std::int32_t p = FoundPairs::first(w), q = FoundPairs::second(w);
      const std::int32_t i = unit_[p], j = unit_[q];
      const bool both_images = p >= units.n && q >= units.n;
      if (i != j && !both_images && overlap(i, j)) list[kept++] = FoundPairs::word(i, j);
    }
    list.resize(kept);
  });
}

}  // namespace clast
