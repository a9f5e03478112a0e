// The steps from bodies to sorted rows of candidates, each a loop over bodies or pairs.
#pragma once

#include <cstdint>

#include "boundary/cell.hpp"
#include "neighbor/candidates.hpp"
#include "neighbor/wall_candidates.hpp"
#include "shape/shape_entry.hpp"

namespace clast {

// Largest value of one coordinate (side 0 to 2), or of its negative (side 3 to 5).
struct Bound {
  const Vec3* position;
  int side;
  CLAST_HD Real operator()(int i) const {
    return side < 3 ? position[i][side] : -position[i][side - 3];
  }
};

// Positive for a body with a position, velocity or spin that is not finite.
struct NotFinite {
  const Vec3* position;
  const Vec3* velocity;
  const Vec3* spin;
  CLAST_HD Real operator()(int i) const {
    const Real zero =
        0 * (squared_length(position[i]) + squared_length(velocity[i]) + squared_length(spin[i]));
    return zero == 0 ? -1 : 1;
  }
};

// Positive for a body whose centre is outside the box.
struct OutsideDomain {
  const Vec3* position;
  Vec3 low, high;
  CLAST_HD Real operator()(int i) const {
    const Vec3 beyond = larger(low - position[i], position[i] - high);
    return larger(beyond.x, larger(beyond.y, beyond.z));
  }
};

struct CellNumbers {
  const Vec3* position;
  const Real* radius;
  CellLevels levels;
  const std::int32_t* order;  // slots in the order of the keys
  std::uint32_t* key;
  CLAST_HD void operator()(int i) const {
    const std::int32_t at = order[i];
    key[i] = static_cast<std::uint32_t>(levels.number_of(position[at], radius[at]));
  }
};

// From sorted cell numbers to the first body of every cell; start[cells] = n.
struct CellStarts {
  const std::uint32_t* key;
  std::int32_t* start;
  std::int32_t n, cells;
  CLAST_HD void operator()(int i) const {
    const std::int32_t from = i == 0 ? 0 : static_cast<std::int32_t>(key[i - 1]) + 1;
    const std::int32_t to = i == n ? cells : static_cast<std::int32_t>(key[i]);
    for (std::int32_t cell = from; cell <= to; ++cell) start[cell] = i;
  }
};

// Nothing changes its slot.
struct SameOrder {
  std::int32_t* order;
  CLAST_HD void operator()(int i) const { order[i] = i; }
};

template <class T>
struct Permute {
  const T* from;
  T* to;
  const std::int32_t* order;
  CLAST_HD void operator()(int i) const { to[i] = from[order[i]]; }
};

template <class T>
struct Copy {
  const T* from;
  T* to;
  CLAST_HD void operator()(int i) const { to[i] = from[i]; }
};

// Bounding spheres, grown by the margin.
struct BoundView {
  const std::int32_t* id;
  const Vec3* center;
  const Real* radius;
  Real margin;
  const std::int32_t* owner;  // those of one owner never touch; null: each is its own
  Cell cell{};

