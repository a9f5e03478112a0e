// Where balls already are: a hash grid per power of two of the diameter.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "base/vec3.hpp"
#include "neighbor/wall_candidates.hpp"
#include "scene/region.hpp"

namespace clast::scene {

class Occupied {
 public:
  void add(const Vec3& center, Real radius);
  // Whether a ball there touches none of those added.
  bool free(const Vec3& center, Real radius) const;
  bool empty() const { return levels_.empty(); }

 private:
  // Balls with diameters in (cell / 2, cell], kept in lists per cell.
  struct Level {
    Real cell = 0, largest = 0;
    std::vector<std::uint64_t> keys;  // open addressing; 0 is a free slot
    std::vector<std::int32_t> heads;
    std::vector<std::int32_t> next;
    std::vector<Vec3> centers;
    std::vector<Real> radii;
    std::size_t used = 0;

    std::size_t slot(std::uint64_t key) const;
    void grow();
  };
  static std::uint64_t key_of(std::int64_t i, std::int64_t j, std::int64_t k);

  std::map<int, Level> levels_;
};

// The walls that reach into a region; all others cannot touch a body inside it.
class NearWalls {
 public:
  NearWalls(const Model& model, const Region& region);
  bool clear(const Vec3& center, Real radius) const;
  bool none() const { return walls_.empty(); }

 private:
  std::vector<clast::Wall> walls_;
  const std::vector<Vec3>& corners_;
  std::vector<SurfaceFrame> frames_;  // all at rest
  WallCellArrays<Host> cells_;
};

}  // namespace clast::scene
