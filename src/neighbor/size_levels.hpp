// Which sizes of units share a grid in the hierarchical search.
#pragma once

#include <cstddef>
#include <vector>

#include "neighbor/cloud.hpp"

namespace clast {

struct SizeLevel {
  Real radius;  // of the largest units
  Real cell;    // side of cells, at least the reach of two of them
  Real count;   // of units
};

struct SizeLevels {
  std::vector<SizeLevel> levels;  // from coarse to fine
  Real margin = 0;
  Real volume = 1;  // in which all units would have the density they have around one another

  // Whether pairs of two levels are found with less work by the coarse units, each looking through
  // the fine level around it, than by groups of fine units looking through the coarse one.
  bool coarse_asks(std::size_t coarse, std::size_t fine) const;
};

// A unit belongs to the last level whose radius is not below its own. Octaves
// of the reach (diameter plus margin) are put together where a model of the work says that one grid
// for them is cheaper than two. The same for the same input.
SizeLevels choose_size_levels(const BoundingVolumes& volumes, const Cloud& cloud, Real margin);

}  // namespace clast
