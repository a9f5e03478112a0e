// What contact kernels read of units and their shapes.
#pragma once

#include "body/bodies.hpp"
#include "shape/shape_entry.hpp"

namespace clast {

// Units as placed shapes.
struct PlacedUnits : UnitView {
  const ShapeEntry* shapes = nullptr;

  CLAST_HD CoreKind kind(int i) const { return shapes[shape[i]].kind; }
  CLAST_HD Placed place(int i) const {
    return {shapes[shape[i]].core, position[i], orientation[i], radius[i]};
  }
  // The travels of two together, and what these may grow to before the two can have used up the
  // clearance between them.
  CLAST_HD Real travel_of(int i, int j) const { return travelled[i] + travelled[j]; }
  CLAST_HD Real travel_until(int i, int j, Real clearance) const {
    return travel_of(i, j) + (1 - 1e-6) * clearance;  // sums of travels are rounded
  }
  // Radius of the sphere that is swept over the core.
  CLAST_HD Real dilation(int i) const { return shapes[shape[i]].dilation * radius[i]; }
};

}  // namespace clast
