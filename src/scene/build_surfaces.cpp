// From the walls of a scene and their motions to surfaces.
#include <algorithm>
#include <cmath>

#include "scene/build.hpp"
#include "scene/periodic_cell.hpp"

namespace clast::scene {

namespace {

// The stage that brought the wall.
int stage_of(const Scene& scene, const Wall* wall) {
  for (std::size_t s = 0; s < scene.stages.size(); ++s)
    for (const Wall& candidate : scene.stages[s].walls)
      if (&candidate == wall) return static_cast<int>(s);
  return 0;
}

Vec3 axis_of(const Motion& motion, const clast::Wall& piece) {
  return motion.axis.given ? normalized(*motion.axis) : piece.normal;
}

// Force per cross-section of a periodic cell or of a box whose faces move; 0 where the area stays.
Real pressure_of(const Scene& scene, const Motion& motion, const Wall& wall) {
  if (!motion.stress.given || motion.area.given) return 0;
  if (motion.faces.given) return *motion.stress;
  if (!is_across_cell(scene, wall)) return 0;
  return *motion.stress * (scene.flat() ? *scene.thickness : 1);
}

Real load_of(const Motion& motion, const clast::Wall& piece) {
  if (motion.driven_about_axis()) return *motion.torque;
  if (!motion.stress.given) return *motion.force;
  const Real area = motion.area.given ? *motion.area : 4 * piece.half_u * piece.half_v;
  return *motion.stress * area;
}

clast::Motion plain(const Motion& from, const clast::Wall& piece) {
  using Kind = clast::Motion::Kind;
  constexpr Kind kinds[] = {Kind::velocity,    Kind::velocity, Kind::rotation,
                            Kind::oscillation, Kind::path,     Kind::servo,
                            Kind::free,        Kind::surface,  Kind::orbit};
  clast::Motion m;
  m.kind = kinds[static_cast<int>(*from.type)];
  m.from = *from.from;
  if (from.until.given) m.until = *from.until;
  m.velocity = *from.velocity;
  m.axis = axis_of(from, piece);
  m.rate = *from.rate;
  m.amplitude = *from.amplitude;
  m.swing = *from.swing;
  m.frequency = *from.frequency;
  m.phase = *from.phase;
  m.path = *from.path;
  m.smooth = *from.course == Motion::Course::smooth;
  m.turns = from.driven_about_axis();
  m.load = load_of(from, piece);
  m.mass = m.turns ? *from.inertia : *from.mass;
  m.speed = m.turns ? *from.rate : *from.speed;
  m.damping = *from.damping;
  if (from.max_speed.given) m.max_speed = *from.max_speed;
  if (from.first_stop.given) m.first_stop = *from.first_stop;
  if (from.last_stop.given) m.last_stop = *from.last_stop;
  return m;
}

// The middle of the box around a mesh.
Vec3 middle_of(const std::vector<FiniteWall>& facets) {
  Vec3 low{infinity, infinity, infinity}, high = -low;
  for (const FiniteWall& facet : facets)
    for (const Vec3& own : facet.ring) {
      const Vec3 corner = in_space(facet.wall, own);
      low = smaller(low, corner);
      high = larger(high, corner);
    }
  return 0.5 * (low + high);
}

Vec3 reference_of(const Wall& wall, const clast::Wall& piece) {
  if (wall.reference.given) return *wall.reference;
  if (*wall.type == Wall::Type::box) return 0.5 * (*wall.low + *wall.high);
  if (*wall.type == Wall::Type::mesh) return middle_of(wall.facets);
  return piece.point;
}

// At least how far the farthest point of a piece is from another point.
Real reach_of(const clast::Wall& piece, const Vec3& from) {
  if (piece.kind == clast::Wall::plane) return infinity;
  if (piece.is_round())
    return length(piece.point - from) + (piece.kind == clast::Wall::sphere
                                             ? piece.half_u
                                             : std::hypot(piece.half_u, piece.half_v));
  Real farthest = 0;
  for (const Real s : {-1, 1})
    for (const Real t : {-1, 1})
      farthest = std::max(farthest, length(piece.point + (s * piece.half_u) * piece.u +
                                           (t * piece.half_v) * piece.v - from));
  return farthest;
}

// Those of the list that concern the surface of a wall, or the one face of a box that it is.
std::vector<const Motion*> motions_of(const std::vector<Motion>& list, const NamedWall& wall) {
  std::vector<const Motion*> own;
  for (const Motion& motion : list)
    if (concerns(motion, wall)) own.push_back(&motion);
  return own;
}

WallSurface make_surface(const Scene& scene, int stage, const NamedWall& first) {
  const Wall& wall = *first.source;
  WallSurface surface;
  surface.reference = reference_of(wall, first.wall);
  surface.reach = 0;
  surface.placed_in = surface.moved_in = stage_of(scene, &wall);
  std::vector<const Motion*> motions = motions_of(wall.motions, first);
  for (int s = surface.placed_in; s <= stage; ++s) {
    std::vector<const Motion*> changed = motions_of(scene.stages[s].motions, first);
    std::erase_if(changed, [&](const Motion* motion) { return motion->name != *wall.name; });
    if (changed.empty()) continue;
    motions = std::move(changed);
    surface.moved_in = s;
  }
  for (const Motion* motion : motions)
    if (*motion->type != Motion::Type::fixed) {
      surface.motions.push_back(plain(*motion, first.wall));
      surface.motions.back().pressure = pressure_of(scene, *motion, wall);
      surface.motions.back().arm = surface.reference - *motion->center;
    }
  return surface;
}

// Whether a wall does, in whatever stage.
bool any_wears(const Scene& scene) {
  const auto wears = [](const Wall& wall) { return wall.wear.given; };
  return std::any_of(scene.walls.begin(), scene.walls.end(), wears) ||
         std::any_of(scene.stages.begin(), scene.stages.end(), [&](const Stage& stage) {
           return std::any_of(stage.walls.begin(), stage.walls.end(), wears);
         });
}

// Gives the faces of boxes whose faces move what is on both sides of them. `walls` are those that
// surfaces were made of.
void add_sides(const Scene& scene, const std::vector<NamedWall>& walls, Model& model) {
  const std::size_t first = model.walls.size() - walls.size();
  const auto surface_of = [&](std::size_t w) { return model.walls[first + w].surface; };
  const auto facing = [&](const Wall* box, const Vec3& normal) {
    for (std::size_t w = 0; w < walls.size(); ++w)
      if (walls[w].source == box && dot(walls[w].wall.normal, normal) > 0.5) return surface_of(w);
    return -1;
  };
  for (std::size_t w = 0; w < walls.size(); ++w) {
    const Wall* box = walls[w].source;
    if (!moves_by_faces(scene, *box)) continue;
    const clast::Wall& face = walls[w].wall;
    model.surfaces[surface_of(w)].sides = {
        {face.u, 2 * face.half_u, facing(box, face.u), facing(box, -face.u)},
        {face.v, 2 * face.half_v, facing(box, face.v), facing(box, -face.v)}};
  }
}

}  // namespace

void add_walls(const Scene& scene, int stage, Model& model) {
  std::string last;
  const bool worn = any_wears(scene);
  const std::vector<NamedWall> walls = walls_in_force(scene, stage);
  for (const NamedWall& named : walls) {
    if (model.surfaces.empty() || named.surface != last)
      model.surfaces.push_back(make_surface(scene, stage, named));
    last = named.surface;
    WallSurface& surface = model.surfaces.back();
    surface.reach = std::max(surface.reach, reach_of(named.wall, surface.reference));
    append_wall({named.wall, named.ring != nullptr ? *named.ring : std::vector<Vec3>()},
                model.walls, model.wall_corners);
    model.walls.back().surface = static_cast<std::int32_t>(model.surfaces.size()) - 1;
    if (worn)
      model.wear.push_back({named.source->wear.given ? *named.source->wear : 0, named.area});
  }
  add_sides(scene, walls, model);
}

}  // namespace clast::scene
