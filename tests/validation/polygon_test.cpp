// Polygons of scenes in two dimensions: closed forms that tell their mass and moment of inertia,
// and piles that keep their energy.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>

#include "clast/world.hpp"
#include "run/plan.hpp"
#include "scene/build.hpp"
#include "scene/insert.hpp"
#include "scene/read.hpp"
#include "world/engine.hpp"

namespace clast::test {
namespace {

constexpr Real g = 9.81, degree = pi / 180;

// A scene whose bodies are all there at the start.
World flat_world(const std::string& text, const std::vector<std::string>& overrides = {}) {
  const Scene scene = read_scene_text(text, "flat.toml", overrides);
  Snapshot start;
  insert_at_start(scene, build_model(scene, 0), start.bodies);
  return World({}, model_of(make_plan(scene, start.bodies), 0), start, true);
}

const std::string head = R"(dimensions = 2
thickness = "10 cm"
duration = "1 s"
[[material]]
name = "stone"
density = 2500
youngs_modulus = "50 MPa"
restitution = 0.3
)";

// A body of 2 cm on a wall, in the frame of the wall; gravity is that of a slope.
std::string on_slope(const std::string& wall, const std::string& shape, Real height, Real friction,
                     Real angle) {
  return fmt::format(
      "gravity = [{}, 0, {}]\n{}friction = {}\n[[wall]]\nname = \"ground\"\n{}\n[[insert]]\n"
      "shape = \"{}\"\nscale = \"2 cm\"\nat = [[0, 0, {}]]\n",
      -g * std::sin(angle), -g * std::cos(angle), head, friction, wall, shape, height);
}
const std::string plane = "type = \"plane\"\npoint = [0, 0, 0]\nnormal = [0, 0, 1]";
const std::string plate =
    "type = \"rectangle\"\ncorner = [-5, -0.3, 0]\nedge_u = [10, 0, 0]\nedge_v = [0, 0.7, 0]";

TEST(Polygon, AtRestOnSlopeBelowFrictionAngleDoesNotCreep) {
  for (const std::string& wall : {plane, plate}) {
    World world =
        flat_world(on_slope(wall, "square", 0.009999, std::tan(35 * degree), 30 * degree));
    world.run_for(1);
    const Vec3 start = world.state().bodies.position[0];
    world.run_for(10);
    EXPECT_LT(length(world.state().bodies.position[0] - start), 1e-6 * 0.02);
    EXPECT_EQ(world.state().bodies.position[0].y, 0);
    EXPECT_EQ(world.totals().wall_contacts, 1);
  }
}

TEST(Polygon, SlidesOnSteeperSlope) {
  const Real slope = 40 * degree, mu = std::tan(35 * degree);
  for (const std::string& wall : {plane, plate}) {
    World world = flat_world(on_slope(wall, "square", 0.009999, mu, slope));
    world.run_for(0.1);
    const Vec3 before = world.state().bodies.velocity[0];
    world.run_for(0.5);
    const Vec3 after = world.state().bodies.velocity[0];
    const Real expected = g * (std::sin(slope) - mu * std::cos(slope));
    EXPECT_NEAR((before.x - after.x) / 0.5, expected, 0.005 * expected);
  }
}

TEST(Polygon, TopplesBeyondItsAngle) {
  for (const Real factor : {0.97, 1.03}) {
    World world =
        flat_world(on_slope(plate, "bar", 0.039999, 2, 0), {"insert.0.turn={angle=\"90 deg\"}"});
    const Real final_angle = factor * std::atan(0.25);
    for (int i = 1; i <= 100; ++i) {  // tilted slowly, so that it does not rock over
      const Real angle = 0.01 * i * final_angle;
      world.set_gravity({-g * std::sin(angle), 0, -g * std::cos(angle)});
      world.run_for(0.02);
    }
    world.run_for(1);
    const Vec3 along = rotate(world.state().bodies.orientation[0], Vec3{1, 0, 0});
    if (factor < 1)
      EXPECT_GT(std::abs(along.z), 0.999);
    else
      EXPECT_LT(std::abs(along.z), 0.5);
  }
}

// A push off the centre turns a square: a corner that lands on the ground without friction. With
// J the impulse, v' = v + J/m and w' = J s / I; restitution e holds at the corner.
TEST(Polygon, CornerImpactTurnsItAsItsInertiaSays) {
  const Real half = 0.01, tilt = 20 * degree, e = 0.3, speed = 1;
  const SinCos at = sin_cos(tilt);
  const Real lever = half * (at.cos - at.sin), height = half * (at.cos + at.sin);
  World world = flat_world(on_slope(plane, "square", height + 1e-5, 0, 0),
                           {"gravity=[0,0,0]", "material.stone.youngs_modulus=5e9",
                            "insert.0.velocity=[0,0,-1]", "insert.0.turn={angle=\"20 deg\"}"});
  world.run_for(1e-3);
  const Real inertia = square(2 * half) / 6;  // over the mass
  const Real impulse = (1 + e) * speed / (1 + square(lever) / inertia);
  const HostBodies b = world.state().bodies;
  EXPECT_NEAR(b.mass[0], 2500 * square(2 * half) * 0.1, 1e-12);
  EXPECT_NEAR(b.velocity[0].z, impulse - speed, 0.02);
  EXPECT_NEAR(std::abs(b.spin[0].y), impulse * lever / inertia, 0.02 * impulse * lever / inertia);
}

TEST(Polygon, TowerOfSquaresStandsStill) {
  std::string places;
  for (int i = 0; i < 8; ++i) places += fmt::format("[0, 0, {}],", (i + 0.5) * 0.019999);
  World world = flat_world(on_slope(plane, "square", 0, 0.5, 0), {"insert.0.at=[" + places + "]"});
  world.run_for(2);
  const HostBodies settled = world.state().bodies;
  world.run_for(5);
  const HostBodies later = world.state().bodies;
  for (std::size_t i = 0; i < 8; ++i)
    EXPECT_LT(length(later.position[i] - settled.position[i]), 1e-6 * 0.02);
}

TEST(Polygon, SettlingPileKeepsItsEnergy) {
  World world = flat_world(head + R"(friction = 0.5
[[wall]]
name = "box"
type = "box"
low = [0, 0, 0]
high = [0.3, 0, 1]
open = ["top"]
[[insert]]
shape = ["triangle", "square", "pentagon", "shard", "splinter", "stone", "trapezoid", "disc"]
count = 250
diameter = { uniform = ["10 mm", "18 mm"] }
region = { box = { low = [0, 0, 0], high = [0.3, 0, 0.8] } }
)",
                           {"material.stone.youngs_modulus=5e6"});
  world.run_for(1);
  const Ledger ledger = world.ledger();
  EXPECT_LT(std::abs(ledger.relative_residual()), 0.01);
  EXPECT_LT(ledger.held.kinetic_translation, 1e-3 * ledger.taken.friction);
  EXPECT_GT(world.totals().contacts, 375);  // three hold a body, and two bodies share each
}

}  // namespace
}  // namespace clast::test
