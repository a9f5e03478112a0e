#include "boundary/plate.hpp"

#include <algorithm>

#include "boundary/finite_wall.hpp"

namespace clast {
namespace {

// Facets of meshes are flat and convex to single precision only: their corners are moved into the
// plane of the wall, and those at which the ring does not bend outwards go.
std::vector<Vec3> flat_outline(const Wall& wall, const std::vector<Vec3>& corners) {
  if (wall.kind != Wall::polygon) return outline_of(wall, corners);
  std::vector<Vec3> ring(corners.begin() + wall.first_corner,
                         corners.begin() + wall.first_corner + wall.corners);
  const auto bends_outwards = [&](std::size_t i) {
    const std::size_t n = ring.size();
    const Vec3 in = ring[i] - ring[(i + n - 1) % n], out = ring[(i + 1) % n] - ring[i];
    return in.x * out.y - in.y * out.x > 0;
  };
  for (std::size_t i = 0; i < ring.size() && ring.size() > 3;) {
    if (bends_outwards(i)) {
      ++i;
      continue;
    }
    ring.erase(ring.begin() + static_cast<std::ptrdiff_t>(i));
    i = i > 0 ? i - 1 : 0;
  }
  for (Vec3& corner : ring) corner = in_space(wall, {corner.x, corner.y, 0});
  return ring;
}

}  // namespace

std::vector<Prototype> flat_shapes_of(std::vector<Wall>& walls, const std::vector<Vec3>& corners) {
  std::vector<Prototype> shapes;
  shapes.reserve(static_cast<std::size_t>(
      std::count_if(walls.begin(), walls.end(), [](const Wall& wall) { return wall.is_plate(); })));
  for (Wall& wall : walls) {
    if (!wall.is_plate()) continue;
    wall.shape = static_cast<std::int32_t>(shapes.size());
    shapes.push_back(prototype_from_polygon("wall", flat_outline(wall, corners)));
    const Prototype& shape = shapes.back();
    wall.center = shape.centroid;
    wall.turn = shape.axes;
    wall.size = shape.radius;
  }
  return shapes;
}

}  // namespace clast
