// What a step costs on this processor, from short trials with some bodies of a scene.
#pragma once

#include "base/clock.hpp"
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

// Seconds per body and step.
struct BodyCost {
  double apart = 0;     // no other body near
  double in_touch = 0;  // in a loose heap
};

// How bodies lie once they have come together.
enum class Lying {
  in_plane,  // discs and polygons
  held,      // by walls around them, or in a periodic cell
  spread     // over an open floor
};

// Pairs in touch among so many bodies. Those at the surface of a heap have fewer: of the edges of a
// cubic lattice with s^3 points, 1/s are missing.
double touching_pairs(std::size_t bodies, Lying lying);

// Some of the bodies, on a lattice with room for the largest at each place.
Snapshot spread_out(const HostBodies& bodies, std::size_t most, bool flat);

// Pushes bodies together around the origin until so many pairs touch. `model`: without walls.
Snapshot pushed_together(Model model, Snapshot state, double pairs, const EngineOptions& options);

// Of bodies like these, under the law of the model and far from walls.
BodyCost cost_of_bodies(Model model, const HostBodies& bodies, Lying lying,
                        const EngineOptions& options);

}  // namespace clast
