// A grid of cells that are as large as the largest reach of two bodies, so that partners are in
// the same or the next cell.
#pragma once

#include <cstdint>

#include "base/vec3.hpp"

namespace clast {

// Cells are numbered row by row in a table that covers all bodies and one empty cell around them.
// Where that would take far more cells than there are bodies the table wraps around: cells then
// share numbers, and candidates are checked for really being in the cell asked for. Time and
// memory depend on the number of bodies, never on the extent of space.
struct CellGrid {
  Vec3 origin;
  Real inverse_size = 1;
  std::int64_t nx = 1, ny = 1, nz = 1;
  bool wraps = false;

  struct Cell {
    std::int64_t x, y, z;
  };

  CLAST_HD static std::int64_t floor_to_int(Real x) {
    return static_cast<std::int64_t>(round_down(clamp(x, -4e18, 4e18)));
  }
  // Rounding may put a body on the rim just outside; keeping it in order keeps neighbours.
  CLAST_HD static std::int64_t inside(std::int64_t i, std::int64_t n) {
    return i < 1 ? 1 : i > n - 2 ? n - 2 : i;
  }
  CLAST_HD Cell cell_of(const Vec3& p) const {
    const Cell c{floor_to_int((p.x - origin.x) * inverse_size),
                 floor_to_int((p.y - origin.y) * inverse_size),
                 floor_to_int((p.z - origin.z) * inverse_size)};
    return wraps ? c : Cell{inside(c.x, nx), inside(c.y, ny), inside(c.z, nz)};
  }
  CLAST_HD static bool same(const Cell& a, const Cell& b) {
    return a.x == b.x && a.y == b.y && a.z == b.z;
  }
  CLAST_HD static std::int64_t wrapped(std::int64_t i, std::int64_t n) {
    const std::int64_t rest = i % n;
    return rest < 0 ? rest + n : rest;
  }
  CLAST_HD std::int32_t number_of(Cell c) const {
    if (wraps) c = {wrapped(c.x, nx), wrapped(c.y, ny), wrapped(c.z, nz)};
    return static_cast<std::int32_t>((c.z * ny + c.y) * nx + c.x);
  }
  CLAST_HD std::int32_t cells() const { return static_cast<std::int32_t>(nx * ny * nz); }
};

// Bodies of very different size are sorted into levels, each with a grid of its own whose cells fit
// its largest body; level 0 has the largest bodies, every next one bodies half as large. Partners
// of a body are looked up level by level: in few cells among larger bodies, in as many cells as it
// covers among smaller ones, or among all of them where these are fewer. With sizes within a factor
// of two there is one level, and this is the plain search in 27 cells.
struct CellLevels {
  static constexpr int most = 16;

  int count = 1;
  Real largest[most] = {};  // radius a body of the level can have at most
  CellGrid grid[most];
  std::int32_t first_cell[most + 1] = {};  // number of the first cell of each level

  CLAST_HD int level_of(Real radius) const {
    int level = 0;
    while (level + 1 < count && radius <= largest[level + 1]) ++level;
    return level;
  }
  CLAST_HD std::int32_t number_of(const Vec3& p, Real radius) const {
    const int level = level_of(radius);
    return first_cell[level] + grid[level].number_of(grid[level].cell_of(p));
  }
  std::int32_t cells() const { return first_cell[count]; }
};

// Levels for n bodies with radii from smallest to largest and centres in the box [low, high].
CellLevels make_cell_levels(const Vec3& low, const Vec3& high, Real smallest, Real largest,
                            Real margin, std::int64_t n);

// The grid for n bodies in the box [low, high] whose partners are at most reach away.
CellGrid make_cell_grid(const Vec3& low, const Vec3& high, Real reach, std::int64_t n);

}  // namespace clast
