// Tables that sensors leave at the end of a run, as CSV.
#pragma once

#include <string>
#include <vector>

#include "measure/flow.hpp"

namespace clast {

// One row per class of bodies: number, mass, and its part of the mass of all materials, all sizes
// or all tags.
std::string class_table(const Classes& classes, const std::vector<Amount>& amounts);

// How long bodies stayed, in classes of equal width from 0 to the longest: number and mass of each,
// and the part of the mass that stayed no longer.
std::string residence_table(const std::vector<Stay>& stays);

}  // namespace clast
