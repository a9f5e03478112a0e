// Bodies of one or several convex parts.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "shape/build.hpp"
#include "shape/mesh_file.hpp"

namespace clast {

// A part in the frame of the whole: x_whole = center + turn (size x_own).
struct Part {
  Prototype shape;
  Vec3 center;
  Quat turn;
  Real size = 1;
};

// A rigid body: a convex shape, several that touch but do not overlap, or spheres that may overlap.
// Its frame is that of a prototype: centroid and principal axes of the whole, farthest vertex at
// distance 1.
struct Assembly {
  std::string name;
  std::vector<Part> parts;  // a convex body is its own only part
  Real radius = 1;          // see Prototype for these
  Real volume = 0;
  Vec3 inertia;
  Quat axes;
  Vec3 centroid;
  // Which of its parts bonds hold together where it is a cluster.
  std::vector<std::pair<int, int>> bonds;

  bool convex() const { return parts.size() == 1; }
  // Of spheres alone, which may overlap.
  bool is_sphere_set() const {
    for (const Part& part : parts)
      if (part.shape.core != CoreKind::point) return false;
    return true;
  }
  // A sphere, or in two dimensions a disc.
  bool is_sphere() const { return convex() && parts.front().shape.core == CoreKind::point; }
};

Assembly assembly_of(Prototype convex);

// Each object of the file is a convex part. Throws clast::Error when one is not, or when two
// overlap by more than `flatness` times the size of the whole.
Assembly assembly_of(std::string name, const std::vector<MeshObject>& objects,
                     Real flatness = default_flatness);

// How deep two placed shapes overlap: the least way to part them; negative when they are apart.
Real overlap_depth(const Placed& a, const Placed& b);

}  // namespace clast
