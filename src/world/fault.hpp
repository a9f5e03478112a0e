// What went wrong in a run, said so that a person can act on it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "body/bodies.hpp"

namespace clast {

struct Fault {
  enum class Kind { not_finite, overlap, left_domain, energy, too_fast, small_cell };
  Kind kind;
  std::int64_t step = 0;
  Real time = 0;
  std::vector<Id> bodies;  // those concerned, the worst first
  std::string reason;      // what was seen
  std::string advice;      // what to do about it
  // A change of the scene, as in --set, with which a run may go on from before the fault; empty
  // where none helps.
  std::string change;
  // A smaller time step helps: this part of the present one, or less. 0: it does not, or not known.
  Real smaller_step = 0;

  std::string text() const;
};

}  // namespace clast
