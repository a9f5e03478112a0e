#include "run/forecast.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "clast/world.hpp"
#include "scene/grains.hpp"
#include "scene/insert.hpp"

namespace clast {

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

// Seconds per step of a world that goes on.
double measured_step(World& world) {
  const auto begin = Clock::now();
  std::int64_t steps = 0;
  double seconds = 0;
  while (seconds < 0.3 && steps < 10000) {
    const Outcome outcome = world.advance(10);
    steps += 10;
    seconds = seconds_since(begin);
    if (outcome.fault || !outcome.left_domain.empty()) break;
  }
  return seconds / static_cast<double>(steps);
}

// A cubic lattice of bodies as the scene has them, with so many equivalent diameters between them.
Snapshot lattice_of(const Scene& scene, const HostBodies& bodies, Real spacing) {
  constexpr std::size_t most = 2000;
  Snapshot state;
  const std::size_t n = std::min(bodies.size(), most);
  const auto side = static_cast<std::size_t>(std::ceil(std::cbrt(static_cast<double>(n))));
  Real radius = 0;  // of spheres of equal volume, on the average
  for (std::size_t i = 0; i < n; ++i) {
    const std::size_t k = i * bodies.size() / n;
    radius += bodies.radius[k] / scene::bounding_radius_of_unit(scene, bodies.shape[k]);
  }
  const Real cell = 2 * spacing * radius / static_cast<Real>(n);
  for (std::size_t i = 0; i < n; ++i) {
    const std::size_t k = i * bodies.size() / n;
    Body body;
    body.id = static_cast<Id>(i);
    const auto x = static_cast<Real>(i % side), y = static_cast<Real>(i / side % side),
               z = static_cast<Real>(i / side / side);
    body.position =
        scene.flat() ? cell * Vec3{x + static_cast<Real>(side) * y, 0, z} : cell * Vec3{x, y, z};
    body.radius = bodies.radius[k];
    body.mass = bodies.mass[k];
    body.shape = bodies.shape[k];
    body.material = bodies.material[k];
    body.orientation = bodies.orientation[k];
    append(state.bodies, body);
  }
  return state;
}

// Before they move apart: the shortest of a few trials of a few steps.
double step_on_lattice(const Scene& scene, Model model, const HostBodies& bodies, Real spacing,
                       const EngineOptions& options) {
  constexpr int trials = 5, steps = 10;
  model.walls.clear();
  model.surfaces.clear();
  model.wall_corners.clear();
  model.gravity = {};
  model.domain = {};
  model.limits = {1e300, 1e300};
  const Snapshot state = lattice_of(scene, bodies, spacing);
  double least = 1e300;
  for (int trial = 0; trial < trials; ++trial) {
    World world(options, model, state, true);
    world.advance(2);
    const auto begin = Clock::now();
    if (world.advance(steps).fault) break;
    least = std::min(least, seconds_since(begin) / steps);
  }
  return least;
}

// How many times as much a step costs when the bodies have come together.
double cost_of_touching(const Scene& scene, const Model& model, const HostBodies& bodies,
                        const EngineOptions& options) {
  const double apart = step_on_lattice(scene, model, bodies, 1.5, options);
  const double in_touch = step_on_lattice(scene, model, bodies, 0.99, options);
  return apart < 1e300 && in_touch < 1e300 ? std::max(1.0, in_touch / apart) : 1;
}

// The mean number of bodies over the run, in multiples of those at the start.
double growth_by_streams(const Scene& scene, std::size_t at_start) {
  double mean = static_cast<double>(at_start);
  for (const scene::Insert& insert : scene.inserts) {
    if (insert.file.given || *insert.method != scene::Insert::Method::stream) continue;
    const Real end =
        insert.until.given ? std::min(*insert.until, scene.longest()) : scene.longest();
    const Real mass = scene.mass_of_solid(scene::material_of(scene, insert),
                                          scene::GrainSampler(scene, insert).mean_volume());
    const Real per_second = insert.rate->by_mass ? insert.rate->value / mass : insert.rate->value;
    Real bodies = per_second * std::max<Real>(0, end - *insert.from);
    if (insert.count.given) bodies = std::min(bodies, static_cast<Real>(*insert.count));
    if (insert.mass.given) bodies = std::min(bodies, *insert.mass / mass);
    const Real fills = bodies / per_second;  // seconds until the last one
    const Real there = std::max<Real>(0, scene.longest() - *insert.from - 0.5 * fills);
    mean += bodies * std::min<Real>(1, there / scene.longest());
  }
  return mean / static_cast<double>(std::max<std::size_t>(1, at_start));
}

// A body of each stream stands for what is not there yet.
HostBodies bodies_of_streams(const Scene& scene) {
  constexpr int some = 200;
  HostBodies bodies;
  Random random(1);
  for (const scene::Insert& insert : scene.inserts) {
    if (insert.file.given || *insert.method != scene::Insert::Method::stream) continue;
    const scene::GrainSampler sampler(scene, insert);
    for (int i = 0; i < some; ++i)
      scene::append_body(scene, insert, {sampler.draw(random), {}, {}, {}, {}},
                         static_cast<Id>(bodies.size()), random, bodies);
  }
  return bodies;
}

bool touch_at_start(const Totals& totals, std::size_t bodies) {
  return static_cast<double>(totals.contacts) > static_cast<double>(bodies);
}

}  // namespace

Forecast forecast(const Scene& scene, const Model& model, const Snapshot& start,
                  const EngineOptions& options) {
  Forecast all;
  const double steps = scene.longest() / model.dt;
  World world(options, model, start, true);
  world.start();
  all.started = world.state();
  const bool together = touch_at_start(world.totals(), start.bodies.size());
  double apart = measured_step(world);
  all.bytes = world.totals().bytes;
  all.steps_per_second = 1 / apart;
  const bool only_streams = start.bodies.size() == 0;
  const HostBodies sample = only_streams ? bodies_of_streams(scene) : start.bodies;
  if (sample.size() == 0) return all;
  if (only_streams)
    apart =
        step_on_lattice(scene, model, sample, 1.5, options) / static_cast<double>(sample.size());
  const double cost = together ? 1 : cost_of_touching(scene, model, sample, options);
  const Real g = length(model.gravity);
  const double in_flight =
      g > 0 ? std::min(steps, fastest_expected(scene, model, start.bodies) / g / model.dt) : steps;
  all.seconds = apart * (in_flight + cost * (steps - in_flight)) *
                growth_by_streams(scene, start.bodies.size());
  return all;
}

}  // namespace clast
