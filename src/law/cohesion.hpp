// Laws that pull.
//
// Such a law says `static constexpr bool pulls = true` and has
//   holds(p, radius, overlap, touched)   whether two touch; `touched`: they did a step ago, and may
//                                        hold on to each other after their surfaces have parted
//   reach(p, radius)                     how far beyond touch they can still hold on, at most
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

// How far two can hold on to each other beyond touch.
template <class Law>
Real reach([[maybe_unused]] const typename Law::Parameters& p, [[maybe_unused]] Real radius) {
  if constexpr (pulls<Law>)
    return Law::reach(p, radius);
  else
    return 0;
}

}  // namespace clast
