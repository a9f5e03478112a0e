// Ways to enumerate who may be near a body. A search is a struct with
//   template <class F> void visit(int i, F f) const
// that calls f(j) once for every body j that may be within reach of i (i itself may be among
// them). The rows of the pair list are made from it by neighbor/rows.hpp.
#pragma once

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

// The 27 cells around the body. Bodies are stored cell by cell.
struct CellCandidates {
  const Vec3* position;
  const std::int32_t* start;  // of each cell
  CellGrid grid;

  template <class F>
  CLAST_HD void visit(int i, F&& f) const {
    const CellGrid::Cell c = grid.cell_of(position[i]);
    for (int dz = -1; dz <= 1; ++dz)
      for (int dy = -1; dy <= 1; ++dy) {
        if (grid.wraps)
          visit_wrapped_row({c.x, c.y + dy, c.z + dz}, f);
        else
          visit_row({c.x, c.y + dy, c.z + dz}, f);
      }
  }

 private:
  // Three cells side by side lie side by side in storage too.
  template <class F>
  CLAST_HD void visit_row(const CellGrid::Cell& c, F& f) const {
    const std::int32_t cell = grid.number_of({c.x - 1, c.y, c.z});
    for (int j = start[cell]; j < start[cell + 3]; ++j) f(j);
  }
  template <class F>
  CLAST_HD void visit_wrapped_row(const CellGrid::Cell& c, F& f) const {
    for (int dx = -1; dx <= 1; ++dx) {
      const CellGrid::Cell wanted{c.x + dx, c.y, c.z};
      const std::int32_t cell = grid.number_of(wanted);
      for (int j = start[cell]; j < start[cell + 1]; ++j)
        if (CellGrid::same(grid.cell_of(position[j]), wanted)) f(j);
    }
  }
};

}  // namespace clast
