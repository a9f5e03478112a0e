// Whether a state that was read from a file may be run. Seals guard against accidents, not against
// files that were made up; what these let through harms nobody.
#pragma once

#include "world/model.hpp"
#include "world/snapshot.hpp"

namespace clast {

// No body gets a name beyond this; tables by name stay within memory.
constexpr Id most_ids = Id{1} << 28;

// Whether it makes sense by itself: numbers that are finite and in range, contacts of bodies that
// are there. Throws clast::Error with what does not.
void check_state(const Snapshot& snapshot);

// Whether it is a state of this model: materials, shapes and their features, walls. Expects that
// check_state has passed. Throws clast::Error with what does not fit.
void check_fits(const Snapshot& snapshot, const Model& model);

// A margin far beyond the bodies would list all pairs. None that an engine chooses is; the pair
// list is then made anew, which does not change results.
void forget_absurd_margin(Snapshot& snapshot);

}  // namespace clast
