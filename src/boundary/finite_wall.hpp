// Rectangles and polygons from their corners.
#pragma once

#include <vector>

#include "boundary/wall.hpp"

namespace clast {

// A wall, and for a polygon its corners in its own frame, counter-clockwise.
struct FiniteWall {
  Wall wall;
  std::vector<Vec3> ring;
};

Wall rectangle_wall(const Vec3& corner, const Vec3& edge_u, const Vec3& edge_v);

// A convex polygon, its corners counter-clockwise about the normal.
FiniteWall polygon_wall(const std::vector<Vec3>& corners, const Vec3& normal);

// Of a rectangle, or of a convex polygon with this ring; 0 for others.
Real area_of(const Wall& wall, const std::vector<Vec3>& ring);

// Adds a wall and its ring to a list of walls and their corners.
void append_wall(const FiniteWall& added, std::vector<Wall>& walls, std::vector<Vec3>& corners);

// A point given in the frame of the wall.
inline Vec3 in_space(const Wall& wall, const Vec3& own) {
  return wall.point + own.x * wall.u + own.y * wall.v + own.z * wall.normal;
}

// The corners of a finite wall in space.
std::vector<Vec3> outline_of(const Wall& wall, const std::vector<Vec3>& corners);

}  // namespace clast
