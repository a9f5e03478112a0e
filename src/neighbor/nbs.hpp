// What the two- and the three-dimensional NBS share (Munjiza & Andrews 1998).
//
// Lists are singly linked: a table of heads, one per row (or layer, or cell of a row), and one
// `next` per body. A head is -1 for an empty list, the last body put on it for a new one, and that
// number plus N once the list has been dealt with ("old" in the paper). Heads are reset through
// the bodies on their lists; nothing ever loops over cells.
#pragma once

#include <vector>

#include "base/error.hpp"
#include "neighbor/cell_size.hpp"
#include "neighbor/cloud.hpp"

namespace clast::nbs {

using Index = std::int32_t;

struct Lists {
  std::vector<Index> head;

  // Only what was not there before is set; the rest is -1 already.
  void prepare(std::int64_t cells) {
    if (static_cast<std::int64_t>(head.size()) < cells)
      head.resize(static_cast<std::size_t>(cells), -1);
  }
  void push(std::int64_t cell, Index body, std::vector<Index>& next) {
    next[body] = head[cell];
    head[cell] = body;
  }
  bool is_new(std::int64_t cell, Index n) const { return head[cell] < n; }
  void mark_old(std::int64_t cell, Index n) { head[cell] += n; }
  // First body of a list, new, old or empty.
  Index first(std::int64_t cell, Index n) const {
    return head[cell] < n ? head[cell] : head[cell] - n;
  }
  std::size_t bytes() const { return head.capacity() * sizeof(Index); }
};

// Integerised coordinates, Eqs. (4), (5), (8) and (9).
struct Grid {
  Vec3 low;
  Real size = 0, inverse = 0;
  std::int64_t cells[3] = {1, 1, 1};

  std::int64_t along(int axis, const Vec3& p) const {
    return static_cast<std::int64_t>((p[axis] - low[axis]) * inverse);
  }
};

// Cells of the largest diameter, or larger where tables of one entry per cell along an axis would
// need more than `table_bound` entries: a body far away from the rest must not exhaust memory.
inline Grid lay_grid(const BoundingVolumes& volumes, const Cloud& cloud,
                     const SearchSettings& settings, const std::int64_t (&tables)[3],
                     SearchReport& report) {
  if (volumes.n > (1 << 30)) throw Error("NBS marks lists by adding N: at most 2^30 bodies");
  const double table_bound = larger(8.0 * volumes.n, 1 << 24);
  const Real reach = 2 * cloud.largest_radius + settings.margin;
  const Real wanted = safe_cell_size(cell_size_for(settings, reach, report), cloud.span());
  const Vec3 extent = cloud.high - cloud.low;
  Grid grid;
  grid.low = cloud.low;
  for (grid.size = wanted;; grid.size *= 2) {
    double entries = 0;
    for (int axis = 0; axis < 3; ++axis)
      entries += static_cast<double>(tables[axis]) * (std::floor(extent[axis] / grid.size) + 2);
    if (entries <= table_bound) break;
  }
  grid.inverse = 1 / grid.size;
  for (int axis = 0; axis < 3; ++axis)
    grid.cells[axis] = static_cast<std::int64_t>(std::floor(extent[axis] / grid.size)) + 2;
  report.cell_size = grid.size;
  if (grid.size > wanted)
    report.warning =
        "NBS uses cells larger than the largest body, because bodies are so far apart that its "
        "tables would not fit; hierarchical_grid has no such limit";
  return grid;
}

}  // namespace clast::nbs
