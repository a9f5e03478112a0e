// Work of walls that move.
#pragma once

#include "boundary/surface.hpp"
#include "contact/contacts.hpp"

namespace clast {

// What a wall gives in one step through contact k: -1/2 (F_old + F_new) . v dt, and the same for
// torque and spin. Contacts count their energies relative to the wall, so this is what is missing.
// Made before the law acts, booked after.
struct WallWork {
  Vec3 slide;           // what of its velocity is that of the surface alone
  Vec3 velocity, spin;  // of the wall, at the point that torques on it refer to
  Vec3 flow;            // what of that is the mean motion of a cell that deforms: not its own
  Vec3 past_force, past_torque;

  // Touched along n.
  CLAST_HD WallWork(const SurfaceFrame& frame, const Vec3& at, const Vec3& n, const Vec3& mean,
                    const ContactView& c, int k)
      : slide(frame.slide_at(at, n)),
        velocity(frame.velocity_at(at) + slide),
        spin(frame.spin + frame.slide_spin),
        flow(mean),
        past_force(c.force[k]),
        past_torque(c.torque_b[k]) {}

  CLAST_HD void book(const ContactView& c, int k, Real dt) const {
    c.worked[k] -=
        0.5 * dt *
        (dot(past_force + c.force[k], velocity - flow) + dot(past_torque + c.torque_b[k], spin));
  }
};

}  // namespace clast
