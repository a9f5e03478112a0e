// Polygon meshes in files: Wavefront OBJ, and STL as text or binary.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "shape/surface.hpp"

namespace clast {

// The objects of a file (`o NAME` in OBJ; STL holds one), each with its own vertices.
struct MeshObject {
  std::string name;  // empty where the file gives none
  Surface surface;   // as it stands in the file: not welded, not checked
};
struct MeshFile {
  std::vector<MeshObject> object;
  bool single_precision = false;  // binary STL
};

// More faces than this are refused while reading.
constexpr std::size_t most_mesh_faces = 500000;

// By the ending of the name. Throws clast::Error with file, line (or facet) and cause.
MeshFile read_mesh(const std::filesystem::path& path);

// The parsers behind it; `file` is for messages only.
MeshFile parse_obj(std::string_view text, const std::string& file);
MeshFile parse_stl(std::string_view bytes, const std::string& file);

// With all digits, so that reading it gives the same numbers. Comment lines are put in front.
std::string obj_text(const std::vector<MeshObject>& objects, const std::string& comment);

}  // namespace clast
