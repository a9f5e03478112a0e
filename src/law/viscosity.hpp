// Laws whose dashpots have a coefficient of their own in N s/m, whatever the masses: such a law
// says `static constexpr bool viscous = true`, and its Parameters have `viscosity`.
#pragma once

#include "base/real.hpp"

namespace clast {

template <class Law>
constexpr bool viscous = requires {
  requires Law::viscous;
};

template <class Law>
CLAST_HD Real viscosity_of([[maybe_unused]] const typename Law::Parameters& p) {
  if constexpr (viscous<Law>)
    return p.viscosity;
  else
    return 0;
}

}  // namespace clast
