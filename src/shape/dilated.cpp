#include "shape/dilated.hpp"

#include <fmt/format.h>

#include <cmath>

#include "base/error.hpp"
#include "base/trigonometry.hpp"
#include "shape/mass.hpp"
#include "shape/quadrature.hpp"
#include "shape/thickness.hpp"
#include "shape/topology.hpp"

namespace clast {
namespace {

constexpr int rim_corners = 16;       // of the polygon that a disc acts as when it lies flat
constexpr int outline_points = 1440;  // of shapes of two dimensions: areas are right to 3e-6, of
                                      // ellipses with axes of 1 and 50 to 2e-4

void check_length(const std::string& name, const char* what, Real value, bool may_be_zero = false) {
  if (std::isfinite(value) && (value > 0 || (may_be_zero && value == 0))) return;
  throw Error(fmt::format("shape {}: {} is {:g}; it has to be {}", name, what, value,
                          may_be_zero ? "zero or more" : "more than zero"));
}

// A polyhedron of vertices alone, without edges and faces.
Polyhedron bare_vertices(const std::vector<Vec3>& vertices) {
  Polyhedron p;
  p.vertex = vertices;
  for (std::size_t k = 0; k < 8; ++k) {
    const Vec3& v = vertices[k < vertices.size() ? k : 0];
    p.x.push_back(v.x);
    p.y.push_back(v.y);
    p.z.push_back(v.z);
  }
  p.face_first = {0};
  p.side_first = {0};
  p.ring_first.assign(vertices.size() + 1, 0);
  return p;
}

// A shape that stands in its principal frame as it is given. `second`: integrals of x^2, y^2, z^2.
Prototype upright(std::string name, CoreKind core, Real reach, Real radius, Real volume,
                  const Vec3& second) {
  Prototype out;
  out.name = std::move(name);
  out.core = core;
  out.radius = reach + radius;
  out.dilation = out.half_thickness = radius / out.radius;  // of cores of no thickness
  out.volume = volume / cube(out.radius);
  const Vec3 s = (1 / (volume * square(out.radius))) * second;
  out.inertia = {s.y + s.z, s.z + s.x, s.x + s.y};
  return out;
}

// ---- polytopes -------------------------------------------------------------------------------

// The direction midway between the normals of the faces at an edge; of a plate, out of its rim.
Vec3 edge_direction(const Polyhedron& p, const PolyhedronEdge& e) {
  const Vec3 sum = p.face_normal[e.left] + p.face_normal[e.right];
  if (length(sum) > 1e-6) return unit(sum);
  return unit(cross(p.vertex[e.to] - p.vertex[e.from], p.face_normal[e.left]));
}

// Faces, moved outwards. The rule of the middles of sides is exact for squares.
void add_faces(const Polyhedron& p, Real radius, InsideOf& sum) {
  for (std::size_t f = 0; f < p.face_normal.size(); ++f) {
    const Vec3 n = p.face_normal[f];
    const auto corner = [&](int k) { return p.vertex[p.face_vertex[k]] + radius * n; };
    const int first = p.face_first[f], end = p.face_first[f + 1];
    for (int k = first + 1; k + 1 < end; ++k) {
      const Vec3 a = corner(first), b = corner(k), c = corner(k + 1);
      const Real third = 0.5 * dot(n, cross(b - a, c - a)) / 3;
      sum.add(0.5 * (a + b), n, third);
      sum.add(0.5 * (b + c), n, third);
      sum.add(0.5 * (c + a), n, third);
    }
  }
}

// Edges: parts of cylinders, in two halves from a face to the middle direction.
void add_edges(const Polyhedron& p, Real radius, const GaussRule& rule, InsideOf& sum) {
  const GaussRule along(2);
  for (const PolyhedronEdge& e : p.edge) {
    const Vec3 from = p.vertex[e.from], way = p.vertex[e.to] - from;
    const Vec3 middle = edge_direction(p, e);
    for (const int face : {e.left, e.right}) {
      const Vec3 n = p.face_normal[static_cast<std::size_t>(face)];
      const Real sine = length(cross(n, middle));
      for (std::size_t i = 0; i < rule.node.size(); ++i) {
        const Vec3 chord = (1 - rule.node[i]) * n + rule.node[i] * middle;
        const Real angle = rule.weight[i] * sine / squared_length(chord);
        for (std::size_t k = 0; k < along.node.size(); ++k)
          sum.add(from + along.node[k] * way + radius * unit(chord), unit(chord),
                  along.weight[k] * length(way) * radius * angle);
      }
    }
  }
}

// A spherical triangle around a vertex, from its corner c.
void add_cap(const Vec3& vertex, Real radius, const Vec3& c, const Vec3& a, const Vec3& b,
             const GaussRule& rule, InsideOf& sum) {
  const Real wide = std::abs(dot(c, cross(a, b)));
  for (std::size_t i = 0; i < rule.node.size(); ++i)
    for (std::size_t j = 0; j < rule.node.size(); ++j) {
      const Real s = rule.node[i], t = rule.node[j];
      const Vec3 chord = (1 - s) * c + s * ((1 - t) * a + t * b);
      const Real l = length(chord);
      sum.add(vertex + (radius / l) * chord, (1 / l) * chord,
              rule.weight[i] * rule.weight[j] * square(radius) * s * wide / cube(l));
    }
}

void add_corners(const Polyhedron& p, Real radius, const GaussRule& rule, InsideOf& sum) {
  for (std::size_t v = 0; v < p.vertex.size(); ++v) {
    const int first = p.ring_first[v], end = p.ring_first[v + 1];
    Vec3 mean;
    for (int k = first; k < end; ++k) mean += edge_direction(p, p.edge[p.ring_edge[k]]);
    const Vec3 center = unit(mean);
    for (int k = first; k < end; ++k) {
      const int next = k + 1 < end ? k + 1 : first;
      const Vec3 face = p.face_normal[p.ring_face[k]];
      for (const int e : {k, next})
        add_cap(p.vertex[v], radius, center, face, edge_direction(p, p.edge[p.ring_edge[e]]), rule,
                sum);
    }
  }
}

MassProperties dilated_properties(const Polyhedron& p, Real radius) {
  const GaussRule rule(16);
  InsideOf sum;
  add_faces(p, radius, sum);
  add_edges(p, radius, rule, sum);
  add_corners(p, radius, rule, sum);
  return sum.properties();
}

Surface surface_of(const Polyhedron& p) {
  Surface out{p.vertex, {}};
  for (std::size_t f = 0; f + 1 < p.face_first.size(); ++f)
    out.face.emplace_back(p.face_vertex.begin() + p.face_first[f],
                          p.face_vertex.begin() + p.face_first[f + 1]);
  return out;
}

// The core moves and turns to the centroid and the axes of the dilated body.
Prototype dilated_polytope(const Prototype& core, CoreKind kind, Real radius) {
  check_length(core.name, "the radius", radius);
  const Real own = radius / core.radius;  // in units of the prototype
  const MassProperties mass = dilated_properties(core.polyhedron, own);
  const PrincipalFrame frame = principal_frame(mass.second);
  Surface surface = surface_of(core.polyhedron);
  Real reach = 0;
  for (Vec3& v : surface.vertex) {
    v = unrotate(frame.axes, v - mass.centroid);
    reach = larger(reach, length(v));
  }
  Prototype out = upright(core.name, kind, reach, own, mass.volume, frame.second);
  for (Vec3& v : surface.vertex) v = (1 / (reach + own)) * v;
  out.polyhedron = polyhedron_of(surface);
  out.half_thickness = half_width(out.polyhedron) + out.dilation;
  out.radius *= core.radius;
  out.axes = core.axes * frame.axes;
  out.centroid = core.centroid + core.radius * rotate(core.axes, mass.centroid);
  return out;
}

// ---- ellipsoids ------------------------------------------------------------------------------

MassProperties plain_ellipsoid(const Vec3& a) {
  const Real volume = 4.0 / 3 * pi * a.x * a.y * a.z;
  const Vec3 second = (volume / 5) * scaled(a, a);
  return {volume, {}, {second.x, second.y, second.z}};
}

// What R adds to an ellipsoid, between its surface and the one at the distance R. Over the unit
// sphere u, with x = a u and the normal n along u / a: the area of the ellipsoid is a b c |u / a|,
// and that of the other surface is larger by (1 + R k1) (1 + R k2), k the curvatures. Nodes are
// even in w, u along sqrt(a) w, so that the flat parts of a slender body and its ends both have
// enough of them: mass and moments are right to 1e-4 for axes of 1 and 1000.
MassProperties shell_of_ellipsoid(const Vec3& a, Real radius) {
  const GaussRule rule(200);
  constexpr int around = 512;
  InsideOf sum;
  const Real abc = a.x * a.y * a.z;
  const Vec3 stretch{root(a.x), root(a.y), root(a.z)};
  for (std::size_t i = 0; i < rule.node.size(); ++i) {
    const Real z = 2 * rule.node[i] - 1, r = root(1 - square(z));
    for (int k = 0; k < around; ++k) {
      const SinCos phi = sin_cos(2 * pi * (k + 0.5) / around);
      const Vec3 w = scaled(stretch, {r * phi.cos, r * phi.sin, z});
      const Real l = length(w);
      const Real solid_angle = root(abc) / cube(l) * rule.weight[i] * 4 * pi / around;
      const Vec3 u = (1 / l) * w, x = scaled(a, u), steep = quotient(u, a);
      const Real p = length(steep);
      const Real area = abc * p * solid_angle;
      const Real mean = (squared_length(a) - squared_length(x)) / (2 * square(abc) * cube(p));
      const Real gauss = 1 / square(abc * square(p));
      const Vec3 n = (1 / p) * steep;
      sum.add(x + radius * n, n, area * (1 + 2 * radius * mean + square(radius) * gauss));
      sum.add(x, n, -area);
    }
  }
  return sum.properties();
}

MassProperties dilated_ellipsoid(const Vec3& a, Real radius) {
  if (radius == 0) return plain_ellipsoid(a);
  return combined(std::vector{plain_ellipsoid(a), shell_of_ellipsoid(a, radius)});
}

// ---- two dimensions --------------------------------------------------------------------------

// The points farthest in directions all around. Of ellipses these directions are even in w, n along
// w / sqrt(a): as in dilated_ellipsoid.
std::vector<Vec3> outline(const Prototype& shape) {
  const Vec3& a = shape.half_axes;
  const Vec3 stretch = a.x > 0 ? Vec3{root(a.x), 1, root(a.z)} : Vec3{1, 1, 1};
  std::vector<Vec3> ring;
  for (int k = 0; k < outline_points; ++k) {
    const SinCos phi = sin_cos(2 * pi * k / outline_points);
    ring.push_back(farthest_point(shape, unit(quotient({phi.cos, 0, phi.sin}, stretch))));
  }
  return ring;
}

// Takes area and inertia from the outline.
void weigh_outline(Prototype& shape) {
  const MassProperties sheet = plate_properties(outline(shape));
  const SymmetricTensor& s = sheet.second;
  shape.volume = sheet.volume;
  shape.inertia = (1 / sheet.volume) * Vec3{s.zz, s.xx + s.zz, s.xx};
}

}  // namespace

Prototype capsule_prototype(std::string name, Real half_length, Real radius) {
  check_length(name, "the length", half_length);
  check_length(name, "the radius", radius);
  const Real r = radius, h = half_length;
  const Real cylinder = 2 * pi * square(r) * h, ball = 4.0 / 3 * pi * cube(r);
  const Real across = (cylinder / 4 + ball / 5) * square(r);
  const Real along = cylinder * square(h) / 3 + ball * (square(r) / 5 + square(h) + 0.75 * h * r);
  Prototype out =
      upright(std::move(name), CoreKind::segment, h, r, cylinder + ball, {across, across, along});
  const Real end = h / out.radius;
  out.polyhedron = bare_vertices({{0, 0, -end}, {0, 0, end}});
  return out;
}

// With s = sqrt(R^2 - z^2) the disc is a + s wide at the height z.
Prototype round_disc_prototype(std::string name, Real disc_radius, Real radius) {
  check_length(name, "the radius of the disc", disc_radius);
  check_length(name, "the radius", radius);
  const Real a = disc_radius, r = radius;
  const Real volume = pi * (2 * square(a) * r + pi * a * square(r) + 4.0 / 3 * cube(r));
  const Real fourth = 2 * square(square(a)) * r + 2 * pi * cube(a) * square(r) +
                      8 * square(a) * cube(r) + 1.5 * pi * a * square(square(r)) +
                      16.0 / 15 * square(square(r)) * r;
  const Real across = pi / 4 * fourth;  // of x^2, and of y^2
  const Real along = pi * (2.0 / 3 * square(a) * cube(r) + pi / 4 * a * square(square(r)) +
                           4.0 / 15 * square(square(r)) * r);
  Prototype out = upright(std::move(name), CoreKind::disc, a, r, volume, {across, across, along});
  out.half_axes = {a / out.radius, a / out.radius, 0};
  Surface polygon{{}, {{}, {}}};
  for (int k = 0; k < rim_corners; ++k) {
    const SinCos phi = sin_cos(2 * pi * k / rim_corners);
    polygon.vertex.push_back(out.half_axes.x * Vec3{phi.cos, phi.sin, 0});
    polygon.face[0].push_back(k);
    polygon.face[1].push_back(rim_corners - 1 - k);
  }
  out.polyhedron = polyhedron_of(polygon);
  return out;
}

Prototype ellipsoid_prototype(std::string name, const Vec3& half_axes, Real radius) {
  for (int k = 0; k < 3; ++k) check_length(name, "half an axis", half_axes[k]);
  check_length(name, "the radius", radius, true);
  const MassProperties mass = dilated_ellipsoid(half_axes, radius);
  const Real reach = larger(half_axes.x, larger(half_axes.y, half_axes.z));
  Prototype out = upright(std::move(name), CoreKind::ellipsoid, reach, radius, mass.volume,
                          {mass.second.xx, mass.second.yy, mass.second.zz});
  out.half_axes = (1 / out.radius) * half_axes;
  out.half_thickness += smaller(out.half_axes.x, smaller(out.half_axes.y, out.half_axes.z));
  out.polyhedron = bare_vertices({{0, 0, 0}});
  return out;
}

Prototype round_plate_prototype(std::string name, std::span<const Vec3> ring, Real radius) {
  return dilated_polytope(prototype_from_polygon(std::move(name), ring), CoreKind::plate, radius);
}

Prototype rounded_prototype(const Prototype& core, Real radius) {
  return dilated_polytope(core, CoreKind::rounded, radius);
}

Prototype flat_capsule_prototype(std::string name, Real half_length, Real radius) {
  Prototype out = capsule_prototype(std::move(name), half_length, radius);
  weigh_outline(out);
  return out;
}

// The axis across the plane does not matter as long as it is not the longest.
Prototype flat_ellipse_prototype(std::string name, Real half_x, Real half_z, Real radius) {
  Prototype out =
      ellipsoid_prototype(std::move(name), {half_x, smaller(half_x, half_z), half_z}, radius);
  weigh_outline(out);
  return out;
}

// Stands as it was given, around the centroid of the rounded polygon.
Prototype flat_rounded_prototype(const Prototype& polygon, Real radius) {
  check_length(polygon.name, "the radius", radius);
  Prototype whole = polygon;
  whole.core = CoreKind::plate;
  whole.dilation = radius / polygon.radius;
  const Vec3 centroid = plate_properties(outline(whole)).centroid;
  Surface surface = surface_of(polygon.polyhedron);
  Real reach = 0;
  for (Vec3& v : surface.vertex) {
    v = {v.x - centroid.x, 0, v.z - centroid.z};
    reach = larger(reach, length(v));
  }
  const Real size = reach + whole.dilation;
  for (Vec3& v : surface.vertex) v = {v.x / size, 0, v.z / size};
  whole.polyhedron = polyhedron_of(surface);
  whole.dilation /= size;
  whole.half_thickness = half_width_in_plane(whole.polyhedron) + whole.dilation;
  whole.radius *= size;
  whole.centroid = polygon.centroid + polygon.radius * centroid;
  weigh_outline(whole);
  return whole;
}

Vec3 farthest_point(const Prototype& shape, const Vec3& n) {
  Vec3 core;
  if (shape.half_axes.x > 0) {
    const Vec3 stretched = scaled(shape.half_axes, n);
    const Real h = length(stretched);
    if (h > 0) core = (1 / h) * scaled(shape.half_axes, stretched);
  } else {
    core = shape.polyhedron.vertex[0];
    for (const Vec3& v : shape.polyhedron.vertex)
      if (dot(v, n) > dot(core, n)) core = v;
  }
  return core + shape.dilation * n;
}

}  // namespace clast
