#include "bench/beds.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>

#include "base/error.hpp"
#include "base/random.hpp"
#include "clast/world.hpp"
#include "output/checkpoint.hpp"
#include "scene/body_file.hpp"
#include "shape/dilated.hpp"
#include "shape/library.hpp"

namespace clast {
namespace {

// How a bed is made: bodies of equal bounding radius fall from a lattice into a box.
struct Recipe {
  std::string name;
  std::vector<Assembly> (*shapes)();  // equal shares; none: spheres
  Real radius;                        // bounding
  Real side;                          // of the box of one tile
  std::int64_t tile;                  // bodies in it
  Real seconds;                       // until they rest
  Real rest;                          // seconds for a bed that was put together of tiles
  Real dt;
};

std::vector<Assembly> polyhedra() {
  std::vector<Assembly> out;
  for (const char* name : {"tetrahedron", "pyramid", "cube", "polyhedron14"})
    out.push_back(load_shape(name));
  return out;
}

// Twice as long as wide.
std::vector<Assembly> spheroids() {
  return {assembly_of(ellipsoid_prototype("spheroid", {0.5, 0.5, 1}, 0))};
}

const std::vector<Recipe>& recipes() {
  static const std::vector<Recipe> all = {
      {"spheres", nullptr, 0.005, 0.25, 20000, 0.85, 0.085, 8.5e-5},
      {"polyhedra", polyhedra, 0.0125, 0.21, 2000, 0.8, 0.2, 5e-5},
      {"spheroids", spheroids, 0.01, 0.2, 2000, 1.2, 0.2, 4e-5}};
  return all;
}

const Recipe& recipe_of(std::string_view name) {
  for (const Recipe& r : recipes())
    if (r.name == name) return r;
  throw Error(
      fmt::format("--bed {}: there is no such bed; use {}", name, fmt::join(bed_names(), " or ")));
}

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

SettledBed empty_bed(const Recipe& recipe, const Vec3& box, const BedOptions& options) {
  SettledBed bed;
  bed.name = recipe.name;
  bed.box = box;
  Model& model = bed.model;
  model.law = law_named(options.law).put_in_force({bench_material()}, PairValueTable(1));
  model.gravity = {0, 0, -9.81};
  model.dt = options.dt > 0 ? options.dt : recipe.dt;
  if (recipe.shapes != nullptr)
    for (const Assembly& shape : recipe.shapes()) model.shapes.push_back(shape);
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

void add_body(SettledBed& bed, const Vec3& position, const Quat& orientation, Real r, int shape) {
  Body body;
  body.id = static_cast<Id>(bed.state.bodies.size());
  body.position = position;
  body.orientation = orientation;
  body.radius = r;
  body.mass = bench_material().density * bed.model.shapes[shape].volume * cube(r);
  body.shape = shape;
  append(bed.state.bodies, body);
}

SettledBed loose_bed(const Recipe& recipe, std::int64_t n, const BedOptions& options) {
  SettledBed bed = empty_bed(recipe, {recipe.side, recipe.side, 0}, options);
  Random random(1);
  const Real pitch = 2.12 * recipe.radius;
  const auto across = static_cast<std::int64_t>(recipe.side / pitch);
  const Real cell = recipe.side / static_cast<Real>(across);
  const auto kinds = static_cast<std::int64_t>(bed.model.shapes.size()) - 1;
  const auto jitter = [&] { return 0.05 * recipe.radius * (2 * random.uniform() - 1); };
  for (std::int64_t k = 0; k < n; ++k) {
    const std::int64_t layer = k / (across * across);
    const Vec3 p{(static_cast<Real>(k % across) + 0.5) * cell + jitter(),
                 (static_cast<Real>(k / across % across) + 0.5) * cell + jitter(),
                 (static_cast<Real>(layer) + 0.5) * pitch + jitter()};
    const bool spheres = kinds == 0;
    add_body(bed, p, spheres ? Quat() : random.rotation(), recipe.radius,
             spheres ? 0 : static_cast<int>(k % kinds) + 1);
  }
  return bed;
}

// One settled tile, kept on disk.
SettledBed settled_tile(const Recipe& recipe, std::int64_t n, const BedOptions& options,
                        const EngineOptions& how) {
  const auto kept = options.kept / fmt::format("{}_{}_{}", recipe.name, options.law, n);
  SettledBed bed = loose_bed(recipe, n, options);
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

// Copies side by side. Walls left flat sides, so they fit.
SettledBed tiled(const Recipe& recipe, const SettledBed& one, const BedOptions& options,
                 std::int64_t copies_x, std::int64_t copies_y) {
  const Vec3 box{one.box.x * static_cast<Real>(copies_x), one.box.y * static_cast<Real>(copies_y),
                 0};
  SettledBed bed = empty_bed(recipe, box, options);
  const HostBodies& b = one.state.bodies;
  for (std::int64_t j = 0; j < copies_y; ++j)
    for (std::int64_t i = 0; i < copies_x; ++i) {
      const Vec3 shift{one.box.x * static_cast<Real>(i), one.box.y * static_cast<Real>(j), 0};
      for (std::size_t k = 0; k < b.size(); ++k)
        add_body(bed, b.position[k] + shift, b.orientation[k], b.radius[k], b.shape[k]);
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
  const Recipe& recipe = recipe_of("spheres");
  SettledBed bed = empty_bed(recipe, box, options);
  bed.name = options.file.filename().string();
  for (const scene::FileBody& body : bodies) add_body(bed, body.position, {}, body.radius, 0);
  bed.unrest = recipe.rest;
  return bed;
}

}  // namespace

const std::vector<std::string>& bed_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all;
    for (const Recipe& r : recipes()) all.push_back(r.name);
    return all;
  }();
  return names;
}

SettledBed settled_bed(const BedOptions& options, const EngineOptions& engine) {
  if (!options.file.empty()) return bed_from_file(options);
  const Recipe& recipe = recipe_of(options.name);
  if (options.n <= recipe.tile) return settled_tile(recipe, options.n, options, engine);
  const auto copies = std::max<std::int64_t>(1, (options.n + recipe.tile / 2) / recipe.tile);
  auto across = static_cast<std::int64_t>(std::sqrt(static_cast<double>(copies)));
  while (copies % across != 0) --across;
  return tiled(recipe, settled_tile(recipe, recipe.tile, options, engine), options, copies / across,
               across);
}

std::string bed_text(const SettledBed& bed, const HostBodies& bodies) {
  const bool spheres = bed.model.shapes.size() == 1;
  Real top = 0;
  for (std::size_t i = 0; i < bodies.size(); ++i)
    top = std::max(top, bodies.position[i].z + bodies.radius[i]);
  std::string text = fmt::format("# {:.9g} {:.9g}", bed.box.x, bed.box.y);
  if (spheres) text += fmt::format(" {:.9g}", 1.2 * top);
  text += '\n';
  const auto out = std::back_inserter(text);
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    const Vec3& p = bodies.position[i];
    if (spheres) {
      fmt::format_to(out, "{:.9g} {:.9g} {:.9g} {:.9g}\n", p.x, p.y, p.z, bodies.radius[i]);
      continue;
    }
    const Prototype& shape = bed.model.shapes[bodies.shape[i]].parts.front().shape;
    if (shape.core == CoreKind::ellipsoid) {
      const Quat& q = bodies.orientation[i];
      fmt::format_to(out, "{:.9g} {:.9g} {:.9g} {:.9g} {:.9g} {:.9g} {:.9g}\n", p.x, p.y, p.z, q.w,
                     q.x, q.y, q.z);
      continue;
    }
    const PolyhedronView view = shape.polyhedron.view();
    const Placed body{view, p, bodies.orientation[i], bodies.radius[i]};
    for (int v = 0; v < body.shape.vertices; ++v) {
      const Vec3 q = body.vertex(v);
      fmt::format_to(out, "{}{:.9g} {:.9g} {:.9g}", v == 0 ? "" : " ", q.x, q.y, q.z);
    }
    text += '\n';
  }
  return text;
}

}  // namespace clast