  CLAST_HD bool near(int i, int j) const {
    const Real reach = radius[i] + radius[j] + margin;
    if (!(i != j && squared_length(cell.seen(center[i], center[j]) - center[i]) < square(reach)))
      return false;
    return owner == nullptr || owner[i] != owner[j];
  }
};

// Where unit i is seen in the box of a periodic cell.
struct PlaceAtHome {
  const Vec3* position;
  Cell cell;
  Vec3* home;
  CLAST_HD void operator()(int i) const { home[i] = cell.home(position[i]).position(position[i]); }
};

// How many partners of body i have a higher id (its row) and a lower one (incoming).
template <class Candidates>
struct CountPartners {
  BoundView bounds;
  Candidates candidates;
  std::int32_t* higher;
  std::int32_t* lower;
  CLAST_HD void operator()(int i) const {
    std::int32_t up = 0, down = 0;
    const std::int32_t own = bounds.id[i];
    candidates.visit(i, [&](int j) CLAST_INLINED {
      if (!bounds.near(i, j)) return;
      const bool above = bounds.id[j] > own;
      up += above;
      down += !above;
    });
    higher[i] = up;
    lower[i] = down;
  }
};

// Puts value into [begin, end), which is sorted by id and has room for one more at its end.
CLAST_HD void insert_by_id(std::int32_t* begin, std::int32_t* end, std::int32_t value,
                           const std::int32_t* id) {
  std::int32_t* at = end;
  while (at != begin && id[at[-1]] > id[value]) {
    *at = at[-1];
    --at;
  }
  *at = value;
}

// Fills row i with the partners of higher id and incoming with those of lower id, both sorted.
template <class Candidates>
struct FillPartners {
  BoundView bounds;
  Candidates candidates;
  const std::int32_t* row;
  const std::int32_t* incoming_row;
  std::int32_t* first;
  std::int32_t* second;
  std::int32_t* incoming;  // partners for now; FindIncoming turns them into pairs
  CLAST_HD void operator()(int i) const {
    std::int32_t up = row[i], down = incoming_row[i];
    const std::int32_t own = bounds.id[i];
    candidates.visit(i, [&](int j) CLAST_INLINED {
      if (!bounds.near(i, j)) return;
      if (bounds.id[j] > own) {
        first[up] = i;
        insert_by_id(second + row[i], second + up, j, bounds.id);
        ++up;
      } else {
        insert_by_id(incoming + incoming_row[i], incoming + down, j, bounds.id);
        ++down;
      }
    });
  }
};

// Entry of `wanted` in the row [begin, end), or -1.
CLAST_HD std::int32_t find_in_row(const std::int32_t* second, std::int32_t begin, std::int32_t end,
                                  std::int32_t wanted) {
  for (std::int32_t k = begin; k < end; ++k)
    if (second[k] == wanted) return k;
  return -1;
}

// Replaces every incoming partner by the number of the pair in the partner's row.
struct FindIncoming {
  const std::int32_t* row;
  const std::int32_t* second;
  const std::int32_t* incoming_row;
  std::int32_t* incoming;
  CLAST_HD void operator()(int i) const {
    for (int e = incoming_row[i]; e < incoming_row[i + 1]; ++e) {
      const std::int32_t j = incoming[e];
      incoming[e] = find_in_row(second, row[j], row[j + 1], i);
    }
  }
};

// Which units are spheres; all where there are no shapes.
struct UnitKinds {
  const std::int32_t* shape = nullptr;
  const ShapeEntry* shapes = nullptr;
  bool regions = false;  // the law goes by regions behind plates (contact/behind_plate.hpp)
  CLAST_HD bool is_sphere(int i) const {
    return shapes == nullptr || shapes[shape[i]].kind == CoreKind::point;
  }
  // How far from its centre walls matter to unit i.
  CLAST_HD Real reach(int i, Real radius) const {
    const bool farther = regions && shapes[shape[i]].kind == CoreKind::polyhedron;
    return farther ? reach_behind_plates * radius : radius;
  }
  CLAST_HD WallCandidates::Unit seen(const BoundView& bounds, int i) const {
    return {bounds.center[i], reach(i, bounds.radius[i]) + bounds.margin, is_sphere(i)};
  }
};

struct CountWalls {
  BoundView bounds;
  UnitKinds kinds;
  WallCandidates walls;
  std::int32_t* count;
  CLAST_HD void operator()(int i) const {
    std::int32_t found = 0;
    walls.visit(kinds.seen(bounds, i), [&](std::int32_t) CLAST_INLINED { ++found; });
    count[i] = found;
  }
};

// Rows of walls, sorted by number.
struct FillWalls {
  BoundView bounds;
  UnitKinds kinds;
  WallCandidates walls;
  const std::int32_t* row;
  std::int32_t* first;
  std::int32_t* second;
  CLAST_HD void operator()(int i) const {
    std::int32_t end = row[i];
    walls.visit(kinds.seen(bounds, i), [&](std::int32_t w) CLAST_INLINED {
      first[end] = i;
      std::int32_t at = end++;
      for (; at > row[i] && second[at - 1] > w; --at) second[at] = second[at - 1];
      second[at] = w;
    });
  }
};

// Where entry k of the new list was in the old one, or -1. `order` leads from new to old slots.
struct MatchOld {
  const std::int32_t* first;
  const std::int32_t* second;
  const std::int32_t* order;
  const std::int32_t* old_row;
  const std::int32_t* old_second;
  bool walls;  // second is the number of a wall
  std::int32_t* match;
  CLAST_HD void operator()(int k) const {
    const std::int32_t a = order[first[k]];
    const std::int32_t b = walls ? second[k] : order[second[k]];
    match[k] = find_in_row(old_second, old_row[a], old_row[a + 1], b);
  }
};

// Memory follows its pair from the old list to the new; new pairs start with zeros.
template <class T>
struct Carry {
  const T* from;
  T* to;
  const std::int32_t* match;
  CLAST_HD void operator()(int k) const {
    T value{};
    if (match[k] >= 0) value = from[match[k]];
    to[k] = value;
  }
};

template <class T>
struct Fill {
  T* to;
  CLAST_HD void operator()(int k) const { to[k] = T(); }
};

}  // namespace clast
