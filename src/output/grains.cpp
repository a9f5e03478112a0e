#include "output/grains.hpp"

#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "base/file.hpp"
#include "output/sound.hpp"
#include "output/vtp.hpp"
#include "shape/dilated.hpp"

namespace clast {

namespace {

// Faces of the bodies that are no spheres, one after the other, bodies by id.
struct Faces {
  std::vector<Vec3> points;
  std::vector<std::int32_t> corners, ends;  // as VTK wants them
  std::vector<std::uint32_t> owner;         // of each face: place in the list of bodies by id
};

void add_body(const HostBodies& bodies, std::uint32_t i, std::uint32_t place,
              const ShapeMesh& shape, Faces& faces) {
  const auto base = static_cast<std::int32_t>(faces.points.size());
  for (const Vec3& v : shape.vertices)
    faces.points.push_back(bodies.position[i] +
                           rotate(bodies.orientation[i], bodies.radius[i] * v));
  for (const std::vector<int>& face : shape.faces) {
    for (const int v : face) faces.corners.push_back(base + v);
    faces.ends.push_back(static_cast<std::int32_t>(faces.corners.size()));
    faces.owner.push_back(place);
  }
}

// A plate of two dimensions gets some depth, so that it is seen from everywhere.
ShapeMesh prism_over(const ShapeMesh& plate) {
  constexpr Real half_depth = 0.3;
  ShapeMesh prism{plate.name, {}, {}};
  for (const Real y : {-half_depth, half_depth})
    for (const Vec3& v : plate.vertices) prism.vertices.push_back({v.x, y, v.z});
  const int n = static_cast<int>(plate.vertices.size());
  std::vector<int> front, back;  // corners turn left in x and z, which is seen from y < 0
  for (int i = 0; i < n; ++i) {
    const int next = (i + 1) % n;
    front.push_back(i);
    back.push_back(2 * n - 1 - i);
    prism.faces.push_back({i, n + i, n + next, next});
  }
  prism.faces.push_back(front);
  prism.faces.push_back(back);
  return prism;
}

// A ball of quadrilaterals between meridians and parallels, triangles at the poles.
void add_ball(const Vec3& center, Real radius, ShapeMesh& mesh) {
  constexpr int around = 24, rings = 11;
  const auto base = static_cast<int>(mesh.vertices.size());
  mesh.vertices.push_back(center + radius * Vec3{0, 0, 1});
  for (int j = 1; j <= rings; ++j)
    for (int i = 0; i < around; ++i) {
      const Real down = pi * j / (rings + 1), turn = 2 * pi * i / around;
      mesh.vertices.push_back(center + radius * Vec3{std::sin(down) * std::cos(turn),
                                                     std::sin(down) * std::sin(turn),
                                                     std::cos(down)});
    }
  const auto last = static_cast<int>(mesh.vertices.size());
  mesh.vertices.push_back(center - radius * Vec3{0, 0, 1});
  const auto at = [&](int j, int i) { return base + 1 + (j - 1) * around + i % around; };
  for (int i = 0; i < around; ++i) {
    mesh.faces.push_back({base, at(1, i), at(1, i + 1)});
    for (int j = 1; j < rings; ++j)
      mesh.faces.push_back({at(j, i), at(j + 1, i), at(j + 1, i + 1), at(j, i + 1)});
    mesh.faces.push_back({at(rings, i), last, at(rings, i + 1)});
  }
}

Surface surface_of(const Prototype& shape, int round_corners) {
  if (is_dilated(shape.core)) return skin_of(shape, round_corners);
  const Polyhedron& p = shape.polyhedron;
  Surface out{p.vertex, {}};
  for (std::size_t f = 0; f + 1 < p.face_first.size(); ++f)
    out.face.emplace_back(p.face_vertex.begin() + p.face_first[f],
                          p.face_vertex.begin() + p.face_first[f + 1]);
  return out;
}

// Spheres have none.
ShapeMesh mesh_of(const Assembly& shape, int round_corners) {
  ShapeMesh mesh;
  mesh.name = shape.name;
  if (shape.is_sphere()) return mesh;
  for (const Part& part : shape.parts) {
    if (part.shape.core == CoreKind::point) {
      add_ball(part.center, part.size, mesh);
      continue;
    }
    const Surface surface = surface_of(part.shape, round_corners);
    const auto base = static_cast<int>(mesh.vertices.size());
    for (const Vec3& v : surface.vertex)
      mesh.vertices.push_back(shape.convex() ? v : part.center + rotate(part.turn, part.size * v));
    for (const std::vector<int>& ring : surface.face) {
      std::vector<int>& face = mesh.faces.emplace_back();
      for (const int v : ring) face.push_back(base + v);
    }
  }
  return mesh.faces.size() == 2 ? prism_over(mesh) : mesh;
}

}  // namespace

BodyBounds bounds_of(const HostBodies& bodies, const std::vector<Assembly>& shapes) {
  const std::vector<ShapeMesh> meshes = meshes_of(shapes);
  constexpr Real far = infinity;
  BodyBounds bounds{{far, far, far}, {-far, -far, -far}};
  const auto add = [&](const Vec3& low, const Vec3& high) {
    bounds.low = smaller(bounds.low, low);
    bounds.high = larger(bounds.high, high);
  };
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    const Real r = bodies.radius[i];
    const Assembly& shape = shapes[bodies.shape[i]];
    const std::vector<Vec3>& corners = meshes[bodies.shape[i]].vertices;
    if (shape.convex() && is_dilated(shape.parts.front().shape.core)) {
      const auto reach = [&](const Vec3& n) {
        const Vec3 own = unrotate(bodies.orientation[i], n);
        return r * dot(own, farthest_point(shape.parts.front().shape, own));
      };
      add(bodies.position[i] - Vec3{reach({-1, 0, 0}), reach({0, -1, 0}), reach({0, 0, -1})},
          bodies.position[i] + Vec3{reach({1, 0, 0}), reach({0, 1, 0}), reach({0, 0, 1})});
      continue;
    }
    if (corners.empty())
      add(bodies.position[i] - Vec3{r, r, r}, bodies.position[i] + Vec3{r, r, r});
    for (const Vec3& corner : corners) {
      const Vec3 p = bodies.position[i] + rotate(bodies.orientation[i], r * corner);
      add(p, p);
    }
  }
  return bounds;
}

