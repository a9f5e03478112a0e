// Bodies that start inside each other by the thousand: all of them would be pairs, and memory ends
// before any guard can look at them.
#pragma once

#include "body/bodies.hpp"

namespace clast {

// Throws clast::Error that says where, if more bodies of one size than can be lie at one place.
void refuse_crowds(const HostBodies& bodies);

}  // namespace clast
