#include "neighbor/median_diameter.hpp"

#include <bit>
#include <vector>

namespace clast {
namespace {

// Exponent and leading six bits of the fraction: grows with x, 64 classes per octave.
std::uint64_t class_of(Real x) { return std::bit_cast<std::uint64_t>(x) >> 46; }

}  // namespace

Real median_diameter(const BoundingVolumes& volumes, const Cloud& cloud) {
  if (!(cloud.largest_radius > 0)) return 0;
  // Spheres of less than a millionth of the largest have no volume to speak of.
  const std::uint64_t first = class_of(larger(cloud.least_radius, 1e-6 * cloud.largest_radius));
  struct Class {
    Real volume = 0, weighted = 0;
  };
  std::vector<Class> classes(class_of(cloud.largest_radius) - first + 1);
  Real total = 0;
  for (std::int32_t i = 0; i < volumes.n; ++i) {
    const Real relative = volumes.radius[i] / cloud.largest_radius;  // keeps cubes in range
    if (relative < 1e-6) continue;
    const Real volume = cube(relative);
    Class& c = classes[class_of(volumes.radius[i]) - first];
    c.volume += volume;
    c.weighted += volume * volumes.radius[i];
    total += volume;
  }
  Real below = 0;
  for (const Class& c : classes) {
    below += c.volume;
    if (below >= 0.5 * total) return 2 * (c.weighted / c.volume);
  }
  return 2 * cloud.largest_radius;
}

}  // namespace clast
