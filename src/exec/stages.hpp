// Kernels in three stages, whose items stand side by side.
//
// Contacts lie all over memory, and a loop that picks what it needs from everywhere does not become
// vector instructions. So such a kernel says what it reads, what it works out, and what it writes:
//
//   struct Lane { ... };                       all it knows of an item: numbers and nothing else
//   Lane read(int k) const;
//   void work(Lane& lane) const;               without branches
//   write(int k, const Lane& lane) const;      may report a number to watch, as other kernels do
//
// The loop of the CPU (world/run_range.hpp) reads a few items into columns of numbers, works on all
// of them at once and writes them. On the GPU each thread has an item.
//
// A kernel whose items are far apart in memory may also say what it is going to read:
//   void ask_for(int k) const;
#pragma once

#include <cstddef>
#include <utility>

#include "base/real.hpp"

namespace clast {

template <class Kernel>
constexpr bool has_stages = requires {
  typename Kernel::Lane;
};

template <class Kernel>
CLAST_HD auto in_stages(const Kernel& kernel, int k) {
  typename Kernel::Lane lane = kernel.read(k);
  kernel.work(lane);
  return kernel.write(k, lane);
}

template <class Kernel>
constexpr bool asks_ahead = requires(const Kernel& kernel) {
  kernel.ask_for(0);
};

// Has all lines of something brought from memory.
template <class T>
CLAST_HD void ask_for_lines([[maybe_unused]] const T& something) {
#if !defined(__CUDA_ARCH__)
  const char* const bytes = reinterpret_cast<const char*>(&something);
  for (std::size_t at = 0; at < sizeof(T); at += 64) __builtin_prefetch(bytes + at);
  __builtin_prefetch(bytes + sizeof(T) - 1);
#endif
}

// Some items of a kernel, number by number.
template <class Lane>
class SideBySide {
 public:
  static constexpr int items = 8;

  CLAST_HD void put(const Lane& lane, int item) { put_all(lane, item, every_number()); }
  CLAST_HD void get(Lane& lane, int item) const { get_all(lane, item, every_number()); }

 private:
  static_assert(sizeof(Lane) % sizeof(Real) == 0, "numbers only");
  static constexpr std::size_t count = sizeof(Lane) / sizeof(Real);
  using Every = std::make_index_sequence<count>;
  static constexpr Every every_number() { return {}; }

  template <std::size_t... I>
  CLAST_HD void put_all(const Lane& lane, int item, std::index_sequence<I...>) {
    const Real* number = reinterpret_cast<const Real*>(&lane);
    ((column_[I][item] = number[I]), ...);
  }
  template <std::size_t... I>
  CLAST_HD void get_all(Lane& lane, int item, std::index_sequence<I...>) const {
    Real* number = reinterpret_cast<Real*>(&lane);
    ((number[I] = column_[I][item]), ...);
  }

  alignas(64) Real column_[count][items];
};

}  // namespace clast
