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
  for (const SmallestGrain& grain : grains) law.limit_step({materials, grain, fastest}, limit);
  if (safety != 1) limit.reason += fmt::format(", times time.safety {:g}", safety);
  return {limit.dt * safety, limit.reason};
}

}  // namespace clast
