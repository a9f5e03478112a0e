// A frame on its way to the page: 24 bytes per grain and frame, and what stays the same only when
// the page does not have it yet.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "output/bond_lines.hpp"
#include "output/force_lines.hpp"
#include "output/frames.hpp"
#include "output/grains.hpp"
#include "render/field.hpp"
#include "render/wall_polygons.hpp"

namespace clast {

// One moment of a run, from its files or from memory.
struct Moment {
  std::int64_t number = 0;  // of the frame file, or of the live state
  bool live = false;
  Frame frame;
  std::vector<WallPolygon> walls;
  std::size_t shapes = 0;                        // besides the sphere
  std::optional<std::vector<ForceLine>> forces;  // nothing where they were not kept
  std::optional<std::vector<BondLine>> bonds;    // nothing in scenes without

  // Names of what changes rarely: which grains there are, and the walls.
  std::string roster, wall_key;
};

// Fills in roster and wall_key.
void name_parts(Moment& moment);

struct FrameWish {
  Field field = Field::velocity;
  bool forces = false, bonds = false;
  std::string roster = {}, wall_key = {};  // that the page has already
};

// Sections: position 3 f32, relative to "origin"; orientation 4 i16 (w x y z times 32767); value
// f32 of the field. With the roster: id i32, radius f32, shape u16 (0: sphere; n: mesh n - 1 of the
// shapes), material u16. With forces: pair 2 u32 (places in the frame), pair_force f32,
// support u32, support_point 3 f32, support_force f32. With bonds: bond_begin 3 f32, bond_end 3
// f32, bond_radius f32, bond_load f32. With walls: wall_corner 3 f32, wall_end u32, wall_edge 6 f32
// (both ends of each edge that is drawn). Names of fragments come as places on the scale of
// colours.
std::string frame_message(const Moment& moment, const FrameWish& wish);

// The state of one grain in full precision as JSON text; empty when it is not in the frame.
std::string grain_text(const Moment& moment, std::int64_t id,
                       const std::vector<std::string>& materials);

// The meshes of all shapes but spheres: vertex 3 f32, triangle 3 u32, vertex_end u32,
// triangle_end u32. The farthest vertex of a mesh is at distance 1; a grain shows it times its
// radius.
std::string shapes_message(const std::vector<ShapeMesh>& meshes);

}  // namespace clast
