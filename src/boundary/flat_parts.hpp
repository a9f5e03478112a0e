// The flat parts of a surface, cut into few convex polygons.
#pragma once

#include <vector>

#include "shape/surface.hpp"

namespace clast {

struct FlatPiece {
  std::vector<int> ring;  // all vertices of the surface on its outline, straight ones too
  Vec3 normal;
  int group = 0;  // pieces of one connected flat part share it
};

template <class F>
void for_each_side(const std::vector<int>& ring, F f) {
  for (std::size_t i = 0; i < ring.size(); ++i) f(ring[i], ring[i + 1 == ring.size() ? 0 : i + 1]);
}

// `surface` is welded, neighbours agree in their orientation; it may be open. Groups and pieces
// come in the order of their first face. Throws clast::Error for a flat face that is not convex.
std::vector<FlatPiece> flat_pieces(const Surface& surface, Real tolerance);

}  // namespace clast
