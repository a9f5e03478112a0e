// Contacts of spheres with walls.
#pragma once

#include <cstdint>

#include "contact/ball_on_walls.hpp"
#include "contact/placed_units.hpp"
#include "contact/sphere_on_sphere.hpp"
#include "contact/wall_work.hpp"

namespace clast {

CLAST_HD BallOnWalls sphere_on_walls(const UnitView& units, const ContactView& contacts,
                                     const WallView& walls, int a) {
  return {walls, contacts, units.position[a], units.position[a], units.radius[a]};
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
      const BallContact d = ball(a).contact(k);
      if (d.acts) continue;
      const int heir = heir_of(k, d);
      if (heir >= 0) contacts.hand_over(k, heir);
    }
  }

 private:
  CLAST_HD BallOnWalls ball(int a) const { return sphere_on_walls(units, contacts, walls, a); }
  CLAST_HD int surface_of(int k) const { return walls.walls[contacts.second[k]].surface; }

  // A new contact with the same mesh that pushes in nearly the same direction, or -1.
  CLAST_HD int heir_of(int k, const BallContact& d) const {
    const int a = contacts.first[k];
    int heir = -1;
    Real best = 0.8;
    for (int other = contacts.row[a]; other < contacts.row[a + 1]; ++other) {
      const bool fresh = !(contacts.extent[other] > 0);
      if (other == k || !fresh || surface_of(other) != surface_of(k)) continue;
      const BallContact there = ball(a).contact(other);
      const Real alike = dot(there.direction, d.direction);
      if (there.acts && there.distance < units.radius[a] && alike > best) {
        best = alike;
        heir = other;
      }
    }
    return heir;
  }
};

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
    const BallOnWalls ball = sphere_on_walls(units, contacts, walls, a);
    const BallContact d = ball.contact(k);
    const Real overlap = d.acts ? r - d.distance : -r;
    const SurfaceFrame frame = walls.frame_seen(units.position[a], contacts.second[k]);
    const WallWork work(frame, units.position[a] + d.distance * d.direction, d.direction,
                        walls.cell.flow(units.position[a]), contacts, k);
    const PairMotion motion{work.velocity - units.velocity[a], units.spin[a], work.spin, d.distance,
                            0};
    const Real approach = ball.approach(k, d, frame, motion.velocity - work.slide, dt);
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
