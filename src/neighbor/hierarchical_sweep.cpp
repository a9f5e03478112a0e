// The loops of the hierarchical grid over sorted units.
#include <algorithm>
#include <bit>
#include <cmath>

#include "neighbor/hierarchical_grid.hpp"

namespace clast {

SphereBlock HierarchicalGrid::block_at(const Task& task, Place begin, Place end) const {
  SphereBlock block;
  for (Place k = 0; k < lanes; ++k) {
    const Sphere& s = spheres_[std::min(begin + k, end - 1)];
    block.x[k] = s.x;
    block.y[k] = s.y;
    block.z[k] = s.z;
    block.radius[k] = s.radius;
    if (begin + k < end && !is_repeat(task, begin + k)) block.used |= 1u << k;
  }
  return block;
}

// The block that begins at `begin` against places [from, to); a unit of the block itself counts
// against those before it only. Where the grid is closed, a unit and its repeat may both be among
// them, and the window tells which of the two is meant.
void HierarchicalGrid::compare_block(const Task& task, const SphereBlock& block, Place begin,
                                     Place from, Place to, const KeyWindow* window,
                                     FoundPairs::List& list) const {
  constexpr Place most = 128;
  BlockHit hits[most];
  for (; from < to; from += most) {
    const std::uint32_t count =
        task.compare(block, spheres_.data(), from, std::min(to, from + most), task.margin, hits);
    for (std::uint32_t h = 0; h < count; ++h) {
      const Place ahead = hits[h].place - begin;
      std::uint32_t mask = hits[h].lanes;
      if (ahead < lanes && (mask &= (1u << ahead) - 1) == 0) continue;
      const std::int32_t j = unit_at(task, hits[h].place);
      for (; mask != 0; mask &= mask - 1) {
        const Place s = begin + static_cast<Place>(std::countr_zero(mask));
        if (window != nullptr) {
          const std::int64_t apart = key_at(hits[h].place) - key_at(s);
          if (apart < window->least || apart > window->most) continue;
        }
        const std::int32_t i = unit_at(task, s);
        if (task.confirm(i, j)) list.push_back(FoundPairs::word(i, j));
      }
    }
  }
}

// Blocks of up to eight consecutive units against the units after them in their row and against
// adjacent rows. A block must be shorter than a row: then the stretches of its rows have no place
// in common, and none of them reaches back to the block, so every pair is met once.
void HierarchicalGrid::sweep(const Task& task, const Level& level, Place begin, Place end,
                             FoundPairs::List& list) const {
  const LevelGrid& g = level.grid;
  const Word* words = words_.data();
  const Word back = word_of(g.window), onward = word_of(g.window + 1);
  const Word longest = word_of(g.axis[0].cells);
  const KeyWindow own{0, g.window};
  const bool closed = g.closed();
  std::array<Place, 4> from{}, to{};
  std::array<Word, 4> step{};
  for (int r = 0; r < g.row_count; ++r) {
    step[r] = word_of(g.rows[r]);
    const Word first = (words[begin] & ~entry_mask()) + step[r] - back;
    from[r] = to[r] =
        static_cast<Place>(std::lower_bound(words + begin, words + level.end, first) - words);
  }
  Place own_to = begin;
  for (Place s = begin; s < end;) {
    const Word low = words[s] & ~entry_mask();
    Place e = s + 1;
    while (e < end && e - s < lanes && words[e] < low + longest) ++e;
    const Word high = words[e - 1] & ~entry_mask();
    const SphereBlock block = block_at(task, s, e);

    own_to = std::max(own_to, e);
    while (own_to < level.end && words[own_to] < high + onward) ++own_to;
    compare_block(task, block, s, s + 1, own_to, closed ? &own : nullptr, list);
    for (int r = 0; r < g.row_count; ++r) {
      while (from[r] < level.end && words[from[r]] < low + step[r] - back) ++from[r];
      to[r] = std::max(to[r], from[r]);
      while (to[r] < level.end && words[to[r]] < high + step[r] + onward) ++to[r];
      const KeyWindow row{g.rows[r] - g.window, g.rows[r] + g.window};
      compare_block(task, block, s, from[r], to[r], closed ? &row : nullptr, list);
    }
    s = e;
  }
}

// Groups of neighbouring units, no longer than half a coarse cell, look for partners together.
void HierarchicalGrid::look_up_together(const Task& task, const Level& fine, const Level& coarse,
                                        Place begin, Place end, FoundPairs::List& list) const {
  constexpr Place most = 64;
  const Real longest = 0.5 * coarse.grid.cell_size;
  for (Place s = begin; s < end;) {
    const Sphere& a = spheres_[s];
    Place e = s + 1;
    for (; e < end && e - s < most; ++e) {
      const Sphere& b = spheres_[e];
      if (std::fabs(a.x - b.x) > longest || std::fabs(a.y - b.y) > longest ||
          std::fabs(a.z - b.z) > longest)
        break;
    }
    look_up_group(task, fine.grid.radius, coarse, s, e, list);
    s = e;
  }
}

// Large units, each of which has many partners or is one of few.
void HierarchicalGrid::look_up_alone(const Task& task, const Level& fine, Place begin, Place end,
                                     FoundPairs::List& list) const {
  for (Place s = begin; s < end; ++s)
    if (!is_repeat(task, s)) look_up_group(task, spheres_[s].radius, fine, s, s + 1, list);
}

// Units of at most the radius given against those of another level.
void HierarchicalGrid::look_up_group(const Task& task, Real radius, const Level& other, Place begin,
                                     Place end, FoundPairs::List& list) const {
  const Sphere& a = spheres_[begin];
  Vec3 low{a.x, a.y, a.z}, high = low;
  for (Place s = begin + 1; s < end; ++s) {
    const Vec3 c{spheres_[s].x, spheres_[s].y, spheres_[s].z};
    low = smaller(low, c);
    high = larger(high, c);
  }
  const LevelGrid& g = other.grid;
  const Real reach = (radius + g.radius + task.settings.margin) * (1 + 0x1p-40) + task.rounding;
  GridAxis::Stretch part[3];
  for (int k = 0; k < 3; ++k) {
    part[k] = g.axis[k].stretch(low[g.order[k]] - reach, high[g.order[k]] + reach);
    if (part[k].count == 0) return;
  }
  const auto around = [](std::int64_t cell, const GridAxis& axis) {
    return cell < axis.cells ? cell : cell - axis.cells;
  };
  const auto row = [&](std::int64_t x, std::int64_t count, std::int64_t y, std::int64_t z) {
    const Place from = first_place(other, g.key(x, y, z));
    const Word last = word_of(g.key(x, y, z) + count);
    Place to = from;
    while (to < other.end && words_[to] < last) ++to;
    if (from < to) compare_row(task, begin, end, from, to, list);
  };
  for (std::int64_t kz = 0; kz < part[2].count; ++kz)
    for (std::int64_t ky = 0; ky < part[1].count; ++ky) {
      const std::int64_t y = around(part[1].first + ky, g.axis[1]);
      const std::int64_t z = around(part[2].first + kz, g.axis[2]);
      const std::int64_t before_seam = std::min(part[0].count, g.axis[0].cells - part[0].first);
      row(part[0].first, before_seam, y, z);
      if (before_seam < part[0].count) row(0, part[0].count - before_seam, y, z);
    }
}

// A group of units against a stretch of another level.
void HierarchicalGrid::compare_row(const Task& task, Place begin, Place end, Place from, Place to,
                                   FoundPairs::List& list) const {
  if (!task.periodic) {
    for (Place s = begin; s < end; s += lanes)
      compare_block(task, block_at(task, s, std::min(end, s + lanes)), s, from, to, nullptr, list);
    return;
  }
  // The two may be in different images of the cell, so the comparison of blocks does not apply.
  for (Place s = begin; s < end; ++s) {
    if (is_repeat(task, s)) continue;
    const std::int32_t i = unit_at(task, s);
    for (Place t = from; t < to; ++t)
      if (const std::int32_t j = unit_at(task, t); task.confirm(i, j))
        list.push_back(FoundPairs::word(i, j));
  }
}

// The first place of a level whose key is not below the one given.
HierarchicalGrid::Place HierarchicalGrid::first_place(const Level& level, std::int64_t key) const {
  const auto bucket = static_cast<std::uint64_t>(key - level.grid.first_key) >> level.shift;
  Place from = level.bucket[bucket], to = level.bucket[bucket + 1];
  const Word wanted = word_of(key);
  while (to - from > 8) {
    const Place middle = from + (to - from) / 2;
    (words_[middle] < wanted ? from : to) = middle;
  }
  while (from < level.end && words_[from] < wanted) ++from;
  return from;
}

}  // namespace clast
