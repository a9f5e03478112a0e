// Contacts of spheres with walls.
#pragma once

#include <cstdint>

#include "contact/spheres.hpp"
#include "contact/wall_work.hpp"

namespace clast {

// Whether another wall in the row of body a makes the contact of entry k: where walls join, one
// contact stands for all.
CLAST_HD bool left_to_another(const BodyView& bodies, const ContactView& contacts,
                              const std::int32_t* row, const WallView& walls, int k,
                              const WallDistance& d) {
  if (!d.rim) return false;
  const int a = contacts.first[k];
  for (int other = row[a]; other < row[a + 1]; ++other)
    if (other != k && makes_contact_instead(walls.walls[contacts.second[other]], other < k,
                                            bodies.position[a], d, walls.corners))
      return true;
  return false;
}

// A sphere that rolls from one facet of a mesh to the next takes along what the contact remembers.
struct PassOnFacets {
  BodyView bodies;
  ContactView contacts;
  const std::int32_t* row;  // of each body
  WallView walls;
  const std::int32_t* shape;  // of each body
  bool rolling;

  CLAST_HD void operator()(int a) const {
    if (shape[a] != 0) return;
    for (int k = row[a]; k < row[a + 1]; ++k) {
      if (!(contacts.extent[k] > 0)) continue;
      const WallDistance d = distance_of(k);
      if (!left_to_another(bodies, contacts, row, walls, k, d)) continue;
      const int heir = heir_of(k, d);
      if (heir >= 0) pass_on(k, heir);
    }
  }

 private:
  CLAST_HD const Wall& wall_of(int k) const { return walls.walls[contacts.second[k]]; }
  CLAST_HD WallDistance distance_of(int k) const {
    return distance_to(wall_of(k), bodies.position[contacts.first[k]], walls.corners);
  }

  // A new contact with the same mesh that pushes in nearly the same direction, or -1.
  CLAST_HD int heir_of(int k, const WallDistance& d) const {
    const int a = contacts.first[k];
    int heir = -1;
    Real best = 0.8;
    for (int other = row[a]; other < row[a + 1]; ++other) {
      const bool fresh = !(contacts.extent[other] > 0);
      if (other == k || !fresh || wall_of(other).surface != wall_of(k).surface) continue;
      const WallDistance there = distance_of(other);
      const Real alike = dot(there.direction, d.direction);
      if (there.distance < bodies.radius[a] && alike > best &&
          !left_to_another(bodies, contacts, row, walls, other, there)) {
        best = alike;
        heir = other;
      }
    }
    return heir;
  }

  CLAST_HD void pass_on(int k, int heir) const {
    contacts.extent[heir] = contacts.extent[k];
    contacts.extent[k] = 0;
    move(contacts.shear, k, heir);
    move(contacts.force, k, heir);
    move(contacts.torque_a, k, heir);
    move(contacts.torque_b, k, heir);
    if (rolling) move(contacts.roll, k, heir);
  }
  CLAST_HD static void move(Vec3* values, int k, int heir) {
    values[heir] = values[k];
    values[k] = Vec3();
  }
};

// A sphere (A) on a wall (B): the same law with R* and m* of the sphere.
template <class Law, bool Rolling>
struct SphereOnWall {
  BodyView bodies;
  ContactView contacts;
  const std::int32_t* row;  // of each body
  PairTable table;
  WallView walls;
  Real overlap_limit;
  Real dt;

  CLAST_HD Real operator()(int k) const {
    const int a = contacts.first[k];
    const Wall wall = walls.walls[contacts.second[k]];
    const Real r = bodies.radius[a];
    const WallDistance d = distance_to(wall, bodies.position[a], walls.corners);
    const Real overlap = left_to_another(bodies, contacts, row, walls, k, d) ? -r : r - d.distance;
    const WallWork work(walls.frames[wall.surface + 1],
                        bodies.position[a] + d.distance * d.direction, contacts, k);
    const PairMotion motion{work.velocity - bodies.velocity[a], bodies.spin[a], work.spin,
                            d.distance, 0};
    const ContactPoint at{d.direction,
                          overlap,
                          motion.velocity_at_contact(d.direction),
                          0.5 * dot(motion.spin_a + motion.spin_b, d.direction),
                          r,
                          1 / r,
                          bodies.mass[a],
                          -dt * dot(motion.velocity, d.direction)};
    const int entry = bodies.material[a] * table.materials + wall.material;
    act<Law, Rolling>(contacts, k, table.pairs[entry], at, motion, dt);
    work.book(contacts, k, dt);
    return overlap - overlap_limit * r;
  }
};

}  // namespace clast
