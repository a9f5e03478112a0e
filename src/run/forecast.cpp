#include "run/forecast.hpp"

#include <algorithm>
#include <cmath>

#include "clast/world.hpp"
#include "output/frames.hpp"
#include "run/journey.hpp"
#include "scene/grains.hpp"
#include "scene/inlets.hpp"
#include "scene/insert.hpp"
#include "scene/insert_turns.hpp"
#include "scene/region.hpp"
#include "scene/streams.hpp"

namespace clast {

double seconds_of(const Workload& load, double at_start, const BodyCost& cost) {
  const double coming_together = load.bodies * (1 - load.touching);
  return load.steps * (at_start + load.streams) +
         (load.steps - load.steps_in_flight) * coming_together * cost.more_at_rest();
}

Real mean_time_of_fall(Real least, Real most, Real g) {
  const Real shortest = std::sqrt(2 * least / g), longest = std::sqrt(2 * most / g);
  if (!(longest > shortest)) return shortest;
  // (2/3) (b^3 - a^3) / (b^2 - a^2) for times from a to b
  return 2 * (square(shortest) + shortest * longest + square(longest)) / (3 * (shortest + longest));
}

double mean_bodies_of(const Scene& scene, const scene::Insert& stream, Real residence) {
  const Real whole = scene.longest();
  const Real end = stream.until.given ? std::min(*stream.until, whole) : whole;
  const Real mass = scene.mass_of_solid(scene::material_of(scene, stream),
                                        scene::GrainSampler(scene, stream).mean_volume());
  const Real rate = std::min(stream.rate->value, rate_through_inlet(scene, stream));
  const Real per_second = stream.rate->by_mass ? rate / mass : rate;
  Real bodies = per_second * std::max<Real>(0, end - *stream.from);
  if (stream.count.given) bodies = std::min(bodies, static_cast<Real>(*stream.count));
  if (stream.mass.given) bodies = std::min(bodies, *stream.mass / mass);
  // Body by body from `first` to `last` they stay until the end of the run, or for `residence`.
  const Real first = *stream.from, last = first + bodies / per_second;
  const Real leave_from = std::clamp(whole - residence, first, last);  // born later: they stay
  const Real stayed = per_second * ((leave_from > first ? residence * (leave_from - first) : 0) +
                                    (last - leave_from) * (whole - 0.5 * (leave_from + last)));
  return std::max<Real>(0, stayed / whole);
}

namespace {

// Some bodies of a stream stand for what is not there yet.
HostBodies some_bodies_of(const Scene& scene, const scene::Insert& stream) {
  constexpr int some = 200;
  HostBodies bodies;
  Random random(1);
  const scene::GrainSampler sampler(scene, stream);
  const scene::Turns turns(scene, stream);
  const scene::Bounds inlet = scene::bounds(*stream.region);
  for (int i = 0; i < some; ++i) {
    const scene::Grain grain = sampler.draw(random);
    const Vec3 place = random.uniform(inlet.low, inlet.high);
    scene::append_body(scene, stream, {grain, place, turns.draw(grain.shape, random), {}, {}},
                       static_cast<Id>(bodies.size()), random, bodies);
  }
  return bodies;
}

// Of the box around all bodies, how much they fill.
Real solid_share(const Scene& scene, const HostBodies& bodies) {
  Real solid = 0;
  for (std::size_t i = 0; i < bodies.size(); ++i)
    solid += scene::volume_of(scene, {bodies.shape[i], bodies.radius[i]});
  const BodyBounds box = bounds_of(bodies);
  const Vec3 size = box.high - box.low;
  return solid / (size.x * size.z * (scene.flat() ? 1 : size.y));
}

constexpr Real heaped = 0.55;  // solid share of a heap

// Until bodies have come to lie on each other. Without gravity they stay as they are: together, if
// they begin as close as in a heap.
Real time_in_flight(const Scene& scene, const Model& model, const HostBodies& bodies) {
  const Real filled = std::min<Real>(1, solid_share(scene, bodies) / heaped);
  const Real g = length(model.gravity);
  if (g == 0) return filled > 0.8 ? 0 : scene.longest();
  const BodyBounds box = bounds_of(bodies);
  const Real height = std::abs(dot(box.high - box.low, model.gravity)) / g;
  const Real fall = height_of_fall(scene, model, bodies);
  const Real least = std::max<Real>(0, fall - height);
  return mean_time_of_fall(least, std::max(least, fall - height * filled), g);
}

// A level wall holds nobody together.
Lying lying_in(const Scene& scene, const Model& model) {
  const Real g = length(model.gravity);
  const auto holds = [&](const Wall& wall) {
    return wall.is_round() || std::abs(dot(wall.normal, model.gravity)) <= 0.9 * g;
  };
  if (scene.flat()) return Lying::in_plane;
  const bool held = std::any_of(model.walls.begin(), model.walls.end(), holds);
  return held || !model.cell.open() ? Lying::held : Lying::spread;
}

Workload workload_of(const Scene& scene, const Model& model, const HostBodies& bodies,
                     const Totals& at_start) {
  Workload load;
  load.steps = scene.longest() / model.dt;
  if (bodies.size() == 0) return load;
  load.bodies = static_cast<double>(bodies.size());
  load.touching =
      std::min(1.0, static_cast<double>(at_start.contacts) /
                        std::max(1.0, touching_pairs(bodies.size(), lying_in(scene, model))));
  load.steps_in_flight = std::min(load.steps, time_in_flight(scene, model, bodies) / model.dt);
  return load;
}

// Seconds per step of a world that goes on.
double seconds_per_step(World& world, const TrialClock& clock, double enough) {
  constexpr std::int64_t most_steps = 10000, at_once = 10;
  std::int64_t steps = 0;
  while (clock.seconds() < enough && steps < most_steps) {
    const Outcome outcome = world.advance(at_once);
    steps += at_once;
    if (outcome.fault || !outcome.left_domain.empty()) break;
  }
  return clock.seconds() / static_cast<double>(steps);
}

// How many times as fast a step is by the clock with several threads. The best of some trials,
// since others may use the processor too.
double gain_by_threads(const Model& model, const Snapshot& start, const EngineOptions& options,
                       double on_one_thread) {
  constexpr int trials = 10;
  constexpr double enough = 0.02;
  if (options.device != Device::cpu || options.threads == 1) return 1;
  World world(options, model, start, true);
  double least = on_one_thread;
  for (int trial = 0; trial < trials; ++trial)
    least = std::min(least, seconds_per_step(world, TrialClock(TimeOf::wall), enough));
  return std::min<double>(options.threads, on_one_thread / least);
}

struct StreamCost {
  double seconds = 0;  // per step
  double bytes = 0;
};

// What bodies of streams cost, on the average over the run. Each stream has a trial of its own: in
// one heap large ones would be squeezed before small ones touch.
StreamCost cost_of_streams(const Scene& scene, const Model& model, const EngineOptions& options) {
  const Lying carried = scene.flat() ? Lying::in_plane : Lying::spread;
  StreamCost all;
  for (const scene::Insert& insert : scene.inserts) {
    if (!is_stream(insert)) continue;
    const HostBodies some = some_bodies_of(scene, insert);
    const Journey journey = journey_through(scene, model, some, options);
    const double bodies = mean_bodies_of(scene, insert, journey.time);
    const BodyCost cost = cost_in_heap(scene, model, some, carried, options);
    all.seconds += bodies * (cost.apart + journey.more + cost.more_at_rest());
    all.bytes += bodies * cost.bytes;
  }
  return all;
}

}  // namespace

Forecast forecast(const Scene& scene, const Model& model, const Snapshot& start,
                  const EngineOptions& options) {
  constexpr double enough = 0.3;
  Forecast all;
  EngineOptions single = options;
  single.threads = 1;
  Workload load;
  double at_start = 0;
  {
    World world(single, model, start, true);  // gone before one with more threads: TBB obeys both
    world.start();
    all.started = world.state();
    load = workload_of(scene, model, start.bodies, world.totals());
    at_start = seconds_per_step(world, TrialClock(options.device), enough);
    all.bytes = world.totals().bytes;
  }
  all.steps_per_second = 1 / at_start;
  const StreamCost streams = cost_of_streams(scene, model, single);
  load.streams = streams.seconds;
  all.bytes += static_cast<std::size_t>(streams.bytes);
  const BodyCost cost =
      cost_of_bodies(scene, model, start.bodies, load.bodies, lying_in(scene, model), single);
  all.processor_seconds = seconds_of(load, at_start, cost);
  all.seconds = all.processor_seconds / gain_by_threads(model, start, options, at_start);
  return all;
}

}  // namespace clast
