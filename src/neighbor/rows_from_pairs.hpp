// From the sorted pairs of a host search to the rows the step works on.
#pragma once

#include "neighbor/rows.hpp"
#include "neighbor/search.hpp"

namespace clast {

// Leaves out pairs of parts of the same body. The rows of the buffer go with them.
void drop_pairs_of_one_owner(const std::int32_t* owner, PairBuffer& pairs);

// Each pair belongs to the unit with the lower id, partners are sorted by id. Pairs name slots;
// `id` leads from slot to id.
void rows_from_pairs(const PairBuffer& pairs, const std::int32_t* id, int n, Rows<Host>& rows);

}  // namespace clast
