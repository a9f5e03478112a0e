#include "run/doubts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "clast/world.hpp"
#include "law/hopkins.hpp"
#include "law/laws.hpp"
#include "law/value_key.hpp"
#include "run/plan.hpp"
#include "run/sinks.hpp"
#include "scene/bonds.hpp"
#include "scene/build.hpp"
#include "scene/region.hpp"
#include "world/diagnosis.hpp"

namespace clast {

namespace {

// Solids and liquids in bulk: from foam to the heaviest metals.
constexpr Real lightest = 20, heaviest = 25000;  // [kg/m3]
// Below it is jelly; the softest grains of the literature are above 10 kPa.
constexpr Real softest = 1e4;  // [Pa]
// A mesh of a machine is at most so many times as large as the bodies in it.
constexpr Real largest_machine = 20000;  // largest radii
// Overlaps that a packing from elsewhere may well have.
constexpr Real small_overlap = 0.05;  // of the smaller radius

void doubt_density(const scene::Material& m, std::vector<std::string>& doubts) {
  const Real density = *m.density;
  if (!m.density.given || m.density.bad || (density >= lightest && density <= heaviest)) return;
  const std::string meant = density < lightest
                                ? fmt::format("did you mean \"{:g} g/cm3\"?", density)
                                : "densities are in kg/m3 or have a unit";
  doubts.push_back(fmt::format("{}: {} of {} kg/m3 is {} than any solid: {}",
                               m.density.where.text(), *m.name, rounded(density),
                               density < lightest ? "lighter" : "heavier", meant));
}

void doubt_stiffness(const scene::Material& m, std::vector<std::string>& doubts) {
  for (const auto& [key, value] : m.values) {
    if (key->measure != Measure::pressure || !value.given || value.bad) continue;
    if (*value >= softest || *value == 0) continue;
    doubts.push_back(
        fmt::format("{}: {} = {} Pa makes {} softer than jelly: did you mean \"{:g} MPa\"?",
                    value.where.text(), key->name, rounded(*value), *m.name, *value));
  }
}

void doubt_restitution(const Scene& scene, const scene::Material& m,
                       std::vector<std::string>& doubts) {
  const LawEntry& law = law_of(scene);
  const bool viscous = std::any_of(law.material_keys.begin(), law.material_keys.end(),
                                   [](const ValueKey* key) { return key == &viscosity; });
  if (viscous && m.restitution.given)
    doubts.push_back(
        fmt::format("{}: restitution of {} does nothing under the law {}: viscosity "
                    "takes its place",
                    m.restitution.where.text(), *m.name, law.name));
}

// The longest side of the box around the corners of a mesh.
Real extent_of(const scene::Wall& wall) {
  Vec3 low{1e300, 1e300, 1e300}, high = -low;
  for (const FiniteWall& facet : wall.facets)
    for (const Vec3& corner : facet.ring) {
      const Vec3 p = in_space(facet.wall, corner);
      low = smaller(low, p);
      high = larger(high, p);
    }
  const Vec3 size = high - low;
  return std::max({size.x, size.y, size.z});
}

void doubt_mesh(const scene::Wall& wall, Real largest, std::vector<std::string>& doubts) {
  if (*wall.type != scene::Wall::Type::mesh || wall.scale.given || wall.facets.empty()) return;
  const Real extent = extent_of(wall);
  if (!(largest > 0) || extent < largest_machine * largest) return;
  doubts.push_back(fmt::format(
      "{}: {} is {} m long, {} times the radius of the largest body: a file in millimetres needs "
      "scale = 0.001; with scale = 1 this is not said",
      wall.file.where.text(), *wall.file, rounded(extent), rounded(extent / largest, 2)));
}

Real largest_radius(const HostBodies& bodies) {
  const auto largest = std::max_element(bodies.radius.begin(), bodies.radius.end());
  return largest == bodies.radius.end() ? 0 : *largest;
}

// For a bounding radius of 1; infinite without a core that should not be met.
Real least_swept_radius(const Assembly& shape) {
  Real least = infinity;
  for (const Part& part : shape.parts)
    if (is_dilated(part.shape.core) && part.shape.core != CoreKind::ellipsoid)
      least = smaller(least, part.size * part.shape.dilation);
  return least;
}

// The body alone over a plane of its own material, without gravity; as a ball.
Real deepest_in_wall(Model model, const HostBodies& bodies, std::size_t which, Real speed,
                     Real dt) {
  const Real radius = bodies.radius[which];
  Wall floor;
  floor.normal = {0, 0, 1};
  floor.material = bodies.material[which];
  complete_frame(floor.normal, floor.u, floor.v);
  model.walls = {floor};
  model.surfaces.clear();
  model.wall_corners.clear();
  model.shapes.resize(1);
  model.gravity = {};
  model.cell = {};
  model.domain = {};
  model.dt = dt;
  model.limits = {1e300, 1e300};
  Body body;
  body.position = {0, 0, radius};
  body.velocity = {0, 0, -speed};
  body.radius = radius;
  body.mass = bodies.mass[which];
  body.material = bodies.material[which];
  Snapshot state;
  append(state.bodies, body);
  EngineOptions options;
  options.threads = 1;
  World world(options, model, state, true);
  Real lowest = radius;
  for (int step = 0; step < 2000; ++step) {
    if (world.advance(1).fault) break;
    const Real height = world.state().bodies.position[0].z;
    if (height > lowest) break;
    lowest = height;
  }
  return radius - lowest;
}

// The shortest side of the box around a region, of those that have ends.
Real thickness_of(const scene::Region& region) {
  const scene::Bounds box = scene::bounds(region);
  Real thinnest = infinity;
  for (int a = 0; a < 3; ++a)
    if (!(region.flat && a == 1) && !region.endless[a])
      thinnest = std::min(thinnest, box.high[a] - box.low[a]);
  return thinnest;
}

bool is_named_by_insert(const Scene& scene, const scene::Bond& bond) {
  return std::any_of(scene.inserts.begin(), scene.inserts.end(), [&](const scene::Insert& insert) {
    return insert.bond.given && *insert.bond == *bond.name;
  });
}

}  // namespace

std::vector<std::string> doubts_about_bonds(const Scene& scene, int stage, const HostBonds& bonds) {
  std::vector<std::string> doubts;
  for (std::size_t b = 0; b < scene.bonds.size(); ++b) {
    const scene::Bond& bond = scene.bonds[b];
    if (std::count(bonds.cement.begin(), bonds.cement.end(), static_cast<std::int32_t>(b)) > 0)
      continue;
    if (is_due(scene, bond, stage))
      doubts.push_back(fmt::format(
          "{}: bond '{}' holds nothing together: no two of the bodies that it may bond are within "
          "{} m of each other by now{}{}",
          bond.within.where.text(), *bond.name, rounded(*bond.within),
          *bond.points ? "" : "; all but spheres and flat faces also need points = true",
          stage == scene::before_stages ? "; bodies of streams are bonded by a stage" : ""));
    else if (stage == scene::before_stages && !bond.within.given &&
             !is_named_by_insert(scene, bond))
      doubts.push_back(
          fmt::format("{}: no [[insert]] names the bond '{}', and it has no 'within': it does "
                      "nothing",
                      bond.where.text(), *bond.name));
  }
  return doubts;
}

std::vector<std::string> doubts_about_sinks(const Scene& scene, Real speed, Real dt) {
  std::vector<std::string> doubts;
  for (const scene::Sink& sink : scene.sinks) {
    const Real way = speed * time_between_looks(*sink.every, dt);
    const Real thickness = thickness_of(*sink.region);
    if (way <= thickness) continue;
    doubts.push_back(fmt::format(
        "{}: bodies at {} m/s could pass the sink '{}' between two looks: they move {} m, and it "
        "is {} m thick; use every = \"{:.2g} s\" or less, or make it thicker",
        sink.where.text(), rounded(speed), *sink.name, rounded(way), rounded(thickness),
        0.5 * thickness / speed));
  }
  return doubts;
}

std::vector<std::string> doubts_about(const Scene& scene, const HostBodies& bodies) {
  std::vector<std::string> doubts;
  for (const scene::Material& material : scene.materials) {
    doubt_density(material, doubts);
    doubt_stiffness(material, doubts);
    doubt_restitution(scene, material, doubts);
  }
  const Real largest = largest_radius(bodies);
  for (const scene::Wall& wall : scene.walls) doubt_mesh(wall, largest, doubts);
  for (const scene::Stage& stage : scene.stages)
    for (const scene::Wall& wall : stage.walls) doubt_mesh(wall, largest, doubts);
  return doubts;
}

FirstCoreImpact first_core_impact(const Model& model, const HostBodies& bodies, Real speed,
                                  Real dt) {
  FirstCoreImpact worst;
  if (!(speed > 0)) return worst;
  for (std::size_t shape = 1; shape < model.shapes.size(); ++shape) {
    const Real swept = least_swept_radius(model.shapes[shape]);
    std::size_t largest = bodies.size();
    for (std::size_t i = 0; i < bodies.size(); ++i)
      if (bodies.shape[i] == static_cast<int>(shape) &&
          (largest == bodies.size() || bodies.radius[i] > bodies.radius[largest]))
        largest = i;
    if (largest == bodies.size() || swept == infinity) continue;
    const Real overlap =
        deepest_in_wall(model, bodies, largest, speed, dt) / (swept * bodies.radius[largest]);
    if (overlap > worst.overlap) worst = {overlap, model.shapes[shape].name};
  }
  return worst;
}

FirstImpact first_impact(const Scene& scene, const Model& model, const HostBodies& bodies,
                         Real dt) {
  FirstImpact worst;
  worst.speed = fastest_expected(scene, model, bodies);
  if (!(worst.speed > 0)) return worst;
  for (std::size_t m = 0; m < scene.materials.size(); ++m) {
    std::size_t largest = bodies.size();
    for (std::size_t i = 0; i < bodies.size(); ++i)
      if (bodies.material[i] == static_cast<int>(m) &&
          (largest == bodies.size() || bodies.radius[i] > bodies.radius[largest]))
        largest = i;
    if (largest == bodies.size()) continue;
    const Real overlap =
        deepest_in_wall(model, bodies, largest, worst.speed, dt) / bodies.radius[largest];
    if (overlap <= worst.overlap) continue;
    worst.overlap = overlap;
    worst.material = *scene.materials[m].name;
  }
  return worst;
}

std::string overlaps_at_start(const Model& model, const Snapshot& state,
                              const std::vector<std::string>& walls) {
  const DeepestOverlap found = deepest_overlap(model, state, small_overlap);
  if (found.pairs_beyond + found.walls_beyond == 0) return "";
  std::vector<std::string> kinds;
  if (found.pairs_beyond > 0) kinds.push_back(counted(found.pairs_beyond, "pair") + " of bodies");
  if (found.walls_beyond > 0)
    kinds.push_back(counted(found.walls_beyond, "contact") + " with walls");
  const bool in_wall = found.second < 0;
  return fmt::format(
      "overlaps at the start: {}; body {} lies in {} by {:.0f} % of {} radius: {} be pushed {} at "
      "once",
      fmt::join(kinds, " and "), found.first,
      in_wall ? "the wall " + walls[found.wall] : fmt::format("body {}", found.second),
      100 * found.share, in_wall ? "its" : "the smaller", in_wall ? "it will" : "they will",
      in_wall ? "out" : "apart");
}

}  // namespace clast
