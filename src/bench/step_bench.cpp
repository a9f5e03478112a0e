#include "bench/step_bench.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fstream>

#include "base/error.hpp"
#include "base/random.hpp"
#include "bench/median.hpp"
#include "law/material.hpp"
#include "output/checkpoint.hpp"
#include "scene/insert.hpp"

namespace clast {
namespace {

using Clock = std::chrono::steady_clock;

constexpr Real radius = 0.005;
constexpr Real side = 0.25;           // of the box of one tile
constexpr std::int64_t tile = 20000;  // bodies in it

struct Bed {
  Vec3 box;  // lengths; open at the top
  Snapshot state;
};

Material bench_material() {
  Material m;
  m.name = "bench";
  m.density = 2500;
  m.young = 1e7;
  m.poisson = 0.25;
  m.friction = 0.5;
  m.restitution = 0.5;
  return m;
}

Model bench_model(const Vec3& box, Real dt) {
  Model model;
  const Material m = bench_material();
  model.pairs = {mix_hertz_mindlin(m, m)};
  model.gravity = {0, 0, -9.81};
  model.dt = dt;
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
  return model;
}

void add_sphere(HostBodies& b, const Vec3& position, Real r) {
  b.id.push_back(static_cast<Id>(b.id.size()));
  b.position.push_back(position);
  b.orientation.emplace_back();
  b.velocity.emplace_back();
  b.spin.emplace_back();
  b.acceleration.emplace_back();
  b.angular_acceleration.emplace_back();
  b.listed.push_back(position);
  b.radius.push_back(r);
  b.mass.push_back(bench_material().density * 4 / 3 * pi * cube(r));
  b.dragged.push_back(0);
  b.material.push_back(0);
  b.shape.push_back(0);
}

Bed loose_bed(std::int64_t n) {
  Bed bed;
  bed.box = {side, side, 0};
  Random random(1);
  const Real pitch = 2.12 * radius;
  const auto across = static_cast<std::int64_t>(side / pitch);
  const Real cell = side / static_cast<Real>(across);
  const auto jitter = [&] { return 0.05 * radius * (2 * random.uniform() - 1); };
  for (std::int64_t k = 0; k < n; ++k) {
    const std::int64_t layer = k / (across * across);
    const Vec3 p{(static_cast<Real>(k % across) + 0.5) * cell + jitter(),
                 (static_cast<Real>(k / across % across) + 0.5) * cell + jitter(),
                 (static_cast<Real>(layer) + 0.5) * pitch + jitter()};
    add_sphere(bed.state.bodies, p, radius);
  }
  return bed;
}

void settle(Bed& bed, Real seconds, const StepBenchOptions& options) {
  const auto engine = make_engine(options.engine);
  engine->load(bench_model(bed.box, options.dt), bed.state, true);
  const Outcome outcome = engine->advance(static_cast<std::int64_t>(seconds / options.dt));
  if (outcome.fault) throw Error("the bed did not settle: " + outcome.fault->text());
  bed.state = engine->snapshot();
}

// One settled tile, kept on disk.
Bed settled_tile(std::int64_t n, const StepBenchOptions& options) {
  const auto kept = options.beds / fmt::format("spheres_{}", n);
  Bed bed = loose_bed(n);
  if (has_checkpoint(kept)) {
    std::string warning;
    bed.state = read_checkpoint(kept, &warning).snapshot;
    return bed;
  }
  settle(bed, 0.85, options);
  write_checkpoint(kept, {bed.state, "", ""});
  return bed;
}

// Copies side by side, every second one mirrored so that the seams fit.
Bed tiled(const Bed& one, std::int64_t copies_x, std::int64_t copies_y) {
  Bed bed;
  bed.box = {one.box.x * static_cast<Real>(copies_x), one.box.y * static_cast<Real>(copies_y), 0};
  for (std::int64_t j = 0; j < copies_y; ++j)
    for (std::int64_t i = 0; i < copies_x; ++i)
      for (const Vec3& p : one.state.bodies.position) {
        const Real x = i % 2 == 0 ? p.x : one.box.x - p.x;
        const Real y = j % 2 == 0 ? p.y : one.box.y - p.y;
        add_sphere(
            bed.state.bodies,
            {x + static_cast<Real>(i) * one.box.x, y + static_cast<Real>(j) * one.box.y, p.z},
            radius);
      }
  return bed;
}

Bed bed_from_file(const std::filesystem::path& path) {
  Bed bed;
  for (const scene::FileBody& body : scene::read_bodies(path))
    add_sphere(bed.state.bodies, body.position, body.radius);
  char mark = 0;
  std::ifstream(path) >> mark >> bed.box.x >> bed.box.y >> bed.box.z;  // checked by read_bodies
  return bed;
}

Bed make_bed(const StepBenchOptions& options) {
  if (!options.bed_file.empty()) {
    Bed bed = bed_from_file(options.bed_file);
    settle(bed, 0.085, options);  // forces and friction find each other again
    return bed;
  }
  if (options.n <= tile) return settled_tile(options.n, options);
  const auto copies = std::max<std::int64_t>(1, (options.n + tile / 2) / tile);
  auto across = static_cast<std::int64_t>(std::sqrt(static_cast<double>(copies)));
  while (copies % across != 0) --across;
  Bed bed = tiled(settled_tile(tile, options), copies / across, across);
  settle(bed, 0.085, options);
  return bed;
}

}  // namespace

StepBenchRow bench_step(const StepBenchOptions& options) {
  if (options.bed != "spheres")
    throw Error(fmt::format("--bed {}: there is no such bed; use spheres", options.bed));
  Bed bed = make_bed(options);
  const auto engine = make_engine(options.engine);
  engine->load(bench_model(bed.box, options.dt), bed.state, false);
  const auto n = static_cast<Real>(bed.state.bodies.size());
  const auto run = [&](std::int64_t steps) {
    const auto begin = Clock::now();
    const Outcome outcome = engine->advance(steps);
    if (outcome.fault) throw Error("the bed went wrong: " + outcome.fault->text());
    return std::chrono::duration<double>(Clock::now() - begin).count();
  };
  std::int64_t steps = 10;  // per window, grown until a window is long enough
  double trial = run(steps);
  while (trial < 0.2 * options.window_seconds) trial = run(steps *= 2);
  steps = std::max<std::int64_t>(
      1, std::llround(static_cast<double>(steps) * options.window_seconds / trial));
  StepBenchRow row;
  row.bed = options.bed_file.empty() ? options.bed : options.bed_file.filename().string();
  row.n = static_cast<std::int64_t>(n);
  row.device = engine->describe();
  const std::int64_t lists = engine->totals().lists;
  const Profile before = engine->profile();
  double seconds = 0;
  for (int w = 0; w < options.windows; ++w) {
    const double t = run(steps);
    seconds += t;
    row.windows.push_back(n * static_cast<Real>(steps) / t);
  }
  const Totals totals = engine->totals();
  row.steps = static_cast<Real>(steps * options.windows);
  row.lists = totals.lists - lists;
  row.contacts_per_particle = 2 * static_cast<Real>(totals.contacts) / n;
  row.pairs_per_particle = static_cast<Real>(totals.pairs) / n;
  row.bytes_per_particle = static_cast<Real>(totals.bytes) / n;
  row.particle_steps_per_second = median(row.windows);
  for (const Phase p : {Phase::move, Phase::neighbor, Phase::contact, Phase::gather})
    row.phases.emplace_back(
        phase_names[static_cast<std::size_t>(p)],
        1e9 * (engine->profile().seconds(p) - before.seconds(p)) / (row.steps * n));
  return row;
}

}  // namespace clast
