#include "shape/shared_face.hpp"

#include <algorithm>
#include <cmath>

namespace clast {
namespace {

constexpr Real one_degree = 0.99984769515639123916;  // its cosine
// Of the product of the sizes of the two bodies: a smaller common part is that of an edge.
constexpr Real smallest_area = 1e-9;
// Of the size of the smaller one: what lies as near to a side of a face lies on it.
constexpr Real on_side = 1e-7;

using Outline = std::vector<Vec3>;

Outline ring_of(const Placed& body, int f) {
  Outline ring;
  for (int k = body.shape.face_first[f]; k < body.shape.face_first[f + 1]; ++k)
    ring.push_back(body.vertex(body.shape.face_vertex[k]));
  return ring;
}

// What of a ring lies where `outside` is not positive (Sutherland & Hodgman 1974).
template <class Distance>
Outline cut(const Outline& ring, const Distance& outside) {
  Outline kept;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Vec3 &p = ring[i], &q = ring[i + 1 == ring.size() ? 0 : i + 1];
    const Real at_p = outside(p), at_q = outside(q);
    if (at_p <= 0) kept.push_back(p);
    if ((at_p < 0 && at_q > 0) || (at_p > 0 && at_q < 0))
      kept.push_back(p + (at_p / (at_p - at_q)) * (q - p));
  }
  return kept;
}

// The part of `ring` that lies over the face of the other ring, whose normal is n. Sides that
// coincide do not cut each other.
Outline over_face(Outline ring, const Outline& face, const Vec3& n, Real tiny) {
  for (std::size_t i = 0; i < face.size() && ring.size() > 2; ++i) {
    const Vec3& from = face[i];
    const Vec3 outwards = normalized(cross(face[i + 1 == face.size() ? 0 : i + 1] - from, n));
    ring = cut(ring, [&](const Vec3& p) {
      const Real distance = dot(p - from, outwards);
      return std::abs(distance) > tiny ? distance : 0;
    });
  }
  return ring;
}

// Each point half-way down to the plane of the face; nothing where one is too far from it.
Outline half_way(const Outline& over, const Vec3& on_face, const Vec3& n, Real skin, Real within) {
  Outline ring;
  for (const Vec3& p : over) {
    const Real height = dot(p - on_face, n);
    if (std::abs(height - skin) > within) return {};
    ring.push_back(p - (0.5 * height) * n);
  }
  return ring;
}

Real area_of(const Outline& ring, const Vec3& n) {
  Vec3 doubled;
  for (std::size_t i = 2; i < ring.size(); ++i)
    doubled += cross(ring[i - 1] - ring[0], ring[i] - ring[0]);
  return 0.5 * dot(doubled, n);
}

}  // namespace

std::optional<SharedFace> shared_face(const Placed& a, const Placed& b, Real skin, Real within) {
  std::optional<SharedFace> largest;
  Real area = smallest_area * a.size * b.size;
  for (int f = 0; f < a.shape.faces; ++f) {
    const Vec3 n = a.face_normal(f);
    for (int g = 0; g < b.shape.faces; ++g) {
      if (dot(n, b.face_normal(g)) > -one_degree) continue;
      const Outline face = ring_of(a, f);
      Outline ring = half_way(over_face(ring_of(b, g), face, n, on_side * smaller(a.size, b.size)),
                              face[0], n, skin, within);
      std::reverse(ring.begin(), ring.end());  // faces look outwards: that of B down on A
      const Real common = area_of(ring, n);
      if (common <= area) continue;
      area = common;
      largest = SharedFace{n, std::move(ring)};
    }
  }
  return largest;
}

// By triangles about the first corner; then the turn that diagonalises the moments (Jacobi).
PolygonMeasures measures_of(const std::vector<Vec3>& ring, const Vec3& normal) {
  PolygonMeasures out;
  Vec3 u, v;
  complete_frame(normal, u, v);
  Vec3 first;
  const auto for_triangles = [&](const Vec3& about, auto&& f) {
    for (std::size_t i = 2; i < ring.size(); ++i) {
      const Vec3 p = ring[0] - about, q = ring[i - 1] - about, r = ring[i] - about;
      f(0.5 * dot(cross(q - p, r - p), normal), p, q, r);
    }
  };
  for_triangles(ring[0], [&](Real area, const Vec3& p, const Vec3& q, const Vec3& r) {
    out.area += area;
    first += (area / 3) * (p + q + r);
  });
  out.centroid = ring[0] + (1 / out.area) * first;
  Real uu = 0, vv = 0, uv = 0;
  for_triangles(out.centroid, [&](Real area, const Vec3& p, const Vec3& q, const Vec3& r) {
    const auto add = [&](const Vec3& at) {
      const Real x = dot(at, u), y = dot(at, v);
      uu += area / 3 * x * x;
      vv += area / 3 * y * y;
      uv += area / 3 * x * y;
    };
    add(0.5 * (p + q));  // exact for what is quadratic
    add(0.5 * (q + r));
    add(0.5 * (r + p));
  });
  Real c = 1, s = 0;
  if (std::abs(uv) > 1e-12 * (uu + vv)) {
    const Real ratio = (vv - uu) / (2 * uv);
    const Real tangent = (ratio < 0 ? -1 : 1) / (std::abs(ratio) + root(ratio * ratio + 1));
    c = 1 / root(tangent * tangent + 1);
    s = tangent * c;
  }
  out.side = c * u - s * v;
  out.about_t = c * c * uu - 2 * c * s * uv + s * s * vv;
  out.about_s = s * s * uu + 2 * c * s * uv + c * c * vv;
  return out;
}

}  // namespace clast
