// Stable distribution of 64-bit words over buckets, on all threads: one pass of a radix sort.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace clast {

class Distributor {
 public:
  using Word = std::uint64_t;

  // Writes the words of all parts to `to`, ordered by (word >> shift) % 2^bits; equal ones keep
  // their order. Afterwards bucket k is [starts()[k], starts()[k + 1]).
  void pass(std::span<const std::span<const Word>> parts, Word* to, int shift, int bits);
  const std::vector<std::uint32_t>& starts() const { return starts_; }

  // Sorts words by their bits from `shift` on, `bits` of them; the bits below tell words apart and
  // must be in order already.
  void sort(std::vector<Word>& words, int shift, int bits);

  std::size_t bytes() const;

 private:
  bool sort_by_buckets(std::vector<Word>& words, int shift, int bits);

  std::vector<std::span<const Word>> chunks_;
  std::vector<std::uint32_t> count_;  // per chunk and bucket, then the place to write to
  std::vector<std::uint32_t> starts_;
  std::vector<Word> other_;
};

}  // namespace clast
