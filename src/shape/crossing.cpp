#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>

#include "base/error.hpp"
#include "shape/repair.hpp"

namespace clast {
namespace {

struct Triangle {
  std::array<Vec3, 3> corner;
  Vec3 low, high;
  std::size_t face;
};

std::vector<Triangle> triangles_of(const Surface& surface) {
  std::vector<Triangle> out;
  for (std::size_t f = 0; f < surface.face.size(); ++f)
    for (std::size_t i = 2; i < surface.face[f].size(); ++i) {
      Triangle t;
      const std::array ends{surface.face[f][0], surface.face[f][i - 1], surface.face[f][i]};
      for (std::size_t k = 0; k < 3; ++k)
        t.corner[k] = surface.vertex[static_cast<std::size_t>(ends[k])];
      t.low = smaller(t.corner[0], smaller(t.corner[1], t.corner[2]));
      t.high = larger(t.corner[0], larger(t.corner[1], t.corner[2]));
      t.face = f;
      out.push_back(t);
    }
  return out;
}

bool boxes_meet(const Triangle& a, const Triangle& b) {
  return a.low.x <= b.high.x && b.low.x <= a.high.x && a.low.y <= b.high.y && b.low.y <= a.high.y &&
         a.low.z <= b.high.z && b.low.z <= a.high.z;
}

// Whether the segment passes through the inside of the triangle, with both ends off its plane; so
// no edge crosses a triangle that it shares a vertex with.
bool pierces(const Vec3& from, const Vec3& to, const Triangle& t, Real tolerance) {
  const Vec3 n = cross(t.corner[1] - t.corner[0], t.corner[2] - t.corner[0]);
  const Real off = tolerance * length(n);
  const Real start = dot(n, from - t.corner[0]), end = dot(n, to - t.corner[0]);
  if (!((start > off && end < -off) || (start < -off && end > off))) return false;
  const Vec3 at = from + (start / (start - end)) * (to - from);
  for (std::size_t k = 0; k < 3; ++k) {
    const Vec3 side = t.corner[(k + 1) % 3] - t.corner[k];
    if (dot(n, cross(side, at - t.corner[k])) <= off * length(side)) return false;
  }
  return true;
}

bool cross_each_other(const Triangle& a, const Triangle& b, Real tolerance) {
  for (std::size_t k = 0; k < 3; ++k)
    if (pierces(a.corner[k], a.corner[(k + 1) % 3], b, tolerance) ||
        pierces(b.corner[k], b.corner[(k + 1) % 3], a, tolerance))
      return true;
  return false;
}

}  // namespace

void check_no_crossing(const Surface& surface, Real tolerance) {
  std::vector<Triangle> triangles = triangles_of(surface);
  std::stable_sort(triangles.begin(), triangles.end(),
                   [](const Triangle& a, const Triangle& b) { return a.low.x < b.low.x; });
  for (std::size_t i = 0; i < triangles.size(); ++i)
    for (std::size_t j = i + 1; j < triangles.size() && triangles[j].low.x <= triangles[i].high.x;
         ++j) {
      const Triangle &a = triangles[i], &b = triangles[j];
      if (!boxes_meet(a, b) || !cross_each_other(a, b, tolerance)) continue;
      const Vec3 at = larger(a.low, b.low);
      throw Error(fmt::format(
          "the mesh passes through itself: faces {} and {} cross near ({:.6g}, "
          "{:.6g}, {:.6g})",
          std::min(a.face, b.face) + 1, std::max(a.face, b.face) + 1, at.x, at.y, at.z));
    }
}

}  // namespace clast
