#include "plot/simplify.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/real.hpp"

namespace clast {
namespace {

TEST(Simplified, LongSeriesBecomeShortAndKeepTheirPeaks) {
  Polyline line;
  for (int i = 0; i < 1'000'000; ++i) line.push_back({i * 8e-4, 100 + std::sin(0.37 * i)});
  line[654321].y = 3;
  const Polyline few = simplified(line, 0.5);
  EXPECT_LT(few.size(), 7000u);
  const auto lower = [](const Point2& a, const Point2& b) { return a.y < b.y; };
  EXPECT_EQ(std::min_element(few.begin(), few.end(), lower)->y, 3);
  EXPECT_EQ(few.front().x, line.front().x);
  EXPECT_EQ(few.back().x, line.back().x);
}

TEST(Simplified, StraightLinesNeedTwoPoints) {
  Polyline line;
  for (int i = 0; i < 5000; ++i) line.push_back({0.1 * i, 0.05 * i});
  EXPECT_EQ(simplified(line, 0.5).size(), 2u);
}

TEST(Simplified, LoopsStayLoops) {
  Polyline loop;
  for (int i = 0; i <= 3600; ++i)
    loop.push_back({50 + 40 * std::cos(i * pi / 1800), 50 + 40 * std::sin(i * pi / 1800)});
  const Polyline few = simplified(loop, 0.5);
  EXPECT_GT(few.size(), 100u);
  EXPECT_NEAR(few.back().x, few.front().x, 1e-9);
}

}  // namespace
}  // namespace clast
