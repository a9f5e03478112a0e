// Volume, centroid and second moments of bodies whose parts may overlap.
#pragma once

#include <vector>

#include "shape/mass.hpp"

namespace clast {

struct Part;
struct SetSphere;

// The sum of the parts, which is exact, less what they have in common. That is cut into columns
// along z, of which each goes through a few intervals.

// 1000 columns across leave an error below 1e-4.
MassProperties union_mass(const std::vector<SetSphere>& spheres);

// Of convex parts; 600 columns across leave an error below 3e-4.
MassProperties union_mass(const std::vector<Part>& parts);

}  // namespace clast
