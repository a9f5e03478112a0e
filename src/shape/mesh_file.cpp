#include "shape/mesh_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "base/error.hpp"

namespace clast {

constexpr std::uintmax_t most_bytes = std::uintmax_t{256} << 20;

MeshFile read_mesh(const std::filesystem::path& path) {
  std::string ending = path.extension().string();
  std::transform(ending.begin(), ending.end(), ending.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  if (ending != ".stl" && ending != ".obj")
    throw Error(fmt::format("{}: unknown ending '{}'; shapes are read from .obj and .stl files",
                            path.string(), ending));
  if (std::filesystem::is_directory(path))
    throw Error(path.string() + " is a directory; name a .obj or .stl file");
  std::ifstream file(path, std::ios::binary);
  if (!file) throw Error(path.string() + ": no such file, or it cannot be read");
  std::error_code unknown;
  if (std::filesystem::file_size(path, unknown) > most_bytes && !unknown)
    throw Error(fmt::format("{}: larger than {} MB; make the mesh coarser first", path.string(),
                            most_bytes >> 20));
  std::ostringstream content;
  content << file.rdbuf();
  return ending == ".stl" ? parse_stl(content.str(), path.string())
                          : parse_obj(content.str(), path.string());
}

}  // namespace clast
