// The loop over a kernel. Included by the translation units that are compiled once per instruction
// set, with CLAST_ISA naming it. Nothing in them may leave code behind under a name that another
// copy shares: kernels are forced inline, and the standard library stays out.
#pragma once

#include "base/type_list.hpp"
#include "exec/isa.hpp"
#include "exec/range.hpp"

namespace clast {

template <class IsaTag, class Kernel>
Real run_range(const Kernel& shared, int begin, int end) {
  const Kernel kernel = shared;  // a copy of our own, so that its pointers stay in registers
  Real most = nothing_watched;
  if constexpr (branches<Kernel> && is_watched<Kernel>) {
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

// Has the loops of all kernels of a list built, by taking their addresses.
template <class IsaTag, class List>
struct BuiltRanges;
template <class IsaTag, class... Kernel>
struct BuiltRanges<IsaTag, TypeList<Kernel...>> {
  using Address = void (*)();
  static constexpr int count = sizeof...(Kernel);
  Address address[count + 1] = {reinterpret_cast<Address>(&run_range<IsaTag, Kernel>)..., nullptr};
};

}  // namespace clast
