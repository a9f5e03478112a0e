#include "shape/mesh_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "base/file.hpp"

namespace clast {

constexpr std::size_t most_bytes = std::size_t{256} << 20;

MeshFile read_mesh(const std::filesystem::path& path) {
  std::string ending = path.extension().string();
  std::transform(ending.begin(), ending.end(), ending.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  if (ending != ".stl" && ending != ".obj")
    throw Error(fmt::format("{}: unknown ending '{}'; shapes are read from .obj and .stl files",
                            path.string(), ending));
  const std::string content = read_file(path, most_bytes);
  return ending == ".stl" ? parse_stl(content, path.string()) : parse_obj(content, path.string());
}

}  // namespace clast
