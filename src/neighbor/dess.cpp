// DESS (Perkins & Williams 2001): along every axis the lower and the upper ends of all bodies are
// kept sorted from one call to the next. While motion is coherent, insertion sort restores the
// order in a few moves; after a jump a full sort does. Bodies that overlap along an axis are read
// off the list of lower ends, those that overlap along the other two as well are tested. The axis
// with the fewest overlaps, counted from both lists, is used. The six lists are sorted side by
// side, the overlaps are parallel over bodies.
#include <algorithm>

#include "exec/parallel.hpp"
#include "neighbor/all_searches.hpp"
#include "neighbor/cloud.hpp"
#include "neighbor/found_pairs.hpp"
#include "neighbor/grown_boxes.hpp"
#include "neighbor/overlap.hpp"

namespace clast {
namespace {

struct End {
  Real at;
  std::int32_t unit;
  friend bool operator<(const End& a, const End& b) {
    return a.at < b.at || (a.at == b.at && a.unit < b.unit);
  }
};

// Gives up, leaving a permutation behind, when more moves are needed than a full sort takes.
bool insertion_sort(std::vector<End>& ends) {
  std::int64_t moves_left = 8 * static_cast<std::int64_t>(ends.size()) + 64;
  for (std::size_t k = 1; k < ends.size(); ++k) {
    const End moving = ends[k];
    std::size_t hole = k;
    for (; hole > 0 && moving < ends[hole - 1]; --hole) ends[hole] = ends[hole - 1];
    ends[hole] = moving;
    moves_left -= static_cast<std::int64_t>(k - hole);
    if (moves_left < 0) return false;
  }
  return true;
}

class Dess final : public Search {
 public:
  const char* name() const override { return "dess"; }

 private:
  void collect(const BoundingVolumes& volumes, const Cloud& cloud, const SearchSettings& settings,
               FoundPairs& found, SearchReport&) override {
    const GrownBoxes boxes(volumes, settings.margin, cloud);
    parallel_for(6, [&](int k) { update(lists_[k], volumes.n, boxes, k % 3, k < 3); });
    int axis = 0;
    std::int64_t fewest = overlaps_along(0);
    for (int k = 1; k < 3; ++k) {
      const std::int64_t overlaps = overlaps_along(k);
      if (overlaps < fewest) {
        fewest = overlaps;
        axis = k;
      }
    }
    sweep(axis, volumes.n, boxes, Overlap(volumes, settings), found);
  }

  static void update(std::vector<End>& ends, std::int32_t n, const GrownBoxes& boxes, int axis,
                     bool lower) {
    const bool known = static_cast<std::int32_t>(ends.size()) == n;
    if (!known) ends.resize(n);
    for (std::int32_t k = 0; k < n; ++k) {
      End& e = ends[k];
      if (!known) e.unit = k;
      e.at = (lower ? boxes.low(e.unit) : boxes.high(e.unit))[axis];
    }
    if (!known || !insertion_sort(ends)) std::sort(ends.begin(), ends.end());
  }

  // Pairs of intervals that overlap: for each upper end the lower ends before it, less those of
  // intervals that have ended before.
  std::int64_t overlaps_along(int axis) const {
    const std::vector<End>& lower = lists_[axis];
    const std::vector<End>& upper = lists_[axis + 3];
    std::int64_t sum = 0;
    std::size_t begun = 0;
    for (std::size_t ended = 0; ended < upper.size(); ++ended) {
      while (begun < lower.size() && lower[begun].at <= upper[ended].at) ++begun;
      sum += static_cast<std::int64_t>(begun - ended) - 1;
    }
    return sum;
  }

  void sweep(int axis, std::int32_t n, const GrownBoxes& boxes, const Overlap& overlap,
             FoundPairs& found) const {
    const std::vector<End>& lower = lists_[axis];
    const int second = (axis + 1) % 3, third = (axis + 2) % 3;
    parallel_ranges(0, n, 256, [&](std::int32_t begin, std::int32_t end) {
      FoundPairs::List& list = found.list();
      for (std::int32_t k = begin; k < end; ++k) {
        const std::int32_t i = lower[k].unit;
        const Vec3 low = boxes.low(i), high = boxes.high(i);
        for (std::int32_t l = k + 1; l < n && lower[l].at <= high[axis]; ++l) {
          const std::int32_t j = lower[l].unit;
          const Vec3 other_low = boxes.low(j), other_high = boxes.high(j);
          if (other_low[second] <= high[second] && low[second] <= other_high[second] &&
              other_low[third] <= high[third] && low[third] <= other_high[third] && overlap(i, j))
            list.push_back(FoundPairs::word(i, j));
        }
      }
    });
  }

  std::size_t bytes() const override {
    std::size_t sum = 0;
    for (const std::vector<End>& ends : lists_) sum += ends.capacity() * sizeof(End);
    return sum;
  }

  std::vector<End> lists_[6];  // lower ends along x, y, z, then upper ends
};

}  // namespace

std::unique_ptr<Search> make_dess() { return std::make_unique<Dess>(); }

}  // namespace clast
