// A run that was stopped, interrupted or killed, and resumed, ends as if nothing had happened.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <sstream>

#include "base/random.hpp"
#include "output/checkpoint.hpp"
#include "plot/table.hpp"
#include "tests/parity/eventful_scene.hpp"
#include "tests/support/paths.hpp"

namespace clast::test {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> command(const std::vector<std::string>& arguments) {
  std::vector<std::string> all{CLAST_PROGRAM};
  all.insert(all.end(), arguments.begin(), arguments.end());
  return all;
}

// The first line that differs says more than two files do.
std::string first_difference(const std::string& a, const std::string& b) {
  std::istringstream left(a), right(b);
  std::string x, y;
  for (int line = 1;; ++line) {
    const bool more = static_cast<bool>(std::getline(left, x));
    if (more != static_cast<bool>(std::getline(right, y)) || (more && x != y))
      return "line " + std::to_string(line) + "\n" + x + "\n" + y;
    if (!more) return "";
  }
}

class Resume : public ::testing::Test {
 protected:
  void SetUp() override {
    put(scene_, eventful_scene);
    const Ended ended = clast({"run", scene_, "--out", straight_, "--threads", "2", "--quiet"});
    ASSERT_EQ(ended.status, 0) << ended.err;
    expected_ = remains_of(straight_);
  }

  void expect_like_straight(const fs::path& run) {
    const Remains r = remains_of(run);
    EXPECT_EQ(r.status, "finished");
    EXPECT_EQ(r.hash, expected_.hash);
    EXPECT_EQ(first_difference(r.series, expected_.series), "");
    EXPECT_EQ(r.tables, expected_.tables);
    std::vector<std::string> names, expected_names;
    for (const auto& [name, content] : r.frames) names.push_back(name);
    for (const auto& [name, content] : expected_.frames) expected_names.push_back(name);
    EXPECT_EQ(names, expected_names);
    if (names != expected_names) return;
    for (const auto& [name, content] : r.frames)
      EXPECT_TRUE(content == expected_.frames[name]) << name << " differs";
  }

