#include "world/snapshot.hpp"

#include <algorithm>

namespace clast {

std::vector<std::int32_t> slots_by_id(const std::vector<Id>& ids) {
  const Id last = ids.empty() ? -1 : *std::max_element(ids.begin(), ids.end());
  std::vector<std::int32_t> slot(static_cast<std::size_t>(last) + 1, -1);
  for (std::size_t i = 0; i < ids.size(); ++i) slot[ids[i]] = static_cast<std::int32_t>(i);
  return slot;
}

}  // namespace clast
