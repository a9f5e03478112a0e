#include "move/time_step.hpp"

#include <fmt/format.h>

namespace clast {

Real lightness(const Assembly& shape) {
  const Real part = shape.volume / (4.0 / 3.0 * pi);
  if (shape.is_sphere()) return part;
  const Real least = smaller(shape.inertia.x, smaller(shape.inertia.y, shape.inertia.z));
  return part / (1 + 0.5 / least);
}

Real flat_lightness(const Assembly& shape) {
  const Real part = shape.volume / pi;
  return shape.is_sphere() ? part : part / (1 + 0.5 / shape.inertia.y);
}

TimeStepChoice choose_time_step(const LawEntry& law, const std::vector<Material>& materials,
                                const std::vector<SmallestGrain>& grains, Real fastest,
                                Real safety) {
  StepLimit limit;
  for (const SmallestGrain& grain : grains) {
    const StepQuestion question{materials, grain, fastest};
    law.limit_step(question, limit);
    // Who moves farther may pass through others, and through walls, without ever touching them.
    if (fastest > 0)
      limit.lower_to(farthest_per_step * grain.radius / fastest,
                     fmt::format("{:g} of the radius of {} at {:.3g} m/s", farthest_per_step,
                                 question.grain_text(), fastest));
  }
  if (safety != 1) limit.reason += fmt::format(", times time.safety {:g}", safety);
  return {limit.dt * safety, limit.reason};
}

}  // namespace clast
