// How the scene chooses the contact search of polyhedra.
#pragma once

#include "base/type_list.hpp"
#include "contact/search_kind.hpp"
#include "contact/searches.hpp"
#include "law/law_traits.hpp"

namespace clast {

// In the order of ContactSearch.
using PlaneSearches = TypeList<CommonPlaneSearch, FastSearch, LinkSearch, ConventionalSearch,
                               FlatSearch, PublishedSearch>;

// Polygons of two dimensions share no region.
template <class Law>
bool goes_by_regions(ContactSearch search) {
  return by_region<Law> && search != ContactSearch::fast_common_plane_2d;
}

// Calls f(std::type_identity<Search>) with the search.
template <class F>
void with_search(ContactSearch search, F&& f) {
  visit_type(PlaneSearches{}, static_cast<int>(search), f);
}

}  // namespace clast
