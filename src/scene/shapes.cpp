#include "scene/shapes.hpp"

#include <fmt/format.h>

#include <set>

#include "base/error.hpp"
#include "scene/dilated_shapes.hpp"
#include "shape/library.hpp"

namespace clast::scene {

namespace {

void load_polyhedron(Scene& scene, const Value<std::string>& name, Problems& problems) {
  try {
    const bool copied = scene.copies.count(*name) > 0;
    Assembly shape = load_shape(copied ? scene.file(*name).string() : *name, scene.folder);
    shape.name = *name;
    scene.shapes.push_back(std::move(shape));
  } catch (const Error& e) {
    problems.add(name.where, e.what(),
                 "`clast shapes` lists the library; a file is named relative to the scene");
  }
}

// Polygons of the scene come before those of the library.
void load_polygon(Scene& scene, const Value<std::string>& name, Problems& problems) {
  for (const Polygon& polygon : scene.polygons)
    if (*polygon.name == *name) return;  // read already, or said why not
  try {
    scene.shapes.push_back(assembly_of(flat_prototype(*name, polygon_of_name(*name))));
  } catch (const Error& e) {
    problems.add(name.where, e.what(),
                 "use one of these, or add a [[polygon]] of that name with its corners");
  }
}

void read_polygons(Scene& scene, Problems& problems) {
  std::set<std::string> names = {"disc"};
  for (const Polygon& polygon : scene.polygons) {
    if (!polygon.name.given || polygon.name.bad || !polygon.corners.given || polygon.corners.bad)
      continue;
    if (!names.insert(*polygon.name).second) {
      problems.add(polygon.name.where, fmt::format("a second shape is named '{}'", *polygon.name),
                   "give each [[polygon]] a name of its own");
      continue;
    }
    try {
      scene.shapes.push_back(assembly_of(flat_prototype(*polygon.name, *polygon.corners)));
    } catch (const Error& e) {
      problems.add(polygon.corners.where,
                   fmt::format("polygon '{}' cannot be used: {}", *polygon.name, e.what()),
                   "list the corners of a convex polygon one after the other around it; split one "
                   "that is not convex into several");
    }
  }
}

}  // namespace

void load_shapes(Scene& scene, Problems& problems) {
  scene.shapes = {assembly_of(scene.flat() ? disc_prototype() : sphere_prototype())};
  if (scene.flat()) read_polygons(scene, problems);
  make_dilated_shapes(scene, problems);
  for (const Insert& insert : scene.inserts)
    for (const Value<std::string>& name : *insert.shape) {
      if (name.bad || scene.find_shape(*name) >= 0 || is_dilated_name(scene, *name)) continue;
      if (scene.flat())
        load_polygon(scene, name, problems);
      else
        load_polyhedron(scene, name, problems);
    }
}

}  // namespace clast::scene
