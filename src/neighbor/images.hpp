// Periodic cells for searches that know nothing of them: units near a face of the cell get images
// beyond the opposite face, and the search runs in open space.
#pragma once

#include <map>
#include <tuple>
#include <vector>

#include "neighbor/cloud.hpp"
#include "neighbor/found_pairs.hpp"

namespace clast {

class Images {
 public:
  Images(const BoundingVolumes& volumes, const SearchSettings& settings, const Cloud& cloud);

  // Units first, then their images; all shifted into the box of the cell. What was shifted alike
  // of a cluster is a cluster of its own.
  BoundingVolumes volumes() const;
  // Open space, and a margin that covers what shifting may round.
  const SearchSettings& settings() const { return open_; }

  // From pairs of units and images to pairs of units. Afterwards a pair may be there twice.
  void restore(const BoundingVolumes& units, const SearchSettings& periodic, FoundPairs& found);

 private:
  void add(const BoundingVolumes& volumes, std::int32_t i, const Vec3& shift);
  std::int32_t piece(std::int32_t cluster, const Vec3& shift);

  SearchSettings open_;
  std::vector<Vec3> center_, low_, high_;
  std::vector<Real> radius_;
  std::vector<std::int32_t> unit_, cluster_;
  std::map<std::tuple<std::int32_t, Real, Real, Real>, std::int32_t> pieces_;
};

}  // namespace clast
