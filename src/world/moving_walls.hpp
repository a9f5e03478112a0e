// The phases of walls that move: their drift before the forces are known, and for those that forces
// drive the kick after. There are few of them, and they move on the host; kernels see their frames.
#pragma once

#include "boundary/moving.hpp"
#include "world/walls.hpp"

namespace clast {

template <class Work>
class MovingWalls {
 public:
  // Takes over where walls are. `fresh`: bodies or walls changed, and masses are chosen anew.
  void take(Work& work, const Snapshot& from, bool fresh) {
    HostSurfaces& surfaces = work.header.surfaces = from.surfaces;
    while (surfaces.size() < work.model.surfaces.size()) add_surface(surfaces, from.time);
    move_ = any_moves(work.model.surfaces);
    follow_areas(work.model.cell, work.header.surfaces, work.model.surfaces);
    Real mass = 0;
    for (const std::int32_t slot : slots_by_id(from.bodies.id))
      if (slot >= 0) mass += from.bodies.mass[slot];
    if (fresh) choose_masses(work.model.surfaces, mass, work.model.dt, surfaces);
    place(work, from.listed_at >= 0 ? listed_frames_of(work.model.surfaces, surfaces)
                                    : frames_of(work.model.surfaces, surfaces));
  }

  void drift(Work& work) {
    if (!move_) return;
    const auto timer = work.time(Phase::boundary);
    follow_areas(work.model.cell, work.header.surfaces, work.model.surfaces);
    const DriveEnergy energy =
        drift_surfaces(work.model.surfaces, work.model.gravity, work.header.time, work.model.dt,
                       work.header.surfaces);
    work.header.ledger.taken.wall_damping += energy.damped;
    std::vector<SurfaceFrame> frames = frames_of(work.model.surfaces, work.header.surfaces);
    add_slides(work.model.surfaces, work.header.surfaces, work.header.time, work.model.dt, frames);
    work.walls.place_listed(work.exec, frames);
  }

  // The second half kick.
  void kick(Work& work, Walls<Work>& walls) {
    for_driven(work, walls, [&](std::size_t s, const Vec3& force) {
      work.header.ledger.given.walls +=
          kick_surface(work.model.surfaces[s], work.model.gravity, force, work.header.time,
                       work.model.dt, s, work.header.surfaces)
              .worked;
    });
  }

  // Forces for the first half kick; nothing moves.
  void note_forces(Work& work, Walls<Work>& walls) {
    for_driven(work, walls,
               [&](std::size_t s, const Vec3& force) { work.header.surfaces.force[s] = force; });
  }

  void place_now(Work& work) { place(work, frames_of(work.model.surfaces, work.header.surfaces)); }
  void note_listed(Work& work, const Walls<Work>& walls) {
    if (move_) {
      work.exec.wait();
      work.walls.note_listed(work.exec, walls.listed_walls());
    }
    HostSurfaces& surfaces = work.header.surfaces;
    surfaces.listed_shift = surfaces.shift;
    surfaces.listed_turn = surfaces.turn;
  }
  // The farthest that any point of a wall near a body has moved since the list was made.
  Real moved_since_listed(const Work& work, const Vec3& low, const Vec3& high) const {
    if (!move_) return 0;
    return clast::moved_since_listed(work.model.surfaces, work.header.surfaces, low, high);
  }

 private:
  static void place(Work& work, const std::vector<SurfaceFrame>& frames) {
    work.walls.place(work.exec, frames);
  }

  // Calls f(s, force of contacts) for every surface that forces drive, or f(s, torque).
  template <class F>
  void for_driven(Work& work, Walls<Work>& walls, F&& f) {
    for (std::size_t s = 0; s < work.model.surfaces.size(); ++s) {
      const Motion* drive = work.model.surfaces[s].driven();
      if (drive == nullptr) continue;
      const auto timer = work.time(Phase::boundary);
      const auto surface = static_cast<std::int32_t>(s);
      f(s, drive->turns ? walls.torque_on_surface(work, surface)
                        : walls.force_on_surface(work, surface));
    }
  }

  bool move_ = false;
};

}  // namespace clast
