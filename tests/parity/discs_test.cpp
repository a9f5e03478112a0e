// Scenes in two dimensions: in the plane exactly, the same bits whatever the threads, the search
// and the restarts.
#include <gtest/gtest.h>

#include <cmath>

#include "base/error.hpp"
#include "neighbor/search.hpp"
#include "tests/parity/eventful_scene.hpp"
#include "tests/support/scene_world.hpp"

namespace clast::test {
namespace {

const char* const disc_scene = R"(title = "Discs"
dimensions = 2
thickness = "1 cm"
seed = 4

[[material]]
name = "sand"
density = 2500
youngs_modulus = "1 MPa"
friction = 0.4
restitution = 0.5
rolling_friction = 0.05

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

[domain]
low = [-0.2, -1, -0.2]
high = [0.5, 1, 1]
on_exit = "delete"

[[insert]]
count = 500
radius = { uniform = ["2 mm", "5 mm"] }
region = { box = { low = [0, 0, 0.03], high = [0.2, 0, 0.4] } }
velocity_spread = "50 cm/s"
spin_spread = "300 rpm"

[[insert]]
method = "stream"
rate = 1000
count = 40
radius = "3 mm"
region = { sphere = { center = [0.1, 0, 0.5], radius = "4 cm" } }
velocity = [0, 0, "-2 m/s"]

[[stage]]
name = "fill"
duration = "60 ms"

[[stage]]
name = "flow"
duration = "60 ms"
remove_walls = ["gate"]
remove = { sphere = { center = [0.1, 0, 0.02], radius = "1 cm" } }

[output]
frames = "10 ms"
series = "1 ms"
checkpoint = "7 ms"
)";

struct Discs : SceneWorld {
  explicit Discs(const EngineOptions& options) : SceneWorld(disc_scene, options) {}
};

constexpr int steps = 6000;

TEST(Discs, StayInThePlaneExactly) {
  Discs discs({});
  discs.hash_after(steps);
  expect_in_plane(discs.engine->snapshot().bodies);
  EXPECT_GT(discs.engine->totals().contacts, 50);
  EXPECT_GT(discs.engine->totals().wall_contacts, 5);
  const Ledger ledger = discs.engine->measure(false);
  EXPECT_LT(std::abs(ledger.relative_residual()), 0.01);
  EXPECT_GT(ledger.taken.friction, 0);
  EXPECT_GT(ledger.taken.rolling, 0);
}

TEST(Discs, HaveTheSameBitsForAnyNumberOfThreads) {
  const std::uint64_t one = Discs({.threads = 1}).hash_after(steps);
  for (const int threads : {2, 3, 8})
    EXPECT_EQ(Discs({.threads = threads}).hash_after(steps), one) << threads << " threads";
}

TEST(Discs, HaveTheSameBitsWithEverySearch) {
  const std::uint64_t all = Discs({.search = "all_pairs"}).hash_after(steps);
  for (const std::string& name : search_names()) {
    Discs discs({.search = name});
    EXPECT_EQ(discs.hash_after(steps), all) << name;
    if (name == "nbs_2d") {
      EXPECT_EQ(discs.engine->totals().search, name);
    }
  }
  EXPECT_EQ(Discs({.search = "cell_keys", .margin = 1e-3}).hash_after(steps), all);
}

TEST(Discs, GoOnFromASnapshot) {
  const std::uint64_t straight = Discs({}).hash_after(steps);
  Discs first({});
  first.hash_after(700);
  const auto engine = make_engine({.threads = 2});
  engine->load(first.model, first.engine->snapshot(), false);
  ASSERT_FALSE(engine->advance(steps - 700).fault);
  EXPECT_EQ(state_hash(engine->snapshot()), straight);
}

TEST(Discs, StoppedAndResumedRunsLeaveTheSameFiles) {
  const TemporaryDirectory directory;
  const std::string scene = directory / "discs.toml", straight = directory / "straight",
                    out = directory / "run";
  put(scene, disc_scene);
  ASSERT_EQ(clast({"run", scene, "--out", straight, "--quiet"}).status, 0);
  ASSERT_EQ(
      clast({"run", scene, "--out", out, "--quiet", "--until", "0.04", "--set", "neighbor=nbs"})
          .status,
      0);
  const Ended ended = clast({"resume", out, "--quiet", "--until", "0.09"});
  ASSERT_EQ(ended.status, 0) << ended.err;
  ASSERT_EQ(clast({"resume", out, "--quiet"}).status, 0);
  const Remains a = remains_of(straight), b = remains_of(out);
  EXPECT_EQ(b.hash, a.hash);
  EXPECT_EQ(b.series, a.series);
  EXPECT_EQ(b.frames, a.frames);
  EXPECT_GT(a.frames.size(), 10u);
}

}  // namespace
}  // namespace clast::test
