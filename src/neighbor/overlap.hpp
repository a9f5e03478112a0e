// The test that decides whether two units are a pair. Every search ends in it, so all of them
// agree to the last bit.
#pragma once

#include <utility>

#include "neighbor/search.hpp"

namespace clast {

class Overlap {
 public:
  Overlap(const BoundingVolumes& volumes, const SearchSettings& settings)
      : volumes_(volumes),
        margin_(settings.margin),
        cell_(settings.cell),
        periodic_(!cell_.open()) {}

  bool operator()(std::int32_t i, std::int32_t j) const {
    if (i > j) std::swap(i, j);  // one orientation: rounding is the same for both
    const Vec3 apart = volumes_.center[i] - volumes_.center[j];
    const Vec3 shift =
        periodic_ ? cell_.sight(volumes_.center[j], volumes_.center[i]).shift : Vec3{};
    const Real reach = volumes_.radius[i] + volumes_.radius[j] + margin_;
    if (!(squared_length(apart + shift) < square(reach))) return false;
    return volumes_.low == nullptr || boxes_touch(i, j, shift);
  }

  // The rest of the test, for searches that have compared the spheres of i < j in open space.
  bool boxes_touch(std::int32_t i, std::int32_t j) const {
    return volumes_.low == nullptr || boxes_touch(i, j, Vec3{});
  }

 private:
  // Boxes are closed: flat ones that lie in one plane touch. `shift` brings i next to j.
  bool boxes_touch(std::int32_t i, std::int32_t j, const Vec3& shift) const {
    const Vec3 before = (volumes_.low[i] + shift) - volumes_.high[j];
    const Vec3 behind = volumes_.low[j] - (volumes_.high[i] + shift);
    const Vec3 gap = larger(before, behind);
    return gap.x <= margin_ && gap.y <= margin_ && gap.z <= margin_;
  }

  BoundingVolumes volumes_;
  Real margin_;
  Cell cell_;
  bool periodic_;
};

}  // namespace clast
