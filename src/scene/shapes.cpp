#include "scene/shapes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "base/error.hpp"
#include "scene/bonds.hpp"
#include "scene/compounds.hpp"
#include "scene/dilated_shapes.hpp"
#include "shape/library.hpp"
#include "shape/sphere_set.hpp"

namespace clast::scene {

namespace {

bool is_in_library(const std::string& name) {
  const std::vector<std::string>& names = library_shape_names();
  return std::find(names.begin(), names.end(), name) != names.end();
}

// Whatever has an ending or a slash in it.
bool names_a_file(const std::string& name) { return name.find_first_of("./") != std::string::npos; }

void no_such_shape(const Scene& scene, const Value<std::string>& name, Problems& problems) {
  std::vector<std::string> known = library_shape_names();
  known.insert(known.end(), sphere_set_names().begin(), sphere_set_names().end());
  for (const Clump& clump : scene.clumps) known.push_back(*clump.name);
  for (const DilatedShape& shape : scene.dilated) known.push_back(*shape.name);
  for (const Compound& compound : scene.compounds) known.push_back(*compound.name);
  known.push_back("sphere");
  problems.add(
      name.where,
      fmt::format("there is no shape '{}'{}", name->substr(0, 40), did_you_mean(*name, known)),
      fmt::format("there are: {}; a file is named with its ending, as \"{}.obj\"",
                  fmt::join(known, ", "), name->substr(0, 40)));
}

// FILE:N is object N of a file of several: what a cluster of them breaks into.
std::string name_of_part(const std::string& file, int number) {
  return fmt::format("{}:{}", file, number);
}
struct PartName {
  std::string file;
  int number = 0;  // from 1 on; 0: the whole file
};
PartName parsed_part(const std::string& name) {
  const std::size_t colon = name.rfind(':');
  if (colon == std::string::npos) return {name, 0};
  const std::string digits = name.substr(colon + 1);
  const bool is_number = !digits.empty() && digits.size() < 7 &&
                         digits.find_first_not_of("0123456789") == std::string::npos;
  return is_number ? PartName{name.substr(0, colon), std::stoi(digits)} : PartName{name, 0};
}

// Reads each file once.
class ShapeFiles {
 public:
  explicit ShapeFiles(const Scene& scene) : scene_(scene) {}

  Assembly shape(const PartName& wanted) {
    const Assembly& whole = file(wanted.file);
    if (wanted.number == 0) return whole;
    if (wanted.number > std::ssize(whole.parts))
      throw Error(fmt::format("{} has {} objects, so there is no object {}", wanted.file,
                              whole.parts.size(), wanted.number));
    return assembly_of(whole.parts[wanted.number - 1].shape);
  }

 private:
  const Assembly& file(const std::string& name) {
    if (const auto known = read_.find(name); known != read_.end()) return known->second;
    return read_[name] = library_shape(scene_, name);
  }

