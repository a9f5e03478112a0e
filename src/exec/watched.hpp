// What loops report (Exec::watch): one number each, the largest of all items.
#pragma once

namespace clast {

enum class Watched {
  moved,       // squared distance of a unit from where the list last saw it
  overlap,     // beyond what the guard allows
  speed,       // squared, of a body
  outside,     // distance of a body from the domain
  not_finite,  // positive where a number is none
  iterations,  // of a contact search
  cores,       // positive where the cores of dilated bodies overlap
  bounds,      // six: largest coordinates, then largest negative ones
  count = bounds + 6
};

// Of a side of the box around all units: 0 to 2 are the high ones, 3 to 5 the low ones.
constexpr Watched bound_slot(int side) {
  return static_cast<Watched>(static_cast<int>(Watched::bounds) + side);
}

}  // namespace clast
