#include "exec/exact_sum.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "exec/cpu.hpp"

namespace clast {
namespace {

Real sum_of(const std::vector<Real>& values) {
  ExactSum sum;
  sum.clear();
  for (const Real x : values) sum.add(x);
  return sum.value();
}

TEST(ExactSum, IsExactWhereOrderWouldMatter) {
  EXPECT_EQ(sum_of({1e300, 1, -1e300}), 1);
  EXPECT_EQ(sum_of({1, 1e-300, -1}), 1e-300);
  EXPECT_EQ(sum_of({0.1, 0.2, -0.3}), 0.1 + 0.2 - 0.3 == 0 ? 0 : 2.7755575615628914e-17);
  EXPECT_EQ(sum_of({}), 0);
  EXPECT_EQ(sum_of({-0.0}), 0);
}

TEST(ExactSum, ReachesTheEndsOfTheRange) {
  const Real most = std::numeric_limits<Real>::max(),
             least = std::numeric_limits<Real>::denorm_min();
  EXPECT_EQ(sum_of({most}), most);
  EXPECT_EQ(sum_of({least}), least);
  EXPECT_EQ(sum_of({-least, -least}), -2 * least);
  EXPECT_EQ(sum_of({most, -most, least}), least);
  EXPECT_EQ(sum_of({most, most, -most}), most);
  EXPECT_EQ(sum_of({std::numeric_limits<Real>::min(), least}),
            std::numeric_limits<Real>::min() + least);
}

TEST(ExactSum, RoundsToNearestEven) {
  const Real one_up = std::nextafter(1.0, 2.0), half_step = 0.5 * (one_up - 1);
  EXPECT_EQ(sum_of({1, half_step}), 1);  // halfway: to the even one
  EXPECT_EQ(sum_of({one_up, half_step}), 1 + 2 * (one_up - 1));
  EXPECT_EQ(sum_of({1, half_step, 1e-200}), one_up);  // a trace beyond halfway
  EXPECT_EQ(sum_of({1, half_step, -1e-200}), 1);
}

TEST(ExactSum, WhatIsNoNumberStaysNone) {
  EXPECT_TRUE(std::isnan(sum_of({1, std::nan(""), 2})));
  EXPECT_TRUE(std::isnan(sum_of({std::numeric_limits<Real>::infinity()})));
}

std::vector<Real> wild_numbers(int n, unsigned seed) {
  std::mt19937_64 random(seed);
  std::uniform_real_distribution<Real> mantissa(-1, 1);
  std::uniform_int_distribution<int> exponent(-200, 200);
  std::vector<Real> values;
  for (int i = 0; i < n; ++i) values.push_back(std::ldexp(mantissa(random), exponent(random)));
  return values;
}

TEST(ExactSum, DoesNotDependOnTheOrder) {
  std::vector<Real> values = wild_numbers(2000, 1);
  const Real straight = sum_of(values);
  for (unsigned seed = 0; seed < 20; ++seed) {
    std::shuffle(values.begin(), values.end(), std::mt19937(seed));
    ASSERT_EQ(sum_of(values), straight);
  }
}

// Numbers that long double holds exactly give the same.
TEST(ExactSum, AgreesWithLongDouble) {
  std::mt19937_64 random(3);
  for (int trial = 0; trial < 1000; ++trial) {
    std::vector<Real> values;
    long double exact = 0;
    for (int i = 0; i < 100; ++i) {
      values.push_back(static_cast<Real>(static_cast<std::int32_t>(random())) / 64);
      exact += values.back();
    }
    ASSERT_EQ(sum_of(values), static_cast<Real>(exact));
  }
}

TEST(ExactSum, OnTheExecutorForAnyNumberOfThreads) {
  for (const int n : {1, 63, 64, 65, 5000, 300000}) {
    const std::vector<Real> values = wild_numbers(n, 7);
    std::vector<Vec3> vectors;
    for (const Real x : values) vectors.push_back({x, -x, 2 * x});
    const Real expected = sum_of(values);
    for (const int threads : {1, 2, 3, 8}) {
      Cpu cpu(threads);
      cpu.enter([&] {
        Array<Real, Host> array;
        array.assign(values);
        EXPECT_EQ(cpu.sum(array, n), expected);
        Array<Vec3, Host> vector_array;
        vector_array.assign(vectors);
        EXPECT_EQ(cpu.sum(vector_array, n), Vec3(expected, -expected, 2 * expected));
      });
    }
  }
}

}  // namespace
}  // namespace clast
