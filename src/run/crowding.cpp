#include "run/crowding.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "base/error.hpp"

namespace clast {

namespace {

// Balls of such a cell and not smaller than it: one has room. Thin needles side by side: hundreds.
constexpr std::size_t most_at_one_place = 1000;

// Level and place of the cell of a body, whose side is a power of two and at most the radius.
using PlaceOnGrid = std::array<std::int64_t, 4>;

PlaceOnGrid cell_of(const Vec3& position, Real radius) {
  const int level = std::ilogb(radius);
  const auto along = [level](Real x) {
    return static_cast<std::int64_t>(std::clamp(std::floor(std::ldexp(x, -level)), -9e18, 9e18));
  };
  return {level, along(position.x), along(position.y), along(position.z)};
}

}  // namespace

void refuse_crowds(const HostBodies& bodies) {
  if (bodies.size() <= most_at_one_place) return;
  std::vector<std::pair<PlaceOnGrid, std::size_t>> cells;
  cells.reserve(bodies.size());
  for (std::size_t i = 0; i < bodies.size(); ++i)
    cells.emplace_back(cell_of(bodies.position[i], bodies.radius[i]), i);
  std::sort(cells.begin(), cells.end());
  for (std::size_t i = most_at_one_place; i < cells.size(); ++i) {
    if (cells[i].first != cells[i - most_at_one_place].first) continue;
    const std::size_t body = cells[i].second;
    const Vec3& p = bodies.position[body];
    throw Error(fmt::format(
        "more than {} bodies lie inside each other around ({:g}, {:g}, {:g}), body {} among them\n"
        "    give them room: they would all be pushed apart at once",
        most_at_one_place, p.x, p.y, p.z, bodies.id[body]));
  }
}

}  // namespace clast
