#include "law/hopkins.hpp"

#include <fmt/format.h>

namespace clast {

Hopkins::Parameters Hopkins::mix(const Material& a, const Material& b, const PairValues& pair) {
  Parameters p{Linear::mix(a, b, pair)};
  p.viscosity = in_series(a[clast::viscosity], b[clast::viscosity]);
  return p;
}

// A dashpot c on a mass m is stable up to dt = 2 m / c; as for springs, six of them and a tenth.
void Hopkins::limit_step(const StepQuestion& question, StepLimit& limit) {
  for (const Material& other : question.materials) {
    const Parameters p = mix(question.own(), other);
    limit_by_springs(question, p.normal, limit);
    const Real mass = question.grain.mass(question.own().density);
    if (p.viscosity > 0)
      limit.lower_to(
          0.1 * 2 * mass / (6 * p.viscosity),
          fmt::format("a tenth of the critical step of the dashpots on {}", question.grain_text()));
  }
}

}  // namespace clast
