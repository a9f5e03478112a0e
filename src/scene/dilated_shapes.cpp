#include "scene/dilated_shapes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/error.hpp"
#include "shape/dilated.hpp"
#include "shape/library.hpp"

namespace clast::scene {
namespace {

using Core = DilatedShape::Core;

// The keys that say what the core is like: which core each of them belongs to.
struct CoreKey {
  const char* name;
  Core core;
  bool given, bad;
  const Where& where;

  template <class T>
  CoreKey(const char* key, Core of, const Value<T>& value)
      : name(key), core(of), given(value.given), bad(value.bad), where(value.where) {}
};

std::vector<CoreKey> core_keys(const DilatedShape& shape) {
  return {{"length", Core::segment, shape.length},
          {"disc_radius", Core::disc, shape.disc_radius},
          {"half_axes", Core::ellipsoid, shape.half_axes},
          {"corners", Core::polygon, shape.corners},
          {"of", Core::polyhedron, shape.of}};
}

const char* name_of(Core core) {
  switch (core) {
    case Core::segment:
      return "segment";
    case Core::disc:
      return "disc";
    case Core::ellipsoid:
      return "ellipsoid";
    case Core::polygon:
      return "polygon";
    default:
      return "polyhedron";
  }
}

bool check_lengths(const Scene& scene, const DilatedShape& shape, Problems& problems) {
  const Core core = *shape.core;
  if (core != Core::ellipsoid && !(*shape.radius > 0)) {
    const char* sharp = core == Core::polyhedron ? "; a sharp one needs no [[shape]]: name it in "
                                                   "the [[insert]]"
                        : core == Core::polygon && scene.flat() ? "; a sharp one is a [[polygon]]"
                                                                : "";
    problems.add(shape.radius.where, fmt::format("a {} needs a radius above 0", name_of(core)),
                 fmt::format("write for instance radius = \"2 mm\"{}", sharp));
    return false;
  }
  const Vec3& a = *shape.half_axes;
  if (core == Core::ellipsoid && !(a.x > 0 && (a.y > 0 || scene.flat()) && a.z > 0)) {
    problems.add(shape.half_axes.where, "an ellipsoid needs axes above 0",
                 "write for instance half_axes = [\"4 mm\", \"6 mm\", \"9 mm\"]; without a "
                 "thickness it is a disc: core = \"disc\"");
    return false;
  }
  return true;
}

// Whether it has the key of its core and no other, and fits the dimensions of the scene.
bool check_keys(const Scene& scene, const DilatedShape& shape, Problems& problems) {
  bool good =
      shape.name.given && shape.core.given && shape.radius.given;  // else it is said already
  good = good && !shape.radius.bad && !shape.scale.bad;
  for (const CoreKey& key : core_keys(shape)) {
    good = good && !key.bad;
    if (key.core == *shape.core && !key.given) {
      problems.add(shape.where, fmt::format("a {} needs '{}'", name_of(*shape.core), key.name),
                   fmt::format("add '{}' to the [[shape]]", key.name));
      good = false;
    } else if (key.core != *shape.core && key.given) {
      problems.add(key.where,
                   fmt::format("'{}' says nothing of a {}", key.name, name_of(*shape.core)),
                   fmt::format("remove it, or use core = \"{}\"", name_of(key.core)));
      good = false;
    }
  }
  if (scene.flat() && (*shape.core == Core::disc || *shape.core == Core::polyhedron)) {
    problems.add(shape.core.where,
                 fmt::format("a {} is a shape of three dimensions", name_of(*shape.core)),
                 "use a segment, an ellipsoid or a polygon; without a [[shape]], shape = \"disc\" "
                 "is the round one");
    good = false;
  }
  return good && check_lengths(scene, shape, problems);
}

Prototype flat_shape(const DilatedShape& shape) {
  const Vec3& a = *shape.half_axes;
  switch (*shape.core) {
    case Core::segment:
      return flat_capsule_prototype(*shape.name, 0.5 * *shape.length, *shape.radius);
    case Core::ellipsoid:
      return flat_ellipse_prototype(*shape.name, a.x, a.z, *shape.radius);
    default:
      return flat_rounded_prototype(flat_prototype(*shape.name, *shape.corners), *shape.radius);
  }
}

Prototype rounded_from_library(const Scene& scene, const DilatedShape& shape) {
  const Assembly core = library_shape(scene, *shape.of);
  if (!core.convex() || core.parts.front().shape.core != CoreKind::polyhedron)
    throw Error(fmt::format("'{}' is not one convex polyhedron", *shape.of));
  Prototype sharp = core.parts.front().shape;
  sharp.name = *shape.name;
  sharp.radius *= *shape.scale;
  sharp.centroid = *shape.scale * sharp.centroid;
  return rounded_prototype(sharp, *shape.radius);
}

Prototype made_shape(const Scene& scene, const DilatedShape& shape) {
  if (scene.flat()) return flat_shape(shape);
  switch (*shape.core) {
    case Core::segment:
      return capsule_prototype(*shape.name, 0.5 * *shape.length, *shape.radius);
    case Core::disc:
      return round_disc_prototype(*shape.name, *shape.disc_radius, *shape.radius);
    case Core::ellipsoid:
      return ellipsoid_prototype(*shape.name, *shape.half_axes, *shape.radius);
    case Core::polyhedron:
      return rounded_from_library(scene, shape);
    default:
      break;
  }
  std::vector<Vec3> ring;
  for (const Corner& c : *shape.corners) ring.push_back({c[0], 0, c[1]});
  return round_plate_prototype(*shape.name, ring, *shape.radius);
}

}  // namespace

Assembly library_shape(const Scene& scene, const std::string& name) {
  const bool is_copy = scene.copies.count(name) > 0;
  return load_shape(is_copy ? scene.file(name).string() : name, scene.folder);
}

bool is_dilated_name(const Scene& scene, const std::string& name) {
  return std::any_of(scene.dilated.begin(), scene.dilated.end(),
                     [&](const DilatedShape& shape) { return *shape.name == name; });
}

void make_dilated_shapes(Scene& scene, Problems& problems) {
  std::set<std::string> names = {"sphere", "disc"};
  for (const DilatedShape& shape : scene.dilated) {
    if (shape.name.bad || shape.core.bad || !check_keys(scene, shape, problems)) continue;
    if (!names.insert(*shape.name).second || scene.find_shape(*shape.name) >= 0) {
      problems.add(shape.name.where, fmt::format("a second shape is named '{}'", *shape.name),
                   "give each [[shape]] a name of its own");
      continue;
    }
    try {
      scene.shapes.push_back(assembly_of(made_shape(scene, shape)));
      scene.cements.push_back(-1);
    } catch (const Error& e) {
      const Where& where = *shape.core == Core::polyhedron ? shape.of.where
                           : *shape.core == Core::polygon  ? shape.corners.where
                                                           : shape.where;
      problems.add(where, e.what(), "see [[shape]] in docs/scene-reference.md");
    }
  }
}

}  // namespace clast::scene
