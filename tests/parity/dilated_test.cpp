// Dilated shapes of all kinds, bodies of several parts among them: the same bits whatever the
// threads, the search and the restarts; in two dimensions in the plane exactly.
#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/scene_world.hpp"

namespace clast::test {
namespace {

const std::string material = R"(
duration = "1 s"
[[material]]
name = "wood"
density = 700
youngs_modulus = "5 MPa"
friction = 0.4
restitution = 0.4

[[shape]]
name = "capsule"
core = "segment"
length = "2 cm"
radius = "5 mm"

[[shape]]
name = "ellipsoid"
core = "ellipsoid"
half_axes = ["6 mm", "9 mm", "13 mm"]
radius = "1 mm"

[[shape]]
name = "tile"
core = "polygon"
corners = [[0, 0], ["20 mm", 0], ["22 mm", "12 mm"], ["6 mm", "18 mm"]]
radius = "3 mm"
)";

// Periodic along y.
const std::string in_space = material + R"(
[cell]
length = [0, "9 cm", 0]

[[shape]]
name = "coin"
core = "disc"
disc_radius = "1 cm"
radius = "3 mm"

[[compound]]
name = "cross"
parts = [
  { shape = "capsule" },
  { shape = "capsule", turn = { axis = [0, 1, 0], angle = "90 deg" } },
]

[[wall]]
type = "plane"
point = [0, 0, 0]
normal = [0.2, 0, 1]

[[wall]]
type = "rectangle"
corner = ["9 cm", 0, "-5 cm"]
edge_u = [0, "9 cm", 0]
edge_v = [0, 0, "40 cm"]

[[insert]]
shape = ["capsule", "ellipsoid", "tile", "coin", "cross"]
count = 40
region = { box = { low = [0, 0, 0.02], high = ["9 cm", "9 cm", "20 cm"] } }
velocity_spread = "50 cm/s"

[[insert]]
shape = ["sphere", "cube"]
radius = "8 mm"
count = 10
region = { box = { low = [0, 0, 0.02], high = ["9 cm", "9 cm", "20 cm"] } }
velocity_spread = "50 cm/s"
)";

const std::string in_plane = "dimensions = 2\nthickness = \"1 cm\"\n" + material + R"(
[[wall]]
type = "box"
low = [0, 0, 0]
high = ["20 cm", 0, "40 cm"]
open = ["top"]

[[insert]]
shape = ["capsule", "ellipsoid", "tile"]
count = 60
region = { box = { low = [0, 0, 0], high = ["20 cm", 0, "25 cm"] } }
velocity_spread = "50 cm/s"

[[insert]]
shape = ["disc", "square"]
radius = "6 mm"
count = 20
region = { box = { low = [0, 0, 0], high = ["20 cm", 0, "25 cm"] } }
velocity_spread = "50 cm/s"
)";

constexpr int steps = 3000;

// On one thread. Its world ends before others begin, which it would hold to one thread too.
std::uint64_t hash_of_lively(const std::string& scene) {
  SceneWorld world(scene, {.threads = 1});
  const std::uint64_t hash = world.hash_after(steps);
  EXPECT_GT(world.engine->measure(false).taken.friction, 0);  // they have met
  return hash;
}

void expect_the_same_bits(const std::string& scene) {
  const std::uint64_t one = hash_of_lively(scene);
  EXPECT_EQ(SceneWorld(scene, {.threads = 3}).hash_after(steps), one);
  EXPECT_EQ(SceneWorld(scene, {.search = "all_pairs"}).hash_after(steps), one);
  EXPECT_EQ(SceneWorld(scene, {.margin = 0.002}).hash_after(steps), one);
  SceneWorld stopped(scene, {});
  stopped.hash_after(steps / 3);
  SceneWorld going_on(scene, {});
  going_on.engine->load(stopped.model, stopped.engine->snapshot(), false);
  EXPECT_EQ(going_on.hash_after(steps - steps / 3), one);
}

TEST(DilatedParity, SameBitsInSpace) { expect_the_same_bits(in_space); }
TEST(DilatedParity, SameBitsInThePlane) { expect_the_same_bits(in_plane); }

TEST(DilatedParity, StayInThePlaneExactlyAndKeepTheirEnergy) {
  SceneWorld flat(in_plane, {});
  flat.hash_after(8 * steps);
  expect_in_plane(flat.engine->snapshot().bodies);
  EXPECT_GT(flat.engine->totals().contacts, 10);
  EXPECT_LT(std::abs(flat.engine->measure(false).relative_residual()), 0.01);
}

}  // namespace
}  // namespace clast::test
