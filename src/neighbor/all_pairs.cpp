// Everybody against everybody: the oracle, and the fastest for a handful of units.
#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/parallel_for.h>

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
    tbb::parallel_for(tbb::blocked_range<std::int32_t>(0, volumes.n, 512),
                      [&](const tbb::blocked_range<std::int32_t>& range) {
                        FoundPairs::List& list = found.list();
                        for (std::int32_t i = range.begin(); i < range.end(); ++i)
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
