// Laws that remember more than their extent: up to three numbers per contact.
//
// Such a law says `static constexpr bool remembers = true`, and its extent() takes what it
// remembers as a fourth argument, which it may change:
//   extent(p, radius, overlap, Vec3& memory)
// The memory of a contact that does not touch is zero.
#pragma once

#include "base/vec3.hpp"

namespace clast {

template <class Law>
constexpr bool remembers = requires {
  requires Law::remembers;
};

// The extent under any law.
template <class Law>
CLAST_HD Real extent_of(const typename Law::Parameters& p, Real radius, Real overlap,
                        [[maybe_unused]] Vec3& memory) {
  if constexpr (remembers<Law>)
    return Law::extent(p, radius, overlap, memory);
  else
    return Law::extent(p, radius, overlap);
}

}  // namespace clast
