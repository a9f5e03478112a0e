#include "shape/assembly.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "base/error.hpp"
#include "shape/mass.hpp"
#include "shape/weld.hpp"

namespace clast {
namespace {

struct Range {
  Real low, high;
};

Range range_along(const std::vector<Vec3>& points, const Vec3& axis) {
  Range out{dot(points[0], axis), dot(points[0], axis)};
  for (const Vec3& p : points) {
    out.low = smaller(out.low, dot(p, axis));
    out.high = larger(out.high, dot(p, axis));
  }
  return out;
}

std::vector<Vec3> vertices_of(const Placed& placed) {
  std::vector<Vec3> out;
  for (int i = 0; i < placed.shape.vertices; ++i) out.push_back(placed.vertex(i));
  return out;
}

Vec3 edge_vector(const Placed& placed, int e) {
  const PolyhedronEdge& edge = placed.shape.edge[e];
  return placed.vertex(edge.to) - placed.vertex(edge.from);
}

// Volume, centroid and second moments of a part as it was given.
MassProperties given_properties(const Prototype& p) {
  MassProperties out;
  out.volume = p.volume * cube(p.radius);
  out.centroid = p.centroid;
  const Real sum = 0.5 * (p.inertia.x + p.inertia.y + p.inertia.z);
  for (int k = 0; k < 3; ++k) {
    Vec3 unit_axis;
    unit_axis[k] = 1;
    out.second +=
        (out.volume * square(p.radius) * (sum - p.inertia[k])) * dyad(rotate(p.axes, unit_axis));
  }
  return out;
}

Placed placed(const Part& part, const PolyhedronView& view) {
  return {view, part.center, part.turn, part.size};
}

// Numbers of parts, by where they begin along x.
std::vector<std::size_t> sorted_along_x(const std::vector<Part>& parts) {
  std::vector<std::size_t> order(parts.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](std::size_t i, std::size_t j) {
    return parts[i].center.x - parts[i].size < parts[j].center.x - parts[j].size;
  });
  return order;
}

// A sweep along x, so that bodies of many thousand parts are checked fast.
void check_apart(const Assembly& whole, Real tolerance) {
  std::vector<PolyhedronView> views;
  for (const Part& part : whole.parts) views.push_back(part.shape.polyhedron.view());
  const std::vector<std::size_t> order = sorted_along_x(whole.parts);
  for (std::size_t i = 0; i < order.size(); ++i)
    for (std::size_t j = i + 1; j < order.size(); ++j) {
      const auto [first, second] = std::minmax(order[i], order[j]);
      const Part &a = whole.parts[first], &b = whole.parts[second];
      if (std::abs(a.center.x - b.center.x) > a.size + b.size) break;
      if (length(a.center - b.center) > a.size + b.size) continue;
      const Real depth = overlap_depth(placed(a, views[first]), placed(b, views[second]));
      if (depth > tolerance)
        throw Error(fmt::format("shape {}: parts {} and {} overlap by {:.3g}; parts may touch only",
                                whole.name, a.shape.name, b.shape.name, depth * whole.radius));
    }
}

}  // namespace

// The separating axis theorem: the depth is the smallest over the normals of both and over the
// products of their edges.
Real overlap_depth(const Placed& a, const Placed& b) {
  const std::vector<Vec3> of_a = vertices_of(a), of_b = vertices_of(b);
  Real depth = infinity;
  const auto try_axis = [&](const Vec3& axis) {
    const Range ra = range_along(of_a, axis), rb = range_along(of_b, axis);
    depth = smaller(depth, smaller(ra.high - rb.low, rb.high - ra.low));
  };
  for (int f = 0; f < a.shape.faces; ++f) try_axis(a.face_normal(f));
  for (int f = 0; f < b.shape.faces; ++f) try_axis(b.face_normal(f));
  for (int i = 0; i < a.shape.edges && depth > 0; ++i)
    for (int j = 0; j < b.shape.edges; ++j) {
      const Vec3 u = edge_vector(a, i), v = edge_vector(b, j), axis = cross(u, v);
      const bool parallel = length(axis) <= 1e-9 * length(u) * length(v);
      if (!parallel) try_axis(normalized(axis));
    }
  return depth;
}

Assembly assembly_of(Prototype convex) {
  Assembly out;
  out.name = convex.name;
  out.radius = convex.radius;
  out.volume = convex.volume;
  out.inertia = convex.inertia;
  out.axes = convex.axes;
  out.centroid = convex.centroid;
  out.parts.push_back({std::move(convex), {}, {}, 1});
  return out;
}

Assembly assembly_of(std::string name, const std::vector<MeshObject>& objects, Real flatness) {
  std::vector<Prototype> shapes;
  std::vector<MassProperties> mass;
  for (const MeshObject& object : objects) {
    const std::string part_name =
        objects.size() == 1
            ? name
            : fmt::format("{}/{}", name,
                          object.name.empty() ? std::to_string(shapes.size() + 1) : object.name);
    shapes.push_back(prototype_from_faces(part_name, object.surface, flatness));
    mass.push_back(given_properties(shapes.back()));
  }
  if (shapes.size() == 1) return assembly_of(std::move(shapes[0]));
  Assembly out;
  out.name = std::move(name);
  const MassProperties whole = combined(mass);
  const PrincipalFrame frame = principal_frame(whole.second);
  out.centroid = whole.centroid;
  out.axes = frame.axes;
  out.radius = 0;
  for (const MeshObject& object : objects)
    for (const Vec3& v : object.surface.vertex)
      out.radius = larger(out.radius, length(v - whole.centroid));
  out.volume = whole.volume / cube(out.radius);
  out.inertia = (1 / (whole.volume * square(out.radius))) * frame.inertia();
  for (Prototype& shape : shapes)
    out.parts.push_back({shape,
                         (1 / out.radius) * unrotate(out.axes, shape.centroid - out.centroid),
                         conjugate(out.axes) * shape.axes, shape.radius / out.radius});
  check_apart(out, 2 * flatness);
  return out;
}

}  // namespace clast
