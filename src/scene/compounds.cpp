#include "scene/compounds.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "scene/dilated_shapes.hpp"
#include "scene/keys.hpp"
#include "scene/tables.hpp"
#include "shape/compound.hpp"

namespace clast::scene {
namespace {

const Table<Compound::Part>& compound_part_table() {
  using Part = Compound::Part;
  using namespace keys;
  static const Table<Part> table(
      "part", "A part of a [[compound]].",
      {
          text("shape", &Part::shape,
               "name of a [[shape]], \"sphere\", or a convex polyhedron of the library or of an "
               "OBJ file")
              .required()
              .such_as("\"rod\""),
          quantity("scale", &Part::scale, units::length,
                   "length that stands for 1: the radius of a sphere, half the edge of the cube of "
                   "the library; 1 takes a [[shape]] as it is")
              .above(0),
          vector("position", &Part::position, units::length,
                 "where the origin of its own coordinates lies"),
          optional_table("turn", &Part::turn, turn_table, "how it is turned about that point")
              .such_as("{ axis = [0, 1, 0], angle = \"90 deg\" }"),
      });
  return table;
}

Prototype shape_of_part(const Scene& scene, const Compound::Part& part) {
  const int number = scene.find_shape(*part.shape);
  const Assembly whole = number >= 0 ? scene.shapes[number] : library_shape(scene, *part.shape);
  if (!whole.convex())
    throw Error(fmt::format("'{}' has several parts itself: name each of them", *part.shape));
  Prototype shape = whole.parts.front().shape;
  shape.radius *= *part.scale;
  shape.centroid = *part.scale * shape.centroid;
  return shape;
}

Quat turn_of(const Compound::Part& part) {
  if (!part.turn.given) return {};
  const Vec3 axis = *part.turn->axis;
  if (!(length(axis) > 0)) throw Error("the axis of the turn has no length");
  return rotation_by((*part.turn->angle / length(axis)) * axis);
}

bool make_parts(const Scene& scene, const Compound& compound, std::vector<PlacedShape>& parts,
                Problems& problems) {
  for (const Compound::Part& part : compound.parts) {
    if (part.shape.bad || !part.shape.given) return false;
    try {
      parts.push_back({shape_of_part(scene, part), *part.position, turn_of(part)});
    } catch (const Error& e) {
      problems.add(part.where, e.what(),
                   "a part is a [[shape]], \"sphere\" or a convex polyhedron; `clast shapes` "
                   "lists the library");
      return false;
    }
  }
  return true;
}

}  // namespace

const Table<Compound>& compound_table() {
  using namespace keys;
  static const Table<Compound> table(
      "[[compound]]",
      "A rigid body of several shapes that insertions can name. Its parts may overlap; its mass "
      "and "
      "its moments are those of the union. An insertion that gives no size takes it as it is here.",
      {
          text("name", &Compound::name, "name that insertions refer to")
              .required()
              .such_as("\"cross\""),
          tables("parts", &Compound::parts, compound_part_table, "two parts or more"),
      });
  return table;
}

bool is_compound_name(const Scene& scene, const std::string& name) {
  return std::any_of(scene.compounds.begin(), scene.compounds.end(),
                     [&](const Compound& compound) { return *compound.name == name; });
}

void make_compounds(Scene& scene, Problems& problems) {
  if (scene.flat() && !scene.compounds.empty()) {
    problems.add(scene.compounds.front().where, "compounds are for three dimensions",
                 "remove dimensions = 2, or use a [[polygon]] or a [[shape]]");
    return;
  }
  for (const Compound& compound : scene.compounds) {
    if (!compound.name.given || compound.name.bad) continue;
    if (scene.find_shape(*compound.name) >= 0) {
      problems.add(compound.name.where, fmt::format("a second shape is named '{}'", *compound.name),
                   "give each [[shape]] and each [[compound]] a name of its own");
      continue;
    }
    if (compound.parts.size() < 2) {
      problems.add(compound.where,
                   fmt::format("compound '{}' has {}", *compound.name,
                               compound.parts.empty() ? "no parts" : "one part"),
                   "list two or more, as parts = [{ shape = \"rod\" }, { shape = \"rod\", turn = "
                   "{ axis = [0, 1, 0], angle = \"90 deg\" } }]");
      continue;
    }
    std::vector<PlacedShape> parts;
    if (!make_parts(scene, compound, parts, problems)) continue;
    scene.shapes.push_back(compound_of(*compound.name, parts));
    scene.cements.push_back(-1);
  }
}

}  // namespace clast::scene
