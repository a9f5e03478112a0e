// Shapes and pairs for the tests of the contact searches.
#pragma once

#include <vector>

#include "base/random.hpp"
#include "shape/build.hpp"

namespace clast::test {

// Every convex shape of the library.
const std::vector<Prototype>& library_parts();
// A needle and a plate of 1:20, a plate of no thickness, a triangle, a point, a hull of 64
// vertices.
const std::vector<Prototype>& odd_shapes();

Prototype box_shape(const Vec3& half);

// The shape must outlive what is placed.
Placed placed(const Prototype& shape, const Vec3& center, const Quat& turn = {}, Real size = 1);
Placed placed(Prototype&& shape, const Vec3& center, const Quat& turn = {}, Real size = 1) = delete;

// Two shapes of `from`, turned at random, B smaller or larger by up to `ratio`, with the distance
// of the centres a share of the sum of the radii between `nearest` and `farthest`.
struct RandomPair {
  Placed a, b;
};
RandomPair random_pair(Random& random, const std::vector<const Prototype*>& from, Real ratio,
                       Real nearest, Real farthest);

std::vector<const Prototype*> all_pair_shapes();

}  // namespace clast::test
