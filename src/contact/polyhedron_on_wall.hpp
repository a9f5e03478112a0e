// Bodies of any shape on walls: infinite planes and flat plates.
#pragma once

#include "contact/behind_plate.hpp"
#include "contact/joined_plates.hpp"
#include "contact/wall_work.hpp"

namespace clast {

CLAST_HD void find_on_plane(const ContactView& contacts, int k, const Placed& a, const Wall& wall) {
  const Posed body(a, a.center);
  contacts.patch[k].plane.normal = -wall.normal;
  contacts.found[k].gap = body.lowest(wall.normal) - dot(wall.normal, wall.point - a.center);
}

// First loop, for contacts with walls. JoinPlates comes between the two.
template <class Search>
struct FindWallPlanes {
  static constexpr bool branches = true;

  PlacedUnits units;
  ContactView contacts;
  WallView walls;
  const ShapeEntry* wall_shapes;
  Real tolerance;

  CLAST_HD void operator()(int k) const {
    const Placed a = units.place(contacts.first[k]);
    const Wall wall = walls.seen(a.center, contacts.second[k]);
    if (wall.kind == Wall::plane)
      find_on_plane(contacts, k, a, wall);
    else
      on_plate(k, a, wall);
  }

 private:
  CLAST_HD void on_plate(int k, const Placed& a, const Wall& wall) const {
    const Placed b = placed_plate(wall, wall_shapes);
    PatchMemory& memory = contacts.patch[k];
    const bool touched = contacts.extent[k] > 0;
    if (!touched && memory.plane.type != PlaneMemory::nothing &&
        Search::WhileApart::clearance(a, b, memory.plane, 0, tolerance) > 0) {
      contacts.found[k].gap = 1;
      return;
    }
    PlaneMemory plane_memory = touched ? memory.plane : facing(wall, a);
    const CommonPlane plane = Search::find(a, b, plane_memory);
    count_effort(contacts, k, plane);
    memory.plane = plane_memory;
    contacts.found[k] = {0.5 * (plane.on_a + plane.on_b) - a.center, plane.gap, 0};
  }

  // A plate is wide: where the search starts is the side that the body is on, not the direction
  // from centre to centre.
  CLAST_HD static PlaneMemory facing(const Wall& wall, const Placed& a) {
    PlaneMemory start;
    start.normal = dot(a.center - wall.center, wall.normal) > 0 ? -wall.normal : wall.normal;
    return start;
  }
};

// The same under laws of regions. A body stays on the side of the plate that it touched it from;
// which one that is at the first touch is left to ChooseSides.
struct FindBehindWalls {
  static constexpr bool branches = true;

  NearPlates near;
  ContactView contacts;

  CLAST_HD void operator()(int k) const {
    const int i = contacts.first[k];
    const Placed a = near.units.place(i);
    const Wall wall = near.wall(k);
    if (wall.kind == Wall::plane) return find_on_plane(contacts, k, a, wall);
    contacts.found[k].gap = 1;
    if (contacts.extent[k] > 0 ? !near.in_reach_behind(i, k) : !near.in_reach(i, k)) return;
    if (contacts.extent[k] > 0) {
      const bool in_front = dot(contacts.patch[k].plane.normal, wall.normal) < 0;
      find_behind(near, contacts, i, k, in_front ? wall.normal : -wall.normal);
    } else if (comes_through(a, wall)) {
      contacts.found[k].gap = 0;
    }
  }

 private:
  CLAST_HD static bool comes_through(const Placed& a, const Wall& wall) {
    const Posed body(a, a.center);
    const Real level = dot(wall.normal, wall.center - a.center);
    return body.lowest(wall.normal) < level && body.highest(wall.normal) > level;
  }
};

// Between the two loops under laws of regions: on which side of a plate body i is that comes
// through it for the first time.
struct ChooseSides {
  static constexpr bool branches = true;

