// Contacts of spheres with walls.
#pragma once

#include <cstdint>

#include "contact/placed_units.hpp"
#include "contact/sphere_on_sphere.hpp"
#include "contact/wall_work.hpp"

namespace clast {

// Whether another wall in the row of body a makes the contact of entry k: where walls join, one
// contact stands for all.
CLAST_HD bool left_to_another(const UnitView& units, const ContactView& contacts,
                              const WallView& walls, int k, const WallDistance& d) {
  if (!d.rim) return false;
  const int a = contacts.first[k];
  for (int other = contacts.row[a]; other < contacts.row[a + 1]; ++other)
    if (other != k && makes_contact_instead(walls.seen(units.position[a], contacts.second[other]),
                                            other < k, units.position[a], d, walls.corners))
      return true;
  return false;
}

// A sphere that rolls from one facet of a mesh to the next takes along what the contact remembers.
struct PassOnFacets {
  PlacedUnits units;
  ContactView contacts;
  WallView walls;

  CLAST_HD void operator()(int a) const {
    if (units.kind(a) != CoreKind::point) return;
    for (int k = contacts.row[a]; k < contacts.row[a + 1]; ++k) {
      if (!(contacts.extent[k] > 0)) continue;
      const WallDistance d = distance_of(k);
      if (!left_to_another(units, contacts, walls, k, d)) continue;
      const int heir = heir_of(k, d);
      if (heir >= 0) contacts.hand_over(k, heir);
    }
  }

 private:
  CLAST_HD Wall wall_of(int k) const {
    return walls.seen(units.position[contacts.first[k]], contacts.second[k]);
  }
  CLAST_HD WallDistance distance_of(int k) const {
    return distance_to(wall_of(k), units.position[contacts.first[k]], walls.corners);
  }

  // A new contact with the same mesh that pushes in nearly the same direction, or -1.
  CLAST_HD int heir_of(int k, const WallDistance& d) const {
    const int a = contacts.first[k];
    int heir = -1;
    Real best = 0.8;
    for (int other = contacts.row[a]; other < contacts.row[a + 1]; ++other) {
      const bool fresh = !(contacts.extent[other] > 0);
      if (other == k || !fresh || wall_of(other).surface != wall_of(k).surface) continue;
      const WallDistance there = distance_of(other);
      const Real alike = dot(there.direction, d.direction);
      if (there.distance < units.radius[a] && alike > best &&
          !left_to_another(units, contacts, walls, other, there)) {
        best = alike;
        heir = other;
      }
    }
    return heir;
  }
};

// By how much a sphere came closer to a wall in the step that ended here. `velocity` is that of the
// wall, where it is touched, relative to the centre. Along a round wall the normal turns on the
// way, so that the way itself counts; a turn of the wall about its own axis is none.
CLAST_HD Real approach_to(const Wall& wall, const Vec3* corners, const SurfaceFrame& frame,
                          const Vec3& center, const WallDistance& d, const Vec3& velocity,
                          Real dt) {
  if (!wall.is_round()) return -dt * dot(velocity, d.direction);
  const Vec3 own =
      wall.kind == Wall::sphere ? frame.spin : dot(frame.spin, wall.normal) * wall.normal;
  const Vec3 touched = center + d.distance * d.direction;
  const Vec3 way = dt * (velocity - cross(own, touched - wall.point));
  return distance_to(wall, center + way, corners).distance - d.distance;
}

// A sphere (A) on a wall (B): the same law with R* and m* of the sphere.
template <class Law, bool Rolling>
struct SphereOnWall {
  UnitView units;
  ContactView contacts;
  PairTable<Law> table;
  WallView walls;
  Real overlap_limit;
  Real dt;

  CLAST_HD Real operator()(int k) const {
    const int a = contacts.first[k];
    const Wall wall = walls.seen(units.position[a], contacts.second[k]);
    const Real r = units.radius[a];
    const WallDistance d = distance_to(wall, units.position[a], walls.corners);
    const Real overlap = left_to_another(units, contacts, walls, k, d) ? -r : r - d.distance;
    const SurfaceFrame frame = walls.frame_seen(units.position[a], contacts.second[k]);
    const WallWork work(frame, units.position[a] + d.distance * d.direction, d.direction,
                        walls.cell.flow(units.position[a]), contacts, k);
    const PairMotion motion{work.velocity - units.velocity[a], units.spin[a], work.spin, d.distance,
                            0};
    const Real approach = approach_to(wall, walls.corners, frame, units.position[a], d,
                                      motion.velocity - work.slide, dt);
    const ContactPoint at{d.direction,
                          overlap,
                          motion.velocity_at_contact(d.direction, -0.5 * approach, 0),
                          0.5 * dot(motion.spin_a + motion.spin_b, d.direction),
                          r,
                          1 / r,
                          units.mass[a],
                          approach};
    act<Law, Rolling>(contacts, k, table.of(units.material[a], wall.material), at, motion, dt);
    work.book(contacts, k, dt);
    return overlap - overlap_limit * r;
  }
};

}  // namespace clast
