// What contact kernels read of units and their shapes.
#pragma once

#include "body/bodies.hpp"
#include "boundary/cell.hpp"
#include "shape/shape_entry.hpp"

namespace clast {

// Units as placed shapes.
struct PlacedUnits : UnitView {
  const ShapeEntry* shapes = nullptr;
  Cell cell{};

  CLAST_HD CoreKind kind(int i) const { return shapes[shape[i]].kind; }
  // It has a volume: it is no point, and no polygon of two dimensions, which has two faces.
  CLAST_HD bool solid(int i) const { return shapes[shape[i]].core.faces > 2; }
  CLAST_HD Placed place(int i) const {
    return {shapes[shape[i]].core, position[i], orientation[i], radius[i]};
  }
  // Unit j as unit i sees it.
  CLAST_HD Placed place_seen(int i, int j) const {
    return {shapes[shape[j]].core, cell.seen(position[i], position[j]), orientation[j], radius[j]};
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
