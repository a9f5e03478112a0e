// The default search: one grid per class of sizes, units sorted by integer keys.
//
// Sorting brings the units of a row of cells side by side in memory, so the candidates of a unit
// are five short stretches of an array: its own row onward and four adjacent rows. Units are taken
// eight at a time, whose stretches nearly coincide. No table of cells is needed; memory is
// proportional to the number of units whatever the extent of space, and bodies of similar size
// have a single level. Small units look for partners in coarser levels together with the units
// next to them. All phases are parallel.
#pragma once

#include "neighbor/block_compare.hpp"
#include "neighbor/cloud.hpp"
#include "neighbor/distribute.hpp"
#include "neighbor/found_pairs.hpp"
#include "neighbor/level_grid.hpp"
#include "neighbor/overlap.hpp"
#include "neighbor/size_levels.hpp"

namespace clast {

class HierarchicalGrid final : public Search {
 public:
  const char* name() const override { return "hierarchical_grid"; }

 private:
  using Word = Distributor::Word;
  using Place = std::uint32_t;  // in the sorted order

  struct Level {
    LevelGrid grid;
    Place begin = 0, end = 0;
    std::vector<Place> bucket;  // first place of every 2^shift keys
    int shift = 0;
  };
  // A unit entered a second time, beyond a seam.
  struct Repeat {
    std::int64_t key;
    std::int32_t unit;
    Vec3 shift;
  };
  // Differences of keys at which a unit may have partners.
  struct KeyWindow {
    std::int64_t least, most;
  };
  // What all loops of one search share.
  struct Task {
    const BoundingVolumes& volumes;
    const SearchSettings& settings;
    Overlap overlap;
    CompareBlock compare;
    bool periodic;
    Real rounding;  // how far rounding may shift a coordinate
    Real margin;    // of the comparison of blocks: in periodic space it is a little larger

    // What is left to test of a pair that has passed the comparison of blocks.
    bool confirm(std::int32_t i, std::int32_t j) const {
      return periodic ? i != j && overlap(i, j)
                      : overlap.boxes_touch(std::min(i, j), std::max(i, j));
    }
  };

  void collect(const BoundingVolumes& volumes, const Cloud& cloud, const SearchSettings& settings,
               FoundPairs& found, SearchReport& report) override;
  std::size_t bytes() const override;
  bool knows_periods() const override { return true; }

  // Layout (hierarchical_grid.cpp).
  void lay_grids(const Task& task, const Cloud& cloud, FoundPairs& found);
  const LevelGrid& grid_for(Real radius) const;
  void repeat_across_seams(const Task& task);
  void make_words(const Task& task);
  void make_words(const Task& task, std::int32_t begin, std::int32_t end);
  void make_plain_words(const Task& task, std::int32_t begin, std::int32_t end);
  void store_in_order(const Task& task);
  void index_level(Level& level);

  // Search (hierarchical_sweep.cpp).
  void sweep(const Task& task, const Level& level, Place begin, Place end,
             FoundPairs::List& list) const;
  void look_up_together(const Task& task, const Level& fine, const Level& coarse, Place begin,
                        Place end, FoundPairs::List& list) const;
  void look_up_alone(const Task& task, const Level& fine, Place begin, Place end,
                     FoundPairs::List& list) const;
  void look_up_group(const Task& task, Real radius, const Level& other, Place begin, Place end,
                     FoundPairs::List& list) const;
  void compare_row(const Task& task, Place begin, Place end, Place from, Place to,
                   FoundPairs::List& list) const;
  void compare_block(const Task& task, const SphereBlock& block, Place begin, Place from, Place to,
                     const KeyWindow* window, FoundPairs::List& list) const;
  SphereBlock block_at(const Task& task, Place begin, Place end) const;
  Place first_place(const Level& level, std::int64_t key) const;

  Word word_of(std::int64_t key) const { return static_cast<Word>(key) << entry_bits_; }
  Word entry_mask() const { return (Word{1} << entry_bits_) - 1; }
  std::int64_t key_at(Place s) const { return static_cast<std::int64_t>(words_[s] >> entry_bits_); }
  bool is_repeat(const Task& task, Place s) const {
    return (words_[s] & entry_mask()) >= static_cast<Word>(task.volumes.n);
  }
  std::int32_t unit_at(const Task& task, Place s) const {
    const auto entry = static_cast<std::int32_t>(words_[s] & entry_mask());
    return entry < task.volumes.n ? entry : repeats_[entry - task.volumes.n].unit;
  }

  int entry_bits_ = 0;
  SizeLevels sizes_;
  std::vector<Level> levels_;  // from coarse to fine
  std::vector<Word> words_;    // key, then number of the entry: a unit or a repeat
  std::vector<Repeat> repeats_;
  std::vector<Sphere> spheres_;  // in sorted order
  Distributor distributor_;
};

}  // namespace clast
