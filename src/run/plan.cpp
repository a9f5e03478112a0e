#include "run/plan.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "base/error.hpp"
#include "move/bond_step.hpp"
#include "run/crowding.hpp"
#include "run/doubts.hpp"
#include "scene/bonds.hpp"
#include "scene/build.hpp"
#include "scene/inlets.hpp"
#include "scene/insert.hpp"
#include "scene/periodic_cell.hpp"
#include "scene/region.hpp"
#include "scene/streams.hpp"
#include "shape/thickness.hpp"

namespace clast {
namespace {

// Along the direction of gravity: how deep the lowest place is below the highest.
class Fall {
 public:
  explicit Fall(const Vec3& gravity) : down_(normalized(gravity)) {}

  void start_from(const Vec3& p) { highest_ = std::min(highest_, dot(p, down_)); }
  void may_reach(const Vec3& p) { lowest_ = std::max(lowest_, dot(p, down_)); }
  Real height() const { return std::max(Real{0}, lowest_ - highest_); }

 private:
  Vec3 down_;
  Real highest_ = infinity;
  Real lowest_ = -infinity;
};

std::vector<SmallestGrain> smallest_grains(const Scene& scene, const HostBodies& bodies) {
  std::map<std::pair<int, int>, Real> radius;  // by material and shape
  const auto note = [&](int material, int shape, Real r) {
    const auto [at, fresh] = radius.try_emplace({material, shape}, r);
    if (!fresh) at->second = std::min(at->second, r);
  };
  const auto note_grain = [&](const scene::Insert& insert, const scene::Grain& grain) {
    const int material = scene::material_of(scene, insert);
    if (!scene.is_cluster(grain.shape)) return note(material, grain.shape, grain.radius);
    const std::vector<Part>& parts = scene.shapes[grain.shape].parts;
    for (int i = 0; i < static_cast<int>(parts.size()); ++i)
      note(material, scene.shape_of_part(grain.shape, i), grain.radius * parts[i].size);
  };
  for (std::size_t i = 0; i < bodies.size(); ++i)
    note(bodies.material[i], bodies.shape[i], bodies.radius[i]);
  for (const scene::Insert& insert : scene.inserts)
    if (is_stream(insert))
      for (const scene::Grain& grain : scene::GrainSampler(scene, insert).smallest_of_each())
        note_grain(insert, grain);
  std::vector<SmallestGrain> grains;
  const auto lightness_of = [&](int shape, Real r) {
    if (*scene.contact.local_curvature) return lightness_by_curvature(scene.shapes[shape]);
    if (!scene.flat()) return lightness(scene.shapes[shape]);
    const Real disc = 0.75 * *scene.thickness / r;  // pi r^2 thickness over 4/3 pi r^3
    return disc * flat_lightness(scene.shapes[shape]);
  };
  for (const auto& [kind, r] : radius)
    grains.push_back({kind.first, r, lightness_of(kind.second, r),
                      !scene.flat() && has_faces(scene.shapes[kind.second]),
                      half_thickness(scene.shapes[kind.second])});
  return grains;
}

// How far from its reference point a surface meets bodies: for a plane, where they start.
Real reach_among(const WallSurface& surface, const HostBodies& bodies) {
  if (std::isfinite(surface.reach)) return surface.reach;
  Real farthest = 0;
  for (const Vec3& p : bodies.position)
    farthest = std::max(farthest, length(p - surface.reference));
  return farthest;
}

}  // namespace

Real height_of_fall(const Scene& scene, const Model& model, const HostBodies& bodies) {
  if (model.gravity == Vec3()) return 0;
  Fall fall(model.gravity);
  for (const Vec3& p : bodies.position) {
    fall.start_from(p);
    fall.may_reach(p);
  }
  for (const scene::Insert& insert : scene.inserts) {
    if (!is_stream(insert)) continue;
    const scene::Bounds box = scene::bounds(*insert.region);
    fall.start_from(box.low);
    fall.start_from(box.high);
  }
  for (const Wall& wall : model.walls) {
    const bool holds = dot(wall.normal, model.gravity) < 0;
    if (wall.kind == Wall::plane && !holds) continue;
    const bool round = wall.is_round();
    const Vec3 u = wall.half_u * wall.u, v = (round ? wall.half_u : wall.half_v) * wall.v;
    const Vec3 n = round ? wall.half_v * wall.normal : Vec3();
    for (const Vec3& corner : {u + v, u - v, v - u, -u - v})
      for (const Vec3& end : {n, -n}) fall.may_reach(wall.point + corner + end);
  }
  return fall.height();
}

Real fastest_expected(const Scene& scene, const Model& model, const HostBodies& bodies) {
  Real fastest = 0;
  for (const Vec3& v : bodies.velocity) fastest = std::max(fastest, length(v));
  for (const scene::Insert& insert : scene.inserts)
    fastest = std::max(fastest, length(*insert.velocity) + *insert.velocity_spread);
  for (const WallSurface& surface : model.surfaces)
    for (const Motion& motion : surface.motions)
      fastest = std::max(fastest, fastest_point(motion, reach_among(surface, bodies)));
  const Real g = length(model.gravity);
  if (g == 0) return fastest;
  return std::sqrt(square(fastest) + 2 * g * height_of_fall(scene, model, bodies));
}

namespace {

void add_new(std::vector<std::string>& names, const std::string& name) {
  if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
}

// Those of one stage.
void name_walls_of(Plan& plan, int stage, const Model& model) {
  const std::vector<std::string> walls = wall_names(plan.scene, stage);
  for (std::size_t w = 0; w < walls.size(); ++w) {
    add_new(plan.walls, walls[w]);
    if (!model.wear.empty() && model.wear[w].coefficient > 0) add_new(plan.wearing, walls[w]);
  }
  const std::vector<std::string> names = surface_names(plan.scene, stage);
  for (std::size_t s = 0; s < names.size(); ++s)
    if (!model.surfaces[s].motions.empty()) add_new(plan.moving, names[s]);
}

}  // namespace

void name_walls(Plan& plan) {
  for (int stage = 0; stage < static_cast<int>(plan.scene.stages.size()); ++stage)
    name_walls_of(plan, stage, build_walls(plan.scene, stage));
}

namespace {

// As the check of a scene does for a step that is given.
void refuse_endless(const Scene& scene, const TimeStepChoice& step) {
  constexpr Real most_steps = 1e12;
  const Real steps = scene.longest() / step.dt;
  if (step.dt > 0 && steps <= most_steps) return;
  throw Error(fmt::format(
      "{:.3g} steps of {:.3g} s would never end; the step is {}\n"
      "    check stiffness, density, sizes and speeds: softer materials allow longer steps",
      steps, step.dt, step.reason));
}

}  // namespace

Plan make_plan(const Scene& scene, const HostBodies& bodies, const HostBonds& bonds) {
  refuse_crowds(bodies);
  if (scene.cell.given) scene::refuse_large_bodies(scene, bodies.radius);
  Plan plan;
  plan.scene = scene;
  plan.warnings = doubts_about(scene, bodies);
  for (std::string& shortage : foreseen_shortages(scene))
    plan.warnings.push_back(std::move(shortage));
  const auto grains = smallest_grains(scene, bodies);
  if (grains.empty()) throw Error("the scene has no bodies and no stream that brings any");
  TimeStepChoice automatic;
  Real fastest = 0;
  for (int stage = 0; stage < static_cast<int>(scene.stages.size()); ++stage) {
    const Model model = build_walls(scene, stage);
    name_walls_of(plan, stage, model);
    const Real speed = fastest_expected(scene, model, bodies);
    const TimeStepChoice choice = choose_time_step(law_of(scene), materials_in_force(scene, stage),
                                                   grains, speed, *scene.time.safety);
    fastest = std::max(fastest, speed);
    if (automatic.dt == 0 || choice.dt < automatic.dt) automatic = choice;
  }
  const std::vector<Cement> cements = build_model(scene, 0).cements;
  const scene::BondSample later = scene::bonds_to_come(scene, bodies);
  automatic = with_bonds(automatic, bonds, bodies, cements, *scene.time.safety);
  automatic = with_bonds(automatic, later.bonds, later.bodies, cements, *scene.time.safety);
  plan.step = automatic;
  for (std::string& doubt :
       doubts_about_sinks(scene, fastest, scene.time.step->value_or(automatic.dt)))
    plan.warnings.push_back(std::move(doubt));
  if (!scene.time.step.value) {
    refuse_endless(scene, automatic);
    return plan;
  }
  const Real asked = *scene.time.step.value;
  const Real factor = asked / (automatic.dt / *scene.time.safety);
  if (factor > unstable_factor)
    throw Error(fmt::format(
        "{}: error: the time step {:.4g} s is {:.1f} times the automatic one and unstable\n"
        "    use at most {:.4g} s, or leave time.step = \"auto\" ({:.4g} s: {})",
        scene.time.step.where.text(), asked, factor, unstable_factor * automatic.dt, automatic.dt,
        automatic.reason));
  if (factor > 1.0001)
    plan.warnings.push_back(fmt::format(
        "the time step {:.4g} s is {:.1f} times the automatic one ({}); watch the energy residual",
        asked, factor, automatic.reason));
  plan.step = {asked, "set by the scene"};
  return plan;
}

Model model_of(const Plan& plan, int stage) {
  Model model = build_model(plan.scene, stage);
  model.dt = plan.step.dt;
  return model;
}

}  // namespace clast
