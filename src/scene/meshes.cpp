#include "scene/meshes.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "boundary/mesh.hpp"
#include "boundary/round_wall.hpp"
#include "scene/periodic_cell.hpp"

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

bool all_above_zero(std::initializer_list<Real> values) {
  return std::all_of(values.begin(), values.end(), [](Real v) { return v > 0 && v < infinity; });
}

// Nothing where its measures make no wall: the checks say so.
std::vector<FiniteWall> round_wall(const Scene& scene, const Wall& wall) {
  const Real span = length(*wall.to - *wall.from), a = *wall.from_radius, b = *wall.to_radius;
  switch (*wall.type) {
    case Wall::Type::cylinder: {
      if (!all_above_zero({span, *wall.radius})) return {};
      const AxisEnds ends = without_ends_in_sight(scene, {*wall.from, *wall.to});
      return {turned_wall(ends.from, ends.to, *wall.radius, *wall.radius)};
    }
    case Wall::Type::cone:
      if (!all_above_zero({span, a + b}) || a < 0 || b < 0) return {};
      return {turned_wall(*wall.from, *wall.to, a, b)};
    case Wall::Type::sphere:
      if (!all_above_zero({*wall.radius})) return {};
      return {sphere_wall(*wall.center, *wall.radius)};
    case Wall::Type::annulus:
      if (!all_above_zero({length(*wall.normal), *wall.radius - *wall.inner_radius}) ||
          *wall.inner_radius < 0)
        return {};
      return {ring_wall(*wall.center, *wall.normal, *wall.inner_radius, *wall.radius)};
    default:
      return {};
  }
}

void make_round(const Scene& scene, Wall& wall) {
  wall.facets = round_wall(scene, wall);
  if (wall.facets.empty()) return;
  for (FiniteWall& piece : flat_pieces_of(wall.facets[0])) wall.facets.push_back(std::move(piece));
}

}  // namespace

void make_pieces(Scene& scene, Problems& problems) {
  const auto make_all = [&](std::vector<Wall>& walls) {
    for (Wall& wall : walls) {
      if (wall.type.given && !wall.type.bad && wall.is_round()) make_round(scene, wall);
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
  make_all(scene.walls);
  for (Stage& stage : scene.stages) make_all(stage.walls);
}

}  // namespace clast::scene
