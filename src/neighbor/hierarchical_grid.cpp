#include "neighbor/hierarchical_grid.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "base/error.hpp"
#include "exec/parallel.hpp"
#include "neighbor/all_searches.hpp"

namespace clast {
namespace {

std::array<std::int64_t, 3> cell_of(const LevelGrid& g, const Vec3& c) {
  const Vec3 p = g.ordered(c);
  return {g.axis[0].cell_of(p.x), g.axis[1].cell_of(p.y), g.axis[2].cell_of(p.z)};
}

Vec3 wrapped(Vec3 c, const Vec3& period) {
  for (int axis = 0; axis < 3; ++axis)
    if (period[axis] > 0) c[axis] -= period[axis] * std::floor(c[axis] / period[axis]);
  return c;
}

}  // namespace

void HierarchicalGrid::collect(const BoundingVolumes& volumes, const Cloud& cloud,
                               const SearchSettings& settings, FoundPairs& found,
                               SearchReport& report) {
  const Vec3& period = settings.cell.length;
  const bool periodic = !settings.cell.open();
  const Real rounding = 0x1p-46 * (cloud.largest_coordinate() + period.x + period.y + period.z);
  const Task task{volumes,
                  settings,
                  Overlap(volumes, settings),
                  choose_compare_block(choose_isa()),
                  periodic,
                  rounding,
                  periodic
                      ? settings.margin * (1 + 0x1p-40) + cloud.largest_radius * 0x1p-40 + rounding
                      : settings.margin};
  lay_grids(task, cloud, found);
  repeat_across_seams(task);
  make_words(task);
  const std::int64_t keys = levels_.back().grid.first_key + levels_.back().grid.keys();
  const int key_bits = std::bit_width(static_cast<Word>(keys));
  if (key_bits + entry_bits_ > 64)
    throw Error("neighbour search: too many units and images for a periodic cell this small");
  distributor_.sort(words_, entry_bits_, key_bits);
  store_in_order(task);

  constexpr Place grain = 1024;
  for (std::size_t k = 0; k < levels_.size(); ++k) {
    const Level& level = levels_[k];
    parallel_ranges(level.begin, level.end, grain, [&](Place begin, Place end) {
      FoundPairs::List& list = found.list();
      sweep(task, level, begin, end, list);
      for (std::size_t c = 0; c < k; ++c)
        if (!sizes_.coarse_asks(c, k)) look_up_together(task, level, levels_[c], begin, end, list);
    });
    for (std::size_t fine = k + 1; fine < levels_.size(); ++fine)
      if (sizes_.coarse_asks(k, fine))
        parallel_ranges(level.begin, level.end, Place{16}, [&](Place begin, Place end) {
          look_up_alone(task, levels_[fine], begin, end, found.list());
        });
  }
  report.cell_size = levels_.front().grid.cell_size;
  report.levels = static_cast<int>(levels_.size());
}

// Keys of all levels, one level after the other, and the number of an entry share a word. Five
// bits are left for the number of levels, and some for entries that are repeated across seams: in
// a small periodic cell there may be 26 of each, in a folded space there are few.
void HierarchicalGrid::lay_grids(const Task& task, const Cloud& cloud, FoundPairs& found) {
  const int bits = std::bit_width(static_cast<std::uint32_t>(task.volumes.n));
  const double most_keys = std::ldexp(1.0, std::min(44, (task.periodic ? 53 : 57) - bits));
  sizes_ = choose_size_levels(task.volumes, cloud, task.settings.margin);
  const std::vector<SizeLevel>& sizes = sizes_.levels;
  levels_.resize(sizes.size());
  std::int64_t first_key = 0;
  for (std::size_t k = 0; k < sizes.size(); ++k) {
    LevelGrid& grid = levels_[k].grid;
    grid = make_level_grid(cloud, task.settings, sizes[k].radius, sizes[k].cell, most_keys);
    grid.first_key = first_key;
    first_key += grid.keys();
    if (grid.may_repeat()) found.may_repeat();
  }
}

const LevelGrid& HierarchicalGrid::grid_for(Real radius) const {
  std::size_t k = levels_.size() - 1;
  while (k > 0 && levels_[k].grid.radius < radius) --k;
  return levels_[k].grid;
}

void HierarchicalGrid::repeat_across_seams(const Task& task) {
  repeats_.clear();
  const bool closed =
      std::any_of(levels_.begin(), levels_.end(), [](const Level& l) { return l.grid.closed(); });
  for (std::int32_t i = 0; closed && i < task.volumes.n; ++i) {
    const LevelGrid& g = grid_for(task.volumes.radius[i]);
    const std::array<std::int64_t, 3> cell = cell_of(g, task.volumes.center[i]);
    int first[3] = {0, 0, 0}, last[3] = {0, 0, 0};
    for (int k = 0; k < 3; ++k) {
      const GridAxis& a = g.axis[k];
      if (a.closed && cell[k] < a.rim) last[k] = 1;
      if (a.closed && cell[k] >= a.cells - a.rim) first[k] = -1;
    }
    for (int z = first[2]; z <= last[2]; ++z)
      for (int y = first[1]; y <= last[1]; ++y)
        for (int x = first[0]; x <= last[0]; ++x) {
          if (x == 0 && y == 0 && z == 0) continue;
          Vec3 shift;
          shift[g.order[0]] = x * g.axis[0].period;
          shift[g.order[1]] = y * g.axis[1].period;
          shift[g.order[2]] = z * g.axis[2].period;
          repeats_.push_back({g.key(cell[0] + x * g.axis[0].cells, cell[1] + y * g.axis[1].cells,
                                    cell[2] + z * g.axis[2].cells),
                              i, shift});
        }
  }
}

void HierarchicalGrid::make_words(const Task& task) {
  const std::int32_t n = task.volumes.n;
  const std::size_t entries = n + repeats_.size();
  if (entries > INT32_MAX)
    throw Error("neighbour search: more than 2147483647 units and periodic images");
  entry_bits_ = std::bit_width(entries);
  words_.resize(entries);
  const bool plain = levels_.size() == 1 && !levels_.front().grid.closed();
  parallel_ranges(0, n, 4096, [&](std::int32_t begin, std::int32_t end) {
    if (plain)
      make_plain_words(task, begin, end);
    else
      make_words(task, begin, end);
  });
  for (std::size_t k = 0; k < repeats_.size(); ++k)
    words_[n + k] = word_of(repeats_[k].key) | (n + k);
}

void HierarchicalGrid::make_words(const Task& task, std::int32_t begin, std::int32_t end) {
  for (std::int32_t i = begin; i < end; ++i) {
    const LevelGrid& g = grid_for(task.volumes.radius[i]);
    const auto c = cell_of(g, task.volumes.center[i]);
    words_[i] = word_of(g.key(c[0], c[1], c[2])) | static_cast<Word>(i);
  }
}

// The same for bodies of similar size in open space, where most beds spend their time.
void HierarchicalGrid::make_plain_words(const Task& task, std::int32_t begin, std::int32_t end) {
  const LevelGrid g = levels_.front().grid;
  const Vec3 low{g.axis[0].low, g.axis[1].low, g.axis[2].low};
  const Vec3 inverse{g.axis[0].inverse, g.axis[1].inverse, g.axis[2].inverse};
  const std::int64_t row = g.axis[0].keys(), layer = row * g.axis[1].keys(), first = g.key(0, 0, 0);
  for (std::int32_t i = begin; i < end; ++i) {
    const Vec3 t = scaled(g.ordered(task.volumes.center[i]) - low, inverse);
    const std::int64_t key = first + static_cast<std::int64_t>(t.x) +
                             row * static_cast<std::int64_t>(t.y) +
                             layer * static_cast<std::int64_t>(t.z);
    words_[i] = word_of(key) | static_cast<Word>(i);
  }
}

void HierarchicalGrid::store_in_order(const Task& task) {
  const auto entries = static_cast<Place>(words_.size());
  const auto n = static_cast<Word>(task.volumes.n);
  spheres_.resize(entries);
  parallel_ranges(Place{0}, entries, Place{4096}, [&](Place begin, Place end) {
    for (Place s = begin; s < end; ++s) {
      const Word entry = words_[s] & entry_mask();
      const std::int32_t i = unit_at(task, s);
      Vec3 c = task.volumes.center[i];
      if (task.periodic) c = wrapped(c, task.settings.cell.length);
      if (entry >= n) c += repeats_[entry - n].shift;
      spheres_[s] = {c.x, c.y, c.z, task.volumes.radius[i]};
    }
  });
  Place begin = 0;
  for (Level& level : levels_) {
    level.begin = begin;
    const Word end = word_of(level.grid.first_key + level.grid.keys());
    begin = static_cast<Place>(std::lower_bound(words_.begin() + begin, words_.end(), end) -
                               words_.begin());
    level.end = begin;
    if (levels_.size() > 1) index_level(level);
  }
}

// A table from keys to places, about two entries per unit.
void HierarchicalGrid::index_level(Level& level) {
  const auto keys = static_cast<std::uint64_t>(level.grid.keys());
  const std::uint64_t wanted = 2 * static_cast<std::uint64_t>(level.end - level.begin) + 1;
  level.shift = 0;
  while ((keys >> level.shift) > wanted) ++level.shift;
  level.bucket.resize((keys >> level.shift) + 2);
  std::size_t filled = 0;
  for (Place s = level.begin; s < level.end; ++s) {
    const auto key = static_cast<std::uint64_t>(key_at(s) - level.grid.first_key);
    while (filled <= key >> level.shift) level.bucket[filled++] = s;
  }
  while (filled < level.bucket.size()) level.bucket[filled++] = level.end;
}

std::size_t HierarchicalGrid::bytes() const {
  std::size_t sum = words_.capacity() * sizeof(Word) + distributor_.bytes() +
                    spheres_.capacity() * sizeof(Sphere) + repeats_.capacity() * sizeof(Repeat);
  for (const Level& level : levels_) sum += level.bucket.capacity() * sizeof(Place);
  return sum;
}

std::unique_ptr<Search> make_hierarchical_grid() { return std::make_unique<HierarchicalGrid>(); }

}  // namespace clast
