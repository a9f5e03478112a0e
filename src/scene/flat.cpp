#include "scene/flat.hpp"

#include <fmt/format.h>

#include <cmath>

#include "scene/build.hpp"
#include "scene/region.hpp"

namespace clast::scene {

namespace {

constexpr Real tolerance = 1e-9;  // of unit vectors

void check_zero(const Value<Vec3>& v, const char* key, std::initializer_list<int> axes,
                const char* remedy, Problems& problems) {
  if (!v.given || v.bad) return;
  for (const int axis : axes)
    if ((*v)[axis] != 0) {
      problems.add(v.where,
                   fmt::format("'{}' has the {} component {:g} in a scene of two dimensions", key,
                               "xyz"[axis], (*v)[axis]),
                   remedy);
      return;
    }
}

void check_in_plane(const Value<Vec3>& v, const char* key, Problems& problems) {
  check_zero(v, key, {1}, "set the y component to 0: everything moves in the plane of x and z",
             problems);
}

void check_flat_region(const Region& region, Problems& problems) {
  if (region.cylinder.given)
    problems.add(region.where, "a cylinder is no region of a scene in two dimensions",
                 "use a box, or a sphere, which is a disc in the plane y = 0");
  if (region.mesh.given)
    problems.add(region.where, "a mesh is no region of a scene in two dimensions",
                 "use a box, or a sphere, which is a disc in the plane y = 0");
  if (region.box.given && ((*region.box->low).y > 0 || (*region.box->high).y < 0))
    problems.add(region.where, "the box does not reach the plane y = 0 that the discs are in",
                 "set the y components of low and high to 0");
  if (region.sphere.given)
    check_zero(region.sphere->center, "center", {1},
               "set the y component to 0: a sphere stands for a disc in the plane y = 0", problems);
}

void check_flat_wall(const Scene& scene, const Wall& wall, Problems& problems) {
  if (!wall.type.given || wall.type.bad) return;
  switch (*wall.type) {
    case Wall::Type::plane:
      if (wall.normal.given && std::abs((*wall.normal).y) > tolerance * length(*wall.normal))
        problems.add(wall.normal.where, "the plane does not stand upright on the plane of discs",
                     "set the y component of the normal to 0");
      return;
    case Wall::Type::rectangle: {
      if (!wall.edge_u.given || !wall.edge_v.given || !wall.corner.given) return;
      const auto along_y = [](const Vec3& e) {
        return std::abs(std::abs(e.y) / length(e) - 1) < tolerance;
      };
      const Real ends[] = {(*wall.corner).y,
                           (*wall.corner).y + (*wall.edge_u).y + (*wall.edge_v).y};
      const Real highest = larger(ends[0], ends[1]), lowest = smaller(ends[0], ends[1]);
      if (!along_y(*wall.edge_u) && !along_y(*wall.edge_v))
        problems.add(
            wall.where,
            fmt::format("wall '{}' does not stand upright on the plane of discs", *wall.name),
            "one edge of a rectangle must be along y, such as edge_v = [0, 1, 0]");
      else if (lowest > 0 || highest < 0)
        problems.add(wall.corner.where,
                     fmt::format("wall '{}' does not reach the plane y = 0 that the discs are in",
                                 *wall.name),
                     "set the y component of the corner to 0");
      return;
    }
    case Wall::Type::box:
      if (!wall.low.given || !wall.high.given) return;
      if ((*wall.low).y > 0 || (*wall.high).y < 0)
        problems.add(wall.low.where, "the box does not reach the plane y = 0 that the discs are in",
                     "set the y components of low and high to 0");
      else if (flat_walls(scene, wall).empty())
        problems.add(wall.open.where, "front and back of a box are no walls in two dimensions",
                     "leave one of left, right, bottom and top out of 'open'");
      return;
    case Wall::Type::mesh:
      problems.add(wall.type.where, "a mesh is no wall in two dimensions",
                   "use a plane, a rectangle or a box");
      return;
    case Wall::Type::cylinder:
    case Wall::Type::cone:
    case Wall::Type::sphere:
    case Wall::Type::annulus:
      problems.add(wall.type.where, "a round wall is no wall in two dimensions",
                   "use rectangles that follow it, or remove dimensions = 2");
      return;
  }
}

// Walls move in the plane and turn about y.
void check_flat_motions(const std::vector<Motion>& motions, Problems& problems) {
  for (const Motion& m : motions) {
    check_in_plane(m.velocity, "velocity", problems);
    bool turns = *m.type == Motion::Type::rotation || *m.type == Motion::Type::orbit ||
                 m.swing.given || m.driven_about_axis();
    if (*m.type == Motion::Type::surface && m.rate.given)
      problems.add(m.rate.where, "a surface cannot turn about its normal in two dimensions",
                   "give its velocity in the plane of x and z");
    for (const PathPoint& point : *m.path) {
      turns = turns || point.angle != 0;
      if (point.shift.y != 0)
        problems.add(m.path.where, "the path leaves the plane of x and z",
                     "set the displacements along y to 0");
    }
    if (turns)
      check_zero(m.axis, "axis", {0, 2}, "walls turn about y: axis = [0, 1, 0]", problems);
    else
      check_in_plane(m.axis, "axis", problems);
  }
}

}  // namespace

void lie_flat(Scene& scene) {
  const auto deepen = [&](std::vector<Wall>& walls) {
    for (Wall& wall : walls)
      if (*wall.type == Wall::Type::box && (*wall.low).y == 0 && (*wall.high).y == 0) {
        wall.low.value.y = -0.5 * *scene.thickness;
        wall.high.value.y = 0.5 * *scene.thickness;
      }
  };
  deepen(scene.walls);
  for_each_region(scene, [](Region& region) { region.flat = true; });
  for (Insert& insert : scene.inserts) {
    insert.flat = insert.region.value.flat = true;
    if (!insert.turn->axis.given) insert.turn.value.axis.value = {0, 1, 0};
  }
  for (Stage& stage : scene.stages) deepen(stage.walls);
}

void check_flat(const Scene& scene, Problems& problems) {
  if (!scene.flat()) {
    if (scene.thickness.given)
      problems.add(scene.thickness.where, "'thickness' is that of discs and polygons",
                   "remove it, or add dimensions = 2");
    for (const Polygon& polygon : scene.polygons)
      problems.add(polygon.where, "a [[polygon]] is a shape of two dimensions",
                   "remove it, or add dimensions = 2");
    if (*scene.contact.search == ContactSearch::fast_common_plane_2d)
      problems.add(scene.contact.search.where, "this search is for polygons",
                   "use fast_common_plane, or add dimensions = 2");
    return;
  }
  if (scene.contact.search->value_or(ContactSearch::fast_common_plane_2d) !=
      ContactSearch::fast_common_plane_2d)
    problems.add(scene.contact.search.where, "this search is for polyhedra",
                 "in two dimensions leave 'search' out, or use fast_common_plane_2d");
  const std::string& law = *scene.contact.law;
  if (law != HertzMindlin::name && law != Linear::name)
    problems.add(scene.contact.law.where, "this contact law is not for two dimensions",
                 "in two dimensions use hertz_mindlin or linear");
  check_in_plane(scene.gravity, "gravity", problems);
  for (const Wall& wall : scene.walls) {
    check_flat_wall(scene, wall, problems);
    check_flat_motions(wall.motions, problems);
  }
  for (const Insert& insert : scene.inserts) {
    check_in_plane(insert.velocity, "velocity", problems);
    check_zero(insert.spin, "spin", {0, 2}, "set x and z to 0: bodies turn about y", problems);
    check_in_plane(insert.shift, "shift", problems);
    if (insert.turn.given)
      check_zero(insert.turn->axis, "axis", {0, 2}, "turn bodies about y: axis = [0, 1, 0]",
                 problems);
    for (const Vec3& place : *insert.at)
      if (place.y != 0)
        problems.add(insert.at.where, "a place is not in the plane y = 0 of the bodies",
                     "set its y component to 0");
  }
  for (const Stage& stage : scene.stages) {
    check_in_plane(stage.gravity, "gravity", problems);
    check_flat_motions(stage.motions, problems);
    for (const Wall& wall : stage.walls) {
      check_flat_wall(scene, wall, problems);
      check_flat_motions(wall.motions, problems);
    }
  }
  for_each_region(scene, [&](const Region& region) { check_flat_region(region, problems); });
  for (const Sensor& sensor : scene.sensors) {
    check_in_plane(sensor.point, "point", problems);
    check_in_plane(sensor.normal, "normal", problems);
  }
  if ((*scene.domain.low).y > 0 || (*scene.domain.high).y < 0)
    problems.add(scene.domain.where, "the domain does not hold the plane y = 0 of the bodies",
                 "let low and high have 0 between their y components");
}

bool lies_in_plane(const clast::Wall& wall) { return std::abs(wall.normal.y) > 0.5; }

clast::Wall upright(clast::Wall wall) {
  wall.point.y = 0;
  for (Vec3* axis : {&wall.normal, &wall.u, &wall.v}) {
    const bool along_y = std::abs(axis->y) > 0.5;
    *axis = along_y ? Vec3{0, axis->y > 0 ? 1.0 : -1.0, 0} : Vec3{axis->x, 0, axis->z};
  }
  return wall;
}

}  // namespace clast::scene
