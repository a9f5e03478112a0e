#include "law/hertz_mindlin.hpp"

#include <fmt/format.h>

#include <cmath>

#include "law/restitution.hpp"

namespace clast {

HertzMindlin::Parameters HertzMindlin::mix(const Material& a, const Material& b,
                                           const PairValues& pair) {
  const MixedSurface surface = mix_surfaces(a, b, pair);
  const Real ea = a[youngs_modulus], eb = b[youngs_modulus];
  const Real va = a[poisson_ratio], vb = b[poisson_ratio];
  Parameters p{contact_parameters(surface)};
  p.modulus = 1 / ((1 - square(va)) / ea + (1 - square(vb)) / eb);
  p.shear_modulus = 1 / (2 * (2 - va) * (1 + va) / ea + 2 * (2 - vb) * (1 + vb) / eb);
  p.damping = hertz_damping(surface.restitution);
  p.region_damping = std::sqrt(1.2) * p.damping;  // there the stiffness is 5/6 of S_n
  p.shear_damping = std::sqrt(8 * p.shear_modulus / (2 * p.modulus));
  return p;
}

void HertzMindlin::limit_as_spheres(const StepQuestion& question, StepLimit& limit) {
  const Material& own = question.own();
  const SmallestGrain& grain = question.grain;
  const Real r = grain.radius, poisson = own[poisson_ratio];
  const Real shear = own[youngs_modulus] / (2 * (1 + poisson));
  // Both times grow with the root of the mass, or nearly so.
  const Real rayleigh = std::sqrt(grain.lightness) * pi * r * std::sqrt(own.density / shear) /
                        (0.1631 * poisson + 0.8766);
  limit.lower_to(0.2 * rayleigh, fmt::format("20 % of the Rayleigh time {:.4g} s of {}", rayleigh,
                                             question.grain_text()));
  if (question.fastest <= 0) return;
  const Real mass = 0.5 * grain.mass(own.density);
  for (const Material& other : question.materials) {
    const Real modulus = mix(own, other).modulus;
    const Real impact =
        2.87 * std::pow(square(mass) / (0.5 * r * square(modulus) * question.fastest), 0.2);
    limit.lower_to(impact / 25, fmt::format("1/25 of the impact time {:.4g} s of {} at {:.3g} m/s",
                                            impact, question.grain_text(), question.fastest));
  }
}

void HertzMindlin::limit_step(const StepQuestion& question, StepLimit& limit) {
  if (!question.grain.has_faces) return limit_as_spheres(question, limit);
  StepLimit of_spheres;
  limit_as_spheres(question, of_spheres);
  limit.lower_to(0.5 * of_spheres.dt, "half of " + of_spheres.reason);
}

}  // namespace clast
