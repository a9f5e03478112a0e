// The executor of the CPU: loops over kernels on a team of threads.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "exec/array.hpp"
#include "exec/exact_sum.hpp"
#include "exec/isa.hpp"
#include "exec/parallel.hpp"
#include "exec/range.hpp"
#include "exec/watched.hpp"

namespace clast {

class Cpu {
 public:
  using Space = Host;

  explicit Cpu(int threads);

  // Runs f on the team; every other call must come from within.
  template <class F>
  void enter(F&& f) {
    team_.enter(f);
  }

  template <class Kernel>
  void for_each(int n, const Kernel& kernel) {
    static_assert(!is_watched<Kernel>);
    share_out(n, grain<Kernel>, [&](int begin, int end) { return range(kernel, begin, end); });
  }

  // Like for_each; the largest number the kernel reports is in watched(slot) after the next fetch.
  template <class Kernel>
  void watch(int n, const Kernel& kernel, Watched slot) {
    share_out(
        n, grain<Kernel>, [&](int begin, int end) { return range(kernel, begin, end); }, slot);
  }
  // Like for_each and watch, over listed items.
  template <class Kernel>
  void for_each(const Items& items, const Kernel& kernel) {
    for_each(items.count, Listed<Kernel>{kernel, items.list});
  }
  template <class Kernel>
  void watch(const Items& items, const Kernel& kernel, Watched slot) {
    watch(items.count, Listed<Kernel>{kernel, items.list}, slot);
  }
  // The same over those items that `pick` takes.
  template <class Pick, class Kernel>
  void for_each_picked(const Items& items, const Pick& pick, const Kernel& kernel) {
    static_assert(!is_watched<Kernel>);
    share_out(items.count, batch / 4, [&](int begin, int end) {
      return picked_range(items.list, begin, end, pick, kernel);
    });
  }
  // To ask again costs less than a list.
  template <class Pick>
  Narrowed<Pick> narrowed(const Items& items, const Pick& pick) {
    return {items, pick};
  }
  template <class Pick, class Kernel>
  void for_each(const Narrowed<Pick>& narrowed, const Kernel& kernel) {
    for_each_picked(narrowed.items, narrowed.pick, kernel);
  }
  template <class Pick, class Kernel>
  void watch(const Narrowed<Pick>& narrowed, const Kernel& kernel, Watched slot) {
    watch_picked(narrowed.items, narrowed.pick, kernel, slot);
  }
  template <class Pick, class Kernel>
  void watch_picked(const Items& items, const Pick& pick, const Kernel& kernel, Watched slot) {
    const auto work = [&](int begin, int end) {
      return picked_range(items.list, begin, end, pick, kernel);
    };
    share_out(items.count, batch / 4, work, slot);
  }

  void fetch() {
    watched_ = watching_;
    watching_.fill(nothing_watched);
  }
  Real watched(Watched slot) const { return watched_[static_cast<int>(slot)]; }

  // Exact, so that it depends on no order.
  template <class T>
  T sum(const Array<T, Host>& values, int n) {
    return exact_sum(*this, values, n, sums_);
  }
  // Of several arrays at once.
  void sum(const SumSources& sources, Real* results) { exact_sums(*this, sources, sums_, results); }
  static constexpr SumPlan sum_plan() { return {256, false}; }

  // Exclusive running sum in place over n counts; counts[n] and the result are the total.
  std::int64_t scan(Array<std::int32_t, Host>& counts, int n);

  // Stable sort of values by keys below key_end.
  void sort_by_key(Array<std::uint32_t, Host>& keys, Array<std::int32_t, Host>& values, int n,
                   std::uint32_t key_end);

  // As many contacts as the caches of the cores hold, about half a megabyte for each.
  int portion() const { return 1024 * threads_; }

  void wait() const {}  // everything is done when a call returns
  int threads() const { return threads_; }
  const char* instruction_set() const { return name_of(isa_); }
  std::string describe() const;

 private:
  template <class Kernel>
  static constexpr int grain = branches<Kernel> ? 32 : 1024;

  template <class Kernel>
  Real range(const Kernel& kernel, int begin, int end) const {
    return run_range_on(isa_, kernel, begin, end);
  }

  static constexpr int batch = 1024;

  template <class Pick, class Kernel>
  Real picked_range(const std::int32_t* list, int begin, int end, const Pick& pick,
                    const Kernel& kernel) const {
    Real most = nothing_watched;
    while (begin < end) {
      std::array<std::int32_t, batch> picked;
      int count = 0;
      for (const int stop = std::min(end, begin + batch); begin < stop; ++begin) {
        picked[count] = list[begin];
        count += pick(list[begin]) ? 1 : 0;
      }
      most = larger(range(Listed<Kernel>{kernel, picked.data()}, 0, count), most);
    }
    return most;
  }

  // Items [0, n) in parts of about `at_once`; what the work reports is forgotten, or watched.
  void share_out(int n, int at_once, RangeWork work);
  void share_out(int n, int at_once, RangeWork work, Watched slot);

  int threads_;
  Isa isa_;
  ThreadTeam team_;
  std::array<Real, static_cast<int>(Watched::count)> watching_, watched_;
  SumScratch<Host> sums_;
  std::vector<std::int32_t> bucket_;
  Array<std::uint32_t, Host> other_keys_;
  Array<std::int32_t, Host> other_values_;
};

}  // namespace clast
