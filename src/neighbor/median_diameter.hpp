// The median bounding diameter by volume, D'50 of BLOKS3D: half of the volume of all bounding
// spheres is in spheres smaller than it.
#pragma once

#include "neighbor/cloud.hpp"

namespace clast {

// Exact for bodies of one size, otherwise within 1.6 %: volumes are summed in classes of 1/64
// octave, in one pass over the units. 0 when all radii are.
Real median_diameter(const BoundingVolumes& volumes, const Cloud& cloud);

}  // namespace clast
