#include "move/time_step.hpp"

#include <fmt/format.h>

#include <cmath>
#include <limits>

#include "law/bloks3d.hpp"

namespace clast {
namespace {

struct Limit {
  Real dt = std::numeric_limits<Real>::infinity();
  std::string reason;

  void lower_to(Real other, const std::string& why) {
    if (other >= dt) return;
    dt = other;
    reason = why;
  }
};

// That a contact of the grain meets.
Real mass_of(const SmallestGrain& grain, Real density) {
  return grain.lightness * density * 4 / 3 * pi * cube(grain.radius);
}

std::string grain_text(const Material& material, Real radius) {
  return fmt::format("grains of {} with radius {:.4g} m", material.name, radius);
}

void hertz_limits(const std::vector<Material>& materials, const SmallestGrain& grain, Real fastest,
                  Limit& limit) {
  const Material& own = materials[grain.material];
  const Real r = grain.radius;
  const Real shear = own.young / (2 * (1 + own.poisson));
  // Both times grow with the root of the mass, or nearly so.
  const Real rayleigh = std::sqrt(grain.lightness) * pi * r * std::sqrt(own.density / shear) /
                        (0.1631 * own.poisson + 0.8766);
  limit.lower_to(0.2 * rayleigh, fmt::format("20 % of the Rayleigh time {:.4g} s of {}", rayleigh,
                                             grain_text(own, r)));
  if (fastest <= 0) return;
  const Real mass = 0.5 * mass_of(grain, own.density);
  for (const Material& other : materials) {
    const Real modulus = mix_hertz_mindlin(own, other).normal;
    const Real impact = 2.87 * std::pow(square(mass) / (0.5 * r * square(modulus) * fastest), 0.2);
    limit.lower_to(impact / 25, fmt::format("1/25 of the impact time {:.4g} s of {} at {:.3g} m/s",
                                            impact, grain_text(own, r), fastest));
  }
}

// Stiffness of a contact under the laws that are not of Hertz. A face of four points is four
// springs under bloks3d. Under the volume law faces of two cubes of the radius r that lie on each
// other have the stiffness k A^2 / V_0 = 280 k r while little overlaps; few contacts are as large.
Real plain_stiffness(LawKind law, const Material& a, const Material& b, Real radius) {
  const Real linear = mix_linear(a, b).normal;
  if (law == LawKind::bloks3d) {
    const PairParameters p = mix_bloks3d(a, b, {});
    return 4 * Bloks3d::stiffness(p, 0.02 * radius);
  }
  if (law == LawKind::volume) return std::max(linear, 30 * mix_volume(a, b).volume * radius);
  return linear;
}

void linear_limits(LawKind law, const std::vector<Material>& materials, const SmallestGrain& grain,
                   Limit& limit) {
  const Material& own = materials[grain.material];
  for (const Material& other : materials) {
    const Real stiffness = plain_stiffness(law, own, other, grain.radius);
    const Real critical = 2 / std::sqrt(6 * stiffness / mass_of(grain, own.density));
    limit.lower_to(0.1 * critical,
                   fmt::format("10 % of the critical step {:.4g} s of {} under six springs",
                               critical, grain_text(own, grain.radius)));
  }
}

}  // namespace

Real lightness(const Assembly& shape) {
  const Real least = smaller(shape.inertia.x, smaller(shape.inertia.y, shape.inertia.z));
  return shape.volume / (4.0 / 3.0 * pi) / (1 + 0.5 / least);
}

Real flat_lightness(const Assembly& polygon) {
  return polygon.volume / pi / (1 + 0.5 / polygon.inertia.y);
}

TimeStepChoice choose_time_step(LawKind law, const std::vector<Material>& materials,
                                const std::vector<SmallestGrain>& grains, Real fastest,
                                Real safety) {
  Limit limit;
  for (const SmallestGrain& grain : grains) {
    if (law == LawKind::hertz_mindlin)
      hertz_limits(materials, grain, fastest, limit);
    else
      linear_limits(law, materials, grain, limit);
  }
  if (safety != 1) limit.reason += fmt::format(", times time.safety {:g}", safety);
  return {limit.dt * safety, limit.reason};
}

}  // namespace clast
