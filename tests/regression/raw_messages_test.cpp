// Messages of libraries reached people: a summary that holds other types, links that lead to
// themselves.
#include <gtest/gtest.h>

#include "tests/support/program.hpp"
#include "tests/support/small_scene.hpp"

namespace clast::test {
namespace {

namespace fs = std::filesystem;

TEST(RawMessages, OfASummaryWithOtherTypes) {
  const TemporaryDirectory directory;
  put(directory / "scene.toml", small_scene("5 ms"));
  const fs::path out = directory / "run";
  ASSERT_EQ(clast({"run", directory / "scene.toml", "--out", out}).status, 0);
  const std::string deep(200000, '[');
  for (const std::string& summary :
       {std::string(R"({"status": 5})"), std::string(R"({"steps": "many", "state_hash": []})"),
        std::string(R"({"status": null, "steps": 1e300, "energy": 3, "seed": {}})"),
        R"({"status": )" + deep + std::string(200000, ']') + "}"}) {
    put(out / "summary.json", summary);
    const Ended ended = clast({"info", out});
    EXPECT_EQ(ended.signal, 0);
    EXPECT_EQ(ended.status, 0) << ended.err;
    EXPECT_EQ(ended.err.find("exception"), std::string::npos) << ended.err;
  }
}

TEST(RawMessages, OfALoopOfLinks) {
  const TemporaryDirectory directory;
  const fs::path loop = directory / "loop", run = directory / "run";
  fs::create_symlink(loop, loop);
  fs::create_directories(run / "checkpoint");
  fs::create_symlink(run / "summary.json", run / "summary.json");
  for (const std::vector<std::string>& command :
       std::vector<std::vector<std::string>>{{"view", loop},
                                             {"info", loop},
                                             {"info", run},
                                             {"render", loop},
                                             {"plot", loop},
                                             {"resume", loop},
                                             {"check", loop},
                                             {"run", loop, "--out", directory / "out"}}) {
    const Ended ended = clast(command);
    EXPECT_GT(ended.status, 0) << command[0];
    EXPECT_EQ(ended.err.find("filesystem error"), std::string::npos) << ended.err;
  }
}

}  // namespace
}  // namespace clast::test
