// Sums that do not know their order: exact, then rounded once.
//
// A number of double precision is a whole number of up to 53 bits times a power of two. The sum is
// kept as whole numbers too, one for every 32 bits that doubles can reach; adding to these is exact
// and can be done in any order, by any number of threads, devices or machines. (The idea is that of
// Kulisch's long accumulator.) Up to 2^31 numbers can be added before a digit could overflow.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

#include "base/vec3.hpp"
#include "exec/array.hpp"

namespace clast {

struct ExactSum {
  static constexpr int digits = 68;  // of 32 bits each, the first counts 2^-1074
  std::int64_t digit[digits];
  std::int64_t not_finite;  // how many were no finite numbers

  CLAST_HD void clear() {
    for (std::int64_t& d : digit) d = 0;
    not_finite = 0;
  }

  CLAST_HD void add(Real x) {
    const auto bits = __builtin_bit_cast(std::uint64_t, x);
    const int exponent = static_cast<int>(bits >> 52 & 0x7ff);
    const std::uint64_t fraction = bits & 0xfffffffffffffULL;
    if (exponent == 0x7ff) {
      ++not_finite;
      return;
    }
    if ((bits << 1) == 0) return;
    // x = mantissa 2^(shift - 1074)
    const std::uint64_t mantissa = exponent > 0 ? fraction | 0x10000000000000ULL : fraction;
    const int shift = exponent > 0 ? exponent - 1 : 0;
    const int at = shift >> 5, left = shift & 31;
    const std::uint64_t low = mantissa << left;                         // lower 64 bits
    const std::uint64_t high = left > 0 ? mantissa >> (64 - left) : 0;  // the rest
    const std::int64_t sign = bits >> 63 ? -1 : 1;
    digit[at] += sign * static_cast<std::int64_t>(low & 0xffffffffULL);
    digit[at + 1] += sign * static_cast<std::int64_t>(low >> 32);
    digit[at + 2] += sign * static_cast<std::int64_t>(high);
  }

  // Rounded to the nearest double.
  Real value() const;
};

// Of vectors, by component.
struct ExactVectorSum {
  ExactSum x{}, y{}, z{};
  void add(const Vec3& v) {
    x.add(v.x);
    y.add(v.y);
    z.add(v.z);
  }
  Vec3 value() const { return {x.value(), y.value(), z.value()}; }
};

// How an executor goes through numbers that are added up: in at most `chunks` pieces, each by one
// thread. `interleaved`: neighbouring threads take neighbouring numbers, which is how a GPU reads
// fast; otherwise each takes numbers that follow each other.
struct SumPlan {
  int chunks;
  bool interleaved;
};

// Adds up the numbers of one chunk, of one of the components of vectors.
struct AddChunk {
  static constexpr bool branches = true;

  const Real* values;
  ExactSum* sums;
  int n, chunks, components;
  bool interleaved;
  CLAST_HD void operator()(int item) const {
    const int chunk = item / components, component = item % components;
    const int length = (n + chunks - 1) / chunks;
    const int first = interleaved ? chunk : chunk * length, stride = interleaved ? chunks : 1;
    const int end = interleaved || n - first < length ? n : first + length;
    ExactSum sum;
    sum.clear();
    for (int i = first; i < end; i += stride)
      sum.add(values[static_cast<std::int64_t>(i) * components + component]);
    sums[item] = sum;
  }
};

// Adds up sums, `length` at a time: one digit of one component.
struct AddDigits {
  static constexpr bool branches = true;
  static constexpr int words = sizeof(ExactSum) / sizeof(std::int64_t);

  const std::int64_t* from;
  std::int64_t* to;
  int n, length, components;
  CLAST_HD void operator()(int item) const {
    const int row = components * words, chunk = item / row, word = item % row;
    const int begin = chunk * length, end = n - begin < length ? n : begin + length;
    std::int64_t sum = 0;
    for (int i = begin; i < end; ++i) sum += from[static_cast<std::int64_t>(i) * row + word];
    to[item] = sum;
  }
};

// Sums of chunks, and of chunks of chunks.
template <class Space>
struct SumScratch {
  Array<ExactSum, Space> sums[2];
};

// Adds up n numbers, or vectors by component; values[i * components + component].
template <int components, class Exec, class Space>
void exact_sums(Exec& exec, const Real* values, int n, SumScratch<Space>& scratch,
                ExactSum (&totals)[components]) {
  const SumPlan plan = exec.sum_plan();
  const auto words = [&](int level) {
    return reinterpret_cast<std::int64_t*>(scratch.sums[level].data());
  };
  constexpr int shortest = 64;  // a sum is as long as that many numbers
  int chunks = (n + shortest - 1) / shortest, level = 0;
  if (chunks > plan.chunks) chunks = plan.chunks;
  scratch.sums[level].resize(chunks * components);
  exec.for_each(chunks * components, AddChunk{values, scratch.sums[level].data(), n, chunks,
                                              components, plan.interleaved});
  while (chunks > 1) {
    constexpr int length = 64;
    const int count = chunks;
    chunks = (count + length - 1) / length;
    scratch.sums[1 - level].resize(chunks * components);
    exec.for_each(chunks * components * AddDigits::words,
                  AddDigits{words(level), words(1 - level), count, length, components});
    level = 1 - level;
  }
  exec.wait();
  Space::to_host(totals, scratch.sums[level].data(), sizeof totals);
}

template <class Exec, class Space>
Real exact_sum(Exec& exec, const Array<Real, Space>& values, int n, SumScratch<Space>& scratch) {
  if (n == 0) return 0;
  ExactSum totals[1];
  exact_sums(exec, values.data(), n, scratch, totals);
  return totals[0].value();
}
template <class Exec, class Space>
Vec3 exact_sum(Exec& exec, const Array<Vec3, Space>& values, int n, SumScratch<Space>& scratch) {
  static_assert(sizeof(Vec3) == 3 * sizeof(Real));
  if (n == 0) return {};
  ExactSum totals[3];
  exact_sums(exec, &values.data()->x, n, scratch, totals);
  return {totals[0].value(), totals[1].value(), totals[2].value()};
}

}  // namespace clast
