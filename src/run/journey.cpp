#include "run/journey.hpp"

#include <algorithm>

#include "clast/world.hpp"
#include "run/sinks.hpp"
#include "run/trial.hpp"
#include "world/change.hpp"

namespace clast {

namespace {

// The first few that do not touch each other.
Snapshot few_of(const HostBodies& bodies) {
  constexpr std::size_t few = 6;
  Snapshot state;
  HostBodies& picked = state.bodies;
  for (std::size_t i = 0; i < bodies.size() && picked.size() < few; ++i) {
    Body body = body_at(bodies, i);
    bool apart = true;
    for (std::size_t k = 0; k < picked.size(); ++k)
      apart = apart && length(picked.position[k] - body.position) > picked.radius[k] + body.radius;
    if (!apart) continue;
    body.id = static_cast<Id>(picked.size());
    append(picked, body);
  }
  return state;
}

}  // namespace

Journey journey_through(const Scene& scene, const Model& model, const HostBodies& bodies,
                        const EngineOptions& options) {
  constexpr double most_seconds = 1.5;
  constexpr std::int64_t slice = 1000;  // steps between looks at the clock
  const Snapshot start = few_of(bodies);
  std::size_t left = start.bodies.size();
  const std::size_t half = left / 2;
  const auto end = static_cast<std::int64_t>(scene.longest() / model.dt);
  const double in_flight = cost_of_step(model, start, options);
  Sinks sinks(scene);
  World world(options, model, start, true);
  const TrialClock clock(options.device);
  std::int64_t step = 0;
  double body_steps = 0;
  while (left > half && step < end && clock.seconds() < most_seconds) {
    const std::int64_t next = std::min({end, step + slice, sinks.next_look(step, model.dt)});
    const Outcome outcome = world.advance(next - step);
    step += outcome.steps;
    body_steps += static_cast<double>(left) * static_cast<double>(outcome.steps);
    if (outcome.fault) break;
    std::vector<Id> leaving = outcome.left_domain;
    if (sinks.due(step, model.dt)) {
      const Snapshot now = world.state();
      for (const Id id : sinks.take(now.bodies, now.cell.now, step, model.dt))
        leaving.push_back(id);
    }
    if (leaving.empty()) continue;
    left -= leaving.size();
    world.change(&EnergyGiven::removal, [&](Snapshot& state) {
      remove_bodies(state, [&](std::size_t i) {
        return std::find(leaving.begin(), leaving.end(), state.bodies.id[i]) != leaving.end();
      });
    });
  }
  Journey journey;
  if (left <= half) journey.time = static_cast<Real>(step) * model.dt;
  if (body_steps > 0)
    journey.more =
        std::max(0.0, clock.seconds() - static_cast<double>(step) * in_flight) / body_steps;
  return journey;
}

}  // namespace clast
