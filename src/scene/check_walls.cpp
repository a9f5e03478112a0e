// Checks of walls: each by itself, names, and walls that lie in one another.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include "scene/build.hpp"
#include "scene/check.hpp"
#include "scene/periodic_cell.hpp"

namespace clast::scene {

namespace {

// A key, which types take it, and which of them cannot do without.
struct WallKey {
  const char* name;
  bool given;
  Where where;
  std::vector<Wall::Type> types;
  bool needed = true;
  Real farthest = 0;  // from the origin that it leads
};

std::vector<WallKey> keys_of(const Wall& w) {
  using Type = Wall::Type;
  const auto vector = [](const char* name, const Value<Vec3>& v, std::vector<Type> types,
                         bool needed = true) {
    return WallKey{name, v.given, v.where, std::move(types), needed, length(*v)};
  };
  const auto number = [](const char* name, const Value<Real>& v, std::vector<Type> types,
                         bool needed = true) {
    return WallKey{name, v.given, v.where, std::move(types), needed, *v};
  };
  return {vector("point", w.point, {Type::plane}),
          vector("normal", w.normal, {Type::plane, Type::annulus}),
          vector("corner", w.corner, {Type::rectangle}),
          vector("edge_u", w.edge_u, {Type::rectangle}),
          vector("edge_v", w.edge_v, {Type::rectangle}),
          vector("low", w.low, {Type::box}),
          vector("high", w.high, {Type::box}),
          vector("rotate", w.rotate, {Type::mesh}, false),
          vector("shift", w.shift, {Type::mesh}, false),
          vector("from", w.from, {Type::cylinder, Type::cone}),
          vector("to", w.to, {Type::cylinder, Type::cone}),
          vector("center", w.center, {Type::sphere, Type::annulus}),
          number("radius", w.radius, {Type::cylinder, Type::sphere, Type::annulus}),
          number("from_radius", w.from_radius, {Type::cone}),
          number("to_radius", w.to_radius, {Type::cone}),
          number("inner_radius", w.inner_radius, {Type::annulus}, false)};
}

// With its article.
const char* type_name(Wall::Type type) {
  constexpr const char* names[] = {"a plane",    "a rectangle", "a box",    "a mesh",
                                   "a cylinder", "a cone",      "a sphere", "an annulus"};
  return names[static_cast<int>(type)];
}

bool takes(const WallKey& key, Wall::Type type) {
  return std::find(key.types.begin(), key.types.end(), type) != key.types.end();
}

// "a plane takes point, normal"
std::string taken_by(Wall::Type type) {
  std::string text = fmt::format("{} takes ", type_name(type));
  bool first = true;
  for (const WallKey& key : keys_of(Wall{})) {
    if (!takes(key, type)) continue;
    text += (first ? "" : ", ") + std::string(key.name);
    first = false;
  }
  return text;
}

// Keys of meshes, on meshes only. What is in the file was said when it was read.
bool check_mesh_keys(const Wall& wall, Problems& problems) {
  const bool mesh = *wall.type == Wall::Type::mesh;
  if (mesh && !wall.file.given)
    problems.add(wall.where, fmt::format("wall '{}' lacks 'file'", *wall.name),
                 "a mesh takes file, scale, rotate, shift");
  for (const auto& [given, where, key] : {std::tuple{wall.file.given, wall.file.where, "file"},
                                          std::tuple{wall.scale.given, wall.scale.where, "scale"}})
    if (given && !mesh)
      problems.add(where, fmt::format("{} takes no '{}'", type_name(*wall.type), key),
                   taken_by(*wall.type));
  return mesh ? !wall.facets.empty() : !wall.file.given && !wall.scale.given;
}

// Whether the wall has the keys of its type and no others, and they are within reason.
bool check_keys(const Wall& wall, Problems& problems) {
  const Wall::Type type = *wall.type;
  bool complete = true;
  for (const WallKey& key : keys_of(wall)) {
    const bool taken = takes(key, type);
    if (taken && key.needed && !key.given)
      problems.add(wall.where, fmt::format("wall '{}' lacks '{}'", *wall.name, key.name),
                   taken_by(type));
    else if (!taken && key.given)
      problems.add(key.where, fmt::format("{} takes no '{}'", type_name(type), key.name),
                   taken_by(type));
    else if (key.given && key.farthest > farthest_place)
      problems.add(key.where, fmt::format("'{}' is farther than {:g} m", key.name, farthest_place),
                   "give lengths in metres, or with a unit such as \"2 mm\"");
    else
      continue;
    complete = false;
  }
  return complete;
}

// What makes no round wall, and what to do about it.
struct Flaw {
  bool there;
  Where where;
  const char* problem;
  const char* remedy;
};

bool check_round(const Wall& wall, Problems& problems) {
  const bool axial = *wall.type == Wall::Type::cylinder || *wall.type == Wall::Type::cone;
  const bool cone = *wall.type == Wall::Type::cone, ring = *wall.type == Wall::Type::annulus;
  for (const Flaw& flaw :
       {Flaw{axial && !(length(*wall.to - *wall.from) > 1e-12), wall.to.where,
             "'from' and 'to' are the same point: the axis has no length",
             "let 'to' be the other end of the axis; for a flat ring use type = \"annulus\""},
        Flaw{cone && !(*wall.from_radius + *wall.to_radius > 1e-12), wall.to_radius.where,
             "the cone has no radius at either end", "give one of them a radius above 0"},
        Flaw{cone && *wall.from_radius == *wall.to_radius, wall.to_radius.where,
             "the cone has the same radius at both ends", "use type = \"cylinder\""},
        Flaw{ring && !(length(*wall.normal) > 1e-9), wall.normal.where,
             "the normal of an annulus has no length",
             "point it along its axis, such as normal = [0, 0, 1]"},
        Flaw{ring && !(*wall.radius > *wall.inner_radius), wall.inner_radius.where,
             "the inner radius of the annulus is not below its radius",
             "make inner_radius smaller; left out, the annulus is a disc"}})
    if (flaw.there) {
      problems.add(flaw.where, flaw.problem, flaw.remedy);
      return false;
    }
  return !wall.facets.empty();
}

// What has no area cannot be worn by a depth.
void check_wear(const Scene& scene, const Wall& wall, Problems& problems) {
  if (!wall.wear.given) return;
  if (scene.flat())
    problems.add(wall.wear.where, "wear is measured in three dimensions only", "remove 'wear'");
  else if (*wall.type == Wall::Type::plane)
    problems.add(wall.wear.where, "a plane has no area to tell its wear by",
                 "use type = \"rectangle\", a box or a mesh, or remove 'wear'");
}

// True when the wall can be built.
bool check_shape(const Wall& wall, Problems& problems) {
  if (!wall.type.given || wall.type.bad) return false;
  const Wall::Type type = *wall.type;
  const bool complete = check_keys(wall, problems);
  if (!check_mesh_keys(wall, problems) || !complete) return false;
  if (type != Wall::Type::box && wall.open.given)
    problems.add(wall.open.where, "only a box has faces to leave open", "remove 'open'");
  if (wall.is_round()) return check_round(wall, problems);
  if (type == Wall::Type::plane && !(length(*wall.normal) > 1e-9)) {
    problems.add(wall.normal.where, "the normal of a plane has no length",
                 "point it out of the solid, such as normal = [0, 0, 1] for a floor");
    return false;
  }
  if (type == Wall::Type::rectangle) {
    const Real u = length(*wall.edge_u), v = length(*wall.edge_v);
    if (!(u > 1e-12) || !(v > 1e-12)) {
      problems.add(u > 1e-12 ? wall.edge_v.where : wall.edge_u.where, "an edge has no length",
                   "edges go from the corner to its two neighbours, such as edge_u = [0.1, 0, 0]");
      return false;
    }
    if (std::abs(dot(*wall.edge_u, *wall.edge_v)) > 1e-6 * u * v) {
      problems.add(wall.edge_v.where, "the edges of a rectangle must be at a right angle",
                   "choose edge_v so that edge_u . edge_v = 0");
      return false;
    }
  }
  if (type == Wall::Type::box) {
    if (wall.low.bad || wall.high.bad) return false;
    for (int a = 0; a < 3; ++a)
      if (!((*wall.high)[a] - (*wall.low)[a] > 1e-12)) {
        problems.add(wall.high.where, "the box has no volume",
                     "every component of high must be above that of low");
        return false;
      }
    if (flat_walls(Scene{}, wall).empty()) {
      problems.add(wall.open.where, "a box that is open on all sides is no wall",
                   "leave some faces out of 'open', or remove the wall");
      return false;
    }
  }
  return true;
}

// Whether the rectangles, both in the plane of `a`, share an area: no side of either separates
// them. Edges that only touch share none.
bool share_area(const clast::Wall& a, const clast::Wall& b) {
  const Vec3 d = b.point - a.point;
  const Real slack = 1e-6 * smaller(smaller(a.half_u, a.half_v), smaller(b.half_u, b.half_v));
  const auto separated = [&](const Vec3& axis) {
    const Real reach = a.half_u * std::abs(dot(a.u, axis)) + a.half_v * std::abs(dot(a.v, axis)) +
                       b.half_u * std::abs(dot(b.u, axis)) + b.half_v * std::abs(dot(b.v, axis));
    return std::abs(dot(d, axis)) >= reach - slack;
  };
  return !separated(a.u) && !separated(a.v) && !separated(b.u) && !separated(b.v);
}

bool overlapping(const clast::Wall& a, const clast::Wall& b) {
  const Real size =
      larger(length(a.point), length(b.point)) + a.half_u + a.half_v + b.half_u + b.half_v + 1e-3;
  if (length(cross(a.normal, b.normal)) > 1e-6) return false;
  const Real gap = dot(b.point - a.point, a.normal);
  const bool both_planes = a.kind == clast::Wall::plane && b.kind == clast::Wall::plane;
  if (both_planes) {
    // Facing the same way the deeper one is never reached; facing each other they need room.
    if (dot(a.normal, b.normal) > 0) return std::abs(gap) < 1e-6 * size;
    return gap < 1e-6 * size;
  }
  if (std::abs(gap) > 1e-6 * size) return false;
  return a.kind == clast::Wall::plane || b.kind == clast::Wall::plane || share_area(a, b);
}

void check_overlaps(const Scene& scene, Problems& problems) {
  std::set<std::pair<const Wall*, const Wall*>> told;
  const int stages = static_cast<int>(scene.stages.size());
  for (int stage = 0; stage < stages; ++stage) {
    if (stage > 0 && scene.stages[stage].walls.empty()) continue;
    const std::vector<NamedWall> walls = walls_in_force(scene, stage);
    if (walls.size() > 2000) return;
    for (std::size_t j = 1; j < walls.size(); ++j)
      for (std::size_t i = 0; i < j; ++i) {
        if (walls[i].source == walls[j].source) continue;
        if (walls[i].ring != nullptr || walls[j].ring != nullptr) continue;  // meshes may cross
        if (!overlapping(walls[i].wall, walls[j].wall)) continue;
        if (!told.insert({walls[i].source, walls[j].source}).second) continue;
        problems.add(walls[j].source->where,
                     fmt::format("walls '{}' and '{}' (line {}) overlap", walls[j].name,
                                 walls[i].name, walls[i].source->where.line),
                     "a body there would be pushed twice: remove one, move it, or leave that face "
                     "of a box 'open'");
      }
  }
}

// Those of a wall of that name, or all.
std::vector<const Motion*> pointers_to(const std::vector<Motion>& motions,
                                       const std::string& name) {
  std::vector<const Motion*> pointers;
  for (const Motion& m : motions)
    if (name.empty() || m.name == name) pointers.push_back(&m);
  return pointers;
}

template <class T>
std::vector<std::string> names_in(const std::map<std::string, T>& walls) {
  std::vector<std::string> names;
  for (const auto& [name, wall] : walls) names.push_back(name);
  return names;
}

void check_new_motions(const Scene& scene, const Stage& stage,
                       const std::map<std::string, const Wall*>& walls, Problems& problems) {
  std::set<std::string> seen;
  const std::vector<std::string> known = names_in(walls);
  for (const Motion& motion : stage.motions) {
    if (!seen.insert(motion.name).second) continue;
    const auto wall = walls.find(motion.name);
    if (wall != walls.end())
      check_motions(scene, pointers_to(stage.motions, motion.name), *wall->second, problems);
    else
      problems.add(motion.where,
                   fmt::format("there is no wall '{}' to move{}", motion.name.substr(0, 40),
                               did_you_mean(motion.name, known)),
                   known.empty() ? "no wall stands at this stage"
                                 : "walls that stand at this stage: " + one_of(known));
  }
}

}  // namespace

void check_walls(const Scene& scene, Problems& problems) {
  bool sound = true;
  std::map<std::string, std::string> standing;  // names of walls and faces, and the wall each is of
  std::map<std::string, const Wall*> moving;    // that motions can be given to
  const auto check_list = [&](const std::vector<Wall>& walls) {
    for (const Wall& wall : walls) {
      if (!standing.emplace(*wall.name, *wall.name).second)
        problems.add(wall.name.given ? wall.name.where : wall.where,
                     fmt::format("a second wall is named '{}'", *wall.name),
                     "give each wall a name of its own");
      check_material_name(scene, wall.material, problems);
      check_wear(scene, wall, problems);
      if (!check_shape(wall, problems)) {
        sound = false;
        continue;
      }
      if (wall.reference.given && length(*wall.reference) > farthest_place)
        problems.add(wall.reference.where,
                     fmt::format("'reference' is farther than {:g} m", farthest_place),
                     "give lengths in metres, or with a unit such as \"2 mm\"");
      check_motions(scene, pointers_to(wall.motions, {}), wall, problems);
      moving[*wall.name] = &wall;
      for (const NamedWall& flat : flat_walls(scene, wall))
        if (flat.name != *wall.name && !standing.emplace(flat.name, *wall.name).second)
          problems.add(
              wall.where,
              fmt::format("wall '{}' has the name of a face of box '{}'", flat.name, *wall.name),
              "give each wall a name of its own");
    }
  };
  check_list(scene.walls);
  for (const Stage& stage : scene.stages) {
    for (const Value<std::string>& name : *stage.remove_walls) {
      if (sound && standing.count(*name) == 0) {
        const std::vector<std::string> known = names_in(standing);
        problems.add(name.where,
                     fmt::format("there is no wall '{}' to remove{}", name->substr(0, 40),
                                 did_you_mean(*name, known)),
                     known.empty() ? "no wall stands at this stage"
                                   : "walls that stand at this stage: " + one_of(known));
      }
      std::erase_if(standing, [&](const auto& entry) {
        return entry.first == *name || entry.second == *name;
      });
      moving.erase(*name);
    }
    check_list(stage.walls);
    if (sound) check_new_motions(scene, stage, moving, problems);
  }
  if (sound) check_overlaps(scene, problems);
}

}  // namespace clast::scene
