// Motion of bodies over one step: half a kick and the drift before the forces are known, the
// other half of the kick after (body/gather.hpp).
#pragma once

#include "body/inertia.hpp"
#include "body/travel.hpp"
#include "boundary/cell.hpp"

namespace clast {

// Half kick, drift. Reports the squared distance from where the pair list last saw the body.
template <class Inertia>
struct KickAndDrift {
  Vec3* position;
  Quat* orientation;
  Vec3* velocity;
  Vec3* spin;
  const Vec3* acceleration;
  const Vec3* angular_acceleration;
  const Vec3* listed;
  Real* travelled;
  Inertia inertia;
  Real dt;

  CLAST_HD Real operator()(int i) const {
    const Real half = 0.5 * dt;
    const Vec3 v = velocity[i] + half * acceleration[i];
    Vec3 w = spin[i] + half * angular_acceleration[i];
    const Vec3 x = position[i] + dt * v;
    Quat q = orientation[i];
    inertia.drift(i, q, w, dt);
    if constexpr (Inertia::has_corners)
      travelled[i] += farthest_moved(dt * v, orientation[i], q, inertia.radius[i]);
    velocity[i] = v;
    spin[i] = w;
    position[i] = x;
    orientation[i] = q;
    // What is not a finite number counts as far away; zero times it is not a number.
    const Real moved = squared_length(x - listed[i]) + 0 * (squared_length(v) + squared_length(w));
    return moved >= 0 ? moved : 1e300;
  }
};
template <class Inertia>
KickAndDrift(Vec3*, Quat*, Vec3*, Vec3*, const Vec3*, const Vec3*, const Vec3*, Real*, Inertia,
             Real) -> KickAndDrift<Inertia>;

// Global damping, BLOKS3D Eq. 1: dv/dt = -alpha v over a step scales velocities by
// exp(-alpha dt); what that takes from the motion is booked.
// In a cell that deforms the mean motion is not damped.
template <class Inertia>
struct GlobalDamping {
  const Vec3* position;
  Vec3* velocity;
  Vec3* spin;
  Real* dragged;
  Inertia inertia;
  Real keep;  // exp(-alpha dt)
  Cell cell;

  CLAST_HD void operator()(int i) const {
    const Vec3 mean = cell.flow(position[i]), v = velocity[i] - mean;
    const Real kinetic = 0.5 * inertia.mass[i] * squared_length(v) + inertia.energy(i, spin[i]);
    dragged[i] += kinetic * (1 - square(keep));
    velocity[i] = keep * v + mean;
    spin[i] = keep * spin[i];
  }
};
template <class Inertia>
GlobalDamping(const Vec3*, Vec3*, Vec3*, Real*, Inertia, Real, Cell) -> GlobalDamping<Inertia>;

}  // namespace clast
