#include "render/ground.hpp"

#include <algorithm>
#include <limits>

namespace clast {

namespace {

// A few bodies may have fallen past the floor.
constexpr int fallen = 20;  // one of so many

}  // namespace

std::optional<Real> ground_height(std::vector<Real> bottoms, const std::vector<WallPolygon>& walls,
                                  Real slack) {
  constexpr Real most = std::numeric_limits<Real>::infinity();
  Real below = most;
  if (!bottoms.empty()) {
    const auto low = bottoms.begin() + std::ssize(bottoms) / fallen;
    std::nth_element(bottoms.begin(), low, bottoms.end());
    below = *low + slack;
  }
  std::optional<Real> floor;
  for (const WallPolygon& wall : walls) {
    Real low = most, high = -most;
    for (const Vec3& corner : wall.corners) {
      low = smaller(low, corner.z);
      high = larger(high, corner.z);
    }
    if (high - low < slack && high <= below) floor = std::max(floor.value_or(low), low);
  }
  return floor;
}

}  // namespace clast
