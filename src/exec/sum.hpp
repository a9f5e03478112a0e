// Sums whose rounding does not depend on who adds: fixed chunks, added from left to right, then
// the sums of the chunks in the same way.
#pragma once

#include <cstdint>

#include "base/vec3.hpp"
#include "exec/array.hpp"

namespace clast {

constexpr int sum_chunk = 128;

template <class T>
struct SumChunk {
  const T* values;
  T* sums;
  int n;

  CLAST_HD void operator()(int chunk) const {
    const int end = (chunk + 1) * sum_chunk < n ? (chunk + 1) * sum_chunk : n;
    T s = T();
    for (int i = chunk * sum_chunk; i < end; ++i) s += values[i];
    sums[chunk] = s;
  }
};

// Room for the sums of chunks, and of chunks of chunks.
template <class Space>
struct PartialSums {
  Array<Real, Space> reals[2];
  Array<Vec3, Space> vectors[2];

  auto& of(const Real*) { return reals; }
  auto& of(const Vec3*) { return vectors; }
};

template <class Exec, class T, class Space>
T fixed_order_sum(Exec& exec, const Array<T, Space>& values, int n, PartialSums<Space>& room) {
  if (n == 0) return T();
  auto& partial = room.of(values.data());
  const T* from = values.data();
  int level = 0;
  do {
    const int chunks = (n + sum_chunk - 1) / sum_chunk;
    partial[level].resize(chunks);
    exec.for_each(chunks, SumChunk<T>{from, partial[level].data(), n});
    from = partial[level].data();
    n = chunks;
    level = 1 - level;
  } while (n > 1);
  exec.wait();
  T total;
  Space::to_host(&total, from, sizeof(T));
  return total;
}

}  // namespace clast
