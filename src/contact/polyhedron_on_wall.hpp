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

// The same under the volume law: what lies behind walls, each by itself.
struct FindWallOverlaps {
  static constexpr bool branches = true;

  PlacedUnits units;
  ContactView contacts;
  WallView walls;
  const ShapeEntry* wall_shapes;

  CLAST_HD void operator()(int k) const {
    const Placed a = units.place(contacts.first[k]);
    const Wall wall = walls.seen(a.center, contacts.second[k]);
    if (wall.kind == Wall::plane)
      find_on_plane(contacts, k, a, wall);
    else
      on_plate(k, a, wall);
  }

 private:
  // A body stays on the side of the plate that it touched it from. At the first touch that is the
  // side with less of it behind the plate, and that is nothing until it comes through.
  CLAST_HD void on_plate(int k, const Placed& a, const Wall& wall) const {
    const bool touched = contacts.extent[k] > 0;
    PlaneMemory& memory = contacts.patch[k].plane;
    FoundPlane& found = contacts.found[k];
    found.gap = 1;
    if (!touched && !comes_through(a, wall)) return;
    const Placed plate = placed_plate(wall, wall_shapes);
    Vec3 outward = touched && dot(memory.normal, wall.normal) > 0 ? -wall.normal : wall.normal;
    BehindPlate behind = behind_plate(a, plate, outward);
    if (!touched) {
      const BehindPlate other = behind_plate(a, plate, -outward);
      if (other.overlap.volume < behind.overlap.volume) {
        outward = -outward;
        behind = other;
      }
    }
    memory.type = PlaneMemory::direction;
    memory.normal = -outward;
    if (!(behind.overlap.volume > 0 && behind.depth > 0)) return;
    const Vec3 middle = behind.deepest + (0.5 * behind.depth) * outward;
    found = {middle - a.center, -behind.depth, behind.overlap.volume};
  }

  CLAST_HD static bool comes_through(const Placed& a, const Wall& wall) {
    const Posed body(a, a.center);
    const Real level = dot(wall.normal, wall.center - a.center);
    return body.lowest(wall.normal) < level && body.highest(wall.normal) > level;
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
    if (acts_as_region(i, wall))
      push_region(k, i, wall, motion);
    else
      push_points(k, i, wall, motion);
    work.book(contacts, k, dt);
    return -contacts.found[k].gap - overlap_limit * units.radius[i];
  }

 private:
  CLAST_HD bool touches(int k) const { return contacts.found[k].gap < 0; }
  CLAST_HD NearPlates near() const {
    return {units, contacts.first, contacts.second, contacts.row, walls, wall_shapes};
  }
  CLAST_HD Real mass(int i, const Patch& patch, const PatchMotion& motion) const {
    return mass_on_wall(carriers.mass(carriers.of(i)), patch, motion);
  }

  // At the points of a flat wall the force of a law of spheres is the gradient of an energy
  // already.
  CLAST_HD bool acts_as_region(int i, const Wall& wall) const {
    return by_volume<Law> && units.solid(i) && wall.kind == Wall::plane;
  }
  CLAST_HD void push_region(int k, int i, const Wall& wall, const PatchMotion& motion) const {
    if constexpr (by_volume<Law>) {
      const typename Law::Parameters& p = table.of(units.material[i], wall.material);
      const OverlapRegion region = touches(k) ? region_of(i, wall) : OverlapRegion();
      const Patch patch =
          region_patch<Law>(p, units.radius[i], region, -contacts.found[k].gap, units.position[i]);
      const NormalPush push = push_of_region<Law>(p, patch, region, motion, contacts.extent[k] > 0,
                                                  mass(i, patch, motion), dt);
      act_on_patch<Law>(contacts, k, p, patch, push, motion, dt);
    }
  }
  CLAST_HD OverlapRegion region_of(int i, const Wall& wall) const {
    const Placed a = units.place(i);
    return region_beyond(Posed(a, a.center), -wall.normal,
                         dot(-wall.normal, wall.point - a.center));
  }

  CLAST_HD void push_points(int k, int i, const Wall& wall, const PatchMotion& motion) const {
    const typename Law::Parameters& p = table.of(units.material[i], wall.material);
    const Vec3 n = contacts.patch[k].plane.normal;
    ZonePoint points[most_zone_points];
    const int count = touches(k) ? find_points(k, i, wall, n, points) : 0;
    const Patch patch = patch_of(k, i, wall, p, n, points, count);
    push_at_points<Law>(contacts, k, p, patch, points, motion, units.radius[i],
                        mass(i, patch, motion), dt);
  }

  CLAST_HD Patch patch_of(int k, int i, const Wall& wall, const typename Law::Parameters& p,
                          const Vec3& n, ZonePoint (&points)[most_zone_points], int count) const {
    if constexpr (by_volume<Law>) {
      const Placed a = units.place(i);
      const FoundPlane& found = contacts.found[k];
      const Vec3 on_wall =
          wall.kind == Wall::plane ? wall.point : a.center + found.middle + (0.5 * found.gap) * n;
      const OverlapVolume overlap = count > 0 ? overlap_with(a, wall, n) : OverlapVolume();
      const Real whole = wall.kind == Wall::plane ? overlap.volume : volume_in_plane(i, k);
      return volume_patch(p, units.radius[i], overlap, whole, -found.gap, on_wall, a.center, count);
    }
    return make_patch<Law>(p, units.radius[i], n, points, count);
  }

  CLAST_HD OverlapVolume overlap_with(const Placed& a, const Wall& wall, const Vec3& n) const {
    return wall.kind == Wall::plane ? half_space_overlap(a, wall.point, -n)
                                    : behind_plate(a, placed_plate(wall, wall_shapes), -n).overlap;
  }

  // Behind plate k and all others of its material that lie in its plane: together they are one
  // floor.
  CLAST_HD Real volume_in_plane(int i, int k) const {
    const NearPlates plates = near();
    const Vec3 n = contacts.patch[k].plane.normal;
    const Real level = plates.level(i, k, n);
    Real sum = 0;
    for (int j = contacts.row[i]; j < contacts.row[i + 1]; ++j) {
      if (!plates.is_plate(j) || !(contacts.found[j].gap < 0)) continue;
      if (plates.wall(j).material != plates.wall(k).material) continue;
      const Real off = plates.level(i, j, n) - level;
      if (dot(contacts.patch[j].plane.normal, n) > 0 && plates.is_face(j, n) &&
          larger(off, -off) <= plates.tolerance(i, j, k))
        sum += contacts.found[j].depth;
    }
    return sum;
  }

  CLAST_HD int find_points(int k, int i, const Wall& wall, const Vec3& n,
                           ZonePoint (&points)[most_zone_points]) const {
    const Placed a = units.place(i);
    if (wall.kind == Wall::plane) return plane_zone(a, wall.point, wall.normal, points);
    if constexpr (by_volume<Law>)
      return contact_zone(a, placed_plate(wall, wall_shapes),
                          plane_between(contacts.found[k], a.center, n), points);
    return joined_zone(near(), i, k, plane_between(contacts.found[k], a.center, n), points);
  }
};

}  // namespace clast
