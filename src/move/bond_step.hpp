// The time step that bonds allow.
#pragma once

#include <vector>

#include "bond/bonds.hpp"
#include "law/step_limit.hpp"
#include "move/time_step.hpp"

namespace clast {

// Lowers the step so that all springs on a body, contacts and bonds, are resolved. Each bond meets
// an even share of the mass and the moment of inertia of its two bodies, which bounds the highest
// frequency of the whole from above (Irons & Treharne).
TimeStepChoice with_bonds(const TimeStepChoice& contacts, const HostBonds& bonds,
                          const HostBodies& bodies, const std::vector<Cement>& cements,
                          Real safety);

}  // namespace clast
