#include "scene/periodic_cell.hpp"

#include <gtest/gtest.h>

#include "scene/build.hpp"
#include "scene/read.hpp"
#include "tests/support/inserted_bodies.hpp"

namespace clast::test {
namespace {

Scene scene_with(const std::string& cell, const std::string& insert) {
  return read_scene_text(R"(duration = 1
gravity = [0, 0, 0]

[[material]]
name = "glass"
density = 2500
youngs_modulus = 1e7
friction = 0.3
restitution = 0.5

)" + cell + insert,
                         "periodic.toml");
}

// The deepest overlap of balls, images included, as a part of the radius.
Real deepest_across(const Scene& scene, const HostBodies& b) {
  const Cell cell = scene::cell_of(scene);
  Real deepest = 0;
  for (std::size_t i = 0; i < b.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const Real apart = length(cell.seen(b.position[i], b.position[j]) - b.position[i]);
      deepest = std::max(deepest, (b.radius[i] + b.radius[j] - apart) / b.radius[i]);
    }
  return deepest;
}

constexpr const char* tilted_cell = R"([cell]
length = [0.05, 0.06, 0.04]
tilt = [0.01, -0.02, 0.015]
origin = [1, 2, 3]
)";

TEST(PeriodicCellScene, BodiesKeepClearOfImages) {
  for (const std::string method : {"random", "lattice", "dense"}) {
    const Scene scene = scene_with(tilted_cell, R"(
[[insert]]
method = ")" + method + R"("
count = )" + (method == "dense" ? "120" : "60") +
                                                    R"(
radius = "4 mm"
region = { box = { low = [1, 2, 3], high = [1.05, 2.06, 3.04] } }
)");
    const HostBodies b = inserted(scene);
    EXPECT_LE(deepest_across(scene, b), 1e-12) << method;
    int across = 0;  // of a side of the box
    for (const Vec3& p : b.position) across += p.x < 1.004 || p.z > 3.036 ? 1 : 0;
    if (method != "lattice") {
      EXPECT_GT(across, 3) << method;
    }
  }
}

TEST(PeriodicCellScene, RegionsShorterThanTheCellHaveFaces) {
  const Scene scene = scene_with(tilted_cell, R"(
[[insert]]
count = 20
radius = "4 mm"
region = { box = { low = [1, 2, 3], high = [1.05, 2.06, 3.02] } }
)");
  for (const Vec3& p : inserted(scene).position) {
    EXPECT_GE(p.z, 3.004);
    EXPECT_LE(p.z, 3.016);
  }
}

TEST(PeriodicCellScene, WallsAcrossTheCellHaveNoRimInSight) {
  const Scene scene = scene_with(R"([cell]
length = [0.05, 0, 0]

[[wall]]
type = "box"
low = [0, 0, 0]
high = [0.05, 0.04, 0.06]
open = ["left", "right", "top"]
)",
                                 R"(
[[insert]]
count = 3
radius = "2 mm"
region = { box = { low = [0, 0, 0], high = [0.05, 0.04, 0.06] } }
)");
  const Model model = build_walls(scene, 0);
  ASSERT_EQ(model.walls.size(), 3u);
  for (const Wall& wall : model.walls) {
    const bool along_u = std::abs(wall.u.x) > 0.9;
    EXPECT_DOUBLE_EQ(along_u ? wall.half_u : wall.half_v, 0.05);
  }
}

TEST(PeriodicCellScene, StagesChangeHowItDeforms) {
  const Scene scene = read_scene_text(R"(gravity = [0, 0, 0]
[[material]]
name = "glass"
density = 2500
youngs_modulus = 1e7

[cell]
length = [0.05, 0.06, 0.04]
rate = ["-1 1/s", 0, 0]

[[insert]]
count = 3
radius = "2 mm"
region = { box = { low = [0, 0, 0], high = [0.05, 0.06, 0.04] } }

[[stage]]
duration = 1

[[stage]]
duration = 1
[stage.cell]
rate = [0, 0, 0]
stress = [0, 0, "2 kPa"]
max_rate = 3

[[stage]]
duration = 1
[stage.cell]
shear = [0, 5, 0]
)",
                                      "stages.toml");
  EXPECT_EQ(scene::drive_in_force(scene, 0).rate.diagonal, (Vec3{-1, 0, 0}));
  EXPECT_EQ(scene::drive_in_force(scene, 1).rate.diagonal, Vec3());
  EXPECT_EQ(scene::drive_in_force(scene, 1).stress, (Vec3{0, 0, 2000}));
  EXPECT_EQ(scene::drive_in_force(scene, 2).stress, (Vec3{0, 0, 2000}));
  EXPECT_EQ(scene::drive_in_force(scene, 2).rate.xz, 5);
  EXPECT_TRUE(scene::deforms(scene));
  EXPECT_TRUE(scene.measures());
}

}  // namespace
}  // namespace clast::test
