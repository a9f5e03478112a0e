// Example of a law: the spring of Walton & Braun (1986), which is stiffer as it gives way than as
// it is pressed.
//
//   loading    F = k1 d
//   unloading  F = k2 d - (k2 - k1) D, not below zero, with the deepest overlap D so far
//
// It remembers D. What it does not give back is booked, and the restitution is sqrt(k1 / k2) at any
// speed. Everything a law needs is in this file; only law/laws.hpp would name it.
#pragma once

#include <cmath>

#include "base/vec3.hpp"
#include "law/contact_parameters.hpp"
#include "law/linear.hpp"
#include "law/step_limit.hpp"

namespace clast::examples {

inline constexpr ValueKey unloading_stiffness{.name = "unloading_stiffness",
                                              .measure = Measure::stiffness,
                                              .about = "spring of a contact as it gives way",
                                              .needed = true,
                                              .low = 0,
                                              .low_open = true,
                                              .example = "\"200 kN/m\""};

struct WaltonBraun {
  static constexpr const char* name = "walton_braun";
  static constexpr const char* title = "Walton-Braun springs";
  static constexpr const char* about = "springs that are stiffer as they give way";
  static constexpr const ValueKey* material_keys[] = {&normal_stiffness, &unloading_stiffness};
  static constexpr bool remembers = true;
  static constexpr bool only_spheres = true;

  struct Parameters : ContactParameters {
    Real loading = 0, unloading = 0;  // k1, k2
  };

  // The overlap that would give the force if the spring were pressed for the first time.
  CLAST_HD static Real extent(const Parameters& p, Real, Real overlap, Vec3& memory) {
    memory.x = larger(memory.x, overlap);
    const Real back = (p.unloading * overlap - (p.unloading - p.loading) * memory.x) / p.loading;
    return larger(smaller(overlap, back), 0);
  }
  CLAST_HD static Real force(const Parameters& p, Real, Real d) { return p.loading * d; }
  CLAST_HD static Real energy(const Parameters& p, Real, Real d) {
    return 0.5 * square(p.loading * d) / p.unloading;
  }
  CLAST_HD static Real spent(const Parameters& p, const Vec3& before, const Vec3& now) {
    return 0.5 * p.loading * (1 - p.loading / p.unloading) * (square(now.x) - square(before.x));
  }
  CLAST_HD static Real stiffness(const Parameters& p, Real) { return p.unloading; }
  CLAST_HD static Real shear_stiffness(const Parameters& p, Real) { return 2.0 / 7 * p.loading; }
  CLAST_HD static Real first_stiffness(const Parameters& p, Real, Real, Real s) {
    return p.unloading * square(s + 0.5);
  }

  // There is no dashpot: the springs alone make the restitution.
  static Parameters mix(const Material& a, const Material& b, const PairValues& pair = {}) {
    Parameters p{contact_parameters(mix_surfaces(a, b, pair))};
    p.loading = in_series(a[normal_stiffness], b[normal_stiffness]);
    p.unloading = in_series(a[unloading_stiffness], b[unloading_stiffness]);
    return p;
  }
  static void limit_step(const StepQuestion& question, StepLimit& limit) {
    for (const Material& other : question.materials)
      limit_by_springs(question, mix(question.own(), other).unloading, limit);
  }
};

}  // namespace clast::examples
