// What a shape is made of: a core, and a sphere that is swept over it.
#pragma once

#include <cstdint>

namespace clast {

// Kinds of cores. Which two of them touch how is said in contact/pair_table.hpp.
enum class CoreKind : std::int32_t {
  point,       // with a sphere swept over it: a sphere, or in two dimensions a disc
  polyhedron,  // convex; in two dimensions a polygon
};

}  // namespace clast
