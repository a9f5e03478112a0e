#include "neighbor/list_comparison.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "neighbor/rows_from_pairs.hpp"

namespace clast {

ListComparison::ListComparison(const std::vector<std::string>& names) {
  for (const std::string& name : names) searches_.push_back(make_search(name));
}

bool ListComparison::asks_for_clusters() const {
  return std::any_of(searches_.begin(), searches_.end(),
                     [](const auto& search) { return search->asks_for_clusters(); });
}

void ListComparison::compare(const BoundingVolumes& volumes, const SearchSettings& settings,
                             const std::int32_t* id, const std::int32_t* owner,
                             const std::string& used, const Rows<Host>& rows) {
  const auto partners = [](const Rows<Host>& list, int unit) {
    const std::int32_t *row = list.row.data(), *second = list.second.data();
    return std::pair(second + row[unit], second + row[unit + 1]);
  };
  for (const auto& search : searches_) {
    search->find(volumes, settings, found_);
    if (owner != nullptr) drop_pairs_of_one_owner(owner, found_);
    rows_from_pairs(found_, id, volumes.n, rows_);
    for (int unit = 0; unit < volumes.n; ++unit) {
      const auto [begin, end] = partners(rows, unit);
      const auto [other_begin, other_end] = partners(rows_, unit);
      if (std::equal(begin, end, other_begin, other_end)) continue;
      throw Error(fmt::format(
          "the searches {} and {} list other bodies near body {} ({} and {} of higher number): one "
          "of "
          "them is wrong, please report it; without neighbor.compare the run goes on with {}",
          used, search->name(), owner != nullptr ? owner[unit] : id[unit], end - begin,
          other_end - other_begin, used));
    }
  }
}

}  // namespace clast
