// Which time step a run can take.
#pragma once

#include <string>
#include <vector>

#include "law/law_kind.hpp"
#include "law/material.hpp"
#include "shape/assembly.hpp"

namespace clast {

// The grains that decide: the smallest of each material.
struct SmallestGrain {
  int material = 0;
  Real radius = 0;     // of the bounding sphere
  Real lightness = 1;  // mass that a contact meets, as a part of that of the bounding sphere
};

// A push on a corner also turns the body, so it meets less than the mass: m / (1 + r^2 / 2 I), with
// the least moment of inertia and a lever that is halfway to the worst.
Real lightness(const Assembly& shape);
// The same of a polygon, as a part of the mass of the disc around it.
Real flat_lightness(const Assembly& polygon);

struct TimeStepChoice {
  Real dt = 0;
  std::string reason;  // one line: which grain, which criterion
};

// Hertz-Mindlin: the smaller of
//   0.2 of the Rayleigh time  pi r sqrt(rho / G) / (0.1631 nu + 0.8766), and
//   1/25 of the duration of the fastest impact  2.87 (m*^2 / (R* E*^2 v))^(1/5),
// so that fast impacts on soft grains are resolved too: with 25 steps the restitution is met
// within 1 % and the energy residual of a settling bed stays below 0.1 %.
// Linear: 0.1 of the critical step 2 / omega, where six springs act on the grain.
// `fastest` is the largest speed to expect. The result is multiplied by `safety`.
TimeStepChoice choose_time_step(LawKind law, const std::vector<Material>& materials,
                                const std::vector<SmallestGrain>& grains, Real fastest,
                                Real safety);

// Beyond this factor on the automatic step (safety 1) a run is unstable.
constexpr Real unstable_factor = 5;

}  // namespace clast
