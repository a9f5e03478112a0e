// A lost connection or the limit of a batch system ended a run without a checkpoint.
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

class SignalsAndClocks : public ::testing::Test {
 protected:
  void SetUp() override { put(scene_, small_scene("1 h", "[output]\ncheckpoint = \"none\"\n")); }

  nlohmann::json summary() const { return read_summary(fs::path(out_) / "summary.json"); }
  bool under_way() const {
    return content_of(fs::path(out_) / "summary.json").find("running") != std::string::npos;
  }

  TemporaryDirectory directory_;
  const std::string scene_ = directory_ / "scene.toml", out_ = directory_ / "run";
};

TEST_F(SignalsAndClocks, EverySignalSavesAndEnds) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGUSR1, SIGUSR2, SIGXCPU}) {
    Process process({CLAST_PROGRAM, "run", scene_, "--out", out_, "--force", "--quiet"});
    ASSERT_TRUE(wait_until([&] { return under_way(); }));
    ::usleep(100000);
    process.send(signal);
    const Ended ended = process.wait();
    EXPECT_EQ(ended.status, 128 + signal) << ended.err;
    EXPECT_EQ(summary().at("status"), "stopped");
    EXPECT_EQ(summary().at("steps"), read_checkpoint(out_, nullptr).snapshot.step);
  }
}

// A lost connection or a batch system often sends two: the second ended the run at once.
TEST_F(SignalsAndClocks, ASecondSignalDoesNotKeepItFromSaving) {
  for (const auto& [first, second] :
       {std::pair{SIGHUP, SIGHUP}, std::pair{SIGXCPU, SIGXCPU}, std::pair{SIGUSR1, SIGTERM}}) {
    Process process({CLAST_PROGRAM, "run", scene_, "--out", out_, "--force", "--quiet"});
    ASSERT_TRUE(wait_until([&] { return under_way(); }));
    process.send(first);
    process.send(second);
    const Ended ended = process.wait();
    EXPECT_TRUE(ended.status == 128 + first || ended.status == 128 + second) << ended.err;
    EXPECT_EQ(summary().at("status"), "stopped");
    EXPECT_EQ(summary().at("steps"), read_checkpoint(out_, nullptr).snapshot.step);
  }
}

TEST_F(SignalsAndClocks, NohupOutlivesTheConnection) {
  Process process({"nohup", CLAST_PROGRAM, "run", scene_, "--out", out_, "--quiet"});
  ASSERT_TRUE(wait_until([&] { return under_way(); }));
  process.send(SIGHUP);
  ::usleep(200000);
  EXPECT_TRUE(process.running());
}

TEST_F(SignalsAndClocks, WalltimeEndsARunInTime) {
  const Ended ended = clast({"run", scene_, "--out", out_, "--walltime", "1 s"});
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_EQ(summary().at("status"), "stopped");
  EXPECT_NE(summary().at("reason").get<std::string>().find("--walltime"), std::string::npos);
  EXPECT_EQ(summary().at("steps"), read_checkpoint(out_, nullptr).snapshot.step);
}

TEST_F(SignalsAndClocks, WalltimeCountsWhileBodiesArePutInToo) {
  std::string text = small_scene("1 s");
  text.erase(text.find("[[insert]]"));
  put(scene_, text +
                  "[[insert]]\nmethod = \"dense\"\nsolid_fraction = 0.6\nradius = \"2 mm\"\n"
                  "region = { box = { low = [0, 0, 0], high = [0.4, 0.4, 0.4] } }\n");
  const Ended ended = clast({"run", scene_, "--out", out_, "--walltime", "0.3 s"});
  EXPECT_EQ(ended.status, 128 + SIGALRM) << ended.err;
  EXPECT_NE(ended.err.find("--walltime"), std::string::npos) << ended.err;
  EXPECT_FALSE(fs::exists(out_));
}

TEST_F(SignalsAndClocks, CheckpointsComeByTheClock) {
  Process process(
      {CLAST_PROGRAM, "run", scene_, "--out", out_, "--quiet", "--checkpoint-every", "0.1 s"});
  const auto steps = [&] {
    return has_checkpoint(out_) ? read_checkpoint(out_, nullptr).snapshot.step : 0;
  };
  ASSERT_TRUE(wait_until([&] { return steps() > 0; }));
  const std::int64_t first = steps();
  EXPECT_TRUE(wait_until([&] { return steps() > first; }));
  process.send(SIGKILL);
  process.wait();
  EXPECT_EQ(clast({"resume", out_, "--walltime", "0.5 s", "--checkpoint-every", "never"}).status,
            0);
}

TEST_F(SignalsAndClocks, TimesThatAreNoneAreRefused) {
  for (const char* option : {"--walltime", "--checkpoint-every"})
    for (const char* value : {"5 kg", "-1", "0", "soon", ""}) {
      const Ended ended = clast({"run", scene_, "--out", out_, option, value});
      EXPECT_EQ(ended.status, 1) << option << value;
      EXPECT_NE(ended.err.find(option), std::string::npos) << ended.err;
    }
}

}  // namespace
}  // namespace clast::test
