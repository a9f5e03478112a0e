#include "shape/weld.hpp"

#include <array>
#include <cmath>
#include <cstdint>
#include <unordered_map>

namespace clast {
namespace {

using Cell = std::array<std::int64_t, 3>;

struct CellHash {
  std::size_t operator()(const Cell& c) const {
    std::uint64_t h = 0;
    for (const std::int64_t k : c) {
      h = (h ^ static_cast<std::uint64_t>(k)) * 0x9e3779b97f4a7c15ULL;
      h ^= h >> 29;
    }
    return h;
  }
};

}  // namespace

PointBounds bounds_of(std::span<const Vec3> points) {
  if (points.empty()) return {};
  Vec3 low = points.front(), high = low;
  for (const Vec3& p : points) {
    low = smaller(low, p);
    high = larger(high, p);
  }
  return {low + 0.5 * (high - low), 0.5 * length(high - low)};
}

Welded weld(std::span<const Vec3> points, Real distance) {
  Welded out;
  if (points.empty()) return out;
  const PointBounds bounds = bounds_of(points);
  // Of several times the distance: most points are near others of their own cell only, and a cell
  // has room for few that stay apart.
  const Real cell = larger(larger(4 * distance, 1e-15 * bounds.size), 1e-300);
  const Real near = distance / cell + 0.01;  // in cells, and something for rounding
  std::unordered_map<Cell, std::vector<int>, CellHash> kept;
  const auto cell_of = [](const Vec3& scaled) {
    return Cell{static_cast<std::int64_t>(std::floor(scaled.x)),
                static_cast<std::int64_t>(std::floor(scaled.y)),
                static_cast<std::int64_t>(std::floor(scaled.z))};
  };
  const auto lowest_near = [&](const Vec3& p, const Vec3& scaled) {
    const Cell low = cell_of(scaled - Vec3{near, near, near});
    const Cell high = cell_of(scaled + Vec3{near, near, near});
    int found = -1;
    for (std::int64_t i = low[0]; i <= high[0]; ++i)
      for (std::int64_t j = low[1]; j <= high[1]; ++j)
        for (std::int64_t k = low[2]; k <= high[2]; ++k) {
          const auto at = kept.find({i, j, k});
          if (at == kept.end()) continue;
          for (const int q : at->second)
            if (length(out.point[static_cast<std::size_t>(q)] - p) <= distance &&
                (found < 0 || q < found))
              found = q;
        }
    return found;
  };
  for (const Vec3& p : points) {
    const Vec3 scaled = (1 / cell) * (p - bounds.center);
    int number = lowest_near(p, scaled);
    if (number < 0) {
      number = static_cast<int>(out.point.size());
      out.point.push_back(p);
      kept[cell_of(scaled)].push_back(number);
    }
    out.number.push_back(number);
  }
  return out;
}

}  // namespace clast
