// The cells that the engine searches on both devices, level by level, offer every near pair once.
#include "neighbor/candidates.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "neighbor/search.hpp"
#include "tests/unit/neighbor/clouds.hpp"

namespace clast::test {
namespace {

// Bodies sorted into the cells of all levels, as PairListMaker does.
struct Sorted {
  CellLevels levels;
  std::vector<std::int32_t> order, start;
  std::vector<Vec3> position;
  std::vector<Real> radius;

  explicit Sorted(CloudOfUnits cloud) {
    const auto n = static_cast<std::int32_t>(cloud.center.size());
    for (Vec3& c : cloud.center) c = cloud.settings.cell.home(c).position(c);
    Vec3 low = cloud.center[0], high = low;
    Real least = cloud.radius[0], largest = least;
    for (std::int32_t i = 0; i < n; ++i) {
      low = smaller(low, cloud.center[i]);
      high = larger(high, cloud.center[i]);
      least = smaller(least, cloud.radius[i]);
      largest = larger(largest, cloud.radius[i]);
    }
    levels = make_cell_levels(low, high, least, largest, cloud.settings.margin, n);
    order.resize(n);
    std::iota(order.begin(), order.end(), 0);
    const auto cell = [&](std::int32_t i) {
      return levels.number_of(cloud.center[i], cloud.radius[i]);
    };
    std::stable_sort(order.begin(), order.end(),
                     [&](std::int32_t a, std::int32_t b) { return cell(a) < cell(b); });
    start.assign(static_cast<std::size_t>(levels.cells()) + 1, 0);
    for (const std::int32_t i : order) {
      position.push_back(cloud.center[i]);
      radius.push_back(cloud.radius[i]);
      ++start[cell(i) + 1];
    }
    std::partial_sum(start.begin(), start.end(), start.begin());
  }
};

// Pairs (lower, higher) of units, found from either side.
PairBuffer pairs_from_cells(const CloudOfUnits& cloud) {
  const Sorted s(cloud);
  const Real margin = cloud.settings.margin;
  const CellCandidates cells{s.position.data(), s.radius.data(), s.start.data(), s.levels, margin};
  const Cell& cell = cloud.settings.cell;
  std::vector<std::pair<std::int32_t, std::int32_t>> up, down;
  for (std::size_t i = 0; i < s.order.size(); ++i) {
    const auto note = [&](int j) {
      if (static_cast<int>(i) == j) return;
      const Real reach = s.radius[i] + s.radius[j] + margin;
      const Vec3 p = cloud.center[s.order[i]], q = cloud.center[s.order[j]];
      if (!(squared_length(cell.seen(p, q) - p) < square(reach))) return;
      const auto [a, b] = std::minmax(s.order[i], s.order[j]);
      (s.order[i] == a ? up : down).emplace_back(a, b);
    };
    if (cell.open())
      cells.visit(static_cast<int>(i), note);
    else
      PeriodicCandidates{cells, cell}.visit(static_cast<int>(i), note);
  }
  std::sort(up.begin(), up.end());
  std::sort(down.begin(), down.end());
  EXPECT_EQ(up, down);  // both bodies see the pair, once each
  PairBuffer pairs;
  for (const auto& [a, b] : up) {
    pairs.a.push_back(a);
    pairs.b.push_back(b);
  }
  return pairs;
}

void expect_all_pairs(const CloudOfUnits& cloud, const std::string& what) {
  PairBuffer expected;
  make_search("all_pairs")->find(cloud.volumes(), cloud.settings, expected);
  const PairBuffer found = pairs_from_cells(cloud);
  ASSERT_EQ(found.a, expected.a) << what;
  ASSERT_EQ(found.b, expected.b) << what;
}

TEST(CellCandidates, OfferEveryNearPairOnce) {
  Random random(17);
  for (int repeat = 0; repeat < 8; ++repeat)
    for (int kind = 0; kind < static_cast<int>(Kind::count); ++kind)
      for (const int n : {1, 2, 17, 300}) {
        const CloudOfUnits cloud = make_cloud(static_cast<Kind>(kind), n, random);
        if (!(2 * cloud.largest_radius() + cloud.settings.margin > 0)) continue;
        expect_all_pairs(cloud, name_of(static_cast<Kind>(kind)) + ", n " + std::to_string(n));
        if (testing::Test::HasFatalFailure()) return;
      }
}

// Also in cells so small that a body and its images look into the same cells of the grid.
TEST(CellCandidates, OfferEveryNearPairOnceInPeriodicSpace) {
  Random random(19);
  for (int repeat = 0; repeat < 8; ++repeat)
    for (int kind = 0; kind < static_cast<int>(Kind::count); ++kind)
      for (const int n : {1, 2, 17, 300}) {
        CloudOfUnits cloud = make_cloud(static_cast<Kind>(kind), n, random);
        add_periods(cloud, random);
        if (cloud.settings.cell.open()) continue;
        expect_all_pairs(cloud, name_of(static_cast<Kind>(kind)) + ", n " + std::to_string(n));
        if (testing::Test::HasFatalFailure()) return;
      }
}

// A ball a thousand times as large as those around it covers a million rows of their cells.
TEST(CellCandidates, AreFewForALargeBodyAmongSmallOnes) {
  Random random(18);
  CloudOfUnits cloud;
  cloud.add({50, 50, 50}, 50);
  for (int i = 0; i < 5000; ++i) cloud.add(random.uniform({0, 0, 0}, {100, 100, 100}), 0.05);
  const Sorted s(cloud);
  EXPECT_GE(s.levels.count, 10);
  const CellCandidates cells{s.position.data(), s.radius.data(), s.start.data(), s.levels, 0};
  int offered = 0;
  cells.visit(0, [&](int) { ++offered; });
  EXPECT_EQ(s.order[0], 0);
  EXPECT_LE(offered, 5001);
  EXPECT_GE(offered, 2000);
}

}  // namespace
}  // namespace clast::test
