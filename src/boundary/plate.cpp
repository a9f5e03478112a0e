#include "boundary/plate.hpp"

#include <array>

namespace clast {

std::vector<Prototype> flat_shapes_of(std::vector<Wall>& walls) {
  std::vector<Prototype> shapes;
  for (Wall& wall : walls) {
    if (wall.kind == Wall::plane) continue;
    const Vec3 u = wall.half_u * wall.u, v = wall.half_v * wall.v;
    const std::array<Vec3, 4> ring = {wall.point - u - v, wall.point + u - v, wall.point + u + v,
                                      wall.point - u + v};
    shapes.push_back(prototype_from_polygon("wall", ring));
    const Prototype& shape = shapes.back();
    wall.shape = static_cast<std::int32_t>(shapes.size());
    wall.center = shape.centroid;
    wall.turn = shape.axes;
    wall.size = shape.radius;
  }
  return shapes;
}

}  // namespace clast
