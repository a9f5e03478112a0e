#include "neighbor/distribute.hpp"

#include <algorithm>

#include "exec/parallel.hpp"

namespace clast {
namespace {

constexpr std::size_t chunk_words = 1 << 16;
constexpr int most_bits_per_pass = 12;  // 4096 open cache lines fit the second-level cache
constexpr int bucket_bits = 11;

using Word = Distributor::Word;

// Sorts [from, from + n) by `bits` bits in passes of at most 8, going back and forth between two
// buffers; ends in the first one after an even number of passes.
void sort_in_cache(Word* from, Word* to, std::size_t n, int shift, int bits, int passes) {
  for (int p = 0; p < passes; ++p) {
    const int low = bits * p / passes, high = bits * (p + 1) / passes;
    const Word mask = (Word{1} << (high - low)) - 1;
    std::uint32_t place[257] = {};
    for (std::size_t k = 0; k < n; ++k) ++place[((from[k] >> (shift + low)) & mask) + 1];
    for (std::size_t d = 1; d <= mask; ++d) place[d] += place[d - 1];
    for (std::size_t k = 0; k < n; ++k) to[place[(from[k] >> (shift + low)) & mask]++] = from[k];
    std::swap(from, to);
  }
}

}  // namespace

void Distributor::pass(std::span<const std::span<const Word>> parts, Word* to, int shift,
                       int bits) {
  chunks_.clear();
  for (std::span<const Word> part : parts)
    for (std::size_t begin = 0; begin < part.size(); begin += chunk_words)
      chunks_.push_back(part.subspan(begin, std::min(chunk_words, part.size() - begin)));
  const std::size_t buckets = std::size_t{1} << bits;
  const Word mask = buckets - 1;
  count_.assign(chunks_.size() * buckets, 0);
  parallel_for(chunks_.size(), [&](std::size_t c) {
    std::uint32_t* count = count_.data() + c * buckets;
    for (const Word w : chunks_[c]) ++count[(w >> shift) & mask];
  });
  starts_.resize(buckets + 1);
  std::uint32_t total = 0;
  for (std::size_t k = 0; k < buckets; ++k) {
    starts_[k] = total;
    for (std::size_t c = 0; c < chunks_.size(); ++c) {
      const std::uint32_t here = count_[c * buckets + k];
      count_[c * buckets + k] = total;
      total += here;
    }
  }
  starts_[buckets] = total;
  parallel_for(chunks_.size(), [&](std::size_t c) {
    std::uint32_t* place = count_.data() + c * buckets;
    for (const Word w : chunks_[c]) to[place[(w >> shift) & mask]++] = w;
  });
}

// One pass over memory by the highest bits, then each bucket by itself in the cache. Not for words
// that crowd in few buckets: returns false and leaves them as they are.
bool Distributor::sort_by_buckets(std::vector<Word>& words, int shift, int bits) {
  const int rest = bits - bucket_bits;
  if (rest <= 0 || words.size() < (std::size_t{1} << 15)) return false;
  other_.resize(words.size());
  const std::span<const Word> all(words);
  pass({&all, 1}, other_.data(), shift + rest, bucket_bits);
  std::uint32_t largest = 0;
  for (std::size_t k = 0; k + 1 < starts_.size(); ++k)
    largest = std::max(largest, starts_[k + 1] - starts_[k]);
  if (largest > 1u << 16) return false;
  const int passes = (rest + 7) / 8;
  parallel_for(starts_.size() - 1, [&](std::size_t k) {
    Word* const bucket = other_.data() + starts_[k];
    Word* const room = words.data() + starts_[k];
    const std::size_t n = starts_[k + 1] - starts_[k];
    if (n > 64) {
      sort_in_cache(bucket, room, n, shift, rest, passes);
    } else {
      std::sort(bucket, bucket + n);
      if (passes % 2 == 1) std::copy(bucket, bucket + n, room);
    }
  });
  if (passes % 2 == 0) words.swap(other_);
  return true;
}

void Distributor::sort(std::vector<Word>& words, int shift, int bits) {
  if (std::is_sorted(words.begin(), words.end())) return;  // lattices often are
  if (sort_by_buckets(words, shift, bits)) return;
  const int passes = (bits + most_bits_per_pass - 1) / most_bits_per_pass;
  other_.resize(words.size());
  for (int p = 0; p < passes; ++p) {
    const int from = bits * p / passes, to = bits * (p + 1) / passes;
    const std::span<const Word> all(words);
    pass({&all, 1}, other_.data(), shift + from, to - from);
    words.swap(other_);
  }
}

std::size_t Distributor::bytes() const {
  return count_.capacity() * sizeof(std::uint32_t) + starts_.capacity() * sizeof(std::uint32_t) +
         other_.capacity() * sizeof(Word) + chunks_.capacity() * sizeof(std::span<const Word>);
}

}  // namespace clast
