// Where pieces of bodies already are: a hash grid per power of two of the diameter.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <vector>

#include "boundary/cell_images.hpp"
#include "scene/insert_pieces.hpp"

namespace clast::scene {

class Occupied {
 public:
  // In a periodic cell, or in open space.
  explicit Occupied(const Cell& cell = {}) : cell_(cell) {}

  void add(const Piece& piece);
  void add(const std::vector<Piece>& body);
  // Whether a piece, or those of a body, touch none of those added.
  bool has_room(const Piece& piece) const;
  bool has_room(const std::vector<Piece>& body) const;
  bool empty() const { return levels_.empty(); }
  bool in_open_space() const { return cell_.open(); }
  // Calls f(other) for every piece that the ball around this one may touch, as seen from it.
  template <class F>
  void for_near(const Piece& piece, F&& f) const {
    all_near(piece, [&](const Piece& other) {
      f(other);
      return true;
    });
  }
  // Calls f(piece) for all.
  template <class F>
  void for_each(F&& f) const {
    for (const auto& [size, level] : levels_)
      for (const Piece& piece : level.pieces) f(piece);
  }

 private:
  // Pieces with diameters in (cell / 2, cell], kept in lists per cell.
  struct Level {
    Real cell = 0, largest = 0;
    std::vector<std::uint64_t> keys;  // open addressing; 0 is a free slot
    std::vector<std::int32_t> heads;
    std::vector<std::int32_t> next;
    std::vector<Piece> pieces;
    std::size_t used = 0;

    std::size_t slot(std::uint64_t key) const;
    void grow();
    // Whether f(piece) holds for all that may touch this one.
    template <class F>
    bool all_near(const Piece& piece, const F& f) const;
  };
  static std::uint64_t key_of(std::int64_t i, std::int64_t j, std::int64_t k);

  // Whether f(other) holds for all that may touch this one.
  template <class F>
  bool all_near(const Piece& piece, const F& f) const;

  Cell cell_;
  std::map<int, Level> levels_;  // of pieces at home
};

template <class F>
bool Occupied::all_near(const Piece& piece, const F& f) const {
  for (const auto& [size, found] : levels_) {
    const Level& level = found;  // clang 14 lets no function capture `found`
    bool holds = true;
    if (cell_.open()) {
      holds = level.all_near(piece, f);
    } else {
      const Vec3 home = cell_.home(piece.center).position(piece.center);
      for_images(cell_, home, piece.size + level.largest, [&](const Vec3& image) {
        Piece seen = piece;
        seen.center = image;
        holds = holds && level.all_near(seen, [&](Piece other) {
          other.center += piece.center - image;
          return f(other);
        });
      });
    }
    if (!holds) return false;
  }
  return true;
}

template <class F>
bool Occupied::Level::all_near(const Piece& piece, const F& f) const {
  const Real reach = piece.size + largest;
  // Many more cells than pieces: the pieces themselves are fewer to look at.
  const Real cells = cube(2 * reach / cell + 1);
  if (cells > static_cast<Real>(pieces.size()) + 64)
    return std::all_of(pieces.begin(), pieces.end(), f);
  std::int64_t low[3] = {}, high[3] = {};
  for (int a = 0; a < 3; ++a) {
    low[a] = static_cast<std::int64_t>(std::floor((piece.center[a] - reach) / cell));
    high[a] = static_cast<std::int64_t>(std::floor((piece.center[a] + reach) / cell));
  }
  for (std::int64_t k = low[2]; k <= high[2]; ++k)
    for (std::int64_t j = low[1]; j <= high[1]; ++j)
      for (std::int64_t i = low[0]; i <= high[0]; ++i)
        for (std::int32_t b = heads[slot(key_of(i, j, k))]; b >= 0; b = next[b])
          if (!f(pieces[b])) return false;
  return true;
}

}  // namespace clast::scene
