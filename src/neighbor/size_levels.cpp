#include "neighbor/size_levels.hpp"

#include <algorithm>
#include <array>
#include <cmath>

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
  Octaves octaves;
  for (std::int32_t i = 0; i < volumes.n; ++i) {
    const Real part = (2 * volumes.radius[i] + margin) / whole;
    const int k = std::min(part > 0 ? -std::ilogb(part) : most_octaves, most_octaves);
    Octave& octave = octaves[std::max(k - 1, 0)];  // (1/2, 1] is the first
    ++octave.count;
    octave.largest = larger(octave.largest, volumes.radius[i]);
  }
  return octaves;
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

// Work of one body, in units of one comparison of two spheres. Measured, not derived.
struct Work {
  static constexpr Real five_rows = 40;    // finding the candidates in a body's own level
  static constexpr Real block_query = 80;  // finding those of a block of bodies in another level
};

struct Group {
  Real count, size;  // of units, and the side of their cells
};

Real own_work(const Group& g, Real volume) {
  const Real density = g.count / volume;
  return g.count * (Work::five_rows + 9 * density * cube(g.size));
}

// Small bodies look through the coarser level in blocks along a row of their grid.
Real cross_work(const Group& fine, const Group& coarse, Real volume) {
  const Real block = clamp(0.5 * coarse.size * square(fine.size) * fine.count / volume, 1, 32);
  const Real reach = 0.5 * (fine.size + coarse.size);
  const Real region = (2 * reach + 0.5 * coarse.size) * square(2 * reach + fine.size);
  return fine.count * (Work::block_query / block + coarse.count / volume * region);
}

}  // namespace

std::vector<Real> choose_size_levels(const BoundingVolumes& volumes, const Cloud& cloud,
                                     Real margin) {
  const Real whole = 2 * cloud.largest_radius + margin;
  if (!(whole > 2 * (2 * cloud.least_radius + margin))) return {cloud.largest_radius};
  const Octaves octaves = count_octaves(volumes, cloud, margin);
  std::vector<Group> groups;
  for (const Octave& o : octaves)
    if (o.count > 0) groups.push_back({static_cast<Real>(o.count), 2 * o.largest + margin});
  // The volume in which all units would have the density they have around one another.
  const Real volume = static_cast<Real>(volumes.n) * cube(whole) / crowd(volumes, cloud, whole);

  // Join neighbouring groups while that saves work, the best saving first.
  const auto total_work = [&](const std::vector<Group>& all) {
    Real sum = 0;
    for (std::size_t f = 0; f < all.size(); ++f) {
      sum += own_work(all[f], volume);
      for (std::size_t c = 0; c < f; ++c) sum += cross_work(all[f], all[c], volume);
    }
    return sum;
  };
  Real work = total_work(groups);
  while (groups.size() > 1) {
    std::vector<Group> best;
    Real least = work;
    for (std::size_t k = 0; k + 1 < groups.size(); ++k) {
      std::vector<Group> joined = groups;
      joined[k].count += joined[k + 1].count;
      joined.erase(joined.begin() + static_cast<std::ptrdiff_t>(k) + 1);
      const Real w = total_work(joined);
      if (w < least) {
        least = w;
        best = std::move(joined);
      }
    }
    if (best.empty()) break;
    work = least;
    groups = std::move(best);
  }
  std::vector<Real> levels;
  for (const Group& g : groups) levels.push_back(0.5 * (g.size - margin));
  // Half of the size may be rounded; a level must hold the largest of its units.
  for (Real& radius : levels) radius *= 1 + 0x1p-40;
  levels.front() = cloud.largest_radius;
  return levels;
}

}  // namespace clast
