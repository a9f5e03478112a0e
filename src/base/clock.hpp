// Seconds from some moment on: of the wall clock, or of the processor on behalf of this program.
// The latter does not count the time that a busy machine gives to others.
#pragma once

#include <ctime>

namespace clast {

enum class TimeOf { wall, processor };

inline double seconds_on_clock(TimeOf what) {
  timespec now{};
  clock_gettime(what == TimeOf::processor ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

}  // namespace clast
