// Wavefront OBJ: vertices, polygons and objects; what else it may hold does not matter for shapes.
#include <algorithm>
#include <array>
#include <sstream>

#include "shape/mesh_file.hpp"
#include "shape/text_lines.hpp"

namespace clast {
namespace {

constexpr std::array ignored = {"vt", "vn", "vp", "g", "s", "l", "p", "usemtl", "mtllib"};

// "7", "7/1", "7//3" or "7/1/3"; negative numbers count back from the last vertex.
int vertex_number(const TextLines& lines, std::string_view word, std::size_t vertices) {
  long number = 0;
  const std::string_view index = word.substr(0, word.find('/'));
  const auto [end, status] = std::from_chars(index.data(), index.data() + index.size(), number);
  if (status != std::errc() || end != index.data() + index.size())
    lines.fail(fmt::format("'{}' is not the number of a vertex", word));
  const long count = static_cast<long>(vertices);
  const long from_zero = number < 0 ? count + number : number - 1;
  if (number == 0 || from_zero < 0 || from_zero >= count)
    lines.fail(
        fmt::format("vertex {} does not exist: {} are defined above this line", number, count));
  return static_cast<int>(from_zero);
}

// Gives a surface those of all vertices that its faces name, in their order.
void take_used(const std::vector<Vec3>& vertices, Surface& surface) {
  std::vector<int> used;
  for (const std::vector<int>& ring : surface.face)
    used.insert(used.end(), ring.begin(), ring.end());
  std::sort(used.begin(), used.end());
  used.erase(std::unique(used.begin(), used.end()), used.end());
  for (const int v : used) surface.vertex.push_back(vertices[static_cast<std::size_t>(v)]);
  for (std::vector<int>& ring : surface.face)
    for (int& v : ring)
      v = static_cast<int>(std::lower_bound(used.begin(), used.end(), v) - used.begin());
}

}  // namespace

MeshFile parse_obj(std::string_view text, const std::string& file) {
  std::vector<Vec3> vertices;  // OBJ numbers them through all objects
  MeshFile out;
  std::size_t faces = 0;
  const auto current = [&]() -> MeshObject& {
    return out.object.empty() ? out.object.emplace_back() : out.object.back();
  };
  TextLines lines(text, file);
  while (lines.next()) {
    const std::string_view word = lines.words()[0];
    if (word == "v") {
      vertices.push_back({lines.number(1), lines.number(2), lines.number(3)});
    } else if (word == "f") {
      if (lines.words().size() < 4) lines.fail("a face needs at least 3 vertices");
      if (++faces > most_mesh_faces)
        lines.fail(fmt::format("more than {} faces; make the mesh coarser first", most_mesh_faces));
      std::vector<int>& ring = current().surface.face.emplace_back();
      for (std::size_t i = 1; i < lines.words().size(); ++i)
        ring.push_back(vertex_number(lines, lines.words()[i], vertices.size()));
    } else if (word == "o") {
      // An object without faces is only a name for the next one.
      if (out.object.empty() || !current().surface.face.empty()) out.object.emplace_back();
      current().name = lines.words().size() > 1 ? std::string(lines.words()[1]) : "";
    } else if (std::find(ignored.begin(), ignored.end(), word) == ignored.end()) {
      lines.fail(fmt::format("'{}' is no keyword of an OBJ file with polygons", word));
    }
  }
  std::erase_if(out.object, [](const MeshObject& o) { return o.surface.face.empty(); });
  if (out.object.empty()) throw Error(file + ": no faces ('f' lines) in this file");
  for (MeshObject& object : out.object) take_used(vertices, object.surface);
  return out;
}

std::string obj_text(const std::vector<MeshObject>& objects, const std::string& comment) {
  std::string out;
  std::istringstream lines(comment);
  for (std::string line; std::getline(lines, line);) out += "# " + line + "\n";
  std::size_t before = 1;
  for (const MeshObject& object : objects) {
    out += "o " + object.name + "\n";
    for (const Vec3& v : object.surface.vertex)
      out += fmt::format("v {} {} {}\n", v.x, v.y, v.z);  // shortest that reads back the same
    for (const std::vector<int>& ring : object.surface.face) {
      out += "f";
      for (const int v : ring) out += fmt::format(" {}", before + static_cast<std::size_t>(v));
      out += "\n";
    }
    before += object.surface.vertex.size();
  }
  return out;
}

}  // namespace clast
