// What laws may say about themselves, beside what all have.
#pragma once

namespace clast {

// A law says `static constexpr bool only_spheres = true` if it has no meaning for other shapes.
template <class Law>
constexpr bool is_for_shapes = !requires {
  requires Law::only_spheres;
};

// Laws whose patches are regions say so; others have contact points.
template <class Law>
constexpr bool by_region = requires {
  requires Law::by_region;
};

}  // namespace clast
