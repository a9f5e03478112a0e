// Sums whose rounding does not depend on who adds: fixed chunks, added from left to right, then
// the sums of the chunks in the same way.
#pragma once

#include <cstdint>

#include "base/real.hpp"
#include "exec/array.hpp"

namespace clast {

constexpr int sum_chunk = 128;

struct SumChunk {
  const Real* values;
  Real* sums;
  int n;

  CLAST_HD void operator()(int chunk) const {
    const int end = (chunk + 1) * sum_chunk < n ? (chunk + 1) * sum_chunk : n;
    Real s = 0;
    for (int i = chunk * sum_chunk; i < end; ++i) s += values[i];
    sums[chunk] = s;
  }
};

template <class Exec, class Space>
Real fixed_order_sum(Exec& exec, const Array<Real, Space>& values, int n,
                     Array<Real, Space> (&partial)[2]) {
  if (n == 0) return 0;
  const Real* from = values.data();
  int level = 0;
  do {
    const int chunks = (n + sum_chunk - 1) / sum_chunk;
    partial[level].resize(chunks);
    exec.for_each(chunks, SumChunk{from, partial[level].data(), n});
    from = partial[level].data();
    n = chunks;
    level = 1 - level;
  } while (n > 1);
  exec.wait();
  Real total;
  Space::to_host(&total, from, sizeof(Real));
  return total;
}

}  // namespace clast
