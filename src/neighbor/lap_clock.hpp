// Processor seconds from one phase of a search to the next, of all threads of the program together:
// other work on the machine disturbs them least.
#pragma once

#include "base/clock.hpp"

namespace clast {

class LapClock {
 public:
  // Since the last lap, or since the clock was made.
  double lap() {
    const double before = last_;
    last_ = seconds_on_clock(TimeOf::processor);
    return last_ - before;
  }

 private:
  double last_ = seconds_on_clock(TimeOf::processor);
};

}  // namespace clast
