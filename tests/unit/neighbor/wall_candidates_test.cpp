// The cells of a mesh find every facet near a body, each once, also when the mesh has moved.
#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>
#include <algorithm>

#include "base/random.hpp"
#include "boundary/finite_wall.hpp"
#include "neighbor/wall_candidates.hpp"

namespace clast {
namespace {

struct Mesh {
  std::vector<Wall> walls;
  std::vector<Vec3> corners;
};

// Triangles of very different size, and two planes before and after them.
Mesh random_mesh(int facets, std::uint64_t seed) {
  Random random(seed);
  Mesh mesh;
  Wall plane;
  plane.point = {0, 0, -0.5};
  append_wall({plane, {}}, mesh.walls, mesh.corners);
  while (std::ssize(mesh.walls) <= facets) {
    const Real size = std::exp(random.uniform(-5, 0));
    const Vec3 a = random.uniform({-1, -1, -1}, {1, 1, 1});
    const Vec3 b = a + size * random.uniform({-1, -1, -1}, {1, 1, 1});
    const Vec3 c = a + size * random.uniform({-1, -1, -1}, {1, 1, 1});
    const Vec3 area = cross(b - a, c - a);
    if (length(area) < 1e-4 * square(size)) continue;
    append_wall(polygon_wall({a, b, c}, normalized(area)), mesh.walls, mesh.corners);
    mesh.walls.back().surface = 0;
  }
  append_wall({plane, {}}, mesh.walls, mesh.corners);
  return mesh;
}

RC_GTEST_PROP(WallCandidates, FindEveryFacetOnce, (std::uint64_t seed)) {
  Random random(seed);
  const Mesh mesh = random_mesh(seed % 3 == 0 ? 10 : 300, seed);
  const WallCells cells = make_wall_cells(mesh.walls, mesh.corners);
  RC_ASSERT(cells.grids.size() == (seed % 3 == 0 ? 0u : 1u));
  std::vector<WallSurface> surfaces(1);
  surfaces[0].reference = random.uniform({-1, -1, -1}, {1, 1, 1});
  HostSurfaces state;
  add_surface(state, 0);
  state.shift[0] = random.uniform({-1, -1, -1}, {1, 1, 1});
  state.turn[0] = random.rotation();
  const auto frames = frames_of(surfaces, state);
  const auto walls = placed_walls(mesh.walls, surfaces, state);
  WallCellArrays<Host> arrays;
  arrays.assign(cells);
  const WallCandidates candidates =
      arrays.candidates({mesh.walls.data(), mesh.corners.data(), frames.data()});
  for (int i = 0; i < 50; ++i) {
    const Vec3 center = random.uniform({-3, -3, -3}, {3, 3, 3});
    const Real reach = std::exp(random.uniform(-4, 0.5));
    std::vector<std::int32_t> found, expected;
    candidates.visit({center, reach, true}, [&](std::int32_t w) { found.push_back(w); });
    for (std::size_t w = 0; w < walls.size(); ++w)
      if (distance_to(walls[w], center, mesh.corners.data()).distance < reach)
        expected.push_back(static_cast<std::int32_t>(w));
    std::sort(found.begin(), found.end());
    RC_ASSERT(found == expected);
  }
}

}  // namespace
}  // namespace clast
