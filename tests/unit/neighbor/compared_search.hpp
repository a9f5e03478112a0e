// A search, by name, beside all pairs.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "neighbor/search.hpp"
#include "tests/unit/neighbor/clouds.hpp"

namespace clast::test {

inline PairBuffer pairs_of(Search& search, const CloudOfUnits& cloud) {
  PairBuffer pairs;
  search.find(cloud.volumes(), cloud.settings, pairs);
  return pairs;
}

class ComparedSearch : public testing::TestWithParam<std::string> {
 protected:
  // One object for all clouds: what a search keeps between calls must not leak into the next.
  void compare(const CloudOfUnits& cloud, const std::string& what) {
    const PairBuffer expected = pairs_of(*oracle_, cloud), found = pairs_of(*search_, cloud);
    ASSERT_EQ(found.a, expected.a) << what;
    ASSERT_EQ(found.b, expected.b) << what;
    ASSERT_EQ(found.row, expected.row) << what;
  }

  std::unique_ptr<Search> oracle_ = make_search("all_pairs");
  std::unique_ptr<Search> search_ = make_search(GetParam());
};

}  // namespace clast::test
