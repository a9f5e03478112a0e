#include "neighbor/images.hpp"

#include "base/error.hpp"
#include "boundary/cell_images.hpp"
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
  for (std::int32_t i = 0; i < volumes.n; ++i) {
    const Vec3 p = center_[i];
    for_images(cell, p, reach, [&](const Vec3& image) {
      if (image != p) add(volumes, i, home[i] + (image - p));
    });
  }
}

void Images::add(const BoundingVolumes& volumes, std::int32_t i, const Vec3& shift) {
  if (unit_.size() == INT32_MAX)
    throw Error("neighbour search: more than 2147483647 units and periodic images");
  center_.push_back(volumes.center[i] + shift);
  radius_.push_back(volumes.radius[i]);
  unit_.push_back(i);
  if (volumes.cluster != nullptr) cluster_.push_back(piece(volumes.cluster[i], shift));
  if (volumes.low == nullptr) return;
  low_.push_back(volumes.low[i] + shift);
  high_.push_back(volumes.high[i] + shift);
}

std::int32_t Images::piece(std::int32_t cluster, const Vec3& shift) {
  const auto next = static_cast<std::int32_t>(pieces_.size());
  return pieces_.try_emplace({cluster, shift.x, shift.y, shift.z}, next).first->second;
}

BoundingVolumes Images::volumes() const {
  const bool boxes = !low_.empty();
  return {center_.data(),
          radius_.data(),
          boxes ? low_.data() : nullptr,
          boxes ? high_.data() : nullptr,
          static_cast<std::int32_t>(unit_.size()),
          cluster_.empty() ? nullptr : cluster_.data()};
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
