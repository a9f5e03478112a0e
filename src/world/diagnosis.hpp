// Finds out who is to blame once the guard has raised its hand.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "world/fault.hpp"
#include "world/model.hpp"
#include "world/snapshot.hpp"

namespace clast {

// The contact that overlaps most, and how many overlap by more than a share of the smaller radius.
struct DeepestOverlap {
  Real share = 0;  // of the smaller radius
  Id first = -1;
  Id second = -1;  // -1: with a wall
  int wall = -1;
  std::int64_t pairs_beyond = 0, walls_beyond = 0;
};
DeepestOverlap deepest_overlap(const Model& model, const Snapshot& state, Real beyond);

Fault diagnose_not_finite(const Snapshot& state);
Fault diagnose_overlap(const Model& model, const Snapshot& state);
Fault diagnose_left_domain(const Model& model, const Snapshot& state,
                           const std::vector<Id>& outside);
Fault diagnose_small_cell(const Model& model, const Snapshot& state);
// Here walls have numbers; whoever knows their names puts them into what a fault says.
std::string with_names_of_walls(std::string text, const std::vector<std::string>& names);

Fault diagnose_energy(const Model& model, const Snapshot& state, const Ledger& ledger);

// Who moves farther in one step, as a part of half its thickness (shape/thickness.hpp), could pass
// through others, and through walls, without touching them. Nor may walls move farther than that
// of the thinnest body. The automatic step keeps to half of it (move/time_step.hpp).
constexpr Real most_per_step = 0.5;

// Along its normal, of all walls at the moment; number -1: none moves.
struct FastestWall {
  Real speed = 0;
  int number = -1;
};
FastestWall fastest_wall(const Model& model, const HostSurfaces& state);

// Half the thickness of each body of the thinnest part.
std::vector<Real> half_thickness_of(const std::vector<Assembly>& shapes, const HostBodies& bodies);

// Nothing unless a body or a wall does.
std::optional<Fault> diagnose_too_fast(const Model& model, const Snapshot& state);

// The domain without limits along the axes of a periodic cell.
Domain open_axes(const Model& model);
// Bodies whose centres are outside the domain, by id.
std::vector<Id> bodies_outside(const Model& model, const Snapshot& state);

}  // namespace clast
