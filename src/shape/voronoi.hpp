// Convex bodies cut into Voronoi cells (by voro++).
#pragma once

#include <vector>

#include "shape/mesh_file.hpp"

namespace clast {

struct VoronoiOptions {
  int count = 0;           // cells of all bodies together, shared out by volume
  std::uint64_t seed = 1;  // of the points
  int relax = 0;           // how often points move to the centroids of their cells (Lloyd)
};

constexpr int most_voronoi_cells = 10000;

// The cells of closed convex bodies, as import_shape makes them of a mesh. Each is convex; together
// they fill the bodies and overlap nowhere. Throws clast::Error where the count cannot be.
std::vector<MeshObject> voronoi_cells(const std::vector<MeshObject>& bodies,
                                      const VoronoiOptions& options);

}  // namespace clast
