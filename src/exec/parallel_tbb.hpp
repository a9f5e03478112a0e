// The loops of parallel.hpp on TBB.
#pragma once

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/enumerable_thread_specific.h>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/parallel_reduce.h>
#include <oneapi/tbb/parallel_scan.h>
#include <oneapi/tbb/task_arena.h>

#include <cstdint>

namespace clast {

class ThreadTeam {
 public:
  explicit ThreadTeam(int count)
      : allowed_(tbb::global_control::max_allowed_parallelism, count), arena_(count) {}

  template <class F>
  void enter(F&& f) {
    arena_.execute(f);
  }

 private:
  tbb::global_control allowed_;  // without it TBB starts no more threads than there are cores
  tbb::task_arena arena_;
};

template <class Index, class F>
void parallel_for(Index n, const F& f) {
  tbb::parallel_for(Index{0}, n, f);
}

template <class Index, class F>
void parallel_ranges(Index begin, Index end, Index grain, const F& f) {
  tbb::parallel_for(tbb::blocked_range<Index>(begin, end, grain),
                    [&](const tbb::blocked_range<Index>& part) { f(part.begin(), part.end()); });
}

template <class Index, class T, class F, class Join>
T parallel_reduce(Index begin, Index end, Index grain, const T& nothing, const F& f,
                  const Join& join) {
  return tbb::parallel_reduce(
      tbb::blocked_range<Index>(begin, end, grain), nothing,
      [&](const tbb::blocked_range<Index>& part, const T& sum) {
        return f(part.begin(), part.end(), sum);
      },
      join);
}

// Each value becomes the sum of those before it.
inline std::int64_t parallel_scan(std::int32_t* values, int n) {
  return tbb::parallel_scan(
      tbb::blocked_range<int>(0, n, 4096), std::int64_t{0},
      [=](const tbb::blocked_range<int>& part, std::int64_t sum, bool last_pass) {
        for (int i = part.begin(); i < part.end(); ++i) {
          const std::int32_t value = values[i];
          if (last_pass) values[i] = static_cast<std::int32_t>(sum);
          sum += value;
        }
        return sum;
      },
      [](std::int64_t a, std::int64_t b) { return a + b; });
}

template <class T>
class PerThread {
 public:
  T& local() { return all_.local(); }
  auto begin() { return all_.begin(); }
  auto end() { return all_.end(); }
  auto begin() const { return all_.begin(); }
  auto end() const { return all_.end(); }

 private:
  tbb::enumerable_thread_specific<T> all_;
};

}  // namespace clast
