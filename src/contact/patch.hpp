// Contacts over an area: several points, one force, one memory.
//
// Polyhedra touch in points, lines and faces. However many points represent such a patch, it acts
// as one contact of the law at hand, with an overlap that all points share in,
//   M = (sum w d^4)^(1/4),  w = min(1, 4 a),
// where d is the depth of a point and a the part of the area that it stands for. The law gives
// force and energy from M, and each point carries the part f(M) dM/dd of it: the forces are the
// gradient of the energy, and no point pulls. A lone point has w = 1. A face has four such points,
// or more with less weight, so its stiffness does not depend on how many there are. A point that
// leaves has depth zero and takes nothing with it.
//
// (Points that never pull and an energy that is the same for one point and for a face at the same
// depth would leave the deepest point alone to carry everything; a block on the ground would
// chatter. The fourth power is a compromise: a face is 4^(2/4) = 2 times as stiff as a point.)
#pragma once

#include "contact/contact_zone.hpp"
#include "contact/contacts.hpp"
#include "contact/patch_memory.hpp"
#include "law/frictional_contact.hpp"

namespace clast {

// Two bodies, or a body and a wall, at the end of a step.
struct PatchMotion {
  Vec3 center_a, center_b;
  Vec3 velocity;  // of B relative to A
  Vec3 spin_a, spin_b;

