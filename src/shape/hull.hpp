// Convex hull of points in space.
#pragma once

#include <span>

#include "shape/surface.hpp"

namespace clast {

// Every face a polygon, every vertex a corner, both in an order that depends on the order of the
// points alone. Faces within `flatness` times the size of the cloud of one plane are merged. Throws
// clast::Error when the points are fewer than four, not finite, or lie in a plane to within that.
Surface convex_hull(std::span<const Vec3> points, Real flatness);

}  // namespace clast
