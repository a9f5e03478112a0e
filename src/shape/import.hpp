// From any closed mesh to a shape of the library.
#pragma once

#include <string>

#include "shape/assembly.hpp"
#include "shape/mesh_file.hpp"
#include "shape/repair.hpp"

namespace clast {

// A body that fills at least this share of its convex hull is replaced by it.
constexpr Real nearly_convex = 0.95;

struct ImportedShape {
  std::vector<MeshObject> parts;  // closed and convex, faces outward, in the place they had
  Assembly shape;
  Notes notes;  // what was repaired
};

// Welds, turns faces, takes separate shells for parts, and the hull of what is nearly convex.
// Throws clast::Error with the reason for what it cannot mend.
ImportedShape import_shape(const std::string& name, const MeshFile& file);

}  // namespace clast
