#include "run/piling.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "clast/world.hpp"
#include "output/frames.hpp"
#include "run/plan.hpp"
#include "scene/insert.hpp"
#include "scene/insert_methods.hpp"

namespace clast {

double touching_pairs(std::size_t bodies, Lying lying) {
  // Half the coordination number of bodies with friction, as scenes/ show it.
  const double per_body = lying == Lying::in_plane ? 1.75 : lying == Lying::held ? 2.25 : 1.25;
  const double side =
      std::pow(static_cast<double>(bodies), lying == Lying::in_plane ? 1.0 / 2 : 1.0 / 3);
  return bodies == 0 ? 0 : per_body * static_cast<double>(bodies) * (1 - 1 / side);
}

HostBodies some_of(const HostBodies& bodies, std::size_t most) {
  HostBodies some;
  const std::size_t n = std::min(bodies.size(), most);
  for (std::size_t i = 0; i < n; ++i) {
    Body body = body_at(bodies, i * bodies.size() / n);
    body.id = static_cast<Id>(i);
    body.velocity = body.spin = {};
    append(some, body);
  }
  return some;
}

Snapshot spread_out(const HostBodies& bodies, bool flat) {
  Snapshot state;
  state.bodies = bodies;
  const auto side = static_cast<std::size_t>(
      std::ceil(std::pow(static_cast<double>(bodies.size()), flat ? 1.0 / 2 : 1.0 / 3)));
  const Real largest = *std::max_element(bodies.radius.begin(), bodies.radius.end());
  const auto place = [&](std::size_t k) {
    return 2.5 * largest * (static_cast<Real>(k) - 0.5 * static_cast<Real>(side - 1));
  };
  for (std::size_t i = 0; i < bodies.size(); ++i)
    state.bodies.position[i] =
        flat ? Vec3{place(i % side), 0, place(i / side)}
             : Vec3{place(i % side), place(i / side % side), place(i / side / side)};
  return state;
}

namespace {

std::vector<scene::Grain> grains_of(const HostBodies& bodies) {
  std::vector<scene::Grain> grains;
  for (std::size_t i = 0; i < bodies.size(); ++i)
    grains.push_back({bodies.shape[i], bodies.radius[i]});
  return grains;
}

// A box around the origin that has this volume, or area.
scene::Region box_of_volume(Real volume, bool flat) {
  const Real half = 0.5 * (flat ? std::sqrt(volume) : std::cbrt(volume));
  scene::Region region;
  region.flat = flat;
  region.box.given = true;
  region.box.value.low = Vec3{-half, -half, -half};
  region.box.value.high = Vec3{half, half, half};
  return region;
}

// As dense as they get, of the fractions tried. Bodies of several parts get less dense, and slender
// ones much less: a few of them need a box as wide as they are long.
std::vector<scene::Pose> packed(const Scene& scene, const Model& model,
                                const std::vector<scene::Grain>& grains) {
  constexpr Real convex = 0.55, of_parts = 0.4, of_area = 0.8;
  constexpr Real less = 0.85, loose = 0.1, much_less = 0.5, least = 1e-9;
  scene::Insert insert;
  insert.flat = scene.flat();
  const scene::GrainShapes shapes(scene);
  const scene::Turns turns(scene, insert);
  Real solid = 0;
  for (const scene::Grain& grain : grains) solid += scene::volume_of(scene, grain);
  const bool any_parts = std::any_of(grains.begin(), grains.end(), [&](const scene::Grain& grain) {
    return shapes.parts(grain.shape) > 1;
  });
  for (Real fraction = scene.flat() ? of_area
                       : any_parts  ? of_parts
                                    : convex;
       ; fraction *= fraction > loose ? less : much_less) {
    const scene::Region region = box_of_volume(solid / fraction, scene.flat());
    const scene::Room room(model, region);
    scene::Occupied occupied;
    Random random(1);
    try {
      return scene::dense_poses({scene, insert, shapes, turns, room, occupied, random, never_stop},
                                grains);
    } catch (const SceneError&) {
      if (fraction < least) throw;
    }
  }
}

Snapshot moved_together(Snapshot state, Real factor) {
  for (Vec3& p : state.bodies.position) p = factor * p;
  return state;
}

}  // namespace

Snapshot heaped_up(const Scene& scene, const Model& model, const HostBodies& bodies, double pairs,
                   const EngineOptions& options) {
  constexpr int halvings = 8;
  constexpr Real closest = 0.9;
  const std::vector<scene::Pose> poses = packed(scene, model, grains_of(bodies));
  Snapshot apart;
  apart.bodies = bodies;
  for (std::size_t i = 0; i < poses.size(); ++i) {
    apart.bodies.position[i] = poses[i].position;
    apart.bodies.orientation[i] = poses[i].turn;
  }
  const auto touching = [&](Real factor) {
    World world(options, model, moved_together(apart, factor), true);
    world.start();
    return static_cast<double>(world.totals().contacts);
  };
  Real too_close = closest, too_far = 1;
  for (int k = 0; k < halvings; ++k) {
    const Real middle = 0.5 * (too_close + too_far);
    (touching(middle) < pairs ? too_far : too_close) = middle;
  }
  return moved_together(apart, too_close);
}

namespace {

// What lies around a body that falls.
class Ground {
 public:
  Ground(const Scene& scene, const Model& model, bool for_shapes)
      : shapes_(scene),
        walls_(model.walls, model.wall_corners, scene::Plates::Solid::on_both_sides, model.cell,
               for_shapes),
        bodies_(model.cell) {}

