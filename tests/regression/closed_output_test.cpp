// With stdout closed, the series got its descriptor, and what the program printed went into it.
#include <gtest/gtest.h>

#include "tests/support/paths.hpp"
#include "tests/support/program.hpp"
#include "tests/support/small_scene.hpp"

namespace clast::test {
namespace {

TEST(ClosedOutput, DoesNotReachTheSeries) {
  const TemporaryDirectory directory;
  put(directory / "scene.toml", small_scene("20 ms", "[output]\nseries = \"1 ms\"\n"));
  const std::string run = std::string(CLAST_PROGRAM) + " run " +
                          (directory / "scene.toml").string() + " --out " +
                          directory.path().string();
  ASSERT_EQ(shell(run + "/open").status, 0);
  const std::string expected = content_of(directory / "open/series.csv");
  for (const char* closed : {">&-", "2>&-", "<&-", ">&- 2>&- <&-"}) {
    EXPECT_EQ(shell(run + "/closed --force " + closed).status, 0) << closed;
    EXPECT_EQ(content_of(directory / "closed/series.csv"), expected) << closed;
  }
}

// What could not be printed was lost without a word.
TEST(FullOutput, IsNoSuccess) {
  const TemporaryDirectory directory;
  const std::string scene = directory / "scene.toml", out = directory / "run",
                    program = CLAST_PROGRAM;
  put(scene, small_scene("5 ms"));
  for (const std::string& command :
       {" run " + scene + " --out " + out, " info " + out, " check " + scene,
        std::string(" help run"), std::string(" --help")}) {
    const Ended full = shell(program + command + " >/dev/full");
    EXPECT_EQ(full.status, 1) << command;
    EXPECT_NE(full.err.find("could not be written"), std::string::npos) << full.err;
  }
  // Who read as much as it wanted is no full disk.
  const Ended piped = shell("{ sleep 1; " + program + " info " + out + "; echo $? >&2; } | true");
  EXPECT_EQ(piped.err, "0\n");
}

}  // namespace
}  // namespace clast::test
