// One grid of cells of the largest reach: the baseline of Huang et al. Units are stored cell by
// cell by one thread, and each looks through the 27 cells around it, in parallel over units.
#include "exec/parallel.hpp"
#include "neighbor/all_searches.hpp"
#include "neighbor/candidates.hpp"
#include "neighbor/cell_size.hpp"
#include "neighbor/cloud.hpp"
#include "neighbor/found_pairs.hpp"
#include "neighbor/overlap.hpp"

namespace clast {
namespace {

class SingleGrid final : public Search {
 public:
  const char* name() const override { return "single_grid"; }

 private:
  void collect(const BoundingVolumes& volumes, const Cloud& cloud, const SearchSettings& settings,
               FoundPairs& found, SearchReport& report) override {
    const Real reach = 2 * cloud.largest_radius + settings.margin;
    const Real size = safe_cell_size(cell_size_for(settings, reach, report), cloud.span());
    const CellGrid grid = make_cell_grid(cloud.low, cloud.high, size, volumes.n);
    report.cell_size = size;
    store_by_cell(volumes, grid);

    const Overlap overlap(volumes, settings);
    const Real margin = settings.margin;
    CellLevels levels;
    levels.largest[0] = cloud.largest_radius;
    levels.grid[0] = grid;
    levels.first_cell[1] = grid.cells();
    const CellCandidates candidates{position_.data(), radius_.data(), start_.data(), levels,
                                    margin};
    parallel_ranges(0, volumes.n, 512, [&](std::int32_t begin, std::int32_t end) {
      FoundPairs::List& list = found.list();
      for (std::int32_t s = begin; s < end; ++s)
        candidates.visit(s, [&](std::int32_t t) {
          if (unit_[s] >= unit_[t]) return;
          const Real far = radius_[s] + radius_[t] + margin;
          if (squared_length(position_[s] - position_[t]) < square(far) &&
              overlap.boxes_touch(unit_[s], unit_[t]))
            list.push_back(FoundPairs::word(unit_[s], unit_[t]));
        });
    });
  }

  // Counting sort by the number of the cell.
  void store_by_cell(const BoundingVolumes& volumes, const CellGrid& grid) {
    const std::int32_t n = volumes.n;
    cell_.resize(n);
    start_.assign(static_cast<std::size_t>(grid.cells()) + 1, 0);
    for (std::int32_t i = 0; i < n; ++i) {
      cell_[i] = grid.number_of(grid.cell_of(volumes.center[i]));
      ++start_[cell_[i] + 1];
    }
    for (std::size_t c = 1; c < start_.size(); ++c) start_[c] += start_[c - 1];
    position_.resize(n);
    radius_.resize(n);
    unit_.resize(n);
    for (std::int32_t i = n - 1; i >= 0; --i) {
      const std::int32_t place = --start_[cell_[i] + 1];
      position_[place] = volumes.center[i];
      radius_[place] = volumes.radius[i];
      unit_[place] = i;
    }
    // Every start has moved to that of its cell; shift the table back by one.
    for (std::size_t c = 0; c + 1 < start_.size(); ++c) start_[c] = start_[c + 1];
    start_.back() = n;
  }

  std::size_t bytes() const override {
    return sizeof(std::int32_t) * (cell_.capacity() + start_.capacity() + unit_.capacity()) +
           sizeof(Vec3) * position_.capacity() + sizeof(Real) * radius_.capacity();
  }

  std::vector<std::int32_t> cell_, start_, unit_;
  std::vector<Vec3> position_;
  std::vector<Real> radius_;
};

}  // namespace

std::unique_ptr<Search> make_single_grid() { return std::make_unique<SingleGrid>(); }

}  // namespace clast
