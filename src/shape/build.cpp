#include "shape/build.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/error.hpp"
#include "shape/hull.hpp"
#include "shape/mass.hpp"
#include "shape/merge_flat.hpp"
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
    const Real tolerance = flatness * extent_of(surface.vertex).size;
    if (!(mass_properties(surface).volume > 0))
      throw Error("the faces enclose no volume, or look inward");
    return convex_prototype(merge_flat_faces(surface, tolerance), tolerance);
  });
}

Prototype prototype_from_points(std::string name, std::span<const Vec3> points, Real flatness) {
  return named(name, [&] {
    const Surface hull = convex_hull(points, flatness);
    return convex_prototype(hull, flatness * extent_of(hull.vertex).size);
  });
}

Prototype prototype_from_polygon(std::string name, std::span<const Vec3> ring) {
  return named(name, [&] {
    check_finite(ring);
    if (ring.size() < 3) throw Error("a polygon needs at least 3 corners");
    Surface plate{{ring.begin(), ring.end()}, {{}, {}}};
    for (int v = 0; v < static_cast<int>(ring.size()); ++v) plate.face[0].push_back(v);
    plate.face[1].assign(plate.face[0].rbegin(), plate.face[0].rend());
    const Real tolerance = default_flatness * extent_of(ring).size;
    const Vec3 area = doubled_area(plate, 0);
    if (!(length(area) > tolerance * extent_of(ring).size))
      throw Error("the corners lie on a line");
    const Vec3 normal = normalized(area);
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Vec3 &a = ring[i], b = ring[(i + 1) % ring.size()], c = ring[(i + 2) % ring.size()];
      if (std::abs(dot(normal, b - ring[0])) > tolerance)
        throw Error(fmt::format("corner {} does not lie in the plane of the others",
                                (i + 1) % ring.size() + 1));
      if (!(dot(normal, cross(b - a, c - b)) > 0))
        throw Error(
            fmt::format("the polygon is not convex at corner {}", (i + 1) % ring.size() + 1));
    }
    Prototype out = normalised(plate, plate_properties(ring));
    out.volume = 0;
    return out;
  });
}

}  // namespace clast
