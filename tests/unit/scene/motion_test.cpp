// How walls move, from the text of a scene to surfaces.
#include <gtest/gtest.h>

#include <algorithm>

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

const std::string box = R"(
[[wall]]
name = "box"
type = "box"
low = [0, 0, 0]
high = [2, 4, 6]
open = ["front"]
)";

TEST(FaceMotions, MoveFacesOneByOne) {
  const Scene scene = scene_with("duration = 1" + box + R"(
[[wall.motion]]
type = "servo"
stress = "5 kPa"
speed = 1
faces = ["left", "top"]
[[wall.motion]]
type = "velocity"
velocity = [0, 1, 0]
faces = ["back"]
[[wall.motion]]
type = "oscillation"
axis = [0, 0, 1]
amplitude = 0.1
frequency = 1
[[wall]]
name = "post"
type = "rectangle"
corner = [9, 0, 0]
edge_u = [0, 1, 0]
edge_v = [0, 0, 1]
)");
  const Model model = build_model(scene, 0);
  const std::vector<std::string> names = {"box.left",   "box.right", "box.back",
                                          "box.bottom", "box.top",   "post"};
  EXPECT_EQ(surface_names(scene, 0), names);
  EXPECT_EQ(wall_names(scene, 0), names);
  ASSERT_EQ(model.surfaces.size(), 6u);
  const std::size_t motions[] = {2, 1, 2, 1, 2, 0};
  for (std::size_t s = 0; s < 6; ++s) {
    EXPECT_EQ(model.walls[s].surface, static_cast<int>(s));
    EXPECT_EQ(model.surfaces[s].motions.size(), motions[s]) << names[s];
  }
  for (std::size_t s = 0; s < 5; ++s)
    EXPECT_EQ(model.surfaces[s].motions.back().kind, clast::Motion::Kind::oscillation);
  // Each along its own normal, inward, with the load on its own area.
  const clast::Motion &left = model.surfaces[0].motions[0], &top = model.surfaces[4].motions[0];
  EXPECT_EQ(left.axis, (Vec3{1, 0, 0}));
  EXPECT_DOUBLE_EQ(left.load, 5e3 * 4 * 6);
  EXPECT_EQ(top.axis, (Vec3{0, 0, -1}));
  EXPECT_DOUBLE_EQ(top.load, 5e3 * 2 * 4);
  // All turn about one point, so that the box can still turn as a whole.
  for (std::size_t s = 0; s < 5; ++s) EXPECT_EQ(model.surfaces[s].reference, (Vec3{1, 2, 3}));
}

TEST(FaceMotions, WithoutThemABoxMovesAsOne) {
  const Scene scene =
      scene_with("duration = 1" + box + "motion = { type = \"velocity\", velocity = [1, 0, 0] }\n");
  EXPECT_EQ(surface_names(scene, 0), (std::vector<std::string>{"box"}));
  EXPECT_EQ(build_model(scene, 0).surfaces.size(), 1u);
}

// A stage replaces the motions of the faces that it names. The surfaces are those of faces from the
// start.
TEST(FaceMotions, ChangeFromStageToStage) {
  const Scene scene = scene_with(box + R"(
motion = { type = "velocity", velocity = [1, 0, 0] }
[[stage]]
duration = 1
[[stage]]
duration = 1
[[stage.motion.box]]
type = "velocity"
velocity = [0, 0, -1]
faces = ["top"]
[[stage.motion.box]]
type = "velocity"
velocity = [0, 0, 1]
faces = ["bottom"]
[[stage]]
duration = 1
remove_walls = ["box.left"]
[stage.motion.box]
type = "fixed"
)");
  const auto face = [&](int stage, const std::string& name) {
    const std::vector<std::string> names = surface_names(scene, stage);
    const auto at = std::find(names.begin(), names.end(), name);
    EXPECT_NE(at, names.end()) << name;
    return build_model(scene, stage).surfaces.at(static_cast<std::size_t>(at - names.begin()));
  };
  EXPECT_EQ(face(0, "box.top").motions.at(0).velocity, (Vec3{1, 0, 0}));
  EXPECT_EQ(face(1, "box.top").motions.at(0).velocity, (Vec3{0, 0, -1}));
  EXPECT_EQ(face(1, "box.top").moved_in, 1);
  EXPECT_EQ(face(1, "box.bottom").motions.at(0).velocity, (Vec3{0, 0, 1}));
  EXPECT_EQ(face(1, "box.left").motions.at(0).velocity, (Vec3{1, 0, 0}));
  EXPECT_EQ(face(1, "box.left").moved_in, 0);
  EXPECT_TRUE(face(2, "box.right").motions.empty());
  EXPECT_EQ(surface_names(scene, 2).size(), 4u);
}

}  // namespace
}  // namespace clast::test
