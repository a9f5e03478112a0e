#include "neighbor/level_grid.hpp"

#include <algorithm>
#include <cmath>

namespace clast {
namespace {

constexpr std::int64_t finest_rows = 16;  // sub-cells per cell

double total_keys(const LevelGrid& g) {
  double product = 1;
  for (const GridAxis& a : g.axis) product *= static_cast<double>(a.keys());
  return product;
}

GridAxis make_axis(Real low, Real high, Real period, Real size) {
  GridAxis a;
  a.period = period;
  a.closed = period > 0;
  a.low = period > 0 ? 0 : low;
  const Real cells = period > 0 ? std::floor(period / size) : std::floor((high - low) / size) + 1;
  a.cells = static_cast<std::int64_t>(clamp(cells, 1, 0x1p52));
  a.inverse = period > 0 ? static_cast<Real>(a.cells) / period : 1 / size;
  a.rim = a.cells > 1 ? 1 : 0;
  return a;
}

// Rows along x, as bodies are most often numbered, unless that makes them short.
std::array<int, 3> order_of_axes(const Vec3& extent, Real cell_size) {
  const Real longest = larger(extent.x, larger(extent.y, extent.z));
  if (extent.x >= smaller(longest, 32 * cell_size)) return {0, 1, 2};
  return extent.y == longest ? std::array{1, 0, 2} : std::array{2, 0, 1};
}

// Fewer cells: an open axis is folded, a periodic one gets larger cells.
void halve(GridAxis& a) {
  // An odd number of cells, so that regular arrangements do not fold onto themselves.
  a.cells = (a.cells / 2) | 1;
  a.closed = true;
  if (a.period > 0) a.inverse = static_cast<Real>(a.cells) / a.period;
}

}  // namespace

GridAxis::Stretch GridAxis::stretch(Real from, Real to) const {
  const Real limit = 0x1p60;
  auto first = static_cast<std::int64_t>(std::floor(clamp((from - low) * inverse, -limit, limit)));
  auto last = static_cast<std::int64_t>(std::floor(clamp((to - low) * inverse, -limit, limit)));
  if (!closed) {
    first = std::max<std::int64_t>(first, 0);
    last = std::min(last, cells - 1);
    return {first, std::max<std::int64_t>(last - first + 1, 0)};
  }
  if (last - first + 1 >= cells) return {0, cells};
  const std::int64_t wrapped = first % cells;
  return {wrapped < 0 ? wrapped + cells : wrapped, last - first + 1};
}

bool LevelGrid::may_repeat() const {
  for (int k = 0; k < 3; ++k) {
    const std::int64_t reach = k == 0 ? window : 1;
    if (axis[k].closed && axis[k].cells < 2 * reach + 1) return true;
  }
  return false;
}

LevelGrid make_level_grid(const Cloud& cloud, const SearchSettings& settings, Real radius,
                          Real cell, double most_keys) {
  const Vec3& period = settings.cell.length;
  LevelGrid g;
  g.radius = radius;
  const Real far =
      larger(cloud.span(), period.x + period.y + period.z > 0
                               ? 4 * cloud.largest_coordinate() + period.x + period.y + period.z
                               : 0);
  g.cell_size = safe_cell_size(larger(2 * radius + settings.margin, cell), far);
  g.order = order_of_axes(cloud.high - cloud.low, g.cell_size);
  for (int k = 0; k < 3; ++k) {
    const int c = g.order[k];
    g.axis[k] = make_axis(cloud.low[c], cloud.high[c], period[c], g.cell_size);
  }
  // Rows are divided as far as keys allow; then axes are folded, the longest first.
  GridAxis& row = g.axis[0];
  std::int64_t parts = finest_rows;
  while (parts > 1 && total_keys(g) * static_cast<double>(parts) > most_keys) parts /= 2;
  while (total_keys(g) * static_cast<double>(parts) > most_keys) {
    GridAxis* longest = nullptr;
    for (GridAxis& a : g.axis)
      if (longest == nullptr || a.cells > longest->cells) longest = &a;
    if (longest->cells < 8) break;
    halve(*longest);
  }
  if (row.cells == 1 && !row.closed) {
    g.window = 0;
  } else {
    row.cells *= parts;
    row.inverse *= static_cast<Real>(parts);
    g.window = row.rim = parts;
  }
  const std::int64_t y = row.keys(), z = y * g.axis[1].keys();
  const bool has_y = g.axis[1].cells > 1, has_z = g.axis[2].cells > 1;
  if (has_y) g.rows[g.row_count++] = y;
  if (has_z && has_y) g.rows[g.row_count++] = z - y;
  if (has_z) g.rows[g.row_count++] = z;
  if (has_z && has_y) g.rows[g.row_count++] = z + y;
  return g;
}

}  // namespace clast