void write_grains(const std::filesystem::path& path, const Snapshot& snapshot,
                  const std::vector<Assembly>& shapes) {
  const HostBodies& bodies = snapshot.bodies;
  const std::vector<ShapeMesh> meshes = meshes_of(shapes, 80);  // every body has its own
  const std::vector<std::uint32_t> order = order_by_id(bodies.id);
  const std::vector<Real> force = carried_force(snapshot, order);
  Faces faces;
  for (std::uint32_t place = 0; place < order.size(); ++place) {
    const std::uint32_t i = order[place];
    add_body(bodies, i, place, meshes[bodies.shape[i]], faces);
  }
  VtpPiece piece;
  piece.kind = VtpPiece::Cells::polygons;
  piece.fields = {{"TimeValue", fmt::format("{}", snapshot.time)},
                  {"Step", fmt::format("{}", snapshot.step)}};
  piece.points = faces.points.size();
  piece.cells = faces.ends.size();
  const auto plain = [](const char* name, const auto& values) {
    return vtp_array(name, values.size(), [&values](std::size_t i) { return values[i]; });
  };
  piece.positions = plain("Points", faces.points);
  piece.connectivity = plain("connectivity", faces.corners);
  piece.offsets = plain("offsets", faces.ends);
  const auto of_body = [&](const char* name, auto value) {
    piece.cell_data.push_back(
        vtp_array(name, faces.owner.size(),
                  [&faces, &order, value](std::size_t f) { return value(order[faces.owner[f]]); }));
  };
  of_body("id", [&](std::uint32_t i) { return bodies.id[i]; });
  of_body("material", [&](std::uint32_t i) { return bodies.material[i]; });
  of_body("shape", [&](std::uint32_t i) { return bodies.shape[i]; });
  of_body("radius", [&](std::uint32_t i) { return bodies.radius[i]; });
  if (any_tag(bodies)) of_body("tag", [&](std::uint32_t i) { return bodies.tag[i]; });
  of_body("mass", [&](std::uint32_t i) { return bodies.mass[i]; });
  of_body("velocity", [&](std::uint32_t i) { return bodies.velocity[i]; });
  of_body("speed", [&](std::uint32_t i) { return length(bodies.velocity[i]); });
  of_body("spin", [&](std::uint32_t i) { return bodies.spin[i]; });
  piece.cell_data.push_back(
      vtp_array("force", faces.owner.size(), [&](std::size_t f) { return force[faces.owner[f]]; }));
  write_vtp(path, piece);
}

std::vector<ShapeMesh> meshes_of(const std::vector<Assembly>& shapes, int round_corners) {
  std::vector<ShapeMesh> meshes;
  for (const Assembly& shape : shapes) meshes.push_back(mesh_of(shape, round_corners));
  return meshes;
}

void write_shapes(const std::filesystem::path& path, const std::vector<Assembly>& shapes) {
  nlohmann::json list = nlohmann::json::array();
  for (const ShapeMesh& mesh : meshes_of(shapes)) {
    nlohmann::json vertices = nlohmann::json::array();
    for (const Vec3& v : mesh.vertices) vertices.push_back({v.x, v.y, v.z});
    list.push_back({{"name", mesh.name}, {"vertices", vertices}, {"faces", mesh.faces}});
  }
  write_file(path, nlohmann::json{{"format", 2}, {"shapes", list}}.dump(),
             Durability::process_death);
}

std::vector<ShapeMesh> read_shapes(const std::filesystem::path& path) {
  std::vector<ShapeMesh> shapes;
  std::error_code unknown;
  if (!std::filesystem::exists(path, unknown)) return shapes;
  try {
    const auto document = nlohmann::json::parse(read_file(path));
    // The first format left the sphere out.
    if (!document.contains("format")) shapes.push_back({"sphere", {}, {}});
    for (const auto& shape : document.at("shapes")) {
      ShapeMesh mesh;
      mesh.name = shape.at("name").get<std::string>();
      for (const auto& v : shape.at("vertices"))
        mesh.vertices.push_back({v.at(0).get<Real>(), v.at(1).get<Real>(), v.at(2).get<Real>()});
      mesh.faces = shape.at("faces").get<std::vector<std::vector<int>>>();
      for (const std::vector<int>& face : mesh.faces)
        for (const int v : face)
          if (v < 0 || v >= static_cast<int>(mesh.vertices.size()))
            throw Error(path.string() + ": a face names a vertex that is not there");
      check_content(path, [&] { check_sound("shapes", "vertices", mesh.vertices); });
      shapes.push_back(std::move(mesh));
    }
  } catch (const nlohmann::json::exception& e) {
    throw Error(fmt::format("{} is damaged ({}); run the scene again to write it anew",
                            path.string(), e.what()));
  }
  return shapes;
}

}  // namespace clast
