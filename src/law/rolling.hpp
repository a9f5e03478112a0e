// Rolling resistance: an elastic-plastic spring against relative rolling (model C of Ai et al.
// 2011). Unlike a constant torque it holds a body at rest without chatter.
#pragma once

#include "law/frictional_contact.hpp"

namespace clast {

struct RollingTorque {
  Vec3 torque;  // on A; B feels the opposite
  Vec3 spring;  // its elastic part, for the next step
  Real taken;   // energy taken in this step
  Real stored;  // energy that the spring stored
};

// k_r = 2.25 S_n (mu_r R*)^2
template <class Law>
CLAST_HD Real rolling_stiffness(const PairParameters& p, Real radius, Real extent) {
  return 2.25 * square(p.rolling * radius) * Law::stiffness(p, extent);
}

// The torque is limited to mu_r R* F_n; the spring turns by the relative
// angular velocity across the normal. A dashpot with the ratio of the contact acts until the
// limit is reached; m* R*^2 stands for the moment of inertia.
template <class Law>
CLAST_HD RollingTorque rolling_resistance(const PairParameters& p, const ContactPoint& at,
                                          Real normal_force, Real extent, Real past_extent,
                                          const Vec3& past_spring, const Vec3& relative_spin,
                                          Real dt) {
  const Real lever = p.rolling * at.radius;
  const Real touching = at.overlap > 0 ? 1.0 : 0.0;
  const Real stiffness = touching * rolling_stiffness<Law>(p, at.radius, extent);
  const Real past_stiffness = rolling_stiffness<Law>(p, at.radius, past_extent);
  const Vec3 turn = tangential(relative_spin, at.normal);  // of B relative to A
  const Real compliance = compliance_of(stiffness), past_compliance = compliance_of(past_stiffness);
  const Real shrink = stiffness < past_stiffness ? stiffness * past_compliance : 1;
  const Vec3 turned =
      tangential(past_spring + (at.spin * dt) * cross(at.normal, past_spring), at.normal);
  const Vec3 trial = shrink * turned + (stiffness * dt) * turn;
  const Real limit = lever * normal_force;
  const Real size = length(trial);
  const bool rolls = size > limit;
  const Vec3 spring = (rolls ? limit / size : 1.0) * trial;
  const Real damping = rolls ? 0 : 2 * p.damping * root(stiffness * at.mass * square(at.radius));
  const Vec3 pull = spring + damping * turn;
  const Real pull_size = length(pull);
  const Vec3 torque = (pull_size > limit ? limit / pull_size : 1.0) * pull;
  const Real stored = spring_energy(squared_length(spring), compliance) -
                      spring_energy(squared_length(past_spring), past_compliance);
  const Real work = dt * dot(0.5 * (past_spring - spring) + torque, turn);
  return {torque, spring, work - stored, stored};
}

}  // namespace clast
