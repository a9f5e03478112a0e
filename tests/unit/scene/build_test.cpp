#include "scene/build.hpp"

#include <gtest/gtest.h>

#include "law/restitution.hpp"
#include "scene/read.hpp"

namespace clast {
namespace {

const char* const staged = R"(
[[material]]
name = "glass"
density = 2500
youngs_modulus = 1e7
friction = 0.5
restitution = 0.6

[[material]]
name = "steel"
density = 7800
youngs_modulus = 2e8
friction = 0.2
restitution = 0.6

[[interaction]]
between = ["steel", "glass"]
friction = 0.35

[[wall]]
name = "tank"
type = "box"
material = "steel"
low = [0, 0, 0]
high = [1, 2, 3]
open = ["top"]

[[wall]]
name = "gate"
type = "rectangle"
corner = [0.5, 0, 0]
edge_u = [0, 2, 0]
edge_v = [0, 0, 3]

[[insert]]
count = 10
radius = 0.01
region = { sphere = { center = [0.25, 1, 1], radius = 0.2 } }

[[stage]]
name = "fill"
duration = 1

[[stage]]
name = "open"
duration = 2
gravity = [1, 0, -9]
global_damping = "3 1/s"
remove_walls = ["gate", "tank.left"]
remove = { sphere = { center = [0, 0, 0], radius = 1 } }
[stage.material.glass]
friction = 0.1
rolling_friction = 0.05
[[stage.interaction]]
between = ["glass", "steel"]
rolling_friction = 0.2
[[stage.wall]]
name = "lid"
type = "plane"
point = [0, 0, 3]
normal = [0, 0, -2]

[[stage]]
until = "calm"
max_duration = "5 s"
calm = { energy = 1e-5, hold = "20 ms" }
)";

TEST(Build, FirstStage) {
  const Scene scene = read_scene_text(staged, "staged.toml");
  const Model model = build_model(scene, 0);
  EXPECT_EQ(model.law.materials, 2);
  EXPECT_EQ(model.gravity, Vec3(0, 0, -9.81));
  EXPECT_EQ(model.dt, 0);
  EXPECT_FALSE(model.law.rolling);
  EXPECT_EQ(model.law.pair<HertzMindlin>(0, 0).friction, 0.5);
  EXPECT_EQ(model.law.pair<HertzMindlin>(0, 1).friction, 0.35);
  EXPECT_EQ(model.law.pair<HertzMindlin>(1, 0).friction, 0.35);
  EXPECT_EQ(model.law.pair<HertzMindlin>(1, 1).friction, 0.2);
  EXPECT_NEAR(hertz_restitution(model.law.pair<HertzMindlin>(0, 1).damping), 0.6, 1e-6);
  EXPECT_EQ(wall_names(scene, 0), (std::vector<std::string>{"tank.left", "tank.right", "tank.front",
                                                            "tank.back", "tank.bottom", "gate"}));
}

// A wall of its own may be named like a part of another one.
TEST(Build, WallsWithDotsInTheirNamesStayWhenAnotherGoes) {
  std::string text = staged;
  text.replace(text.find("name = \"gate\""), 13, "name = \"tank.gate\"");
  text.replace(text.find("remove_walls"), 36, "remove_walls = [\"tank\"]");
  text += "\n[[stage]]\nduration = 1\nremove_walls = [\"tank.gate\"]\n";
  const Scene scene = read_scene_text(text, "staged.toml");
  EXPECT_EQ(wall_names(scene, 1), (std::vector<std::string>{"tank.gate", "lid"}));
  EXPECT_EQ(wall_names(scene, 3), (std::vector<std::string>{"lid"}));
}

TEST(Build, BoxFacesPointInward) {
  const Scene scene = read_scene_text(staged, "staged.toml");
  const Model model = build_model(scene, 0);
  const Vec3 middle{0.5, 1, 1.5};
  for (int i = 0; i < 5; ++i) {
    const Wall& wall = model.walls[i];
    EXPECT_EQ(wall.kind, Wall::rectangle);
    EXPECT_EQ(wall.material, 1);
    EXPECT_GT(dot(middle - wall.point, wall.normal), 0.4) << i;
    EXPECT_NEAR(dot(cross(wall.u, wall.v), wall.normal), 1, 1e-12);
  }
  EXPECT_EQ(model.walls[0].point, Vec3(0, 1, 1.5));
  EXPECT_EQ(model.walls[0].half_u + model.walls[0].half_v, 2.5);
  EXPECT_EQ(model.walls[5].material, 0);
}

// Damping of contacts and of all motion may be others while a sample is made.
TEST(Build, StagesChangeDamping) {
  const Scene scene = read_scene_text(R"(
[contact]
law = "bloks3d"
[[material]]
name = "rock"
density = 2500
normal_stiffness = "100 kN/m"
damping_time = "20 ms"
[[insert]]
count = 1
radius = 0.01
region = { sphere = { center = [0, 0, 1], radius = 0.2 } }
[[stage]]
duration = 1
global_damping = "5 1/s"
[stage.contact]
sliding_cap = 0.5
[stage.material.rock]
damping_time = 0
damping_ratio = 0.7
[[stage]]
duration = 1
global_damping = 0
[stage.contact]
sticking_cap = 0.8
[stage.material.rock]
damping_time = "10 ms"
)",
                                      "damped.toml");
  const Model first = build_model(scene, 0), second = build_model(scene, 1);
  EXPECT_EQ(first.global_damping, 5);
  EXPECT_EQ(second.global_damping, 0);
  const auto &a = first.law.pair<Bloks3d>(0, 0), &b = second.law.pair<Bloks3d>(0, 0);
  EXPECT_EQ(a.sliding_cap, 0.5);
  EXPECT_EQ(a.sticking_cap, 0.9);
  EXPECT_EQ(a.damping_time, 0);
  EXPECT_EQ(a.damping, 0.7);
  EXPECT_EQ(b.sliding_cap, 0.5);
  EXPECT_EQ(b.sticking_cap, 0.8);
  EXPECT_EQ(b.damping_time, 0.01);
}

