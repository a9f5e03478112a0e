#include "measure/noise.hpp"

#include <algorithm>

namespace clast {

Real energy_of_noise(const HostBodies& bodies, Real dt) {
  constexpr Real radii_per_step = 1e-10;
  if (bodies.size() == 0) return 0;
  Real least = infinity;
  for (std::size_t i = 0; i < bodies.size(); ++i)
    least = std::min(least, bodies.mass[i] * square(radii_per_step * bodies.radius[i] / dt));
  return 0.5 * least;
}

}  // namespace clast
