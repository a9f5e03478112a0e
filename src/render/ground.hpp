// The ground of a picture, on which shadows fall.
#pragma once

#include <optional>
#include <vector>

#include "render/wall_polygons.hpp"

namespace clast {

// Where bodies stand: on a level plane without end, unless it is below `deepest` and so out of
// sight; else on the highest level wall, if there is one. `bottoms` are the lowest points of the
// bodies, not of spheres around them, or grains with flat faces would float. Walls count as level,
// and as below the bodies, to within `slack`.
std::optional<Real> ground_height(std::vector<Real> bottoms, const std::vector<WallPolygon>& walls,
                                  Real slack, Real deepest);

}  // namespace clast
