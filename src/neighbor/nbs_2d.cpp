// NBS in two dimensions exactly as published (Munjiza & Andrews 1998, section 5, whose steps are
// numbered in the comments). Memory ny + 2 nx + 2 N integers. One thread, as in nbs.cpp. The x and
// y of the paper are the two axes along which the bodies are spread most. Bodies that are spread
// along the third as well are searched in columns of cells, which is correct but slow.
#include "neighbor/all_searches.hpp"
#include "neighbor/found_pairs.hpp"
#include "neighbor/nbs.hpp"
#include "neighbor/overlap.hpp"

namespace clast {
namespace {

using nbs::Index;

class Nbs2d final : public Search {
 public:
  const char* name() const override { return "nbs_2d"; }

 private:
  struct Plane {
    int x, y;  // which coordinates they are
  };
  static Plane widest_plane(const Cloud& cloud) {
    const Vec3 extent = cloud.high - cloud.low;
    if (extent.z <= extent.x && extent.z <= extent.y) return {0, 1};
    return extent.y <= extent.x ? Plane{0, 2} : Plane{1, 2};
  }

  struct Task {
    const BoundingVolumes& volumes;
    Plane plane;
    nbs::Grid grid;
    Overlap overlap;
    FoundPairs::List& list;
    SearchCounts& effort;
    Index n() const { return volumes.n; }
    std::int64_t ix(Index i) const { return grid.along(plane.x, volumes.center[i]); }
    std::int64_t iy(Index i) const { return grid.along(plane.y, volumes.center[i]); }
  };

  void collect(const BoundingVolumes& volumes, const Cloud& cloud, const SearchSettings& settings,
               FoundPairs& found, SearchReport& report) override {
    const Plane plane = widest_plane(cloud);
    std::int64_t tables[3] = {0, 0, 0};
    tables[plane.x] = 2;
    tables[plane.y] = 1;
    const Task task{volumes,
                    plane,
                    nbs::lay_grid(volumes, cloud, settings, tables, report),
                    Overlap(volumes, settings),
                    found.list(),
                    report.effort};
    const Index n = volumes.n;
    rows_.prepare(task.grid.cells[plane.y]);
    for (nbs::Lists& x : cells_of_row_) x.prepare(task.grid.cells[plane.x]);
    next_y_.resize(n);
    next_x_.resize(n);

    for (Index i = 0; i < n; ++i) rows_.push(task.iy(i), i, next_y_);  // 1
    for (Index i = 0; i < n; ++i) {                                    // 2
      const std::int64_t iy = task.iy(i);
      if (!rows_.is_new(iy, n)) continue;
      rows_.mark_old(iy, n);
      row(task, iy);
    }
    for (Index i = 0; i < n; ++i) rows_.head[task.iy(i)] = -1;  // 8
    report.effort.visits += 3 * std::int64_t{n};                // 1, 2 and 8
  }

  // Row iy with row iy - 1.
  void row(const Task& task, std::int64_t iy) {
    const Index n = task.n();
    const Index first[2] = {rows_.first(iy, n), iy > 0 ? rows_.first(iy - 1, n) : -1};
    std::int64_t bodies[2] = {0, 0};
    for (int below = 0; below < 2; ++below)  // 3, 4
      for (Index i = first[below]; i >= 0; i = next_y_[i], ++bodies[below])
        cells_of_row_[below].push(task.ix(i), i, next_x_);
    task.effort.visits += 3 * bodies[0] + 2 * bodies[1];  // 3 to 7
    task.effort.cells += 2;
    for (Index i = first[0]; i >= 0; i = next_y_[i]) {  // 5
      const std::int64_t ix = task.ix(i);
      if (!cells_of_row_[0].is_new(ix, n)) continue;
      check(task, ix);
      cells_of_row_[0].mark_old(ix, n);
    }
    for (int below = 0; below < 2; ++below)  // 6, 7
      for (Index i = first[below]; i >= 0; i = next_y_[i])
        cells_of_row_[below].head[task.ix(i)] = -1;
  }

  // A cell against itself and four neighbours (Figure 12).
  void check(const Task& task, std::int64_t ix) {
    for (Index i = cells_of_row_[0].head[ix]; i >= 0; i = next_x_[i]) {
      task.effort.cells += 5;
      check(task, i, next_x_[i]);
      if (ix > 0) check(task, i, cells_of_row_[0].first(ix - 1, task.n()));
      for (std::int64_t x = ix > 0 ? ix - 1 : 0; x <= ix + 1 && x < task.grid.cells[task.plane.x];
           ++x)
        check(task, i, cells_of_row_[1].head[x]);
    }
  }
  void check(const Task& task, Index i, Index first) {
    std::int64_t compared = 0;
    for (Index j = first; j >= 0; j = next_x_[j], ++compared)
      if (task.overlap(i, j)) task.list.push_back(FoundPairs::word(i, j));
    task.effort.comparisons += compared;
  }

  std::size_t bytes() const override {
    return rows_.bytes() + cells_of_row_[0].bytes() + cells_of_row_[1].bytes() +
           sizeof(Index) * (next_x_.capacity() + next_y_.capacity());
  }

  nbs::Lists rows_, cells_of_row_[2];
  std::vector<Index> next_y_, next_x_;
};

}  // namespace

std::unique_ptr<Search> make_nbs_2d() { return std::make_unique<Nbs2d>(); }

}  // namespace clast
