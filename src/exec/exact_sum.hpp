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

// Numbers to be added up: values[0], values[stride] and so on, n of them.
struct SumSource {
  const Real* values;
  int n, stride;
};

// Several of them at once: what a GPU waits for is shared.
struct SumSources {
  static constexpr int most = 16;
  SumSource source[most];
  int count = 0;

  void add(const SumSource& s) { source[count++] = s; }
};

// How an executor goes through numbers that are added up: in at most `chunks` pieces, each by one
// thread. `interleaved`: neighbouring threads take neighbouring numbers, which is how a GPU reads
// fast; otherwise each takes numbers that follow each other.
struct SumPlan {
  int chunks;
  bool interleaved;
};

// Pieces of several sources, those of one source after those of the other.
struct SumPieces {
  int first[SumSources::most + 1] = {};  // piece of each source; then how many there are in all

  CLAST_HD int count(int source) const { return first[source + 1] - first[source]; }
  CLAST_HD int source_of(int piece) const {
    int source = 0;
    while (piece >= first[source + 1]) ++source;
    return source;
  }
};

// Adds up one piece of one source.
struct AddChunk {
  static constexpr bool branches = true;

  SumSources sources;
  SumPieces pieces;
  ExactSum* sums;
  bool interleaved;
  CLAST_HD void operator()(int piece) const {
    const int number = pieces.source_of(piece);
    const int chunk = piece - pieces.first[number], chunks = pieces.count(number);
    const SumSource& from = sources.source[number];
    const int length = (from.n + chunks - 1) / chunks;
    const int first = interleaved ? chunk : chunk * length, step = interleaved ? chunks : 1;
    const int end = interleaved || from.n - first < length ? from.n : first + length;
    ExactSum sum;
    sum.clear();
    for (int i = first; i < end; i += step)
      sum.add(from.values[static_cast<std::int64_t>(i) * from.stride]);
    sums[piece] = sum;
  }
};

// Adds up sums of pieces, `length` at a time, word by word.
struct AddPieces {
  static constexpr bool branches = true;
  static constexpr int length = 32, words = sizeof(ExactSum) / sizeof(std::int64_t);

  SumPieces pieces, groups;
  const std::int64_t* from;
  std::int64_t* to;
  CLAST_HD void operator()(int item) const {
    const int group = item / words, word = item % words, number = groups.source_of(group);
    const int begin = pieces.first[number] + (group - groups.first[number]) * length;
    const int last = pieces.first[number + 1], end = last - begin < length ? last : begin + length;
    std::int64_t sum = 0;
    for (int i = begin; i < end; ++i) sum += from[static_cast<std::int64_t>(i) * words + word];
    to[item] = sum;
  }
};

// Sums of chunks, and of chunks of chunks.
template <class Space>
struct SumScratch {
  Array<ExactSum, Space> sums[2];
};

// Numbers pieces by how many each source has.
template <class Count>
SumPieces numbered_pieces(int sources, Count&& count) {
  SumPieces pieces;
  for (int i = 0; i < sources; ++i) pieces.first[i + 1] = pieces.first[i] + count(i);
  return pieces;
}

template <class Exec, class Space>
void exact_sums(Exec& exec, const SumSources& sources, SumScratch<Space>& scratch, Real* results) {
  constexpr int shortest = 64;  // a sum is as long as that many numbers
  const SumPlan plan = exec.sum_plan();
  SumPieces pieces = numbered_pieces(sources.count, [&](int i) {
    const int chunks = sources.source[i].n / shortest + 1;
    return chunks < plan.chunks ? chunks : plan.chunks;
  });
  const auto all = [&](const SumPieces& p) { return p.first[sources.count]; };
  const auto words_of = [&](int of_level) {
    return reinterpret_cast<std::int64_t*>(scratch.sums[of_level].data());
  };
  int level = 0;
  scratch.sums[level].make_room(all(pieces));
  exec.for_each(all(pieces),
                AddChunk{sources, pieces, scratch.sums[level].data(), plan.interleaved});
  while (all(pieces) > sources.count) {
    const SumPieces groups = numbered_pieces(sources.count, [&](int i) {
      return (pieces.count(i) + AddPieces::length - 1) / AddPieces::length;
    });
    scratch.sums[1 - level].make_room(all(groups));
    exec.for_each(all(groups) * AddPieces::words,
                  AddPieces{pieces, groups, words_of(level), words_of(1 - level)});
    pieces = groups;
    level = 1 - level;
  }
  exec.wait();
  ExactSum totals[SumSources::most];
  Space::to_host(totals, scratch.sums[level].data(), sources.count * sizeof(ExactSum));
  for (int i = 0; i < sources.count; ++i) results[i] = totals[i].value();
}

template <class Exec, class Space>
Real exact_sum(Exec& exec, const Array<Real, Space>& values, int n, SumScratch<Space>& scratch) {
  SumSources sources;
  sources.add({values.data(), n, 1});
  Real sum = 0;
  if (n > 0) exact_sums(exec, sources, scratch, &sum);
  return sum;
}
template <class Exec, class Space>
Vec3 exact_sum(Exec& exec, const Array<Vec3, Space>& values, int n, SumScratch<Space>& scratch) {
  static_assert(sizeof(Vec3) == 3 * sizeof(Real));
  if (n == 0) return {};
  SumSources sources;
  for (int i = 0; i < 3; ++i) sources.add({&values.data()->x + i, n, 3});
  Real sums[3];
  exact_sums(exec, sources, scratch, sums);
  return {sums[0], sums[1], sums[2]};
}

}  // namespace clast
