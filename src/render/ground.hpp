// The ground of a picture, which shows nothing but shadows.
#pragma once

#include <optional>
#include <vector>

#include "render/wall_polygons.hpp"

namespace clast {

// Where bodies stand: on the highest level wall that is below them, if there is one. `bottoms` are
// the lowest points of the bodies, not of spheres around them, or grains with flat faces would
// float. Walls count as level, and as below, to within `slack`.
std::optional<Real> ground_height(std::vector<Real> bottoms, const std::vector<WallPolygon>& walls,
                                  Real slack);

}  // namespace clast
