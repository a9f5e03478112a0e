// Sets of up to 32 or 64 numbers as bits of one word.
#pragma once

#include "base/real.hpp"

namespace clast {

// How many there are, the smallest and the largest; the last two of sets that are not empty.
#if defined(__CUDA_ARCH__)
CLAST_HD int count_of_bits(std::uint32_t set) { return __popc(set); }
CLAST_HD int lowest_bit(std::uint32_t set) { return __ffs(static_cast<int>(set)) - 1; }
CLAST_HD int highest_bit(std::uint32_t set) { return 31 - __clz(static_cast<int>(set)); }
CLAST_HD int count_of_bits(std::uint64_t set) { return __popcll(set); }
CLAST_HD int lowest_bit(std::uint64_t set) { return __ffsll(static_cast<long long>(set)) - 1; }
#else
CLAST_HD int count_of_bits(std::uint32_t set) { return __builtin_popcount(set); }
CLAST_HD int lowest_bit(std::uint32_t set) { return __builtin_ctz(set); }
CLAST_HD int highest_bit(std::uint32_t set) { return 31 - __builtin_clz(set); }
CLAST_HD int count_of_bits(std::uint64_t set) { return __builtin_popcountll(set); }
CLAST_HD int lowest_bit(std::uint64_t set) { return __builtin_ctzll(set); }
#endif

// Calls f(first + bit) for the bits of a set, the lowest first.
template <class F>
CLAST_HD void for_each_bit(std::uint64_t set, int first, F&& f) {
  for (; set != 0; set &= set - 1) f(first + lowest_bit(set));
}

}  // namespace clast
