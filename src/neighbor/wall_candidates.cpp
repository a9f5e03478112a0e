#include "neighbor/wall_candidates.hpp"

#include <algorithm>
#include <map>

#include "boundary/finite_wall.hpp"

namespace clast {
namespace {

constexpr std::size_t few = 16;       // facets that are looked at one by one
constexpr int most_cells_along = 96;  // keeps thin, long meshes small

struct Box {
  Vec3 low, high;
};

Box box_of(const Wall& wall, const std::vector<Vec3>& corners) {
  const std::vector<Vec3> outline = outline_of(wall, corners);
  Box box{outline.front(), outline.front()};
  for (const Vec3& p : outline) {
    box.low = smaller(box.low, p);
    box.high = larger(box.high, p);
  }
  return box;
}

Real longest_side(const Box& box) {
  const Vec3 size = box.high - box.low;
  return larger(size.x, larger(size.y, size.z));
}

// Cells about as large as a facet.
FacetGrid grid_over(const std::vector<Box>& boxes, std::int32_t surface) {
  Box all = boxes.front();
  Real sum = 0;
  for (const Box& box : boxes) {
    all.low = smaller(all.low, box.low);
    all.high = larger(all.high, box.high);
    sum += longest_side(box);
  }
  const Real mean = sum / static_cast<Real>(boxes.size());
  const Real cell = larger(mean, longest_side(all) / most_cells_along);
  FacetGrid grid;
  grid.surface = surface;
  grid.low = all.low;
  grid.per_length = 1 / cell;
  const Vec3 size = all.high - all.low;
  grid.nx = static_cast<std::int32_t>(size.x / cell) + 1;
  grid.ny = static_cast<std::int32_t>(size.y / cell) + 1;
  grid.nz = static_cast<std::int32_t>(size.z / cell) + 1;
  return grid;
}

template <class F>
void for_cells(const FacetGrid& grid, const Box& box, F f) {
  const CellPlace from = cell_of(grid, box.low), to = cell_of(grid, box.high);
  for (int k = from.k; k <= to.k; ++k)
    for (int j = from.j; j <= to.j; ++j)
      for (int i = from.i; i <= to.i; ++i) f(grid.cell(i, j, k));
}

}  // namespace

WallCells make_wall_cells(const std::vector<Wall>& walls, const std::vector<Vec3>& corners,
                          bool in_open_space, bool for_shapes) {
  WallCells out;
  out.lowest.resize(walls.size());
  std::map<std::int32_t, std::vector<std::int32_t>> facets;  // by surface
  const auto is_left_out = [&](const Wall& wall) {
    return wall.touched == Wall::by_shapes && !for_shapes;
  };
  const auto is_facet = [&](const Wall& wall) {
    return wall.kind == Wall::polygon || wall.touched == Wall::by_shapes;
  };
  for (std::size_t w = 0; w < walls.size(); ++w)
    if (is_facet(walls[w]) && !is_left_out(walls[w]))
      facets[walls[w].surface].push_back(static_cast<int>(w));
  std::vector<char> in_cells(walls.size(), 0);
  std::vector<std::vector<std::int32_t>> cells;
  for (const auto& [surface, members] : facets) {
    if (members.size() <= few || !in_open_space) continue;
    std::vector<Box> boxes;
    for (const std::int32_t w : members) boxes.push_back(box_of(walls[w], corners));
    FacetGrid grid = grid_over(boxes, surface);
    grid.first_cell = static_cast<std::int32_t>(cells.size());
    cells.resize(cells.size() + static_cast<std::size_t>(grid.nx) * grid.ny * grid.nz);
    for (std::size_t m = 0; m < members.size(); ++m) {
      const std::int32_t member = members[m];
      in_cells[member] = 1;
      out.lowest[member] = cell_of(grid, boxes[m].low);
      for_cells(grid, boxes[m], [&](std::int32_t cell) { cells[cell].push_back(member); });
    }
    out.grids.push_back(grid);
  }
  for (std::size_t w = 0; w < walls.size(); ++w)
    if (!in_cells[w] && !is_left_out(walls[w])) out.loose.push_back(static_cast<std::int32_t>(w));
  for (const auto& cell : cells) {
    out.start.push_back(static_cast<std::int32_t>(out.entry.size()));
    out.entry.insert(out.entry.end(), cell.begin(), cell.end());
  }
  out.start.push_back(static_cast<std::int32_t>(out.entry.size()));
  return out;
}

}  // namespace clast
