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

TEST_F(InputsMovedAway, AlteredCopiesAreRefused) {
  for (const auto& entry : fs::directory_iterator(directory_ / "stopped/inputs"))
    put(entry.path(), content_of(entry.path()) + "\n");
  const Ended ended = resumed();
  EXPECT_EQ(ended.status, 1);
  EXPECT_NE(ended.err.find("not what the run began with"), std::string::npos) << ended.err;
}

}  // namespace
}  // namespace clast::test
