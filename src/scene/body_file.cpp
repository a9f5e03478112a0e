#include "scene/body_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numeric>
#include <utility>

#include "base/file.hpp"
#include "base/text.hpp"
#include "scene/body_file_table.hpp"
#include "scene/occupied.hpp"

namespace clast::scene {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_bytes_of_names = std::size_t{64} << 20;
constexpr const char* formats =
    "a file of bodies is text with x y z r per line, CSV with named columns, a dump of LAMMPS or "
    "LIGGGHTS, or points of VTK";

BodyFile open_bodies(const fs::path& path) {
  BodyFile file{std::make_shared<const std::string>(path.string()), {}};
  try {
    file.content = read_file(path, most_bytes_of_bodies);
  } catch (const Error& error) {
    file.fail(1, error.what(), formats);
  }
  if (file.content.empty()) file.fail(1, "the file of bodies is empty", formats);
  return file;
}

BodyTable read_table(const BodyFile& file) {
  const std::string_view text = file.content;
  const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
  const std::string_view start = text.substr(begin, 200);
  if (start.starts_with("# vtk DataFile")) return read_legacy_vtk(file);
  if (start.starts_with("<?xml") || start.starts_with("<VTKFile")) return read_xml_vtk(file);
  if (start.starts_with("ITEM:")) return read_dump(file);
  return read_text_bodies(file);
}

Vec3 vector_at(const BodyTable& table, Column first, std::size_t i) {
  const auto component = [&](std::size_t k) {
    const std::vector<double>& values = table.column[static_cast<std::size_t>(first) + k];
    return values.empty() ? 0 : values[i];
  };
  return {component(0), component(1), component(2)};
}

void check_columns(const BodyFile& file, const BodyTable& table) {
  for (const auto& [column, name] : {std::pair{Column::x, "x"}, {Column::y, "y"}, {Column::z, "z"}})
    if (!table.has(column))
      file.fail(1, fmt::format("the file does not say '{}' of its bodies", name), formats);
  if (!table.has(Column::radius) && !table.has(Column::diameter))
    file.fail(1, "the file does not say how large its bodies are",
              "add a column 'radius' or 'diameter', in metres");
  const int turns =
      table.has(Column::qw) + table.has(Column::qx) + table.has(Column::qy) + table.has(Column::qz);
  if (turns != 0 && turns != 4)
    file.fail(1, "a quaternion has four components", "give qw, qx, qy and qz, or none of them");
}

// One row, checked.
FileBody body_at(const BodyFile& file, const BodyTable& table, std::size_t i) {
  const int line = table.line.empty() ? 1 : table.line[i];
  FileBody body;
  body.position = vector_at(table, Column::x, i);
  body.radius =
      table.has(Column::radius) ? table.of(Column::radius)[i] : 0.5 * table.of(Column::diameter)[i];
  body.velocity = vector_at(table, Column::vx, i);
  body.spin = vector_at(table, Column::wx, i);
  if (table.has(Column::shape)) body.grain.shape = static_cast<int>(table.of(Column::shape)[i]);
  if (!(body.radius >= 1e-9 && body.radius <= 1e9) || !(length(body.position) < 1e9))
    file.fail(line,
              fmt::format("a body of radius {:g} m at {:g} m from the origin", body.radius,
                          length(body.position)),
              "radii go from 1e-9 m up, positions to 1e9 m; give both in metres");
  if (!(length(body.velocity) < 1e6 && length(body.spin) < 1e9))
    file.fail(line, "a body moves faster than 1e6 m/s or turns faster than 1e9 rad/s",
              "give velocities in m/s and rad/s");
  if (table.has(Column::qw)) {
    const Vec3 v = vector_at(table, Column::qx, i);
    const Quat q{table.of(Column::qw)[i], v.x, v.y, v.z};
    const Real norm = root(square(q.w) + squared_length(v));
    if (!(norm > 0.5 && norm < 2))
      file.fail(line, fmt::format("a quaternion of length {:g}", norm),
                "orientations are quaternions of length 1, their scalar part first");
    body.turned = true;
    body.turn = normalized(q);
  }
  return body;
}

// Bodies in the order of their ids; without these as they come.
std::vector<std::size_t> order_of(const BodyTable& table) {
  std::vector<std::size_t> order(table.size);
  std::iota(order.begin(), order.end(), std::size_t{0});
  if (table.has(Column::id)) {
    const std::vector<double>& id = table.of(Column::id);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return id[a] < id[b]; });
  }
  return order;
}

