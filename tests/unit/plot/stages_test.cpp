#include "plot/stages.hpp"

#include <gtest/gtest.h>

#include "plot/table.hpp"
#include "tests/support/program.hpp"

namespace clast {
namespace {

// Two balls fall and come to rest; each later stage takes one away, so that the series itself shows
// where it began.
const std::string scene = R"(
[[material]]
name = "rubber"
density = 1000
youngs_modulus = "1 MPa"
restitution = 0.1

[[wall]]
type = "plane"
point = [0, 0, 0]
normal = [0, 0, 1]

[[insert]]
count = 1
radius = "1 cm"
method = "lattice"
region = { box = { low = [0, 0, 0], high = [0.03, 0.03, 0.025] } }

[[insert]]
count = 1
radius = "1 cm"
method = "lattice"
region = { box = { low = [1, 0, 0], high = [1.03, 0.03, 0.025] } }

[[stage]]
name = "fall"
until = "calm"
max_duration = "1 s"

[[stage]]
name = "one"
duration = "20 ms"
remove = { box = { low = [-1, -1, -1], high = [0.5, 1, 1] } }

[[stage]]
name = "none"
duration = "30 ms"
remove = { box = { low = [-1, -1, -1], high = [2, 1, 1] } }

[output]
series = "1 ms"
frames = "none"
)";

class StagesTest : public ::testing::Test {
 protected:
  void run(const std::string& text, const std::string& setting) {
    const std::string file = directory_ / "scene.toml";
    test::put(file, text);
    const test::Ended ended =
        test::clast({"run", file, "--out", out_, "--quiet", "--set", setting});
    ASSERT_EQ(ended.status, 0) << ended.err;
  }
  // When there were so few bodies for the first time.
  Real first_time_of(Real bodies) const {
    const SeriesTable table = read_series(std::filesystem::path(out_) / "series.csv");
    const std::vector<Real>& particles = table.column("particles");
    for (std::size_t i = 0; i < particles.size(); ++i)
      if (particles[i] == bodies) return table.column("time")[i];
    return -1;
  }
  test::TemporaryDirectory directory_;
  const std::string out_ = directory_ / "run";
};

TEST_F(StagesTest, AreFoundEvenAfterOneThatEndedWhenItWasCalm) {
  run(scene, "stage.1.duration=\"40 ms\"");
  const std::vector<StageStart> starts = stage_starts(out_);
  ASSERT_EQ(starts.size(), 3u);
  EXPECT_EQ(starts[0].name, "fall");
  EXPECT_EQ(starts[0].time, 0);
  EXPECT_EQ(starts[1].name, "one");
  EXPECT_EQ(starts[2].name, "none");
  EXPECT_LT(starts[1].time, 0.99);  // it was calm before its time
  EXPECT_NEAR(starts[1].time, first_time_of(1), 1.1e-3);
  EXPECT_NEAR(starts[2].time, first_time_of(0), 1.1e-3);
  EXPECT_NEAR(starts[2].time - starts[1].time, 0.04, 1e-3);
}

TEST_F(StagesTest, WhatCannotBeToldIsLeftOut) {
  std::string calm_twice = scene;
  const std::string fixed = "duration = \"20 ms\"";
  calm_twice.replace(calm_twice.find(fixed), fixed.size(), "until = \"calm\"");
  run(calm_twice, "stage.1.max_duration=\"20 ms\"");
  const std::vector<StageStart> starts = stage_starts(out_);
  ASSERT_EQ(starts.size(), 2u);
  EXPECT_EQ(starts[0].name, "fall");
  EXPECT_EQ(starts[1].name, "none");
  std::filesystem::remove_all(std::filesystem::path(out_) / "checkpoint");
  EXPECT_TRUE(stage_starts(out_).empty());
  EXPECT_TRUE(stage_starts(directory_ / "nowhere").empty());
}

}  // namespace
}  // namespace clast
