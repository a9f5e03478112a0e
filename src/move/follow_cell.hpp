// Bodies follow a cell that deforms.
#pragma once

#include "boundary/cell_drive.hpp"

namespace clast {

// At the start of a step: the mean motion takes on the gradient of this step, and the place where
// the pair list saw a unit goes along with the cell, so that what is left of its way counts.
struct FollowCell {
  const Vec3* position;
  Vec3* velocity;  // null: of parts, which follow their bodies
  Vec3* listed;
  Real* travelled;       // null: nobody asks
  UpperTriangle change;  // of the gradient
  UpperTriangle strain;  // gradient times step
  Real stretch;          // by which the distance of two neighbours may change

  CLAST_HD void operator()(int i) const {
    const Vec3 x = position[i];
    if (velocity != nullptr) velocity[i] += change(x);
    listed[i] += strain(listed[i]);
    // What images do beyond the way of their bodies.
    if (travelled != nullptr) travelled[i] += length(strain(x)) + stretch;
  }
};

}  // namespace clast
