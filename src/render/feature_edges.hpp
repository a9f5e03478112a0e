// The edges by which people recognise a surface.
#pragma once

#include <span>
#include <vector>

#include "base/vec3.hpp"

namespace clast {

struct Segment {
  Vec3 from, to;
};

// Of convex polygons that make up surfaces: rims, and edges where pieces meet at more than about
// 20 degrees. Edges along which a surface goes on nearly flat are left out, also where the corners
// of its pieces do not meet.
std::vector<Segment> feature_edges(std::span<const std::vector<Vec3>> polygons);

}  // namespace clast
