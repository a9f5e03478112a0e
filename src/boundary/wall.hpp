// Walls: infinite planes, finite rectangles, the facets of meshes, and round ones.
#pragma once

#include <cstdint>

#include "base/quat.hpp"
#include "base/vec3.hpp"

namespace clast {

// A plane is the solid half space behind it (against its normal). All others are thin and solid on
// both sides: rectangles, convex polygons, segments that are turned about an axis (cylinders,
// cones, flat rings) and spheres.
struct Wall {
  enum Kind : std::int32_t { plane, rectangle, polygon, turned, sphere };
  // Spheres touch a round wall itself; bodies of other shapes touch the plates that stand for it.
  enum Touched : std::int32_t { by_all, by_spheres, by_shapes };

  std::int32_t kind = plane;
  std::int32_t touched = by_all;
  std::int32_t material = 0;
  std::int32_t surface = -1;  // number of the surface it moves with; -1: none, it never moves
  std::int32_t group = -1;    // facets of one mesh that lie in one plane and join share it
  // Its ring in Model::wall_corners. Turned: the ends of its segment as (distance from the axis,
  // height over the point). Sphere: (radius).
  std::int32_t first_corner = 0, corners = 0;
  Vec3 point;                   // on the plane; the middle of the rectangle or of the box around
  Vec3 normal{0, 0, 1};         // unit; the axis of a round wall
  Vec3 u{1, 0, 0}, v{0, 1, 0};  // unit, along the sides of that rectangle or box
  // Half the lengths of its sides; of a round wall its largest radius and half its height.
  Real half_u = 0, half_v = 0;
  Real slack = 0;  // how far corners may be off the plane
  // The same as a plate of no thickness, for polyhedra: a point x of the flat shape with this
  // number is at center + turn (size x). Planes have none.
  std::int32_t shape = -1;
  std::int32_t first_side = 0;  // of its sides in the list of all (PlateSide)
  Vec3 center;
  Quat turn;
  Real size = 0;

