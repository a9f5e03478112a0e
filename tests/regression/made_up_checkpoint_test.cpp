// Checkpoints with a valid seal whose content was made up crashed or hung `clast resume`.
#include <gtest/gtest.h>

#include <functional>
#include <limits>
#include <nlohmann/json.hpp>

#include "output/checkpoint.hpp"
#include "output/checkpoint_file.hpp"
#include "output/summary.hpp"
#include "tests/support/program.hpp"

namespace clast::test {
namespace {

namespace fs = std::filesystem;

constexpr Real nan = std::numeric_limits<Real>::quiet_NaN();

const char* const blocks_in_a_box = R"(duration = "60 ms"

[[material]]
name = "rubber"
density = 1100
youngs_modulus = "1 MPa"

[[wall]]
type = "box"
low = [0, 0, 0]
high = [0.06, 0.06, 0.2]

[[insert]]
count = 35
shape = "cube"
radius = "8 mm"
region = { box = { low = [0, 0, 0], high = [0.06, 0.06, 0.1] } }

[[insert]]
method = "stream"
rate = 300
radius = "5 mm"
region = { box = { low = [0.01, 0.01, 0.16], high = [0.05, 0.05, 0.2] } }
)";

class MadeUpCheckpoint : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    directory_ = std::make_unique<TemporaryDirectory>();
    const fs::path scene = *directory_ / "scene.toml";
    put(scene, blocks_in_a_box);
    const Ended ended = clast({"run", scene, "--out", *directory_ / "run", "--until", "50 ms"});
    ASSERT_EQ(ended.status, 0) << ended.err;
    for (const auto& entry : fs::directory_iterator(*directory_ / "run" / "checkpoint"))
      if (file_.empty() || entry.path() > file_) file_ = entry.path();
    original_ = read_checkpoint_file(file_);
    ASSERT_GT(original_.snapshot.pairs.size(), 0u);
    ASSERT_GT(original_.snapshot.walls.size(), 0u);
  }
  static void TearDownTestSuite() {
    directory_.reset();
    file_.clear();
  }

  static Ended resumed(const std::function<void(Checkpoint&)>& alter) {
    const fs::path run = *directory_ / "altered";
    fs::remove_all(run);
    fs::create_directories(run / "checkpoint");
    Checkpoint altered = original_;
    alter(altered);
    write_checkpoint_file(run / "checkpoint" / file_.filename(), altered);
    return clast({"resume", run});
  }
  static void expect_refused(const char* what, const std::function<void(Checkpoint&)>& alter) {
    const Ended ended = resumed(alter);
    EXPECT_EQ(ended.status, 1) << what << ended.out;
    EXPECT_EQ(ended.signal, 0) << what;
    EXPECT_NE(ended.err.find("checkpoint"), std::string::npos) << what << ": " << ended.err;
  }
  static void expect_place_refused(const char* key, const nlohmann::json& value) {
    expect_refused(key, [&](Checkpoint& c) {
      auto progress = nlohmann::json::parse(c.progress);
      progress[key] = value;
      c.progress = progress.dump();
    });
  }

  static inline std::unique_ptr<TemporaryDirectory> directory_;
  static inline fs::path file_;
  static inline Checkpoint original_;
};

TEST_F(MadeUpCheckpoint, BodiesThatTheSceneDoesNotHave) {
  for (const Id id : {-1, -2000000000, 2147483647, 1 << 28})
    expect_refused("id", [&](Checkpoint& c) { c.snapshot.bodies.id[3] = id; });
  for (const std::int32_t number : {-1, 1, 2147483647})
    expect_refused("material", [&](Checkpoint& c) { c.snapshot.bodies.material[0] = number; });
  for (const std::int32_t number : {-1, 2, 2147483647})
    expect_refused("shape", [&](Checkpoint& c) { c.snapshot.bodies.shape[0] = number; });
  for (const std::int32_t number : {-1, 6, 2147483647})
    expect_refused("wall", [&](Checkpoint& c) { c.snapshot.walls.second[0] = number; });
}

