// Surfaces of dilated shapes for pictures: hulls of points that lie on the true surface.
#include <cmath>

#include "base/trigonometry.hpp"
#include "shape/dilated.hpp"
#include "shape/hull.hpp"

namespace clast {
namespace {

// Unit vectors spread evenly: a spiral from pole to pole that turns by the golden angle.
std::vector<Vec3> spread_normals(int count) {
  std::vector<Vec3> out;
  const Real golden = pi * (3 - root(5));
  for (int i = 0; i < count; ++i) {
    const Real z = 1 - (2 * i + 1) / static_cast<Real>(count), r = root(1 - square(z));
    const SinCos turn = sin_cos(golden * i);
    out.push_back({r * turn.cos, r * turn.sin, z});
  }
  return out;
}

int around(int count) { return 4 * static_cast<int>(std::ceil(root(count) / 4)) + 4; }

// Normals of an ellipsoid at points that its axes stretch from those of a sphere: where it is bent
// most there are most of them.
std::vector<Vec3> points_of_ellipsoid(const Prototype& shape, int count) {
  std::vector<Vec3> out;
  for (const Vec3& u : spread_normals(count))
    out.push_back(farthest_point(shape, unit(quotient(u, shape.half_axes))));
  return out;
}

// Of a disc or a capsule: half circles of the swept sphere at places around the axis.
std::vector<Vec3> points_of_revolution(const Prototype& shape, int count) {
  const int turns = around(count), steps = turns / 2;
  std::vector<Vec3> out;
  for (int k = 0; k < turns; ++k) {
    const SinCos phi = sin_cos(2 * pi * k / turns);
    for (int i = 0; i <= steps; ++i) {
      // At the poles the whole of a disc is farthest: its rim is meant there.
      const SinCos psi = sin_cos(pi * i / steps);
      const Real across = larger(psi.sin, 0);
      const Vec3 n{across * phi.cos, across * phi.sin, psi.cos};
      const Vec3 rim{shape.half_axes.x * phi.cos, shape.half_axes.x * phi.sin, 0};
      out.push_back(shape.core == CoreKind::disc ? rim + shape.dilation * n
                                                 : farthest_point(shape, n));
      if (shape.core == CoreKind::segment && 2 * i == steps)  // the other end of the straight part
        out.push_back({out.back().x, out.back().y, -out.back().z});
    }
  }
  return out;
}

// Of a polytope: flat faces moved outwards, arcs at their sides, and what is between the arcs.
std::vector<Vec3> points_of_polytope(const Prototype& shape, int count) {
  const Polyhedron& p = shape.polyhedron;
  std::vector<Vec3> out;
  for (const Vec3& n : spread_normals(count)) out.push_back(farthest_point(shape, n));
  for (const PolyhedronEdge& e : p.edge) {
    const Vec3 left = p.face_normal[e.left], right = p.face_normal[e.right];
    const Vec3 outward = unit(cross(p.vertex[e.to] - p.vertex[e.from], left));
    const int steps = around(count) / 4;
    for (int i = 0; i <= 2 * steps; ++i) {
      // From the left normal by equal angles to the right one.
      const Real whole = std::atan2(dot(outward, right), dot(left, right));
      const SinCos at = sin_cos((whole < 0 ? whole + 2 * pi : whole) * i / (2 * steps));
      const Vec3 n = at.cos * left + at.sin * outward;
      for (const int v : {e.from, e.to})
        out.push_back(p.vertex[static_cast<std::size_t>(v)] + shape.dilation * n);
    }
  }
  return out;
}

std::vector<Vec3> surface_points(const Prototype& shape, int count) {
  if (shape.core == CoreKind::ellipsoid) return points_of_ellipsoid(shape, count);
  if (shape.core == CoreKind::disc || shape.core == CoreKind::segment)
    return points_of_revolution(shape, count);
  return points_of_polytope(shape, count);
}

// Half of it, or less.
Real thickness(const Prototype& shape) {
  const Vec3& a = shape.half_axes;
  const bool solid = shape.core == CoreKind::ellipsoid;
  return shape.dilation + (solid ? smaller(a.x, smaller(a.y, a.z)) : 0);
}

}  // namespace

// Of a thin body the two sides, and the arcs between them, must not count as one plane.
Surface skin_of(const Prototype& shape, int corners) {
  const Real flatness = smaller(coarse_flatness, 1e-3 * thickness(shape));
  return convex_hull(surface_points(shape, corners), flatness);
}

}  // namespace clast
