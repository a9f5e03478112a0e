// Which sizes of units share a grid in the hierarchical search.
#pragma once

#include <vector>

#include "neighbor/cloud.hpp"

namespace clast {

struct SizeLevel {
  Real radius;  // of the largest units
  Real cell;    // side of cells, at least the reach of two of them
};

// From coarse to fine; a unit belongs to the last level whose radius is not below its own. Octaves
// of the reach (diameter plus margin) are put together where a model of the work says that one grid
// for them is cheaper than two. The same for the same input.
std::vector<SizeLevel> choose_size_levels(const BoundingVolumes& volumes, const Cloud& cloud,
                                          Real margin);

}  // namespace clast
