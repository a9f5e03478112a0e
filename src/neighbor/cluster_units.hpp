// What the cluster grid takes as units: single spheres, and clusters in their bounding spheres.
#pragma once

#include <vector>

#include "neighbor/cell_store.hpp"
#include "neighbor/search.hpp"

namespace clast {

struct ClusterUnit {
  Vec3 center;
  Real radius = 0;                  // of the bounding sphere
  Real largest = 0;                 // radius of a sphere in it
  std::int32_t begin = 0, end = 0;  // its spheres

  bool single() const { return end - begin == 1; }
  std::int32_t size() const { return end - begin; }
};

class ClusterUnits {
 public:
  using ElementalSphere = CellStore::Stored;

  // Spheres of one cluster are one unit; without clusters each is its own.
  void make(const BoundingVolumes& volumes);
  // Spheres were grouped (counted, written), and read twice to find the bounding spheres.
  SearchCounts effort() const { return {0, 4 * static_cast<std::int64_t>(spheres_.size()), 0}; }

  const std::vector<ClusterUnit>& units() const { return units_; }
  // Those of a unit stand side by side, from its begin to its end.
  const ElementalSphere& sphere(std::int32_t k) const { return spheres_[k]; }

  std::size_t bytes() const {
    return sizeof(ClusterUnit) * units_.capacity() + sizeof(ElementalSphere) * spheres_.capacity() +
           sizeof(std::int32_t) * start_.capacity();
  }

 private:
  void group(const BoundingVolumes& volumes);
  void bound(ClusterUnit& unit) const;

  std::vector<std::int32_t> start_;
  std::vector<ElementalSphere> spheres_;  // unit by unit
  std::vector<ClusterUnit> units_;
};

}  // namespace clast
