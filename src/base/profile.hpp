// Seconds spent in each phase of the step.
#pragma once

#include <array>
#include <chrono>

namespace clast {

// Of pairs of polyhedra: `apart` finds those that are apart for sure, `search` the planes of the
// others, `contact` the forces.
enum class Phase { move, boundary, neighbor, apart, search, contact, bond, gather, observe, count };

constexpr std::array<const char*, static_cast<std::size_t>(Phase::count)> phase_names = {
    "move", "boundary", "neighbor", "apart", "search", "contact", "bond", "gather", "observe"};

class Profile {
 public:
  using Clock = std::chrono::steady_clock;

  double seconds(Phase p) const { return seconds_[static_cast<std::size_t>(p)]; }
  // Of all threads together, which other work on the machine does not change; only where phases are
  // timed one by one.
  double processor_seconds(Phase p) const { return processor_[static_cast<std::size_t>(p)]; }
  void add(Phase p, Clock::duration d, double processor) {
    seconds_[static_cast<std::size_t>(p)] += std::chrono::duration<double>(d).count();
    processor_[static_cast<std::size_t>(p)] += processor;
  }
  void clear() { *this = {}; }

 private:
  std::array<double, static_cast<std::size_t>(Phase::count)> seconds_{}, processor_{};
};

}  // namespace clast
