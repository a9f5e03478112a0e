// NBS in three dimensions (Munjiza & Andrews 1998, whose algorithm is written for two; the steps
// are numbered as there). Memory nz + 2 ny + 5 nx + 3 N integers. One thread: the lists of a layer
// and of a row are rebuilt in the same tables for the next.
#include "neighbor/nbs.hpp"

#include "neighbor/all_searches.hpp"
#include "neighbor/found_pairs.hpp"
#include "neighbor/overlap.hpp"

namespace clast {
namespace {

using nbs::Index;

class Nbs final : public Search {
 public:
  const char* name() const override { return "nbs"; }

 private:
  // The rows of cells that have lists at one time, as steps from the central row.
  struct Step {
    int y, z;
  };
  static constexpr Step rows[5] = {{0, 0}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};

  struct Task {
    const BoundingVolumes& volumes;
    nbs::Grid grid;
    Overlap overlap;
    FoundPairs::List& list;
    SearchCounts& effort;
    Index n() const { return volumes.n; }
    std::int64_t along(int axis, Index i) const { return grid.along(axis, volumes.center[i]); }
  };

  void collect(const BoundingVolumes& volumes, const Cloud& cloud, const SearchSettings& settings,
               FoundPairs& found, SearchReport& report) override {
    const std::int64_t tables[3] = {5, 2, 1};
    const Task task{volumes, nbs::lay_grid(volumes, cloud, settings, tables, report),
                    Overlap(volumes, settings), found.list(), report.effort};
    const Index n = volumes.n;
    layers_.prepare(task.grid.cells[2]);
    for (nbs::Lists& y : rows_of_layer_) y.prepare(task.grid.cells[1]);
    for (nbs::Lists& x : cells_of_row_) x.prepare(task.grid.cells[0]);
    next_z_.resize(n);
    next_y_.resize(n);
    next_x_.resize(n);

    for (Index i = 0; i < n; ++i) layers_.push(task.along(2, i), i, next_z_);  // 1
    for (Index i = 0; i < n; ++i) {                                            // 2
      const std::int64_t iz = task.along(2, i);
      if (!layers_.is_new(iz, n)) continue;
      layers_.mark_old(iz, n);
      layer(task, iz);
    }
    for (Index i = 0; i < n; ++i) layers_.head[task.along(2, i)] = -1;  // 8
    report.effort.visits += 3 * std::int64_t{n};
  }

  // The layer iz, with that below it.
  void layer(const Task& task, std::int64_t iz) {
    std::int64_t bodies[2] = {0, 0};
    for (int below = 0; below < 2 && below <= iz; ++below)
      for (Index i = layers_.first(iz - below, task.n()); i >= 0; i = next_z_[i], ++bodies[below])
        rows_of_layer_[below].push(task.along(1, i), i, next_y_);
    task.effort.visits += 3 * bodies[0] + 2 * bodies[1];
    task.effort.cells += 2;
    for (Index i = layers_.first(iz, task.n()); i >= 0; i = next_z_[i]) {
      const std::int64_t iy = task.along(1, i);
      if (!rows_of_layer_[0].is_new(iy, task.n())) continue;
      rows_of_layer_[0].mark_old(iy, task.n());
      row(task, iy);
    }
    for (int below = 0; below < 2 && below <= iz; ++below)
      for (Index i = layers_.first(iz - below, task.n()); i >= 0; i = next_z_[i])
        rows_of_layer_[below].head[task.along(1, i)] = -1;
  }

  // First body of one of the five rows around row iy of the layer, or -1.
  Index first_of_row(const Task& task, std::int64_t iy, const Step& step) const {
    const std::int64_t y = iy + step.y;
    if (y < 0 || y >= task.grid.cells[1]) return -1;
    return rows_of_layer_[-step.z].first(y, task.n());
  }

  void row(const Task& task, std::int64_t iy) {
    std::int64_t bodies = 0, own = 0;
    for (int r = 0; r < 5; ++r) {  // 3, 4
      for (Index i = first_of_row(task, iy, rows[r]); i >= 0; i = next_y_[i], ++bodies)
        cells_of_row_[r].push(task.along(0, i), i, next_x_);
      own = r == 0 ? bodies : own;
    }
    task.effort.visits += 2 * bodies + own;  // 3 to 7
    task.effort.cells += 5;
    for (Index i = first_of_row(task, iy, rows[0]); i >= 0; i = next_y_[i]) {  // 5
      const std::int64_t ix = task.along(0, i);
      if (!cells_of_row_[0].is_new(ix, task.n())) continue;
      check(task, ix);
      cells_of_row_[0].mark_old(ix, task.n());
    }
    for (int r = 0; r < 5; ++r)  // 6, 7
      for (Index i = first_of_row(task, iy, rows[r]); i >= 0; i = next_y_[i])
        cells_of_row_[r].head[task.along(0, i)] = -1;
  }

  // A cell against itself and 13 neighbours.
  void check(const Task& task, std::int64_t ix) {
    const Index n = task.n();
    for (Index i = cells_of_row_[0].head[ix]; i >= 0; i = next_x_[i]) {
      task.effort.cells += 14;
      check(task, i, next_x_[i]);
      if (ix > 0) check(task, i, cells_of_row_[0].first(ix - 1, n));
      for (int r = 1; r < 5; ++r)
        for (std::int64_t x = ix > 0 ? ix - 1 : 0; x <= ix + 1 && x < task.grid.cells[0]; ++x)
          check(task, i, cells_of_row_[r].head[x]);
    }
  }
  void check(const Task& task, Index i, Index first) {
    std::int64_t compared = 0;
    for (Index j = first; j >= 0; j = next_x_[j], ++compared)
      if (task.overlap(i, j)) task.list.push_back(FoundPairs::word(i, j));
    task.effort.comparisons += compared;
  }

  std::size_t bytes() const override {
    std::size_t sum = layers_.bytes();
    for (const nbs::Lists& y : rows_of_layer_) sum += y.bytes();
    for (const nbs::Lists& x : cells_of_row_) sum += x.bytes();
    return sum + sizeof(Index) * (next_x_.capacity() + next_y_.capacity() + next_z_.capacity());
  }

  nbs::Lists layers_, rows_of_layer_[2], cells_of_row_[5];
  std::vector<Index> next_z_, next_y_, next_x_;
};

}  // namespace

std::unique_ptr<Search> make_nbs() { return std::make_unique<Nbs>(); }

}  // namespace clast
