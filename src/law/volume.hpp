// The energy-conserving volume law (Feng 2021): w = k V, so that the force is k S, S the oriented
// area of contact. It is a law of polyhedra; spheres among them act as under the linear law.
#pragma once

#include "law/springs.hpp"

namespace clast {

struct Volume : Linear {
  static constexpr const char* name = "volume";
  static constexpr bool by_volume = true;
};

template <class Law>
constexpr bool by_volume = requires {
  requires Law::by_volume;
};

}  // namespace clast
