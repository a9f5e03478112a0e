// Settled beds to measure on: dense, in a box of five walls, open at the top.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "world/engine.hpp"

namespace clast {

struct BedOptions {
  std::string name = "spheres";
  std::int64_t n = 20000;
  std::string law = "hertz_mindlin";  // one that asks for Young's modulus and Poisson's ratio
  std::filesystem::path kept;         // where settled beds are kept
  std::filesystem::path file;         // "# Lx Ly H", then "x y z r" per line; empty: our own bed
  Real dt = 0;                        // 0: what suits the bed
};

struct SettledBed {
  std::string name;
  Vec3 box;  // lengths
  Model model;
  Snapshot state;
  Real unrest = 0;  // seconds until forces and friction have found each other again
};

// Small beds are settled here unless they are kept from an earlier call; large ones are tiles of a
// settled bed, side by side, so that the number of bodies is met to half a tile.
SettledBed settled_bed(const BedOptions& options, const EngineOptions& engine);

// Spheres as "# Lx Ly H" and "x y z r" per line, those of clumps and clusters with the number of
// their group behind; polyhedra as "# Lx Ly" and the coordinates of all vertices of a body per
// line, spheroids with centre and orientation (w x y z) per line. What other codes read
// (benchmarks/).
std::string bed_text(const SettledBed& bed, const Snapshot& state);

}  // namespace clast