  // Of B relative to A at x.
  CLAST_HD Vec3 velocity_at(const Vec3& x) const {
    return velocity + cross(spin_b, x - center_b) - cross(spin_a, x - center_a);
  }
  CLAST_HD Real power(const Vec3& force, const Vec3& torque_a, const Vec3& torque_b) const {
    return dot(force, velocity) + dot(torque_a, spin_a) + dot(torque_b, spin_b);
  }
  // Power of a force that acted at the start of the step, at an offset from the centre of A. The
  // centres were apart by what they are now less the step.
  CLAST_HD Real past_power(const Vec3& force, const Vec3& offset, Real dt) const {
    const Vec3 offset_b = offset - (center_b - center_a - dt * velocity);
    return power(force, -cross(offset, force), cross(offset_b, force));
  }
};

// What the points of a patch amount to. Empty: count 0 and zeros.
struct Patch {
  Vec3 normal;
  int count = 0;
  Real depth = 0;
  Real slope = 0;  // of the depth, when all points sink in alike. Loops in stages ask it whether
                   // the patch is empty: with a count, GCC makes vectors of half the width
  Vec3 center;     // where the spring acts
  Real force = 0, energy = 0, stiffness = 0, shear_stiffness = 0;  // of the springs
  Real couple = 0;  // about the normal, on B; of regions and links only
};

// A patch under a law that has a spring at each point (BLOKS3D 3.3.3).
template <class Law, int Most>
CLAST_HD Patch spring_per_point(const typename Law::Parameters& p, const Vec3& normal,
                                ZonePoint (&points)[Most], int count, Real deepest) {
  Patch patch;
  patch.normal = normal;
  patch.count = count;
  patch.depth = deepest;
  patch.slope = 1;
  for (int i = 0; i < count; ++i) {
    const Real d = points[i].depth;
    points[i].share = Law::force(p, 0, d);
    patch.force += points[i].share;
    patch.energy += Law::energy(p, 0, d);
    patch.stiffness += Law::stiffness(p, d);
    patch.shear_stiffness += Law::shear_stiffness(p, d);
  }
  for (int i = 0; i < count; ++i) {
    points[i].share *= 1 / patch.force;
    patch.center += points[i].share * points[i].position;
  }
  return patch;
}

// A patch under a law of spheres, whose R* is that of the bounding spheres. Turns the share of each
// point into its part of the force.
template <class Law, int Most>
CLAST_HD Patch make_patch(const typename Law::Parameters& p, Real radius, const Vec3& normal,
                          ZonePoint (&points)[Most], int count) {
  Patch patch;
  patch.normal = normal;
  Real deepest = 0;
  for (int i = 0; i < count; ++i) deepest = larger(deepest, points[i].depth);
  if (!(deepest > 0)) return patch;
  if constexpr (one_spring_per_point<Law>)
    return spring_per_point<Law>(p, normal, points, count, deepest);
  // In units of the deepest, so that no power underflows.
  Real fourth = 0, third = 0;
  for (int i = 0; i < count; ++i) {
    const Real d = points[i].depth / deepest;
    const Real weight = smaller(4 * points[i].share, 1) * cube(d);
    points[i].share = weight;
    third += weight;
    fourth += weight * d;
  }
  const Real norm = root(root(fourth));
  for (int i = 0; i < count; ++i) {
    points[i].share *= 1 / third;
    patch.center += points[i].share * points[i].position;
  }
  const Real slope = third / cube(norm);
  patch.count = count;
  patch.depth = norm * deepest;
  patch.slope = slope;
  const Real extent = Law::extent(p, radius, patch.depth);
  patch.force = slope * Law::force(p, 1 / radius, extent);
  patch.energy = Law::energy(p, 1 / radius, extent);
  patch.stiffness = square(slope) * Law::stiffness(p, extent);
  patch.shear_stiffness = square(slope) * Law::shear_stiffness(p, extent);
  return patch;
}

// A patch of one point, or an empty one where nothing touches: make_patch without branches.
template <class Law>
CLAST_HD Patch patch_of_point(const typename Law::Parameters& p, Real radius, const Vec3& normal,
                              const Vec3& point, Real depth, bool touching) {
  const Real curvature = 1 / radius, extent = Law::extent(p, radius, depth);
  const Real present = touching ? 1 : 0;
  Patch patch;
  patch.normal = normal;
  patch.count = touching ? 1 : 0;
  patch.depth = depth;
  patch.slope = present;
  patch.center = point;
  patch.force = present * Law::force(p, curvature, extent);
  patch.energy = present * Law::energy(p, curvature, extent);
  patch.stiffness = present * Law::stiffness(p, extent);
  patch.shear_stiffness = present * Law::shear_stiffness(p, extent);
  return patch;
}

// A spring under friction and with a dashpot: what it pulls with now, and what it keeps of it.
struct FrictionPull {
  Real total, spring;
};

// The twist: a torsion spring about the normal that friction holds.
CLAST_HD FrictionPull twist_pull(const SpringChange& spring, Real past, Real damping, Real rate,
                                 Real limit, Real dt) {
  const Real trial = spring.trial(past, rate, dt);
  const bool slips = square(trial) > square(limit);
  const Real total = clamp(trial - (slips ? 0 : damping) * rate, -limit, limit);
  return {total, slips ? total : trial};
}

// What springs and dashpots along the normal give.
struct NormalPush {
  Real force;
  Vec3 center;      // where it acts
  Real damping;     // coefficient of the dashpots together
  Real rocked;      // energy that they take in this step beyond what they would at one point
  Real lever;       // mean squared distance of the points from the centre, across the normal
  Real spring;      // what of the force is that of the springs
  Real couple = 0;  // of the springs, about the normal, on B
};

// A body lies among others: of what dashpots that are too strong for the step may take from its
// motion, a patch has this part.
constexpr Real part_of_patch = 0.25;

// The dashpot of a patch that goes in at the speed -v_n; `mass` is what it meets.
template <class Law>
CLAST_HD Real dashpot_of_patch(const typename Law::Parameters& p, const Patch& patch, bool touched,
                               Real v_n, Real radius, Real mass, Real dt) {
  const Real growth = larger(-dt * patch.slope * v_n, patch.depth);
  const Real part = growth > 0 ? patch.depth / growth : 0;
  const Real fresh = square(patch.slope) * Law::first_stiffness(p, radius, growth, part);
  return dashpot_of<Law>(
      p, patch.count,
      dashpot(p.damping, patch.stiffness, touched ? patch.stiffness : fresh, mass, dt),
      part_of_patch * mass, dt);
}

// The spring acts at its centre, the dashpot at each point, and no point pulls; so rocking is
// damped like pressing. (Laws with a spring at each point: contact/point_springs.hpp.)
template <class Law, int Most>
CLAST_HD NormalPush push_of_points(const typename Law::Parameters& p, const Patch& patch,
                                   const ZonePoint (&points)[Most], const PatchMotion& motion,
                                   bool touched, Real radius, Real mass, Real dt) {
  NormalPush push{patch.force, patch.center, 0, 0, 0, patch.force};
  if (patch.count == 0) return push;
  const Vec3 n = patch.normal;
  const Real v_n = dot(motion.velocity_at(patch.center), n);
  push.damping = dashpot_of_patch<Law>(p, patch, touched, v_n, radius, mass, dt);
  Vec3 moment;
  for (int i = 0; i < patch.count; ++i) {
    const Real v = dot(motion.velocity_at(points[i].position), n);
    const Real part = points[i].share * patch.force;
    const Real brake =
        larger(capped_brake<Law>(p, -points[i].share * push.damping * v, part), -part);
    push.force += brake;
    moment += brake * (points[i].position - patch.center);
    push.rocked -= dt * brake * (v - v_n);
  }
  push.force = larger(push.force, 0);
  if (push.force > 0) push.center += (1 / push.force) * moment;
  for (int i = 0; i < patch.count; ++i)
    push.lever += points[i].share * squared_length(tangential(points[i].position - push.center, n));
  return push;
}

// The same for one point or none, without branches.
template <class Law>
CLAST_HD NormalPush push_of_point(const typename Law::Parameters& p, const Patch& patch,
                                  const PatchMotion& motion, bool touched, Real radius, Real mass,
                                  Real dt) {
  const Real v = dot(motion.velocity_at(patch.center), patch.normal);
  const Real damping = dashpot_of_patch<Law>(p, patch, touched, v, radius, mass, dt);
  const Real brake = larger(capped_brake<Law>(p, -damping * v, patch.force), -patch.force);
  return {patch.force + brake, patch.center, damping, 0, 0, patch.force};
}

// What a patch gives in the end, and what its springs across the normal keep and hold.
struct PatchPull {
  Vec3 force, torque_a, torque_b;
  Vec3 shear, roll;
  Real arm = 0;                             // lever of the twist
  Real stored = 0;                          // energy that went into the springs of shear and twist
  Real normal = 0, spring = 0, couple = 0;  // see NormalPush
  Real rocked = 0;                          // likewise
};

// What a contact over a patch keeps from one step to the next, and what it took in this one.
// Numbers only, so that contacts can stand side by side (exec/stages.hpp).
struct PatchState {
  Vec3 shear, roll;  // see contact/contacts.hpp
  Vec3 force, torque_a, torque_b;
  Real extent = 0;
  Real damped = 0, rubbed = 0;  // since the last booking
  PatchSpring spring;

