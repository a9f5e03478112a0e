// Rows that were missing between the end of a series and the checkpoint went unnoticed.
#include <gtest/gtest.h>

#include <csignal>

#include "output/checkpoint.hpp"
#include "tests/support/paths.hpp"
#include "tests/support/program.hpp"
#include "tests/support/small_scene.hpp"

namespace clast::test {
namespace {

namespace fs = std::filesystem;

class SeriesCutShort : public ::testing::Test {
 protected:
  void SetUp() override {
    put(scene_, small_scene("20 ms", "[output]\nseries = \"1 ms\"\n"));
    ASSERT_EQ(clast({"run", scene_, "--out", out_, "--until", "10.5 ms"}).status, 0);
  }
  // With a part of its rows left; warnings of the run that goes on.
  std::string resumed_with(double share) {
    const std::string all = content_of(series_);
    const auto left = static_cast<std::size_t>(share * static_cast<double>(all.size()));
    put(series_, all.substr(0, left));
    const Ended ended = clast({"resume", out_, "--until", "15.5 ms"});
    EXPECT_EQ(ended.status, 0) << ended.err;
    return ended.err;
  }

  TemporaryDirectory directory_;
  const std::string scene_ = directory_ / "scene.toml", out_ = directory_ / "run";
  const fs::path series_ = directory_ / "run" / "series.csv";
};

TEST_F(SeriesCutShort, IsToldWithTheTimesBetween) {
  const std::string warning = resumed_with(0.5);
  EXPECT_NE(warning.find("series.csv ends at 0.00"), std::string::npos) << warning;
  EXPECT_NE(warning.find("the checkpoint is at 0.0105"), std::string::npos) << warning;
  EXPECT_NE(content_of(series_).find("\n0.015"), std::string::npos);
}

TEST_F(SeriesCutShort, ByOneRow) {
  const std::string all = content_of(series_);
  const double shorter = static_cast<double>(all.size() - 3) / static_cast<double>(all.size());
  EXPECT_NE(resumed_with(shorter).find("rows between are missing"), std::string::npos);
}

TEST_F(SeriesCutShort, ToNothing) {
  EXPECT_NE(resumed_with(0).find("series.csv has no rows"), std::string::npos);
}

TEST_F(SeriesCutShort, AWholeOneIsNoReasonToWarn) {
  EXPECT_EQ(resumed_with(1), "");
  // Neither is another interval, nor another length of the steps.
  for (const char* set : {"output.series=0.3 ms", "time.safety=0.7", "output.series=3 ms"}) {
    const Ended ended = clast({"resume", out_, "--set", set, "--until", "15.5 ms"});
    EXPECT_EQ(ended.status, 0) << ended.err;
    EXPECT_EQ(ended.err.find("missing"), std::string::npos) << ended.err;
  }
  const Ended ended = clast({"resume", out_, "--until", "18 ms"});
  EXPECT_EQ(ended.status, 0);
  EXPECT_EQ(ended.err, "");
}

// A checkpoint by the clock at the step of a row, before the row was written: resumed, the run left
// the row out.
TEST(CheckpointBeforeARow, TheRowIsWrittenLater) {
  const TemporaryDirectory directory;
  const std::string scene = directory / "scene.toml", whole = directory / "whole",
                    killed = directory / "killed";
  put(scene, small_scene("20 ms", "[output]\nseries = \"1 us\"\nframes = \"20 ms\"\n"));
  ASSERT_EQ(clast({"run", scene, "--out", whole}).status, 0);
  for (int tries = 0; tries < 5; ++tries) {
    Process process({CLAST_PROGRAM, "run", scene, "--out", killed, "--force", "--quiet",
                     "--checkpoint-every", "0.000001"});
    ASSERT_TRUE(wait_until([&] { return fs::exists(fs::path(killed) / "checkpoint"); }));
    ::usleep(100000 + 30000 * tries);
    process.send(SIGKILL);
    process.wait();
    const Ended ended = clast({"resume", killed});
    ASSERT_EQ(ended.status, 0) << ended.err;
    EXPECT_EQ(ended.err, "");
    EXPECT_EQ(content_of(fs::path(killed) / "series.csv"),
              content_of(fs::path(whole) / "series.csv"));
  }
}

}  // namespace
}  // namespace clast::test
