#include "neighbor/distribute.hpp"

#include <algorithm>

#include "exec/parallel.hpp"

namespace clast {
namespace {

constexpr std::size_t chunk_words = 1 << 16;
constexpr int most_bits_per_pass = 12;  // 4096 open cache lines fit the second-level cache

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

void Distributor::sort(std::vector<Word>& words, int shift, int bits) {
  if (std::is_sorted(words.begin(), words.end())) return;  // lattices often are
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
