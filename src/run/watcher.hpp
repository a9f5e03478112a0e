// Somebody who looks at a run while it goes on and may hold it. A run asks its watcher between
// slices of steps; nothing a watcher does changes results.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

#include "run/progress.hpp"
#include "world/model.hpp"
#include "world/snapshot.hpp"

namespace clast {

class RunWatcher {
 public:
  virtual ~RunWatcher() = default;

  // How far the run is. Cheap; never waits.
  virtual void tell(const ProgressState& progress) = 0;

  // Whether the state is wanted now. Cheap; never waits.
  virtual bool wants_state() = 0;
  // Hands the state over; `seconds` is what it cost the run to make it.
  virtual void show(std::shared_ptr<const Snapshot> state, const Model& model, double seconds) = 0;

  // Whether the run is to be held before its next step.
  virtual bool holds() = 0;
  // Waits until it is not held any more, or `stop` is set.
  virtual void wait(const std::atomic<bool>& stop) = 0;
  // How many steps it may do before it asks again.
  virtual std::int64_t allowed_steps() = 0;
  // That many were done.
  virtual void did_steps(std::int64_t steps) = 0;
};

}  // namespace clast
