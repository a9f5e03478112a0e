// A spring across the normal whose stiffness follows the contact: shear and rolling alike.
#pragma once

#include "base/vec3.hpp"

namespace clast {

// 1 / stiffness, or 0 for a spring that is not there.
CLAST_HD Real compliance_of(Real stiffness) { return stiffness > 0 ? 1 / stiffness : 0; }

// Energy held by a spring under a force.
CLAST_HD Real spring_energy(Real squared_force, Real compliance) {
  return 0.5 * squared_force * compliance;
}

// How the stiffness of the spring changes over the step.
struct SpringChange {
  Real stiffness;  // of what is added: in a contact that grows, the mean over the step
  Real compliance, past_compliance;
  Real shrink;  // of the force. When the contact shrinks the force shrinks with the stiffness, when
                // it grows the force stays (Thornton et al. 2013): a change of stiffness takes
                // energy and never makes any.

  CLAST_HD SpringChange(Real now, Real past)
      : stiffness(now < past ? now : 0.5 * (now + past)),
        compliance(compliance_of(now)),
        past_compliance(compliance_of(past)),
        shrink(now < past ? now * past_compliance : 1) {}

  // The force before any limit: the past one, turned with the contact, less what the motion v of B
  // relative to A adds. `spin` is the mean angular velocity of the pair about the normal.
  CLAST_HD Vec3 trial(const Vec3& past, const Vec3& n, Real spin, const Vec3& v, Real dt) const {
    const Vec3 turned = tangential(past + (spin * dt) * cross(n, past), n);
    return shrink * turned - (stiffness * dt) * v;
  }
  // The same about one axis.
  CLAST_HD Real trial(Real past, Real rate, Real dt) const {
    return shrink * past - stiffness * dt * rate;
  }
  // Energy that the spring stored over the step.
  CLAST_HD Real stored(Real squared_now, Real squared_past) const {
    return spring_energy(squared_now, compliance) - spring_energy(squared_past, past_compliance);
  }
};

}  // namespace clast
