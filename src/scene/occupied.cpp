#include "scene/occupied.hpp"

#include <algorithm>
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

void Occupied::add(const Piece& added) {
  Piece piece = added;
  piece.center = cell_.home(added.center).position(added.center);
  const int size = std::ilogb(2 * piece.size) + 1;
  Level& level = levels_[size];
  level.cell = std::ldexp(1.0, size);
  level.largest = larger(level.largest, piece.size);
  if (2 * (level.used + 1) > level.keys.size()) level.grow();
  const auto cell = [&](int axis) {
    return static_cast<std::int64_t>(std::floor(piece.center[axis] / level.cell));
  };
  const std::uint64_t key = key_of(cell(0), cell(1), cell(2));
  const std::size_t at = level.slot(key);
  if (level.keys[at] == 0) {
    level.keys[at] = key;
    ++level.used;
  }
  level.next.push_back(level.heads[at]);
  level.heads[at] = static_cast<std::int32_t>(level.pieces.size());
  level.pieces.push_back(piece);
}

void Occupied::add(const std::vector<Piece>& body) {
  for (const Piece& piece : body) add(piece);
}

// Most places that are taken are so by the balls inside two pieces: these are looked at first.
bool Occupied::has_room(const Piece& piece) const {
  return all_near(piece, [&](const Piece& other) { return !surely_overlap(other, piece); }) &&
         all_near(piece, [&](const Piece& other) { return apart(other, piece); });
}

bool Occupied::has_room(const std::vector<Piece>& body) const {
  return std::all_of(body.begin(), body.end(), [&](const Piece& piece) { return has_room(piece); });
}

}  // namespace clast::scene
