// Scenes with bodies of several parts: the same bits whatever computes them.
#include <gtest/gtest.h>

#include "base/random.hpp"
#include "shape/library.hpp"
#include "tests/parity/eventful_scene.hpp"
#include "tests/parity/lively_world.hpp"

namespace clast::test {
namespace {

constexpr int bodies = 120;
constexpr int steps = 2500;

// The lively world with jacks, angles and cubes among the spheres.
World lively_concave(const char* law = "hertz_mindlin") {
  World world = lively_world(bodies, law);
  for (const char* name : {"jack", "cube", "l_shape"})
    world.edit_model().shapes.push_back(load_shape(name));
  HostBodies& b = world.edit_bodies();
  Random random(5);
  for (std::size_t i = 0; i < b.size(); ++i) {
    b.orientation[i] = random.rotation();
    b.shape[i] = static_cast<std::int32_t>(i % 4);
    if (b.shape[i] == 0) continue;
    const Assembly& shape = world.model().shapes[b.shape[i] - 1];
    b.mass[i] = world.materials()[b.material[i]].density * shape.volume * cube(b.radius[i]);
  }
  world.use_automatic_step(3);
  return world;
}

std::uint64_t hash_after(World& world, const EngineOptions& options, int count = steps) {
  world.start(options);
  world.run_steps(count);
  return world.hash();
}
std::uint64_t hash_after(const EngineOptions& options, const char* law = "hertz_mindlin") {
  World world = lively_concave(law);
  return hash_after(world, options);
}

// Contacts come and go; over ten looks there are many, with all parts of the bodies.
TEST(ConcaveSameBits, TheSceneIsLively) {
  World world = lively_concave();
  world.start();
  std::int64_t contacts = 0, wall_contacts = 0;
  std::int32_t last_part = 0;
  for (int look = 0; look < 10; ++look) {
    world.run_steps(steps / 10);
    contacts += world.engine().totals().contacts;
    wall_contacts += world.engine().totals().wall_contacts;
    for (const std::int32_t part : world.state().pairs.first_part)
      last_part = std::max(last_part, part);
  }
  EXPECT_GT(contacts, 50);
  EXPECT_GT(wall_contacts, 20);
  EXPECT_GT(last_part, 1);
  EXPECT_GT(world.engine().totals().lists, 10);
  EXPECT_LT(std::abs(world.ledger().relative_residual()), 0.02);
}

TEST(ConcaveSameBits, ForAnyNumberOfThreads) {
  for (const char* law : {"hertz_mindlin", "volume"}) {
    const auto one = hash_after({.threads = 1}, law);
    for (const int threads : {2, 3, 8})
      EXPECT_EQ(hash_after({.threads = threads}, law), one) << threads << " threads";
  }
}

TEST(ConcaveSameBits, ForAnySearchAndMargin) {
  const auto all = hash_after({.search = "all_pairs"});
  for (const Real margin : {1e-4, 5e-3})
    EXPECT_EQ(hash_after({.threads = 2, .search = "cell_keys", .margin = margin}), all) << margin;
  for (const char* name : {"nbs", "dess", "hierarchical_grid"})
    EXPECT_EQ(hash_after({.search = name}), all) << name;
}

TEST(ConcaveSameBits, AfterARestart) {
  const auto straight = hash_after({.threads = 2});
  for (const int at : {1, 1999}) {
    World world = lively_concave();
    hash_after(world, {.threads = 1}, at);
    const Snapshot stopped = world.state();
    World again = lively_concave();
    again.start({.threads = 2});
    again.engine().load(again.model(), stopped, false);
    again.run_steps(steps - at);
    EXPECT_EQ(again.hash(), straight) << "stopped at " << at;
  }
}

// A convex body is its own only part: whether others in the scene have several does not show.
TEST(ConcaveSameBits, ConvexBodiesDoNotCareForThePartsOfOthers) {
  World plain = lively_world(60), among = lively_world(60);
  for (World* world : {&plain, &among}) {
    world->edit_model().shapes.push_back(load_shape("cube"));
    for (std::size_t i = 0; i < world->state().bodies.size(); ++i)
      world->edit_bodies().shape[i] = static_cast<std::int32_t>(i % 2);
  }
  among.edit_model().shapes.push_back(load_shape("jack"));  // nobody has this shape
  EXPECT_EQ(hash_after(plain, {}, 1500), hash_after(among, {}, 1500));
}

const char* const jacks_and_angles = R"(seed = 2

[[material]]
name = "steel"
density = 7800
youngs_modulus = "5 MPa"
friction = 0.4
restitution = 0.4

[domain]
low = [-0.3, -0.3, -0.1]
high = [0.3, 0.3, 0.6]
on_exit = "delete"

[[wall]]
name = "box"
type = "box"
low = [0, 0, 0]
high = [0.12, 0.12, 0.4]
open = ["top", "right"]

[[wall]]
name = "gate"
type = "rectangle"
corner = [0.12, 0, 0]
edge_u = [0, 0.12, 0]
edge_v = [0, 0, 0.4]

[[insert]]
shape = ["jack", "l_shape", "cube", "sphere"]
count = 40
diameter = { uniform = ["12 mm", "18 mm"] }
region = { box = { low = [0, 0, 0], high = [0.12, 0.12, 0.15] } }
velocity_spread = "30 cm/s"

[[insert]]
shape = "jack"
method = "stream"
rate = 150
count = 12
diameter = "15 mm"
region = { box = { low = [0.02, 0.02, 0.25], high = [0.1, 0.1, 0.35] } }
velocity = [0, 0, "-1 m/s"]

[[stage]]
name = "fill"
duration = "100 ms"

[[stage]]
name = "flow"
duration = "80 ms"
remove_walls = ["gate"]
remove = { sphere = { center = [0.03, 0.03, 0.02], radius = "2 cm" } }

[output]
frames = "20 ms"
series = "1 ms"
checkpoint = "7 ms"
contacts = true
)";

TEST(ConcaveResume, GivesTheSameFiles) {
  const TemporaryDirectory directory;
  const std::string scene = directory / "jacks.toml", straight = directory / "straight";
  const std::string out = directory / "run";
  put(scene, jacks_and_angles);
  const Ended ended = clast({"run", scene, "--out", straight, "--threads", "2", "--quiet"});
  ASSERT_EQ(ended.status, 0) << ended.err;
  std::vector<std::string> command{"run", scene, "--out", out, "--threads", "1", "--quiet"};
  for (const char* until : {"31 ms", "95 ms", "128 ms"}) {
    command.insert(command.end(), {"--until", until});
    const Ended part = clast(command);
    ASSERT_EQ(part.status, 0) << part.err;
    command = {"resume", out, "--quiet"};
  }
  ASSERT_EQ(clast(command).status, 0);
  const Remains expected = remains_of(straight), found = remains_of(out);
  EXPECT_EQ(found.status, "finished");
  EXPECT_EQ(found.hash, expected.hash);
  EXPECT_EQ(found.series, expected.series);
  EXPECT_EQ(found.frames, expected.frames);
  const nlohmann::json summary = read_summary(std::filesystem::path(straight) / "summary.json");
  EXPECT_LT(summary["energy"]["removal"].get<Real>(), 0);
  EXPECT_GT(summary["contacts"].get<int>(), 5);
}

}  // namespace
}  // namespace clast::test
