// What a shape is made of: a core, and a sphere that is swept over it.
#pragma once

#include "base/real.hpp"

namespace clast {

// Kinds of cores. Which two of them touch how is said in contact/pair_table.hpp.
enum class CoreKind : std::int32_t {
  point,       // with a sphere swept over it: a sphere, or in two dimensions a disc
  polyhedron,  // convex, sharp; in two dimensions a polygon
  segment,     // a capsule
  disc,        // circular, in space: a disc with a round rim
  plate,       // a convex polygon: a plate with round rims; in two dimensions a rounded polygon
  ellipsoid,   // of three axes
  rounded,     // a convex polyhedron: with round edges and corners
};

// Whether it is a core that a sphere of its own radius is swept over (shape/dilated.hpp).
CLAST_HD bool is_dilated(CoreKind kind) {
  return kind == CoreKind::segment || kind == CoreKind::disc || kind == CoreKind::plate ||
         kind == CoreKind::ellipsoid || kind == CoreKind::rounded;
}

}  // namespace clast
