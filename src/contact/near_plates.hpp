// The finite walls near a body.
#pragma once

#include "boundary/surface.hpp"
#include "contact/placed_units.hpp"
#include "contact/posed.hpp"

namespace clast {

CLAST_HD Placed placed_plate(const Wall& wall, const ShapeEntry* wall_shapes) {
  return {wall_shapes[wall.shape].core, wall.center, wall.turn, wall.size};
}

// The finite walls near a body.
struct NearPlates {
  PlacedUnits units;
  const std::int32_t* first;
  const std::int32_t* second;
  const std::int32_t* row;  // of each body
  WallView walls;
  const ShapeEntry* wall_shapes;

  CLAST_HD Wall wall(int k) const { return walls.seen(units.position[first[k]], second[k]); }
  CLAST_HD bool is_plate(int k) const { return walls.walls[second[k]].is_plate(); }
  CLAST_HD Placed placed(int k) const { return placed_plate(wall(k), wall_shapes); }
  CLAST_HD Real distance(int k, const Vec3& from) const {
    return distance_to(wall(k), from, walls.corners).distance;
  }
  // Lists hold more than this, and how much more must not show.
  CLAST_HD bool in_reach(int i, int k) const {
    return is_plate(k) && distance(k, units.position[i]) < units.radius[i];
  }
  CLAST_HD bool in_reach_behind(int i, int k) const {
    return is_plate(k) && distance(k, units.position[i]) < reach_behind_plates * units.radius[i];
  }
  // How far plate k reaches towards body i against the direction n, from the centre of the body.
  CLAST_HD Real level(int i, int k, const Vec3& n) const {
    const Placed plate = placed(k);
    return Posed(plate, units.position[i]).lowest(n);
  }
  // Whether n is the normal of plate k.
  CLAST_HD bool is_face(int k, const Vec3& n) const {
    return squared_length(cross(n, wall(k).normal)) < 1e-18;
  }
  // Levels that differ by less are one.
  CLAST_HD Real tolerance(int i, int j, int k) const {
    return 1e-6 * units.radius[i] + wall(j).slack + wall(k).slack;
  }
  // From body i to plate k.
  CLAST_HD Vec3 face_direction(int i, int k) const {
    const Wall plate = wall(k);
    return dot(units.position[i] - plate.center, plate.normal) > 0 ? -plate.normal : plate.normal;
  }
  // Plate j comes up before the face of plate k, on the side of body i.
  CLAST_HD bool in_front(int i, int j, int k) const {
    const Vec3 n = face_direction(i, k);
    return level(i, j, n) < level(i, k, n) - tolerance(i, j, k);
  }
  CLAST_HD bool in_one_plane(int i, int j, int k) const {
    if (middle_is_off(i, j, k)) return false;
    const Vec3 n = face_direction(i, k);
    const Placed other = placed(j);
    return !in_front(i, j, k) &&
           Posed(other, units.position[i]).highest(n) <= level(i, k, n) + tolerance(i, j, k);
  }

 private:
  // The middle of plate j is off the plane of plate k: of many plates this tells most, and soon.
  // In a periodic cell it need not be seen from here.
  CLAST_HD bool middle_is_off(int i, int j, int k) const {
    const Wall &one = walls.walls[second[j]], &other = walls.walls[second[k]];
    const Real off = dot(other.normal, one.center - other.center);
    const Real allowed = 2 * (1e-6 * units.radius[i] + one.slack + other.slack);
    return walls.cell.open() && larger(off, -off) > allowed;
  }
};

}  // namespace clast
