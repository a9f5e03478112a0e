// Contacts of spheres with each other.
#pragma once

#include <cstdint>

#include "body/bodies.hpp"
#include "boundary/cell.hpp"
#include "contact/contacts.hpp"
#include "law/frictional_contact.hpp"
#include "law/rolling.hpp"

namespace clast {

// Motion of a pair: what moves relative to what, and how far the contact point is from the
// centres, along the normal.
struct PairMotion {
  Vec3 velocity;  // of the centre of B relative to that of A
  Vec3 spin_a, spin_b;
  Real arm_a, arm_b;

  // In the middle of the step, which velocities belong to: until its end the arms grew by these.
  CLAST_HD Vec3 velocity_at_contact(const Vec3& n, Real grown_a, Real grown_b) const {
    return velocity - cross((arm_a - grown_a) * spin_a + (arm_b - grown_b) * spin_b, n);
  }
  // By how much the centres came closer in the step that ended here: along the chord, since the
  // normal turned on the way.
  CLAST_HD Real approach(const Vec3& n, Real inverse_distance, Real dt) const {
    const Vec3 ds = dt * velocity;
    return 0.5 * squared_length(tangential(ds, n)) * inverse_distance - dot(ds, n);
  }
  // Of a force on B, whose product with the normal is `twist`.
  CLAST_HD Vec3 torque_a(const Vec3& twist, const Vec3&) const { return -arm_a * twist; }
  CLAST_HD Vec3 torque_b(const Vec3& twist, const Vec3&) const { return -arm_b * twist; }
  // Power of a force on B and of torques on A and B.
  CLAST_HD Real power(const Vec3& force, const Vec3& torque_a, const Vec3& torque_b) const {
    return dot(force, velocity) + dot(torque_a, spin_a) + dot(torque_b, spin_b);
  }
};

// Law, friction and rolling of contact k at the given point; leaves forces and memory in place.
// Friction took whatever the old and the new force together drew from the motion of the bodies
// and neither springs, dashpots nor rolling account for.
template <class Law, bool Rolling, class Motion>
CLAST_HD void act(const ContactView& c, int k, const typename Law::Parameters& p,
                  const ContactPoint& at, const Motion& motion, Real dt) {
  const Real past_extent = c.extent[k];
  const Vec3 past_force = c.force[k];
  ContactMemory past{c.shear[k], past_extent};
  if constexpr (remembers<Law>) past.law = c.law[k];
  const ContactForce f = frictional_contact<Law>(p, at, past, past_force, dt);
  const Vec3 twist = cross(at.normal, f.force);
  Vec3 torque_a = motion.torque_a(twist, f.force);
  Vec3 torque_b = motion.torque_b(twist, f.force);
  Real accounted = f.pressed + f.sheared + f.damped;
  if constexpr (Rolling) {
    const RollingTorque r = rolling_resistance<Law>(p, at, f.grip, f.memory.extent, past_extent,
                                                    c.roll[k], motion.spin_b - motion.spin_a, dt);
    torque_a += r.torque;
    torque_b -= r.torque;
    accounted += r.taken + r.stored;
    c.roll[k] = r.spring;
    c.rolled[k] += r.taken;
  }
  const Real drawn = -0.5 * dt *
                     (motion.power(past_force, c.torque_a[k], c.torque_b[k]) +
                      motion.power(f.force, torque_a, torque_b));
  c.rubbed[k] += drawn - accounted;
  c.damped[k] += f.damped;
  c.shear[k] = f.memory.shear;
  c.extent[k] = f.memory.extent;
  if constexpr (remembers<Law>) c.law[k] = f.memory.law;
  if constexpr (pulls<Law>) c.torn[k] += f.torn;
  c.force[k] = f.force;
  c.torque_a[k] = torque_a;
  c.torque_b[k] = torque_b;
}

// Pairs of spheres. The contact point lies midway in the overlap. Uniform: one set of parameters
// holds for all pairs.
//
// Reports how far the overlap is beyond what the guard allows.
template <class Law, bool Rolling, bool Uniform, class Space = OpenCell>
struct SphereOnSphere {
  UnitView units;
  ContactView contacts;
  PairTable<Law> table;
  Real overlap_limit;
  Real dt;
  Space cell;

  CLAST_HD Real operator()(int k) const {
    const int a = contacts.first[k], b = contacts.second[k];
    const auto sight = cell.sight(units.position[a], units.position[b]);
    const Vec3 d = sight.position(units.position[b]) - units.position[a];
    const Real ra = units.radius[a], rb = units.radius[b];
    const Real ma = units.mass[a], mb = units.mass[b];
    const Real distance = length(d);
    const Real inverse_distance = distance > 0 ? 1 / distance : 0;
    const Vec3 n = distance > 0 ? inverse_distance * d : Vec3{0, 0, 1};
    const Real overlap = ra + rb - distance;
    const PairMotion motion{sight.velocity(units.velocity[b]) - units.velocity[a], units.spin[a],
                            units.spin[b], ra - 0.5 * overlap, rb - 0.5 * overlap};
    const Real grown = 0.25 * dt * dot(motion.velocity, n);  // a half of half the step's way
    const ContactPoint at{n,
                          overlap,
                          motion.velocity_at_contact(n, grown, grown),
                          0.5 * dot(motion.spin_a + motion.spin_b, n),
                          ra * rb / (ra + rb),
                          (ra + rb) / (ra * rb),
                          ma * mb / (ma + mb),
                          motion.approach(n, inverse_distance, dt)};
    const int entry = Uniform ? 0 : units.material[a] * table.materials + units.material[b];
    act<Law, Rolling>(contacts, k, table.pairs[entry], at, motion, dt);
    return overlap - overlap_limit * smaller(ra, rb);
  }
};

}  // namespace clast
