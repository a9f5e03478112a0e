// Units stored cell by cell, so that those near a place can be looked up.
#pragma once

#include <cstdint>
#include <vector>

#include "neighbor/cell_grid.hpp"
#include "neighbor/search.hpp"

namespace clast {

class CellStore {
 public:
  struct Stored {
    Vec3 center;
    Real radius;
    std::int32_t unit;
  };
  // Those between two corners.
  struct Cells {
    CellGrid::Cell low, high;
  };

  // Stores what get(0) to get(n - 1) return, by counting. Centres lie in the box [low, high]. The
  // grid covers it all, as Huang's does, unless that takes more than 64 cells for each unit.
  template <class Get>
  void fill(std::int32_t n, const Vec3& low, const Vec3& high, Real side, const Get& get) {
    grid_ = make_cell_grid(low, high, side, std::int64_t{16} * n);
    start_.assign(static_cast<std::size_t>(grid_.cells()) + 1, 0);
    cell_.resize(n);
    for (std::int32_t i = 0; i < n; ++i) {
      cell_[i] = grid_.number_of(grid_.cell_of(get(i).center));
      ++start_[cell_[i]];
    }
    std::int32_t total = 0;
    for (std::int32_t& s : start_) s = total += s;
    stored_.resize(n);
    for (std::int32_t i = n - 1; i >= 0; --i) stored_[--start_[cell_[i]]] = get(i);
  }

  // Of what fill() did: units counted and written, lists cleared.
  SearchCounts effort_of_filling() const {
    return {0, static_cast<std::int64_t>(2 * stored_.size() + start_.size()), 0};
  }

  const std::vector<Stored>& stored() const { return stored_; }

  // The cell of a place with the 26 around it.
  Cells around(const Vec3& p) const {
    const CellGrid::Cell c = grid_.cell_of(p);
    return {{c.x - 1, c.y - 1, c.z - 1}, {c.x + 1, c.y + 1, c.z + 1}};
  }
  // All cells that may hold what is within reach of a place (Huang 11 and 21).
  Cells within(const Vec3& p, Real reach) const {
    const auto far = [=](Real x) { return reach * (1 + 1e-12) + 1e-15 * std::fabs(x); };
    const Vec3 r{far(p.x), far(p.y), far(p.z)};
    return {grid_.cell_of(p - r), grid_.cell_of(p + r)};
  }

  // Calls f(stored) for all units in these cells; returns the number of lists looked up. Where
  // there are more lists than units all of these are gone through: some are then in other cells.
  template <class F>
  std::int64_t visit(const Cells& cells, const F& f) const {
    const std::int64_t lists = lists_of(cells);
    if (lists > static_cast<std::int64_t>(stored_.size())) {
      for (const Stored& s : stored_) f(s);
      return 1;
    }
    for (std::int64_t z = cells.low.z; z <= cells.high.z; ++z)
      for (std::int64_t y = cells.low.y; y <= cells.high.y; ++y) {
        if (grid_.wraps)
          visit_wrapped_row(cells.low.x, cells.high.x, y, z, f);
        else
          visit_row(cells.low.x, cells.high.x, y, z, f);
      }
    return lists;
  }

  std::size_t bytes() const {
    return sizeof(std::int32_t) * (start_.capacity() + cell_.capacity()) +
           sizeof(Stored) * stored_.capacity();
  }

 private:
  // Cells side by side lie side by side in storage, unless the table wraps around.
  std::int64_t lists_of(const Cells& c) const {
    const Real rows =
        static_cast<Real>(c.high.z - c.low.z + 1) * static_cast<Real>(c.high.y - c.low.y + 1);
    const Real each = grid_.wraps ? static_cast<Real>(c.high.x - c.low.x + 1) : 1;
    return static_cast<std::int64_t>(smaller(rows * each, 4e18));
  }
  template <class F>
  void visit_row(std::int64_t x0, std::int64_t x1, std::int64_t y, std::int64_t z,
                 const F& f) const {
    const std::int32_t begin = start_[grid_.number_of({x0, y, z})];
    const std::int32_t end = start_[grid_.number_of({x1, y, z}) + 1];
    for (std::int32_t k = begin; k < end; ++k) f(stored_[k]);
  }
  template <class F>
  void visit_wrapped_row(std::int64_t x0, std::int64_t x1, std::int64_t y, std::int64_t z,
                         const F& f) const {
    for (std::int64_t x = x0; x <= x1; ++x) {
      const CellGrid::Cell wanted{x, y, z};
      const std::int32_t cell = grid_.number_of(wanted);
      for (std::int32_t k = start_[cell]; k < start_[cell + 1]; ++k)
        if (CellGrid::same(grid_.cell_of(stored_[k].center), wanted)) f(stored_[k]);
    }
  }

  CellGrid grid_;
  std::vector<std::int32_t> cell_, start_;  // of each unit; of each cell
  std::vector<Stored> stored_;
};

}  // namespace clast
