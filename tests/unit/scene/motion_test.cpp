// How walls move, from the text of a scene to surfaces.
#include <gtest/gtest.h>

#include "scene/build.hpp"
#include "scene/read.hpp"
#include "tests/unit/scene/scene_text.hpp"

namespace clast::test {
namespace {

const std::string start = R"(
[[material]]
name = "glass"
density = 2500
youngs_modulus = "10 MPa"
[[insert]]
count = 1
radius = "1 mm"
region = { box = { low = [0.01, 0.01, 0.01], high = [0.02, 0.02, 0.02] } }
)";

Scene scene_with(const std::string& text) { return read_scene_text(text + start, "test.toml", {}); }

TEST(Motions, OfEveryKind) {
  const Scene scene = scene_with(R"(duration = 1
[[wall]]
name = "floor"
type = "plane"
point = [0, 0, -1]
normal = [0, 0, 2]
motion = { type = "servo", force = "2 kN", speed = "1 cm/s" }
[[wall]]
name = "lid"
type = "rectangle"
corner = [0, 0, 1]
edge_u = ["20 cm", 0, 0]
edge_v = [0, "10 cm", 0]
[[wall.motion]]
type = "servo"
axis = [0, 0, -3]
stress = "5 kPa"
speed = 1
mass = 7
[[wall.motion]]
type = "oscillation"
axis = [1, 0, 0]
swing = "90 deg"
frequency = "50 Hz"
from = "20 ms"
until = "1 s"
[[wall]]
name = "box"
type = "box"
low = [0, 0, 0]
high = [2, 4, 6]
open = ["top"]
motion = { type = "path", path = [[0, 0, 0, 0, 0], ["1 s", "1 cm", 0, 0, "90 deg"]], axis = [0, 2, 0], course = "smooth" }
[[wall]]
name = "post"
type = "rectangle"
corner = [9, 9, 9]
edge_u = [1, 0, 0]
edge_v = [0, 1, 0]
reference = [1, 2, 3]
motion = { type = "fixed" }
)");
  const Model model = build_model(scene, 0);
  ASSERT_EQ(model.surfaces.size(), 4u);
  ASSERT_EQ(model.walls.size(), 1 + 1 + 5 + 1u);
  EXPECT_EQ(surface_names(scene, 0), (std::vector<std::string>{"floor", "lid", "box", "post"}));
  const std::vector<std::int32_t> expected{0, 1, 2, 2, 2, 2, 2, 3};
  for (std::size_t w = 0; w < expected.size(); ++w) EXPECT_EQ(model.walls[w].surface, expected[w]);

  const WallSurface &floor = model.surfaces[0], &lid = model.surfaces[1], &box = model.surfaces[2],
                    &post = model.surfaces[3];
  EXPECT_EQ(floor.reference, Vec3(0, 0, -1));
  EXPECT_EQ(floor.motions[0].axis, Vec3(0, 0, 1));  // its normal
  EXPECT_EQ(floor.motions[0].load, 2000);
  ASSERT_EQ(lid.motions.size(), 2u);
  EXPECT_EQ(lid.driven(), &lid.motions[0]);
  EXPECT_EQ(lid.motions[0].axis, Vec3(0, 0, -1));
  EXPECT_NEAR(lid.motions[0].load, 5e3 * 0.02, 1e-9);
  EXPECT_EQ(lid.motions[0].mass, 7);
  EXPECT_NEAR(lid.motions[1].swing, pi / 2, 1e-15);
  EXPECT_EQ(lid.motions[1].from, 0.02);
  EXPECT_EQ(lid.motions[1].until, 1);
  EXPECT_EQ(box.reference, Vec3(1, 2, 3));
  EXPECT_NEAR(box.reach, std::sqrt(14), 1e-12);
  EXPECT_EQ(box.motions[0].axis, Vec3(0, 1, 0));
  EXPECT_TRUE(box.motions[0].smooth);
  ASSERT_EQ(box.motions[0].path.size(), 2u);
  EXPECT_NEAR(box.motions[0].path[1].angle, pi / 2, 1e-15);
  EXPECT_TRUE(post.motions.empty());
  EXPECT_EQ(post.reference, Vec3(1, 2, 3));
}

TEST(Motions, ChangeFromStageToStage) {
  const Scene scene = scene_with(R"(
[[wall]]
name = "floor"
type = "plane"
point = [0, 0, 0]
normal = [0, 0, 1]
[[stage]]
duration = 1
[[stage]]
duration = 1
[stage.motion.floor]
type = "velocity"
velocity = [0, 0, 1]
[[stage]]
duration = 1
[[stage]]
duration = 1
[[stage.motion.floor]]
type = "fixed"
)");
  const auto floor = [&](int stage) { return build_model(scene, stage).surfaces.at(0); };
  EXPECT_TRUE(floor(0).motions.empty());
  EXPECT_EQ(floor(1).motions.size(), 1u);
  EXPECT_EQ(floor(1).moved_in, 1);
  EXPECT_EQ(floor(2).motions.size(), 1u);
  EXPECT_EQ(floor(2).moved_in, 1);
  EXPECT_TRUE(floor(3).motions.empty());
  EXPECT_EQ(floor(3).moved_in, 3);
  EXPECT_EQ(floor(3).placed_in, 0);
}

}  // namespace
}  // namespace clast::test
