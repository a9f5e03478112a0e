#include "shape/line_through.hpp"

namespace clast {
namespace {

struct Line {
  Vec3 from, along;

  Vec3 at(Real s) const { return from + s * along; }
};

// The hull of what parts of a surface a line was found to cross.
struct Crossings {
  Real low = infinity, high = -infinity;

  void add(Real s) {
    low = smaller(low, s);
    high = larger(high, s);
  }
  std::optional<LinePiece> piece() const {
    if (!(low < high)) return std::nullopt;
    return LinePiece{low, high};
  }
};

// ---- round cores -----------------------------------------------------------------------------

// The point of an ellipsoid that is nearest to p outside of it: x_i = a_i^2 p_i / (a_i^2 + t). What
// t has to solve is convex and falls, so that Newton's method comes from one side.
Vec3 nearest_of_ellipsoid(const Vec3& axes, const Vec3& p) {
  const Vec3 squares = scaled(axes, axes);
  Real t = 0;
  for (int i = 0; i < 60; ++i) {
    const Vec3 sum = squares + Vec3{t, t, t}, part = quotient(scaled(axes, p), sum);
    const Real beyond = squared_length(part) - 1;
    if (!(beyond > 1e-15)) break;
    t += 0.5 * beyond / dot(part, quotient(part, sum));
  }
  return quotient(scaled(squares, p), squares + Vec3{t, t, t});
}

Vec3 nearest_of_round(const Prototype& shape, const Vec3& p) {
  if (shape.core == CoreKind::disc) {
    const Real away = root(square(p.x) + square(p.y)), r = shape.half_axes.x;
    const Real part = away > r ? r / away : 1;
    return {part * p.x, part * p.y, 0};
  }
  if (squared_length(quotient(p, shape.half_axes)) <= 1) return p;
  return nearest_of_ellipsoid(shape.half_axes, p);
}

// How far along the line the shape begins. The distance from a convex core is convex along a line,
// so that Newton's method from before it comes closer and never passes.
std::optional<Real> begin_of_round(const Prototype& shape, const Line& line) {
  const Real middle = -dot(line.from, line.along);
  const Real half = square(1 + 1e-6) - squared_length(line.at(middle));
  if (!(half > 0)) return std::nullopt;  // it passes the bounding sphere
  Real s = middle - root(half);
  for (int i = 0; i < 100; ++i) {
    const Vec3 p = line.at(s), way = p - nearest_of_round(shape, p);
    const Real distance = length(way), beyond = distance - shape.dilation;
    if (!(beyond > 1e-14)) return s;
    const Real slope = dot(line.along, way) / distance;
    if (!(slope < 0)) return std::nullopt;
    s -= beyond / slope;
  }
  return s;
}

std::optional<LinePiece> through_round(const Prototype& shape, const Line& line) {
  const auto low = begin_of_round(shape, line);
  const auto high = begin_of_round(shape, {line.from, -line.along});
  if (!low || !high || !(*low < -*high)) return std::nullopt;
  return LinePiece{*low, -*high};
}

// ---- polytopes -------------------------------------------------------------------------------

void cross_ball(const Line& line, const Vec3& center, Real radius, Crossings& out) {
  const Real middle = dot(center - line.from, line.along);
  const Real half = square(radius) - squared_length(line.at(middle) - center);
  if (!(half > 0)) return;
  out.add(middle - root(half));
  out.add(middle + root(half));
}

// The part of a cylinder around an edge that lies between its ends.
void cross_cylinder(const Line& line, const Vec3& p, const Vec3& q, Real radius, Crossings& out) {
  const Real l = length(q - p);
  const Vec3 axis = (1 / l) * (q - p);
  const Vec3 across = tangential(line.along, axis), start = tangential(line.from - p, axis);
  const Real a = squared_length(across), b = dot(across, start);
  const Real under = square(b) - a * (squared_length(start) - square(radius));
  if (!(a > 1e-20 && under > 0)) return;
  for (const Real s : {(-b - root(under)) / a, (-b + root(under)) / a}) {
    const Real height = dot(line.at(s) - p, axis);
    if (height >= 0 && height <= l) out.add(s);
  }
}

// A face that was moved outwards by the radius.
void cross_face(const Line& line, const Polyhedron& core, std::size_t f, Real radius,
                Crossings& out) {
  const Vec3 n = core.face_normal[f];
  const Real steep = dot(n, line.along);
  if (steep == 0) return;
  const int first = core.face_first[f], end = core.face_first[f + 1];
  const auto corner = [&](int k) { return core.vertex[core.face_vertex[k]]; };
  const Real s = (dot(n, corner(first) - line.from) + radius) / steep;
  const Vec3 p = line.at(s);
  for (int k = first; k < end; ++k) {
    const Vec3 a = corner(k), b = corner(k + 1 < end ? k + 1 : first);
    if (dot(n, cross(b - a, p - a)) < 0) return;
  }
  out.add(s);
}

// Its surface is made of parts of balls around vertices, of cylinders around edges, and of faces.
std::optional<LinePiece> through_dilated(const Prototype& shape, const Line& line) {
  const Polyhedron& core = shape.polyhedron;
  const Real radius = shape.dilation;
  Crossings out;
  for (const Vec3& v : core.vertex) cross_ball(line, v, radius, out);
  if (shape.core == CoreKind::segment)
    cross_cylinder(line, core.vertex[0], core.vertex[1], radius, out);
  for (const PolyhedronEdge& e : core.edge)
    cross_cylinder(line, core.vertex[e.from], core.vertex[e.to], radius, out);
  for (std::size_t f = 0; f < core.face_normal.size(); ++f) cross_face(line, core, f, radius, out);
  return out.piece();
}

std::optional<LinePiece> through_sharp(const Polyhedron& core, const Line& line) {
  LinePiece inside{-infinity, infinity};
  for (std::size_t f = 0; f < core.face_normal.size(); ++f) {
    const Real steep = dot(core.face_normal[f], line.along);
    const Real above = dot(core.face_normal[f], line.from) - core.face_offset[f];
    if (steep < 0) inside.low = larger(inside.low, -above / steep);
    if (steep > 0) inside.high = smaller(inside.high, -above / steep);
    if (steep == 0 && above > 0) return std::nullopt;
  }
  if (!(inside.low < inside.high)) return std::nullopt;
  return inside;
}

}  // namespace

std::optional<LinePiece> line_through(const Prototype& shape, const Vec3& from, const Vec3& along) {
  const Line line{from, along};
  if (shape.core == CoreKind::polyhedron) return through_sharp(shape.polyhedron, line);
  if (shape.core == CoreKind::ellipsoid || shape.core == CoreKind::disc)
    return through_round(shape, line);
  return through_dilated(shape, line);
}

}  // namespace clast
