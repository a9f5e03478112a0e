#include "run/piling.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "clast/world.hpp"
#include "run/plan.hpp"
#include "scene/build.hpp"
#include "scene/read.hpp"
#include "scene/start.hpp"
#include "tests/support/grains.hpp"
#include "world/diagnosis.hpp"

namespace clast {
namespace {

HostBodies balls(std::size_t n, Real smallest, Real largest) {
  HostBodies bodies;
  for (std::size_t i = 0; i < n; ++i) {
    Body body;
    body.id = static_cast<Id>(i);
    body.radius = smallest + (largest - smallest) * static_cast<Real>(i) / static_cast<Real>(n);
    body.mass = test::ball_mass(2500, body.radius);
    body.velocity = {1, 2, 3};
    append(bodies, body);
  }
  return bodies;
}

// Edges of a cubic lattice: 3 s^2 (s - 1) for s^3 points, 2 s (s - 1) for s^2 of them.
TEST(Piling, FewBodiesHaveFewerPairsEach) {
  EXPECT_EQ(touching_pairs(0, Lying::held), 0);
  EXPECT_EQ(touching_pairs(1, Lying::held), 0);
  EXPECT_NEAR(touching_pairs(1000, Lying::held) / 2.25, 1000 - 100, 1e-9);
  EXPECT_NEAR(touching_pairs(1000, Lying::spread) / 1.25, 1000 - 100, 1e-9);
  EXPECT_NEAR(touching_pairs(100, Lying::in_plane) / 1.75, 100 - 10, 1e-9);
}

TEST(Piling, SpreadBodiesHaveRoomAndRest) {
  for (const bool flat : {false, true}) {
    const HostBodies spread = spread_out(some_of(balls(300, 1e-3, 5e-3), 100), flat).bodies;
    ASSERT_EQ(spread.size(), 100U);
    for (std::size_t i = 0; i < spread.size(); ++i) {
      EXPECT_EQ(spread.id[i], static_cast<Id>(i));
      EXPECT_EQ(spread.velocity[i], Vec3());
      if (flat) {
        EXPECT_EQ(spread.position[i].y, 0);
      }
      for (std::size_t j = 0; j < i; ++j)
        EXPECT_GT(length(spread.position[i] - spread.position[j]),
                  1.2 * (spread.radius[i] + spread.radius[j]));
    }
    EXPECT_GT(spread.radius.back(), 4.9e-3) << "picked from all of them";
  }
}

const std::string box = R"(duration = "1 s"

[[material]]
name = "glass"
density = 2500
youngs_modulus = "10 MPa"

[[wall]]
type = "box"
low = [0, 0, 0]
high = [0.1, 0.1, 1]
open = ["top"]

[[insert]]
region = { box = { low = [0, 0, 0.2], high = [0.1, 0.1, 0.4] } }
)";

struct Case {
  Scene scene;
  Model model;
  HostBodies bodies;
};

Case case_of(const std::string& insert) {
  Case c{read_scene_text(box + insert, "box.toml"), {}, {}};
  const Snapshot start = starting_state(c.scene, build_model(c.scene, 0));
  c.model = model_of(make_plan(c.scene, start.bodies), 0);
  c.bodies = start.bodies;
  return c;
}

// As many touch as in a heap, and none is squeezed: deep overlaps cost more than those of a run.
TEST(Piling, BodiesAreHeapedUp) {
  for (const char* kind :
       {"count = 100\nradius = \"3 mm\"", "count = 200\nradius = { uniform = [0.001, 0.004] }",
        "count = 50\ndiameter = \"7 mm\"\nshape = [\"cube\", \"tetrahedron\", \"gravel_1\"]",
        "count = 30\ndiameter = \"7 mm\"\nshape = \"jack\""}) {
    Case c = case_of(kind);
    c.model.walls.clear();
    c.model.surfaces.clear();
    c.model.gravity = {};
    const double pairs = touching_pairs(c.bodies.size(), Lying::held);
    World world({}, c.model, heaped_up(c.scene, c.model, c.bodies, pairs, {}), true);
    world.start();
    EXPECT_GE(static_cast<double>(world.totals().contacts), pairs) << kind;
    EXPECT_LT(static_cast<double>(world.totals().contacts), 1.5 * pairs) << kind;
    EXPECT_LT(deepest_overlap(c.model, world.state(), 0).share, 0.25) << kind;
  }
}

// A few needles fill so little of a box that is as wide as they are long.
TEST(Piling, AFewSlenderBodiesAreHeapedUp) {
  Case c = case_of(
      "count = 4\nshape = \"needle\"\n[[shape]]\nname = \"needle\"\ncore = \"segment\"\n"
      "length = \"9 cm\"\nradius = \"1 mm\"");
  c.model.walls.clear();
  c.model.surfaces.clear();
  c.model.gravity = {};
  const Snapshot heap = heaped_up(c.scene, c.model, c.bodies, 2, {});
  ASSERT_EQ(heap.bodies.size(), 4u);
  for (const Vec3& p : heap.bodies.position) EXPECT_LT(length(p), 0.2);
  World world({}, c.model, heap, true);
  world.start();
  EXPECT_GT(world.totals().contacts, 0);
  EXPECT_LT(deepest_overlap(c.model, world.state(), 0).share, 0.25);
}

TEST(Piling, BodiesFallOnTheFloorOrOnEachOther) {
  const Case c = case_of("count = 500\nradius = \"3 mm\"");
  const Fallen fallen = fall_down(c.scene, c.model, c.bodies);
  EXPECT_EQ(fallen.landed, 500);
  // Balls that come one by one and stay where they fall cover no more than 54.7 % of a floor.
  const Real covered = static_cast<Real>(fallen.on_walls.bodies.size()) * pi * square(3e-3) / 0.01;
  EXPECT_LT(covered, 0.547);
  EXPECT_GT(covered, 0.2);
  for (const Vec3& p : fallen.on_walls.bodies.position) {
    EXPECT_LT(p.z, 3e-3) << "in touch with the floor";
    EXPECT_GT(p.z, 2.8e-3);
  }
}

TEST(Piling, WithoutGravityNothingFalls) {
  Case c = case_of("count = 10\nradius = \"3 mm\"");
  c.model.gravity = {};
  EXPECT_EQ(fall_down(c.scene, c.model, c.bodies).landed, 0);
}

TEST(Piling, WhereNoWallIsBodiesFallForEver) {
  Case c = case_of("count = 10\nradius = \"3 mm\"");
  c.model.gravity = {0, 0, 9.81};
  EXPECT_EQ(fall_down(c.scene, c.model, c.bodies).landed, 0);
}

}  // namespace
}  // namespace clast
