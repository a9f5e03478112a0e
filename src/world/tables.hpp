// The tables an engine is made from. Another engine, as in tests, takes others.
#pragma once

#include <tuple>

#include "world/bonds.hpp"
#include "world/kernel_parts.hpp"
#include "world/pairs.hpp"
#include "world/walls.hpp"

namespace clast {

// fields (body/bodies.hpp, contact/contacts.hpp) -> kinds of pairs -> interactions -> the step
struct StandardTables : ContactTables {
  // What acts on bodies, in the order it is added up.
  template <class Work>
  using Interactions = std::tuple<Pairs<Work>, Walls<Work>, Bonding<Work>>;
};
static_assert(std::tuple_size_v<StandardTables::Interactions<void>> == interactions_in_step,
              "the gather is built for another number (world/kernel_parts.hpp)");

}  // namespace clast
