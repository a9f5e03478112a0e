#include "neighbor/cell_grid.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

namespace clast {
namespace {

// Cells over a span, with one empty cell on either side.
std::int64_t cells_over(Real span, Real reach) {
  const Real cells = std::floor(span / reach) + 3;
  return cells < 1e9 ? static_cast<std::int64_t>(cells) : 1000000000;
}

}  // namespace

CellGrid make_cell_grid(const Vec3& low, const Vec3& high, Real reach, std::int64_t n) {
  CellGrid grid;
  grid.inverse_size = 1 / reach;
  grid.origin = low - Vec3{reach, reach, reach};
  grid.nx = cells_over(high.x - low.x, reach);
  grid.ny = cells_over(high.y - low.y, reach);
  grid.nz = cells_over(high.z - low.z, reach);
  const double most = std::min(4.0 * static_cast<double>(n) + 4096, 1e8);
  while (static_cast<double>(grid.nx) * static_cast<double>(grid.ny) *
             static_cast<double>(grid.nz) >
         most) {
    std::int64_t& longest = std::max({std::ref(grid.nx), std::ref(grid.ny), std::ref(grid.nz)},
                                     [](std::int64_t a, std::int64_t b) { return a < b; });
    longest = (longest + 1) / 2;
    grid.wraps = true;
  }
  return grid;
}

CellLevels make_cell_levels(const Vec3& low, const Vec3& high, Real smallest, Real largest,
                            Real margin, std::int64_t n) {
  CellLevels levels;
  levels.count = 0;
  Real radius = largest;
  do {
    const int level = levels.count++;
    levels.largest[level] = radius;
    levels.grid[level] = make_cell_grid(low, high, 2 * radius + margin, n);
    levels.first_cell[level + 1] = levels.first_cell[level] + levels.grid[level].cells();
    radius *= 0.5;
  } while (radius > smallest && levels.count < CellLevels::most);
  return levels;
}

}  // namespace clast
