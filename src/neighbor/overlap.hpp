// The test that decides whether two units are a pair. Every search ends in it, so all of them
// agree to the last bit.
#pragma once

#include <cmath>
#include <utility>

#include "neighbor/search.hpp"

namespace clast {

class Overlap {
 public:
  Overlap(const BoundingVolumes& volumes, const SearchSettings& settings)
      : volumes_(volumes),
        margin_(settings.margin),
        period_(settings.period),
        periodic_(period_.x > 0 || period_.y > 0 || period_.z > 0) {}

  bool operator()(std::int32_t i, std::int32_t j) const {
    if (i > j) std::swap(i, j);  // one orientation: rounding is the same for both
    const Vec3 apart = volumes_.center[i] - volumes_.center[j];
    const Vec3 shift = periodic_ ? nearest_image(apart) : Vec3{};
    const Real reach = volumes_.radius[i] + volumes_.radius[j] + margin_;
    if (!(squared_length(apart - shift) < square(reach))) return false;
    return volumes_.low == nullptr || boxes_touch(i, j, shift);
  }

  // The rest of the test, for searches that have compared the spheres of i < j in open space.
  bool boxes_touch(std::int32_t i, std::int32_t j) const {
    return volumes_.low == nullptr || boxes_touch(i, j, Vec3{});
  }

 private:
  // Multiple of the period that brings a difference of two positions closest to zero.
  Vec3 nearest_image(const Vec3& apart) const {
    Vec3 shift;
    for (int axis = 0; axis < 3; ++axis)
      if (period_[axis] > 0) shift[axis] = period_[axis] * std::rint(apart[axis] / period_[axis]);
    return shift;
  }
  // Boxes are closed: flat ones that lie in one plane touch.
  bool boxes_touch(std::int32_t i, std::int32_t j, const Vec3& shift) const {
    const Vec3 before = (volumes_.low[i] - shift) - volumes_.high[j];
    const Vec3 behind = volumes_.low[j] - (volumes_.high[i] - shift);
    const Vec3 gap = larger(before, behind);
    return gap.x <= margin_ && gap.y <= margin_ && gap.z <= margin_;
  }

  BoundingVolumes volumes_;
  Real margin_;
  Vec3 period_;
  bool periodic_;
};

}  // namespace clast
