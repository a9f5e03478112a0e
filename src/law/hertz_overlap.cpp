#include "law/hertz_overlap.hpp"

namespace clast {

void HertzOverlap::limit_step(const StepQuestion& question, StepLimit& limit) {
  StepLimit of_hertz;
  HertzMindlin::limit_step(question, of_hertz);
  limit.lower_to(0.5 * of_hertz.dt, "half of " + of_hertz.reason);
}

}  // namespace clast
