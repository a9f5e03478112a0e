// The kernels of the standard engine in parts that build side by side.
#pragma once

#include "contact/pair_table.hpp"
#include "law/laws.hpp"
#include "world/kernel_list.hpp"

namespace clast {

// The tables that kernels are built from; world/tables.hpp adds the interactions.
struct ContactTables {
  using Laws = clast::Laws;
  using PairKinds = clast::PairKinds;
  using WallKinds = clast::WallKinds;
};

// Part 0: bodies and lists; 1: kinds of contacts; the others share the laws.
constexpr int kernel_parts = 6;
constexpr int law_parts = kernel_parts - 2;
constexpr int interactions_in_step = 3;

namespace kernel_parts_detail {

template <int Part, int At, class List>
struct LawsOf;
template <int Part, int At>
struct LawsOf<Part, At, TypeList<>> {
  using type = TypeList<>;
};
template <int Part, int At, class Law, class... Rest>
struct LawsOf<Part, At, TypeList<Law, Rest...>> {
  using Others = typename LawsOf<Part, At + 1, TypeList<Rest...>>::type;
  using type = std::conditional_t<At % law_parts == Part, Join<TypeList<Law>, Others>, Others>;
};

template <int Part>
struct OfPart {
  using Laws = typename LawsOf<Part - 2, 0, ContactTables::Laws>::type;
  using type = Map<KernelsOf<ContactTables>::LawKernels, Laws>;
};
template <>
struct OfPart<0> {
  using type = Join<CommonKernels, GatherKernels<interactions_in_step>>;
};
template <>
struct OfPart<1> {
  using type = KernelsOf<ContactTables>::KindKernels;
};

}  // namespace kernel_parts_detail

template <int Part>
using KernelPart = typename kernel_parts_detail::OfPart<Part>::type;

}  // namespace clast
