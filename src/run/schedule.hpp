// When things are due, counted in steps so that a resumed run does them at the same moments.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

#include "base/real.hpp"

namespace clast {

constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max();

// The first step at or after a time.
inline std::int64_t step_at(Real time, Real dt) {
  const Real steps = std::ceil(time / dt - 1e-9);
  return steps < 9e18 ? static_cast<std::int64_t>(steps) : never;
}

// Something due at time 0 and then at every multiple of an interval, or never.
class Every {
 public:
  Every() = default;
  Every(Real interval, Real dt) : interval_(interval), dt_(dt) {}

  bool ever() const { return std::isfinite(interval_) && interval_ > 0; }

  // The next step after this one at which it is due.
  std::int64_t after(std::int64_t step) const {
    if (!ever()) return never;
    if (interval_ <= dt_) return step + 1;
    Real k = std::floor(static_cast<Real>(step) * dt_ / interval_);
    std::int64_t due = step_at(k * interval_, dt_);
    while (due <= step) due = step_at(++k * interval_, dt_);
    return due;
  }
  bool due(std::int64_t step) const { return ever() && (step == 0 || after(step - 1) == step); }

 private:
  Real interval_ = infinity;
  Real dt_ = 1;
};

}  // namespace clast
