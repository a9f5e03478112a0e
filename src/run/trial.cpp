#include "run/trial.hpp"

#include <algorithm>
#include <cmath>

#include "clast/world.hpp"

namespace clast {

// Bodies start again and again from this state: what touches would come apart.
double cost_of_step(const Model& model, const Snapshot& state, const EngineOptions& options) {
  constexpr double enough = 0.1;  // seconds
  constexpr int most_rounds = 20, steps_per_round = 40;
  double seconds = 0;
  std::int64_t steps = 0;
  for (int round = 0; round < most_rounds && seconds < enough; ++round) {
    World world(options, model, state, true);
    if (world.advance(1).fault) break;  // makes lists, and finds planes for the first time
    const TrialClock clock(options.device);
    const Outcome outcome = world.advance(steps_per_round);
    seconds += clock.seconds();
    steps += outcome.steps;
    if (outcome.fault) break;
  }
  return steps > 0 ? seconds / static_cast<double>(steps) : 0;
}

double BodyCost::more_at_rest() const {
  return std::max(0.0, in_touch - apart) + share_on_walls * std::max(0.0, on_wall - apart);
}

namespace {

// Bytes of all arrays.
double memory_of(const Model& model, const Snapshot& state, const EngineOptions& options) {
  World world(options, model, state, true);
  world.start();
  return static_cast<double>(world.totals().bytes);
}

// Nothing pulls bodies away from where they are, and no guard stops the trial.
Model at_ease(Model model) {
  constexpr Real any = 1e300;
  model.gravity = {};
  model.domain = {};
  model.limits = {any, any};
  return model;
}

Model without_walls(Model model) {
  model.walls.clear();
  model.surfaces.clear();
  model.wall_corners.clear();
  model.wear.clear();
  model.cell = {};
  model.cell_drive = {};
  return model;
}

// How many times as wide as a ball of its volume.
Real slenderness(const Assembly& shape, bool flat) {
  return flat ? root(pi / shape.volume) : std::cbrt(4.0 / 3 * pi / shape.volume);
}

// How many bodies a trial has. Those of many parts are dear to pack, and so are slender ones, which
// are in each other's way from afar; few of them tell as much.
std::size_t bodies_of_trial(const Model& model, const HostBodies& bodies, bool flat) {
  constexpr std::size_t most_spheres = 1000, most_shapes = 300, most_parts = 3000;
  bool spheres = true;
  std::size_t parts = 1;
  Real slender = 2;  // as plates may be
  for (const int shape : bodies.shape) {
    spheres &= model.shapes[shape].is_sphere();
    parts = std::max(parts, model.shapes[shape].parts.size());
    slender = larger(slender, slenderness(model.shapes[shape], flat));
  }
  const auto most_of_these = static_cast<std::size_t>(most_shapes / square(0.5 * slender));
  return std::clamp<std::size_t>(most_parts / parts, 1,
                                 spheres ? most_spheres : std::max<std::size_t>(most_of_these, 2));
}

}  // namespace

BodyCost cost_in_heap(const Scene& scene, const Model& model, const HostBodies& bodies, Lying lying,
                      const EngineOptions& options) {
  if (bodies.size() == 0) return {};
  const HostBodies some = some_of(bodies, bodies_of_trial(model, bodies, scene.flat()));
  const auto n = static_cast<double>(some.size());
  const Model open = at_ease(without_walls(model));
  const Snapshot apart = spread_out(some, scene.flat());
  const Snapshot heap =
      some.size() == 1  // it has no others to touch
          ? apart
          : heaped_up(scene, open, some, touching_pairs(some.size(), lying), options);
  BodyCost cost;
  cost.apart = cost_of_step(open, apart, options) / n;
  cost.in_touch = some.size() == 1 ? cost.apart : cost_of_step(open, heap, options) / n;
  cost.bytes = memory_of(open, heap, options) / n;
  return cost;
}

BodyCost cost_of_bodies(const Scene& scene, const Model& model, const HostBodies& bodies,
                        double in_all, Lying lying, const EngineOptions& options) {
  BodyCost cost = cost_in_heap(scene, model, bodies, lying, options);
  const HostBodies some = some_of(bodies, bodies_of_trial(model, bodies, scene.flat()));
  const Fallen fallen = fall_down(scene, model, some);
  if (fallen.landed == 0) return cost;
  const Model walled = at_ease(model);
  cost.on_wall =
      (cost_of_step(walled, fallen.on_walls, options) - cost_of_step(walled, {}, options)) /
      static_cast<double>(fallen.on_walls.bodies.size());
  // The more bodies, the fewer of them are at the surface of their heap.
  const auto n = static_cast<double>(some.size());
  cost.share_on_walls = fallen.share() * std::min(1.0, std::cbrt(n / std::max(n, in_all)));
  return cost;
}

}  // namespace clast
