// Points that lie together become one.
#pragma once

#include <span>
#include <vector>

#include "base/vec3.hpp"

namespace clast {

struct Welded {
  std::vector<Vec3> point;  // in the order of their first appearance
  std::vector<int> number;  // of each given point
};

// A point joins the first one within `distance` of it that was kept.
Welded weld(std::span<const Vec3> points, Real distance);

// Of a set of finite points.
struct PointBounds {
  Vec3 center;
  Real size = 0;  // half the diagonal of the box around them
};
PointBounds bounds_of(std::span<const Vec3> points);

}  // namespace clast
