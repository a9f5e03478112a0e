#include "exec/cpu.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/error.hpp"
#include "base/random.hpp"
#include "measure/energy.hpp"
#include "neighbor/kernels.hpp"

namespace clast {
namespace {

template <class T>
Array<T, Host> array_of(const std::vector<T>& values) {
  Array<T, Host> array;
  array.assign(values);
  return array;
}

std::vector<Real> wild_numbers(int n) {
  Random random(3);
  std::vector<Real> values;
  for (int i = 0; i < n; ++i)
    values.push_back(random.uniform(-1, 1) * std::pow(10, random.uniform(-9, 9)));
  return values;
}

TEST(CpuSum, HasTheSameBitsForAnyNumberOfThreads) {
  for (const int n : {0, 1, 127, 128, 129, 5000, 300000}) {
    const auto values = array_of(wild_numbers(n));
    std::vector<Real> sums;
    for (const int threads : {1, 2, 3, 8}) {
      Cpu cpu(threads);
      cpu.enter([&] { sums.push_back(cpu.sum(values, n)); });
    }
    for (const Real sum : sums) EXPECT_EQ(sum, sums.front()) << n;
    long double truth = 0, size = 0;
    for (const Real v : values.values()) {
      truth += v;
      size += std::abs(v);
    }
    EXPECT_NEAR(sums.front(), static_cast<Real>(truth), 1e-12 * static_cast<Real>(size)) << n;
  }
}

TEST(CpuScan, IsARunningSum) {
  Cpu cpu(2);
  auto counts = array_of(std::vector<std::int32_t>{3, 0, 5, 2, -7});
  cpu.enter([&] { EXPECT_EQ(cpu.scan(counts, 4), 10); });
  EXPECT_EQ(counts.values(), (std::vector<std::int32_t>{0, 3, 3, 8, 10}));
  auto nothing = array_of(std::vector<std::int32_t>{9});
  cpu.enter([&] { EXPECT_EQ(cpu.scan(nothing, 0), 0); });
  EXPECT_EQ(nothing.values(), (std::vector<std::int32_t>{0}));
}

TEST(CpuScan, RefusesMorePairsThanCanBeNumbered) {
  Cpu cpu(1);
  auto counts = array_of(std::vector<std::int32_t>{2000000000, 2000000000, 0});
  EXPECT_THROW(cpu.scan(counts, 2), Error);
}

TEST(CpuSort, IsStable) {
  Random random(6);
  const int n = 20000;
  std::vector<std::uint32_t> keys(n);
  std::vector<std::int32_t> values(n);
  for (int i = 0; i < n; ++i) {
    keys[i] = static_cast<std::uint32_t>(random.bits() % 500);
    values[i] = i;
  }
  std::vector<std::int32_t> expected = values;
  std::stable_sort(expected.begin(), expected.end(),
                   [&](std::int32_t a, std::int32_t b) { return keys[a] < keys[b]; });
  auto key_array = array_of(keys);
  auto value_array = array_of(values);
  Cpu cpu(2);
  cpu.enter([&] { cpu.sort_by_key(key_array, value_array, n, 500); });
  EXPECT_EQ(value_array.values(), expected);
  const auto sorted = key_array.values();
  EXPECT_TRUE(std::is_sorted(sorted.begin(), sorted.end()));
}

TEST(CpuWatch, FindsTheLargestAndForgetsItAfterTheNextFetch) {
  std::vector<Vec3> velocity(10000);
  velocity[7777] = {0, -5, 0};
  velocity[12] = {4, 0, 0};
  for (const int threads : {1, 3}) {
    Cpu cpu(threads);
    cpu.enter([&] {
      cpu.watch(10000, SquaredSpeed{velocity.data(), velocity.data(), {}}, Watched::speed);
      EXPECT_EQ(cpu.watched(Watched::speed), nothing_watched);
      cpu.fetch();
      EXPECT_EQ(cpu.watched(Watched::speed), 25);
      EXPECT_EQ(cpu.watched(Watched::moved), nothing_watched);
      cpu.fetch();
      EXPECT_EQ(cpu.watched(Watched::speed), nothing_watched);
    });
  }
}

TEST(CpuForEach, ReachesEveryItemOnce) {
  const int n = 12345;
  std::vector<Vec3> from(n), to(n);
  for (int i = 0; i < n; ++i) from[i] = {Real(i), 1, -Real(i)};
  Cpu cpu(4);
  cpu.enter([&] { cpu.for_each(n, Copy<Vec3>{from.data(), to.data()}); });
  EXPECT_EQ(to, from);
}

TEST(Array, KeepsItsCapacityAndSwaps) {
  Array<Real, Host> a = array_of(std::vector<Real>{1, 2, 3}), b;
  const std::size_t bytes = a.bytes();
  a.resize(1);
  EXPECT_EQ(a.bytes(), bytes);
  EXPECT_EQ(a.values(), std::vector<Real>{1});
  a.swap(b);
  EXPECT_EQ(a.size(), 0u);
  EXPECT_EQ(b.size(), 1u);
}

}  // namespace
}  // namespace clast
