// Contacts sorted by kind: those of spheres, and those of any other shape.
#pragma once

#include <cstdint>

#include "exec/range.hpp"

namespace clast {

// Whether contact k is one of spheres only, as a count.
struct CountShaped {
  const std::int32_t* first;
  const std::int32_t* second;  // null for contacts with walls
  const std::int32_t* shape;
  std::int32_t* count;

  CLAST_HD bool shaped(int k) const {
    return shape[first[k]] != 0 || (second != nullptr && shape[second[k]] != 0);
  }
  CLAST_HD void operator()(int k) const { count[k] = shaped(k) ? 1 : 0; }
};

// From the running sum of the counts to the two lists, each in the order of contacts.
struct FillKinds {
  const std::int32_t* place;
  std::int32_t* round;
  std::int32_t* shaped;
  CLAST_HD void operator()(int k) const {
    if (place[k + 1] > place[k])
      shaped[place[k]] = k;
    else
      round[k - place[k]] = k;
  }
};

}  // namespace clast