  enum class Touch { nothing, body, wall };
  Touch touch(const Body& body) {
    shapes_.place({body.shape, body.radius}, body.position, body.orientation, pieces_);
    const auto clear = [&](const scene::Piece& piece) { return walls_.clear(piece); };
    if (!std::all_of(pieces_.begin(), pieces_.end(), clear)) return Touch::wall;
    return bodies_.has_room(pieces_) ? Touch::nothing : Touch::body;
  }
  void add(const Body& body) {
    shapes_.place({body.shape, body.radius}, body.position, body.orientation, pieces_);
    bodies_.add(pieces_);
  }

 private:
  scene::GrainShapes shapes_;
  scene::Plates walls_;
  scene::Occupied bodies_;
  std::vector<scene::Piece> pieces_;
};

// Moves a body down to the last free place above what it touches first.
Ground::Touch drop(Ground& ground, Body& body, const Vec3& down, Real deepest) {
  constexpr Real stride = 0.5;  // radii: nothing is jumped over
  constexpr int halvings = 6;
  const Vec3 start = body.position;
  const auto look = [&](Real depth) {
    body.position = start + depth * down;
    return ground.touch(body);
  };
  Real free = 0, blocked = 0;
  Ground::Touch found = Ground::Touch::nothing;
  while (found == Ground::Touch::nothing && free < deepest) {
    free = blocked;
    blocked += stride * body.radius;
    found = look(blocked);
  }
  for (int k = 0; k < halvings && found != Ground::Touch::nothing; ++k) {
    const Real middle = 0.5 * (free + blocked);
    const Ground::Touch there = look(middle);
    (there == Ground::Touch::nothing ? free : blocked) = middle;
    if (there != Ground::Touch::nothing) found = there;
  }
  body.position = start + free * down;
  return found;
}

}  // namespace

Fallen fall_down(const Scene& scene, const Model& model, const HostBodies& bodies) {
  constexpr Real overlap = 0.02;  // of the radius, so that those on walls do touch them
  Fallen fallen;
  const Real g = length(model.gravity);
  if (g == 0 || model.walls.empty() || bodies.size() == 0) return fallen;
  const Vec3 down = (1 / g) * model.gravity;
  std::vector<std::size_t> lowest_first(bodies.size());
  std::iota(lowest_first.begin(), lowest_first.end(), 0);
  std::stable_sort(lowest_first.begin(), lowest_first.end(), [&](std::size_t a, std::size_t b) {
    return dot(bodies.position[a], down) > dot(bodies.position[b], down);
  });
  const bool for_shapes =
      std::any_of(bodies.shape.begin(), bodies.shape.end(),
                  [&](std::int32_t shape) { return !model.shapes[shape].is_sphere(); });
  Ground ground(scene, model, for_shapes);
  const Real deepest = height_of_fall(scene, model, bodies);
  for (const std::size_t i : lowest_first) {
    Body body = body_at(bodies, i);
    if (ground.touch(body) == Ground::Touch::body) continue;  // many share the inlet of a stream
    const Ground::Touch on = drop(ground, body, down, deepest);
    if (on == Ground::Touch::nothing) continue;
    ground.add(body);
    ++fallen.landed;
    if (on == Ground::Touch::body) continue;
    body.position += overlap * body.radius * down;
    body.id = static_cast<Id>(fallen.on_walls.bodies.size());
    append(fallen.on_walls.bodies, body);
  }
  return fallen;
}

}  // namespace clast
