#include "bench/beds.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <numeric>
#include <optional>

#include "base/error.hpp"
#include "base/random.hpp"
#include "bench/bed_recipes.hpp"
#include "bond/fragments.hpp"
#include "bond/make.hpp"
#include "clast/world.hpp"
#include "output/checkpoint.hpp"
#include "scene/body_file.hpp"
#include "shape/dilated.hpp"
#include "shape/library.hpp"

namespace clast {
namespace {

Material bench_material() {
  Material m;
  m.name = "bench";
  m.density = 2500;
  m.set(youngs_modulus, 1e7);
  m.set(poisson_ratio, 0.25);
  m.friction = 0.5;
  m.restitution = 0.5;
  return m;
}

SettledBed empty_bed(const BedRecipe& recipe, const Vec3& box, const BedOptions& options) {
  SettledBed bed;
  bed.name = recipe.name;
  bed.box = box;
  Model& model = bed.model;
  model.law = law_named(options.law).put_in_force({bench_material()}, PairValueTable(1));
  model.gravity = {0, 0, -9.81};
  model.dt = options.dt > 0 ? options.dt : recipe.dt;
  if (recipe.shapes != nullptr)
    for (const Assembly& shape : recipe.shapes()) model.shapes.push_back(shape);
  if (recipe.of_clusters()) model.cements.push_back(bed_cement());
  const auto add = [&](const Vec3& point, const Vec3& normal) {
    Wall wall;
    wall.point = point;
    wall.normal = normal;
    model.walls.push_back(wall);
  };
  add({0, 0, 0}, {0, 0, 1});
  add({0, 0, 0}, {1, 0, 0});
  add({box.x, 0, 0}, {-1, 0, 0});
  add({0, 0, 0}, {0, 1, 0});
  add({0, box.y, 0}, {0, -1, 0});
  return bed;
}

void add_body(SettledBed& bed, Id id, const Vec3& position, const Quat& orientation, Real r,
              int shape) {
  Body body;
  body.id = id;
  body.position = position;
  body.orientation = orientation;
  body.radius = r;
  body.mass = bench_material().density * bed.model.shapes[shape].volume * cube(r);
  body.shape = shape;
  append(bed.state.bodies, body);
}
Id next_id(const SettledBed& bed) { return static_cast<Id>(bed.state.bodies.size()); }

void add_cluster(SettledBed& bed, const std::vector<SetSphere>& spheres,
                 const std::vector<std::pair<int, int>>& bonds, std::vector<NewBond>& bonded) {
  const Id first = next_id(bed);
  for (const SetSphere& s : spheres) add_body(bed, next_id(bed), s.center, {}, s.radius, 0);
  for (const auto& [a, b] : bonds) {
    const Real radius = smaller(spheres[a].radius, spheres[b].radius);
    bonded.push_back({first + a, first + b, 0, radius});
  }
}

void bond(SettledBed& bed, const std::vector<NewBond>& bonds) {
  add_bonds(bonds, bed.state.bodies, bed.model.shapes, bed.model.cell, bed.state.bonds);
}

SettledBed loose_bed(const BedRecipe& recipe, std::int64_t grains, const BedOptions& options) {
  SettledBed bed = empty_bed(recipe, {recipe.side, recipe.side, 0}, options);
  Random random(1);
  const Real pitch = 2.12 * recipe.radius;
  const auto across = static_cast<std::int64_t>(recipe.side / pitch);
  const Real cell = recipe.side / static_cast<Real>(across);
  const auto kinds = static_cast<std::int64_t>(bed.model.shapes.size()) - 1;
  const auto jitter = [&] { return 0.05 * recipe.radius * (2 * random.uniform() - 1); };
  std::vector<NewBond> bonds;
  for (std::int64_t k = 0; k < grains; ++k) {
    const std::int64_t layer = k / (across * across);
    const Vec3 p{(static_cast<Real>(k % across) + 0.5) * cell + jitter(),
                 (static_cast<Real>(k / across % across) + 0.5) * cell + jitter(),
                 (static_cast<Real>(layer) + 0.5) * pitch + jitter()};
    if (recipe.of_clusters()) {
      const Quat turn = random.rotation();
      std::vector<SetSphere> placed = recipe.cluster.spheres;
      for (SetSphere& s : placed) s.center = p + rotate(turn, s.center);
      add_cluster(bed, placed, recipe.cluster.bonds, bonds);
    } else if (kinds == 0) {
      add_body(bed, next_id(bed), p, {}, recipe.radius, 0);
    } else {
      add_body(bed, next_id(bed), p, random.rotation(), recipe.radius,
               static_cast<int>(k % kinds) + 1);
    }
  }
  bond(bed, bonds);
  return bed;
}

// One settled tile, kept on disk.
SettledBed settled_tile(const BedRecipe& recipe, std::int64_t grains, const BedOptions& options,
                        const EngineOptions& how) {
  SettledBed bed = loose_bed(recipe, grains, options);
  const auto kept =
      options.kept / fmt::format("{}_{}_{}", recipe.name, options.law, bed.state.bodies.size());
  if (has_checkpoint(kept)) {
    try {
      std::string warning;
      bed.state = read_checkpoint(kept, &warning).snapshot;
      return bed;
    } catch (const Error&) {  // of an earlier version: it is made again
      std::filesystem::remove_all(kept);
    }
  }
  World world(how, bed.model, bed.state, true);
  world.run_steps(static_cast<std::int64_t>(recipe.seconds / bed.model.dt));
  bed.state = world.state();
  write_checkpoint(kept, {bed.state, "", ""});
  return bed;
}

// The bonds of a copy, whose bodies have ids beyond those of the first. Forces begin with zero.
void add_copy_of_bonds(const HostBonds& one, Id beyond, HostBonds& all) {
  const std::size_t before = all.size();
  for_each_field(all, one,
                 [](auto& to, const auto& from) { to.insert(to.end(), from.begin(), from.end()); });
  for (std::size_t k = before; k < all.size(); ++k) {
    all.first[k] += beyond;
    all.second[k] += beyond;
  }
  for_each_field(table_of<HostBonds::Act>(all), [](auto& values) {
    for (auto& value : values) value = {};
  });
}

// Copies side by side. Walls left flat sides, so they fit. Ids follow storage where no bonds name
// them.
SettledBed tiled(const BedRecipe& recipe, const SettledBed& one, const BedOptions& options,
                 std::int64_t copies_x, std::int64_t copies_y) {
  const Vec3 box{one.box.x * static_cast<Real>(copies_x), one.box.y * static_cast<Real>(copies_y),
                 0};
  SettledBed bed = empty_bed(recipe, box, options);
  const HostBodies& b = one.state.bodies;
  const HostBonds& bonds = one.state.bonds;
  for (std::int64_t j = 0; j < copies_y; ++j)
    for (std::int64_t i = 0; i < copies_x; ++i) {
      const Vec3 shift{one.box.x * static_cast<Real>(i), one.box.y * static_cast<Real>(j), 0};
      const Id first = next_id(bed);
      for (std::size_t k = 0; k < b.size(); ++k) {
        const Id id = bonds.size() > 0 ? first + b.id[k] : next_id(bed);
        add_body(bed, id, b.position[k] + shift, b.orientation[k], b.radius[k], b.shape[k]);
      }
      add_copy_of_bonds(bonds, first, bed.state.bonds);
    }
  bed.unrest = recipe.rest;
  return bed;
}

SettledBed bed_from_file(const BedOptions& options) {
  Vec3 box;
  const auto bodies = scene::read_bodies(options.file);
  char mark = 0;
  std::ifstream(options.file) >> mark >> box.x >> box.y >> box.z;
  if (mark != '#' || !(box.x > 0 && box.y > 0))
    throw Error(options.file.string() +
                ":1: the first line is not \"# Lx Ly H\", the size of the bed");
  const BedRecipe& recipe = bed_recipe("spheres");
  SettledBed bed = empty_bed(recipe, box, options);
  bed.name = options.file.filename().string();
  for (const scene::FileBody& body : bodies)
    add_body(bed, next_id(bed), body.position, {}, body.radius, 0);
  bed.unrest = recipe.rest;
  return bed;
}

// A line for each sphere, with the number of the group it belongs to where there are groups.
void add_spheres(const Assembly& set, const Body& body, std::optional<Id> group,
                 std::string& text) {
  const auto out = std::back_inserter(text);
  for (const Part& part : set.parts) {
    const Vec3 p = body.position + body.radius * rotate(body.orientation, part.center);
    fmt::format_to(out, "{:.9g} {:.9g} {:.9g} {:.9g}", p.x, p.y, p.z, body.radius * part.size);
    if (group) fmt::format_to(out, " {}", *group);
    text += '\n';
  }
}

// A line with centre and orientation.
void add_pose(const Body& body, std::string& text) {
  const Vec3& p = body.position;
  const Quat& q = body.orientation;
  fmt::format_to(std::back_inserter(text), "{:.9g} {:.9g} {:.9g} {:.9g} {:.9g} {:.9g} {:.9g}\n",
                 p.x, p.y, p.z, q.w, q.x, q.y, q.z);
}

// A line with all vertices of a polyhedron.
void add_vertices(const Assembly& convex, const Body& body, std::string& text) {
  const auto out = std::back_inserter(text);
  const PolyhedronView view = convex.parts.front().shape.polyhedron.view();
  const Placed placed{view, body.position, body.orientation, body.radius};
  for (int v = 0; v < placed.shape.vertices; ++v) {
    const Vec3 q = placed.vertex(v);
    fmt::format_to(out, "{}{:.9g} {:.9g} {:.9g}", v == 0 ? "" : " ", q.x, q.y, q.z);
  }
  text += '\n';
}

}  // namespace

SettledBed settled_bed(const BedOptions& options, const EngineOptions& engine) {
  if (!options.file.empty()) return bed_from_file(options);
  const BedRecipe& recipe = bed_recipe(options.name);
  const std::int64_t grains = std::max<std::int64_t>(1, options.n / recipe.bodies_in_grain());
  if (grains <= recipe.tile) return settled_tile(recipe, grains, options, engine);
  const auto copies = std::max<std::int64_t>(1, (grains + recipe.tile / 2) / recipe.tile);
  auto across = static_cast<std::int64_t>(std::sqrt(static_cast<double>(copies)));
  while (copies % across != 0) --across;
  return tiled(recipe, settled_tile(recipe, recipe.tile, options, engine), options, copies / across,
               across);
}

std::string bed_text(const SettledBed& bed, const Snapshot& state) {
  const HostBodies& bodies = state.bodies;
  const std::vector<Assembly>& shapes = bed.model.shapes;
  Real top = 0;
  for (std::size_t i = 0; i < bodies.size(); ++i)
    top = std::max(top, bodies.position[i].z + bodies.radius[i]);
  std::string text = fmt::format("# {:.9g} {:.9g}", bed.box.x, bed.box.y);
  if (shapes.back().is_sphere_set()) text += fmt::format(" {:.9g}", 1.2 * top);
  text += '\n';
  const std::vector<Id> fragment = fragment_names(bodies, state.bonds);
  std::vector<std::size_t> by_id(bodies.size());
  std::iota(by_id.begin(), by_id.end(), std::size_t{0});
  std::sort(by_id.begin(), by_id.end(),
            [&](std::size_t a, std::size_t b) { return bodies.id[a] < bodies.id[b]; });
  const bool grouped = state.bonds.size() > 0 || shapes.back().parts.size() > 1;
  for (const std::size_t i : by_id) {
    const Assembly& shape = shapes[bodies.shape[i]];
    if (shape.is_sphere_set())
      add_spheres(shape, body_at(bodies, i), grouped ? std::optional(fragment[i]) : std::nullopt,
                  text);
    else if (shape.parts.front().shape.core == CoreKind::ellipsoid)
      add_pose(body_at(bodies, i), text);
    else
      add_vertices(shape, body_at(bodies, i), text);
  }
  return text;
}

}  // namespace clast