  NearPlates near;
  ContactView contacts;

  CLAST_HD void operator()(int i) const {
    if (near.units.kind(i) != CoreKind::polyhedron) return;
    for (int k = contacts.row[i]; k < contacts.row[i + 1]; ++k)
      if (contacts.found[k].gap == 0 && near.is_plate(k))
        find_behind(near, contacts, i, k, side_of_first_touch(i, k));
  }

 private:
  // The side that it is on at a plate in the same plane; else the one with less of it behind the
  // plate and those in its plane, and that is nothing until it comes through. Where it is the same
  // on both sides, that of a plate beside this one.
  CLAST_HD Vec3 side_of_first_touch(int i, int k) const {
    const Wall wall = near.wall(k);
    const int same = touched_in_plane_of(i, k);
    if (same >= 0) return dot(outward(same), wall.normal) > 0 ? wall.normal : -wall.normal;
    const Vec3 side = side_of_neighbour(i, wall);
    const auto behind = [&](const Vec3& outward) CLAST_INLINED {
      return region_behind(near, i, k, outward, true).volume;
    };
    const Real volume = behind(side);
    return volume > 0 && behind(-side) < volume ? -side : side;
  }

  // As seen from a plate beside this one that the body touches already; the front if there is none.
  CLAST_HD Vec3 side_of_neighbour(int i, const Wall& wall) const {
    const Placed plate = placed_plate(wall, near.wall_shapes);
    const PolyhedronView& s = plate.shape;
    for (int side = 0; side < s.face_first[1]; ++side) {
      const int beyond = contact_with(i, near.walls.sides[wall.first_side + side].beyond);
      const int j = beyond < 0 ? -1 : touched_in_plane_of(i, beyond);
      if (j < 0) continue;
      const int next = side + 1 < s.face_first[1] ? side + 1 : 0;
      const Vec3 corner = plate.vertex(s.face_vertex[side]);
      const Vec3 along = plate.vertex(s.face_vertex[next]) - corner;
      return same_side(outward(j), near.wall(beyond).center - corner, wall.center - corner, along,
                       wall.normal);
    }
    return wall.normal;
  }

  CLAST_HD Vec3 outward(int j) const { return -contacts.patch[j].plane.normal; }

  // The contact of body i with wall w, or -1.
  CLAST_HD int contact_with(int i, int w) const {
    for (int j = contacts.row[i]; j < contacts.row[i + 1] && w >= 0; ++j)
      if (contacts.second[j] == w) return j;
    return -1;
  }
  // The contact that the body had with plate k, or with one in its plane, which may have made the
  // contact for all; or -1.
  CLAST_HD int touched_in_plane_of(int i, int k) const {
    for (int j = contacts.row[i]; j < contacts.row[i + 1]; ++j)
      if (contacts.extent[j] > 0 && near.is_plate(j) && (j == k || near.in_one_plane(i, j, k)))
        return j;
    return -1;
  }

  // Two plates meet in an edge, and the outward side of the other is known. As one goes over the
  // edge, from the other plate to this one, what was on the left stays on the left.
  CLAST_HD static Vec3 same_side(const Vec3& outward_there, const Vec3& into_other,
                                 const Vec3& into_this, const Vec3& along, const Vec3& normal) {
    const Real there = dot(cross(-into_other, outward_there), along);
    const Real here = dot(cross(into_this, normal), along);
    return there * here > 0 ? normal : -normal;
  }
};

// Second loop. Reports how far the overlap is beyond what the guard allows. The law gets R* and m*
// of the body.
template <class Law>
struct PushOffWall {
  static constexpr bool branches = true;

  PlacedUnits units;
  Carriers carriers;
  ContactView contacts;
  PairTable<Law> table;
  WallView walls;
  const ShapeEntry* wall_shapes;
  Real overlap_limit;
  Real dt;

