// Motion of bodies over one step: half a kick and the drift before the forces are known, the
// other half of the kick after (body/gather.hpp).
#pragma once

#include "move/rotation.hpp"

namespace clast {

// Half kick, drift. Reports the squared distance from where the pair list last saw the body.
struct KickAndDrift {
  Vec3* position;
  Quat* orientation;
  Vec3* velocity;
  Vec3* spin;
  const Vec3* acceleration;
  const Vec3* angular_acceleration;
  const Vec3* listed;
  Real dt;

  CLAST_HD Real operator()(int i) const {
    const Real half = 0.5 * dt;
    const Vec3 v = velocity[i] + half * acceleration[i];
    const Vec3 w = spin[i] + half * angular_acceleration[i];
    const Vec3 x = position[i] + dt * v;
    velocity[i] = v;
    spin[i] = w;
    position[i] = x;
    orientation[i] = free_rotation_of_sphere(orientation[i], w, dt);
    // What is not a finite number counts as far away; zero times it is not a number.
    const Real moved = squared_length(x - listed[i]) + 0 * (squared_length(v) + squared_length(w));
    return moved >= 0 ? moved : 1e300;
  }
};

// Global damping, BLOKS3D Eq. 1: dv/dt = -alpha v over a step scales velocities by
// exp(-alpha dt); what that takes from the motion is booked.
struct GlobalDamping {
  Vec3* velocity;
  Vec3* spin;
  Real* dragged;
  const Real* mass;
  const Real* radius;
  Real inertia;  // over m r^2
  Real keep;     // exp(-alpha dt)

  CLAST_HD void operator()(int i) const {
    const Real moment = inertia * mass[i] * square(radius[i]);
    const Real kinetic =
        0.5 * (mass[i] * squared_length(velocity[i]) + moment * squared_length(spin[i]));
    dragged[i] += kinetic * (1 - square(keep));
    velocity[i] = keep * velocity[i];
    spin[i] = keep * spin[i];
  }
};

}  // namespace clast
