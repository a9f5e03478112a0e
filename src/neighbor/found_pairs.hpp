// Pairs as a search finds them, and the way from there to the sorted buffer.
#pragma once

#include <cstdint>
#include <vector>

#include "exec/parallel.hpp"
#include "neighbor/distribute.hpp"
#include "neighbor/search.hpp"

namespace clast {

class FoundPairs {
 public:
  using Word = Distributor::Word;
  using List = std::vector<Word>;

  static Word word(std::int32_t i, std::int32_t j) {
    const auto low = static_cast<Word>(i < j ? i : j), high = static_cast<Word>(i < j ? j : i);
    return low << 32 | high;
  }
  static std::int32_t first(Word w) { return static_cast<std::int32_t>(w >> 32); }
  static std::int32_t second(Word w) { return static_cast<std::int32_t>(w & 0xffffffffu); }

  // The list of the calling thread, to push words on. Ask again in every task.
  List& list() { return lists_.local(); }

  template <class F>
  void for_each_list(F f) {
    for (List& l : lists_) f(l);
  }

  void clear() {
    for (List& l : lists_) l.clear();
  }
  // A search that may find a pair more than once says so.
  void may_repeat() { repeats_ = true; }

  // Rows of the lower number, each sorted; linear in pairs and units.
  void sort_into(std::int32_t n, PairBuffer& pairs);

  std::size_t bytes() const;

 private:
  void finish_bucket(std::int32_t first_row, std::int32_t last_row, std::uint32_t begin,
                     std::uint32_t end, PairBuffer& pairs) const;
  void drop_repeats(std::int32_t n, PairBuffer& pairs) const;

  PerThread<List> lists_;
  Distributor distributor_;
  List bucketed_;
  bool repeats_ = false;
};

}  // namespace clast
