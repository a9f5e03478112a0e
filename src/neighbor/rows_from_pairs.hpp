// From the sorted pairs of a host search to the rows the step works on.
#pragma once

#include "contact/contacts.hpp"
#include "neighbor/search.hpp"

namespace clast {

// Leaves out pairs of parts of the same body. The rows of the buffer go with them.
void drop_pairs_of_one_owner(const std::int32_t* owner, PairBuffer& pairs);

// Fills row, first, second, incoming_row and incoming of the contacts: each pair belongs to the
// body with the lower id, partners are sorted by id (contact/contacts.hpp). Pairs name storage
// places; `id` leads from place to id.
void rows_from_pairs(const PairBuffer& pairs, const std::int32_t* id, int n,
                     Contacts<Host>& contacts);

}  // namespace clast
