#include "neighbor/found_pairs.hpp"

#include <algorithm>
#include <bit>

#include "base/error.hpp"
#include "exec/parallel.hpp"

namespace clast {

void FoundPairs::sort_into(std::int32_t n, PairBuffer& pairs) {
  std::vector<std::span<const Word>> parts;
  std::size_t total = 0;
  for (const List& l : lists_) {
    parts.emplace_back(l);
    total += l.size();
  }
  if (total > INT32_MAX)
    throw Error("neighbour search: more than 2147483647 pairs: reduce the margin");
  pairs.a.resize(total);
  pairs.b.resize(total);
  pairs.row.resize(static_cast<std::size_t>(n) + 1);
  bucketed_.resize(total);
  // Buckets of at least 2048 rows, at most 2048 of them: what is counted and placed within one
  // stays in the nearest caches, whatever the order in which units are numbered.
  const int row_bits = std::bit_width(static_cast<std::uint32_t>(n));
  const int sorted_bits = std::clamp(row_bits - 11, 0, 11);
  const int shift = row_bits - sorted_bits;
  distributor_.pass(parts, bucketed_.data(), 32 + shift, sorted_bits);
  const std::vector<std::uint32_t>& starts = distributor_.starts();
  parallel_for(starts.size() - 1, [&](std::size_t k) {
    const std::int64_t first = static_cast<std::int64_t>(k) << shift;
    const std::int64_t last = std::min<std::int64_t>(n, first + (std::int64_t{1} << shift));
    if (first < last)
      finish_bucket(static_cast<std::int32_t>(first), static_cast<std::int32_t>(last), starts[k],
                    starts[k + 1], pairs);
  });
  pairs.row[static_cast<std::size_t>(n)] = static_cast<std::int32_t>(total);
  if (repeats_) drop_repeats(n, pairs);
  repeats_ = false;
}

// Counting sort by row, then each row by itself. Rows are short.
void FoundPairs::finish_bucket(std::int32_t first_row, std::int32_t last_row, std::uint32_t begin,
                               std::uint32_t end, PairBuffer& pairs) const {
  std::int32_t* row = pairs.row.data();
  std::fill(row + first_row, row + last_row, 0);
  for (std::uint32_t k = begin; k < end; ++k) ++row[first(bucketed_[k])];
  auto place = static_cast<std::int32_t>(begin);
  for (std::int32_t i = first_row; i < last_row; ++i) {
    const std::int32_t count = row[i];
    row[i] = place;
    place += count;
  }
  // Placing moves every start to the end of its row, which is the start of the next.
  for (std::uint32_t k = begin; k < end; ++k)
    pairs.b[static_cast<std::size_t>(row[first(bucketed_[k])]++)] = second(bucketed_[k]);
  auto from = static_cast<std::int32_t>(begin);
  for (std::int32_t i = first_row; i < last_row; ++i) {
    const std::int32_t to = row[i];
    std::fill(pairs.a.begin() + from, pairs.a.begin() + to, i);
    if (to - from <= 32) {
      for (std::int32_t k = from + 1; k < to; ++k) {
        const std::int32_t value = pairs.b[k];
        std::int32_t hole = k;
        for (; hole > from && pairs.b[hole - 1] > value; --hole) pairs.b[hole] = pairs.b[hole - 1];
        pairs.b[hole] = value;
      }
    } else {
      std::sort(pairs.b.begin() + from, pairs.b.begin() + to);
    }
    row[i] = from;
    from = to;
  }
}

void FoundPairs::drop_repeats(std::int32_t n, PairBuffer& pairs) const {
  std::int32_t kept = 0, from = 0;
  for (std::int32_t i = 0; i < n; ++i) {
    const std::int32_t to = pairs.row[i + 1];
    pairs.row[i] = kept;
    for (std::int32_t k = from; k < to; ++k) {
      if (k > from && pairs.b[k] == pairs.b[k - 1]) continue;
      pairs.a[kept] = i;
      pairs.b[kept] = pairs.b[k];
      ++kept;
    }
    from = to;
  }
  pairs.row[n] = kept;
  pairs.a.resize(kept);
  pairs.b.resize(kept);
}

std::size_t FoundPairs::bytes() const {
  std::size_t sum = bucketed_.capacity() * sizeof(Word) + distributor_.bytes();
  for (const List& l : lists_) sum += l.capacity() * sizeof(Word);
  return sum;
}

}  // namespace clast
