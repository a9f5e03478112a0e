#include "boundary/plate.hpp"

#include "boundary/finite_wall.hpp"

namespace clast {

std::vector<Prototype> flat_shapes_of(std::vector<Wall>& walls, const std::vector<Vec3>& corners) {
  std::vector<Prototype> shapes;
  for (Wall& wall : walls) {
    if (wall.kind == Wall::plane) continue;
    wall.shape = static_cast<std::int32_t>(shapes.size());
    shapes.push_back(prototype_from_polygon("wall", outline_of(wall, corners)));
    const Prototype& shape = shapes.back();
    wall.center = shape.centroid;
    wall.turn = shape.axes;
    wall.size = shape.radius;
  }
  return shapes;
}

}  // namespace clast
