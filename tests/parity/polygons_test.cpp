// Polygons and discs in two dimensions: in the plane exactly, the same bits whatever the threads
// and the restarts.
#include <gtest/gtest.h>

#include <cmath>

#include "tests/parity/eventful_scene.hpp"
#include "tests/support/scene_world.hpp"

namespace clast::test {
namespace {

const char* const polygon_scene = R"(title = "Polygons"
dimensions = 2
thickness = "1 cm"
seed = 4

[[material]]
name = "stone"
density = 2500
youngs_modulus = "1 MPa"
friction = 0.4
restitution = 0.4

[[polygon]]
name = "kite"
corners = [[0, "-5 mm"], ["4 mm", 0], [0, "9 mm"], ["-4 mm", 0]]

[[wall]]
name = "box"
type = "box"
low = [0, 0, 0]
high = [0.2, 0, 0.4]
open = ["top", "right"]

[[wall]]
name = "gate"
type = "rectangle"
corner = [0.2, -0.3, 0]
edge_u = [0, 0.7, 0]
edge_v = [0, 0, 0.4]

[[wall]]
name = "slope"
type = "plane"
point = [0.05, 0, 0]
normal = [0.3, 0, 1]

[[wall]]
name = "mixer"
type = "rectangle"
corner = [0.08, -0.1, 0.1]
edge_u = [0, 0.2, 0]
edge_v = [0.04, 0, 0]
reference = [0.1, 0, 0.1]
motion = { type = "rotation", axis = [0, 1, 0], rate = "120 rpm" }

[domain]
low = [-0.2, -1, -0.2]
high = [0.5, 1, 1]
on_exit = "delete"

[[insert]]
shape = ["triangle", "square", "shard", "stone", "bar", "disc", "kite"]
count = 220
radius = { uniform = ["3 mm", "5 mm"] }
region = { box = { low = [0, 0, 0.13], high = [0.2, 0, 0.4] } }
velocity_spread = "50 cm/s"
spin_spread = "300 rpm"

[[insert]]
method = "stream"
shape = "hexagon"
rate = 1000
count = 40
scale = "3 mm"
region = { sphere = { center = [0.1, 0, 0.5], radius = "4 cm" } }
velocity = [0, 0, "-2 m/s"]

[[stage]]
name = "fill"
duration = "220 ms"

[[stage]]
name = "flow"
duration = "60 ms"
remove_walls = ["gate"]

[output]
frames = "10 ms"
series = "1 ms"
checkpoint = "7 ms"
)";

struct Polygons : SceneWorld {
  explicit Polygons(const EngineOptions& options) : SceneWorld(polygon_scene, options) {}
};

constexpr int steps = 12500;  // when most of them have landed

TEST(PolygonsInPlane, StayInThePlaneExactly) {
  Polygons polygons({});
  polygons.hash_after(steps + 2000);
  expect_in_plane(polygons.engine->snapshot().bodies);
  EXPECT_GT(polygons.engine->totals().contacts, 100);
  EXPECT_GT(polygons.engine->totals().wall_contacts, 10);
  const Ledger ledger = polygons.engine->measure(false);
  EXPECT_LT(std::abs(ledger.relative_residual()), 0.01);
  EXPECT_GT(ledger.taken.friction, 0);
  EXPECT_NE(ledger.given.walls, 0);
}

TEST(PolygonsInPlane, HaveTheSameBitsForAnyNumberOfThreads) {
  const std::uint64_t one = Polygons({.threads = 1}).hash_after(steps);
  for (const int threads : {2, 3, 8})
    EXPECT_EQ(Polygons({.threads = threads}).hash_after(steps), one) << threads << " threads";
  EXPECT_EQ(Polygons({.search = "all_pairs"}).hash_after(steps), one);
  EXPECT_EQ(Polygons({.search = "nbs_2d", .margin = 2e-3}).hash_after(steps), one);
}

TEST(PolygonsInPlane, CountingSearchesChangesNothing) {
  Polygons plain({.threads = 2}), counted({.threads = 2, .count_searches = true}),
      alone({.threads = 1, .count_searches = true});
  EXPECT_EQ(plain.hash_after(steps), counted.hash_after(steps));
  alone.hash_after(steps);
  const SearchEffort none = plain.engine->totals().contact_search;
  const SearchEffort effort = counted.engine->totals().contact_search;
  EXPECT_EQ(none.searches, 0);
  EXPECT_GT(effort.searches, 10000);
  EXPECT_GE(effort.iterations, effort.searches);
  EXPECT_GT(effort.most_iterations, 1);
  EXPECT_LE(effort.most_iterations, 20);
  EXPECT_EQ(effort.failures, 0);
  const SearchEffort same = alone.engine->totals().contact_search;
  EXPECT_EQ(same.searches, effort.searches);
  EXPECT_EQ(same.iterations, effort.iterations);
  EXPECT_EQ(same.most_iterations, effort.most_iterations);
}

TEST(PolygonsInPlane, StoppedAndResumedRunsLeaveTheSameFiles) {
  const TemporaryDirectory directory;
  const std::string scene = directory / "polygons.toml", straight = directory / "straight",
                    out = directory / "run";
  put(scene, polygon_scene);
  ASSERT_EQ(clast({"run", scene, "--out", straight, "--quiet"}).status, 0);
  ASSERT_EQ(clast({"run", scene, "--out", out, "--quiet", "--until", "0.19", "--profile"}).status,
            0);
  const Ended ended = clast({"resume", out, "--quiet"});
  ASSERT_EQ(ended.status, 0) << ended.err;
  const Remains a = remains_of(straight), b = remains_of(out);
  EXPECT_EQ(b.hash, a.hash);
  EXPECT_EQ(b.series, a.series);
  EXPECT_EQ(b.frames, a.frames);
  EXPECT_GT(a.frames.size(), 10u);
}

}  // namespace
}  // namespace clast::test
