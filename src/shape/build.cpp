#include "shape/build.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/error.hpp"
#include "shape/hull.hpp"
#include "shape/mass.hpp"
#include "shape/merge_flat.hpp"
#include "shape/thickness.hpp"
#include "shape/topology.hpp"
#include "shape/weld.hpp"

namespace clast {
namespace {

// The errors of the steps below do not know which shape they are about.
template <class F>
Prototype named(const std::string& name, F make) {
  try {
    Prototype out = make();
    out.name = name;
    return out;
  } catch (const Error& e) {
    throw Error(fmt::format("shape {}: {}", name, e.what()));
  }
}

void check_finite(std::span<const Vec3> points) {
  for (std::size_t v = 0; v < points.size(); ++v)
    if (!std::isfinite(points[v].x + points[v].y + points[v].z))
      throw Error(fmt::format("vertex {} is not a number", v + 1));
}

// Moves, turns and scales to the frame of prototypes.
Prototype normalised(Surface surface, const MassProperties& mass) {
  Prototype out;
  const PrincipalFrame frame = principal_frame(mass.second);
  out.axes = frame.axes;
  out.centroid = mass.centroid;
  out.radius = 0;
  for (const Vec3& v : surface.vertex) out.radius = larger(out.radius, length(v - mass.centroid));
  for (Vec3& v : surface.vertex) v = (1 / out.radius) * unrotate(out.axes, v - mass.centroid);
  out.volume = mass.volume / cube(out.radius);
  out.inertia = (1 / (mass.volume * square(out.radius))) * frame.inertia();
  out.polyhedron = polyhedron_of(surface);
  out.half_thickness = half_width(out.polyhedron);
  return out;
}

Vec3 polygon_normal(std::span<const Vec3> ring) {
  const std::vector<Vec3> corners(ring.begin(), ring.end());
  const Vec3 area = doubled_area(
      corners, [](const Vec3& v) { return v; }, corners[0]);
  const PointBounds bounds = bounds_of(ring);
  if (!(length(area) > default_flatness * square(bounds.size)))
    throw Error("the corners lie on a line");
  return unit(area);
}

// The vertices at which a flat convex ring bends.
std::vector<Vec3> corners_of(std::span<const Vec3> ring, const Vec3& normal) {
  const Real tolerance = default_flatness * bounds_of(ring).size;
  const std::size_t n = ring.size();
  std::vector<Vec3> out;
  for (std::size_t i = 0; i < n; ++i) {
    const Vec3 &before = ring[(i + n - 1) % n], &at = ring[i], &after = ring[(i + 1) % n];
    if (std::abs(dot(normal, at - ring[0])) > tolerance)
      throw Error(fmt::format("corner {} does not lie in the plane of the others", i + 1));
    const Real bend = dot(normal, cross(at - before, after - at));
    const Real straight = tolerance * length(after - before);
    if (bend < -straight) throw Error(fmt::format("the polygon is not convex at corner {}", i + 1));
    if (bend > straight) out.push_back(at);
  }
  return out;
}

Prototype convex_prototype(const Surface& surface, Real tolerance) {
  check_convex(surface, tolerance);
  return normalised(surface, mass_properties(surface));
}

}  // namespace

Prototype prototype_from_faces(std::string name, Surface surface, Real flatness) {
  return named(name, [&] {
    check_finite(surface.vertex);
    check_closed(surface);
    drop_unused_vertices(surface);
    const Real tolerance = flatness * bounds_of(surface.vertex).size;
    if (!(mass_properties(surface).volume > 0))
      throw Error("the faces enclose no volume, or look inward");
    return convex_prototype(merge_flat_faces(surface, tolerance), tolerance);
  });
}

Prototype prototype_from_points(std::string name, std::span<const Vec3> points, Real flatness) {
  return named(name, [&] {
    const Surface hull = convex_hull(points, flatness);
    return convex_prototype(hull, flatness * bounds_of(hull.vertex).size);
  });
}

Prototype prototype_from_polygon(std::string name, std::span<const Vec3> ring) {
  return named(name, [&] {
    check_finite(ring);
    if (ring.size() < 3) throw Error("a polygon needs at least 3 corners");
    const Vec3 normal = polygon_normal(ring);
    const std::vector<Vec3> corners = corners_of(ring, normal);
    Surface plate{corners, {{}, {}}};
    for (int v = 0; v < static_cast<int>(corners.size()); ++v) plate.face[0].push_back(v);
    plate.face[1].assign(plate.face[0].rbegin(), plate.face[0].rend());
    Prototype out = normalised(plate, plate_properties(corners));
    out.volume = 0;
    return out;
  });
}

}  // namespace clast
