// DIR/fragments.csv: the fragments at the end of a run, for a size distribution.
#pragma once

#include <string>
#include <vector>

#include "bond/fragments.hpp"

namespace clast {

// One row per fragment by increasing size: its name, bodies, mass [kg], size (diameter of the
// sphere of equal volume) [m], and the share of the mass in fragments up to this one.
std::string fragment_table(std::vector<Fragment> fragments);

}  // namespace clast
