// Scenes in two dimensions.
#include "scene/flat.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "run/plan.hpp"
#include "scene/build.hpp"
#include "scene/insert.hpp"
#include "scene/region.hpp"
#include "scene/sizes.hpp"
#include "tests/unit/scene/scene_text.hpp"

namespace clast {
namespace {

const char* const flat_scene = R"(dimensions = 2
thickness = "5 cm"
duration = "1 s"

[[material]]
name = "glass"
density = "2.5 g/cm3"
youngs_modulus = "10 MPa"
poisson_ratio = 0.2

[[wall]]
name = "box"
type = "box"
low = [0, 0, 0]
high = [0.1, 0, 0.2]
open = ["top"]

[[insert]]
count = 300
radius = "2 mm"
region = { box = { low = [0, 0, 0], high = [0.1, 0, 0.2] } }
velocity_spread = 1
spin_spread = 2
)";

Scene flat(const std::vector<std::string>& overrides = {}) {
  return read_scene_text(flat_scene, "flat.toml", overrides);
}
HostBodies inserted(const Scene& scene) {
  HostBodies bodies;
  insert_at_start(scene, build_model(scene, 0), bodies);
  return bodies;
}

void expect_discs(const Scene& scene) {
  const HostBodies b = inserted(scene);
  ASSERT_GT(b.size(), 10u);
  const Model model = build_model(scene, 0);
  for (std::size_t i = 0; i < b.size(); ++i) {
    EXPECT_EQ(b.position[i].y, 0);
    EXPECT_EQ(b.velocity[i].y, 0);
    EXPECT_EQ(b.spin[i].x, 0);
    EXPECT_EQ(b.spin[i].z, 0);
    EXPECT_EQ(b.orientation[i].x, 0);
    EXPECT_EQ(b.orientation[i].z, 0);
    EXPECT_NEAR(b.mass[i], 2500 * pi * square(b.radius[i]) * 0.05, 1e-12);
    EXPECT_TRUE(inside(*scene.inserts[0].region, b.position[i], b.radius[i] * (1 - 1e-9)));
    for (const Wall& wall : model.walls)
      EXPECT_GE(distance_to(wall, b.position[i]).distance, b.radius[i] * (1 - 1e-9));
    for (std::size_t j = 0; j < i; ++j)
      EXPECT_GE(length(b.position[i] - b.position[j]), (b.radius[i] + b.radius[j]) * (1 - 1e-12));
  }
}

TEST(Flat, DiscsAreInThePlaneAndDoNotOverlap) {
  expect_discs(flat());
  expect_discs(flat({"insert.0.radius={uniform=[0.001,0.003]}"}));
  expect_discs(
      flat({"insert.0.count=100", "insert.0.region={sphere={center=[0.05,0,0.1],radius=0.04}}"}));
  // Half of the area: more than random places reach in space.
  expect_discs(flat({"insert.0.count=780"}));
}

TEST(Flat, LatticesFillThePlane) {
  // 25 by 50 squares of 4 mm; a lattice in space would have one layer of them as well.
  expect_discs(flat({"insert.0.method=lattice", "insert.0.count=1225"}));
  expect_discs(flat({"insert.0.method=lattice", "insert.0.count=200",
                     "insert.0.region={sphere={center=[0.05,0,0.1],radius=0.045}}"}));
}

TEST(Flat, ARegionAcrossThePlaneIsCut) {
  Scene scene = flat({"insert.0.region={box={low=[0,-1,0],high=[0.1,3,0.2]}}"});
  expect_discs(scene);
  EXPECT_NEAR(volume(*scene.inserts[0].region), 0.02, 1e-15);
  scene = flat({"insert.0.region={sphere={center=[0.05,0,0.1],radius=0.05}}"});
  EXPECT_NEAR(volume(*scene.inserts[0].region), pi * 0.0025, 1e-15);
}

TEST(Flat, SieveCurvesCountAreas) {
  const Scene scene = flat({"insert.0.radius={sieve=[[0.001,0],[0.002,0.5],[0.004,1]]}"});
  const scene::RadiusSampler sampler(scene.inserts[0]);
  Random random(3);
  Real fine = 0, all = 0;
  for (int i = 0; i < 200000; ++i) {
    const Real r = sampler.draw(random);
    all += r * r;
    if (r < 0.002) fine += r * r;
  }
  EXPECT_NEAR(fine / all, 0.5, 0.01);
}

TEST(Flat, BoxesHaveFourWallsAndStandUpright) {
  const Scene scene = flat({"wall.0.open=[]"});
  const Model model = build_model(scene, 0);
  EXPECT_EQ(wall_names(scene, 0),
            (std::vector<std::string>{"box.left", "box.right", "box.bottom", "box.top"}));
  for (const Wall& wall : model.walls) {
    EXPECT_EQ(wall.normal.y, 0);
    EXPECT_EQ(wall.point.y, 0);
    EXPECT_EQ(distance_to(wall, {0.03, 0, 0.07}).direction.y, 0);
    EXPECT_EQ(distance_to(wall, {-0.03, 0, 0.27}).direction.y, 0);
  }
  EXPECT_EQ(model.shapes[0].inertia.y, 0.5);
  EXPECT_EQ(build_model(small(), 0).shapes[0].inertia.y, 0.4);
}

// k_n = pi / 4 E* h with E* = E / (2 (1 - v^2)); k_t / k_n = 2 (1 - v) / (2 - v).
TEST(Flat, ContactsAreAlongLines) {
  const Model model = build_model(flat(), 0);
  EXPECT_EQ(model.law.name, "linear");
  const Real modulus = 1e7 / (2 * (1 - 0.04));
  EXPECT_NEAR(model.law.pair<Linear>(0, 0).normal, pi / 4 * modulus * 0.05, 1e-6);
  EXPECT_NEAR(model.law.pair<Linear>(0, 0).tangential / model.law.pair<Linear>(0, 0).normal,
              1.6 / 1.8, 1e-12);
  const Model linear =
      build_model(flat({"contact.law=linear", "material.glass.normal_stiffness=1000"}), 0);
  EXPECT_NEAR(linear.law.pair<Linear>(0, 0).normal, 1000, 1e-9);
}

// The step follows the mass of a disc, not that of a ball.
TEST(Flat, TheTimeStepIsThatOfDiscs) {
  const Scene scene = flat();
  const Plan plan = make_plan(scene, inserted(scene));
  const Real mass = 2500 * pi * 4e-6 * 0.05,
             k = build_model(scene, 0).law.pair<Linear>(0, 0).normal;
  EXPECT_NEAR(plan.step.dt, 0.1 * 2 / std::sqrt(6 * k / mass), 1e-12);
}

TEST(Flat, RefusesWhatDoesNotFitIntoThePlane) {
  const auto refused = [](const std::vector<std::string>& overrides, const std::string& what) {
    const std::string error = error_of(flat_scene, overrides);
    EXPECT_NE(error.find(what), std::string::npos) << overrides[0] << ": " << error;
  };
  refused({"gravity=[0,1,0]"}, "'gravity' has the y component 1");
  refused({"insert.0.velocity=[0,0.5,0]"}, "'velocity' has the y component");
  refused({"insert.0.spin=[1,0,0]"}, "'spin' has the x component");
  refused({"insert.0.region={cylinder={from=[0,0,0],to=[0,0,1],radius=0.1}}"}, "a cylinder");
  refused({"insert.0.region={box={low=[0,1,0],high=[0.1,2,0.2]}}"}, "does not reach the plane");
  refused({"insert.0.region={sphere={center=[0.05,0.01,0.1],radius=0.04}}"}, "'center' has");
  refused({"wall.0.low=[0,1,0]", "wall.0.high=[0.1,2,0.2]"}, "does not reach the plane");
  refused({"wall.0.open=[\"left\",\"right\",\"bottom\",\"top\"]"}, "no walls in two dimensions");
  refused({"domain.low=[-1,1,-1]", "domain.high=[1,2,1]"}, "does not hold the plane");
  refused({"dimensions=4"}, "dimensions");
  refused({"thickness=0"}, "thickness");
  refused({"dimensions=3"}, "'thickness' is that of discs");
  refused({"insert.0.count=1600"}, "of the region");
  const std::string walls = std::string(flat_scene) + R"(
[[wall]]
name = "tilted"
type = "plane"
point = [0, 0, -1]
normal = [0, 1, 1]
[[wall]]
name = "lid"
type = "rectangle"
corner = [0, 0, 1]
edge_u = [1, 0, 0]
edge_v = [0, 0, 1]
)";
  EXPECT_NE(error_of(walls).find("does not stand upright"), std::string::npos);
  EXPECT_NE(error_of(walls).find("wall 'lid'"), std::string::npos);
}

}  // namespace
}  // namespace clast
