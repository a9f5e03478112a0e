// The motion of surfaces over one step, on the host: there are few of them.
#pragma once

#include "boundary/cell_drive.hpp"
#include "boundary/surface.hpp"

namespace clast {

// Energy that came in through driven surfaces, and what their drag took, over half a step.
struct DriveEnergy {
  Real worked = 0, damped = 0;
};

// Loads that follow the cross-section of a periodic cell, or of a box whose faces move.
void follow_areas(const Cell& cell, const HostSurfaces& state, std::vector<WallSurface>& surfaces);

// Whether any surface moves at all.
bool any_moves(const std::vector<WallSurface>& surfaces);

// Of each surface whether it is where the scene put it and stays there. The state may know fewer:
// the others are new.
std::vector<bool> never_moving(const std::vector<WallSurface>& surfaces, const HostSurfaces& state);

// Chooses the mass of driven surfaces that have none. Heavier than the bodies they push, and too
// heavy to pass their approach speed within a few steps: as stable as the bodies are.
void choose_masses(const std::vector<WallSurface>& surfaces, Real mass_of_bodies, Real dt,
                   HostSurfaces& state);

// Drag and half kick of driven surfaces, then the drift of all, over the step that begins at
// `time`. Velocity and spin are those that carry a surface through this step.
DriveEnergy drift_surfaces(const std::vector<WallSurface>& surfaces, const Vec3& gravity, Real time,
                           Real dt, HostSurfaces& state);

// Gives frames what their surfaces slide over the step that begins at `time`.
void add_slides(const std::vector<WallSurface>& surfaces, const HostSurfaces& state, Real time,
                Real dt, std::vector<SurfaceFrame>& frames);

// By how much its motions have turned surface s since they came into force, or made it slide about
// its axis.
Real angle_turned(const WallSurface& surface, Real time, std::size_t s, const HostSurfaces& state);

// The other half kick of surface s, with the force of contacts at the end of the step, or their
// torque where it turns.
DriveEnergy kick_surface(const WallSurface& surface, const Vec3& gravity, const Vec3& force,
                         Real time, Real dt, std::size_t s, HostSurfaces& state);

// Kinetic energy of driven surfaces, and potential energy of those that have weight.
struct SurfaceEnergy {
  Real kinetic = 0, gravity = 0;
};
SurfaceEnergy energy_of(const std::vector<WallSurface>& surfaces, const Vec3& gravity,
                        const HostSurfaces& state);

// The farthest that any point of a surface near a body has moved since the list was made. Bodies
// lie in the box from low to high.
Real moved_since_listed(const std::vector<WallSurface>& surfaces, const HostSurfaces& state,
                        const Vec3& low, const Vec3& high);

}  // namespace clast
