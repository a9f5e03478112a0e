#include "law/hertz_points.hpp"

namespace clast {

void HertzPoints::limit_step(const StepQuestion& question, StepLimit& limit) {
  limit_as_spheres(question, limit);
}

}  // namespace clast
