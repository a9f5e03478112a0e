// The fields and the loop of tethers (tests/examples/tethers.hpp).
#pragma once

#include <cstdint>

#include "base/fields.hpp"
#include "base/vec3.hpp"
#include "boundary/cell.hpp"

namespace clast::examples {

template <class In>
struct TetherFields {
  FieldOf<In, std::int32_t, "first", saved> first;
  FieldOf<In, std::int32_t, "second", saved> second;
  FieldOf<In, Real, "length", saved> length;
  FieldOf<In, Real, "stiffness", saved> stiffness;
  FieldOf<In, Real, "strength", saved> strength;      // 0 once it is torn
  FieldOf<In, Real, "stretch", saved> stretch;        // beyond its length; what it remembers
  FieldOf<In, Real, "adhesion", saved | tally> torn;  // energy lost since the last booking
};

// Each tether has two ends, numbered 2 k and 2 k + 1, with a force each.
struct PullTether {
  TetherFields<Pointers> tethers;
  const std::int32_t* slot;  // of the body at each end
  const Vec3* position;
  Vec3* force;  // on each end
  Real* energy;
  Cell cell;

  CLAST_HD void operator()(int k) const {
    const Vec3 from = position[slot[2 * k]];
    const Vec3 d = cell.seen(from, position[slot[2 * k + 1]]) - from;
    const Real distance = length(d);
    const Real stretch = larger(distance - tethers.length[k], 0);
    const Real pull = tethers.stiffness[k] * stretch;
    const bool tears = pull > tethers.strength[k];
    // What it held, less what it still did in the first half of the step.
    tethers.torn[k] += tears ? 0.5 * tethers.stretch[k] * pull : 0;
    tethers.strength[k] = tears ? 0 : tethers.strength[k];
    tethers.stretch[k] = tears ? 0 : stretch;
    energy[k] = tears ? 0 : 0.5 * pull * stretch;
    const Vec3 f = tears || !(distance > 0) ? Vec3() : (pull / distance) * d;
    force[2 * k] = f;
    force[2 * k + 1] = -1 * f;
  }
};

}  // namespace clast::examples
