// Hopkins' law: linear springs with a dashpot of its own, the same for all masses.
//
//   F_n = max(0, k_n d - eta v_n),  F_t incremental with k_t, damped, at most mu F_n
#pragma once

#include "law/linear.hpp"
#include "law/viscosity.hpp"

namespace clast {

inline constexpr ValueKey viscosity{
    .name = "viscosity",
    .measure = Measure::viscosity,
    .about = "coefficient of the dashpot along the normal, in place of restitution",
    .needed = true,
    .low = 0,
    .example = "\"1.3 N*s/m\""};

struct Hopkins : Linear {
  static constexpr const char* name = "hopkins";
  static constexpr const char* title = "Hopkins' springs and dashpots";
  static constexpr const char* about =
      "hopkins: linear springs with a dashpot of fixed viscosity in place of a restitution";
  static constexpr const ValueKey* material_keys[] = {&normal_stiffness, &tangential_ratio,
                                                      &viscosity};
  static constexpr bool viscous = true;

  struct Parameters : Linear::Parameters {
    Real viscosity = 0;  // eta [N s/m]
  };

  // Springs mix as under linear, dashpots likewise.
  static Parameters mix(const Material& a, const Material& b, const PairValues& pair = {});
  // The dashpot shortens the longest step too.
  static void limit_step(const StepQuestion& question, StepLimit& limit);
};

}  // namespace clast
