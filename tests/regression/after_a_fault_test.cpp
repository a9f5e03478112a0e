// After a fault the state of that moment was lost, a fault before the first checkpoint left
// nothing, and what the advice said could not be done.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "output/checkpoint.hpp"
#include "output/summary.hpp"
#include "tests/support/paths.hpp"
#include "tests/support/program.hpp"
#include "tests/support/small_scene.hpp"

namespace clast::test {
namespace {

namespace fs = std::filesystem;

class AfterAFault : public ::testing::Test {
 protected:
  void SetUp() override {
    put(scene_, small_scene("20 ms",
                            "velocity = [0, 0, \"-2 m/s\"]\n[output]\ncheckpoint = \"none\"\n"
                            "series = \"0.2 ms\"\n[guard]\noverlap = 0.01\n"));
    fault_ = clast({"run", scene_, "--out", out_, "--quiet"});
  }
  nlohmann::json summary() const { return read_summary(fs::path(out_) / "summary.json"); }

  TemporaryDirectory directory_;
  const std::string scene_ = directory_ / "scene.toml", out_ = directory_ / "run";
  Ended fault_;
};

TEST_F(AfterAFault, BothStatesAreKept) {
  EXPECT_EQ(fault_.status, 1);
  EXPECT_EQ(summary().at("status"), "failed");
  EXPECT_TRUE(has_checkpoint(out_));
  const fs::path moment = fs::path(out_) / "fault";
  ASSERT_TRUE(fs::is_directory(moment));
  const std::string kept = fs::directory_iterator(moment)->path().string();
  EXPECT_NE(fault_.err.find(kept), std::string::npos) << fault_.err;
  EXPECT_NE(fault_.err.find("clast resume " + out_), std::string::npos) << fault_.err;
  // They fly against the floor within some steps, but none started in it.
  EXPECT_EQ(fault_.err.find("they start like that"), std::string::npos) << fault_.err;
  EXPECT_EQ(clast({"info", out_}).err, "");
}

TEST_F(AfterAFault, TheAdviceWorks) {
  const Ended again = clast({"resume", out_, "--quiet"});
  EXPECT_EQ(again.status, 1);  // nothing changed
  const Ended resumed =
      clast({"resume", out_, "--quiet", "--set", "guard.overlap=0.5", "--set", "time.safety=0.5"});
  EXPECT_EQ(resumed.status, 0) << resumed.err;
  EXPECT_EQ(summary().at("status"), "finished");
}

// It once proposed to go on from the state that was wrong from the start.
TEST(AfterAFaultAtTheStart, NobodyIsToldToGoOn) {
  const TemporaryDirectory directory;
  std::string text = small_scene("1 ms");
  text.resize(text.find("[[insert]]"));
  put(directory / "scene.toml", text +
                                    "[[insert]]\nradius = \"5 mm\"\n"
                                    "at = [[0.05, 0.05, 0.05], [0.05, 0.05, 0.051]]\n");
  const Ended ended =
      clast({"run", directory / "scene.toml", "--out", directory / "run", "--quiet"});
  EXPECT_EQ(ended.status, 1);
  EXPECT_NE(ended.err.find("they start like that"), std::string::npos) << ended.err;
  EXPECT_EQ(ended.err.find("clast resume"), std::string::npos) << ended.err;
}

// It proposed half the step under every law, also where forces keep no energy however small it is.
TEST(AfterAFaultOfTheEnergy, ASmallerStepIsProposedWhereItHelps) {
  const TemporaryDirectory directory;
  for (const std::string law : {"hertz_points", "hertz_mindlin"}) {
    const std::string scene = directory / (law + ".toml"), out = directory / law;
    put(scene, small_scene("0.2 s", "shape = \"cube\"\n[contact]\nlaw = \"" + law +
                                        "\"\n[output]\nseries = \"5 ms\"\n"
                                        "[guard]\nresidual = 1e-12\n"));
    const Ended ended = clast({"run", scene, "--out", out, "--quiet"});
    EXPECT_EQ(ended.status, 1);
    EXPECT_NE(ended.err.find("energy balance"), std::string::npos) << ended.err;
    const bool helps = law == "hertz_mindlin";
    EXPECT_EQ(ended.err.find("time.safety") != std::string::npos, helps) << ended.err;
    EXPECT_EQ(ended.err.find("law = \"hertz_mindlin\"") != std::string::npos, !helps) << ended.err;
    const std::string way = helps ? "clast resume " + out : "clast run NEW.toml --from " + out;
    EXPECT_NE(ended.err.find(way), std::string::npos) << ended.err;
  }
}

// It proposed another time.safety, which does nothing where the scene sets the step.
TEST(AfterAFaultWithAStepThatIsSet, AnotherStepIsProposed) {
  const TemporaryDirectory directory;
  const std::string scene = directory / "scene.toml", out = directory / "run";
  put(scene, small_scene("20 ms",
                         "velocity = [0, 0, \"-2 m/s\"]\n[guard]\noverlap = 0.01\n"
                         "[time]\nstep = \"30 us\"\n"));
  const Ended ended = clast({"run", scene, "--out", out, "--quiet"});
  EXPECT_EQ(ended.status, 1);
  EXPECT_EQ(ended.err.find("time.safety"), std::string::npos) << ended.err;
  EXPECT_NE(ended.err.find("--set time.step=1.5e-05\n"), std::string::npos) << ended.err;
  const Ended resumed =
      clast({"resume", out, "--set", "time.step=1.5e-05", "--set", "guard.overlap=0.5"});
  EXPECT_EQ(resumed.status, 0) << resumed.err;
  EXPECT_NEAR(read_summary(fs::path(out) / "summary.json").at("dt").get<Real>(), 1.5e-5, 1e-8);
}

// A disk that is full said nothing about how to go on.
TEST(AfterAFullDisk, TheMessageNamesResume) {
  const TemporaryDirectory directory;
  put(directory / "scene.toml", small_scene("1 h",
                                            "[output]\nseries = \"1 ms\"\nframes = \"none\"\n"
                                            "checkpoint = \"none\"\n"));
  const std::string out = directory / "run";
  Process process({CLAST_PROGRAM, "run", directory / "scene.toml", "--out", out, "--quiet"},
                  200000);
  const Ended ended = process.wait();
  EXPECT_EQ(ended.status, 1);
  EXPECT_NE(ended.err.find("series.csv"), std::string::npos) << ended.err;
  EXPECT_NE(ended.err.find("clast resume " + out), std::string::npos) << ended.err;
  EXPECT_EQ(read_summary(fs::path(out) / "summary.json").at("status"), "failed");
  EXPECT_EQ(clast({"resume", out, "--walltime", "0.5 s"}).status, 0);
}

class ChangedOnTheWay : public AfterAFault {
 protected:
  void SetUp() override {
    put(scene_, small_scene("60 ms", "[output]\nseries = \"1 ms\"\nframes = \"5 ms\"\n"));
    ASSERT_EQ(clast({"run", scene_, "--out", out_, "--until", "30 ms"}).status, 0);
    dt_ = summary().at("dt");
    time_ = summary().at("time");
  }
  Real dt_ = 0, time_ = 0;
};

TEST_F(ChangedOnTheWay, ShorterAndLongerStepsGoOnInTime) {
  for (const char* safety : {"time.safety=0.5", "time.safety=1"}) {
    const std::string until = safety == std::string("time.safety=1") ? "50 ms" : "40 ms";
    const Ended ended = clast({"resume", out_, "--set", safety, "--until", until});
    ASSERT_EQ(ended.status, 0) << ended.err;
    EXPECT_EQ(ended.err, "");
  }
  ASSERT_EQ(clast({"resume", out_}).status, 0);
  EXPECT_NEAR(summary().at("time").get<Real>(), 0.06, 2 * dt_);
  EXPECT_LT(std::abs(summary().at("energy").at("residual_relative").get<Real>()), 1e-3);
  std::istringstream series(content_of(fs::path(out_) / "series.csv"));
  std::string line;
  std::getline(series, line);
  Real last = -1;
  int rows = 0;
  while (std::getline(series, line)) {
    const Real time = std::stod(line);
    EXPECT_GT(time, last);
    EXPECT_LT(time - last, 1.0 + 3 * dt_);
    last = time;
    ++rows;
  }
  EXPECT_NEAR(rows, 61, 3);
}

TEST_F(ChangedOnTheWay, WatchingMoreDoesNotChangeTheResult) {
  const std::string copy = directory_ / "copy";
  fs::copy(out_, copy, fs::copy_options::recursive);
  ASSERT_EQ(clast({"resume", out_}).status, 0);
  ASSERT_EQ(clast({"resume", copy, "--set", "output.frames=2 ms", "--set", "guard.residual=0.2",
                   "--set", "neighbor.margin=0.3 mm"})
                .status,
            0);
  EXPECT_EQ(read_summary(fs::path(copy) / "summary.json").at("state_hash"),
            summary().at("state_hash"));
}

// What the run chose itself beyond its end was put behind what the user had asked for.
TEST_F(ChangedOnTheWay, WhatIsAskedForHoldsBeyondTheEndToo) {
  put(scene_, small_scene("20 ms"));
  ASSERT_EQ(clast({"run", scene_, "--out", out_, "--force", "--quiet"}).status, 0);
  const auto frames = [&] {
    int count = 0;
    for (const auto& entry : fs::directory_iterator(fs::path(out_) / "frames"))
      count += entry.path().filename().string().starts_with("frame_");
    return count;
  };
  const int before = frames();
  ASSERT_EQ(clast({"resume", out_, "--until", "40 ms", "--set", "output.frames=1 ms"}).status, 0);
  EXPECT_NEAR(frames() - before, 20, 2);
}

TEST_F(ChangedOnTheWay, OtherMaterialsAreBooked) {
  const Ended ended = clast({"resume", out_, "--set", "material.rubber.youngs_modulus=2 MPa",
                             "--set", "gravity=[0, 0, -5]"});
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_NE(summary().at("energy").at("change").get<Real>(), 0);
  EXPECT_LT(std::abs(summary().at("energy").at("residual_relative").get<Real>()), 1e-2);
}

TEST_F(ChangedOnTheWay, WhatCannotChangeIsRefused) {
  for (const char* set : {"seed=3", "insert.0.count=7", "wall.wall1.point=[0,0,1]", "dimensions=2",
                          "contact.law=linear", "material.rubber.density=2", "nonsense=1"}) {
    const Ended ended = clast({"resume", out_, "--set", set});
    EXPECT_EQ(ended.status, 1) << set;
    EXPECT_NE(ended.err.find("what can"), std::string::npos) << set << ended.err;
  }
}

}  // namespace
}  // namespace clast::test
