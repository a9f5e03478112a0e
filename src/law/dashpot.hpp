// Dashpots by damping ratio.
#pragma once

#include "base/real.hpp"

namespace clast {

// Dashpot coefficient for the damping ratio b. The textbook 2 b sqrt(S m*) belongs to the velocity
// at the end of the step, but the law knows the one in its middle, half a step of acceleration
// earlier. That acts like a mass smaller by c dt / 2; c is chosen so that the ratio holds for it:
// c = 2 b sqrt(S (m* - c dt / 2)).
//
// At the first touch `fresh` stands for the stiffness (Law::first_stiffness); the coefficient grows
// with the root of fresh / S.
CLAST_HD Real dashpot(Real ratio, Real stiffness, Real fresh, Real mass, Real dt) {
  const Real lag = ratio * dt * root(stiffness * fresh);
  return ratio * (root(square(lag) + 4 * fresh * mass) - lag);
}

// The same for a spring whose stiffness never changes.
CLAST_HD Real dashpot(Real ratio, Real stiffness, Real mass, Real dt) {
  const Real lag = ratio * dt * stiffness;
  return ratio * (root(square(lag) + 4 * stiffness * mass) - lag);
}

}  // namespace clast
