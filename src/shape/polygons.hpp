// Convex polygons: the bodies of scenes of two dimensions.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "shape/build.hpp"

namespace clast {

using Corner = std::array<Real, 2>;  // x and z

// A plate in the plane y = 0 that stands as it was given, around its centroid, with its farthest
// corner at distance 1. Its volume is its area, its inertia that of a thin sheet, of which only the
// moment about y counts. Corners go around in either direction; those at which the polygon does not
// bend go. Throws clast::Error with the reason when it is no convex polygon.
Prototype flat_prototype(std::string name, std::span<const Corner> corners);

// The polygons that scenes know by name. The sides of the regular ones are 1 long.
const std::vector<std::string>& polygon_names();

// Throws clast::Error with the names there are.
std::vector<Corner> polygon_of_name(const std::string& name);

}  // namespace clast
