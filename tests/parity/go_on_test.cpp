// Runs that go on: beyond the end of their scene, and as the start of another one.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "output/checkpoint.hpp"
#include "output/summary.hpp"
#include "tests/support/program.hpp"

namespace clast::test {
namespace {

namespace fs = std::filesystem;

// Grains of two materials and a cube fall onto a floor.
std::string scene_of(const std::string& duration, const std::string& bodies) {
  return "duration = \"" + duration + R"("
[time]
step = 2e-5
[[material]]
name = "soft"
density = 1100
youngs_modulus = "1 MPa"
friction = 0.5
rolling_friction = 0.1
[[material]]
name = "hard"
density = 2500
youngs_modulus = "2 MPa"
[[wall]]
name = "floor"
type = "plane"
point = [0, 0, 0]
normal = [0, 0, 1]
)" + bodies;
}

const char* const grains = R"(
[[insert]]
material = "soft"
count = 20
radius = "5 mm"
region = { box = { low = [0, 0, 0], high = [0.05, 0.05, 0.05] } }
[[insert]]
material = "hard"
count = 5
radius = "5 mm"
shape = ["cube"]
region = { box = { low = [0, 0, 0.05], high = [0.05, 0.05, 0.1] } }
)";

class GoOn : public ::testing::Test {
 protected:
  std::string scene(const std::string& name, const std::string& text) {
    put(directory_ / name, text);
    return directory_ / name;
  }
  static void must(const std::vector<std::string>& arguments) {
    std::vector<std::string> quiet = arguments;
    quiet.push_back("--quiet");
    const Ended ended = clast(quiet);
    ASSERT_EQ(ended.status, 0) << ended.err;
  }
  static nlohmann::json summary_of(const fs::path& run) {
    return read_summary(run / "summary.json");
  }

  TemporaryDirectory directory_;
};

// Contacts with a wall that the new scene has elsewhere make no sense any more.
TEST_F(GoOn, WithoutContactsWithWallsThatAreElsewhere) {
  must({"run", scene("above.toml", scene_of("150 ms", grains)), "--out", directory_ / "above"});
  std::string text = scene_of("20 ms", "");
  text.replace(text.find("point = [0, 0, 0]"), 17, "point = [0, 0, -1]");
  must({"run", scene("below.toml", text), "--out", directory_ / "below", "--from",
        directory_ / "above"});
  const Snapshot before = read_checkpoint(directory_ / "above", nullptr).snapshot;
  const Snapshot after = read_checkpoint(directory_ / "below", nullptr).snapshot;
  EXPECT_GT(before.walls.size(), 0U);
  EXPECT_EQ(after.walls.size(), 0U);
  EXPECT_EQ(after.bodies.size(), before.bodies.size());
}

TEST_F(GoOn, BeyondTheEndOfTheScene) {
  must({"run", scene("short.toml", scene_of("60 ms", grains)), "--out", directory_ / "short"});
  must({"resume", directory_ / "short", "--until", "0.15"});
  must({"run", scene("long.toml", scene_of("150 ms", grains)), "--out", directory_ / "long"});
  const auto longer = summary_of(directory_ / "short"), straight = summary_of(directory_ / "long");
  EXPECT_EQ(longer["status"], "finished");
  EXPECT_EQ(longer["steps"], straight["steps"]);
  EXPECT_EQ(longer["state_hash"], straight["state_hash"]);
}

TEST_F(GoOn, AnotherSceneStartsWithTheBodies) {
  const std::string first = directory_ / "first", second = directory_ / "second";
  must({"run", scene("first.toml", scene_of("400 ms", grains)), "--out", first});
  // The order of materials, what they are and what else is there may differ.
  std::string text = scene_of("20 ms", "[[insert]]\nradius = \"5 mm\"\nat = [[0.2, 0.2, 0.1]]\n");
  text.replace(text.find("friction = 0.5"), 14, "friction = 0.9");
  must({"run", scene("second.toml", text), "--out", second, "--from", first, "--until", "0.01"});
  const Snapshot before = read_checkpoint(first, nullptr).snapshot;
  const Snapshot after = read_checkpoint(second, nullptr).snapshot;
  ASSERT_EQ(after.bodies.size(), before.bodies.size() + 1);
  // They go on from where they were, and as they moved: nobody starts in the air or in another.
  const auto old_slot = slots_by_id(before.bodies.id), slot = slots_by_id(after.bodies.id);
  for (std::size_t id = 0; id < before.bodies.size(); ++id) {
    const int i = old_slot[id], j = slot[id];
    const Real path = 0.01 * length(before.bodies.velocity[i]);
    EXPECT_LT(length(after.bodies.position[j] - before.bodies.position[i]), 1.5 * path + 5e-4)
        << id;
    EXPECT_EQ(after.bodies.mass[j], before.bodies.mass[i]);
    EXPECT_EQ(after.bodies.shape[j] == 0, before.bodies.shape[i] == 0);
  }
  // It can be stopped and resumed as any other, and its balance knows what it began with.
  must({"resume", second});
  const auto end = summary_of(second);
  EXPECT_EQ(end["status"], "finished");
  EXPECT_LT(std::abs(end["energy"]["residual_relative"].get<double>()), 1e-3);
}

