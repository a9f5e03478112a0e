// Ways to enumerate who may be near a body. A search is a struct with
//   template <class F> void visit(int i, F f) const
// that calls f(j) once for every body j that may be within reach of i (i itself may be among
// them). The rows of the pair list are made from it by neighbor/rows.hpp.
#pragma once

#include "boundary/cell_images.hpp"
#include "neighbor/cell_grid.hpp"

namespace clast {

// Everybody: the oracle.
struct AllCandidates {
  int n;

  template <class F>
  CLAST_HD void visit(int, F&& f) const {
    for (int j = 0; j < n; ++j) f(j);
  }
};

// The cells around the body, level by level. Bodies are stored cell by cell. A large body covers
// many cells of smaller ones, up to a thousand times a thousand rows; where these are more than the
// bodies of the level, the bodies themselves are gone through.
struct CellCandidates {
  const Vec3* position;
  const Real* radius;
  const std::int32_t* start;  // of each cell
  CellLevels levels;
  Real margin;

  template <class F>
  CLAST_HD void visit(int i, F&& f) const {
    visit_around(position[i], radius[i], f);
  }
  // The same for a body of that radius at a place.
  template <class F>
  CLAST_HD void visit_around(const Vec3& p, Real own_radius, F& f) const {
    for (int level = 0; level < levels.count; ++level) {
      const CellGrid& grid = levels.grid[level];
      const Real reach = own_radius + levels.largest[level] + margin;
      const Vec3 around = with_slack(reach, p);
      const CellGrid::Cell low = grid.cell_of(p - around), high = grid.cell_of(p + around);
      const std::int32_t* starts = start + levels.first_cell[level];
      const std::int32_t begin = starts[0], end = starts[grid.cells()];
      if (lookups(grid, low, high) > end - begin) {
        for (std::int32_t j = begin; j < end; ++j) f(j);
        continue;
      }
      for (std::int64_t z = low.z; z <= high.z; ++z)
        for (std::int64_t y = low.y; y <= high.y; ++y) {
          if (grid.wraps)
            visit_wrapped_row(grid, starts, low.x, high.x, y, z, f);
          else
            visit_row(grid, starts, low.x, high.x, y, z, f);
        }
    }
  }

 private:
  // How many stretches of storage hold these cells; more than 2e9 count as that many.
  CLAST_HD static std::int64_t lookups(const CellGrid& grid, const CellGrid::Cell& low,
                                       const CellGrid::Cell& high) {
    constexpr Real most = 2e9;
    const Real rows = static_cast<Real>(high.z - low.z + 1) * static_cast<Real>(high.y - low.y + 1);
    const Real each = grid.wraps ? static_cast<Real>(high.x - low.x + 1) : 1;
    return static_cast<std::int64_t>(smaller(rows * each, most));
  }
  // A little more than the reach, so that rounding far from the origin cannot hide a partner.
  CLAST_HD static Vec3 with_slack(Real reach, const Vec3& p) {
    const Real r = reach * (1 + 1e-12);
    const auto slack = [](Real x) CLAST_INLINED { return 1e-15 * (x < 0 ? -x : x); };
    return {r + slack(p.x), r + slack(p.y), r + slack(p.z)};
  }
  // Cells side by side lie side by side in storage too.
  template <class F>
  CLAST_HD static void visit_row(const CellGrid& grid, const std::int32_t* starts, std::int64_t x0,
                                 std::int64_t x1, std::int64_t y, std::int64_t z, F& f) {
    const std::int32_t begin = starts[grid.number_of({x0, y, z})];
    const std::int32_t end = starts[grid.number_of({x1, y, z}) + 1];
    for (std::int32_t j = begin; j < end; ++j) f(j);
  }
  template <class F>
  CLAST_HD void visit_wrapped_row(const CellGrid& grid, const std::int32_t* starts, std::int64_t x0,
                                  std::int64_t x1, std::int64_t y, std::int64_t z, F& f) const {
    for (std::int64_t x = x0; x <= x1; ++x) {
      const CellGrid::Cell wanted{x, y, z};
      const std::int32_t cell = grid.number_of(wanted);
      for (std::int32_t j = starts[cell]; j < starts[cell + 1]; ++j)
        if (CellGrid::same(grid.cell_of(position[j]), wanted)) f(j);
    }
  }
};

// The same in periodic space. Bodies are sorted by where they are at home (Cell::home), and each
// looks around itself and around those of its images that are near the box of the cell. Two bodies
// are partners by one pair of images at most, as neighbours reach less than half a side; so
// everybody is met once.
struct PeriodicCandidates {
  CellCandidates cells;  // its positions are those at home
  Cell cell;

  template <class F>
  CLAST_HD void visit(int i, F&& f) const {
    const Real own = cells.radius[i];
    const Real reach = own + cells.levels.largest[0] + cells.margin;
    for_images(cell, cells.position[i], reach, [&](const Vec3& at) CLAST_INLINED {
      const auto meet = [&](int j) CLAST_INLINED {
        if (is_nearest(cells.position[j] - at)) f(j);
      };
      cells.visit_around(at, own, meet);
    });
  }

 private:
  CLAST_HD bool is_nearest(const Vec3& apart) const {
    return within_half(apart.x, cell.length.x) && within_half(apart.y, cell.length.y) &&
           within_half(apart.z, cell.length.z);
  }
  CLAST_HD static bool within_half(Real apart, Real side) {
    return !(side > 0) || (apart < 0 ? -apart : apart) <= 0.5 * side;
  }
};

}  // namespace clast
