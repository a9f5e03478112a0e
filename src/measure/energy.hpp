// Energy held by bodies and contacts, three terms per item for the fixed-order sums.
#pragma once

#include <cstdint>

#include "body/inertia.hpp"
#include "boundary/surface.hpp"
#include "contact/contacts.hpp"
#include "contact/placed_units.hpp"
#include "law/rolling.hpp"

namespace clast {

// Kinetic energy of translation and of rotation, potential energy.
template <class Inertia>
struct BodyEnergy {
  UnitView bodies;
  Inertia inertia;
  Vec3 gravity;
  Cell cell;
  Vec3* energy;
  CLAST_HD void operator()(int i) const {
    const Real m = bodies.mass[i];
    const Vec3 v = bodies.velocity[i] - cell.flow(bodies.position[i]);
    energy[i] = {0.5 * m * squared_length(v), inertia.energy(i, bodies.spin[i]),
                 -m * dot(gravity, bodies.position[i])};
  }
};
template <class Inertia>
BodyEnergy(UnitView, Inertia, Vec3, Cell, Vec3*) -> BodyEnergy<Inertia>;

// Elastic energy of the normal, the tangential and the rolling spring of contact k, from what it
// remembers.
template <class Law>
struct ContactEnergy {
  PlacedUnits units;
  ContactView contacts;
  PairTable<Law> table;
  const Wall* walls;  // null for pairs
  Vec3* energy;
  CLAST_HD void operator()(int k) const {
    const int a = contacts.first[k], b = contacts.second[k];
    const Real ra = units.radius[a];
    const Real radius = walls != nullptr ? ra : ra * units.radius[b] / (ra + units.radius[b]);
    const int other = walls != nullptr ? walls[b].material : units.material[b];
    const typename Law::Parameters p = table.of(units.material[a], other);
    const Real extent = contacts.extent[k];
    const bool patched = contacts.patch != nullptr && !spheres(a, b);
    const Real normal = patched ? contacts.patch[k].energy : Law::energy(p, 1 / radius, extent);
    const Real stiffness =
        patched ? contacts.patch[k].shear_stiffness : Law::shear_stiffness(p, extent);
    const Real turning = patched ? stiffness * square(contacts.patch[k].arm)
                                 : rolling_stiffness<Law>(p, radius, extent);
    const bool by_points = patched && contacts.points != nullptr && contacts.points[k].count > 0;
    const Real shear =
        by_points ? contacts.points[k].energy(stiffness)
                  : spring_energy(squared_length(contacts.shear[k]), compliance_of(stiffness));
    const Real roll = contacts.roll != nullptr
                          ? spring_energy(squared_length(contacts.roll[k]), compliance_of(turning))
                          : 0;
    energy[k] = {extent > 0 ? normal : 0, shear, roll};
  }

 private:
  CLAST_HD bool spheres(int a, int b) const {
    return units.kind(a) == CoreKind::point &&
           (walls != nullptr || units.kind(b) == CoreKind::point);
  }
};

// 1 for a contact that touches.
struct Touching {
  const Real* extent;
  Real* touching;
  CLAST_HD void operator()(int k) const { touching[k] = extent[k] > 0 ? 1 : 0; }
};

// With bodies of several parts: 1 for the first contact that touches among those of the same two
// bodies, or of the same body and wall.
struct TouchingBodies {
  const Real* extent;
  const std::int32_t* first;
  const std::int32_t* second;
  const std::int32_t* contact_row;  // of each part
  const std::int32_t* owner;
  const std::int32_t* part_row;  // see body/parts.hpp
  const std::int32_t* part_slot;
  bool walls;
  Real* touching;
  CLAST_HD void operator()(int k) const { touching[k] = extent[k] > 0 && is_first(k) ? 1 : 0; }

 private:
  CLAST_HD int partner(int k) const { return walls ? second[k] : owner[second[k]]; }
  CLAST_HD bool is_first(int k) const {
    const int body = owner[first[k]];
    for (int e = part_row[body]; e < part_row[body + 1]; ++e) {
      const int part = part_slot[e];
      for (int other = contact_row[part]; other < contact_row[part + 1]; ++other) {
        if (other == k) return true;
        if (extent[other] > 0 && partner(other) == partner(k)) return false;
      }
    }
    return true;
  }
};

// Squared speed, for the fastest body; in a cell that deforms, relative to the mean motion.
struct SquaredSpeed {
  const Vec3* position;
  const Vec3* velocity;
  Cell cell;
  CLAST_HD Real operator()(int i) const {
    return squared_length(velocity[i] - cell.flow(position[i]));
  }
};

// The torque that contact k puts on its wall, about the reference point of the wall's surface. The
// torque about the centre of the body, turned round, and the force through that centre are the same
// load.
struct OnWall {
  const Vec3* position;       // of bodies
  const std::int32_t* owner;  // of parts; null: bodies touch themselves
  ContactView contacts;
  WallView walls;
  Vec3* torque;
  CLAST_HD void operator()(int k) const { torque[k] = torque_of(k); }
  CLAST_HD Vec3 torque_of(int k) const {
    const int a = contacts.first[k];
    const Vec3 at = position[owner == nullptr ? a : owner[a]];
    const Vec3 arm = at - walls.frame_seen(at, contacts.second[k]).reference();
    return cross(arm, contacts.force[k]) - contacts.torque_a[k];
  }
};

// The same if it is a wall of one surface, else zero.
struct TorqueOnSurface {
  OnWall load;
  std::int32_t surface;
  CLAST_HD void operator()(int k) const {
    const bool own = load.walls.walls[load.contacts.second[k]].surface == surface;
    load.torque[k] = own ? load.torque_of(k) : Vec3();
  }
};

// The power that the motion of a wall gives to body and contact k.
struct PowerOfWall {
  OnWall load;
  const Vec3* position;  // of units
  Vec3* power;           // as x
  CLAST_HD void operator()(int k) const {
    const SurfaceFrame& frame =
        load.walls.frames[load.walls.walls[load.contacts.second[k]].surface + 1];
    power[k] = {-dot(load.contacts.force[k], frame.velocity + tangential(frame.slide, normal(k))) -
                    dot(load.torque_of(k), frame.spin + frame.slide_spin),
                0, 0};
  }

 private:
  // Contacts of shapes remember it.
  CLAST_HD Vec3 normal(int k) const {
    if (load.contacts.patch != nullptr && load.contacts.patch[k].normal != Vec3())
      return load.contacts.patch[k].normal;
    const Vec3 at = position[load.contacts.first[k]];
    return distance_to(load.walls.seen(at, load.contacts.second[k]), at, load.walls.corners)
        .direction;
  }
};

}  // namespace clast
