#include "law/jkr.hpp"

#include <algorithm>
#include <cmath>

namespace clast {

Jkr::Parameters Jkr::mix(const Material& a, const Material& b, const PairValues& pair) {
  Parameters p{HertzMindlin::mix(a, b, pair)};
  const Real work = pair.values.has(adhesion)
                        ? pair[adhesion]
                        : 2 * std::sqrt(a[surface_energy] * b[surface_energy]);
  p.grip_length_root = std::sqrt(2 * pi * work / p.modulus);
  return p;
}

void Jkr::limit_step(const StepQuestion& question, StepLimit& limit) {
  Real fastest = question.fastest;
  const Real radius = 0.5 * question.grain.radius;
  const Real mass = 0.5 * question.grain.mass(question.own().density);
  for (const Material& other : question.materials) {
    const Parameters p = mix(question.own(), other);
    const Real work = 0.5 * p.modulus * square(p.grip_length_root) / pi;
    const Real lost = 7.09 * std::cbrt(std::pow(work, 5) * std::pow(radius, 4) / square(p.modulus));
    fastest = std::max(fastest, std::sqrt(2 * lost / mass));
  }
  HertzMindlin::limit_step({question.materials, question.grain, fastest}, limit);
}

}  // namespace clast