// Settled beds overlap a little. Balls of 3/4 of the size touch only when that is absurd.
void check_overlap(const BodyFile& file, const BodyTable& table,
                   const std::vector<FileBody>& bodies, const std::vector<Real>& inner) {
  Occupied occupied;
  const std::vector<std::size_t> order = order_of(table);
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    const Piece ball = ball_at(bodies[i].position, 0.75 * inner[i]);
    if (!occupied.has_room(ball))
      file.fail(table.line.empty() ? 1 : table.line[order[i]],
                fmt::format("the body at [{:g}, {:g}, {:g}] overlaps an earlier one by about half "
                            "a radius or more",
                            bodies[i].position.x, bodies[i].position.y, bodies[i].position.z),
                "remove one of the two");
    occupied.add(ball);
  }
}

std::vector<FileBody> bodies_of(const BodyFile& file, const BodyTable& table) {
  if (table.size == 0)
    file.fail(1, "the file holds no bodies", "add one \"x y z r\" per line below the first");
  check_columns(file, table);
  std::vector<FileBody> bodies;
  bodies.reserve(table.size);
  for (const std::size_t i : order_of(table)) bodies.push_back(body_at(file, table, i));
  return bodies;
}

// From the number a file gives to the shapes of the scene, and from its radius to that of the ball
// around the body.
void give_shape(const Scene& scene, const Insert& insert, const BodyFile& file,
                const BodyTable& table, FileBody& body) {
  const std::vector<int> shapes = shapes_of(scene, insert);
  const bool by_number = table.has(Column::shape);
  const int number = by_number ? body.grain.shape : 1;
  if (number < 0 || (number > 0 && number > static_cast<int>(shapes.size())))
    file.fail(1,
              fmt::format("a body has shape number {}, the insertion names {}", number,
                          insert.shape->size()),
              "list the shapes of the file in their order, such as shape = [\"cube\", "
              "\"ballast_1\"]; number 0 is the ball");
  body.grain.shape = number == 0 ? 0 : shapes[static_cast<std::size_t>(number - 1)];
  body.grain.radius = table.frame_of_clast
                          ? body.radius
                          : body.radius * bounding_radius_of_unit(scene, body.grain.shape);
}

void check_flat(const Insert& insert, const BodyFile& file, const FileBody& body) {
  if (!insert.flat) return;
  if (body.position.y != 0 || body.velocity.y != 0)
    file.fail(1,
              fmt::format("a body is at y = {:g} m or moves along y in a scene of two "
                          "dimensions",
                          body.position.y),
              "all bodies are and stay in the plane y = 0");
  if (body.turned && (body.turn.x != 0 || body.turn.z != 0))
    file.fail(1, "a body is turned out of the plane in a scene of two dimensions",
              "bodies turn about y: qx and qz are 0");
}

}  // namespace

int BodyFile::line_of(std::size_t place) const {
  const auto end = content.begin() + static_cast<std::ptrdiff_t>(std::min(place, content.size()));
  return 1 + static_cast<int>(std::count(content.begin(), end, '\n'));
}

bool read_number(std::string_view text, double& value) {
  if (text.starts_with('+')) text.remove_prefix(1);
  return parse_number(text, value) && std::isfinite(value);
}

std::vector<std::string_view> split_line(std::string_view line) {
  constexpr const char* blanks = " \t\r\v\f";
  const std::size_t mark = line.find_first_of(",;");
  std::vector<std::string_view> words;
  if (mark == std::string_view::npos) {
    for (std::size_t at = line.find_first_not_of(blanks); at != std::string_view::npos;) {
      const std::size_t end = std::min(line.find_first_of(blanks, at), line.size());
      words.push_back(line.substr(at, end - at));
      at = line.find_first_not_of(blanks, end);
    }
    return words;
  }
  for (std::size_t at = 0; at <= line.size();) {
    const std::size_t end = std::min(line.find(line[mark], at), line.size());
    std::string_view word = line.substr(at, end - at);
    const std::size_t begin = word.find_first_not_of(blanks);
    word = begin == std::string_view::npos
               ? std::string_view()
               : word.substr(begin, word.find_last_not_of(blanks) - begin + 1);
    words.push_back(word);
    at = end + 1;
  }
  return words;
}

