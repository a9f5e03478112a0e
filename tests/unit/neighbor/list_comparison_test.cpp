// Searches that make a list too: what is alike passes, what differs is told with its body.
#include "neighbor/list_comparison.hpp"

#include <gtest/gtest.h>

#include <numeric>

#include "base/error.hpp"
#include "neighbor/rows_from_pairs.hpp"

namespace clast::test {
namespace {

// Six balls in a row, each near the next; ids are not in the order of storage.
struct Row {
  std::vector<Vec3> center;
  std::vector<Real> radius = std::vector<Real>(6, 0.5);
  std::vector<std::int32_t> id = {3, 1, 4, 0, 5, 2};
  SearchSettings settings;
  ListComparison comparison{{"all_pairs", "tls", "nbs"}};

  Row() {
    settings.margin = 0.1;
    for (int i = 0; i < 6; ++i) center.push_back({1.05 * i, 0, 0});
  }

  // With partners of the pair at `left_out` dropped; -1: none.
  void compare(int left_out, const std::int32_t* owner = nullptr) {
    PairBuffer pairs;
    for (std::int32_t i = 0; i < 5; ++i)
      if (i != left_out && (owner == nullptr || owner[i] != owner[i + 1])) {
        pairs.a.push_back(i);
        pairs.b.push_back(i + 1);
      }
    Rows<Host> rows;
    rows_from_pairs(pairs, id.data(), 6, rows);
    comparison.compare({center.data(), radius.data(), nullptr, nullptr, 6, nullptr}, settings,
                       id.data(), owner, "mine", rows);
  }
};

TEST(ListComparison, PassesWhatIsAlike) { EXPECT_NO_THROW(Row().compare(-1)); }

TEST(ListComparison, TellsTheBodyAndBothSearches) {
  try {
    Row().compare(2);  // bodies 4 and 0
    FAIL() << "a pair that is not listed was not missed";
  } catch (const Error& error) {
    const std::string text = error.what();
    EXPECT_NE(text.find("searches mine and all_pairs"), std::string::npos) << text;
    EXPECT_NE(text.find("body 0 (1 and 2"), std::string::npos) << text;
  }
}

TEST(ListComparison, LeavesOutPartsOfOneBody) {
  const std::int32_t owner[] = {7, 7, 8, 8, 9, 9};
  EXPECT_NO_THROW(Row().compare(-1, owner));
  EXPECT_THROW(Row().compare(1, owner), Error);
}

}  // namespace
}  // namespace clast::test
