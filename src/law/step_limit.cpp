#include "law/step_limit.hpp"

#include <fmt/format.h>

#include <cmath>

namespace clast {

std::string StepQuestion::grain_text() const {
  return fmt::format("grains of {} with radius {:.4g} m", own().name, grain.radius);
}

void limit_by_springs(const StepQuestion& question, Real stiffness, StepLimit& limit) {
  const Real mass = question.grain.mass(question.own().density);
  const Real critical = 2 / std::sqrt(6 * stiffness / mass);
  limit.lower_to(0.1 * critical,
                 fmt::format("10 % of the critical step {:.4g} s of {} under six springs", critical,
                             question.grain_text()));
}

}  // namespace clast
