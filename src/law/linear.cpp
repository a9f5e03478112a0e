#include "law/linear.hpp"

#include <cmath>

#include "law/hertz_mindlin.hpp"
#include "law/restitution.hpp"

namespace clast {

Linear::Parameters Linear::mix(const Material& a, const Material& b, const PairValues& pair) {
  const MixedSurface surface = mix_surfaces(a, b, pair);
  const Real ratio = 0.5 * (a[tangential_ratio] + b[tangential_ratio]);
  Parameters p{contact_parameters(surface)};
  p.normal = in_series(a[normal_stiffness], b[normal_stiffness]);
  p.tangential = ratio * p.normal;
  p.damping = linear_damping(surface.restitution);
  p.region_damping = p.damping;
  p.shear_damping = std::sqrt(ratio);
  return p;
}

void Linear::limit_step(const StepQuestion& question, StepLimit& limit) {
  for (const Material& other : question.materials)
    limit_by_springs(question, mix(question.own(), other).normal, limit);
}

Material line_contact(Material m, Real thickness) {
  const Real poisson = m[poisson_ratio];
  m.set(normal_stiffness, pi / 8 * thickness * m[youngs_modulus] / (1 - square(poisson)));
  m.set(tangential_ratio, 2 * (1 - poisson) / (2 - poisson));
  return m;
}

}  // namespace clast
