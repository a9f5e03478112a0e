// The grid of one level of the hierarchical search: positions to integer keys.
//
// Cells are the largest reach of two units of the level wide, in rows along the sweep axis, and
// a row is divided further into sub-cells. Keys number sub-cells row by row, layer by layer, with
// empty cells around them, so that the units within reach of a key k are those with keys in
// [k + d - window, k + d + window] for a few constants d, one per adjacent row.
//
// An axis closes on itself where space is periodic, and also where the extent of space would need
// more keys than are worth sorting by: then it is folded, and units far apart may share a key. In
// both cases units near a seam are entered a second time beyond it.
#pragma once

#include <array>

#include "neighbor/cloud.hpp"

namespace clast {

struct GridAxis {
  Real low = 0, inverse = 0;
  Real period = 0;         // 0: open
  std::int64_t cells = 1;  // 1: the axis does not matter
  bool closed = false;     // periodic or folded
  std::int64_t rim = 0;    // empty cells, or those of repeated units, on either side

  // Cell of a coordinate before folding.
  std::int64_t unfolded(Real x) const {
    if (period > 0) x -= period * std::floor(x / period);
    const Real t = (x - low) * inverse;
    return static_cast<std::int64_t>(t < 0 ? t - 1 : t);
  }
  std::int64_t cell_of(Real x) const {
    const std::int64_t c = unfolded(x);
    if (!closed) return c;
    // Rounding may put a coordinate on the end of the period.
    return period > 0 ? (c < cells ? c : cells - 1) : c % cells;
  }
  std::int64_t keys() const { return cells + 2 * rim; }

  // The cells that meet [from, to]: `count` of them beginning with `first`, going round the end
  // of a closed axis.
  struct Stretch {
    std::int64_t first, count;
  };
  Stretch stretch(Real from, Real to) const;
};

struct LevelGrid {
  std::array<GridAxis, 3> axis;  // [0] counts sub-cells of rows
  std::array<int, 3> order;      // which coordinate each of them is: x y z, y x z or z x y
  Real radius = 0;               // of the largest unit
  Real cell_size = 0;
  std::int64_t window = 0;             // sub-cells within reach
  std::int64_t first_key = 0;          // of the level among all levels
  std::array<std::int64_t, 4> rows{};  // the constants d above the row itself
  int row_count = 0;

  // x, y and z in the order of the axes.
  Vec3 ordered(const Vec3& c) const {
    return order[0] == 0 ? c : order[0] == 1 ? Vec3{c.y, c.x, c.z} : Vec3{c.z, c.x, c.y};
  }
  std::int64_t keys() const { return axis[0].keys() * axis[1].keys() * axis[2].keys(); }
  // Cells count from 0; -rim and up to cells + rim - 1 are allowed.
  std::int64_t key(std::int64_t x, std::int64_t y, std::int64_t z) const {
    return first_key + x + axis[0].rim +
           axis[0].keys() * (y + axis[1].rim + axis[1].keys() * (z + axis[2].rim));
  }
  bool closed() const { return axis[0].closed || axis[1].closed || axis[2].closed; }
  // Closed with so few cells that one pair is met from both sides.
  bool may_repeat() const;
};

// Units of at most the radius in cells of at least the side given; most_keys bounds the keys of
// this level.
LevelGrid make_level_grid(const Cloud& cloud, const SearchSettings& settings, Real radius,
                          Real cell, double most_keys);

}  // namespace clast
