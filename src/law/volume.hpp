// The energy-conserving volume law (Feng 2021): the energy w is a function of the overlapping
// volume V, so that the force is w' S, S the oriented area of contact. It is a law of polyhedra;
// spheres among them act as under the linear law.
//
// w = k V from a small volume on; up to it V^2 stands in for V. With k V throughout, a face would
// push with the full k S at the first touch, however little it overlaps: bodies at rest on their
// faces jump on and off, and no time step is short enough to keep their energy.
#pragma once

#include "law/springs.hpp"

namespace clast {

struct Volume : Linear {
  static constexpr const char* name = "volume";
  static constexpr bool by_volume = true;

  // Where w becomes k (V - V_0 / 2).
  CLAST_HD static Real first_volume(Real radius) { return 0.05 * cube(radius); }

  // w' and w.
  CLAST_HD static Real pressure(const PairParameters& p, Real radius, Real volume) {
    return p.volume * smaller(volume / first_volume(radius), 1);
  }
  CLAST_HD static Real overlap_energy(const PairParameters& p, Real radius, Real volume) {
    const Real first = first_volume(radius);
    return p.volume * (volume < first ? 0.5 * square(volume) / first : volume - 0.5 * first);
  }
};

template <class Law>
constexpr bool by_volume = requires {
  requires Law::by_volume;
};

}  // namespace clast
