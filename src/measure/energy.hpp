// Energy held by bodies and contacts, one number per item for the fixed-order sums.
#pragma once

#include <cstdint>

#include "contact/spheres.hpp"

namespace clast {

struct BodyEnergy {
  BodyView bodies;
  Vec3 gravity;
  Real* translation;
  Real* rotation;
  Real* potential;
  CLAST_HD void operator()(int i) const {
    const Real m = bodies.mass[i];
    translation[i] = 0.5 * m * squared_length(bodies.velocity[i]);
    rotation[i] = 0.2 * m * square(bodies.radius[i]) * squared_length(bodies.spin[i]);
    potential[i] = -m * dot(gravity, bodies.position[i]);
  }
};

// Elastic energy of contact k from what it remembers.
template <class Law>
struct ContactEnergy {
  BodyView bodies;
  ContactView contacts;
  PairTable table;
  const Wall* walls;  // null for pairs of bodies
  bool rolling;
  Real* normal;
  Real* shear;
  Real* roll;
  CLAST_HD void operator()(int k) const {
    const int a = contacts.first[k], b = contacts.second[k];
    const Real ra = bodies.radius[a];
    const Real radius =
        walls != nullptr ? ra : ra * bodies.radius[b] / (ra + bodies.radius[b]);
    const int other = walls != nullptr ? walls[b].material : bodies.material[b];
    const PairParameters p = table.pairs[bodies.material[a] * table.materials + other];
    const Real extent = contacts.extent[k];
    normal[k] = Law::energy(p, radius, extent);
    shear[k] = spring_energy(squared_length(contacts.shear[k]), Law::shear_stiffness(p, extent));
    roll[k] = 0;
    if (rolling)
      roll[k] = spring_energy(squared_length(contacts.roll[k]),
                              rolling_stiffness<Law>(p, radius, extent));
  }
};

// 1 for a contact that touches.
struct Touching {
  const Real* extent;
  Real* touching;
  CLAST_HD void operator()(int k) const { touching[k] = extent[k] > 0 ? 1 : 0; }
};

// Squared speed, for the fastest body.
struct SquaredSpeed {
  const Vec3* velocity;
  CLAST_HD Real operator()(int i) const { return squared_length(velocity[i]); }
};

// One component (axis) of the force (what 0) or of the torque about the origin (what 1) that
// contact k puts on the given wall.
struct OnWall {
  BodyView bodies;
  ContactView contacts;
  const Wall* walls;
  std::int32_t wall;
  int what, axis;
  Real* value;
  CLAST_HD void operator()(int k) const {
    value[k] = 0;
    if (contacts.second[k] != wall) return;
    const Vec3 force = contacts.force[k];
    if (what == 0) {
      value[k] = force[axis];
      return;
    }
    const Vec3 at = bodies.position[contacts.first[k]];
    const WallDistance d = distance_to(walls[wall], at);
    value[k] = cross(at + d.distance * d.direction, force)[axis];
  }
};

}  // namespace clast
