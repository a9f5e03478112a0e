// What every law has for a pair of materials, ready for use in the step. Laws add their own.
#pragma once

#include "base/real.hpp"

namespace clast {

struct ContactParameters {
  Real damping = 0;        // ratio that yields the restitution asked for, see law/restitution.hpp
  Real region_damping = 0;  // the same where the force follows any power of the depth
  Real shear_damping = 0;  // the same for the tangential dashpot, as a factor: sqrt(S_t / S_n)
  Real friction = 0;       // Coulomb coefficient
  Real rolling = 0;        // rolling friction coefficient
};

// Parameters of a law by pair of materials.
template <class Law>
struct PairTable {
  const typename Law::Parameters* pairs;
  std::int32_t materials;

  CLAST_HD const typename Law::Parameters& of(std::int32_t a, std::int32_t b) const {
    return pairs[a * materials + b];
  }
};

}  // namespace clast
