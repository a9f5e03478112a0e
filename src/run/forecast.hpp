// How long a run will take on this machine.
#pragma once

#include <cstddef>

#include "run/plan.hpp"
#include "run/trial.hpp"
#include "world/engine.hpp"

namespace clast {

struct Forecast {
  double processor_seconds = 0;  // on one thread, for the whole run, outputs aside
  double seconds = 0;            // by the clock, with the threads asked for, if they are free
  double steps_per_second = 0;   // at the start, on one thread
  std::size_t bytes = 0;  // of arrays: at the start, and for bodies of streams on the average
  Snapshot started;       // the state at the start, with its contacts
};

// What a run will have to do.
struct Workload {
  double steps = 0;
  double steps_in_flight = 0;  // before bodies that are apart at the start come together
  double bodies = 0;           // at the start
  double touching = 0;         // the share of them that do so at the start
  double streams = 0;          // seconds per step for bodies of streams, on the average
};

// Seconds for all of it, where a step at the start takes `at_start`. What bodies cost more in
// touch than apart comes on top once they have come together.
double seconds_of(const Workload& load, double at_start, const BodyCost& cost);

// Seconds that bodies fall which have between `least` and `most` below them, in equal numbers:
// the mean of sqrt(2 h / g).
Real mean_time_of_fall(Real least, Real most, Real g);

// Bodies of a stream that are there, on the average over the run, where each stays for `residence`.
double mean_bodies_of(const Scene& scene, const scene::Insert& stream, Real residence = infinity);

// From short trials: of the scene as it starts, and of some of its bodies apart and in a heap,
// since bodies that have come together cost several times what they cost in flight. `model` is that
// of the first stage, with its time step.
Forecast forecast(const Scene& scene, const Model& model, const Snapshot& start,
                  const EngineOptions& options);

}  // namespace clast
