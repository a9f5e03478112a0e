// Seconds from one phase of a search to the next.
#pragma once

#include <chrono>

namespace clast {

class LapClock {
 public:
  // Since the last lap, or since the clock was made.
  double lap() {
    const auto now = std::chrono::steady_clock::now();
    const double seconds = std::chrono::duration<double>(now - last_).count();
    last_ = now;
    return seconds;
  }

 private:
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

}  // namespace clast