  CLAST_HD bool is_plate() const { return kind == rectangle || kind == polygon; }
  CLAST_HD bool is_round() const { return kind == turned || kind == sphere; }
};

// A side of a plate, from one corner of its flat shape to the next.
struct PlateSide {
  // Out of the plate, in the frame of its shape: upright on the plane through the side that halves
  // the angle to the plate beyond, or on the plate itself where there is none.
  Vec3 normal;
  std::int32_t beyond = -1;  // number of that wall
};

// A polyhedron may be behind a plate that it does not reach any more: where one of its ends has
// come over the rim. That far from its centre it still counts, in bounding radii.
constexpr Real reach_behind_plates = 1.25;

// What a side of a plate, and the corner where it begins, are to dilated bodies. Of sides and
// corners that several plates have in common one plate has them; directions are in the frame of its
// shape.
struct PlateEdge {
  // 1 where the surface ends or is folded back, 0 in the middle of a face and in a concave edge,
  // between the two for small angles.
  Real edge = 0;
  // Bodies meet it from this side: where the cosine to `fold`, away from all plates, is larger.
  Vec3 fold;
  Real least_cosine = -2;
  bool goes_on_before = false, goes_on_after = false;  // in the same line
  // The same for the corner: 1 for a peak, 0 where the surface goes on or rises.
  Real corner = 0;
  Vec3 peak;
  bool stays = false;  // the plate never moves
};

// From a point outside to the nearest point of the wall, and how far that is. Behind a plane the
// distance is negative and the direction still points into the solid.
struct WallDistance {
  Vec3 direction;  // unit, from the point towards the wall
  Real distance;
  bool rim;  // the nearest point is on the rim of the wall
};

// Relative to the distance: a nearest point so close to a rim counts as on it, and points so close
// to each other as one.
constexpr Real wall_tolerance = 1e-9;

CLAST_HD WallDistance from_vector(const Vec3& to, const Vec3& normal, bool rim) {
  const Real distance = length(to);
  if (distance > 0) return {(1 / distance) * to, distance, rim};
  return {-normal, 0, rim};
}

// `ring` holds the corners in the frame of the wall, counter-clockwise about its normal.
CLAST_HD WallDistance distance_to_polygon(const Wall& wall, const Vec3* ring, const Vec3& d) {
  const Vec3 x{dot(d, wall.u), dot(d, wall.v), dot(d, wall.normal)};
  const Real height = x.z < 0 ? -x.z : x.z;
  bool inside = true;
  Real least = 1e300, beside = 1e300;  // squared distance from the ring, and within the plane
  Vec3 nearest;
  Vec3 a = ring[wall.corners - 1];
  for (int i = 0; i < wall.corners; ++i) {
    const Vec3 b = ring[i], e = b - a, from_a = x - a;
    inside = inside && e.x * from_a.y - e.y * from_a.x >= 0;
    const Vec3 q = a + clamp(dot(from_a, e) / squared_length(e), 0, 1) * e;
    const Real distance = squared_length(x - q);
    if (distance < least) {
      least = distance;
      beside = square(x.x - q.x) + square(x.y - q.y);
      nearest = q;
    }
    a = b;
  }
  if (inside)
    return {x.z < 0 ? wall.normal : -wall.normal, height,
            beside <= square(wall_tolerance * height)};
  const Vec3 to = nearest - x;
  return from_vector(to.x * wall.u + to.y * wall.v + to.z * wall.normal, wall.normal, true);
}

CLAST_HD WallDistance distance_to_rectangle(const Wall& wall, const Vec3& d, Real height) {
  const Real along_u = dot(d, wall.u), along_v = dot(d, wall.v);
  const Real s = clamp(along_u, -wall.half_u, wall.half_u);
  const Real t = clamp(along_v, -wall.half_v, wall.half_v);
  const Real near = wall_tolerance * (height < 0 ? -height : height);
  const bool rim = larger(s, -s) > wall.half_u - near || larger(t, -t) > wall.half_v - near;
  return from_vector((s * wall.u + t * wall.v) - d, wall.normal, rim);
}

// The nearest point lies in the half plane of the axis and of the point: it is that of a segment
// there. On the axis all half planes are alike.
CLAST_HD WallDistance distance_to_turned(const Wall& wall, const Vec3* ends, const Vec3& d,
                                         Real height) {
  const Vec3 across = d - height * wall.normal;
  const Real off_axis = length(across);
  const Vec3 outward = off_axis > 0 ? (1 / off_axis) * across : wall.u;
  const Vec3 a = ends[0], along = ends[1] - ends[0];
  const Vec3 from_a{off_axis - a.x, height - a.y, 0};
  const Real span = length(along), t = clamp(dot(from_a, along) / square(span), 0, 1);
  const Vec3 to = t * along - from_a;
  const Vec3 upright = (along.y / span) * outward - (along.x / span) * wall.normal;
  WallDistance found = from_vector(to.x * outward + to.y * wall.normal, upright, false);
  const Real near = wall_tolerance * found.distance;
  found.rim =
      (t * span <= near && a.x > 0) || ((1 - t) * span <= near && ends[1].x > 0);  // no tips
  return found;
}

CLAST_HD WallDistance distance_to_sphere(const Wall& wall, Real radius, const Vec3& d) {
  const Real off_center = length(d);
  const Vec3 outward = off_center > 0 ? (1 / off_center) * d : wall.u;
  return off_center > radius ? WallDistance{-outward, off_center - radius, false}
                             : WallDistance{outward, radius - off_center, false};
}

// `corners` are Model::wall_corners; planes and rectangles do not look at them.
CLAST_HD WallDistance distance_to(const Wall& wall, const Vec3& from,
                                  const Vec3* corners = nullptr) {
  const Vec3 d = from - wall.point;
  const Real height = dot(d, wall.normal);
  if (wall.kind == Wall::plane) return {-wall.normal, height, false};
  if (wall.kind == Wall::rectangle) return distance_to_rectangle(wall, d, height);
  const Vec3* own = corners + wall.first_corner;
  if (wall.kind == Wall::polygon) return distance_to_polygon(wall, own, d);
  if (wall.kind == Wall::turned) return distance_to_turned(wall, own, d, height);
  return distance_to_sphere(wall, own->x, d);
}

// Whether a point is farther from the wall than `reach` at a glance: beside the box around it.
CLAST_HD bool clearly_farther(const Wall& wall, const Vec3& from, Real reach) {
  const Vec3 d = from - wall.point;
  const Real height = dot(d, wall.normal);
  if (wall.is_round())
    return larger(height, -height) > wall.half_v + reach ||
           squared_length(d) - square(height) > square(wall.half_u + reach);
  if (height > reach + wall.slack) return true;
  if (wall.kind == Wall::plane) return false;
  const Real along_u = dot(d, wall.u), along_v = dot(d, wall.v);
  return -height > reach + wall.slack || larger(along_u, -along_u) > wall.half_u + reach ||
         larger(along_v, -along_v) > wall.half_v + reach;
}

// Whether the contact of a ball with the rim of one wall is already made by the other: where walls
// join, only one of them pushes. The other wall does when the nearest point of the first lies on
// it, unless that is its own nearest point too and the first comes earlier in the list.
//
// So a ball over a flat seam touches the face below its centre, a ball over a convex edge touches
// once, and a ball in a concave edge touches both faces and not the edge.
CLAST_HD bool makes_contact_instead(const Wall& other, bool other_is_earlier, const Vec3& center,
                                    const WallDistance& first, const Vec3* corners = nullptr) {
  const Vec3 nearest = center + first.distance * first.direction;
  const Real tolerance = wall_tolerance * first.distance;
  const Real gap = distance_to(other, nearest, corners).distance;
  if (gap > tolerance + other.slack || gap < -tolerance) return false;
  const WallDistance d = distance_to(other, center, corners);
  const Vec3 apart = center + d.distance * d.direction - nearest;
  return other_is_earlier || !d.rim || squared_length(apart) > square(tolerance + other.slack);
}

}  // namespace clast
