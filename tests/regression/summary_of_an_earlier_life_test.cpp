// summary.json said "finished" while a run went on, after it was killed, and where it had only
// reached --until.
#include <gtest/gtest.h>

#include <csignal>
#include <nlohmann/json.hpp>

#include "output/checkpoint.hpp"
#include "output/summary.hpp"
#include "tests/support/paths.hpp"
#include "tests/support/program.hpp"
#include "tests/support/small_scene.hpp"

namespace clast::test {
namespace {

namespace fs = std::filesystem;

class SummaryOfAnEarlierLife : public ::testing::Test {
 protected:
  std::string status() const {
    return read_summary(fs::path(out_) / "summary.json").at("status").get<std::string>();
  }
  bool is_running() const {
    return fs::exists(fs::path(out_) / "summary.json") && status() == "running";
  }

  TemporaryDirectory directory_;
  const std::string scene_ = directory_ / "scene.toml", out_ = directory_ / "run";
};

TEST_F(SummaryOfAnEarlierLife, IsRunningFromTheStart) {
  put(scene_, small_scene("1 h"));
  Process process({CLAST_PROGRAM, "run", scene_, "--out", out_, "--quiet"});
  ASSERT_TRUE(wait_until([&] { return is_running(); }));
  const Ended live = clast({"info", out_});
  EXPECT_NE(live.out.find("held by"), std::string::npos) << live.out;
  EXPECT_EQ(live.out.find("no program runs it"), std::string::npos) << live.out;
  process.send(SIGKILL);
  process.wait();
  EXPECT_EQ(status(), "running");
  const Ended dead = clast({"info", out_});
  EXPECT_NE(dead.out.find("no program runs it any more"), std::string::npos) << dead.out;
}

TEST_F(SummaryOfAnEarlierLife, UntilIsAStop) {
  put(scene_, small_scene("20 ms"));
  ASSERT_EQ(clast({"run", scene_, "--out", out_, "--until", "10 ms"}).status, 0);
  EXPECT_EQ(status(), "stopped");
  ASSERT_EQ(clast({"resume", out_}).status, 0);
  EXPECT_EQ(status(), "finished");
}

TEST_F(SummaryOfAnEarlierLife, AFinishedRunThatGoesOnIsRunning) {
  put(scene_, small_scene("20 ms"));
  ASSERT_EQ(clast({"run", scene_, "--out", out_}).status, 0);
  ASSERT_EQ(status(), "finished");
  Process process({CLAST_PROGRAM, "resume", out_, "--quiet", "--set", "duration=1 h"});
  EXPECT_TRUE(wait_until([&] { return is_running(); }));
}

TEST_F(SummaryOfAnEarlierLife, InfoComparesItWithTheCheckpoint) {
  put(scene_, small_scene("20 ms"));
  ASSERT_EQ(clast({"run", scene_, "--out", out_}).status, 0);
  EXPECT_EQ(clast({"info", out_}).err, "");
  const fs::path path = fs::path(out_) / "summary.json";
  const nlohmann::json good = read_summary(path);
  for (const auto& [key, value] :
       std::map<std::string, nlohmann::json>{{"steps", 7}, {"state_hash", "0123456789abcdef"}}) {
    nlohmann::json other = good;
    other[key] = value;
    put(path, other.dump());
    const Ended info = clast({"info", out_});
    EXPECT_NE(info.err.find("the checkpoint counts"), std::string::npos) << key << info.err;
  }
}

}  // namespace
}  // namespace clast::test
