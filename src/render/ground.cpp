#include "render/ground.hpp"

#include <algorithm>

#include "boundary/wall.hpp"

namespace clast {

namespace {

// A few bodies may have fallen past the floor.
constexpr int fallen = 20;  // one of so many

// As low as nearly all bodies are.
Real lowest_of(std::vector<Real> bottoms) {
  if (bottoms.empty()) return infinity;
  const auto low = bottoms.begin() + std::ssize(bottoms) / fallen;
  std::nth_element(bottoms.begin(), low, bottoms.end());
  return *low;
}

// Nothing where the wall is not level.
std::optional<Real> height_of(const WallPolygon& wall, Real slack) {
  if (wall.corners.empty()) return {};
  Real low = wall.corners[0].z, high = low;
  for (const Vec3& corner : wall.corners) {
    low = smaller(low, corner.z);
    high = larger(high, corner.z);
  }
  return high - low < slack ? std::optional(low) : std::nullopt;
}

}  // namespace

std::optional<Real> ground_height(std::vector<Real> bottoms, const std::vector<WallPolygon>& walls,
                                  Real slack, Real deepest) {
  const Real below = lowest_of(std::move(bottoms)) + slack;
  std::optional<Real> plane, any;
  for (const WallPolygon& wall : walls) {
    const std::optional<Real> height = height_of(wall, slack);
    if (!height || *height > below) continue;
    any = std::max(any.value_or(*height), *height);
    if (wall.kind == Wall::plane && *height >= deepest)
      plane = std::max(plane.value_or(*height), *height);
  }
  return plane ? plane : any;
}

}  // namespace clast
