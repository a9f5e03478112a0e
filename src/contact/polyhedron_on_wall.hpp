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
  const Wall* walls;
  const ShapeEntry* wall_shapes;
  Real tolerance;

  CLAST_HD void operator()(int k) const {
    const Wall& wall = walls[contacts.second[k]];
    const Placed a = units.place(contacts.first[k]);
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
  const Wall* walls;
  const ShapeEntry* wall_shapes;

  CLAST_HD void operator()(int k) const {
    const Wall& wall = walls[contacts.second[k]];
    const Placed a = units.place(contacts.first[k]);
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
    const bool touches = contacts.found[k].gap < 0;
    if (!touches && !(contacts.extent[k] > 0)) return nothing_beyond;
    const int i = contacts.first[k];
    const Wall& wall = walls.walls[contacts.second[k]];
    PatchMemory& memory = contacts.patch[k];
    const Vec3 n = memory.plane.normal;
    ZonePoint points[most_zone_points];
    const int count = touches ? find_points(k, i, wall, n, points) : 0;
    const typename Law::Parameters& p = table.of(units.material[i], wall.material);
    const Real r = units.radius[i];
    const Patch patch = patch_of(k, i, wall, p, n, points, count);
    const int a = carriers.of(i);
    const Vec3 center = carriers.position[a];
    const WallWork work(walls.frames[wall.surface + 1], center, contacts, k);
    const PatchMotion motion{center, center, work.velocity - carriers.velocity[a], carriers.spin[a],
                             work.spin};
    const Real mass = 1 / carriers.inverse_mass_at(a, patch.center - center, n);
    const NormalPush push =
        push_of_points<Law>(p, patch, points, motion, contacts.extent[k] > 0, r, mass, dt);
    act_on_patch<Law>(contacts, k, memory, p, patch, push, motion, dt);
    work.book(contacts, k, dt);
    return -contacts.found[k].gap - overlap_limit * r;
  }

 private:
  CLAST_HD Patch patch_of(int k, int i, const Wall& wall, const typename Law::Parameters& p, const Vec3& n,
                          ZonePoint (&points)[most_zone_points], int count) const {
    if constexpr (by_volume<Law>) {
      const Placed a = units.place(i);
      const FoundPlane& found = contacts.found[k];
      const Vec3 on_wall =
          wall.kind == Wall::plane ? wall.point : a.center + found.middle + (0.5 * found.gap) * n;
      const OverlapVolume overlap = count > 0 ? overlap_with(a, wall, n) : OverlapVolume();
      const Real whole = wall.kind == Wall::plane ? overlap.volume : volume_in_plane(i, k);
      return volume_patch(p, units.radius[i], overlap, whole, -found.gap, on_wall, a.center,
                          count);
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
    const NearPlates near{units, contacts.second, contacts.row, walls, wall_shapes};
    const Vec3 n = contacts.patch[k].plane.normal;
    const Real level = near.level(i, k, n);
    Real sum = 0;
    for (int j = contacts.row[i]; j < contacts.row[i + 1]; ++j) {
      if (!near.is_plate(j) || !(contacts.found[j].gap < 0)) continue;
      if (near.wall(j).material != near.wall(k).material) continue;
      const Real off = near.level(i, j, n) - level;
      if (dot(contacts.patch[j].plane.normal, n) > 0 && near.is_face(j, n) &&
          larger(off, -off) <= near.tolerance(i, j, k))
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
    return joined_zone(NearPlates{units, contacts.second, contacts.row, walls, wall_shapes}, i, k,
                       plane_between(contacts.found[k], a.center, n), points);
  }
};

}  // namespace clast
