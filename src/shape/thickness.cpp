#include "shape/thickness.hpp"

#include <algorithm>

namespace clast {
namespace {

constexpr std::size_t most_edges_to_pair = 1000;

Real width_along(const std::vector<Vec3>& points, const Vec3& n) {
  Real low = infinity, high = -infinity;
  for (const Vec3& p : points) {
    low = smaller(low, dot(n, p));
    high = larger(high, dot(n, p));
  }
  return high - low;
}

// Between planes through two edges, where these are opposite: the arcs between the normals of the
// faces at one and between the reversed ones at the other cross on the Gauss sphere.
Real width_between(const Polyhedron& p, const PolyhedronEdge& e, const PolyhedronEdge& f) {
  const Vec3 along_e = p.vertex[e.to] - p.vertex[e.from];
  const Vec3 along_f = p.vertex[f.to] - p.vertex[f.from];
  const Vec3 &a = p.face_normal[e.left], &b = p.face_normal[e.right];
  const Vec3 c = -p.face_normal[f.left], d = -p.face_normal[f.right];
  const Real c_side = dot(c, along_e), d_side = dot(d, along_e);
  const Real a_side = dot(a, along_f), b_side = dot(b, along_f);
  if (!(c_side * d_side < 0 && a_side * b_side < 0)) return infinity;
  // Both arcs meet the line along `n`, perhaps on opposite sides of the sphere.
  Vec3 n = cross(along_e, along_f);
  const Real l = length(n);
  if (!(l > 1e-9 * length(along_e) * length(along_f))) return infinity;
  if (dot(n, a + b) < 0) n = -n;
  if (!(dot(n, c + d) > 0)) return infinity;
  return dot(n, p.vertex[e.from] - p.vertex[f.from]) / l;
}

}  // namespace

Real half_width(const Polyhedron& p) {
  if (p.edge.size() > most_edges_to_pair) return p.view().inner;
  Real least = infinity;
  for (const Vec3& n : p.face_normal) least = smaller(least, width_along(p.vertex, n));
  for (std::size_t i = 0; i < p.edge.size(); ++i)
    for (std::size_t j = i + 1; j < p.edge.size(); ++j)
      least = smaller(least, width_between(p, p.edge[i], p.edge[j]));
  return 0.5 * least;
}

// A polygon is thinnest across one of its sides.
Real half_width_in_plane(const Polyhedron& polygon) {
  const std::vector<Vec3>& ring = polygon.vertex;
  Real least = infinity;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Vec3 side = ring[(i + 1) % ring.size()] - ring[i];
    least = smaller(least, width_along(ring, normalized(Vec3{side.z, 0, -side.x})));
  }
  return 0.5 * least;
}

Real half_thickness(const Assembly& shape) {
  Real least = infinity;
  for (const Part& part : shape.parts)
    least = smaller(least, part.size * part.shape.half_thickness);
  return least;
}

}  // namespace clast
