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

namespace {

Real harmonic(Real a, Real b) { return a == b ? a : (a > 0 && b > 0 ? 2 / (1 / a + 1 / b) : 0); }

}  // namespace

PairParameters mix_bloks3d(const Material& a, const Material& b, const DampingCaps& caps,
                           const PairOverrides& overrides) {
  PairParameters p = mix_linear(a, b, overrides);
  p.power_stiffness = harmonic(a.power_stiffness, b.power_stiffness);
  p.half_powers = static_cast<std::int32_t>(std::lround(2 * std::max(a.power, b.power)));
  p.damping = 0.5 * (a.damping_ratio + b.damping_ratio);
  p.sliding_cap = caps.sliding;
  p.sticking_cap = caps.sticking;
  return p;
}

PairParameters mix_volume(const Material& a, const Material& b, const PairOverrides& overrides) {
  PairParameters p = mix_linear(a, b, overrides);
  p.volume = harmonic(a.volume_stiffness, b.volume_stiffness);
  return p;
}

PairParameters mix(LawKind law, const Material& a, const Material& b, const DampingCaps& caps,
                   const PairOverrides& overrides) {
  switch (law) {
    case LawKind::hertz_mindlin:
      return mix_hertz_mindlin(a, b, overrides);
    case LawKind::linear:
      return mix_linear(a, b, overrides);
    case LawKind::bloks3d:
      return mix_bloks3d(a, b, caps, overrides);
    case LawKind::volume:
      return mix_volume(a, b, overrides);
  }
  return {};
}

}  // namespace clast
