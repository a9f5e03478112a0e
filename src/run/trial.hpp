// What a step costs on this processor, from short trials with some bodies of a scene.
#pragma once

#include "base/clock.hpp"
#include "run/piling.hpp"
#include "world/engine.hpp"

namespace clast {

// Seconds since it was made.
class TrialClock {
 public:
  explicit TrialClock(TimeOf what) : what_(what), begin_(seconds_on_clock(what)) {}
  // Of the processor, so that a busy machine does not spoil it; on a GPU there is no such clock.
  explicit TrialClock(Device device)
      : TrialClock(device == Device::cpu ? TimeOf::processor : TimeOf::wall) {}

  double seconds() const { return seconds_on_clock(what_) - begin_; }

 private:
  TimeOf what_;
  double begin_;
};

// Seconds per body and step, and memory.
struct BodyCost {
  double apart = 0;     // no other body near
  double in_touch = 0;  // in a loose heap
  double on_wall = 0;   // alone on a wall
  double share_on_walls = 0;
  double bytes = 0;  // of arrays, in a heap

  // What a body costs more in a heap among the walls than in flight.
  double more_at_rest() const;
};

// Seconds per step from this state on.
double cost_of_step(const Model& model, const Snapshot& state, const EngineOptions& options);

// Of bodies like these under the law of the model, without walls.
BodyCost cost_in_heap(const Scene& scene, const Model& model, const HostBodies& bodies, Lying lying,
                      const EngineOptions& options);
// And among its walls. There are `in_all` of them.
BodyCost cost_of_bodies(const Scene& scene, const Model& model, const HostBodies& bodies,
                        double in_all, Lying lying, const EngineOptions& options);

}  // namespace clast
