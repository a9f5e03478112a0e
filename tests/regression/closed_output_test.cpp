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

}  // namespace
}  // namespace clast::test
