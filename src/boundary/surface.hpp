// A surface is one wall of a scene: a plane, a rectangle, the faces of a box. Its flat pieces move
// as one rigid thing. How it moves belongs to the model, where it is to the state.
#pragma once

#include <cstdint>
#include <vector>

#include "base/fields.hpp"
#include "base/quat.hpp"
#include "boundary/cell.hpp"
#include "boundary/motion.hpp"
#include "boundary/wall.hpp"

namespace clast {

struct WallSurface {
  Vec3 reference;         // the point it turns about, where the scene put it; torques refer to it
  Real reach = infinity;  // farthest point from there
  std::vector<Motion> motions;  // their effects add up; at most one is driven
  // A face of a box whose faces move: the faces on both sides of it along two directions, which say
  // how large it is. None: it is as large as the periodic cell.
  struct Sides {
    Vec3 along;
    Real width = 0;                    // where the scene put them
    std::int32_t low = -1, high = -1;  // surfaces; -1: none that moves
  };
  std::vector<Sides> sides;
  // Stages that brought the surface and its motions, to tell old from new at a change of stage.
  std::int32_t placed_in = 0, moved_in = 0;

  const Motion* driven() const {
    for (const Motion& m : motions)
      if (m.driven()) return &m;
    return nullptr;
  }
};

// The state of surfaces.
template <class In>
struct SurfaceFields {
  static constexpr unsigned state = saved | hashed;

  FieldOf<In, Vec3, "shift", state> shift;        // of the reference point
  FieldOf<In, Quat, "turn", state> turn;          // from where the scene put it
  FieldOf<In, Vec3, "velocity", saved> velocity;  // of this step
  FieldOf<In, Vec3, "spin", saved> spin;          // likewise
  FieldOf<In, Real, "began", state> began;        // time at which the motions came into force
  // Driven along the axis, or about it (Motion::turns).
  FieldOf<In, Real, "mass", state> mass;                  // 0 until chosen
  FieldOf<In, Real, "speed", state> speed;                // along the axis
  FieldOf<In, Real, "travel", state> travel;              // along the axis
  FieldOf<In, Vec3, "force", state> force;                // of all contacts
  FieldOf<In, Vec3, "listed_shift", saved> listed_shift;  // when the pair list was last made
  FieldOf<In, Quat, "listed_turn", saved> listed_turn;
};

// Of all surfaces, parallel to Model::surfaces.
struct HostSurfaces : SurfaceFields<Vectors> {
  using Tables = FieldTables<SurfaceFields<Vectors>>;
  std::size_t size() const { return shift.size(); }
};

// Adds a surface that is where the scene put it, its motions beginning at a time.
void add_surface(HostSurfaces& state, Real time);

// Where a surface is and how it moves, as kernels see it.
struct SurfaceFrame {
  Vec3 origin;  // the reference point where the scene put it
  Vec3 shift;
  Quat turn;
  Vec3 velocity, spin;
  // Of the surface along itself, while the wall stays: the same everywhere, and about an axis
  // upright on it through the reference point.
  Vec3 slide, slide_spin;

  CLAST_HD Vec3 reference() const { return origin + shift; }
  // Written so that a surface that has not moved leaves every bit as it was.
  CLAST_HD Vec3 placed(const Vec3& p) const {
    const Vec3 arm = p - origin;
    return p + (shift + (rotate(turn, arm) - arm));
  }
  // Back to where p would be had the surface not moved.
  CLAST_HD Vec3 unplaced(const Vec3& p) const { return origin + unrotate(turn, p - reference()); }
  CLAST_HD Vec3 velocity_at(const Vec3& p) const { return velocity + cross(spin, p - reference()); }
  // What the surface slides there, where a body touches it along n.
  CLAST_HD Vec3 slide_at(const Vec3& p, const Vec3& n) const {
    return tangential(slide, n) + cross(slide_spin, p - reference());
  }
};

// Frames by Wall::surface + 1; the first one is at rest, for walls of no surface.
std::vector<SurfaceFrame> frames_of(const std::vector<WallSurface>& surfaces,
                                    const HostSurfaces& state);
// The same as they were when the pair list was last made.
std::vector<SurfaceFrame> listed_frames_of(const std::vector<WallSurface>& surfaces,
                                           const HostSurfaces& state);

CLAST_HD Wall placed(const Wall& still, const SurfaceFrame& frame) {
  Wall wall = still;
  wall.point = frame.placed(still.point);
  wall.normal = rotate(frame.turn, still.normal);
  wall.u = rotate(frame.turn, still.u);
  wall.v = rotate(frame.turn, still.v);
  wall.center = frame.placed(still.center);
  wall.turn = frame.turn * still.turn;
  return wall;
}

// Puts wall w where its surface is.
struct PlaceWalls {
  const Wall* still;
  const SurfaceFrame* frames;
  Wall* walls;
  const std::int32_t* list;  // numbers of walls; null: all
  CLAST_HD void operator()(int i) const {
    const int w = list != nullptr ? list[i] : i;
    walls[w] = placed(still[w], frames[still[w].surface + 1]);
  }
};

// A wall as it is seen from a point.
CLAST_HD Wall wall_seen(const Cell& cell, const Vec3& from, Wall wall) {
  if (cell.open()) return wall;
  const Vec3 shift = cell.sight(from, wall.point).shift;
  wall.point += shift;
  wall.center += shift;
  return wall;
}

// What kernels see of the walls.
struct WallView {
  const Wall* walls;
  const Vec3* corners;         // Model::wall_corners
  const SurfaceFrame* frames;  // by Wall::surface + 1
  Cell cell{};
  const PlateSide* sides = nullptr;  // of plates, for polyhedra
  const PlateEdge* edges = nullptr;  // of plates, for dilated bodies; numbered as sides are

  // Wall w as it is seen from a point.
  CLAST_HD Wall seen(const Vec3& from, int w) const { return wall_seen(cell, from, walls[w]); }
  // How the surface of wall w moves, seen from a point.
  CLAST_HD SurfaceFrame frame_seen(const Vec3& from, int w) const {
    SurfaceFrame frame = frames[walls[w].surface + 1];
    if (cell.open()) return frame;
    frame.origin += cell.sight(from, walls[w].point).shift;
    frame.velocity += cell.flow(from);  // walls stretch with the cell
    return frame;
  }
};

// All walls where they are.
std::vector<Wall> placed_walls(const std::vector<Wall>& still,
                               const std::vector<WallSurface>& surfaces, const HostSurfaces& state);

// The force that contact k puts on a surface, zero if it is with another.
struct ForceOnSurface {
  const std::int32_t* second;
  const Vec3* force;
  const Wall* walls;
  std::int32_t surface;
  Vec3* on_surface;
  CLAST_HD void operator()(int k) const {
    on_surface[k] = walls[second[k]].surface == surface ? force[k] : Vec3();
  }
};

}  // namespace clast
