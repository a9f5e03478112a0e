// The two-level search of BLOKS3D (section 3.2.1). Level 1: space is divided into cubic boxes, and
// every body is listed in each box its axis-parallel bounding box overlaps. Level 2: bodies of one
// box are neighbours when their bounding spheres overlap. The loop over bodies is parallel, the
// lists are made by one thread.
#include <fmt/format.h>

#include <atomic>

#include "exec/parallel.hpp"
#include "neighbor/all_searches.hpp"
#include "neighbor/cell_grid.hpp"
#include "neighbor/cell_size.hpp"
#include "neighbor/cloud.hpp"
#include "neighbor/found_pairs.hpp"
#include "neighbor/grown_boxes.hpp"
#include "neighbor/median_diameter.hpp"
#include "neighbor/overlap.hpp"

namespace clast {
namespace {

class Tls final : public Search {
 public:
  const char* name() const override { return "tls"; }

 private:
  using Cell = CellGrid::Cell;
  // The boxes a body overlaps: its box list.
  struct BoxList {
    Cell low;
    std::int32_t nx, ny, nz;
  };

  void collect(const BoundingVolumes& volumes, const Cloud& cloud, const SearchSettings& settings,
               FoundPairs& found, SearchReport& report) override {
    const GrownBoxes boxes(volumes, settings.margin, cloud);
    choose_boxes(volumes, settings, cloud, boxes, report);
    fill_lists(volumes.n, boxes);

    const Overlap overlap(volumes, settings);
    std::atomic<std::int64_t> comparisons = 0;
    parallel_ranges(0, volumes.n, 256, [&](std::int32_t begin, std::int32_t end) {
      FoundPairs::List& list = found.list();
      std::int64_t mine = 0;
      for (std::int32_t i = begin; i < end; ++i) mine += find_partners(i, overlap, list);
      comparisons += mine;
    });
    const auto entries = static_cast<std::int64_t>(body_.size());
    report.effort = {comparisons, 2 * entries, entries};  // entries are counted, then written
  }

  // S = ratio x D'50, doubled until the lists of all boxes fit the bound.
  void choose_boxes(const BoundingVolumes& volumes, const SearchSettings& settings,
                    const Cloud& cloud, const GrownBoxes& boxes, SearchReport& report) {
    const Real diameter = median_diameter(volumes, cloud) + settings.margin;
    const Real wanted = box_ratio_for(settings, report) * diameter;
    const Real rim = boxes.largest_half_side();
    const Vec3 low = cloud.low - Vec3{rim, rim, rim}, high = cloud.high + Vec3{rim, rim, rim};
    const double most = smaller(larger(512.0 * volumes.n, 1 << 24), 1 << 27);
    double entries = 0;
    for (size_ = safe_cell_size(wanted, cloud.span());; size_ *= 2) {
      entries = 0;
      for (std::int32_t i = 0; i < volumes.n && entries <= most; ++i) {
        const Vec3 side = boxes.high(i) - boxes.low(i);
        entries += (side.x / size_ + 1) * (side.y / size_ + 1) * (side.z / size_ + 1);
      }
      if (entries <= most) break;
    }
    report.cell_size = size_;
    if (size_ > 1.5 * wanted)
      report.warning = fmt::format(
          "TLS boxes of {} m (a ratio of {} to the median body) would need more than {} entries; "
          "boxes of {} m are used",
          wanted, wanted / diameter, most, size_);
    // About as many boxes as entries; beyond that the table wraps around.
    grid_ =
        make_cell_grid(low, high, size_, static_cast<std::int64_t>(larger(volumes.n, entries / 8)));
  }

  BoxList box_list(std::int32_t i, const GrownBoxes& boxes) const {
    const Cell low = grid_.cell_of(boxes.low(i)), high = grid_.cell_of(boxes.high(i));
    const auto count = [](std::int64_t a, std::int64_t b) {
      return static_cast<std::int32_t>(b - a + 1);
    };
    return {low, count(low.x, high.x), count(low.y, high.y), count(low.z, high.z)};
  }

  template <class F>
  void for_each_box(const BoxList& boxes, F f) const {
    for (std::int32_t z = 0; z < boxes.nz; ++z)
      for (std::int32_t y = 0; y < boxes.ny; ++y)
        for (std::int32_t x = 0; x < boxes.nx; ++x)
          f(Cell{boxes.low.x + x, boxes.low.y + y, boxes.low.z + z});
  }

  // The particle list of every box, bodies in ascending order.
  void fill_lists(std::int32_t n, const GrownBoxes& boxes) {
    start_.assign(static_cast<std::size_t>(grid_.cells()) + 1, 0);
    box_lists_.resize(n);
    for (std::int32_t i = 0; i < n; ++i) {
      box_lists_[i] = box_list(i, boxes);
      for_each_box(box_lists_[i], [&](const Cell& c) { ++start_[grid_.number_of(c)]; });
    }
    std::int32_t total = 0;
    for (std::int32_t& s : start_) s = total += s;
    body_.resize(total);
    for (std::int32_t i = n - 1; i >= 0; --i)
      for_each_box(box_lists_[i], [&](const Cell& c) { body_[--start_[grid_.number_of(c)]] = i; });
  }

  // How many bodies it compared with.
  std::int64_t find_partners(std::int32_t i, const Overlap& overlap, FoundPairs::List& list) const {
    std::int64_t compared = 0;
    const Cell low = box_lists_[i].low;
    for_each_box(box_lists_[i], [&](const Cell& box) {
      const std::int32_t number = grid_.number_of(box);
      const std::int32_t first = start_[number];
      for (std::int32_t k = start_[number + 1] - 1; k >= first && body_[k] > i; --k) {
        const std::int32_t j = body_[k];
        ++compared;
        if (!overlap(i, j)) continue;
        // Boxes share a number where the table wraps around: a body may be listed twice.
        if (k > first && body_[k - 1] == j) continue;
        // Of the boxes both bodies are in, the lowest one reports the pair.
        const Cell& other = box_lists_[j].low;
        const Cell lowest{std::max(low.x, other.x), std::max(low.y, other.y),
                          std::max(low.z, other.z)};
        if (CellGrid::same(lowest, box)) list.push_back(FoundPairs::word(i, j));
      }
    });
    return compared;
  }

  std::size_t bytes() const override {
    return sizeof(std::int32_t) * (start_.capacity() + body_.capacity()) +
           sizeof(BoxList) * box_lists_.capacity();
  }

  Real size_ = 0;
  CellGrid grid_;
  std::vector<BoxList> box_lists_;
  std::vector<std::int32_t> start_, body_;
};

}  // namespace

std::unique_ptr<Search> make_tls() { return std::make_unique<Tls>(); }

}  // namespace clast
