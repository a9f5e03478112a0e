#include "boundary/round_wall.hpp"

#include <cmath>

#include "base/trigonometry.hpp"

namespace clast {
namespace {

constexpr int sides_of_turned = 96, sides_of_sphere = 64;

FiniteWall round_wall(Wall::Kind kind, const Vec3& point, const Vec3& axis) {
  FiniteWall round;
  round.wall.kind = kind;
  round.wall.touched = Wall::by_spheres;
  round.wall.point = point;
  round.wall.normal = axis;
  complete_frame(axis, round.wall.u, round.wall.v);
  return round;
}

FiniteWall with_ends(FiniteWall round, const Vec3& first, const Vec3& last) {
  round.ring = {first, last};
  round.wall.half_u = larger(first.x, last.x);
  round.wall.half_v = larger(first.y, last.y);
  return round;
}

// Directions around an axis. Those of the opposite axis are the same.
std::vector<Vec3> around(const Vec3& axis, int sides) {
  const Vec3 size = larger(axis, -axis);
  const Real main = size.x >= size.y && size.x >= size.z ? axis.x
                    : size.y >= size.z                   ? axis.y
                                                         : axis.z;
  Vec3 u, v;
  complete_frame(main < 0 ? -axis : axis, u, v);
  std::vector<Vec3> spokes;
  for (int i = 0; i < sides; ++i) {
    const SinCos turn = sin_cos(2 * pi * i / sides);
    spokes.push_back(turn.cos * u + turn.sin * v);
  }
  return spokes;
}

// A regular polygon of as many sides with its corners that far out, for a radius of 1, has the area
// of the circle.
Real corner_distance(int sides) {
  const Real angle = 2 * pi / sides;
  return std::sqrt(angle / sin_cos(angle).sin);
}

// One band between two circles about an axis: rectangles where they are alike, else trapezoids, or
// triangles where one has no radius.
void add_band(const Wall& round, const Vec3& low, const Vec3& high, int sides,
              std::vector<FiniteWall>& pieces) {
  const std::vector<Vec3> spokes = around(round.normal, sides);
  const Real stretch = corner_distance(sides);
  const auto corner = [&](const Vec3& end, const Vec3& spoke) {
    return round.point + end.y * round.normal + (stretch * end.x) * spoke;
  };
  for (int i = 0; i < sides; ++i) {
    const Vec3 &s = spokes[i], &t = spokes[(i + 1) % sides];
    std::vector<Vec3> ring;
    if (low.x > 0) ring.push_back(corner(low, s));
    ring.push_back(corner(low, t));
    ring.push_back(corner(high, t));
    if (high.x > 0) ring.push_back(corner(high, s));
    const Vec3 u = ring[1] - ring[0], v = ring[2] - ring[1];
    pieces.push_back(low.x == high.x ? FiniteWall{rectangle_wall(ring[0], u, v), {}}
                                     : polygon_wall(ring, normalized(cross(u, v))));
    pieces.back().wall.touched = Wall::by_shapes;
  }
}

}  // namespace

FiniteWall turned_wall(const Vec3& from, const Vec3& to, Real from_radius, Real to_radius) {
  const Real half = 0.5 * length(to - from);
  return with_ends(round_wall(Wall::turned, 0.5 * (from + to), normalized(to - from)),
                   {from_radius, -half, 0}, {to_radius, half, 0});
}

FiniteWall ring_wall(const Vec3& center, const Vec3& normal, Real inner_radius, Real radius) {
  return with_ends(round_wall(Wall::turned, center, normalized(normal)), {inner_radius, 0, 0},
                   {radius, 0, 0});
}

FiniteWall sphere_wall(const Vec3& center, Real radius) {
  FiniteWall round = round_wall(Wall::sphere, center, {0, 0, 1});
  round.ring = {{radius, 0, 0}};
  round.wall.half_u = round.wall.half_v = radius;
  return round;
}

std::vector<FiniteWall> flat_pieces_of(const FiniteWall& round) {
  std::vector<FiniteWall> pieces;
  if (round.wall.kind == Wall::turned) {
    add_band(round.wall, round.ring[0], round.ring[1], sides_of_turned, pieces);
    return pieces;
  }
  constexpr int bands = sides_of_sphere / 2;
  const Real radius = round.ring[0].x, stretch = corner_distance(sides_of_sphere);
  const auto circle = [&](int i) {
    if (i == 0 || i == bands) return Vec3{0, (i == 0 ? -stretch : stretch) * radius, 0};
    const SinCos turn = sin_cos(pi * i / bands);
    return Vec3{radius * turn.sin, -stretch * radius * turn.cos, 0};
  };
  for (int i = 0; i < bands; ++i)
    add_band(round.wall, circle(i), circle(i + 1), sides_of_sphere, pieces);
  return pieces;
}

}  // namespace clast
