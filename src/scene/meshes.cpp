#include "scene/meshes.hpp"

#include "base/error.hpp"
#include "boundary/mesh.hpp"

namespace clast::scene {

namespace {

void load(const std::filesystem::path& file, Wall& wall) {
  const Quat turn = rotation_by(*wall.rotate);
  const WallMesh mesh = wall_mesh(read_mesh(file));
  for (const MeshFacet& facet : mesh.facet) {
    std::vector<Vec3> ring;
    for (const Vec3& corner : facet.ring)
      ring.push_back(*wall.shift + rotate(turn, *wall.scale * corner));
    wall.facets.push_back(polygon_wall(ring, rotate(turn, facet.normal)));
    wall.facets.back().wall.group = facet.group;
  }
}

}  // namespace

void load_meshes(Scene& scene, Problems& problems) {
  const auto load_all = [&](std::vector<Wall>& walls) {
    for (Wall& wall : walls) {
      if (*wall.type != Wall::Type::mesh || !wall.file.given || wall.file.bad) continue;
      try {
        load(scene.file(*wall.file), wall);
      } catch (const Error& error) {
        const std::string reason = error.what();
        const bool named = reason.find(*wall.file) != std::string::npos;
        problems.add(wall.file.where, named ? reason : *wall.file + ": " + reason,
                     "give an STL or OBJ file of polygons, relative to the folder of the scene");
      }
    }
  };
  load_all(scene.walls);
  for (Stage& stage : scene.stages) load_all(stage.walls);
}

}  // namespace clast::scene
