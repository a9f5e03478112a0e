// Further searches make every list of pairs too, and one that differs ends the run. A run whose
// lists are all the same is the run of every one of these searches.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "neighbor/rows.hpp"
#include "neighbor/search.hpp"

namespace clast {

class ListComparison {
 public:
  explicit ListComparison(const std::vector<std::string>& names);

  bool asks_for_clusters() const;

  // `rows` is the list that `used` made of these volumes; `id` leads from slots to ids, `owner`, if
  // not null, to the bodies that parts belong to. Throws Error for the first unit with other
  // partners.
  void compare(const BoundingVolumes& volumes, const SearchSettings& settings,
               const std::int32_t* id, const std::int32_t* owner, const std::string& used,
               const Rows<Host>& rows);

 private:
  std::vector<std::unique_ptr<Search>> searches_;
  PairBuffer found_;
  Rows<Host> rows_;
};

}  // namespace clast
