// Normal damping, Coulomb friction and the energy both take, on top of any spring law.
//
// Everything is one straight line of arithmetic without branches: the compiler turns the loop
// over contacts into vector instructions, and a pair that does not touch yields exact zeros.
#pragma once

#include "base/vec3.hpp"
#include "law/bloks3d.hpp"
#include "law/springs.hpp"

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
  Vec3 shear;   // tangential spring force on B
  Real extent;  // of the normal spring, see law/springs.hpp
};

struct ContactForce {
  Vec3 force;            // on B; A feels the opposite
  ContactMemory memory;  // for the next step
  Real normal;           // size of the normal force
  Real damped;           // energy taken by the dashpots in this step
  Real pressed;          // energy that went into the normal spring, by the trapezoidal rule
  Real sheared;          // energy that the tangential spring stored
};

// 1 / stiffness, or 0 for a spring that is not there.
CLAST_HD Real compliance_of(Real stiffness) { return stiffness > 0 ? 1 / stiffness : 0; }

// Energy held by a spring under a force.
CLAST_HD Real spring_energy(Real squared_force, Real compliance) {
  return 0.5 * squared_force * compliance;
}

// Dashpot coefficient for the damping ratio b. The textbook 2 b sqrt(S m*) belongs to the velocity
// at the end of the step, but the law knows the one in its middle, half a step of acceleration
// earlier. That acts like a mass smaller by c dt / 2; c is chosen so that the ratio holds for it:
// c = 2 b sqrt(S (m* - c dt / 2)).
//
// At the first touch `fresh` stands for the stiffness (Law::first_stiffness); the coefficient grows
// with the root of fresh / S.
CLAST_HD Real dashpot(Real ratio, Real stiffness, Real fresh, Real mass, Real dt) {
  const Real lag = ratio * dt * root(stiffness * fresh);
  return ratio * (root(square(lag) + 4 * fresh * mass) - lag);
}

// A dashpot force, no larger than a law that caps it allows.
template <class Law>
CLAST_HD Real capped_brake(Real brake, Real cap) {
  return caps_damping<Law> ? clamp(brake, -cap, cap) : brake;
}

// What the tangential spring and its dashpot pull with, and what the spring keeps.
struct ShearPull {
  Vec3 total, spring;
};

// The dashpot acts while the contact sticks, and the limit of friction holds for both together.
// BLOKS3D (Eqs. 8 and 9): friction limits the spring alone; the dashpot adds to it, at most the
// part d1 of it while sliding and d2 while sticking.
template <class Law>
CLAST_HD ShearPull shear_pull(const PairParameters& p, const Vec3& trial, Real limit, Real damping,
                              const Vec3& v_t) {
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
// Normal: F_n = max(0, F_spring - c v_n): contacts never pull. The dashpot acts from the first
// touch on, which lies somewhere within a step: Law::first_stiffness makes up for the part of the
// step that this force stands for and that was spent in contact.
//
// Tangential: the spring force grows by -S_t v_t dt and is capped by mu F_n. S_t follows the
// overlap; when the overlap shrinks the spring force shrinks with S_t, when it grows the force
// stays (Thornton et al. 2013). So a change of S_t takes energy and never makes any. A dashpot with
// the same ratio acts while the contact sticks.
//
// Energy: over a step the pair moves by ds = v dt while the mean of the old and the new force
// acts, which is the work the two half kicks do on the bodies. What the normal spring takes of it
// is reported by that same rule and not as the exact difference of its potential: how far the two
// are apart is the error of the integration, and the ledger has to show it.
template <class Law>
CLAST_HD ContactForce frictional_contact(const PairParameters& p, const ContactPoint& at,
                                         const ContactMemory& past, const Vec3& past_force,
                                         Real dt) {
  const bool touching = at.overlap > 0;
  const bool first = !(past.extent > 0);
  const Vec3 n = at.normal;
  const Real extent = Law::extent(at.radius, touching ? at.overlap : 0);
  const Real elastic = Law::force(p, at.curvature, extent);
  const Real growth = larger(at.growth, at.overlap);  // all of the overlap is from this step
  const Real full = Law::stiffness(p, extent);
  const Real fresh =
      Law::first_stiffness(p, at.radius, touching ? growth : 0, touching ? at.overlap / growth : 0);
  const Real damping = dashpot(p.damping, full, first ? fresh : full, at.mass, dt);
  const Real v_n = dot(at.velocity, n);
  const Real brake = capped_brake<Law>(-damping * v_n, p.sticking_cap * elastic);
  const Real normal = touching ? larger(elastic + brake, 0) : 0;

  const Real stiffness = Law::shear_stiffness(p, extent);
  const Real past_stiffness = Law::shear_stiffness(p, past.extent);
  const Real compliance = compliance_of(stiffness);
  const Real past_compliance = compliance_of(past_stiffness);
  const Real shrink = stiffness < past_stiffness ? stiffness * past_compliance : 1;
  const Vec3 v_t = at.velocity - v_n * n;
  const Vec3 turned = tangential(past.shear + (at.spin * dt) * cross(n, past.shear), n);
  const Vec3 trial = shrink * turned - (stiffness * dt) * v_t;
  const Real limit = p.friction * normal;
  const ShearPull s = shear_pull<Law>(p, trial, limit, damping * p.shear_damping, v_t);
  const Vec3 capped = s.total, shear = s.spring;

  const Real sheared = spring_energy(squared_length(shear), compliance) -
                       spring_energy(squared_length(past.shear), past_compliance);
  const Real springs = elastic + Law::force(p, at.curvature, past.extent);
  const Real pressed = 0.5 * springs * at.growth;
  const Real dashpots = normal + dot(past_force, n) - springs;
  const Real damped = 0.5 * dashpots * at.growth - dt * dot(capped - shear, v_t);
  return {normal * n + capped, {shear, touching ? extent : 0}, normal, damped, pressed, sheared};
}

}  // namespace clast
