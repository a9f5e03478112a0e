// Facets of a mesh with coordinates of nine digits are not flat to round-off: polyhedra could not
// be put next to them ("corner 2 does not lie in the plane of the others").
#include <gtest/gtest.h>

#include <filesystem>

#include "boundary/plate.hpp"
#include "scene/build.hpp"
#include "scene/read.hpp"
#include "tests/support/paths.hpp"

namespace clast {
namespace {

TEST(FacetsOfNineDigits, BecomePlates) {
  const Scene scene = read_scene(std::filesystem::path(CLAST_SOURCE_DIR) / "scenes" / "flask.toml");
  Model model = build_model(scene, 0);
  ASSERT_EQ(model.walls.size(), 74u);
  const std::vector<Prototype> plates = flat_shapes_of(model.walls, model.wall_corners);
  ASSERT_EQ(plates.size(), 74u);
  for (std::size_t w = 0; w < plates.size(); ++w) {
    const Wall& wall = model.walls[w];
    EXPECT_EQ(plates[w].polyhedron.vertex.size(), static_cast<std::size_t>(wall.corners));
    for (const Vec3& own : plates[w].polyhedron.vertex) {
      const Vec3 corner = wall.center + rotate(wall.turn, wall.size * own);
      EXPECT_NEAR(dot(corner - wall.point, wall.normal), 0, 1e-12);
    }
  }
}

}  // namespace
}  // namespace clast
