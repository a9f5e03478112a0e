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

// What contact k keeps from one step to the next, and what the step adds to its tallies.
template <class Law, bool Rolling>
struct PairState {
  Vec3 force, torque_a, torque_b, shear, roll, law;
  Real extent;
  Real rubbed = 0, damped = 0, rolled = 0, torn = 0;

  PairState() = default;
  CLAST_HD PairState(const ContactView& c, int k)
      : force(c.force[k]),
        torque_a(c.torque_a[k]),
        torque_b(c.torque_b[k]),
        shear(c.shear[k]),
        extent(c.extent[k]) {
    if constexpr (Rolling) roll = c.roll[k];
    if constexpr (remembers<Law>) law = c.law[k];
  }

  CLAST_HD void keep(const ContactView& c, int k) const {
    c.rubbed[k] += rubbed;
    c.damped[k] += damped;
    c.shear[k] = shear;
    c.extent[k] = extent;
    if constexpr (Rolling) {
      c.roll[k] = roll;
      c.rolled[k] += rolled;
    }
    if constexpr (remembers<Law>) c.law[k] = law;
    if constexpr (pulls<Law>) c.torn[k] += torn;
    c.force[k] = force;
    c.torque_a[k] = torque_a;
    c.torque_b[k] = torque_b;
  }
};

// Law, friction and rolling of a contact at the given point. Friction took whatever the old and the
// new force together drew from the motion of the bodies and neither springs, dashpots nor rolling
// account for.
template <class Law, bool Rolling, class Motion>
CLAST_HD void act(PairState<Law, Rolling>& state, const typename Law::Parameters& p,
                  const ContactPoint& at, const Motion& motion, Real dt) {
  const ContactMemory past{state.shear, state.extent, state.law};
  const ContactForce f = frictional_contact<Law>(p, at, past, state.force, dt);
  const Vec3 twist = cross(at.normal, f.force);
  Vec3 torque_a = motion.torque_a(twist, f.force);
  Vec3 torque_b = motion.torque_b(twist, f.force);
  Real accounted = f.pressed + f.sheared + f.damped;
  if constexpr (Rolling) {
    const RollingTorque r = rolling_resistance<Law>(p, at, f.grip, f.memory.extent, state.extent,
                                                    state.roll, motion.spin_b - motion.spin_a, dt);
    torque_a += r.torque;
    torque_b -= r.torque;
    accounted += r.taken + r.stored;
    state.roll = r.spring;
    state.rolled = r.taken;
  }
  const Real drawn = -0.5 * dt *
                     (motion.power(state.force, state.torque_a, state.torque_b) +
                      motion.power(f.force, torque_a, torque_b));
  state.rubbed = drawn - accounted;
  state.damped = f.damped;
  state.torn = f.torn;
  state.shear = f.memory.shear;
  state.extent = f.memory.extent;
  state.law = f.memory.law;
  state.force = f.force;
  state.torque_a = torque_a;
  state.torque_b = torque_b;
}

// The same for contact k: leaves forces and memory in place.
template <class Law, bool Rolling, class Motion>
CLAST_HD void act(const ContactView& contacts, int k, const typename Law::Parameters& p,
                  const ContactPoint& at, const Motion& motion, Real dt) {
  PairState<Law, Rolling> state(contacts, k);
  act(state, p, at, motion, dt);
  state.keep(contacts, k);
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
