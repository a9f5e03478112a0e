// Contacts at one moment as lines: from body to body, or from a body to where it touches a wall.
// What force chains are drawn from.
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "boundary/cell.hpp"
#include "boundary/wall.hpp"
#include "world/snapshot.hpp"

namespace clast {

struct ForceLine {
  Vec3 from, to;           // centre of the first body; centre of the second or point of the wall
  Id first = 0;            // body
  Id second = -1;          // body; -1: the contact is with a wall
  std::int32_t wall = -1;  // its number; -1: the contact is with a body
  Vec3 force;              // on the second [N]
  // Of the contact that carries most, where several parts touch.
  Vec3 point = {};    // where the force acts
  Vec3 normal = {};   // from the first to the second
  Real overlap = 0;   // along it [m]
  Vec3 shear = {};    // tangential spring force on the second, which the contact remembers [N]
  Vec3 rolling = {};  // torque of its rolling spring or twist, which it remembers too [N m]
};

// The contacts that carry a force, pairs of bodies first, each sorted by first and second. However
// many parts of two bodies touch, the bodies have one line. In a periodic cell a line ends at the
// image that the first body touches.
std::vector<ForceLine> force_lines(const Snapshot& snapshot, const Cell& cell,
                                   const std::vector<Wall>& walls,
                                   const std::vector<Vec3>& corners = {});

// A .vtp file (VTK XML PolyData, raw binary) with two points and one line per contact. Cell data:
//   first, second, wall  Int32, -1 where there is none
//   force                on the second [N]
//   magnitude            of the force [N]
//   point, normal, overlap, shear, rolling  as in ForceLine
// Field data: TimeValue [s].
void write_force_lines(const std::filesystem::path& path, const std::vector<ForceLine>& lines,
                       Real time);

// Lines, names and forces. Throws clast::Error when the file is missing, damaged, or not written by
// write_force_lines.
std::vector<ForceLine> read_force_lines(const std::filesystem::path& path);

}  // namespace clast
