// STL: triangles, each with its own three corners; as text or as 50 bytes per triangle.
#include <cstring>

#include "shape/mesh_file.hpp"
#include "shape/text_lines.hpp"

namespace clast {
namespace {

constexpr std::size_t header = 84, record = 50;

template <class T>
T value_at(std::string_view bytes, std::size_t at) {
  T value;
  std::memcpy(&value, bytes.data() + at, sizeof value);
  return value;
}

void check_count(std::size_t triangles, const std::string& file) {
  if (triangles > most_mesh_faces)
    throw Error(fmt::format("{}: {} triangles, more than {}; make the mesh coarser first", file,
                            triangles, most_mesh_faces));
}

Surface parse_binary(std::string_view bytes, const std::string& file) {
  const auto triangles = value_at<std::uint32_t>(bytes, 80);
  check_count(triangles, file);
  Surface out;
  for (std::size_t t = 0; t < triangles; ++t) {
    std::vector<int>& ring = out.face.emplace_back();
    for (std::size_t corner = 0; corner < 3; ++corner) {
      const std::size_t at = header + t * record + 12 + corner * 12;  // after the normal
      const Vec3 v{value_at<float>(bytes, at), value_at<float>(bytes, at + 4),
                   value_at<float>(bytes, at + 8)};
      if (!std::isfinite(v.x + v.y + v.z))
        throw Error(
            fmt::format("{}: corner {} of triangle {} is not finite", file, corner + 1, t + 1));
      ring.push_back(static_cast<int>(out.vertex.size()));
      out.vertex.push_back(v);
    }
  }
  return out;
}

// solid, facet, outer loop, 3 vertex, endloop, endfacet, ..., endsolid; only vertices count.
Surface parse_text(std::string_view text, const std::string& file) {
  Surface out;
  TextLines lines(text, file);
  std::vector<int> ring;
  bool inside = false;
  while (lines.next()) {
    const std::string_view word = lines.words()[0];
    if (word == "vertex") {
      if (!inside) lines.fail("'vertex' outside of 'outer loop'");
      ring.push_back(static_cast<int>(out.vertex.size()));
      out.vertex.push_back({lines.number(1), lines.number(2), lines.number(3)});
    } else if (word == "outer") {
      inside = true;
      ring.clear();
    } else if (word == "endloop") {
      if (!inside || ring.size() != 3)
        lines.fail(fmt::format("a triangle with {} vertices", ring.size()));
      inside = false;
      out.face.push_back(ring);
      check_count(out.face.size(), file);
    } else if (word != "solid" && word != "endsolid" && word != "facet" && word != "endfacet") {
      lines.fail(fmt::format("'{}' is no keyword of an STL file", word));
    }
  }
  if (inside) lines.fail("the file ends within a triangle");
  return out;
}

}  // namespace

MeshFile parse_stl(std::string_view bytes, const std::string& file) {
  const std::size_t size_by_count =
      bytes.size() < header ? 0 : header + record * std::size_t{value_at<std::uint32_t>(bytes, 80)};
  const bool says_text = bytes.starts_with("solid");
  // Some programs begin binary files with "solid" too; their size gives them away.
  const bool binary = bytes.size() == size_by_count || !says_text;
  if (binary && (bytes.size() < header || bytes.size() < size_by_count))
    throw Error(fmt::format("{}: cut short, or no STL file: {} bytes, where its header asks for {}",
                            file, bytes.size(), bytes.size() < header ? header : size_by_count));
  MeshFile out;
  out.single_precision = binary;
  out.object.push_back({"", binary ? parse_binary(bytes, file) : parse_text(bytes, file)});
  if (out.object[0].surface.face.empty()) throw Error(file + ": no triangles in this file");
  return out;
}

}  // namespace clast
