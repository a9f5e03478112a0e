// Which walls may be near a body: all of them where they are few, those of the cells around the
// body for meshes of many facets.
#pragma once

#include <cstdint>
#include <vector>

#include "boundary/surface.hpp"
#include "exec/array.hpp"

namespace clast {

// Cells over the facets of one surface, where the scene put them: the surface moves, the cells do
// not, bodies are moved back instead.
struct FacetGrid {
  std::int32_t surface = 0;
  std::int32_t first_cell = 0;  // of all cells
  std::int32_t nx = 1, ny = 1, nz = 1;
  Vec3 low;
  Real per_length = 1;  // cells per length

  CLAST_HD std::int32_t cell(int i, int j, int k) const {
    return first_cell + i + nx * (j + ny * k);
  }
};

struct CellPlace {
  std::int32_t i = 0, j = 0, k = 0;
};

// Number of a cell along one axis, within the grid.
CLAST_HD std::int32_t cell_along(Real x, Real low, Real per_length, std::int32_t n) {
  const Real cell = round_down((x - low) * per_length);
  return static_cast<std::int32_t>(clamp(cell, 0, n - 1));
}
CLAST_HD CellPlace cell_of(const FacetGrid& grid, const Vec3& p) {
  return {cell_along(p.x, grid.low.x, grid.per_length, grid.nx),
          cell_along(p.y, grid.low.y, grid.per_length, grid.ny),
          cell_along(p.z, grid.low.z, grid.per_length, grid.nz)};
}

struct WallCandidates {
  WallView still;             // walls where the scene put them, and the frames that move them
  const std::int32_t* loose;  // walls without cells
  std::int32_t loose_count;
  const FacetGrid* grids;
  std::int32_t grid_count;
  const std::int32_t* start;  // of each cell among the entries
  const std::int32_t* entry;  // wall numbers
  const CellPlace* lowest;    // the least cell of each wall

  // Of round walls a sphere touches one part and a body of another shape the other.
  struct Unit {
    Vec3 center;
    Real reach;
    bool is_sphere;
  };

  // Calls f(wall) for everything within reach of the centre that the unit could touch, each once.
  template <class F>
  CLAST_HD void visit(const Unit& unit, const F& f) const {
    for (int l = 0; l < loose_count; ++l)
      if (is_near(loose[l], unit)) f(loose[l]);
    for (int g = 0; g < grid_count; ++g) visit_cells(grids[g], unit, f);
  }

 private:
  CLAST_HD bool is_near(std::int32_t w, const Unit& unit) const {
    const Wall& there = still.walls[w];
    if (there.touched == (unit.is_sphere ? Wall::by_shapes : Wall::by_spheres)) return false;
    const Wall wall =
        wall_seen(still.cell, unit.center, placed(there, still.frames[there.surface + 1]));
    return !clearly_farther(wall, unit.center, unit.reach) &&
           distance_to(wall, unit.center, still.corners).distance < unit.reach;
  }

  template <class F>
  CLAST_HD void visit_cells(const FacetGrid& grid, const Unit& unit, const F& f) const {
    const Vec3 p = still.frames[grid.surface + 1].unplaced(unit.center);
    const Real wide = unit.reach * (1 + 1e-9);  // round-off of moving back
    const Vec3 r{wide, wide, wide};
    const CellPlace from = cell_of(grid, p - r), to = cell_of(grid, p + r);
    for (int k = from.k; k <= to.k; ++k)
      for (int j = from.j; j <= to.j; ++j)
        for (int i = from.i; i <= to.i; ++i) {
          const std::int32_t cell = grid.cell(i, j, k);
          for (int e = start[cell]; e < start[cell + 1]; ++e) {
            // A facet in several of these cells is met in the least one.
            const CellPlace own = lowest[entry[e]];
            const bool first = i == (own.i > from.i ? own.i : from.i) &&
                               j == (own.j > from.j ? own.j : from.j) &&
                               k == (own.k > from.k ? own.k : from.k);
            if (first && is_near(entry[e], unit)) f(entry[e]);
          }
        }
  }
};

// The arrays behind it, for walls where the scene put them.
struct WallCells {
  std::vector<std::int32_t> loose;
  std::vector<FacetGrid> grids;
  std::vector<std::int32_t> start, entry;
  std::vector<CellPlace> lowest;
};
// In periodic space walls have no cells: they are seen from many sides. What only shapes touch is
// left out where there are none.
WallCells make_wall_cells(const std::vector<Wall>& walls, const std::vector<Vec3>& corners,
                          bool in_open_space = true, bool for_shapes = true);

// The same arrays where kernels run.
template <class Space>
struct WallCellArrays {
  Array<std::int32_t, Space> loose, start, entry;
  Array<FacetGrid, Space> grids;
  Array<CellPlace, Space> lowest;

  void assign(const WallCells& cells) {
    loose.assign(cells.loose);
    grids.assign(cells.grids);
    start.assign(cells.start);
    entry.assign(cells.entry);
    lowest.assign(cells.lowest);
  }
  WallCandidates candidates(const WallView& still) const {
    return {still,
            loose.data(),
            static_cast<std::int32_t>(loose.size()),
            grids.data(),
            static_cast<std::int32_t>(grids.size()),
            start.data(),
            entry.data(),
            lowest.data()};
  }
};

}  // namespace clast
