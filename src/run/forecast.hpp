// How long a run will take on this machine.
#pragma once

#include <cstddef>

#include "run/plan.hpp"
#include "world/engine.hpp"

namespace clast {

struct Forecast {
  double seconds = 0;           // by the clock, for the whole run, outputs aside
  double steps_per_second = 0;  // at the start
  std::size_t bytes = 0;
  Snapshot started;  // the state at the start, with its contacts
};

// From short trials: of the scene as it starts, and of some of its bodies apart and in touch, since
// bodies that have come together cost several times what they cost in flight. Streams are counted
// with what they will have brought.
// `model` is that of the first stage, with its time step.
Forecast forecast(const Scene& scene, const Model& model, const Snapshot& start,
                  const EngineOptions& options);

}  // namespace clast