  const Scene& scene_;
  std::map<std::string, Assembly> read_;
};

void load_polyhedron(Scene& scene, ShapeFiles& files, const Value<std::string>& name,
                     Problems& problems) {
  const PartName part = parsed_part(*name);
  const bool is_copy = scene.copies.count(part.file) > 0;
  if (!is_copy && !names_a_file(*name) && !is_in_library(*name))
    return no_such_shape(scene, name, problems);
  try {
    Assembly shape = files.shape(part);
    shape.name = *name;
    scene.shapes.push_back(std::move(shape));
  } catch (const Error& e) {
    problems.add(name.where, e.what(),
                 "`clast shapes` lists the library; a file is named relative to the scene");
  }
}

// A set of spheres of the scene, of a file or of the library, as one body; nothing if the name is
// none of these.
std::optional<SphereSet> sphere_set_of(const Scene& scene, const std::string& name) {
  for (const Clump& clump : scene.clumps)
    if (*clump.name == name) return SphereSet{name, *clump.spheres, {}};
  if (std::filesystem::path(name).extension() == ".spheres") return read_spheres(scene.file(name));
  const std::vector<std::string>& known = sphere_set_names();
  if (std::find(known.begin(), known.end(), name) == known.end()) return std::nullopt;
  return sphere_set_named(name);
}

// Bonded spheres touch as others do: what overlaps would fly apart.
void check_cluster(const SphereSet& set, const Assembly& whole) {
  const Real overlap = deepest_overlap(set.spheres);
  if (overlap > 1e-6)
    throw Error(
        fmt::format("two of the spheres of '{}' overlap by {:.3g} of a radius: bonded "
                    "spheres push each other apart",
                    set.name, overlap));
  if (!holds_together(set.spheres.size(), whole.bonds))
    throw Error(fmt::format("the bonds of '{}' do not reach all of its spheres", set.name));
}

// True when the name is that of a set of spheres, whether or not it can be used.
bool load_sphere_set(Scene& scene, const Insert& insert, const Value<std::string>& name,
                     Problems& problems) {
  try {
    const std::optional<SphereSet> set = sphere_set_of(scene, *name);
    if (!set) return false;
    Assembly shape = clump_of(*set);
    const int cement = scene.cement_of(insert);
    if (cement >= 0) check_cluster(*set, shape);
    shape.name = *name;
    scene.shapes.push_back(std::move(shape));
    scene.cements.push_back(cement);
  } catch (const Error& e) {
    problems.add(name.where, e.what(),
                 insert.bond.given ? "make smaller spheres, list the bonds in a file "
                                     "(`clast cluster` writes one), or remove 'bond': a rigid "
                                     "clump may overlap"
                                   : "give each sphere a centre and a radius of its own");
  }
  return true;
}

// Cells of a rock: an assembly of polyhedra whose parts are to be bonded over the faces they share.
// They follow it as shapes of their own.
Assembly cells_of(ShapeFiles& files, const std::string& name) {
  Assembly whole = files.shape({name});
  whole.name = name;
  if (whole.convex())
    throw Error(fmt::format("'{}' is in one piece: a bond holds several parts together", name));
  whole.bonds = parts_with_shared_faces(whole);
  if (!holds_together(whole.parts.size(), whole.bonds))
    throw Error(fmt::format(
        "the parts of '{}' do not hang together: each must share a face with another", name));
  return whole;
}

void load_cells(Scene& scene, ShapeFiles& files, const Insert& insert,
                const Value<std::string>& name, Problems& problems) {
  const bool is_copy = scene.copies.count(*name) > 0;
  if (!is_copy && !names_a_file(*name) && !is_in_library(*name))
    return no_such_shape(scene, name, problems);
  try {
    Assembly whole = cells_of(files, *name);
    const std::vector<Part> parts = whole.parts;
    scene.shapes.push_back(std::move(whole));
    scene.cements.push_back(scene.cement_of(insert));
    for (const Part& part : parts) {
      const auto number = static_cast<int>(&part - parts.data()) + 1;
      scene.shapes.push_back(assembly_of(part.shape));
      scene.shapes.back().name = name_of_part(*name, number);
      scene.cements.push_back(-1);
    }
  } catch (const Error& e) {
    problems.add(name.where, e.what(),
                 "cut a mesh into cells with `clast cluster FILE.stl --voronoi N`, or use one of " +
                     one_of(sphere_set_names()));
  }
}

void cannot_break(const Insert& insert, const Value<std::string>& name, Problems& problems) {
  problems.add(insert.bond.where,
               fmt::format("'{}' is rigid: a bond holds together spheres, or the convex objects of "
                           "a file",
                           *name),
               "make it a [[clump]] of spheres, or a file of convex objects that share faces");
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

// Shapes of the scene are taken as they are, where insertions name such alone and say nothing of
// sizes.
void take_own_sizes(Scene& scene) {
  for (Insert& insert : scene.inserts) {
    const bool sized = insert.radius.given || insert.diameter.given || insert.scale.given;
    const auto& names = *insert.shape;
    if (sized || insert.file.given || names.empty() ||
        !std::all_of(names.begin(), names.end(), [&](const auto& name) {
          return is_dilated_name(scene, *name) || is_compound_name(scene, *name);
        }))
      continue;
    insert.scale.given = true;
    insert.scale.where = insert.where;
    insert.scale.value.where = insert.where;
    insert.scale.value.single = 1.0;
    insert.scale.value.single.given = true;
  }
}

}  // namespace

void load_shapes(Scene& scene, const std::vector<std::string>& more, Problems& problems) {
  ShapeFiles files(scene);
  const auto load = [&](const Value<std::string>& name) {
    if (scene.find_shape(*name) >= 0) return;
    if (scene.flat())
      load_polygon(scene, name, problems);
    else
      load_polyhedron(scene, files, name, problems);
  };
  scene.shapes = {assembly_of(scene.flat() ? disc_prototype() : sphere_prototype())};
  if (scene.flat()) read_polygons(scene, problems);
  scene.cements.assign(scene.shapes.size(), -1);
  make_dilated_shapes(scene, problems);
  make_compounds(scene, problems);
  take_own_sizes(scene);
  for (const Insert& insert : scene.inserts)
    for (const Value<std::string>& name : *insert.shape) {
      if (name.bad || scene.find_shape(*name, scene.cement_of(insert)) >= 0) continue;
      if (is_dilated_name(scene, *name) || is_compound_name(scene, *name)) {
        if (insert.bond.given) cannot_break(insert, name, problems);
        continue;
      }
      if (!scene.flat() && load_sphere_set(scene, insert, name, problems)) continue;
      if (!scene.flat() && insert.bond.given)
        load_cells(scene, files, insert, name, problems);
      else
        load(name);
      scene.cements.resize(scene.shapes.size(), -1);
    }
  for (const std::string& shape : more) {
    Value<std::string> name(shape);
    name.where = scene.where;
    const bool known = scene.find_shape(shape) >= 0;
    if (!known && (scene.flat() || !load_sphere_set(scene, {}, name, problems))) load(name);
    scene.cements.resize(scene.shapes.size(), -1);
  }
}

}  // namespace clast::scene