  CLAST_HD Real operator()(int k) const {
    if (!touches(k) && !(contacts.extent[k] > 0)) return nothing_beyond;
    const int i = contacts.first[k];
    const Wall wall = walls.seen(units.position[i], contacts.second[k]);
    const Vec3 center = carriers.position[carriers.of(i)];
    const WallWork work(walls.frame_seen(units.position[i], contacts.second[k]), center,
                        contacts.patch[k].plane.normal, walls.cell.flow(units.position[i]),
                        contacts, k);
    const PatchMotion motion{center, center, work.velocity - carriers.velocity[carriers.of(i)],
                             carriers.spin[carriers.of(i)], work.spin};
    if (acts_as_region(i))
      push_region(k, i, wall, motion);
    else
      push_points(k, i, wall, motion);
    work.book(contacts, k, dt);
    const Real depth = acts_as_region(i) ? contacts.extent[k] : -contacts.found[k].gap;
    return depth - overlap_limit * units.radius[i];
  }

 private:
  CLAST_HD bool touches(int k) const { return contacts.found[k].gap < 0; }
  CLAST_HD NearPlates near() const {
    return {units, contacts.first, contacts.second, contacts.row, walls, wall_shapes};
  }
  CLAST_HD Real mass(int i, const Patch& patch, const PatchMotion& motion) const {
    return mass_on_wall(carriers.mass(carriers.of(i)), patch, motion);
  }

  // Polygons of two dimensions share no region.
  CLAST_HD bool acts_as_region(int i) const { return by_region<Law> && units.solid(i); }
  CLAST_HD void push_region(int k, int i, const Wall& wall, const PatchMotion& motion) const {
    if constexpr (by_region<Law>) {
      const typename Law::Parameters& p = table.of(units.material[i], wall.material);
      const OverlapRegion region = touches(k) ? region_of(k, i, wall) : OverlapRegion();
      const Patch patch =
          region_patch<Law>(p, units.radius[i], region, depth_of(region, k), units.position[i]);
      const NormalPush push = push_of_region<Law>(p, patch, region, motion, contacts.extent[k] > 0,
                                                  mass(i, patch, motion), dt);
      act_on_patch<Law>(contacts, k, p, patch, push, motion, dt);
    }
  }
  // Beside a plate a body may be deep behind its plane and just touch its rim. There the thickness
  // tells: of a cone this is its height, of a face 3/2 of its depth.
  CLAST_HD Real depth_of(const OverlapRegion& region, int k) const {
    return smaller(-contacts.found[k].gap, root(27 * region.thickness));
  }
  CLAST_HD OverlapRegion region_of(int k, int i, const Wall& wall) const {
    if (wall.is_plate()) return region_behind(near(), i, k, -contacts.patch[k].plane.normal, true);
    const Placed a = units.place(i);
    return region_beyond(Posed(a, a.center), -wall.normal,
                         dot(-wall.normal, wall.point - a.center));
  }

  CLAST_HD void push_points(int k, int i, const Wall& wall, const PatchMotion& motion) const {
    const typename Law::Parameters& p = table.of(units.material[i], wall.material);
    const Vec3 n = contacts.patch[k].plane.normal;
    ZonePoint points[most_zone_points];
    const int count = touches(k) ? find_points(k, i, wall, n, points) : 0;
    const Patch patch = make_patch<Law>(p, units.radius[i], n, points, count);
    push_at_points<Law>(contacts, k, p, patch, points, motion, units.radius[i],
                        mass(i, patch, motion), dt);
  }

  CLAST_HD int find_points(int k, int i, const Wall& wall, const Vec3& n,
                           ZonePoint (&points)[most_zone_points]) const {
    const Placed a = units.place(i);
    if (wall.kind == Wall::plane) return plane_zone(a, wall.point, wall.normal, points);
    return joined_zone(near(), i, k, plane_between(contacts.found[k], a.center, n), points);
  }
};

}  // namespace clast
