// Bodies as they are: surfaces for ParaView, and the shapes for everybody else.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "output/frames.hpp"
#include "shape/assembly.hpp"
#include "world/snapshot.hpp"

namespace clast {

// All bodies that are no spheres as polygons, one cell per face of each of their parts (VTK XML
// PolyData). Cell data: id, material, shape, radius, velocity, speed, spin, force, each that of the
// body.
void write_grains(const std::filesystem::path& path, const Snapshot& snapshot,
                  const std::vector<Assembly>& shapes);

// A shape as its frame has it: bounding radius 1, centroid at the origin. The faces are those of
// all its parts. Polygons are prisms; spheres have no vertices and no faces. Round surfaces are
// hulls of points on them.
struct ShapeMesh {
  std::string name;
  std::vector<Vec3> vertices;
  std::vector<std::vector<int>> faces;  // counter-clockwise seen from outside
};

std::vector<ShapeMesh> meshes_of(const std::vector<Assembly>& shapes, int round_corners = 320);

// The corners of the box around all bodies as they are; low > high without bodies.
BodyBounds bounds_of(const HostBodies& bodies, const std::vector<Assembly>& shapes);

// shapes.json: {"shapes": [{"name", "vertices": [[x, y, z], ...], "faces": [[0, 1, 2], ...]},
// ...], "format": 2}, by the number of the shape.
void write_shapes(const std::filesystem::path& path, const std::vector<Assembly>& shapes);
// Without the file there are none: all bodies are spheres.
std::vector<ShapeMesh> read_shapes(const std::filesystem::path& path);

}  // namespace clast
