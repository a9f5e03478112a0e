// What a search needs to know of a set of bounding volumes before it lays a grid.
#pragma once

#include "neighbor/search.hpp"

namespace clast {

struct Cloud {
  Vec3 low, high;  // of the centres
  Real least_radius = 0, largest_radius = 0;

  Real span() const {
    const Vec3 d = high - low;
    return larger(d.x, larger(d.y, d.z));
  }
  Real largest_coordinate() const;
};

// Throws Error when a number is not finite, absurdly large, or a radius is negative.
Cloud measure(const BoundingVolumes& volumes);

// Side of cells in which units at most reach apart are in the same or in adjacent cells, although
// positions are rounded when they are divided by it. Rounding shifts a position by less than 2^-52
// of its distance from the origin of the grid, at most `span`.
inline Real safe_cell_size(Real reach, Real span) { return reach * (1 + 0x1p-40) + span * 0x1p-49; }

}  // namespace clast