TEST(Build, ChangesStayInForce) {
  const Scene scene = read_scene_text(staged, "staged.toml");
  for (int stage : {1, 2}) {
    const Model model = build_model(scene, stage);
    EXPECT_EQ(model.gravity, Vec3(1, 0, -9));
    EXPECT_EQ(model.global_damping, 3);
    EXPECT_TRUE(model.law.rolling);
    EXPECT_EQ(model.law.pair<HertzMindlin>(0, 0).friction, 0.1);
    EXPECT_EQ(model.law.pair<HertzMindlin>(0, 0).rolling, 0.05);
    EXPECT_EQ(model.law.pair<HertzMindlin>(0, 1).friction, 0.35);
    EXPECT_EQ(model.law.pair<HertzMindlin>(0, 1).rolling, 0.2);
    EXPECT_EQ(
        wall_names(scene, stage),
        (std::vector<std::string>{"tank.right", "tank.front", "tank.back", "tank.bottom", "lid"}));
    EXPECT_EQ(model.walls.back().normal, Vec3(0, 0, -1));
  }
  EXPECT_EQ(scene.stages[1].remove.size(), 1u);
  EXPECT_EQ(*scene.stages[2].until, scene::Stage::Until::calm);
  EXPECT_EQ(*scene.stages[2].calm->energy, 1e-5);
  EXPECT_EQ(*scene.stages[2].name, "stage3");
  EXPECT_EQ(scene.longest(), 8);
}

TEST(Build, OnlyScenesWithWearKnowIt) {
  const Scene scene = read_scene_text(staged, "staged.toml");
  EXPECT_TRUE(build_model(scene, 0).wear.empty());
  const Scene worn = read_scene_text(staged, "staged.toml", {"wall.tank.wear=\"2 mm3/N/m\""});
  const Model model = build_model(worn, 0);
  const std::vector<std::string> names = wall_names(worn, 0);
  ASSERT_EQ(model.wear.size(), names.size());
  for (std::size_t w = 0; w < names.size(); ++w)
    EXPECT_NEAR(model.wear[w].coefficient, names[w].starts_with("tank.") ? 2e-9 : 0, 1e-20);
  EXPECT_NEAR(model.wear[0].area, 6, 1e-12);  // the left face, 2 by 3
}

TEST(Build, LinearLaw) {
  const Scene scene =
      read_scene_text(staged, "staged.toml",
                      {"contact.law=linear", "material.glass.normal_stiffness=1 kN/m",
                       "material.steel.normal_stiffness=3 kN/m"});
  const Model model = build_model(scene, 0);
  EXPECT_EQ(model.law.name, "linear");
  EXPECT_EQ(model.law.pair<Linear>(0, 0).normal, 1000);
  EXPECT_NEAR(model.law.pair<Linear>(0, 1).normal, 1500, 1e-9);
}

}  // namespace
}  // namespace clast
