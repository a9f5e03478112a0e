#include "run/schedule.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace clast {
namespace {

TEST(StepAt, IsTheFirstStepAtOrAfterATime) {
  EXPECT_EQ(step_at(0, 0.1), 0);
  EXPECT_EQ(step_at(0.25, 0.1), 3);
  EXPECT_EQ(step_at(0.3, 0.1), 3);  // 0.3 / 0.1 is a little less or more than 3
  EXPECT_EQ(step_at(0.7, 0.1), 7);
  EXPECT_EQ(step_at(std::numeric_limits<Real>::infinity(), 0.1), never);
}

std::vector<std::int64_t> due_steps(const Every& every, std::int64_t until) {
  std::vector<std::int64_t> steps;
  for (std::int64_t step = 0; step <= until; ++step)
    if (every.due(step)) steps.push_back(step);
  return steps;
}

TEST(Every, ComesAtEveryMultiple) {
  EXPECT_EQ(due_steps(Every(0.5, 0.1), 16), (std::vector<std::int64_t>{0, 5, 10, 15}));
  EXPECT_EQ(due_steps(Every(0.25, 0.1), 10), (std::vector<std::int64_t>{0, 3, 5, 8, 10}));
}

TEST(Every, ShorterThanAStepMeansEveryStep) {
  EXPECT_EQ(due_steps(Every(0.01, 0.1), 4), (std::vector<std::int64_t>{0, 1, 2, 3, 4}));
}

TEST(Every, NeverIsNever) {
  EXPECT_FALSE(Every().ever());
  EXPECT_EQ(Every().after(3), never);
  EXPECT_FALSE(Every().due(0));
  EXPECT_FALSE(Every(std::numeric_limits<Real>::infinity(), 0.1).due(0));
  EXPECT_FALSE(Every(0, 0.1).ever());
}

// Whoever starts in the middle finds the same moments: `after` and `due` agree for any interval.
TEST(Every, AfterFindsWhatIsDue) {
  for (const Real interval : {7e-4, 1.0 / 3, 0.1, 0.0123456, 5.0})
    for (const Real dt : {1e-4, 0.0007, 3.3e-5}) {
      const Every every(interval, dt);
      const auto due = due_steps(every, 3000);
      for (std::size_t i = 0; i + 1 < due.size(); ++i)
        for (std::int64_t step = due[i]; step < due[i + 1]; ++step)
          ASSERT_EQ(every.after(step), due[i + 1]) << interval << " " << dt;
    }
}

// After three thousand million steps the moments are where they should be, to the step.
TEST(Every, DoesNotDriftOverALongRun) {
  const Every every(1e-3, 1e-6 / 3);
  EXPECT_NEAR(static_cast<Real>(every.after(2999999000)), 3e9, 1);
  EXPECT_NEAR(static_cast<Real>(every.after(3000000010)), 3e9 + 3000, 1);
}

}  // namespace
}  // namespace clast
