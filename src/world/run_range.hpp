// The loop over a kernel. Included by the translation units that are compiled once per instruction
// set, with CLAST_ISA naming it. Nothing in them may leave code behind under a name that another
// copy shares: kernels are forced inline, and the standard library stays out.
#pragma once

#include "base/type_list.hpp"
#include "exec/isa.hpp"
#include "exec/range.hpp"

namespace clast {

template <class Kernel>
CLAST_HD void work_on(const Kernel& kernel, SideBySide<typename Kernel::Lane>& block, int item) {
  typename Kernel::Lane lane;
  block.get(lane, item);
  kernel.work(lane);
  block.put(lane, item);
}

// Items [begin, end) of a kernel in stages. Where the last block is not full, what is left of the
// one before is worked on in vain.
template <class Kernel>
CLAST_HD Real run_in_stages(const Kernel& kernel, int begin, int end) {
  using Block = SideBySide<typename Kernel::Lane>;
  Block block{};
  Real most = nothing_watched;
  for (; begin < end; begin += Block::items) {
    const int count = end - begin < Block::items ? end - begin : Block::items;
    if constexpr (asks_ahead<Kernel>)
      for (int item = begin + count; item < end && item < begin + 2 * Block::items; ++item)
        kernel.ask_for(item);
    for (int item = 0; item < count; ++item) block.put(kernel.read(begin + item), item);
#pragma omp simd
    for (int item = 0; item < Block::items; ++item) work_on(kernel, block, item);
    for (int item = 0; item < count; ++item) {
      typename Kernel::Lane lane;
      block.get(lane, item);
      if constexpr (is_watched<Kernel>)
        most = larger(kernel.write(begin + item, lane), most);
      else
        kernel.write(begin + item, lane);
    }
  }
  return most;
}

template <class IsaTag, class Kernel>
Real run_range(const Kernel& shared, int begin, int end) {
  // A copy of our own, so that its pointers stay in registers.
  const Kernel kernel = shared;  // NOLINT(performance-unnecessary-copy-initialization)
  Real most = nothing_watched;
  if constexpr (has_stages<Kernel>) {
    most = run_in_stages(kernel, begin, end);
  } else if constexpr (branches<Kernel> && is_watched<Kernel>) {
    for (int i = begin; i < end; ++i) most = larger(kernel(i), most);
  } else if constexpr (branches<Kernel>) {
    for (int i = begin; i < end; ++i) kernel(i);
  } else if constexpr (is_watched<Kernel>) {
#pragma omp simd reduction(max : most)
    for (int i = begin; i < end; ++i) most = larger(kernel(i), most);
  } else {
#pragma omp simd
    for (int i = begin; i < end; ++i) kernel(i);
  }
  return most;
}

// Has the loops of all kernels of a list built, by taking their addresses. These are constants: to
// find them when the program starts would run code of an instruction set that the processor may not
// have.
template <class IsaTag, class Kernel, bool = is_built_for<IsaTag, Kernel>>
struct BuiltRange {
  Real (*address)(const Kernel&, int, int) = &run_range<IsaTag, Kernel>;
};
template <class IsaTag, class Kernel>
struct BuiltRange<IsaTag, Kernel, false> {};

template <class IsaTag, class List>
struct BuiltRanges;
template <class IsaTag>
struct BuiltRanges<IsaTag, TypeList<>> {};
template <class IsaTag, class Kernel, class... Rest>
struct BuiltRanges<IsaTag, TypeList<Kernel, Rest...>> {
  BuiltRange<IsaTag, Kernel> first;
  BuiltRanges<IsaTag, TypeList<Rest...>> rest;
};

}  // namespace clast
