// Who is listed with whom.
#pragma once

#include <cstdint>

#include "exec/array.hpp"

namespace clast {

// Rows of candidates, one row per unit in storage order. For pairs of units the row belongs to the
// one with the lower id (A) and names the others (B), sorted by id; for walls it names walls.
template <class Space>
struct Rows {
  Array<std::int32_t, Space> row;     // row i is [row[i], row[i + 1])
  Array<std::int32_t, Space> first;   // slot of A
  Array<std::int32_t, Space> second;  // slot of B, or number of the wall
  // For pairs: where unit i is B. Entries are numbers of pairs, sorted by the id of A.
  Array<std::int32_t, Space> incoming_row;
  Array<std::int32_t, Space> incoming;
  // While the list is renewed: the last one, and where each entry was in it, or -1.
  Array<std::int32_t, Space> old_row, old_second, match;

  int entries() const { return static_cast<int>(first.size()); }

  std::size_t row_bytes() const {
    return row.bytes() + first.bytes() + second.bytes() + incoming_row.bytes() + incoming.bytes() +
           old_row.bytes() + old_second.bytes() + match.bytes();
  }
};

}  // namespace clast
