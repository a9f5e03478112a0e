#include "law/volume.hpp"

#include <algorithm>

namespace clast {

Volume::Parameters Volume::mix(const Material& a, const Material& b, const PairValues& pair) {
  Parameters p{Linear::mix(a, b, pair)};
  p.volume = in_series(a[volume_stiffness], b[volume_stiffness]);
  return p;
}

void Volume::limit_step(const StepQuestion& question, StepLimit& limit) {
  for (const Material& other : question.materials) {
    const Parameters p = mix(question.own(), other);
    limit_by_springs(question, std::max(p.normal, 45 * p.volume * question.grain.radius), limit);
  }
}

}  // namespace clast
