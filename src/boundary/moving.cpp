#include "boundary/moving.hpp"

#include <algorithm>
#include <cmath>

namespace clast {
namespace {

// The load of a servo is what contacts shall carry, so its weight is taken as balanced; where the
// centre of mass of a surface that turns is, nobody knows.
bool has_weight(const Motion& drive) { return drive.kind == Motion::Kind::free && !drive.turns; }

// Acceleration of a driven surface along its axis, or about it.
Real acceleration(const Motion& drive, const Vec3& gravity, const Vec3& force, Real mass) {
  const Real weight = has_weight(drive) ? dot(gravity, drive.axis) : 0;
  return (dot(force, drive.axis) + drive.load) / mass + weight;
}

// A servo reaches its speed where its load alone acts: load = mass drag speed.
Real drag_per_mass(const Motion& drive, Real mass) {
  if (drive.kind == Motion::Kind::free) return drive.damping;
  return std::abs(drive.load) / (drive.speed * mass);
}

// The axis of space that a direction follows.
int main_axis(const Vec3& direction) {
  const Vec3 size = larger(direction, -direction);
  return size.x >= size.y && size.x >= size.z ? 0 : size.y >= size.z ? 1 : 2;
}

Real width_of(const WallSurface::Sides& sides, const HostSurfaces& state) {
  Vec3 parted;
  if (sides.high >= 0) parted += state.shift[sides.high];
  if (sides.low >= 0) parted -= state.shift[sides.low];
  return std::max(sides.width + dot(sides.along, parted), 0.0);
}

// That a pressure acts on.
Real area_of(const WallSurface& surface, const Motion& motion, const Cell& cell,
             const HostSurfaces& state) {
  if (surface.sides.empty()) return cross_section(cell, main_axis(motion.axis));
  Real area = 1;
  for (const WallSurface::Sides& sides : surface.sides) area *= width_of(sides, state);
  return area;
}

bool active(const Motion& motion, Real time) { return time >= motion.from && time < motion.until; }

// The speed that remains of one under the limit of speed and between the stops.
Real held_back(const Motion& drive, Real speed, Real travel, Real dt) {
  const Real v = clamp(speed, -drive.max_speed, drive.max_speed);
  return clamp(v, (drive.first_stop - travel) / dt, (drive.last_stop - travel) / dt);
}

// Drag, half kick and the limits; returns the energy they took.
Real push(const Motion& drive, const Vec3& gravity, Real dt, std::size_t s, HostSurfaces& state) {
  const Real m = state.mass[s], v0 = state.speed[s];
  const Real keep = std::exp(-drag_per_mass(drive, m) * dt);
  const Real kick = 0.5 * dt * acceleration(drive, gravity, state.force[s], m);
  const Real wanted = keep * v0 + kick;
  const Real v = held_back(drive, wanted, state.travel[s], dt);
  state.speed[s] = v;
  // A limit acts like a brake between the two half kicks. The work of the forces is counted with
  // the speed that remains.
  const Real dragged = 0.5 * m * square(v0) * (1 - square(keep));
  const Real braked = m * (wanted - v) * (0.5 * (wanted + v) - kick);
  return dragged + braked;
}

}  // namespace

void follow_areas(const Cell& cell, const HostSurfaces& state, std::vector<WallSurface>& surfaces) {
  for (WallSurface& surface : surfaces)
    for (Motion& motion : surface.motions)
      if (motion.pressure != 0)
        motion.load = motion.pressure * area_of(surface, motion, cell, state);
}

bool any_moves(const std::vector<WallSurface>& surfaces) {
  return std::any_of(surfaces.begin(), surfaces.end(),
                     [](const WallSurface& s) { return !s.motions.empty(); });
}

std::vector<bool> never_moving(const std::vector<WallSurface>& surfaces,
                               const HostSurfaces& state) {
  const auto stays = [](const Motion& motion) { return motion.kind == Motion::Kind::surface; };
  std::vector<bool> never;
  for (std::size_t s = 0; s < surfaces.size(); ++s) {
    const std::vector<Motion>& motions = surfaces[s].motions;
    const bool in_place =
        s >= state.size() || (state.shift[s] == Vec3() && state.turn[s] == Quat());
    never.push_back(in_place && std::all_of(motions.begin(), motions.end(), stays));
  }
  return never;
}

void choose_masses(const std::vector<WallSurface>& surfaces, Real mass_of_bodies, Real dt,
                   HostSurfaces& state) {
  for (std::size_t s = 0; s < surfaces.size(); ++s) {
    const Motion* drive = surfaces[s].driven();
    if (drive == nullptr) {
      state.mass[s] = 0;
    } else if (drive->mass > 0) {
      state.mass[s] = drive->mass;
    } else {
      const Real smooth = 20 * std::abs(drive->load) * dt / drive->speed;
      const Real arm = drive->turns ? surfaces[s].reach : 1;
      const Real of_bodies = std::isfinite(arm) ? mass_of_bodies * square(arm) : 0;
      state.mass[s] = std::max({state.mass[s], of_bodies, smooth});
    }
  }
}

DriveEnergy drift_surfaces(const std::vector<WallSurface>& surfaces, const Vec3& gravity, Real time,
                           Real dt, HostSurfaces& state) {
  DriveEnergy energy;
  for (std::size_t s = 0; s < surfaces.size(); ++s) {
    const Real since = time - state.began[s];
    Vec3 shift, turn;
    for (const Motion& motion : surfaces[s].motions) {
      if (!motion.driven()) {
        const Course a = course_at(motion, since), b = course_at(motion, since + dt);
        shift += b.shift - a.shift;
        turn += b.turn - a.turn;
      } else if (active(motion, since)) {
        energy.damped += push(motion, gravity, dt, s, state);
        state.travel[s] += dt * state.speed[s];
        (motion.turns ? turn : shift) += (dt * state.speed[s]) * motion.axis;
      } else {
        energy.damped += 0.5 * state.mass[s] * square(state.speed[s]);
        state.speed[s] = 0;
      }
    }
    if (surfaces[s].motions.empty()) continue;
    state.shift[s] += shift;
    if (turn != Vec3()) state.turn[s] = normalized(rotation_by(turn) * state.turn[s]);
    state.velocity[s] = (1 / dt) * shift;
    state.spin[s] = (1 / dt) * turn;
  }
  return energy;
}

void add_slides(const std::vector<WallSurface>& surfaces, const HostSurfaces& state, Real time,
                Real dt, std::vector<SurfaceFrame>& frames) {
  for (std::size_t s = 0; s < surfaces.size(); ++s)
    for (const Motion& motion : surfaces[s].motions) {
      if (motion.kind != Motion::Kind::surface) continue;
      const Real since = time - state.began[s];
      const Course a = course_at(motion, since), b = course_at(motion, since + dt);
      const auto rate = [&](const Vec3& way) { return (1 / dt) * rotate(state.turn[s], way); };
      frames[s + 1].slide += rate(b.slid - a.slid);
      frames[s + 1].slide_spin += rate(b.slid_turn - a.slid_turn);
    }
}

Real angle_turned(const WallSurface& surface, Real time, std::size_t s, const HostSurfaces& state) {
  Real angle = 0;
  for (const Motion& motion : surface.motions) {
    if (motion.driven() && motion.turns) angle += state.travel[s];
    const Course course = course_at(motion, time - state.began[s]);
    angle += dot(course.turn + course.slid_turn, motion.axis);
  }
  return angle;
}

DriveEnergy kick_surface(const WallSurface& surface, const Vec3& gravity, const Vec3& force,
                         Real time, Real dt, std::size_t s, HostSurfaces& state) {
  const Motion& drive = *surface.driven();
  DriveEnergy energy;
  if (active(drive, time - state.began[s])) {
    const Real v = state.speed[s];
    const Real felt = 0.5 * dot(state.force[s] + force, drive.axis);
    energy.worked = dt * v * (felt + drive.load);
    state.speed[s] = v + 0.5 * dt * acceleration(drive, gravity, force, state.mass[s]);
  }
  state.force[s] = force;
  return energy;
}

SurfaceEnergy energy_of(const std::vector<WallSurface>& surfaces, const Vec3& gravity,
                        const HostSurfaces& state) {
  SurfaceEnergy energy;
  for (std::size_t s = 0; s < surfaces.size(); ++s) {
    const Motion* drive = surfaces[s].driven();
    if (drive == nullptr) continue;
    energy.kinetic += 0.5 * state.mass[s] * square(state.speed[s]);
    if (has_weight(*drive))
      energy.gravity -= state.mass[s] * dot(gravity, drive->axis) * state.travel[s];
  }
  return energy;
}

Real moved_since_listed(const std::vector<WallSurface>& surfaces, const HostSurfaces& state,
                        const Vec3& low, const Vec3& high) {
  Real farthest = 0;
  for (std::size_t s = 0; s < surfaces.size(); ++s) {
    if (surfaces[s].motions.empty()) continue;
    // A rotation by an angle moves a point by 2 sin(angle / 2) times its distance from the axis.
    const Quat q = state.turn[s] * conjugate(state.listed_turn[s]);
    const Real turned = 2 * length(Vec3{q.x, q.y, q.z});
    Real moved = length(state.shift[s] - state.listed_shift[s]);
    if (turned > 0) {
      const Vec3 at = surfaces[s].reference + state.shift[s];
      const Real near_bodies = length(larger(high - at, at - low));
      moved += turned * std::min(surfaces[s].reach, near_bodies);
    }
    farthest = std::max(farthest, moved);
  }
  return farthest;
}

}  // namespace clast
