#include "shape/measures.hpp"

#include <algorithm>
#include <cmath>

namespace clast {
namespace {

// A face of a part in the frame of the whole.
struct Polygon {
  std::vector<Vec3> ring;
  Vec3 normal;
};

Real area_of(const Polygon& p) {
  if (p.ring.size() < 3) return 0;
  const auto self = [](const Vec3& v) { return v; };
  return 0.5 * dot(p.normal, doubled_area(p.ring, self, p.ring[0]));
}

std::vector<Polygon> faces_of(const Part& part) {
  const PolyhedronView shape = part.shape.polyhedron.view();
  const Placed placed{shape, part.center, part.turn, part.size};
  std::vector<Polygon> out;
  for (int f = 0; f < shape.faces; ++f) {
    Polygon& polygon = out.emplace_back();
    polygon.normal = placed.face_normal(f);
    for (int i = shape.face_first[f]; i < shape.face_first[f + 1]; ++i)
      polygon.ring.push_back(placed.vertex(shape.face_vertex[i]));
  }
  return out;
}

// What of the ring lies where `normal`.x <= `offset`.
std::vector<Vec3> cut(const std::vector<Vec3>& ring, const Vec3& normal, Real offset) {
  std::vector<Vec3> out;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Vec3 &a = ring[i], &b = ring[(i + 1) % ring.size()];
    const Real above_a = dot(normal, a) - offset, above_b = dot(normal, b) - offset;
    if (above_a <= 0) out.push_back(a);
    if ((above_a < 0 && above_b > 0) || (above_a > 0 && above_b < 0))
      out.push_back(a + (above_a / (above_a - above_b)) * (b - a));
  }
  return out;
}

// The area in which two faces lie on each other.
Real touching_area(Polygon a, const Polygon& b) {
  constexpr Real near = 1e-6;
  if (dot(a.normal, b.normal) > near - 1) return 0;
  if (std::abs(dot(a.normal, b.ring[0] - a.ring[0])) > near) return 0;
  for (std::size_t i = 0; i < b.ring.size(); ++i) {
    const Vec3 side = b.ring[(i + 1) % b.ring.size()] - b.ring[i];
    const Vec3 outward = cross(side, b.normal);
    a.ring = cut(a.ring, outward, dot(outward, b.ring[i]));
  }
  return area_of(a);
}

Real outer_area(const Assembly& shape) {
  std::vector<std::vector<Polygon>> faces;
  for (const Part& part : shape.parts) faces.push_back(faces_of(part));
  Real area = 0;
  for (std::size_t i = 0; i < faces.size(); ++i)
    for (const Polygon& face : faces[i]) {
      area += area_of(face);
      for (std::size_t j = 0; j < faces.size(); ++j)
        if (j != i)
          for (const Polygon& other : faces[j]) area -= touching_area(face, other);
    }
  return area;
}

}  // namespace

ShapeMeasures measure(const Assembly& shape) {
  ShapeMeasures out;
  out.parts = static_cast<int>(shape.parts.size());
  for (const Part& part : shape.parts) {
    const PolyhedronView p = part.shape.polyhedron.view();
    out.vertices += p.vertices;
    out.edges += p.edges;
    out.faces += p.faces;
  }
  out.volume = shape.volume;
  out.area = outer_area(shape);
  const Vec3 inertia = shape.inertia;
  const Real half = 0.5 * (inertia.x + inertia.y + inertia.z);
  const auto [least, most] = std::minmax({half - inertia.x, half - inertia.y, half - inertia.z});
  out.aspect_ratio = root(most / least);
  out.sphericity = std::cbrt(pi * square(6 * out.volume)) / out.area;
  return out;
}

}  // namespace clast
