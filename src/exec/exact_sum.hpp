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
  CLAST_HD void add(const ExactSum& other) {
    for (int i = 0; i < digits; ++i) digit[i] += other.digit[i];
    not_finite += other.not_finite;
  }

  // Rounded to the nearest double.
  Real value() const;
};

// Of vectors, by component.
struct ExactVectorSum {
  ExactSum x, y, z;
  CLAST_HD void clear() {
    x.clear();
    y.clear();
    z.clear();
  }
  CLAST_HD void add(const Vec3& v) {
    x.add(v.x);
    y.add(v.y);
    z.add(v.z);
  }
  CLAST_HD void add(const ExactVectorSum& other) {
    x.add(other.x);
    y.add(other.y);
    z.add(other.z);
  }
  Vec3 value() const { return {x.value(), y.value(), z.value()}; }
};

template <class T>
struct ExactSumOf;
template <>
struct ExactSumOf<Real> {
  using type = ExactSum;
};
template <>
struct ExactSumOf<Vec3> {
  using type = ExactVectorSum;
};

// Adds up `length` values, or sums, each.
template <class T, class Sum>
struct AddChunk {
  static constexpr bool branches = true;

  const T* values;
  Sum* sums;
  int n, length;
  CLAST_HD void operator()(int chunk) const {
    const int begin = chunk * length, end = n - begin < length ? n : begin + length;
    Sum& sum = sums[chunk];
    sum.clear();
    for (int i = begin; i < end; ++i) sum.add(values[i]);
  }
};

// Sums of chunks, and of chunks of chunks.
template <class Space>
struct SumScratch {
  Array<ExactSum, Space> reals[2];
  Array<ExactVectorSum, Space> vectors[2];

  auto& of(const Real*) { return reals; }
  auto& of(const Vec3*) { return vectors; }
};

template <class Exec, class T, class Space>
T exact_sum(Exec& exec, const Array<T, Space>& values, int n, SumScratch<Space>& scratch) {
  using Sum = typename ExactSumOf<T>::type;
  if (n == 0) return T();
  auto& sums = scratch.of(values.data());
  const auto chunk_length = [](int count) { return count / 2048 > 64 ? count / 2048 : 64; };
  int length = chunk_length(n), chunks = (n + length - 1) / length, level = 0;
  sums[level].resize(chunks);
  exec.for_each(chunks, AddChunk<T, Sum>{values.data(), sums[level].data(), n, length});
  while (chunks > 1) {
    const int count = chunks;
    length = chunk_length(count);
    chunks = (count + length - 1) / length;
    sums[1 - level].resize(chunks);
    exec.for_each(chunks,
                  AddChunk<Sum, Sum>{sums[level].data(), sums[1 - level].data(), count, length});
    level = 1 - level;
  }
  exec.wait();
  Sum total;
  Space::to_host(static_cast<void*>(&total), sums[level].data(), sizeof total);
  return total.value();
}

}  // namespace clast
