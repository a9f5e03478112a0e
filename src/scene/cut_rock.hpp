// A closed mesh cut into cells that bonds can hold together.
#pragma once

#include <filesystem>

#include "shape/repair.hpp"
#include "shape/voronoi.hpp"

namespace clast::scene {

struct CutRock {
  std::vector<MeshObject> cells;   // as scenes take them from an OBJ file
  std::size_t bonds = 0;           // faces that two of them share
  Real smallest = 0, largest = 0;  // volumes
  Notes notes;                     // what was repaired in the mesh
};

// Throws clast::Error with the file and the reason when the mesh cannot be read, is open or not
// convex, or cannot be cut into so many cells.
CutRock cut_rock(const std::filesystem::path& mesh, const VoronoiOptions& options);

}  // namespace clast::scene
