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
CLAST_HD Real rolling_stiffness(const typename Law::Parameters& p, Real radius, Real extent) {
  return 2.25 * square(p.rolling * radius) * Law::stiffness(p, extent);
}

// The torque is limited to mu_r R* F_n (the grip, where contacts pull); the spring turns by the
// relative angular velocity across the normal. A dashpot with the ratio of the contact acts until
// the limit is reached; m* R*^2 stands for the moment of inertia.
template <class Law>
CLAST_HD RollingTorque rolling_resistance(const typename Law::Parameters& p, const ContactPoint& at,
                                          Real grip, Real extent, Real past_extent,
                                          const Vec3& past_spring, const Vec3& relative_spin,
                                          Real dt) {
  const Real lever = p.rolling * at.radius;
  const Real touching = extent > 0 ? 1.0 : 0.0;
  const SpringChange change(touching * rolling_stiffness<Law>(p, at.radius, extent),
                            rolling_stiffness<Law>(p, at.radius, past_extent));
  const Vec3 turn = tangential(relative_spin, at.normal);  // of B relative to A
  const Vec3 trial = change.trial(past_spring, at.normal, at.spin, -turn, dt);
  const Real limit = lever * grip;
  const Real size = length(trial);
  const bool rolls = size > limit;
  const Vec3 spring = (rolls ? limit / size : 1.0) * trial;
  const Real damping =
      rolls ? 0 : 2 * p.damping * root(change.stiffness * at.mass * square(at.radius));
  const Vec3 pull = spring + damping * turn;
  const Real pull_size = length(pull);
  const Vec3 torque = (pull_size > limit ? limit / pull_size : 1.0) * pull;
  const Real stored = change.stored(squared_length(spring), squared_length(past_spring));
  const Real work = dt * dot(0.5 * (past_spring - spring) + torque, turn);
  return {torque, spring, work - stored, stored};
}

}  // namespace clast