TEST_F(MadeUpCheckpoint, FeaturesThatTheShapesDoNotHave) {
  for (const std::int32_t type : {-1, 8, 2147483647})
    expect_refused("type", [&](Checkpoint& c) { c.snapshot.pairs.patch[0].plane.type = type; });
  for (std::int32_t type = PlaneMemory::vertices; type <= PlaneMemory::edges; ++type)
    for (const bool walls : {false, true})
      expect_refused("features", [&](Checkpoint& c) {
        HostContacts& contacts = walls ? c.snapshot.walls : c.snapshot.pairs;
        for (PatchMemory& memory : contacts.patch) {
          memory.plane.type = type;
          memory.plane.on_a = memory.plane.on_b = 65535;
        }
      });
}

// Neither the file nor a way out was named.
TEST_F(MadeUpCheckpoint, IsNamedWithAWayOut) {
  for (const auto& alter : std::vector<std::function<void(Checkpoint&)>>{
           [](Checkpoint& c) { c.snapshot.bodies.material[0] = 7; },
           [](Checkpoint& c) {
             HostContacts& pairs = c.snapshot.pairs;
             for (std::size_t k = 0; k < pairs.size(); ++k)
               if (pairs.extent[k] != 0) {
                 // Nowhere near each other.
                 for (const Id other : c.snapshot.bodies.id)
                   if (other > pairs.second[k]) pairs.second[k] = other;
                 return;
               }
           }}) {
    const Ended ended = resumed(alter);
    EXPECT_EQ(ended.status, 1);
    EXPECT_NE(ended.err.find(file_.filename().string()), std::string::npos) << ended.err;
    EXPECT_NE(ended.err.find("does not fit its scene"), std::string::npos) << ended.err;
    EXPECT_NE(ended.err.find("clast run --force"), std::string::npos) << ended.err;
  }
}

TEST_F(MadeUpCheckpoint, NumbersThatAreNone) {
  expect_refused("time", [](Checkpoint& c) { c.snapshot.time = nan; });
  expect_refused("time of another step", [](Checkpoint& c) { c.snapshot.time *= 2; });
  expect_refused("ledger", [](Checkpoint& c) { c.snapshot.ledger.taken.friction = nan; });
  expect_refused("position", [](Checkpoint& c) { c.snapshot.bodies.position[1].z = nan; });
  expect_refused("mass", [](Checkpoint& c) { c.snapshot.bodies.mass[1] = 0; });
  expect_refused("margin", [](Checkpoint& c) { c.snapshot.margin = 1e300; });
}

TEST_F(MadeUpCheckpoint, PlacesWhereARunCannotBe) {
  for (const nlohmann::json& dt : {nlohmann::json(0), nlohmann::json(-1), nlohmann::json(1e-300),
                                   nlohmann::json(1e300), nlohmann::json("x"), nlohmann::json()})
    expect_place_refused("dt", dt);
  for (const int stage : {-1, 1, 2147483647}) expect_place_refused("stage", stage);
  for (const char* key : {"stage", "stage_start", "calm_since", "next_id", "walls_written"})
    for (const double number : {0.5, -5e194, 1e300}) expect_place_refused(key, number);
  expect_place_refused("stage_start", 1LL << 60);
  expect_place_refused("calm_since", -7);
  for (const int id : {-1, 0, 2147483647}) expect_place_refused("next_id", id);
  expect_place_refused("walls_written", 5);
  expect_place_refused("wall_seconds", -1);
  expect_place_refused("streams", "[]");
  expect_place_refused("streams", "[{\"shape\": 99}]");
  expect_refused("no JSON", [](Checkpoint& c) { c.progress = "{"; });
}

// A margin that would list all pairs is chosen anew, and does not show in the result.
TEST_F(MadeUpCheckpoint, AWideMarginDoesNotChangeTheResult) {
  const auto hash_after = [&](const std::function<void(Checkpoint&)>& alter) {
    const Ended ended = resumed(alter);
    EXPECT_EQ(ended.status, 0) << ended.err;
    return read_summary(*directory_ / "altered" / "summary.json")["state_hash"];
  };
  const auto straight = hash_after([](Checkpoint&) {});
  EXPECT_EQ(hash_after([](Checkpoint& c) { c.snapshot.margin = 1e30; }), straight);
}

}  // namespace
}  // namespace clast::test
