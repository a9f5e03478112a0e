// Flat walls: infinite planes and finite rectangles.
#pragma once

#include <cstdint>

#include "base/quat.hpp"
#include "base/vec3.hpp"

namespace clast {

// A plane is the solid half space behind it (against its normal); a rectangle is a thin plate
// that is solid on both sides.
struct Wall {
  enum Kind : std::int32_t { plane, rectangle };

  std::int32_t kind = plane;
  std::int32_t material = 0;
  Vec3 point;                   // on the plane; the middle of the rectangle
  Vec3 normal{0, 0, 1};         // unit
  Vec3 u{1, 0, 0}, v{0, 1, 0};  // unit, along the sides of the rectangle
  Real half_u = 0, half_v = 0;  // half the lengths of its sides
  // The same as a plate of no thickness, for polyhedra: a point x of the flat shape with this
  // number is at center + turn (size x). Planes have none.
  std::int32_t shape = -1;
  Vec3 center;
  Quat turn;
  Real size = 0;
};

// From a point outside to the nearest point of the wall, and how far that is. Behind a plane the
// distance is negative and the direction still points into the solid.
struct WallDistance {
  Vec3 direction;  // unit, from the point towards the wall
  Real distance;
  bool rim;  // the nearest point is on the rim of a rectangle
};

CLAST_HD WallDistance distance_to(const Wall& wall, const Vec3& from) {
  const Vec3 d = from - wall.point;
  const Real height = dot(d, wall.normal);
  if (wall.kind == Wall::plane) return {-wall.normal, height, false};
  const Real along_u = dot(d, wall.u), along_v = dot(d, wall.v);
  const Real s = clamp(along_u, -wall.half_u, wall.half_u);
  const Real t = clamp(along_v, -wall.half_v, wall.half_v);
  const bool rim = s != along_u || t != along_v;
  const Vec3 to = (s * wall.u + t * wall.v) - d;
  const Real distance = length(to);
  if (distance > 0) return {(1 / distance) * to, distance, rim};
  return {-wall.normal, 0, rim};
}

// Whether the contact of a ball with the rim of one wall is already made by the other: where walls
// join, only one of them pushes. The other wall does when the nearest point of the first lies on
// it, unless that is its rim too and the first comes earlier in the list.
CLAST_HD bool makes_contact_instead(const Wall& other, bool other_is_earlier, const Vec3& center,
                                    const WallDistance& first) {
  const Vec3 nearest = center + first.distance * first.direction;
  const Real tolerance = 1e-9 * first.distance;
  const Real gap = distance_to(other, nearest).distance;
  if (gap > tolerance || gap < -tolerance) return false;
  return other_is_earlier || !distance_to(other, center).rim;
}

}  // namespace clast
