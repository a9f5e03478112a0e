#include "shape/weld.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace clast {
namespace {

// Each point goes to the first one kept that is near.
std::vector<int> welded_one_by_one(const std::vector<Vec3>& points, Real distance) {
  std::vector<int> number;
  std::vector<Vec3> kept;
  for (const Vec3& p : points) {
    std::size_t q = 0;
    while (q < kept.size() && length(kept[q] - p) > distance) ++q;
    if (q == kept.size()) kept.push_back(p);
    number.push_back(static_cast<int>(q));
  }
  return number;
}

TEST(Weld, FindsWhatIsNearWhereverCellsEnd) {
  Random random(5);
  for (const Real distance : {0.0, 1e-14, 1e-6, 0.01, 0.05, 0.3, 3.0}) {
    std::vector<Vec3> points;
    for (int i = 0; i < 700; ++i) {
      const Vec3 p = random.uniform({-1, -1, -1}, {1, 1, 1});
      points.push_back(p);
      const Vec3 off = random.uniform({-1, -1, -1}, {1, 1, 1});
      points.push_back(p + distance * off);
      points.push_back(p + distance * (1 / length(off)) * off);  // just near, or just not
    }
    EXPECT_EQ(weld(points, distance).number, welded_one_by_one(points, distance)) << distance;
  }
}

// Edges of cells, where rounding decides.
TEST(Weld, PointsOfAGrid) {
  for (const Real spacing : {0.25, 0.1}) {
    std::vector<Vec3> points;
    for (int twice = 0; twice < 2; ++twice)
      for (int i = -6; i <= 6; ++i)
        for (int j = -6; j <= 6; ++j)
          for (int k = -3; k <= 3; ++k) points.push_back(spacing * Vec3{Real(i), Real(j), Real(k)});
    for (const Real distance : {0.0, 0.01, spacing, 0.5 * spacing, 2 * spacing})
      EXPECT_EQ(weld(points, distance).number, welded_one_by_one(points, distance)) << distance;
  }
}

}  // namespace
}  // namespace clast
