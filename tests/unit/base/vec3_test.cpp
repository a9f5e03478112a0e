#include "base/vec3.hpp"

#include <gtest/gtest.h>

namespace clast {
namespace {

TEST(Vec3, ProductsAndLengths) {
  const Vec3 a{1, 2, 3}, b{-4, 0.5, 2};
  EXPECT_EQ(dot(a, b), 3);
  EXPECT_EQ(cross(a, b), Vec3(2.5, -14, 8.5));
  EXPECT_EQ(dot(cross(a, b), a), 0);
  EXPECT_EQ(length(Vec3{2, 3, 6}), 7);
  EXPECT_EQ(a + b - b, a);
  EXPECT_EQ(2 * a, a * 2);
  EXPECT_EQ(-a, Vec3(-1, -2, -3));
}

TEST(Vec3, ComponentsByNumber) {
  Vec3 a{1, 2, 3};
  EXPECT_EQ(a[0] + 10 * a[1] + 100 * a[2], 321);
  a[1] = 7;
  EXPECT_EQ(a, Vec3(1, 7, 3));
}

TEST(Vec3, ExtremesAndScaling) {
  const Vec3 a{1, -2, 3}, b{0, 5, 3};
  EXPECT_EQ(smaller(a, b), Vec3(0, -2, 3));
  EXPECT_EQ(larger(a, b), Vec3(1, 5, 3));
  EXPECT_EQ(scaled(a, b), Vec3(0, -10, 9));
}

TEST(Vec3, TangentialPartIsPerpendicular) {
  const Vec3 n = normalized({1, 2, -2}), t = tangential({3, 1, 4}, n);
  EXPECT_NEAR(dot(t, n), 0, 1e-15);
  EXPECT_NEAR(length(Vec3(3, 1, 4) - t - dot({3, 1, 4}, n) * n), 0, 1e-15);
}

TEST(Vec3, FrameIsRightHandedForAnyNormal) {
  for (const Vec3& d : {Vec3{1, 0, 0}, Vec3{0, 1, 0}, Vec3{0, 0, -1}, Vec3{1, 1e-9, 0},
                        Vec3{-1, 2, 0.3}, Vec3{0.7071, 0.7071, 0}}) {
    const Vec3 n = normalized(d);
    Vec3 u, v;
    complete_frame(n, u, v);
    EXPECT_NEAR(length(u), 1, 1e-15);
    EXPECT_NEAR(length(v), 1, 1e-15);
    EXPECT_NEAR(length(cross(u, v) - n), 0, 1e-15);
  }
}

}  // namespace
}  // namespace clast
