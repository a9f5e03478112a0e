// One grid over all units, the baseline of Huang et al., with either of their rules for cells.
//   single_grid  maximum rule (8): cells of the largest reach; each unit is compared with those in
//                its own cell and in the 26 around it
//   fine_grid    minimum rule (10, 11): cells below the smallest diameter; as many of them are
//                looked through as the unit and the largest one can reach
// One thread stores units cell by cell; the loop over units is parallel.
#include <atomic>

#include "exec/parallel.hpp"
#include "neighbor/all_searches.hpp"
#include "neighbor/cell_size.hpp"
#include "neighbor/cell_store.hpp"
#include "neighbor/cloud.hpp"
#include "neighbor/found_pairs.hpp"
#include "neighbor/lap_clock.hpp"
#include "neighbor/overlap.hpp"

namespace clast {
namespace {

enum class CellRule { maximum, minimum };

class SingleGrid final : public Search {
 public:
  explicit SingleGrid(CellRule rule) : rule_(rule) {}
  const char* name() const override {
    return rule_ == CellRule::maximum ? "single_grid" : "fine_grid";
  }

 private:
  using Stored = CellStore::Stored;

  void collect(const BoundingVolumes& volumes, const Cloud& cloud, const SearchSettings& settings,
               FoundPairs& found, SearchReport& report) override {
    LapClock clock;
    report.cell_size = side_of_cells(cloud, settings, report);
    store_.fill(volumes.n, cloud.low, cloud.high, report.cell_size, [&](std::int32_t i) {
      return Stored{volumes.center[i], volumes.radius[i], i};
    });
    report.subdivision = {store_.effort_of_filling(), clock.lap()};
    report.resolution = {compare(volumes, cloud, settings, found), 0};
    report.resolution.seconds = clock.lap();
    report.effort = report.subdivision.effort;
    report.effort += report.resolution.effort;
  }

  Real side_of_cells(const Cloud& cloud, const SearchSettings& settings,
                     SearchReport& report) const {
    const Real margin = settings.margin, reach = 2 * cloud.largest_radius + margin;
    if (rule_ == CellRule::maximum)
      return safe_cell_size(cell_size_for(settings, reach, report), cloud.span());
    const Real side = fine_cell_size(cloud.least_radius, reach, margin);
    if (side > fine_cell_size(cloud.least_radius, 0, margin))
      report.warning = fmt::format(
          "the smallest bodies ask for cells below {:.4g} m, which is 1/{} of the reach of the "
          "largest: that is used, and is slow; use neighbor = \"auto\" for such sizes",
          side, largest_cell_ratio);
    return safe_cell_size(side, cloud.span());
  }

  SearchCounts compare(const BoundingVolumes& volumes, const Cloud& cloud,
                       const SearchSettings& settings, FoundPairs& found) const {
    const Overlap overlap(volumes, settings);
    const Real margin = settings.margin;
    std::atomic<std::int64_t> compared = 0, passed = 0, lists = 0;
    parallel_ranges(0, volumes.n, 512, [&](std::int32_t begin, std::int32_t end) {
      FoundPairs::List& list = found.list();
      SearchCounts mine;
      for (std::int32_t k = begin; k < end; ++k) {
        const Stored& s = store_.stored()[k];
        const auto meet = [&](const Stored& t) {
          if (s.unit >= t.unit) {  // each pair is met from both sides
            ++mine.visits;
            return;
          }
          ++mine.comparisons;
          const Real far = s.radius + t.radius + margin;
          if (squared_length(s.center - t.center) < square(far) &&
              overlap.boxes_touch(s.unit, t.unit))
            list.push_back(FoundPairs::word(s.unit, t.unit));
        };
        mine.cells += store_.visit(cells_of(s, cloud, margin), meet);
      }
      compared += mine.comparisons;
      passed += mine.visits;
      lists += mine.cells;
    });
    return {compared, passed, lists};
  }

  CellStore::Cells cells_of(const Stored& s, const Cloud& cloud, Real margin) const {
    if (rule_ == CellRule::maximum) return store_.around(s.center);
    return store_.within(s.center, s.radius + cloud.largest_radius + margin);
  }

  std::size_t bytes() const override { return store_.bytes(); }

  CellRule rule_;
  CellStore store_;
};

}  // namespace

std::unique_ptr<Search> make_single_grid() {
  return std::make_unique<SingleGrid>(CellRule::maximum);
}
std::unique_ptr<Search> make_fine_grid() { return std::make_unique<SingleGrid>(CellRule::minimum); }

}  // namespace clast
