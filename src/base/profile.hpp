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
  void add(Phase p, Clock::duration d) {
    seconds_[static_cast<std::size_t>(p)] += std::chrono::duration<double>(d).count();
  }
  void clear() { seconds_ = {}; }

 private:
  std::array<double, static_cast<std::size_t>(Phase::count)> seconds_{};
};

}  // namespace clast
