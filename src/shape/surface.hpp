// Surfaces made of polygons, as files hold them and as hulls come out.
#pragma once

#include <vector>

#include "base/vec3.hpp"

namespace clast {

// Faces are rings of vertex numbers, counter-clockwise seen from outside.
struct Surface {
  std::vector<Vec3> vertex;
  std::vector<std::vector<int>> face;
};

// Twice the area of the polygon times its normal (Newell); exact for planar rings and a mean for
// others. `about` is any point near the ring and keeps round-off small far from the origin.
template <class Ring, class Position>
Vec3 doubled_area(const Ring& ring, const Position& position, const Vec3& about) {
  Vec3 sum;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Vec3 a = position(ring[i]) - about;
    const Vec3 b = position(ring[i + 1 == ring.size() ? 0 : i + 1]) - about;
    sum += cross(a, b);
  }
  return sum;
}

// Divided, not multiplied by the inverse: a normal along an axis is exactly 1 long.
inline Vec3 unit(const Vec3& v) {
  const Real l = length(v);
  return {v.x / l, v.y / l, v.z / l};
}

inline Vec3 doubled_area(const Surface& surface, std::size_t f) {
  const auto position = [&](int v) { return surface.vertex[static_cast<std::size_t>(v)]; };
  return doubled_area(surface.face[f], position, position(surface.face[f].front()));
}

}  // namespace clast
