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

}  // namespace
}  // namespace clast::test
