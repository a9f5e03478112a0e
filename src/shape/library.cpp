#include "shape/library.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/error.hpp"
#include "shape/embedded_shapes.hpp"

namespace clast {
namespace {

bool is_file(const std::string& name) { return name.find_first_of("./") != std::string::npos; }

Assembly load_file(const std::filesystem::path& path) {
  const MeshFile file = read_mesh(path);
  if (path.extension() != ".obj")
    throw Error(
        fmt::format("{}: scenes take shapes from .obj files; make one with: clast shapes "
                    "add {}",
                    path.string(), path.string()));
  try {
    return assembly_of(path.stem().string(), file.object, coarse_flatness);
  } catch (const Error& e) {
    throw Error(fmt::format("{}: {}; `clast shapes add` may mend it", path.string(), e.what()));
  }
}

}  // namespace

const std::vector<std::string>& library_shape_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> out;
    for (const EmbeddedShape& shape : embedded_shapes()) out.push_back(shape.name);
    return out;
  }();
  return names;
}

const std::string& library_shape_text(const std::string& name) {
  for (const EmbeddedShape& shape : embedded_shapes())
    if (shape.name == name) return shape.text;
  throw Error(fmt::format("no shape '{}' in the library; there are: {}; or name a file: ./{}.obj",
                          name, fmt::join(library_shape_names(), ", "), name));
}

Assembly load_shape(const std::string& name_or_file, const std::filesystem::path& base) {
  if (is_file(name_or_file)) return load_file(base / name_or_file);
  const MeshFile file =
      parse_obj(library_shape_text(name_or_file), "shapes/" + name_or_file + ".obj");
  return assembly_of(name_or_file, file.object);
}

}  // namespace clast
