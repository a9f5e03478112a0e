#include "neighbor/size_levels.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "exec/parallel.hpp"

namespace clast {
namespace {

constexpr int most_octaves = 24;

struct Octave {
  std::int64_t count = 0;
  Real largest = 0;  // radius
};
using Octaves = std::array<Octave, most_octaves>;

Octaves count_octaves(const BoundingVolumes& volumes, const Cloud& cloud, Real margin) {
  const Real whole = 2 * cloud.largest_radius + margin;
  return parallel_reduce(
      0, volumes.n, 8192, Octaves{},
      [&](std::int32_t begin, std::int32_t end, Octaves octaves) {
        for (std::int32_t i = begin; i < end; ++i) {
          const Real part = (2 * volumes.radius[i] + margin) / whole;
          const int k = part > 0 ? std::min(-std::ilogb(part), most_octaves) : most_octaves;
          Octave& octave = octaves[std::max(k - 1, 0)];  // (1/2, 1] is the first
          ++octave.count;
          octave.largest = larger(octave.largest, volumes.radius[i]);
        }
        return octaves;
      },
      [](Octaves a, const Octaves& b) {
        for (int k = 0; k < most_octaves; ++k) {
          a[k].count += b[k].count;
          a[k].largest = larger(a[k].largest, b[k].largest);
        }
        return a;
      });
}

// Units in a cube of the given side around a unit, on average over units: counts units of a
// sample of cells in a small hash table. Sees clusters, which the density of the whole does not.
Real crowd(const BoundingVolumes& volumes, const Cloud& cloud, Real side) {
  constexpr std::size_t slots = 4096;
  const std::uint64_t sampled = std::max<std::uint64_t>(
      1, static_cast<std::uint64_t>(volumes.n) / static_cast<std::uint64_t>(slots));
  std::vector<std::uint64_t> cell(slots, ~std::uint64_t{0});
  std::vector<std::int64_t> count(slots, 0);
  const auto along = [&](Real x, Real low) {
    return static_cast<std::uint64_t>(smaller((x - low) / side, 1e18));
  };
  for (std::int32_t i = 0; i < volumes.n; ++i) {
    const Vec3& c = volumes.center[i];
    std::uint64_t hash = along(c.x, cloud.low.x) * 0x9e3779b97f4a7c15ULL +
                         along(c.y, cloud.low.y) * 0xc2b2ae3d27d4eb4fULL +
                         along(c.z, cloud.low.z) * 0x165667b19e3779f9ULL;
    hash = (hash ^ (hash >> 32)) * 0xd6e8feb86659fd93ULL;
    hash ^= hash >> 32;
    if ((hash >> 16) % sampled != 0) continue;
    const std::size_t slot = hash % slots;
    if (cell[slot] == ~std::uint64_t{0}) cell[slot] = hash;
    if (cell[slot] == hash) ++count[slot];
  }
  Real units = 0, neighbours = 0;
  for (const std::int64_t c : count) {
    units += static_cast<Real>(c);
    neighbours += static_cast<Real>(c) * static_cast<Real>(c);
  }
  return units > 0 ? neighbours / units : 1;
}

// Work in units of one comparison of two spheres, eight of which are made at once. Measured, not
// derived.
struct Work {
  static constexpr Real own_rows = 90;      // of a body: finding the candidates in its own level
  static constexpr Real group_query = 350;  // of a group: finding those in another level
  static constexpr Real row = 80;           // of a coarse unit: a row of a finer level
};

struct Group {
  Real count;  // of units
  Real reach;  // of two of the largest
  Real cell;   // side of cells
};

// Where units are few and far between, larger cells cost next to nothing and let more units share
// a query. Coarser levels come first.
void choose_cells(std::vector<Group>& groups, Real volume) {
  for (std::size_t k = 0; k < groups.size(); ++k) {
    Group& g = groups[k];
    g.cell = k == 0 ? g.reach
                    : larger(g.reach,
                             smaller(std::cbrt(2 * volume / g.count), 0.5 * groups[k - 1].cell));
  }
}

Real own_work(const Group& g, Real volume) {
  const Real density = g.count / volume;
  return g.count * (Work::own_rows + 9 * density * cube(g.cell));
}

// Small bodies look through the coarser level in groups along a row of their grid, eight of a
// group at a time.
Real fine_asking(const Group& fine, const Group& coarse, Real volume) {
  const Real size = clamp(0.5 * coarse.cell * square(fine.cell) * fine.count / volume, 1, 64);
  const Real reach = 0.5 * (fine.reach + coarse.reach);
  const Real region = (2 * reach + 0.5 * coarse.cell) * square(2 * reach + fine.cell);
  const Real comparisons = coarse.count / volume * region * 8 * std::ceil(size / 8);
  return fine.count / size * (Work::group_query + comparisons);
}

// A large body looks through the rows of the finer level around it. Bodies of one level differ in
// size; their mean square and cube are about half those of the largest.
Real coarse_asking(const Group& fine, const Group& coarse, Real volume) {
  const Real width = fine.reach + coarse.reach + fine.cell;
  const Real rows = 0.5 * square(width / fine.cell);
  const Real comparisons = fine.count / volume * 0.5 * cube(width);
  return coarse.count * (Work::group_query + Work::row * rows + 8 * comparisons);
}

Real total_work(std::vector<Group>& groups, Real volume) {
  choose_cells(groups, volume);
  Real sum = 0;
  for (std::size_t f = 0; f < groups.size(); ++f) {
    sum += own_work(groups[f], volume);
    for (std::size_t c = 0; c < f; ++c)
      sum += smaller(fine_asking(groups[f], groups[c], volume),
                     coarse_asking(groups[f], groups[c], volume));
  }
  return sum;
}

}  // namespace

bool SizeLevels::coarse_asks(std::size_t coarse, std::size_t fine) const {
  const auto group = [&](const SizeLevel& level) {
    return Group{level.count, 2 * level.radius + margin, level.cell};
  };
  const Group few = group(levels[coarse]), many = group(levels[fine]);
  return coarse_asking(many, few, volume) < fine_asking(many, few, volume);
}

SizeLevels choose_size_levels(const BoundingVolumes& volumes, const Cloud& cloud, Real margin) {
  const Real whole = 2 * cloud.largest_radius + margin;
  if (!(whole > 2 * (2 * cloud.least_radius + margin)))
    return {{{cloud.largest_radius, whole, static_cast<Real>(volumes.n)}}};
  const Octaves octaves = count_octaves(volumes, cloud, margin);
  std::vector<Group> groups;
  for (const Octave& o : octaves)
    if (o.count > 0) groups.push_back({static_cast<Real>(o.count), 2 * o.largest + margin, 0});
  const Real volume = static_cast<Real>(volumes.n) * cube(whole) / crowd(volumes, cloud, whole);

  // Join neighbouring groups while that saves work, the best saving first.
  Real work = total_work(groups, volume);
  while (groups.size() > 1) {
    std::vector<Group> best;
    for (std::size_t k = 0; k + 1 < groups.size(); ++k) {
      std::vector<Group> joined = groups;
      joined[k].count += joined[k + 1].count;
      joined.erase(joined.begin() + static_cast<std::ptrdiff_t>(k) + 1);
      const Real less = total_work(joined, volume);
      if (less < work) {
        work = less;
        best = std::move(joined);
      }
    }
    if (best.empty()) break;
    groups = std::move(best);
  }
  std::vector<SizeLevel> levels;
  // Half of the reach may be rounded; a level must hold the largest of its units.
  for (const Group& g : groups)
    levels.push_back({0.5 * (g.reach - margin) * (1 + 0x1p-40), g.cell, g.count});
  levels.front().radius = cloud.largest_radius;
  return {levels, margin, volume};
}

}  // namespace clast