namespace {

std::string lower_case(std::string_view given) {
  std::string name(given);
  std::transform(name.begin(), name.end(), name.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return name;
}

Column column_of(std::string_view given) {
  static constexpr std::pair<const char*, Column> names[] = {
      {"id", Column::id},         {"shape", Column::shape}, {"x", Column::x},
      {"y", Column::y},           {"z", Column::z},         {"xs", Column::x},
      {"ys", Column::y},          {"zs", Column::z},        {"xu", Column::x},
      {"yu", Column::y},          {"zu", Column::z},        {"r", Column::radius},
      {"radius", Column::radius}, {"d", Column::diameter},  {"diameter", Column::diameter},
      {"vx", Column::vx},         {"vy", Column::vy},       {"vz", Column::vz},
      {"wx", Column::wx},         {"wy", Column::wy},       {"wz", Column::wz},
      {"omegax", Column::wx},     {"omegay", Column::wy},   {"omegaz", Column::wz},
      {"qw", Column::qw},         {"qx", Column::qx},       {"qy", Column::qy},
      {"qz", Column::qz},         {"quatw", Column::qw},    {"quati", Column::qx},
      {"quatj", Column::qy},      {"quatk", Column::qz},    {"quat1", Column::qw},
      {"quat2", Column::qx},      {"quat3", Column::qy},    {"quat4", Column::qz}};
  const std::string name = lower_case(given);
  for (const auto& [known, column] : names)
    if (name == known) return column;
  return Column::count;
}

}  // namespace

std::vector<Column> columns_named(const std::vector<std::string_view>& names) {
  std::vector<Column> found;
  for (const std::string_view name : names) {
    const Column column = column_of(name);
    const bool again = std::find(found.begin(), found.end(), column) != found.end();
    found.push_back(again ? Column::count : column);
  }
  return found;
}

Column first_column_of(std::string_view given, std::size_t components) {
  static constexpr std::tuple<const char*, std::size_t, Column> names[] = {
      {"id", 1, Column::id},          {"shape", 1, Column::shape},
      {"radius", 1, Column::radius},  {"radii", 1, Column::radius},
      {"r", 1, Column::radius},       {"diameter", 1, Column::diameter},
      {"velocity", 3, Column::vx},    {"v", 3, Column::vx},
      {"linvelvec", 3, Column::vx},   {"spin", 3, Column::wx},
      {"omega", 3, Column::wx},       {"angvelvec", 3, Column::wx},
      {"orientation", 4, Column::qw}, {"quaternion", 4, Column::qw}};
  const std::string name = lower_case(given);
  for (const auto& [known, width, column] : names)
    if (name == known && components == width) return column;
  return Column::count;
}

std::vector<FileBody> read_bodies(const fs::path& path) {
  const BodyFile file = open_bodies(path);
  const BodyTable table = read_table(file);
  std::vector<FileBody> bodies = bodies_of(file, table);
  std::vector<Real> radii;
  for (const FileBody& body : bodies) radii.push_back(body.radius);
  check_overlap(file, table, bodies, radii);
  return bodies;
}

std::vector<FileBody> read_bounding_spheres(const fs::path& path) {
  const BodyFile file = open_bodies(path);
  return bodies_of(file, read_table(file));
}

std::vector<FileBody> read_bodies(const Scene& scene, const Insert& insert) {
  const BodyFile file = open_bodies(scene.file(*insert.file));
  const BodyTable table = read_table(file);
  std::vector<FileBody> bodies = bodies_of(file, table);
  const GrainShapes shapes(scene);
  std::vector<Real> inner;
  for (FileBody& body : bodies) {
    give_shape(scene, insert, file, table, body);
    check_flat(insert, file, body);
    inner.push_back(larger(shapes.inner_radius(body.grain), 1e-3 * body.grain.radius));
  }
  check_overlap(file, table, bodies, inner);
  return bodies;
}

// The text of a file of shapes; nothing where there is none.
static std::string names_in(const fs::path& path) {
  try {
    return read_file(path, most_bytes_of_names);
  } catch (const Error&) {
    return {};
  }
}

void name_shapes_of_frames(Scene& scene) {
  for (Insert& insert : scene.inserts) {
    if (!insert.file.given || insert.file.bad || insert.shape.given) continue;
    const fs::path names = (scene.folder / *insert.file).parent_path() / "shapes.json";
    const auto document = nlohmann::json::parse(names_in(names), nullptr, false);
    if (!document.is_object() || !document.contains("shapes")) continue;
    // The first format left the sphere out, which is number 0 anyway.
    bool is_sphere = document.contains("format");
    for (const auto& shape : document["shapes"]) {
      if (std::exchange(is_sphere, false)) continue;
      if (!shape.is_object() || !shape.contains("name") || !shape["name"].is_string()) continue;
      Value<std::string> name(shape["name"].get<std::string>());
      name.where = insert.file.where;
      name.given = true;
      insert.shape.value.push_back(name);
    }
  }
}

}  // namespace clast::scene
