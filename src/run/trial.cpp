#include "run/trial.hpp"

#include <algorithm>
#include <cmath>

#include "clast/world.hpp"

namespace clast {

double touching_pairs(std::size_t bodies, Lying lying) {
  // Half the coordination number of bodies with friction, as scenes/ show it.
  const double per_body = lying == Lying::in_plane ? 1.75 : lying == Lying::held ? 2.25 : 1.25;
  const double side =
      std::pow(static_cast<double>(bodies), lying == Lying::in_plane ? 1.0 / 2 : 1.0 / 3);
  return bodies == 0 ? 0 : per_body * static_cast<double>(bodies) * (1 - 1 / side);
}

Snapshot spread_out(const HostBodies& bodies, std::size_t most, bool flat) {
  Snapshot state;
  const std::size_t n = std::min(bodies.size(), most);
  const auto side = static_cast<std::size_t>(
      std::ceil(std::pow(static_cast<double>(n), flat ? 1.0 / 2 : 1.0 / 3)));
  const Real largest = *std::max_element(bodies.radius.begin(), bodies.radius.end());
  const auto place = [&](std::size_t k) {
    return 2.5 * largest * (static_cast<Real>(k) - 0.5 * static_cast<Real>(side - 1));
  };
  for (std::size_t i = 0; i < n; ++i) {
    Body body = body_at(bodies, i * bodies.size() / n);
    body.id = static_cast<Id>(i);
    body.position = flat ? Vec3{place(i % side), 0, place(i / side)}
                         : Vec3{place(i % side), place(i / side % side), place(i / side / side)};
    body.velocity = body.spin = {};
    append(state.bodies, body);
  }
  return state;
}

namespace {

void bring_to_rest(Snapshot& state) {
  std::fill(state.bodies.velocity.begin(), state.bodies.velocity.end(), Vec3());
  std::fill(state.bodies.spin.begin(), state.bodies.spin.end(), Vec3());
}

void shrink(Snapshot& state, Real factor) {
  for (Vec3& p : state.bodies.position) p = factor * p;
}

// Seconds per step; what moves is brought to rest again and again, so that it stays together.
double cost_of_step(const Model& model, const Snapshot& state, const EngineOptions& options) {
  constexpr double enough = 0.1;  // seconds
  constexpr int most_rounds = 20, steps_per_round = 60;
  World world(options, model, state, true);
  double seconds = 0;
  std::int64_t steps = 0;
  for (int round = 0; round < most_rounds && seconds < enough; ++round) {
    world.change(&EnergyGiven::change, bring_to_rest);
    const TrialClock clock(options.device);
    const Outcome outcome = world.advance(steps_per_round);
    seconds += clock.seconds();
    steps += outcome.steps;
    if (outcome.fault) break;
  }
  return steps > 0 ? seconds / static_cast<double>(steps) : 0;
}

}  // namespace

Snapshot pushed_together(Model model, Snapshot state, double pairs, const EngineOptions& options) {
  // About as many steps as a contact lasts, so that what overlaps comes apart, and no farther.
  constexpr int most_rounds = 400, steps_per_push = 60;
  constexpr Real while_apart = 0.95, in_touch = 0.99, braked_per_step = 0.02;
  model.global_damping = braked_per_step / model.dt;
  World world(options, model, state, true);
  for (int round = 0; round < most_rounds; ++round) {
    const auto touching = static_cast<double>(world.totals().contacts);
    if (touching >= pairs) break;
    world.change(&EnergyGiven::change, [&](Snapshot& now) {
      bring_to_rest(now);
      shrink(now, touching > 0 ? in_touch : while_apart);
    });
    if (world.advance(steps_per_push).fault) break;
    state = world.state();
  }
  return state;
}

BodyCost cost_of_bodies(Model model, const HostBodies& bodies, Lying lying,
                        const EngineOptions& options) {
  constexpr std::size_t most_spheres = 3000, most_shapes = 300;
  constexpr Real any = 1e300;
  if (bodies.size() == 0) return {};
  model.walls.clear();
  model.surfaces.clear();
  model.wall_corners.clear();
  model.cell = {};
  model.cell_drive = {};
  model.gravity = {};
  model.domain = {};
  model.limits = {any, any};
  const bool spheres = std::all_of(bodies.shape.begin(), bodies.shape.end(),
                                   [&](int shape) { return model.shapes[shape].is_sphere(); });
  const Snapshot apart =
      spread_out(bodies, spheres ? most_spheres : most_shapes, lying == Lying::in_plane);
  const std::size_t n = apart.bodies.size();
  const Snapshot heap = pushed_together(model, apart, touching_pairs(n, lying), options);
  const auto per_body = [&](const Snapshot& state) {
    return cost_of_step(model, state, options) / static_cast<double>(n);
  };
  return {per_body(apart), per_body(heap)};
}

}  // namespace clast
