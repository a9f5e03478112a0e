// Round walls of scenes.
#include <gtest/gtest.h>

#include <algorithm>

#include "scene/build.hpp"
#include "tests/support/inserted_bodies.hpp"
#include "tests/unit/scene/scene_text.hpp"

namespace clast {
namespace {

using test::inserted;

constexpr const char* head = R"(
duration = "1 s"
[[material]]
name = "glass"
density = 2500
youngs_modulus = 1e7
)";

Scene silo(const std::string& insert) {
  return read_scene_text(std::string(head) + R"(
[[wall]]
name = "barrel"
type = "cylinder"
from = [0, 0, 0.1]
to = [0, 0, 0.3]
radius = "5 cm"
motion = { type = "rotation", rate = "1 rad/s" }
[[wall]]
name = "funnel"
type = "cone"
from = [0, 0, 0]
to = [0, 0, 0.1]
from_radius = "1 cm"
to_radius = "5 cm"
[[wall]]
name = "lid"
type = "annulus"
center = [0, 0, 0.3]
normal = [0, 0, 2]
radius = "5 cm"
[[wall]]
name = "ball"
type = "sphere"
center = [0, 0, 0.2]
radius = "2 cm"
)" + insert,
                         "silo.toml");
}

// Of the plates that stand for a round wall: 0.04 % less than of the wall itself.
TEST(RoundWalls, WearOverTheAreaOfAllTheirPlates) {
  const Scene scene = read_scene_text(std::string(head) + R"(
[[wall]]
name = "drum"
type = "cylinder"
wear = "1e-12 1/Pa"
from = [0, 0, 0]
to = [0, "20 cm", 0]
radius = "5 cm"
[[wall]]
name = "plate"
type = "rectangle"
corner = [0, 0, 0]
edge_u = [0.1, 0, 0]
edge_v = [0, 0.3, 0]
[cell]
length = [0, "20 cm", 0]
[[insert]]
radius = "3 mm"
at = [[0, 0, 0]]
)",
                                      "drum.toml");
  const Model model = build_model(scene, 0);
  ASSERT_EQ(model.wear.size(), model.walls.size());
  const Real area = 2 * pi * 0.05 * 0.2;
  EXPECT_NEAR(model.wear[0].area, area, 1e-3 * area) << "only what lies in the cell";
  EXPECT_NEAR(model.wear[1].area, area / 96, 1e-3 * area / 96);
  EXPECT_EQ(model.wear[0].coefficient, 1e-12);
  EXPECT_EQ(model.wear.back().coefficient, 0);
}

constexpr const char* balls = R"(
[[insert]]
count = 300
radius = "3 mm"
region = { cylinder = { from = [0, 0, 0.0], to = [0, 0, 0.3], radius = "5 cm" } }
)";

TEST(RoundWalls, EachIsOneSurfaceOfOneName) {
  const Scene scene = silo(balls);
  const Model model = build_model(scene, 0);
  ASSERT_EQ(model.surfaces.size(), 4u);
  EXPECT_EQ(surface_names(scene, 0), (std::vector<std::string>{"barrel", "funnel", "lid", "ball"}));
  const std::vector<std::string> names = wall_names(scene, 0);
  ASSERT_EQ(names.size(), model.walls.size());
  EXPECT_EQ(std::count(names.begin(), names.end(), "barrel"), 1 + 96);
  EXPECT_EQ(std::count_if(model.walls.begin(), model.walls.end(),
                          [](const Wall& w) { return w.touched == Wall::by_spheres; }),
            4);
  EXPECT_LT(length(model.surfaces[0].motions[0].axis - Vec3{0, 0, 1}), 1e-12);  // its own
  EXPECT_LT(length(model.surfaces[0].reference - Vec3{0, 0, 0.2}), 1e-15);
  EXPECT_GE(model.surfaces[0].reach, 0.05);
  EXPECT_LT(model.surfaces[0].reach, 0.12);
}

// Balls that are put in keep clear of the exact surfaces; other shapes of the plates.
TEST(RoundWalls, NothingIsPutIntoThem) {
  for (const char* shape : {"sphere", "cube"}) {
    const Scene scene = silo(std::string(balls) + "shape = \"" + shape + "\"\n");
    const Model model = build_model(scene, 0);
    const HostBodies bodies = inserted(scene);
    ASSERT_EQ(bodies.size(), 300u);
    int low_down = 0;
    for (std::size_t i = 0; i < bodies.size(); ++i) {
      low_down += bodies.position[i].z < 0.1;
      for (const Wall& wall : model.walls) {
        if (wall.touched != Wall::by_spheres) continue;
        const Real d = distance_to(wall, bodies.position[i], model.wall_corners.data()).distance;
        EXPECT_GE(d, (shape[0] == 's' ? 1 - 1e-9 : 0.57) * bodies.radius[i]);
      }
    }
    EXPECT_GT(low_down, 10);
  }
}

// A drum as long as the periodic cell has no ends; its pieces have none either.
TEST(RoundWalls, CylinderAlongAPeriodicAxisHasNoEnds) {
  const Scene scene = read_scene_text(std::string(head) + R"(
[cell]
length = [0, 0.2, 0]
[[wall]]
type = "cylinder"
from = [0, 0, 0]
to = [0, 0.2, 0]
radius = "10 cm"
[[insert]]
count = 10
radius = "3 mm"
region = { box = { low = [-0.05, 0, -0.05], high = [0.05, 0.2, 0.05] } }
)",
                                      "mill.toml");
  const Model model = build_model(scene, 0);
  for (const Wall& wall : model.walls)
    for (const Real y : {0.0, 0.01, 0.19, 0.2}) {
      const Vec3 from{0.09, y, 0.01};
      const WallDistance d =
          distance_to(wall_seen(model.cell, from, wall), from, model.wall_corners.data());
      if (wall.touched == Wall::by_spheres) {
        EXPECT_FALSE(d.rim) << y;
      }
      EXPECT_NEAR(d.direction.y, 0, 1e-13);
    }
}

}  // namespace
}  // namespace clast