  TemporaryDirectory directory_;
  const std::string scene_ = directory_ / "eventful.toml";
  const std::string straight_ = directory_ / "straight";
  const std::string out_ = directory_ / "run";
  Remains expected_;
};

TEST_F(Resume, TheSceneIsEventful) {
  const nlohmann::json summary = read_summary(fs::path(straight_) / "summary.json");
  EXPECT_LT(summary["energy"]["removal"].get<Real>(), 0);    // some left
  EXPECT_NE(summary["energy"]["change"].get<Real>(), 0);     // a stage changed something
  EXPECT_GT(summary["energy"]["insertion"].get<Real>(), 0);  // the stream brought some
  EXPECT_LT(summary["particles"].get<int>(), 340);
  EXPECT_LT(std::abs(summary["energy"]["residual_relative"].get<Real>()), 0.01);
  EXPECT_GT(expected_.frames.size(), 20u);
  EXPECT_EQ(expected_.tables.size(), 4u);  // classes of three sensors, residence of one
  const SeriesTable series = read_series(fs::path(straight_) / "series.csv");
  for (const char* column :
       {"gateway.number", "window.number", "bottom.number", "bottom.number_back",
        "filling.number.tag3", "core.stress_zz", "pile.height", "mix.index"})
    EXPECT_GT(series.column(std::string("sensor.") + column).back(), 0) << column;
  for (const char* column : {"chute.number", "drain.mass"})
    EXPECT_GT(series.column(std::string("sink.") + column).back(), 0) << column;
}

TEST_F(Resume, OneThreadGivesTheSameFiles) {
  ASSERT_EQ(clast({"run", scene_, "--out", out_, "--threads", "1", "--quiet"}).status, 0);
  expect_like_straight(out_);
}

TEST_F(Resume, AfterStopsWithUntil) {
  Random random(8);
  std::string verb = "run";
  for (Real t = 0.004; t < 0.26; t += random.uniform(0.01, 0.09)) {
    std::vector<std::string> arguments{verb, verb == "run" ? scene_ : out_, "--quiet", "--until",
                                       std::to_string(t)};
    if (verb == "run") arguments.insert(arguments.end(), {"--out", out_});
    const Ended ended = clast(arguments);
    ASSERT_EQ(ended.status, 0) << ended.err;
    verb = "resume";
  }
  const Ended ended = clast({"resume", out_, "--quiet"});
  ASSERT_EQ(ended.status, 0) << ended.err;
  expect_like_straight(out_);
}

class ResumeFull : public Resume {};

// Kills the run up to so many times, at random moments, and lets it finish.
void kill_often(const std::string& scene, const std::string& out, int most) {
  Random random(static_cast<std::uint64_t>(::getpid()));
  int kills = 0;
  bool finished = false;
  while (kills < most && !finished) {
    std::vector<std::string> arguments{"resume", out, "--quiet"};
    if (!has_checkpoint(out)) arguments = {"run", scene, "--out", out, "--force", "--quiet"};
    arguments.insert(arguments.end(), {"--threads", kills % 2 == 0 ? "2" : "1"});
    Process process(command(arguments));
    ::usleep(static_cast<useconds_t>(random.uniform(2e4, 4e5)));
    finished = !process.running();
    process.send(SIGKILL);
    const Ended ended = process.wait();
    if (finished) {
      ASSERT_EQ(ended.status, 0) << ended.err;
    } else {
      ++kills;
    }
  }
  EXPECT_GT(kills, 0);
  if (finished) return;
  const Ended ended = clast({"resume", out, "--quiet"});
  ASSERT_EQ(ended.status, 0) << ended.err;
}

TEST_F(Resume, AfterKillsAtRandomMoments) {
  kill_often(scene_, out_, 6);
  expect_like_straight(out_);
}

TEST_F(ResumeFull, AfterKillsAtRandomMomentsAgainAndAgain) {
  for (int round = 0; round < 8; ++round) {
    std::filesystem::remove_all(out_);
    kill_often(scene_, out_, 20);
    expect_like_straight(out_);
  }
}

TEST_F(Resume, AfterCtrlC) {
  Process process(command({"run", scene_, "--out", out_}));
  for (int i = 0; i < 2000 && content_of(fs::path(out_) / "series.csv").size() < 20000; ++i)
    ::usleep(2000);
  process.send(SIGINT);
  const Ended ended = process.wait();
  EXPECT_EQ(ended.status, 130) << ended.err;
  EXPECT_NE(ended.out.find("clast resume"), std::string::npos) << ended.out;
  EXPECT_TRUE(has_checkpoint(out_));
  EXPECT_EQ(read_summary(fs::path(out_) / "summary.json").at("status"), "stopped");
  EXPECT_EQ(clast({"info", out_}).status, 0);
  const Ended rest = clast({"resume", out_, "--quiet"});
  ASSERT_EQ(rest.status, 0) << rest.err;
  expect_like_straight(out_);
}

// Resuming what is finished changes nothing.
TEST_F(Resume, AfterTheEnd) {
  const Ended ended = clast({"resume", straight_, "--quiet"});
  EXPECT_EQ(ended.status, 0) << ended.err;
  expect_like_straight(straight_);
}

// A disk that fills up ends the run with an error that names the file; the checkpoint before is
// whole, and with room again the run goes on to the same end.
TEST_F(Resume, AfterADiskWithoutRoom) {
  ASSERT_EQ(clast({"run", scene_, "--out", out_, "--until", "20 ms", "--quiet"}).status, 0);
  const auto largest = static_cast<std::int64_t>(fs::file_size(fs::path(out_) / "series.csv"));
  const Ended ended = Process(command({"resume", out_, "--quiet"}), largest + 4000).wait();
  EXPECT_EQ(ended.status, 1);
  EXPECT_NE(ended.err.find("series.csv"), std::string::npos) << ended.err;
  ASSERT_TRUE(has_checkpoint(out_));
  const Ended rest = clast({"resume", out_, "--quiet"});
  ASSERT_EQ(rest.status, 0) << rest.err;
  EXPECT_EQ(remains_of(out_).hash, expected_.hash);
}

// The same when it is the checkpoint itself that does not fit.
TEST_F(Resume, AfterACheckpointThatDidNotFit) {
  const std::vector<std::string> start{"run",
                                       scene_,
                                       "--out",
                                       out_,
                                       "--quiet",
                                       "--until",
                                       "20 ms",
                                       "--set",
                                       "output.series=1",
                                       "--set",
                                       "output.frames=\"none\""};
  ASSERT_EQ(clast(start).status, 0);
  const auto stopped_at = read_summary(fs::path(out_) / "summary.json").at("time").get<Real>();
  const Ended ended = Process(command({"resume", out_, "--quiet"}), 10000).wait();
  EXPECT_EQ(ended.status, 1);
  EXPECT_NE(ended.err.find("checkpoint"), std::string::npos) << ended.err;
  std::string warning;
  EXPECT_EQ(read_checkpoint(out_, &warning).snapshot.time, stopped_at);
  EXPECT_EQ(warning, "");
  EXPECT_EQ(read_summary(fs::path(out_) / "summary.json").at("status"), "failed");
  const Ended rest = clast({"resume", out_, "--quiet"});
  ASSERT_EQ(rest.status, 0) << rest.err;
  EXPECT_EQ(read_summary(fs::path(out_) / "summary.json").at("state_hash"), expected_.hash);
}

// From any checkpoint, also between two rows of the series: what was measured on the way must not
// show. An elastic ball falls and rises, so that energy comes and goes between the rows.
TEST(ResumeBetweenRows, GivesTheSameSeries) {
  const TemporaryDirectory directory;
  const std::string scene = directory / "bounce.toml", out = directory / "run";
  put(scene, R"(duration = "0.4 s"
[[material]]
name = "rubber"
density = 1100
youngs_modulus = "1 MPa"
restitution = 1
friction = 0
[[wall]]
type = "plane"
point = [0, 0, 0]
normal = [0, 0, 1]
[[insert]]
count = 1
radius = "5 mm"
region = { box = { low = [0, 0, 0.065], high = [0.1, 0.1, 0.0751] } }
[output]
series = "80 ms"
frames = "none"
checkpoint = "11 ms"
)");
  ASSERT_EQ(clast({"run", scene, "--out", out, "--quiet"}).status, 0);
  const std::string series = content_of(fs::path(out) / "series.csv");
  for (const char* when : {"112 ms", "130 ms", "210 ms"}) {
    const std::string again = directory / "again";
    fs::remove_all(again);
    // Interrupted for good after a checkpoint: no row and no frame is written at that moment.
    ASSERT_EQ(clast({"run", scene, "--out", again, "--quiet", "--until", when}).status, 0);
    std::vector<fs::path> checkpoints;
    for (const auto& entry : fs::directory_iterator(fs::path(again) / "checkpoint"))
      checkpoints.push_back(entry.path());
    std::sort(checkpoints.begin(), checkpoints.end());
    ASSERT_GE(checkpoints.size(), 2u);
    fs::remove(checkpoints.back());
    ASSERT_EQ(clast({"resume", again, "--quiet"}).status, 0);
    EXPECT_EQ(first_difference(content_of(fs::path(again) / "series.csv"), series), "") << when;
  }
}

}  // namespace
}  // namespace clast::test
