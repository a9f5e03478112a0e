// Laws whose dashpots have a coefficient of their own in N s/m, whatever the masses: such a law
// says `static constexpr bool viscous = true`, and its Parameters have `viscosity`.
#pragma once

namespace clast {

template <class Law>
constexpr bool viscous = requires {
  requires Law::viscous;
};

}  // namespace clast
