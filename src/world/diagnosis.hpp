// Finds out who is to blame once the guard has raised its hand.
#pragma once

#include <optional>
#include <vector>

#include "world/fault.hpp"
#include "world/model.hpp"
#include "world/snapshot.hpp"

namespace clast {

Fault diagnose_not_finite(const Snapshot& state);
Fault diagnose_overlap(const Model& model, const Snapshot& state);
Fault diagnose_left_domain(const Model& model, const Snapshot& state,
                           const std::vector<Id>& outside);
Fault diagnose_small_cell(const Model& model, const Snapshot& state);
Fault diagnose_energy(const Model& model, const Snapshot& state, const Ledger& ledger);

// Who moves farther in one step could pass through others, and through walls, without touching
// them. The automatic step keeps to half of it (move/time_step.hpp).
constexpr Real most_radii_per_step = 0.5;
// Nothing unless a body does.
std::optional<Fault> diagnose_too_fast(const Model& model, const Snapshot& state);

// The domain without limits along the axes of a periodic cell.
Domain open_axes(const Model& model);
// Bodies whose centres are outside the domain, by id.
std::vector<Id> bodies_outside(const Model& model, const Snapshot& state);

}  // namespace clast
