#include "base/quat.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "base/random.hpp"

namespace clast {
namespace {

// Rotation of v about the unit axis, Rodrigues' formula.
Vec3 turned(const Vec3& v, const Vec3& axis, Real angle) {
  return std::cos(angle) * v + std::sin(angle) * cross(axis, v) +
         (1 - std::cos(angle)) * dot(axis, v) * axis;
}

TEST(Quat, RotatesAsRodriguesDoes) {
  Random random(1);
  for (int i = 0; i < 200; ++i) {
    const Vec3 turn = random.uniform({-4, -4, -4}, {4, 4, 4});
    const Vec3 v = random.uniform({-1, -1, -1}, {1, 1, 1});
    const Vec3 expected = turned(v, normalized(turn), length(turn));
    const Real tolerance = length(turn) < pi ? 5e-15 : 3e-13;  // half a turn, and a whole one
    if (length(turn) > 2 * pi) continue;
    EXPECT_LT(length(rotate(rotation_by(turn), v) - expected), tolerance) << length(turn);
    EXPECT_LT(length(unrotate(rotation_by(turn), expected) - v), tolerance);
  }
}

TEST(Quat, ProductIsFirstTheRightThenTheLeft) {
  Random random(2);
  for (int i = 0; i < 200; ++i) {
    const Quat a = random.rotation(), b = random.rotation();
    const Vec3 v = random.uniform({-1, -1, -1}, {1, 1, 1});
    EXPECT_LT(length(rotate(a * b, v) - rotate(a, rotate(b, v))), 5e-15);
  }
}

TEST(Quat, ProductFollowsTheTableOfHamilton) {
  const Quat one(1, 0, 0, 0), i(0, 1, 0, 0), j(0, 0, 1, 0), k(0, 0, 0, 1), minus(-1, 0, 0, 0);
  EXPECT_EQ(i * j, k);
  EXPECT_EQ(j * k, i);
  EXPECT_EQ(k * i, j);
  EXPECT_EQ(i * i, minus);
  EXPECT_EQ(one * k, k);
}

TEST(Quat, RotationByNothingIsTheIdentity) {
  EXPECT_EQ(rotation_by({0, 0, 0}), Quat());
  const Quat tiny = rotation_by({1e-200, 0, 0});
  EXPECT_EQ(tiny.w, 1);
  EXPECT_TRUE(std::isfinite(tiny.x));
}

TEST(Quat, ManySmallTurnsMakeOneLargeTurn) {
  Quat q;
  for (int i = 0; i < 10000; ++i) q = normalized(rotation_by({0, 0, 1e-4}) * q);
  EXPECT_NEAR(q.w, std::cos(0.5), 1e-13);
  EXPECT_NEAR(q.z, std::sin(0.5), 1e-13);
}

}  // namespace
}  // namespace clast
