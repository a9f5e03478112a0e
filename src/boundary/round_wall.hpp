// Round walls: cylinders, cones, flat rings and spheres.
#pragma once

#include <vector>

#include "boundary/finite_wall.hpp"

namespace clast {

// What is swept by a segment that turns about an axis: a cylinder, the side of a cone, a flat ring.
// Its ends lie beside the points `from` and `to` of the axis, or both beside the same point.
FiniteWall turned_wall(const Vec3& from, const Vec3& to, Real from_radius, Real to_radius);
FiniteWall ring_wall(const Vec3& center, const Vec3& normal, Real inner_radius, Real radius);
FiniteWall sphere_wall(const Vec3& center, Real radius);

// The flat pieces that stand for a round wall where bodies other than spheres touch it, and in
// pictures. They lie on both sides of it, as far off as needed for the same area across the axis:
// at most 0.04 % of the radius, and 0.2 % for a sphere. Walls that share a rim share its corners.
std::vector<FiniteWall> flat_pieces_of(const FiniteWall& round);

}  // namespace clast
