// Normal damping, Coulomb friction and the energy both take, on top of any spring law.
//
// Everything is one straight line of arithmetic without branches: the compiler turns the loop
// over contacts into vector instructions, and a pair that does not touch yields exact zeros.
#pragma once

#include "law/bloks3d.hpp"
#include "law/cohesion.hpp"
#include "law/dashpot.hpp"
#include "law/law_memory.hpp"
#include "law/tangential_spring.hpp"
#include "law/viscosity.hpp"

namespace clast {

// What geometry tells a law about one contact point of the pair (A, B).
struct ContactPoint {
  Vec3 normal;     // unit, from A to B
  Real overlap;    // positive in contact
  Vec3 velocity;   // of B relative to A at the contact point
  Real spin;       // mean angular velocity of the pair about the normal
  Real radius;     // effective R* = 1 / (1/R_A + 1/R_B)
  Real curvature;  // 1 / R*
  Real mass;       // effective m* = 1 / (1/m_A + 1/m_B)
  Real growth;     // of the overlap over this step
};

// What a contact point remembers from one step to the next.
struct ContactMemory {
  Vec3 shear;     // tangential spring force on B
  Real extent;    // of the normal spring, see law/laws.hpp
  Vec3 law = {};  // what the law remembers beside it, see law/law_memory.hpp
};

struct ContactForce {
  Vec3 force;            // on B; A feels the opposite
  ContactMemory memory;  // for the next step
  Real grip;             // normal force that limits friction
  Real damped;           // energy taken by the dashpots in this step, and spent by the law
  Real pressed;          // energy that went into the normal spring, by the trapezoidal rule
  Real sheared;          // energy that the tangential spring stored
  Real torn;             // energy lost as the two let go of each other
};

// A dashpot c against the mass m that it meets, for steps of length dt: one that is too strong for
// the step stops a motion and does not turn it round.
CLAST_HD Real held_dashpot(Real c, Real mass, Real dt) { return c / (1 + c * dt / mass); }

// The dashpot of so many points, where a law has one of its own.
template <class Law>
CLAST_HD Real dashpot_of(const typename Law::Parameters& p, Real points, Real by_ratio,
                         [[maybe_unused]] Real mass, [[maybe_unused]] Real dt) {
  if constexpr (viscous<Law>)
    return points * p.viscosity;
  else if constexpr (caps_damping<Law>)
    return p.damping_time > 0 ? held_dashpot(points * p.damping_time * p.normal, mass, dt)
                              : by_ratio;
  else
    return by_ratio;
}

// A dashpot force, no larger than a law that caps it allows.
template <class Law>
CLAST_HD Real capped_brake(const typename Law::Parameters& p, Real brake, Real elastic) {
  if constexpr (caps_damping<Law>) {
    const Real cap = p.sticking_cap * elastic;
    return clamp(brake, -cap, cap);
  } else {
    return brake;
  }
}

// What the tangential spring and its dashpot pull with, and what the spring keeps.
struct ShearPull {
  Vec3 total, spring;
};

// The dashpot acts while the contact sticks, and the limit of friction holds for both together.
// BLOKS3D (Eqs. 8 and 9): friction limits the spring alone; the dashpot adds to it, at most the
// part d1 of it while sliding and d2 while sticking.
template <class Law>
CLAST_HD ShearPull shear_pull([[maybe_unused]] const typename Law::Parameters& p, const Vec3& trial,
                              Real limit, Real damping, const Vec3& v_t) {
  const bool slides = squared_length(trial) > square(limit);
  if constexpr (caps_damping<Law>) {
    const Real trial_size = length(trial);
    const Vec3 spring = (slides ? limit / trial_size : 1.0) * trial;
    const Real cap = (slides ? p.sliding_cap : p.sticking_cap) * smaller(trial_size, limit);
    const Vec3 brake = -damping * v_t;
    const Real size = length(brake);
    return {spring + (size > cap ? cap / size : 1.0) * brake, spring};
  } else {
    const Vec3 pull = trial - (slides ? 0 : damping) * v_t;
    const Real pull_size = length(pull);
    const Vec3 capped = (pull_size > limit ? limit / pull_size : 1.0) * pull;
    const Real slid = slides ? 1.0 : 0.0;
    return {capped, slid * capped + (1 - slid) * trial};
  }
}

// Force of a contact at the end of a step of length dt, from its memory and from the force that
// acted at the start of the step.
//
// Normal: F_n = max(0, F_spring - c v_n): contacts pull only where the law does. The dashpot acts
// from the first touch on, which lies somewhere within a step: Law::first_stiffness makes up for
// the part of the step that this force stands for and that was spent in contact.
//
// Tangential: the spring force grows by -S_t v_t dt and is capped by mu F_n. S_t follows the
// overlap (law/tangential_spring.hpp). A dashpot with the same ratio acts while the contact sticks.
//
// Energy: over a step the pair moves by ds = v dt while the mean of the old and the new force
// acts, which is the work the two half kicks do on the bodies. What the normal spring takes of it
// is reported by that same rule and not as the exact difference of its potential: how far the two
// are apart is the error of the integration, and the ledger has to show it.
template <class Law>
CLAST_HD ContactForce frictional_contact(const typename Law::Parameters& p, const ContactPoint& at,
                                         const ContactMemory& past, const Vec3& past_force,
                                         Real dt) {
  const bool first = !(past.extent > 0);
  const bool touching = holds<Law>(p, at.radius, at.overlap, !first);
  const Vec3 n = at.normal;
  Vec3 law_memory = past.law;
  const Real extent = extent_of<Law>(p, at.radius, touching ? at.overlap : 0, law_memory);
  const Real growth = larger(at.growth, at.overlap);  // all of the overlap is from this step
  const Real share = touching ? at.overlap / growth : 0;
  // A force that is there at once with the touch acts from then to half a step ahead.
  const Real acting = pulls<Law> && first ? share + 0.5 : 1;
  const Real elastic = acting * Law::force(p, at.curvature, extent);
  const Real full = Law::stiffness(p, extent);
  const Real fresh = Law::first_stiffness(p, at.radius, touching ? growth : 0, share);
  const Real damping = dashpot_of<Law>(
      p, 1, dashpot(p.damping, full, first ? fresh : full, at.mass, dt), at.mass, dt);
  const Real v_n = dot(at.velocity, n);
  const Real brake = capped_brake<Law>(p, -damping * v_n, elastic);
  const Real past_elastic = Law::force(p, at.curvature, past.extent);
  const bool lets_go = pulls<Law> && !first && !touching;
  const Parting parted =
      parting<Law>(p, at.radius, at.curvature, at.overlap, at.growth, past_elastic);
  const Real normal = touching ? allowed_force<Law>(elastic + brake) : (lets_go ? parted.force : 0);

  const SpringChange spring(Law::shear_stiffness(p, extent), Law::shear_stiffness(p, past.extent));
  const Vec3 v_t = at.velocity - v_n * n;
  const Vec3 trial = spring.trial(past.shear, n, at.spin, v_t, dt);
  const Real grip = touching ? grip_of<Law>(p, at.radius, normal) : 0;
  const Real limit = p.friction * grip;
  // The dashpot belongs to the velocity at the end of the step, half a step of the pull later than
  // v_t. Across the normal solid spheres meet two sevenths of m*.
  const Real lag = 1.75 * dt / at.mass, shear_damping = damping * p.shear_damping;
  const ShearPull s = shear_pull<Law>(p, trial, limit, shear_damping / (1 + lag * shear_damping),
                                      v_t + lag * trial);
  const Vec3 capped = s.total, shear = s.spring;

  const Real sheared = spring.stored(squared_length(shear), squared_length(past.shear));
  const Real springs = (touching || !pulls<Law> ? elastic : 0) + past_elastic;
  const Real kicked = 0.5 * springs * at.growth;
  // Where a spring that pulls begins or ends within the step, what it took until then is known.
  const bool begins = pulls<Law> && first && touching;
  const Real change = (lets_go ? parted.energy : Law::energy(p, at.curvature, extent)) -
                      Law::energy(p, at.curvature, past.extent);
  const Real pressed = begins || lets_go ? change : kicked;
  const Real dashpots = normal + dot(past_force, n) - springs;
  const Real damped =
      0.5 * dashpots * at.growth + (kicked - pressed) - dt * dot(capped - shear, v_t);
  const Real spent = touching ? spent_by<Law>(p, past.law, law_memory) : 0;
  return {normal * n + capped,
          {shear, touching ? extent : 0, touching ? law_memory : Vec3()},
          grip,
          damped + spent,
          pressed - spent,
          sheared,
          lets_go ? parted.energy : 0};
}

}  // namespace clast
