#include "tests/support/grains.hpp"

namespace clast::test {

Material grain() {
  Material m;
  m.name = "grain";
  m.density = 2500;
  m.friction = 0.5;
  m.restitution = 0.5;
  m.set(youngs_modulus, 1e7);
  m.set(poisson_ratio, 0.25);
  m.set(normal_stiffness, 1e5);
  return m;
}

Material elastic_grain() {
  Material m = grain();
  m.friction = 0;
  m.restitution = 1;
  return m;
}

World make_world(const Material& material, const char* law) {
  World world;
  world.set_law(law);
  world.add_material(material);
  return world;
}

std::vector<Vec3> box_corners(const Vec3& size) {
  std::vector<Vec3> corners;
  for (int i = 0; i < 8; ++i)
    corners.push_back({(i & 1 ? 0.5 : -0.5) * size.x, (i & 2 ? 0.5 : -0.5) * size.y,
                       (i & 4 ? 0.5 : -0.5) * size.z});
  return corners;
}

Real ball_mass(Real density, Real radius) { return density * 4 / 3 * pi * cube(radius); }

}  // namespace clast::test
