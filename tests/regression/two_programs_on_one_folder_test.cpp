// Two programs that wrote into the folder of one run spoiled its series.
#include <gtest/gtest.h>

#include <csignal>

#include "output/checkpoint.hpp"
#include "output/folder_lock.hpp"
#include "tests/support/paths.hpp"
#include "tests/support/program.hpp"
#include "tests/support/small_scene.hpp"

namespace clast::test {
namespace {

namespace fs = std::filesystem;

class TwoProgramsOnOneFolder : public ::testing::Test {
 protected:
  void SetUp() override { put(scene_, small_scene("1 h")); }

  static bool wait_for_checkpoint(const fs::path& run) {
    return wait_until([&] { return has_checkpoint(run); });
  }

  TemporaryDirectory directory_;
  const std::string scene_ = directory_ / "scene.toml", out_ = directory_ / "run";
};

TEST_F(TwoProgramsOnOneFolder, TheSecondIsToldWhoHoldsIt) {
  Process first({CLAST_PROGRAM, "run", scene_, "--out", out_, "--quiet"});
  ASSERT_TRUE(wait_for_checkpoint(out_));
  const std::optional<std::string> holder = holder_of(out_);
  ASSERT_TRUE(holder);
  EXPECT_NE(holder->find("clast run, process "), std::string::npos) << *holder;
  for (const std::vector<std::string>& second : std::vector<std::vector<std::string>>{
           {"resume", out_}, {"run", scene_, "--out", out_, "--force"}}) {
    const Ended ended = clast(second);
    EXPECT_EQ(ended.status, 1);
    EXPECT_NE(ended.err.find("is in use by " + *holder), std::string::npos) << ended.err;
  }
  EXPECT_TRUE(first.running());
  first.send(SIGTERM);
  EXPECT_EQ(first.wait().status, 128 + SIGTERM);
  EXPECT_FALSE(holder_of(out_));
  EXPECT_FALSE(fs::exists(fs::path(out_) / FolderLock::file_name));
}

TEST_F(TwoProgramsOnOneFolder, AKilledOneLetsGo) {
  {
    Process first({CLAST_PROGRAM, "run", scene_, "--out", out_, "--quiet"});
    ASSERT_TRUE(wait_for_checkpoint(out_));
    first.send(SIGKILL);
    first.wait();
  }
  EXPECT_FALSE(holder_of(out_));
  EXPECT_EQ(clast({"resume", out_, "--until", "100 ms"}).status, 0);
}

}  // namespace
}  // namespace clast::test
