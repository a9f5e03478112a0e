// The loops of parallel.hpp on threads that live for one loop: slow to start, easy to watch.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <exception>
#include <thread>
#include <vector>

namespace clast {

constexpr int most_members = 64;

// Of the calling thread: how many threads its loops use, and its number among those of the loop it
// works for. A loop within a loop stays on its thread.
inline thread_local int team_size =
    std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, most_members);
inline thread_local int this_member = 0;

// Sets the team size for as long as it lives.
class TeamSize {
 public:
  explicit TeamSize(int size) : before_(team_size) { team_size = size; }
  ~TeamSize() { team_size = before_; }
  TeamSize(const TeamSize&) = delete;
  TeamSize& operator=(const TeamSize&) = delete;

 private:
  int before_;
};

class ThreadTeam {
 public:
  explicit ThreadTeam(int count) : count_(std::min(count, most_members)) {}

  template <class F>
  void enter(F&& f) {
    const TeamSize size(count_);
    f();
  }

 private:
  int count_;
};

// Calls work(k) once for each k below the number of members, each on a thread of its own.
template <class F>
void on_each_member(int members, const F& work) {
  const TeamSize no_team_within(1);
  std::vector<std::exception_ptr> thrown(members);
  const auto guarded = [&](int k) {
    try {
      work(k);
    } catch (...) {
      thrown[k] = std::current_exception();
    }
  };
  std::vector<std::thread> helpers;
  for (int k = 1; k < members; ++k)
    helpers.emplace_back([&guarded, k] {
      team_size = 1;
      this_member = k;
      guarded(k);
    });
  guarded(0);
  for (std::thread& helper : helpers) helper.join();
  for (const std::exception_ptr& e : thrown)
    if (e) std::rethrow_exception(e);
}

template <class Index, class T, class F, class Join>
T parallel_reduce(Index begin, Index end, Index grain, const T& nothing, const F& f,
                  const Join& join) {
  if (!(begin < end)) return nothing;
  const Index parts = (end - begin + grain - 1) / grain;
  const int members = parts < static_cast<Index>(team_size) ? static_cast<int>(parts) : team_size;
  std::vector<T> sums(members, nothing);
  // Relaxed: taking a part must not order what the parts do, or races between them would not show.
  std::atomic<Index> next = 0;
  on_each_member(members, [&](int k) {
    for (Index part; (part = next.fetch_add(1, std::memory_order_relaxed)) < parts;) {
      const Index from = begin + part * grain;
      sums[k] = f(from, from + std::min(grain, end - from), sums[k]);
    }
  });
  T sum = sums.front();
  for (int k = 1; k < members; ++k) sum = join(sum, sums[k]);
  return sum;
}

template <class Index, class F>
void parallel_ranges(Index begin, Index end, Index grain, const F& f) {
  struct Nothing {};
  parallel_reduce(
      begin, end, grain, Nothing{},
      [&](Index from, Index to, Nothing) {
        f(from, to);
        return Nothing{};
      },
      [](Nothing, Nothing) { return Nothing{}; });
}

template <class Index, class F>
void parallel_for(Index n, const F& f) {
  parallel_ranges(Index{0}, n, Index{1}, [&](Index from, Index to) {
    for (Index i = from; i < to; ++i) f(i);
  });
}

// On one thread: what it computes does not depend on that.
inline std::int64_t parallel_scan(std::int32_t* values, int n) {
  std::int64_t sum = 0;
  for (int i = 0; i < n; ++i) {
    const std::int32_t value = values[i];
    values[i] = static_cast<std::int32_t>(sum);
    sum += value;
  }
  return sum;
}

template <class T>
class PerThread {
 public:
  T& local() { return all_[this_member]; }
  auto begin() { return all_.begin(); }
  auto end() { return all_.end(); }
  auto begin() const { return all_.begin(); }
  auto end() const { return all_.end(); }

 private:
  std::array<T, most_members> all_;
};

}  // namespace clast
