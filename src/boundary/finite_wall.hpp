// Rectangles and polygons from their corners.
#pragma once

#include <vector>

#include "boundary/wall.hpp"

namespace clast {

// A wall, and its corners in its own frame, counter-clockwise; none for a plane.
struct FiniteWall {
  Wall wall;
  std::vector<Vec3> ring;
};

// The rotation that takes x, y, z to three unit vectors at right angles, right-handed.
Quat rotation_to(const Vec3& x, const Vec3& y, const Vec3& z);

FiniteWall rectangle_wall(const Vec3& corner, const Vec3& edge_u, const Vec3& edge_v);

// A convex polygon, its corners counter-clockwise about the normal.
FiniteWall polygon_wall(const std::vector<Vec3>& corners, const Vec3& normal);

// Adds the wall and its ring to a list of walls and their corners.
void append_wall(const FiniteWall& added, std::vector<Wall>& walls, std::vector<Vec3>& corners);

// The corners of a finite wall in space.
std::vector<Vec3> outline_of(const Wall& wall, const std::vector<Vec3>& corners);

}  // namespace clast
