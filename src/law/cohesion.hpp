// Laws that pull.
//
// Such a law says `static constexpr bool pulls = true` and has
//   holds(p, radius, overlap, touched)   whether two touch; `touched`: they did a step ago, and may
//                                        hold on to each other after their surfaces have parted
//   reach(p, radius)                     how far beyond touch they can still hold on, at most
//   last_extent(p, radius)               their extent as they let go
//   grip(p, radius, normal)              the force that friction is limited by, not negative
//   energy(p, curvature, extent)         is zero at the first touch; what is left of it when the
//                                        two let go is lost
#pragma once

#include "base/real.hpp"

namespace clast {

template <class Law>
constexpr bool pulls = requires {
  requires Law::pulls;
};

// Whether two touch, under any law.
template <class Law>
CLAST_HD bool holds([[maybe_unused]] const typename Law::Parameters& p,
                    [[maybe_unused]] Real radius, Real overlap, [[maybe_unused]] bool touched) {
  if constexpr (pulls<Law>)
    return Law::holds(p, radius, overlap, touched);
  else
    return overlap > 0;
}

// A normal force that the law allows.
template <class Law>
CLAST_HD Real allowed_force(Real force) {
  return pulls<Law> ? force : larger(force, 0);
}

template <class Law>
CLAST_HD Real grip_of([[maybe_unused]] const typename Law::Parameters& p,
                      [[maybe_unused]] Real radius, Real normal) {
  if constexpr (pulls<Law>)
    return Law::grip(p, radius, normal);
  else
    return normal;
}

// What is left as two let go of each other within a step.
struct Parting {
  Real force = 0;   // stands for what the force at the start of the step did too much or too little
  Real energy = 0;  // what they still held: lost
};

// They held on for a part of the step, but the force at its start has acted for half of it.
template <class Law>
CLAST_HD Parting parting([[maybe_unused]] const typename Law::Parameters& p,
                         [[maybe_unused]] Real radius, [[maybe_unused]] Real curvature,
                         [[maybe_unused]] Real overlap, [[maybe_unused]] Real growth,
                         [[maybe_unused]] Real past_force) {
  if constexpr (pulls<Law>) {
    const Real last = Law::last_extent(p, radius);
    const Real held_on = growth < 0 ? (growth - overlap - Law::reach(p, radius)) / growth : 0;
    const Real mean = 0.5 * (past_force + Law::force(p, curvature, last));
    return {clamp(held_on, 0, 1) * mean - 0.5 * past_force, Law::energy(p, curvature, last)};
  } else {
    return {};
  }
}

// How far two can hold on to each other beyond touch.
template <class Law>
Real reach([[maybe_unused]] const typename Law::Parameters& p, [[maybe_unused]] Real radius) {
  if constexpr (pulls<Law>)
    return Law::reach(p, radius);
  else
    return 0;
}

}  // namespace clast
