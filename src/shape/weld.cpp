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
  // Cells no smaller than the distance: whoever is near lies in a neighbouring one.
  const Real cell = larger(larger(distance, 1e-15 * bounds.size), 1e-300);
  std::unordered_map<Cell, std::vector<int>, CellHash> kept;
  const auto cell_of = [&](const Vec3& p) {
    const Vec3 scaled = (1 / cell) * (p - bounds.center);
    return Cell{static_cast<std::int64_t>(std::floor(scaled.x)),
                static_cast<std::int64_t>(std::floor(scaled.y)),
                static_cast<std::int64_t>(std::floor(scaled.z))};
  };
  const auto lowest_near = [&](const Vec3& p, const Cell& c) {
    int found = -1;
    for (std::int64_t i = -1; i <= 1; ++i)
      for (std::int64_t j = -1; j <= 1; ++j)
        for (std::int64_t k = -1; k <= 1; ++k) {
          const auto at = kept.find({c[0] + i, c[1] + j, c[2] + k});
          if (at == kept.end()) continue;
          for (const int q : at->second)
            if (length(out.point[static_cast<std::size_t>(q)] - p) <= distance &&
                (found < 0 || q < found))
              found = q;
        }
    return found;
  };
  for (const Vec3& p : points) {
    const Cell c = cell_of(p);
    int number = lowest_near(p, c);
    if (number < 0) {
      number = static_cast<int>(out.point.size());
      out.point.push_back(p);
      kept[c].push_back(number);
    }
    out.number.push_back(number);
  }
  return out;
}

}  // namespace clast