  PatchState() = default;
  CLAST_HD PatchState(const ContactView& c, int k)
      : shear(c.shear[k]),
        roll(c.roll[k]),
        force(c.force[k]),
        torque_a(c.torque_a[k]),
        torque_b(c.torque_b[k]),
        extent(c.extent[k]),
        damped(c.damped[k]),
        rubbed(c.rubbed[k]),
        spring(c.patch[k]) {}
  CLAST_HD void keep(const ContactView& c, int k) const {
    c.shear[k] = shear;
    c.roll[k] = roll;
    c.force[k] = force;
    c.torque_a[k] = torque_a;
    c.torque_b[k] = torque_b;
    c.extent[k] = extent;
    c.damped[k] = damped;
    c.rubbed[k] = rubbed;
    static_cast<PatchSpring&>(c.patch[k]) = spring;
  }

  // Energy: normal spring and dashpots are booked with the power that they had at the start and at
  // the end of the step, while what the spring holds is a function of the depth. How far the two
  // are apart is what the ledger shows. Friction took what nothing else accounts for; where there
  // is none, nothing did.
  CLAST_HD void take(const Patch& patch, const PatchPull& pull, const PatchMotion& motion,
                     Real friction, Real dt) {
    const Vec3 n = patch.normal, twisting = motion.spin_b - motion.spin_a;
    const Real drawn = -0.5 * dt *
                       (motion.power(force, torque_a, torque_b) +
                        motion.power(pull.force, pull.torque_a, pull.torque_b));
    const Real v_n = dot(motion.velocity_at(patch.center), n);
    const Real past_v_n = motion.past_power(spring.normal, spring.offset, dt);
    const Real past_brake = dot(force, spring.normal) - spring.spring;
    const Real pressed = -0.5 * dt *
                         (spring.spring * past_v_n + spring.couple * dot(spring.normal, twisting) +
                          pull.spring * v_n + pull.couple * dot(n, twisting));
    const Real braked =
        pull.rocked - 0.5 * dt * (past_brake * past_v_n + (pull.normal - pull.spring) * v_n);
    damped += braked;
    rubbed += (friction > 0 ? 1 : 0) * (drawn - pressed - pull.stored - braked);
    shear = pull.shear;
    roll = pull.roll;
    extent = patch.depth;
    force = pull.force;
    torque_a = pull.torque_a;
    torque_b = pull.torque_b;
    spring = {n,
              patch.center - motion.center_a,
              pull.spring,
              pull.couple,
              patch.energy,
              patch.shear_stiffness,
              pull.arm};
  }
};

// Forces of a patch: what act() is for spheres. An empty patch lets go.
//
// Tangential: one spring at the centre of pressure, as for spheres. Twist: a torsion spring with
// the lever of the points.
template <class Law>
CLAST_HD void act_on_patch(PatchState& state, const typename Law::Parameters& p, const Patch& patch,
                           const NormalPush& push, const PatchMotion& motion, Real dt) {
  const PatchSpring& past = state.spring;
  const Vec3 n = patch.normal, center = push.center;
  const Real present = patch.slope > 0 ? 1 : 0;

  // Friction at the centre of pressure.
  const Vec3 v_t = present * tangential(motion.velocity_at(center), n);
  const Vec3 past_shear = state.shear;
  const SpringChange spring(patch.shear_stiffness, past.shear_stiffness);
  const Real mean_spin = 0.5 * dot(motion.spin_a + motion.spin_b, n);
  const Vec3 trial = spring.trial(past_shear, n, mean_spin, v_t, dt);
  const Real limit = p.friction * push.force;
  const Real shear_damping = push.damping * p.shear_damping;
  const ShearPull shear = shear_pull<Law>(p, trial, limit, shear_damping, v_t);

  // Friction against spinning about the normal.
  PatchPull pull;
  pull.arm = root(push.lever);
  const SpringChange torsion(patch.shear_stiffness * push.lever,
                             past.shear_stiffness * square(past.arm));
  const Real past_twist = dot(state.roll, past.normal);
  const FrictionPull twist =
      twist_pull(torsion, past_twist, shear_damping * push.lever,
                 dot(motion.spin_b - motion.spin_a, n), limit * pull.arm, dt);

  const Real about_normal = twist.total + push.couple;
  pull.force = push.force * n + shear.total;
  pull.torque_a = -cross(center - motion.center_a, pull.force) - about_normal * n;
  pull.torque_b = cross(center - motion.center_b, pull.force) + about_normal * n;
  pull.shear = shear.spring;
  pull.roll = twist.spring * n;
  pull.stored = spring.stored(squared_length(shear.spring), squared_length(past_shear)) +
                torsion.stored(square(twist.spring), square(past_twist));
  pull.normal = push.force;
  pull.spring = push.spring;
  pull.couple = push.couple;
  pull.rocked = push.rocked;
  state.take(patch, pull, motion, p.friction, dt);
}

// The same where contacts are looked at one by one.
template <class Law>
CLAST_HD void act_on_patch(const ContactView& contacts, int k, const typename Law::Parameters& p,
                           const Patch& patch, const NormalPush& push, const PatchMotion& motion,
                           Real dt) {
  PatchState state(contacts, k);
  act_on_patch<Law>(state, p, patch, push, motion, dt);
  state.keep(contacts, k);
}

}  // namespace clast
