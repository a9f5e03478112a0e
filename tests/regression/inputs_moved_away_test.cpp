// A run could not go on when the mesh, the shape or the scene folder had moved, and went on with
// another mesh when it had changed.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "output/summary.hpp"
#include "tests/support/paths.hpp"
#include "tests/support/program.hpp"
#include "tests/support/small_scene.hpp"

namespace clast::test {
namespace {

namespace fs = std::filesystem;

class InputsMovedAway : public ::testing::Test {
 protected:
  void SetUp() override {
    fs::create_directories(directory_ / "case/parts");
    put(floor_, "v -1 -1 0.01\nv 1 -1 0.01\nv 1 1 0.01\nv -1 1 0.01\nf 1 2 3 4\n");
    fs::copy_file(fs::path(CLAST_SOURCE_DIR) / "shapes/cube.obj", directory_ / "case/block.obj");
    put(directory_ / "case/bed.txt", "# 1 1 1\n0 0 0.5 0.005\n0.02 0 0.5 0.005\n");
    put(directory_ / "case/scene.toml",
        small_scene("60 ms",
                    "shape = \"block.obj\"\n[[insert]]\nfile = \"bed.txt\"\n"
                    "[[wall]]\ntype = \"mesh\"\nname = \"floor\"\nfile = \"parts/floor.obj\"\n"));
    run_to("straight", "60 ms");
    run_to("stopped", "30 ms");
  }
  void run_to(const std::string& out, const std::string& until) {
    const Ended ended = clast({"run", directory_ / "case/scene.toml", "--out", directory_ / out,
                               "--until", until, "--quiet"});
    ASSERT_EQ(ended.status, 0) << ended.err;
  }
  Ended resumed() { return clast({"resume", directory_ / "stopped", "--quiet"}); }
  std::string hash_of(const std::string& out) const {
    return read_summary(directory_ / (out + "/summary.json")).at("state_hash").get<std::string>();
  }

  TemporaryDirectory directory_;
  const fs::path floor_ = directory_ / "case/parts/floor.obj";
};

TEST_F(InputsMovedAway, TheRunHasItsOwn) {
  fs::remove_all(directory_ / "case");
  const Ended ended = resumed();
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_EQ(ended.err, "");
  EXPECT_EQ(hash_of("stopped"), hash_of("straight"));
}

TEST_F(InputsMovedAway, ChangedOriginalsAreNamed) {
  put(floor_, "v -1 -1 0\nv 1 -1 0\nv 1 1 0\nf 1 2 3\n");
  const Ended ended = resumed();
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_NE(ended.err.find("floor.obj has changed"), std::string::npos) << ended.err;
  EXPECT_EQ(hash_of("stopped"), hash_of("straight"));
}

// What the run needs it has: an original that nobody can read is one that changed.
TEST_F(InputsMovedAway, OriginalsThatCannotBeReadStopNothing) {
  fs::resize_file(floor_, std::uintmax_t{5} << 30);
  const Ended ended = resumed();
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_NE(ended.err.find("floor.obj has changed"), std::string::npos) << ended.err;
  EXPECT_EQ(hash_of("stopped"), hash_of("straight"));
}

// A run that was begun anew from its own folder removed what it was to read, and so itself.
TEST_F(InputsMovedAway, ARunMayBeOverwrittenFromItsOwnInputs) {
  const fs::path run = directory_ / "stopped";
  std::string empty = small_scene("60 ms");
  empty.erase(empty.find("[[insert]]"));
  put(directory_ / "empty.toml", empty);
  Ended ended = clast({"run", directory_ / "empty.toml", "--out", run, "--from", run, "--force",
                       "--until", "1 ms", "--quiet"});
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_EQ(clast({"resume", run, "--until", "2 ms", "--quiet"}).status, 0);

  fs::remove_all(run);
  run_to("stopped", "1 ms");
  fs::path floor;
  for (const auto& entry : fs::directory_iterator(run / "inputs"))
    if (entry.path().string().find("floor") != std::string::npos) floor = entry.path();
  ASSERT_FALSE(floor.empty());
  std::string text = small_scene(
      "1 ms", "[[wall]]\ntype = \"mesh\"\nfile = \"inputs/" + floor.filename().string() + "\"\n");
  put(run / "own.toml", text);
  ended = clast({"run", run / "own.toml", "--out", run, "--force", "--quiet"});
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_EQ(clast({"resume", run, "--until", "2 ms", "--quiet"}).status, 0);
}

TEST_F(InputsMovedAway, AlteredCopiesAreRefused) {
  for (const auto& entry : fs::directory_iterator(directory_ / "stopped/inputs"))
    put(entry.path(), content_of(entry.path()) + "\n");
  const Ended ended = resumed();
  EXPECT_EQ(ended.status, 1);
  EXPECT_NE(ended.err.find("not what the run began with"), std::string::npos) << ended.err;
}

}  // namespace
}  // namespace clast::test
