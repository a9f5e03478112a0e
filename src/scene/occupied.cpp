#include "scene/occupied.hpp"

#include <cmath>

namespace clast::scene {

// 21 bits per axis; far apart cells may share a key, which costs a comparison and no more.
std::uint64_t Occupied::key_of(std::int64_t i, std::int64_t j, std::int64_t k) {
  constexpr std::int64_t mask = (1 << 21) - 1;
  const auto key = static_cast<std::uint64_t>((i & mask) | ((j & mask) << 21) | ((k & mask) << 42));
  return key + 1;
}

std::size_t Occupied::Level::slot(std::uint64_t key) const {
  const std::size_t mask = keys.size() - 1;
  std::size_t at = (key * 0x9e3779b97f4a7c15ULL >> 20) & mask;
  while (keys[at] != 0 && keys[at] != key) at = (at + 1) & mask;
  return at;
}

void Occupied::Level::grow() {
  std::vector<std::uint64_t> old_keys(keys.empty() ? 64 : 2 * keys.size(), 0);
  std::vector<std::int32_t> old_heads(old_keys.size(), -1);
  old_keys.swap(keys);
  old_heads.swap(heads);
  for (std::size_t i = 0; i < old_keys.size(); ++i)
    if (old_keys[i] != 0) {
      const std::size_t at = slot(old_keys[i]);
      keys[at] = old_keys[i];
      heads[at] = old_heads[i];
    }
}

void Occupied::add(const Vec3& center, Real radius) {
  const int size = std::ilogb(2 * radius) + 1;
  Level& level = levels_[size];
  level.cell = std::ldexp(1.0, size);
  level.largest = larger(level.largest, radius);
  if (2 * (level.used + 1) > level.keys.size()) level.grow();
  const auto cell = [&](int axis) {
    return static_cast<std::int64_t>(std::floor(center[axis] / level.cell));
  };
  const std::uint64_t key = key_of(cell(0), cell(1), cell(2));
  const std::size_t at = level.slot(key);
  if (level.keys[at] == 0) {
    level.keys[at] = key;
    ++level.used;
  }
  level.next.push_back(level.heads[at]);
  level.heads[at] = static_cast<std::int32_t>(level.centers.size());
  level.centers.push_back(center);
  level.radii.push_back(radius);
}

bool Occupied::free(const Vec3& center, Real radius) const {
  for (const auto& entry : levels_) {
    const Level& level = entry.second;
    const Real reach = radius + level.largest;
    // Many more cells than balls: the balls themselves are fewer to look at.
    const Real cells = cube(2 * reach / level.cell + 1);
    const auto touches = [&](std::int32_t i) {
      return squared_length(level.centers[i] - center) < square(radius + level.radii[i]);
    };
    if (cells > static_cast<Real>(level.centers.size()) + 64) {
      for (std::size_t i = 0; i < level.centers.size(); ++i)
        if (touches(static_cast<std::int32_t>(i))) return false;
      continue;
    }
    std::int64_t low[3], high[3];
    for (int a = 0; a < 3; ++a) {
      low[a] = static_cast<std::int64_t>(std::floor((center[a] - reach) / level.cell));
      high[a] = static_cast<std::int64_t>(std::floor((center[a] + reach) / level.cell));
    }
    for (std::int64_t k = low[2]; k <= high[2]; ++k)
      for (std::int64_t j = low[1]; j <= high[1]; ++j)
        for (std::int64_t i = low[0]; i <= high[0]; ++i) {
          const std::size_t at = level.slot(key_of(i, j, k));
          for (std::int32_t b = level.heads[at]; b >= 0; b = level.next[b])
            if (touches(b)) return false;
        }
  }
  return true;
}

NearWalls::NearWalls(const Model& model, const Region& region)
    : corners_(model.wall_corners), frames_(model.surfaces.size() + 1) {
  const Bounds b = bounds(region);
  const Real slack = 1e-12 * (length(b.low) + length(b.high));
  const Vec3 middle = 0.5 * (b.low + b.high);
  for (const clast::Wall& wall : model.walls) {
    if (clearly_farther(wall, middle, length(b.high - middle))) continue;
    // Heights of the corners of the bounding box over the plane of the wall.
    Real lowest = 1e300, highest = -1e300;
    for (int corner = 0; corner < 8; ++corner) {
      const Vec3 p{corner & 1 ? b.high.x : b.low.x, corner & 2 ? b.high.y : b.low.y,
                   corner & 4 ? b.high.z : b.low.z};
      const Real height = dot(p - wall.point, wall.normal);
      lowest = smaller(lowest, height);
      highest = larger(highest, height);
    }
    const bool in_front = lowest >= -slack;
    const bool behind_plate = wall.kind != clast::Wall::plane && highest <= slack;
    if (!in_front && !behind_plate) walls_.push_back(wall);
  }
  cells_.assign(make_wall_cells(walls_, corners_));
}

bool NearWalls::clear(const Vec3& center, Real radius) const {
  bool touches = false;
  cells_.candidates({walls_.data(), corners_.data(), frames_.data()})
      .visit(center, radius, [&](std::int32_t) { touches = true; });
  return !touches;
}

}  // namespace clast::scene
