#include "law/material.hpp"

#include <algorithm>
#include <cmath>

#include "law/restitution.hpp"

namespace clast {

namespace {

struct Surface {
  Real friction, restitution, rolling;
};

Surface mix_surface(const Material& a, const Material& b, const PairOverrides& o) {
  return {o.friction.value_or(std::min(a.friction, b.friction)),
          o.restitution.value_or(a.restitution == b.restitution
                                     ? a.restitution
                                     : std::sqrt(a.restitution * b.restitution)),
          o.rolling_friction.value_or(std::min(a.rolling_friction, b.rolling_friction))};
}

}  // namespace

PairParameters mix_hertz_mindlin(const Material& a, const Material& b,
                                 const PairOverrides& overrides) {
  const Surface surface = mix_surface(a, b, overrides);
  PairParameters p;
  p.normal = 1 / ((1 - square(a.poisson)) / a.young + (1 - square(b.poisson)) / b.young);
  p.tangential = 1 / (2 * (2 - a.poisson) * (1 + a.poisson) / a.young +
                      2 * (2 - b.poisson) * (1 + b.poisson) / b.young);
  p.damping = hertz_damping(surface.restitution);
  p.shear_damping = std::sqrt(8 * p.tangential / (2 * p.normal));
  p.friction = surface.friction;
  p.rolling = surface.rolling;
  return p;
}

Material line_contact(Material m, Real thickness) {
  m.normal_stiffness = pi / 8 * thickness * m.young / (1 - square(m.poisson));
  m.tangential_ratio = 2 * (1 - m.poisson) / (2 - m.poisson);
  return m;
}

PairParameters mix_linear(const Material& a, const Material& b, const PairOverrides& overrides) {
  const Surface surface = mix_surface(a, b, overrides);
  const Real ratio = 0.5 * (a.tangential_ratio + b.tangential_ratio);
  PairParameters p;
  p.normal = a.normal_stiffness == b.normal_stiffness
                 ? a.normal_stiffness
                 : 2 / (1 / a.normal_stiffness + 1 / b.normal_stiffness);
  p.tangential = ratio * p.normal;
  p.damping = linear_damping(surface.restitution);
  p.shear_damping = std::sqrt(ratio);
  p.friction = surface.friction;
  p.rolling = surface.rolling;
  return p;
}

}  // namespace clast
