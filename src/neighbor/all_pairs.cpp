// Everybody against everybody: the oracle, and the fastest for a handful of units.
#include "exec/parallel.hpp"
#include "neighbor/all_searches.hpp"
#include "neighbor/found_pairs.hpp"
#include "neighbor/overlap.hpp"

namespace clast {
namespace {

class AllPairs final : public Search {
 public:
  const char* name() const override { return "all_pairs"; }

 private:
  void collect(const BoundingVolumes& volumes, const Cloud&, const SearchSettings& settings,
               FoundPairs& found, SearchReport&) override {
    const Overlap overlap(volumes, settings);
    parallel_ranges(0, volumes.n, 512, [&](std::int32_t begin, std::int32_t end) {
      FoundPairs::List& list = found.list();
      for (std::int32_t i = begin; i < end; ++i)
        for (std::int32_t j = i + 1; j < volumes.n; ++j)
          if (overlap(i, j)) list.push_back(FoundPairs::word(i, j));
    });
  }
  std::size_t bytes() const override { return 0; }
  bool knows_periods() const override { return true; }
};

}  // namespace

std::unique_ptr<Search> make_all_pairs() { return std::make_unique<AllPairs>(); }

}  // namespace clast
