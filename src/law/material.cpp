#include "law/material.hpp"

#include <algorithm>
#include <cmath>

namespace clast {

MixedSurface mix_surfaces(const Material& a, const Material& b, const PairValues& pair) {
  return {pair.friction.value_or(std::min(a.friction, b.friction)),
          pair.restitution.value_or(a.restitution == b.restitution
                                        ? a.restitution
                                        : std::sqrt(a.restitution * b.restitution)),
          pair.rolling_friction.value_or(std::min(a.rolling_friction, b.rolling_friction))};
}

ContactParameters contact_parameters(const MixedSurface& surface) {
  ContactParameters p;
  p.friction = surface.friction;
  p.rolling = surface.rolling;
  return p;
}

Real in_series(Real a, Real b) { return a == b ? a : (a > 0 && b > 0 ? 2 / (1 / a + 1 / b) : 0); }

}  // namespace clast
