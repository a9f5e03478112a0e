// The distance or the least penetration of two convex polyhedra by trying all features, in extended
// precision: the oracle of the contact searches.
#pragma once

#include "shape/polyhedron.hpp"

namespace clast::test {

struct ExactPair {
  long double gap = 0;  // distance, or minus the least penetration
  Vec3 normal;          // from A to B
  bool apart = false;
};

ExactPair exact_pair(const Placed& a, const Placed& b);

// The gap along a given normal.
long double exact_gap_along(const Placed& a, const Placed& b, const Vec3& normal);

}  // namespace clast::test
