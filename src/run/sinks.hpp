// The sinks of a run: when they look, which bodies they take away, how much that was so far.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "boundary/cell.hpp"
#include "scene/scene.hpp"
#include "world/snapshot.hpp"

namespace clast {

// Between two looks of a sink for which the scene gives this time, or 0: none.
Real time_between_looks(Real every, Real dt);

class Sinks {
 public:
  Sinks() = default;  // none
  explicit Sinks(const Scene& scene);

  // Whether one looks at this step, and the next step at which one does.
  bool due(std::int64_t step, Real dt) const;
  std::int64_t next_look(std::int64_t step, Real dt) const;

  // Counts the bodies that sinks find at this step, and returns them by rising id.
  std::vector<Id> take(const HostBodies& bodies, const Cell& cell, std::int64_t step, Real dt);

  // Of the series.
  std::vector<std::string> columns() const;
  std::vector<Real> row() const;

  // What they have counted, as JSON text for checkpoints. The way back throws clast::Error when it
  // does not fit.
  std::string state() const;
  void restore(const std::string& state);

 private:
  struct Sink {
    std::string name;
    scene::Region region;
    Real every;  // 0: left to us
    Real from, until;
    std::int64_t number = 0;
    Real mass = 0;
  };

  static bool is_due(const Sink& sink, std::int64_t step, Real dt);
  std::vector<Sink*> looking(std::int64_t step, Real dt);

  std::vector<Sink> sinks_;
};

}  // namespace clast
