// Bonds at one moment as lines from centre to centre: what rods are drawn from.
#pragma once

#include <filesystem>
#include <vector>

#include "boundary/cell.hpp"
#include "world/snapshot.hpp"

namespace clast {

struct BondLine {
  Vec3 from, to;  // centres of the two bodies
  Id first = 0, second = 0;
  Real radius = 0;
  Real load = 0;  // 1: it breaks
};

// The bonds that hold, sorted by first and second. In a periodic cell a line ends at the image that
// the first body is bonded to.
std::vector<BondLine> bond_lines(const Snapshot& snapshot, const Cell& cell);

// A .vtp file (VTK XML PolyData, raw binary) with two points and one line per bond. Cell data:
//   first, second  Int32
//   radius         [m]
//   load           how near it is to breaking, 1: it breaks
// Field data: TimeValue [s].
void write_bond_lines(const std::filesystem::path& path, const std::vector<BondLine>& lines,
                      Real time);

// Throws clast::Error when the file is missing, damaged, or not written by write_bond_lines.
std::vector<BondLine> read_bond_lines(const std::filesystem::path& path);

}  // namespace clast
