#include "exec/parallel.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <numeric>
#include <stdexcept>
#include <vector>

namespace clast {
namespace {

TEST(Parallel, LoopsReachEveryItemOnce) {
  for (const int threads : {1, 2, 7}) {
    ThreadTeam team(threads);
    for (const int n : {0, 1, 2, 99, 100, 101, 5000}) {
      std::vector<int> one(n, 0), ranged(n, 0);
      team.enter([&] {
        parallel_for(n, [&](int i) { ++one[i]; });
        parallel_ranges(0, n, 100, [&](int begin, int end) {
          for (int i = begin; i < end; ++i) ++ranged[i];
        });
      });
      EXPECT_EQ(one, std::vector<int>(n, 1)) << threads;
      EXPECT_EQ(ranged, std::vector<int>(n, 1)) << threads;
    }
  }
}

TEST(Parallel, RangesBeginWhereTheyAreTold) {
  std::atomic<unsigned> sum = 0;
  parallel_ranges(10u, 1000u, 7u, [&](unsigned begin, unsigned end) {
    for (unsigned i = begin; i < end; ++i) sum += i;
  });
  EXPECT_EQ(sum, 1000u * 999 / 2 - 45);
}

TEST(Parallel, ReducesEveryPartOnce) {
  ThreadTeam team(3);
  const auto add = [](int begin, int end, long sum) {
    for (int i = begin; i < end; ++i) sum += i;
    return sum;
  };
  team.enter([&] {
    EXPECT_EQ(parallel_reduce(0, 100000, 64, 0L, add, std::plus<long>()), 100000L * 99999 / 2);
    EXPECT_EQ(parallel_reduce(0, 0, 64, 0L, add, std::plus<long>()), 0);
  });
}

TEST(Parallel, EveryThreadHasItsOwn) {
  ThreadTeam team(4);
  PerThread<std::vector<int>> lists;
  team.enter([&] { parallel_for(20000, [&](int i) { lists.local().push_back(i); }); });
  long sum = 0;
  std::size_t items = 0;
  for (const std::vector<int>& list : lists) {
    items += list.size();
    sum = std::accumulate(list.begin(), list.end(), sum);
  }
  EXPECT_EQ(items, 20000u);
  EXPECT_EQ(sum, 20000L * 19999 / 2);
}

TEST(Parallel, LoopsNest) {
  ThreadTeam team(4);
  std::atomic<int> calls = 0;
  team.enter([&] { parallel_for(20, [&](int) { parallel_for(30, [&](int) { ++calls; }); }); });
  EXPECT_EQ(calls, 600);
}

TEST(Parallel, WhatALoopThrowsComesOut) {
  ThreadTeam team(4);
  const auto throwing = [](int i) {
    if (i == 777) throw std::runtime_error("777");
  };
  EXPECT_THROW(team.enter([&] { parallel_for(1000, throwing); }), std::runtime_error);
}

}  // namespace
}  // namespace clast
