#include "body/travel.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace clast::test {
namespace {

// No point of a body moves farther than it says, and it does not say much too much.
TEST(Travel, NoPointMovesFarther) {
  Random random(3);
  for (int k = 0; k < 20000; ++k) {
    const Real radius = random.uniform(0.1, 3);
    const Vec3 shift = random.uniform(0, 2) * random.uniform({-1, -1, -1}, {1, 1, 1});
    const Quat from = random.rotation();
    const Real angle = k % 2 == 0 ? random.uniform(0, 1e-6) : random.uniform(0, 3);
    const Vec3 axis = rotate(random.rotation(), {1, 0, 0});
    const Quat to = normalized(rotation_by(angle * axis) * from);
    const Real bound = farthest_moved(shift, from, to, radius);
    for (int i = 0; i < 10; ++i) {
      const Vec3 point = radius * rotate(random.rotation(), {1, 0, 0});
      const Vec3 moved = shift + rotate(to, point) - rotate(from, point);
      EXPECT_LE(length(moved), bound + 1e-14 * radius);
    }
    EXPECT_LE(bound, 1.5 * (length(shift) + radius * angle) + 1e-15);
  }
}

TEST(Travel, WhatStaysHasNotMoved) {
  const Quat turn = rotation_by({1, 2, 3});
  EXPECT_EQ(farthest_moved({}, turn, turn, 5), 0);
}

}  // namespace
}  // namespace clast::test
