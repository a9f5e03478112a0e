// How the scene chooses the contact search of polyhedra.
#pragma once

#include "base/type_list.hpp"
#include "contact/search_kind.hpp"
#include "contact/searches.hpp"

namespace clast {

// In the order of ContactSearch.
using PlaneSearches = TypeList<CommonPlaneSearch, FastSearch, LinkSearch, ConventionalSearch,
                               FlatSearch, PublishedSearch>;

// Calls f(std::type_identity<Search>) with the search.
template <class F>
void with_search(ContactSearch search, F&& f) {
  visit_type(PlaneSearches{}, static_cast<int>(search), f);
}

}  // namespace clast
