// Axis-parallel boxes grown by half the margin, and by what rounding may take away: whenever two
// units pass Overlap, these overlap along every axis.
#pragma once

#include "neighbor/cloud.hpp"

namespace clast {

class GrownBoxes {
 public:
  GrownBoxes(const BoundingVolumes& volumes, Real margin, const Cloud& cloud)
      : volumes_(volumes),
        growth_(0.5 * margin * (1 + 0x1p-40) +
                0x1p-48 * (cloud.largest_coordinate() + cloud.largest_radius)),
        largest_(cloud.largest_radius * (1 + 0x1p-40)) {}

  Vec3 low(std::int32_t i) const { return corner(i, volumes_.low, -1); }
  Vec3 high(std::int32_t i) const { return corner(i, volumes_.high, 1); }
  // Of boxes made from spheres.
  Real largest_half_side() const { return largest_ + growth_; }

 private:
  Vec3 corner(std::int32_t i, const Vec3* corners, Real sign) const {
    const Real half =
        sign * (corners == nullptr ? volumes_.radius[i] * (1 + 0x1p-40) + growth_ : growth_);
    return (corners == nullptr ? volumes_.center[i] : corners[i]) + Vec3{half, half, half};
  }

  BoundingVolumes volumes_;
  Real growth_, largest_;
};

}  // namespace clast
