// Walls of single facets, as meshes make them.
#pragma once

#include <cmath>

#include "base/trigonometry.hpp"
#include "boundary/finite_wall.hpp"
#include "tests/support/grains.hpp"

namespace clast::test {

// A facet of the surface with number 0, which add_still_surface() makes.
inline void add_facet(World& world, const std::vector<Vec3>& corners) {
  const Vec3 normal = normalized(cross(corners[1] - corners[0], corners[2] - corners[0]));
  Model& model = world.edit_model();
  append_wall(polygon_wall(corners, normal), model.walls, model.wall_corners);
  model.walls.back().surface = 0;
}

inline void add_still_surface(World& world) { world.edit_model().surfaces.emplace_back(); }

// A floor of 2 n m triangles, none of them merged, tilted diagonals in turn.
inline void add_floor(World& world, int n, int m, Real side) {
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < m; ++j) {
      const Real x = side * (i - 0.5 * n), y = side * (j - 0.5 * m);
      const Vec3 a{x, y, 0}, b{x + side, y, 0}, c{x + side, y + side, 0}, d{x, y + side, 0};
      if ((i + j) % 2 == 0) {
        add_facet(world, {a, b, c});
        add_facet(world, {a, c, d});
      } else {
        add_facet(world, {a, b, d});
        add_facet(world, {b, c, d});
      }
    }
}

// A tube along y of so many strips, two triangles each; strips touch the circle in their middle.
inline void add_tube(World& world, int strips, Real radius, Real half_length) {
  const Real rim = radius / std::cos(pi / strips);
  const auto corner = [&](int i, Real y) {
    const SinCos at = sin_cos(2 * pi * (i + 0.5) / strips);
    return Vec3{rim * at.sin, y, -rim * at.cos};
  };
  for (int i = 0; i < strips; ++i) {
    const Vec3 a = corner(i, -half_length), b = corner(i + 1, -half_length);
    const Vec3 c = corner(i + 1, half_length), d = corner(i, half_length);
    add_facet(world, {a, b, c});
    add_facet(world, {a, c, d});
  }
}

}  // namespace clast::test
