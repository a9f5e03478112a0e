// Meshes for tests.
#pragma once

#include <algorithm>

#include "shape/mesh_file.hpp"

namespace clast::testing {

inline Surface box_surface(const Vec3& low, const Vec3& high) {
  Surface out;
  for (const Real z : {low.z, high.z})
    for (const Real y : {low.y, high.y})
      for (const Real x : {low.x, high.x}) out.vertex.push_back({x, y, z});
  out.face = {{0, 2, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}};
  return out;
}

// Each face its own vertices, cut into triangles, as STL files have it.
inline Surface as_loose_triangles(const Surface& surface) {
  Surface out;
  for (const std::vector<int>& ring : surface.face)
    for (std::size_t i = 2; i < ring.size(); ++i) {
      std::vector<int>& triangle = out.face.emplace_back();
      for (const int v : {ring[0], ring[i - 1], ring[i]}) {
        triangle.push_back(static_cast<int>(out.vertex.size()));
        out.vertex.push_back(surface.vertex[static_cast<std::size_t>(v)]);
      }
    }
  return out;
}

inline void turn_inside_out(Surface& surface) {
  for (std::vector<int>& ring : surface.face) std::reverse(ring.begin(), ring.end());
}

inline MeshFile file_of(const Surface& surface) { return {{{"", surface}}, false}; }

}  // namespace clast::testing
