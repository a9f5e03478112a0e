// The line that tells how far a run is.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "base/real.hpp"

namespace clast {

struct ProgressState {
  Real time = 0, end = 0;  // simulated [s]
  std::int64_t step = 0;
  std::int64_t bodies = 0;
  Real residual = 0;  // relative
  const char* stage = "";
};

// On a terminal one line that is rewritten twice a second, elsewhere a plain line now and then.
class Progress {
 public:
  explicit Progress(bool quiet);
  void begin(const ProgressState& state);
  // Prints when it is time to.
  void update(const ProgressState& state);
  void finish(const ProgressState& state);
  // Something to know at once, on a line of its own.
  void warn(const std::string& text);

  // Time that does not count: the run was held.
  void leave_out(std::chrono::steady_clock::duration time) { begin_ += time; }

  double seconds() const;
  // Particle-steps per second since begin.
  double rate() const { return seconds() > 0 ? particle_steps_ / seconds() : 0; }

 private:
  using Clock = std::chrono::steady_clock;
  void note(const ProgressState& state);
  void print(const ProgressState& state, bool last);

  bool quiet_, terminal_;
  Clock::time_point begin_, printed_;
  ProgressState start_, latest_;
  double particle_steps_ = 0;
};

}  // namespace clast
