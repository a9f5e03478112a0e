// Every search finds exactly the pairs that all pairs finds, whatever the cloud.
#include "neighbor/search.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cmath>

#include "base/error.hpp"
#include "tests/unit/neighbor/compared_search.hpp"

namespace clast::test {
namespace {

class SearchTest : public ComparedSearch {};

TEST_P(SearchTest, FindsWhatAllPairsFinds) {
  Random random(1);
  for (int repeat = 0; repeat < 16; ++repeat)
    for (int kind = 0; kind < static_cast<int>(Kind::count); ++kind)
      for (const int n : {0, 1, 2, 3, 17, 120})
        for (int variant = 0; variant < 4; ++variant) {
          CloudOfUnits cloud = make_cloud(static_cast<Kind>(kind), n, random);
          if (variant % 2 == 1) add_boxes(cloud, random);
          if (variant / 2 == 1) add_periods(cloud, random);
          compare(cloud, name_of(static_cast<Kind>(kind)) + ", n " + std::to_string(n) +
                             ", variant " + std::to_string(variant) + ", repeat " +
                             std::to_string(repeat));
          if (HasFatalFailure()) return;
        }
}

TEST_P(SearchTest, FindsWhatAllPairsFindsAmongThousands) {
  Random random(2);
  for (int kind = 0; kind < static_cast<int>(Kind::count); ++kind) {
    if (static_cast<Kind>(kind) == Kind::one_cell) continue;  // millions of pairs
    for (int variant = 0; variant < 4; ++variant) {
      CloudOfUnits cloud = make_cloud(static_cast<Kind>(kind), 2500, random);
      if (variant % 2 == 1) add_boxes(cloud, random);
      if (variant / 2 == 1) add_periods(cloud, random);
      if (static_cast<Kind>(kind) == Kind::coincident) cloud.settings.margin = 0;
      compare(cloud, name_of(static_cast<Kind>(kind)) + ", variant " + std::to_string(variant));
      if (HasFatalFailure()) return;
    }
  }
}

// Bodies that move a little from call to call, then jump.
TEST_P(SearchTest, FollowsMotion) {
  Random random(3);
  CloudOfUnits cloud = make_cloud(Kind::bed, 1000, random);
  for (int step = 0; step < 20; ++step) {
    const Real far = step == 10 ? 50 : 0.02;
    for (Vec3& c : cloud.center) c += random.uniform({-far, -far, -far}, {far, far, far});
    compare(cloud, "step " + std::to_string(step));
    if (HasFatalFailure()) return;
  }
}

TEST_P(SearchTest, HoldsForAnyCloud) {
  const bool held = rc::check("equals all pairs", [this] {
    const auto coordinate = rc::gen::map(rc::gen::inRange(-40, 41), [](int k) { return 0.25 * k; });
    const auto centers = *rc::gen::container<std::vector<std::tuple<Real, Real, Real>>>(
        rc::gen::tuple(coordinate, coordinate, coordinate));
    CloudOfUnits cloud;
    for (const auto& [x, y, z] : centers)
      cloud.add({x, y, z}, 0.125 * *rc::gen::inRange(0, 9) * (*rc::gen::inRange(0, 8) ? 1 : 10));
    cloud.settings.margin = 0.25 * *rc::gen::inRange(0, 3);
    if (*rc::gen::arbitrary<bool>())
      cloud.settings.cell.length = {0, 50, *rc::gen::arbitrary<bool>() ? 45.0 : 0};
    const PairBuffer expected = pairs_of(*oracle_, cloud), found = pairs_of(*search_, cloud);
    RC_ASSERT(found.a == expected.a);
    RC_ASSERT(found.b == expected.b);
  });
  EXPECT_TRUE(held);
}

TEST_P(SearchTest, RefusesWhatIsNotFinite) {
  PairBuffer pairs;
  for (const Real bad : {std::nan(""), HUGE_VAL, 1e120}) {
    CloudOfUnits cloud;
    cloud.add({0, 0, 0}, 1);
    cloud.add({1, bad, 0}, 1);
    EXPECT_THROW(search_->find(cloud.volumes(), {}, pairs), Error);
    cloud.center[1] = {1, 0, 0};
    cloud.radius[1] = bad;
    EXPECT_THROW(search_->find(cloud.volumes(), {}, pairs), Error);
  }
  CloudOfUnits cloud;
  cloud.add({0, 0, 0}, -1);
  EXPECT_THROW(search_->find(cloud.volumes(), {}, pairs), Error);
}

TEST_P(SearchTest, RefusesSettingsOutOfRange) {
  CloudOfUnits cloud;
  for (int i = 0; i < 10; ++i) cloud.add({static_cast<Real>(i), 0, 0}, 0.5);
  PairBuffer pairs;
  const auto refused = [&](const SearchSettings& s) {
    EXPECT_THROW(search_->find(cloud.volumes(), s, pairs), Error);
  };
  for (const Real bad : {0.0, -2.0, std::nan(""), HUGE_VAL}) {
    SearchSettings s;
    s.cell_size = bad;
    refused(s);
    s = {};
    s.box_ratio = bad;
    refused(s);
  }
  for (const Real bad : {-1.0, std::nan(""), HUGE_VAL}) {
    SearchSettings s;
    s.margin = bad;
    refused(s);
    s = {};
    s.cell.length.y = bad;
    refused(s);
  }
  SearchSettings small_period;
  small_period.cell.length.x = 1.9;
  refused(small_period);
}

// Cells and boxes that would miss pairs, take forever or not fit into memory are replaced.
TEST_P(SearchTest, FindsAllPairsWhateverTheCellsAskedFor) {
  Random random(7);
  CloudOfUnits cloud = make_cloud(Kind::bed, 500, random);
  for (const Real side : {1e-12, 0.3, 1.7, 40.0, 1e12}) {
    cloud.settings.cell_size = side;
    cloud.settings.box_ratio = side;
    compare(cloud, "side " + std::to_string(side));
    if (HasFatalFailure()) return;
  }
  const std::string& name = GetParam();
  const bool asks = name == "nbs" || name == "nbs_2d" || name == "single_grid" || name == "tls";
  EXPECT_EQ(search_->report().warning != "", asks);
}

INSTANTIATE_TEST_SUITE_P(Neighbor, SearchTest,
                         testing::Values("single_grid", "fine_grid", "cluster_grid", "nbs",
                                         "nbs_2d", "tls", "dess", "hierarchical_grid", "fastest"),
                         [](const auto& instance) { return instance.param; });

TEST(AllPairs, KeepsStrictlyToTheMargin) {
  CloudOfUnits cloud;
  cloud.add({0, 0, 0}, 0.5);
  cloud.add({1, 0, 0}, 0.5);  // touches the first
  cloud.add({2.25, 0, 0}, 0.5);
  const auto search = make_search("all_pairs");
  EXPECT_TRUE(pairs_of(*search, cloud).a.empty());
  cloud.settings.margin = 0.25;
  EXPECT_EQ(pairs_of(*search, cloud).b, std::vector<std::int32_t>{1});
  cloud.settings.margin = 0.2500001;
  const PairBuffer pairs = pairs_of(*search, cloud);
  EXPECT_EQ(pairs.a, (std::vector<std::int32_t>{0, 1}));
  EXPECT_EQ(pairs.b, (std::vector<std::int32_t>{1, 2}));
  EXPECT_EQ(pairs.row, (std::vector<std::int32_t>{0, 1, 2, 2}));
}

TEST(AllPairs, ComparesBoxesToo) {
  CloudOfUnits cloud;
  cloud.add({0, 0, 0}, 1);
  cloud.add({0, 0, 1}, 1);
  cloud.low = {{-1, -1, -0.1}, {-1, -1, 0.9}};
  cloud.high = {{1, 1, 0.1}, {1, 1, 1.1}};
  const auto search = make_search("all_pairs");
  EXPECT_TRUE(pairs_of(*search, cloud).a.empty());
  cloud.settings.margin = 0.81;
  EXPECT_EQ(pairs_of(*search, cloud).a.size(), 1u);
}

TEST(AllPairs, SeesImages) {
  CloudOfUnits cloud;
  cloud.add({0.1, 0, 0}, 0.5);
  cloud.add({-9.7, 0, 0}, 0.5);  // 0.2 beyond the first, one period down
  cloud.add({35.5, 0, 0}, 0.5);
  cloud.settings.cell.length = {10, 0, 0};
  const PairBuffer pairs = pairs_of(*make_search("all_pairs"), cloud);
  EXPECT_EQ(pairs.a, std::vector<std::int32_t>{0});
  EXPECT_EQ(pairs.b, std::vector<std::int32_t>{1});
}

// Units on a square lattice in the plane, which meet nobody.
SearchCounts effort_of_lattice(const char* search, int side, Real spacing) {
  std::vector<Vec3> center;
  for (int i = 0; i < side * side; ++i)
    center.push_back({spacing * (i % side), spacing * (i / side), 0});
  const std::vector<Real> radius(center.size(), 0.5);
  BoundingVolumes volumes;
  volumes.center = center.data();
  volumes.radius = radius.data();
  volumes.n = static_cast<std::int32_t>(center.size());
  PairBuffer pairs;
  const auto made = make_search(search);
  made->find(volumes, {}, pairs);
  return made->report().effort;
}

// Steps 1, 2 and 8 of the paper visit every body once, steps 3 to 7 three times in its own row; the
// row above it has no bodies. It looks into its own cell and four others, and each row into two
// tables.
TEST(SearchCounts, OfNbsIsThatOfThePaper) {
  for (const Real spacing : {5.0, 50.0}) {
    const SearchCounts effort = effort_of_lattice("nbs_2d", 20, spacing);
    EXPECT_EQ(effort.comparisons, 0);
    EXPECT_EQ(effort.visits, 6 * 400);
    EXPECT_EQ(effort.cells, 5 * 400 + 2 * 20);
  }
}

// Side by side every body is compared with its neighbours: on its left, below, and below on both
// sides.
TEST(SearchCounts, CountsComparisons) {
  const SearchCounts effort = effort_of_lattice("nbs_2d", 20, 1.0000001);
  EXPECT_EQ(effort.comparisons, 20 * 19 + 20 * 19 + 2 * 19 * 19);
  EXPECT_GE(effort_of_lattice("nbs", 20, 1.0000001).comparisons, effort.comparisons);
  EXPECT_GE(effort_of_lattice("tls", 20, 1.0000001).comparisons, 2 * 20 * 19);
}

TEST(MakeSearch, NamesWhatThereIs) {
  for (const std::string& name : search_names()) EXPECT_NE(make_search(name), nullptr) << name;
  EXPECT_THROW(make_search("octree"), Error);
}

}  // namespace
}  // namespace clast::test
