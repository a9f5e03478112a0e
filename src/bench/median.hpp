#pragma once

#include <algorithm>
#include <vector>

#include "base/real.hpp"

namespace clast {

// The upper one of the two in the middle where their number is even.
inline Real median(std::vector<Real> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

}  // namespace clast