TEST_F(GoOn, ContactsAreTakenOver) {
  const std::string first = directory_ / "first", same = directory_ / "same";
  must({"run", scene("first.toml", scene_of("400 ms", grains)), "--out", first});
  must({"run", scene("same.toml", scene_of("1 ms", "")), "--out", same, "--from", first});
  must({"resume", first, "--until", "0.401"});
  const Snapshot kept = read_checkpoint(first, nullptr).snapshot;
  const Snapshot taken = read_checkpoint(same, nullptr).snapshot;
  ASSERT_EQ(kept.pairs.first, taken.pairs.first);
  for (std::size_t k = 0; k < kept.pairs.size(); ++k)
    EXPECT_LT(length(kept.pairs.shear[k] - taken.pairs.shear[k]),
              1e-6 + 0.01 * length(kept.pairs.force[k]))
        << k;
}

TEST_F(GoOn, FramesHaveEarlierTimes) {
  const std::string first = directory_ / "first", early = directory_ / "early";
  must({"run", scene("first.toml", scene_of("100 ms", grains)), "--out", first});
  must({"run", scene("early.toml", scene_of("1 ms", "")), "--out", early, "--from",
        first + "@20 ms"});
  EXPECT_EQ(read_checkpoint(early, nullptr).snapshot.bodies.size(), 25u);
}

TEST_F(GoOn, WhatIsMissingIsNamed) {
  const std::string first = directory_ / "first";
  must({"run", scene("first.toml", scene_of("1 ms", grains)), "--out", first});
  std::string text = scene_of("1 ms", "");
  text.replace(text.find("\"hard\""), 6, "\"other\"");
  const std::string second = scene("second.toml", text);
  const Ended ended = clast({"run", second, "--out", directory_ / "second", "--from", first});
  EXPECT_EQ(ended.status, 1);
  EXPECT_NE(ended.err.find("material 'hard'"), std::string::npos) << ended.err;
  EXPECT_NE(ended.err.find("soft or other"), std::string::npos) << ended.err;
  const Ended alone = clast({"run", second, "--out", directory_ / "second"});
  EXPECT_NE(alone.err.find("--from DIR"), std::string::npos) << alone.err;
}

// A cube of spheres hits the floor, which breaks some of its bonds, and one beside it flies on.
std::string bonded_scene(const std::string& duration, const std::string& bodies) {
  return scene_of(duration, R"(
[[bond]]
name = "glue"
youngs_modulus = "1 MPa"
tensile_strength = "3 kPa"
shear_strength = "3 kPa"
)" + bodies);
}
const char* const cubes = R"(
[[insert]]
material = "soft"
shape = "cube27"
bond = "glue"
radius = "15 mm"
at = [[0, 0, "20 mm"], [0.2, 0, 0.1]]
velocity = [0, 0, "-2 m/s"]
)";

TEST_F(GoOn, BondsAreTakenOver) {
  const std::string first = directory_ / "first", second = directory_ / "second";
  // A bond that holds nothing is not missed later.
  std::string before = bonded_scene("20 ms", cubes);
  before.insert(before.find("[[bond]]"),
                "[[bond]]\nname = \"spare\"\nyoungs_modulus = \"9 MPa\"\n");
  must({"run", scene("first.toml", before), "--out", first});
  // Numbers of bonds may differ.
  std::string text = bonded_scene("2 ms", "");
  text.insert(text.find("[[bond]]"), "[[bond]]\nname = \"other\"\nyoungs_modulus = \"9 MPa\"\n");
  must({"run", scene("second.toml", text), "--out", second, "--from", first, "--until", "0.001"});
  must({"resume", second});
  must({"resume", first, "--until", "0.022"});
  const Snapshot kept = read_checkpoint(first, nullptr).snapshot;
  const Snapshot taken = read_checkpoint(second, nullptr).snapshot;
  ASSERT_EQ(kept.bonds.first, taken.bonds.first);
  ASSERT_EQ(kept.bonds.second, taken.bonds.second);
  const auto slot = slots_by_id(kept.bodies.id), taken_slot = slots_by_id(taken.bodies.id);
  int broken = 0;
  for (std::size_t k = 0; k < kept.bonds.size(); ++k) {
    EXPECT_EQ(taken.bonds.cement[k], 1);
    EXPECT_EQ(is_whole(kept.bonds, k), is_whole(taken.bonds, k)) << k;
    if (!is_whole(kept.bonds, k)) ++broken;
    EXPECT_NEAR(kept.bonds.load[k], taken.bonds.load[k], 1e-9);
  }
  EXPECT_GT(broken, 3);
  EXPECT_LT(broken, 54);
  for (std::size_t id = 0; id < slot.size(); ++id)
    EXPECT_LT(length(kept.bodies.position[slot[id]] - taken.bodies.position[taken_slot[id]]),
              1e-12);
  const auto end = summary_of(second);
  EXPECT_LT(std::abs(end["energy"]["residual_relative"].get<double>()), 1e-3);
}

