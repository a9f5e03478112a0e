// Parts of bodies that are not convex: what touches, where bodies are what moves.
//
// In scenes with such bodies every body is a row of parts; a convex body and a sphere are their own
// only part. Parts are numbered by the id of their body and their place in it, so that sums by
// increasing number have the same order wherever parts are stored. Bodies are then stored by id.
#pragma once

#include <cstdint>

#include "body/bodies.hpp"

namespace clast {

template <class In>
struct OwnerFields {
  FieldOf<In, std::int32_t, "owner", permuted> owner;  // slot of its body
};

// The id of a part is its number.
template <class Space>
struct PartArrays : UnitArrays<Space>, OwnerFields<Arrays<Space>> {
  using Tables = FieldTables<UnitArrays<Space>, OwnerFields<Arrays<Space>>>;

  // By body and by number; not permuted with the rest.
  Array<std::int32_t, Space> row;   // body b has the numbers [row[b], row[b + 1])
  Array<std::int32_t, Space> slot;  // where the part of a number is stored

  std::size_t size() const { return this->id.size(); }
};

}  // namespace clast
