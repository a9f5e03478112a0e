#include "run/trial.hpp"

#include <gtest/gtest.h>

namespace clast {
namespace {

TEST(Trial, ClocksGoForward) {
  for (const auto of : {TimeOf::processor, TimeOf::wall}) {
    const TrialClock clock(of);
    const double first = clock.seconds();
    EXPECT_GE(first, 0);
    EXPECT_GE(clock.seconds(), first);
  }
}

TEST(Trial, BodiesCostMoreInAHeapAndOnWalls) {
  const BodyCost cost{.apart = 1, .in_touch = 5, .on_wall = 3, .share_on_walls = 0.25};
  EXPECT_DOUBLE_EQ(cost.more_at_rest(), 4 + 0.25 * 2);
  const BodyCost noise{.apart = 1, .in_touch = 0.9, .on_wall = 0.8, .share_on_walls = 0.25};
  EXPECT_EQ(noise.more_at_rest(), 0);
}

}  // namespace
}  // namespace clast
