// Where pieces of bodies already are: a hash grid per power of two of the diameter.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "scene/insert_pieces.hpp"

namespace clast::scene {

class Occupied {
 public:
  void add(const Piece& piece);
  void add(const std::vector<Piece>& body);
  // Whether a piece touches none of those added.
  bool free(const Piece& piece) const;
  bool free(const std::vector<Piece>& body) const;
  bool empty() const { return levels_.empty(); }
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

  std::map<int, Level> levels_;
};

}  // namespace clast::scene
