// Sinks take the same bodies at the same steps however many threads there are, and whether or not
// the run was stopped on the way: spheres, polyhedra, bodies of several parts and clusters
// together.
#include <gtest/gtest.h>

#include "plot/table.hpp"
#include "tests/parity/eventful_scene.hpp"

namespace clast::test {
namespace {

const char* const scene = R"(seed = 6
duration = "0.15 s"

[[material]]
name = "stone"
density = 2500
youngs_modulus = "5 MPa"
friction = 0.5
restitution = 0.4

[[bond]]
name = "cement"
youngs_modulus = "5 MPa"
tensile_strength = "30 kPa"
shear_strength = "30 kPa"
scatter = 3

[cell]
length = ["8 cm", "8 cm", 0]

[[wall]]
name = "shelf"
type = "rectangle"
corner = [0.01, 0.01, 0.05]
edge_u = [0.04, 0, 0]
edge_v = [0, 0.06, 0]

[[insert]]
count = 60
radius = { uniform = ["4 mm", "6 mm"] }
region = { box = { low = [0, 0, 0.06], high = [0.08, 0.08, 0.2] } }

[[insert]]
shape = ["cube", "l_shape"]
radius = "8 mm"
count = 40
region = { box = { low = [0, 0, 0.06], high = [0.08, 0.08, 0.2] } }

[[insert]]
shape = ["ball10"]
bond = "cement"
radius = "9 mm"
count = 12
region = { box = { low = [0, 0, 0.06], high = [0.08, 0.08, 0.2] } }

[[insert]]
method = "stream"
rate = 400
radius = "4 mm"
region = { box = { low = [0, 0, 0.22], high = [0.08, 0.08, 0.25] } }
velocity = [0, 0, "-1 m/s"]

[[sink]]
name = "pit"
region = { box = { low = [0, 0, -0.5], high = [0.08, 0.08, 0] } }

[[sink]]
name = "hole"
region = { cylinder = { from = [0.02, 0.04, 0.02], to = [0.02, 0.04, 0.058], radius = 0.01 } }
every = "1.3 ms"

[output]
frames = "20 ms"
series = "2 ms"
)";

class SinksSameFiles : public ::testing::Test {
 protected:
  void SetUp() override {
    put(scene_, scene);
    expected_ = remains_of(run(1));
  }
  std::filesystem::path run(int threads) {
    const std::string out = directory_ / ("threads" + std::to_string(threads));
    const Ended ended =
        clast({"run", scene_, "--out", out, "--threads", std::to_string(threads), "--quiet"});
    EXPECT_EQ(ended.status, 0) << ended.err;
    return out;
  }
  void expect_same(const std::filesystem::path& run) {
    const Remains r = remains_of(run);
    EXPECT_EQ(r.status, "finished");
    EXPECT_EQ(r.hash, expected_.hash);
    EXPECT_TRUE(r.series == expected_.series) << run;
    EXPECT_TRUE(r.frames == expected_.frames) << run;
  }

  TemporaryDirectory directory_;
  const std::string scene_ = directory_ / "sinks.toml";
  Remains expected_;
};

TEST_F(SinksSameFiles, WithAnyNumberOfThreads) {
  const SeriesTable series = read_series(directory_ / "threads1" / "series.csv");
  for (const char* column : {"sink.pit.number", "sink.hole.number", "broken_bonds"})
    EXPECT_GT(series.column(column).back(), 0) << column;
  for (const int threads : {2, 3, 8}) expect_same(run(threads));
}

TEST_F(SinksSameFiles, AfterStops) {
  const std::string out = directory_ / "stopped";
  ASSERT_EQ(clast({"run", scene_, "--out", out, "--until", "0.0311", "--quiet"}).status, 0);
  for (const char* until : {"0.0502", "0.0777", "0.12"})
    ASSERT_EQ(clast({"resume", out, "--until", until, "--quiet"}).status, 0);
  ASSERT_EQ(clast({"resume", out, "--quiet"}).status, 0);
  expect_same(out);
}

}  // namespace
}  // namespace clast::test
