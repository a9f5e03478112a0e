#include "measure/sensor.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace clast {

Observed::Observed(const PackingInput& input, Real at_time, const Vec3& gravity)
    : in(input), time(at_time), order(input.bodies.size()) {
  if (squared_length(gravity) > 0) up = -normalized(gravity);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(),
            [&](std::size_t a, std::size_t b) { return in.bodies.id[a] < in.bodies.id[b]; });
}

Real Observed::volume(std::size_t i) const {
  const Real density = in.density.at(in.bodies.material[i]);
  return in.bodies.mass[i] / (flat() ? density * in.thickness : density);
}

Real Observed::radius(std::size_t i) const {
  return flat() ? std::sqrt(volume(i) / pi) : std::cbrt(0.75 * volume(i) / pi);
}

}  // namespace clast
