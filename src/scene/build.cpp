#include "scene/build.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "boundary/finite_wall.hpp"
#include "scene/bonds.hpp"
#include "scene/flat.hpp"
#include "scene/periodic_cell.hpp"

namespace clast {

namespace scene {

namespace {

struct Face {
  const char* name;
  int axis;
  bool high;
};
constexpr Face faces[] = {{"left", 0, false}, {"right", 0, true},   {"front", 1, false},
                          {"back", 1, true},  {"bottom", 2, false}, {"top", 2, true}};

// A face of the box with its normal pointing inward.
clast::Wall box_face(const Wall& box, const Face& face, int material) {
  const Vec3 low = *box.low, high = *box.high;
  const int b = (face.axis + 1) % 3, c = (face.axis + 2) % 3;
  Vec3 corner = low, u, v;
  if (face.high) corner[face.axis] = high[face.axis];
  u[b] = high[b] - low[b];
  v[c] = high[c] - low[c];
  clast::Wall wall = face.high ? rectangle_wall(corner, v, u) : rectangle_wall(corner, u, v);
  wall.material = material;
  return wall;
}

// How much of the length of a round wall lies in the periodic cell.
Real share_in_cell(const Wall& wall) {
  if (*wall.type != Wall::Type::cylinder) return 1;
  return length(*wall.to - *wall.from) / (2 * wall.facets.front().wall.half_v);
}

// A round wall, which comes first, has the area of all its plates.
void measure_areas(const Wall& wall, std::vector<NamedWall>& flat) {
  const Real share = wall.is_round() ? share_in_cell(wall) : 1;
  Real all = 0;
  for (NamedWall& w : flat) {
    w.area = share * area_of(w.wall, w.ring != nullptr ? *w.ring : std::vector<Vec3>());
    all += w.area;
  }
  if (wall.is_round()) flat.front().area = all;
}

}  // namespace

int Scene::find_material(const std::string& name) const {
  for (std::size_t i = 0; i < materials.size(); ++i)
    if (*materials[i].name == name) return static_cast<int>(i);
  return -1;
}

int Scene::find_shape(const std::string& name, int cement) const {
  for (std::size_t i = 0; i < shapes.size(); ++i)
    if (shapes[i].name == name && (cements[i] == cement || i == 0)) return static_cast<int>(i);
  return -1;
}

int Scene::find_bond(const std::string& name) const {
  for (std::size_t i = 0; i < bonds.size(); ++i)
    if (*bonds[i].name == name) return static_cast<int>(i);
  return -1;
}

Real Scene::longest() const {
  Real sum = 0;
  for (const Stage& stage : stages) sum += stage.longest();
  return sum;
}

OutputTimes output_times(const Scene& scene) {
  const Real total = scene.longest();
  const auto chosen = [&](const Value<std::optional<Real>>& value, int parts) {
    if (!value.given) return total / parts;
    return value->value_or(infinity);
  };
  const Output& out = scene.output;
  return {chosen(out.frames, 100), chosen(out.series, 1000), chosen(out.checkpoint, 10)};
}

bool moves_by_faces(const Scene& scene, const Wall& wall) {
  const auto of_faces = [](const Motion& motion) { return motion.faces.given; };
  const auto of_its_faces = [&](const Motion& motion) {
    return motion.faces.given && motion.name == *wall.name;
  };
  return *wall.type == Wall::Type::box &&
         (std::any_of(wall.motions.begin(), wall.motions.end(), of_faces) ||
          std::any_of(scene.stages.begin(), scene.stages.end(), [&](const Stage& stage) {
            return std::any_of(stage.motions.begin(), stage.motions.end(), of_its_faces);
          }));
}

bool concerns(const Motion& motion, const NamedWall& part) {
  return !motion.faces.given ||
         std::any_of(motion.faces->begin(), motion.faces->end(), [&](const auto& face) {
           return part.name == *part.source->name + "." + *face;
         });
}

std::vector<NamedWall> flat_walls(const Scene& scene, const Wall& wall) {
  const int material = wall.material.given ? std::max(0, scene.find_material(*wall.material)) : 0;
  std::vector<NamedWall> flat;
  switch (*wall.type) {
    case Wall::Type::plane: {
      clast::Wall plane;
      plane.kind = clast::Wall::plane;
      plane.material = material;
      plane.point = *wall.point;
      plane.normal = normalized(*wall.normal);
      complete_frame(plane.normal, plane.u, plane.v);
      flat.push_back({*wall.name, &wall, plane});
      break;
    }
    case Wall::Type::rectangle:
      flat.push_back({*wall.name, &wall, rectangle_wall(*wall.corner, *wall.edge_u, *wall.edge_v)});
      flat.back().wall.material = material;
      break;
    case Wall::Type::box:
      for (const Face& face : faces) {
        const auto is_face = [&](const Value<std::string>& open) { return *open == face.name; };
        if (std::none_of(wall.open->begin(), wall.open->end(), is_face))
          flat.push_back({*wall.name + "." + face.name, &wall, box_face(wall, face, material)});
      }
      if (moves_by_faces(scene, wall))
        for (NamedWall& face : flat) face.surface = face.name;
      break;
    default:
      flat.reserve(wall.facets.size());
      for (const FiniteWall& facet : wall.facets) {
        flat.push_back({*wall.name, &wall, facet.wall, &facet.ring});
        flat.back().wall.material = material;
      }
  }
  if (wall.wear.given) measure_areas(wall, flat);
  for (NamedWall& w : flat) w.wall = without_rim_in_sight(scene, w.wall);
  if (!scene.flat()) return flat;
  std::erase_if(flat, [](const NamedWall& w) { return lies_in_plane(w.wall); });
  for (NamedWall& w : flat) w.wall = upright(w.wall);
  return flat;
}

std::vector<NamedWall> walls_in_force(const Scene& scene, int stage) {
  std::vector<NamedWall> walls;
  const auto add = [&](const std::vector<Wall>& more) {
    for (const Wall& wall : more) {
      std::vector<NamedWall> flat = flat_walls(scene, wall);
      if (walls.empty())
        walls = std::move(flat);
      else
        walls.insert(walls.end(), std::make_move_iterator(flat.begin()),
                     std::make_move_iterator(flat.end()));
    }
  };
  add(scene.walls);
  for (int s = 0; s <= stage && s < static_cast<int>(scene.stages.size()); ++s) {
    for (const Value<std::string>& name : *scene.stages[s].remove_walls)
      std::erase_if(
          walls, [&](const NamedWall& w) { return w.name == *name || *w.source->name == *name; });
    add(scene.stages[s].walls);
  }
  return walls;
}

}  // namespace scene

namespace {

void add(const scene::LawValues& given, Values& to) {
  for (const auto& [key, value] : given) to.set(*key, *value);
}

clast::Material plain(const scene::Material& from) {
  clast::Material m;
  m.name = *from.name;
  m.density = *from.density;
  m.friction = *from.friction;
  m.restitution = *from.restitution;
  m.rolling_friction = *from.rolling_friction;
  add(from.values, m.values);
  return m;
}

void apply(const scene::MaterialChange& change, Material& m) {
  const auto set = [](const scene::Value<Real>& value, Real& to) {
    if (value.given) to = *value;
  };
  set(change.friction, m.friction);
  set(change.restitution, m.restitution);
  set(change.rolling_friction, m.rolling_friction);
  add(change.values, m.values);
}

void apply(const scene::Interaction& interaction, PairValues& pair) {
  if (interaction.friction.given) pair.friction = *interaction.friction;
  if (interaction.restitution.given) pair.restitution = *interaction.restitution;
  if (interaction.rolling_friction.given) pair.rolling_friction = *interaction.rolling_friction;
  add(interaction.values, pair.values);
}

// What is said of each pair of materials up to a stage, and of all contacts.
PairValueTable pair_values(const Scene& scene, int stage) {
  PairValueTable table(static_cast<int>(scene.materials.size()));
  const auto apply_to_each = [&](const scene::LawValues& values) {
    for (PairValues& pair : table.pairs) add(values, pair.values);
  };
  const auto apply_all = [&](const std::vector<scene::Interaction>& interactions) {
    for (const scene::Interaction& interaction : interactions)
      apply(interaction, table.of(scene.find_material((*interaction.between)[0]),
                                  scene.find_material((*interaction.between)[1])));
  };
  apply_to_each(scene.contact.values);
  apply_all(scene.interactions);
  for (int s = 0; s <= stage && s < static_cast<int>(scene.stages.size()); ++s) {
    apply_to_each(scene.stages[s].contact->values);
    apply_all(scene.stages[s].interactions);
  }
  return table;
}

}  // namespace

std::vector<Material> materials_in_force(const Scene& scene, int stage) {
  std::vector<Material> materials;
  for (const scene::Material& m : scene.materials) materials.push_back(plain(m));
  for (int s = 0; s <= stage && s < static_cast<int>(scene.stages.size()); ++s)
    for (const scene::MaterialChange& change : scene.stages[s].materials) {
      const int m = scene.find_material(change.name);
      if (m >= 0) apply(change, materials[m]);
    }
  if (scene.flat() && *scene.contact.law == HertzMindlin::name)
    for (Material& m : materials) m = line_contact(m, *scene.thickness);
  return materials;
}

// Discs and polygons touch along lines, which are nearly linear springs.
const LawEntry& law_of(const Scene& scene) {
  return law_named(scene.flat() ? Linear::name : *scene.contact.law);
}

Model build_walls(const Scene& scene, int stage) {
  Model model;
  model.search = scene.contact.search->value_or(scene.flat() ? ContactSearch::fast_common_plane_2d
                                                             : ContactSearch::common_plane);
  model.local_curvature = *scene.contact.local_curvature;
  model.gravity = *scene.gravity;
  model.global_damping = *scene.global_damping;
  model.domain = {*scene.domain.low, *scene.domain.high, *scene.domain.on_exit};
  model.limits = {*scene.guard.overlap, *scene.guard.residual};
  for (int s = 0; s <= stage && s < static_cast<int>(scene.stages.size()); ++s) {
    const scene::Stage& change = scene.stages[s];
    if (change.gravity.given) model.gravity = *change.gravity;
    if (change.global_damping.given) model.global_damping = *change.global_damping;
  }
  model.cell = scene::cell_of(scene);
  model.cell_drive = scene::drive_in_force(scene, stage);
  scene::add_walls(scene, stage, model);
  return model;
}

Model build_model(const Scene& scene, int stage) {
  Model model = build_walls(scene, stage);
  model.law =
      law_of(scene).put_in_force(materials_in_force(scene, stage), pair_values(scene, stage));
  model.shapes = scene.shapes;
  for (std::size_t s = 0; s < model.shapes.size(); ++s)  // clusters come in as parts
    if (scene.is_cluster(static_cast<int>(s))) model.shapes[s] = model.shapes[0];
  for (const scene::Bond& bond : scene.bonds) model.cements.push_back(scene::cement_of(bond));
  return model;
}

std::int64_t number_of_walls(const Model& model) {
  return std::count_if(model.walls.begin(), model.walls.end(),
                       [](const Wall& wall) { return wall.touched != Wall::by_shapes; });
}

std::vector<std::string> surface_names(const Scene& scene, int stage) {
  std::vector<std::string> names;
  for (const scene::NamedWall& wall : scene::walls_in_force(scene, stage))
    if (names.empty() || wall.surface != names.back()) names.push_back(wall.surface);
  return names;
}

std::vector<std::string> wall_names(const Scene& scene, int stage) {
  std::vector<std::string> names;
  for (const scene::NamedWall& wall : scene::walls_in_force(scene, stage))
    names.push_back(wall.name);
  return names;
}

}  // namespace clast