TEST_F(GoOn, CellsOfARockAreTakenOver) {
  put(directory_ / "two.obj", R"(o a
v 0 0 0
v 1 0 0
v 0 1 0
v 1 1 0
v 0 0 1
v 1 0 1
v 0 1 1
v 1 1 1
f 1 3 4 2
f 5 6 8 7
f 1 2 6 5
f 3 7 8 4
f 1 5 7 3
f 2 4 8 6
o b
v 1 0 0
v 2 0 0
v 1 1 0
v 2 1 0
v 1 0 1
v 2 0 1
v 1 1 1
v 2 1 1
f 9 11 12 10
f 13 14 16 15
f 9 10 14 13
f 11 15 16 12
f 9 13 15 11
f 10 12 16 14
)");
  const std::string rock = R"(
[[insert]]
material = "hard"
shape = "two.obj"
bond = "glue"
radius = "10 mm"
at = [[0, 0, "30 mm"]]
)";
  const std::string first = directory_ / "first", second = directory_ / "second";
  must({"run", scene("first.toml", bonded_scene("1 ms", rock)), "--out", first});
  std::string denser = bonded_scene("1 ms", "");
  denser.replace(denser.find("density = 2500"), 14, "density = 5000");
  must({"run", scene("second.toml", denser), "--out", second, "--from", first});
  must({"resume", second, "--until", "0.002"});
  const Snapshot kept = read_checkpoint(first, nullptr).snapshot;
  const Snapshot taken = read_checkpoint(second, nullptr).snapshot;
  ASSERT_EQ(taken.bodies.size(), 2u);
  ASSERT_EQ(taken.bonds.size(), 1u);
  EXPECT_TRUE(is_whole(taken.bonds, 0));
  EXPECT_NEAR(taken.bodies.mass[0], 2 * kept.bodies.mass[0], 1e-9 * taken.bodies.mass[0]);
  EXPECT_NEAR(taken.bonds.inertia_a[0], 2 * kept.bonds.inertia_a[0],
              1e-9 * taken.bonds.inertia_a[0]);
}

TEST_F(GoOn, ClumpsAreTakenOver) {
  const std::string first = directory_ / "first", second = directory_ / "second";
  must({"run", scene("first.toml", scene_of("1 ms", R"(
[[insert]]
material = "hard"
shape = "ball10"
radius = "10 mm"
at = [[0, 0, "30 mm"]]
)")),
        "--out", first});
  must({"run", scene("second.toml", scene_of("1 ms", "")), "--out", second, "--from", first});
  EXPECT_EQ(read_checkpoint(second, nullptr).snapshot.bodies.size(), 1u);
}

TEST_F(GoOn, WhatIsMissingOfBondsIsNamed) {
  const std::string first = directory_ / "first";
  must({"run", scene("first.toml", bonded_scene("4 ms", cubes)), "--out", first});
  const std::string bare = scene("second.toml", scene_of("1 ms", ""));
  const Ended lacking = clast({"run", bare, "--out", directory_ / "second", "--from", first});
  EXPECT_EQ(lacking.status, 1);
  EXPECT_NE(lacking.err.find("bond 'glue', which the scene lacks; it has: none"), std::string::npos)
      << lacking.err;
  const std::string bonded = scene("third.toml", bonded_scene("1 ms", ""));
  const Ended early = clast({"run", bonded, "--out", directory_ / "third", "--from", first + "@0"});
  EXPECT_EQ(early.status, 1);
  EXPECT_NE(early.err.find("leave the time away"), std::string::npos) << early.err;
}

}  // namespace
}  // namespace clast::test
