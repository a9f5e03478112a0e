#include "law/bloks3d.hpp"

#include <algorithm>
#include <cmath>

namespace clast {

Bloks3d::Parameters Bloks3d::mix(const Material& a, const Material& b, const PairValues& pair) {
  Parameters p{Linear::mix(a, b, pair)};
  p.power_stiffness = in_series(a[clast::power_stiffness], b[clast::power_stiffness]);
  p.half_powers = std::round(2 * std::max(a[power], b[power]));
  p.damping = 0.5 * (a[damping_ratio] + b[damping_ratio]);
  p.damping_time = 0.5 * (a[clast::damping_time] + b[clast::damping_time]);
  if (p.damping_time > 0) p.shear_damping = p.tangential / p.normal;
  p.sliding_cap = pair[clast::sliding_cap];
  p.sticking_cap = pair[clast::sticking_cap];
  return p;
}

// A face of four points is four springs.
void Bloks3d::limit_step(const StepQuestion& question, StepLimit& limit) {
  for (const Material& other : question.materials)
    limit_by_springs(
        question, 4 * stiffness(mix(question.own(), other), 0.02 * question.grain.radius), limit);
}

}  // namespace clast
