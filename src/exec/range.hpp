// A kernel is a small struct whose call operator does the work of one item. It writes only what
// belongs to that item, so items may run in any order, side by side. A kernel that returns a
// number reports something to watch; the loop keeps the largest.
#pragma once

#include <cstdint>
#include <type_traits>

#include "base/real.hpp"
#include "exec/isa.hpp"
#include "exec/stages.hpp"

namespace clast {

constexpr Real nothing_watched = -infinity;

template <class Kernel>
constexpr bool is_watched =
    !std::is_void_v<decltype(std::declval<const Kernel&>()(std::declval<int>()))>;

// A kernel that says `branches` goes its own way for each item: no vector instructions across
// items, and a few items are enough work for a thread.
template <class Kernel>
constexpr bool branches = requires {
  requires Kernel::branches;
};

// A kernel that says `gathers` brings together more than it works out: to fill wide vectors from
// all over memory takes longer than they save.
template <class Kernel>
constexpr bool gathers = requires {
  requires Kernel::gathers;
};

// Such kernels are no faster with vectors of 512 bits, unless they say that they work on eight
// numbers of an item at a time.
template <class Kernel>
constexpr bool gains_from_avx512 = !(branches<Kernel> || gathers<Kernel>) || requires {
  requires Kernel::eight_at_a_time;
};

// Some items of a loop, by number.
struct Items {
  const std::int32_t* list = nullptr;
  int count = 0;
};

// Calls f(portion) for items a portion at a time. Several loops over a portion find in the caches
// what the loop before left there.
template <class F>
void in_portions(const Items& items, int most, const F& f) {
  for (int begin = 0; begin < items.count; begin += most)
    f(Items{items.list + begin, items.count - begin < most ? items.count - begin : most});
}

// Those of some items that `pick` took when they were narrowed. An executor may have put them into
// a list of their own; otherwise they are among the items, and it asks again.
template <class Pick>
struct Narrowed {
  Items items;
  Pick pick;
};

// A kernel over some of its items.
template <class Kernel>
struct Listed {
  static constexpr bool branches = clast::branches<Kernel>;
  static constexpr bool eight_at_a_time = gains_from_avx512<Kernel>;

  Kernel kernel;
  const std::int32_t* list;
  CLAST_HD auto operator()(int e) const { return kernel(list[e]); }
};
// clang 14 needs it.
template <class Kernel>
Listed(Kernel, const std::int32_t*) -> Listed<Kernel>;

// The same for a kernel in stages.
template <class Kernel>
requires has_stages<Kernel>
struct Listed<Kernel> {
  static constexpr bool branches = false;
  using Lane = typename Kernel::Lane;

  Kernel kernel;
  const std::int32_t* list;
  CLAST_HD void ask_for(int e) const requires asks_ahead<Kernel> { kernel.ask_for(list[e]); }
  CLAST_HD Lane read(int e) const { return kernel.read(list[e]); }
  CLAST_HD void work(Lane& lane) const { kernel.work(lane); }
  CLAST_HD auto write(int e, const Lane& lane) const { return kernel.write(list[e], lane); }
  CLAST_HD auto operator()(int e) const { return in_stages(*this, e); }
};

// Notes which items of a list are picked, where a loop of its own has to find that out.
template <class Pick>
struct MarkPicked {
  static constexpr bool branches = true;

  Pick pick;
  const std::int32_t* list;
  unsigned char* marks;
  CLAST_HD void operator()(int e) const { marks[e] = pick(list[e]) ? 1 : 0; }
};

// Runs the items [begin, end) on one core. Built once per instruction set, see kernels_cpu.cpp.
template <class IsaTag, class Kernel>
Real run_range(const Kernel& kernel, int begin, int end);

template <class IsaTag, class Kernel>
constexpr bool is_built_for = gains_from_avx512<Kernel> || !std::is_same_v<IsaTag, isa::avx512>;

template <class Kernel>
Real run_range_on([[maybe_unused]] Isa isa, const Kernel& kernel, int begin, int end) {
#if !defined(CLAST_ONE_ISA)
  if constexpr (is_built_for<isa::avx512, Kernel>)
    if (isa == Isa::avx512) return run_range<isa::avx512>(kernel, begin, end);
  if (isa >= Isa::avx2) return run_range<isa::avx2>(kernel, begin, end);
#endif
  return run_range<isa::x86_64>(kernel, begin, end);
}

// A function of a range, `Real work(begin, end)`, whose type is forgotten: so what shares ranges
// out among threads is built once and not once per kernel. It must not outlive the function.
class RangeWork {
 public:
  template <class Function>
  RangeWork(const Function& function)
      : function_(&function), call_([](const void* f, int begin, int end) -> Real {
          return (*static_cast<const Function*>(f))(begin, end);
        }) {}
  Real operator()(int begin, int end) const { return call_(function_, begin, end); }

 private:
  const void* function_;
  Real (*call_)(const void*, int, int);
};

}  // namespace clast
