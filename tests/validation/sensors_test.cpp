// Sensors against closed forms, through whole runs.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <sstream>

#include "output/frames.hpp"
#include "tests/support/grains.hpp"
#include "tests/support/scene_run.hpp"

namespace clast::test {
namespace {

const std::string glass = R"(
[[material]]
name = "glass"
density = 2500
youngs_modulus = "1 MPa"
friction = 0.4
restitution = 0.3
)";

class Sensed : public SceneRun {
 public:
  using SceneRun::SceneRun;

  Frame frame(int number) const {
    return read_frame(folder() / "frames" / fmt::format("frame_{:06}.vtp", number));
  }
  std::string table(const std::string& name) const {
    return content_of(folder() / "sensors" / name);
  }
};

// ---- free fall through a plane ----------------------------------------------------------------

constexpr int layers = 10, columns = 4;
Real start_of(int layer) { return 0.2 + 0.05 * layer; }

std::string falling_lattice(const std::string& time_between_rows, const std::string& more = "") {
  std::string places;
  for (int k = 0; k < layers; ++k)
    for (int i = 0; i < columns; ++i) places += fmt::format("[{}, 0, {}], ", 0.1 * i, start_of(k));
  return "duration = 0.35\n" + more + glass +
         fmt::format(R"(
[[insert]]
radius = "5 mm"
at = [{}]
[[sensor]]
name = "sheet"
type = "flow"
point = [0, 0, 0.1]
normal = [0, 0, -1]
[[sensor]]
name = "half"
type = "flow"
point = [0, 0, 0.1]
normal = [0, 0, -1]
region = {{ box = {{ low = [-0.05, -1, -1], high = [0.15, 1, 1] }} }}
[[sensor]]
name = "below"
type = "flow"
region = {{ box = {{ low = [-1, -1, -1], high = [1, 1, 0.1] }} }}
[output]
frames = "none"
series = "{}"
)",
                     places, time_between_rows);
}

int layers_below(Real height, Real time) {
  int below = 0;
  for (int k = 0; k < layers; ++k)
    if (start_of(k) - 0.5 * 9.81 * time * time <= height) ++below;
  return below;
}

void expect_exact_counts(const Sensed& run, Real mass) {
  const std::vector<Real>& time = run["time"];
  ASSERT_GT(time.size(), 5u);
  for (std::size_t row = 0; row < time.size(); ++row) {
    const Real passed = columns * layers_below(0.1, time[row]);
    EXPECT_EQ(run["sensor.sheet.number"][row], passed) << time[row];
    EXPECT_EQ(run["sensor.half.number"][row], passed / 2) << time[row];
    EXPECT_EQ(run["sensor.below.number"][row], passed) << time[row];
    EXPECT_NEAR(run["sensor.sheet.mass"][row], passed * mass, 1e-12 * mass * 100);
    EXPECT_EQ(run["sensor.sheet.number_back"][row], 0);
    if (row == 0) continue;
    const Real before = columns * layers_below(0.1, time[row - 1]);
    EXPECT_NEAR(run["sensor.sheet.mass_flow"][row],
                (passed - before) * mass / (time[row] - time[row - 1]), 1e-9);
  }
  EXPECT_GT(run["sensor.sheet.number"].back(), columns * 3);
}

TEST(SensorFlow, FreeFallOfALatticeIsCountedExactly) {
  expect_exact_counts(Sensed(falling_lattice("1 ms")), ball_mass(2500, 0.005));
}

TEST(SensorFlow, AlsoWithFewLooks) {
  expect_exact_counts(Sensed(falling_lattice("37 ms")), ball_mass(2500, 0.005));
}

TEST(SensorFlow, OfDiscsInTwoDimensions) {
  expect_exact_counts(Sensed(falling_lattice("3 ms", "dimensions = 2\nthickness = 0.01\n")),
                      2500 * 0.01 * pi * square(0.005));
}

// Gravity along a periodic axis: every round is counted, and the plane and a region see the same
// bodies.
TEST(SensorFlow, RoundAPeriodicCell) {
  const Sensed run("duration = 0.4\n" + glass + R"(
[cell]
length = [0, 0, 0.2]
[[insert]]
radius = "5 mm"
at = [[0, 0, 0.05], [0.1, 0, 0.15]]
[[sensor]]
name = "sheet"
type = "flow"
point = [0, 0, 0.1]
normal = [0, 0, -1]
[output]
frames = "none"
series = "1 ms"
)");
  for (std::size_t row = 0; row < run["time"].size(); ++row) {
    const Real fallen = 0.5 * 9.81 * square(run["time"][row]);
    const Real expected = std::floor((fallen + 0.05) / 0.2) + std::floor((fallen + 0.15) / 0.2);
    EXPECT_EQ(run["sensor.sheet.number"][row], expected) << run["time"][row];
  }
  EXPECT_GE(run["sensor.sheet.number"].back(), 7);
}

// ---- a bed under its own weight ---------------------------------------------------------------

// In a cell that is periodic sideways no wall carries anything: the stress is the weight above.
TEST(SensorStress, OfABedIsTheWeightAbove) {
  const Sensed run("seed = 3\nduration = 0.5\nglobal_damping = 8\n" + glass + R"(
[cell]
length = [0.04, 0.04, 0]
[[wall]]
name = "floor"
type = "plane"
point = [0, 0, 0]
normal = [0, 0, 1]
[[insert]]
count = 450
radius = { uniform = ["2.2 mm", "2.8 mm"] }
region = { box = { low = [0, 0, 0], high = [0.04, 0.04, 0.07] } }
[[sensor]]
name = "slab"
type = "stress"
region = { box = { low = [0, 0, 0.010], high = [0.04, 0.04, 0.014] } }
[[sensor]]
name = "above"
type = "contents"
region = { box = { low = [0, 0, 0.014], high = [0.04, 0.04, 0.1] } }
[[sensor]]
name = "in_slab"
type = "contents"
region = { box = { low = [0, 0, 0.010], high = [0.04, 0.04, 0.014] } }
[output]
frames = "none"
series = "10 ms"
)");
  const Real area = 0.04 * 0.04, solid = run["sensor.in_slab.solid_fraction"].back();
  const Real above = run["sensor.above.mass"].back();
  const Real expected = 9.81 * (above / area + 0.5 * solid * 2500 * 0.004);
  EXPECT_GT(above, 0.03);
  EXPECT_GT(solid, 0.5);
  EXPECT_LT(solid, 0.7);
  EXPECT_NEAR(run["sensor.slab.stress_zz"].back(), expected, 0.05 * expected);
  const Real sideways = run["sensor.slab.stress_xx"].back();
  EXPECT_GT(sideways, 0.3 * expected);
  EXPECT_LT(sideways, expected);
  EXPECT_GT(run["sensor.slab.coordination"].back(), 4);
  const Real trace = run["sensor.slab.fabric_xx"].back() + run["sensor.slab.fabric_yy"].back() +
                     run["sensor.slab.fabric_zz"].back();
  EXPECT_NEAR(trace, 1, 1e-9);
}

// ---- tags -------------------------------------------------------------------------------------

TEST(Tags, ByInsertionAndByPlaceWhenAStageBegins) {
  const Sensed run("gravity = [0, 0, 0]\n" + glass + R"(
[[insert]]
radius = "5 mm"
at = [[0, 0, 0], [0.1, 0, 0]]
tag = 1
[[insert]]
radius = "5 mm"
at = [[0, 0, 0.1], [0.1, 0, 0.1]]
[[stage]]
name = "first"
duration = 0.001
[[stage]]
name = "second"
duration = 0.001
[[stage.tag]]
tag = 5
region = { box = { low = [0.05, -1, -1], high = [1, 1, 1] } }
[[sensor]]
name = "all"
type = "contents"
region = { box = { low = [-1, -1, -1], high = [1, 1, 1] } }
by = ["tag"]
[output]
frames = 0.0005
series = 0.0005
)");
  EXPECT_EQ(run.frame(0).tag, (std::vector<std::int32_t>{1, 1, 0, 0}));
  EXPECT_EQ(run.frame(4).tag, (std::vector<std::int32_t>{1, 5, 0, 5}));
  EXPECT_EQ(run["sensor.all.number.tag0"].front(), 2);
  EXPECT_EQ(run["sensor.all.number.tag1"].front(), 2);
  EXPECT_EQ(run["sensor.all.number.tag5"].front(), 0);
  EXPECT_EQ(run["sensor.all.number.tag0"].back(), 1);
  EXPECT_EQ(run["sensor.all.number.tag1"].back(), 1);
  EXPECT_EQ(run["sensor.all.number.tag5"].back(), 2);
}

// ---- tables at the end ------------------------------------------------------------------------

// Bodies at constant speed stay as long as the way through the region takes.
TEST(SensorTables, TellResidenceTimesAndSizes) {
  const Sensed run("gravity = [0, 0, 0]\nduration = 1\n" + glass + R"(
[time]
step = 1e-4
[[insert]]
radius = "1 mm"
at = [[-0.1, 0, 0], [-0.2, 0, 0.1], [-0.3, 0, 0.2]]
velocity = [1, 0, 0]
[[insert]]
radius = "2 mm"
at = [[-0.1, 0, 0.3]]
velocity = [0.5, 0, 0]
[[sensor]]
name = "room"
type = "flow"
region = { box = { low = [0, -1, -1], high = [0.2, 1, 1] } }
by = ["size"]
sizes = ["3 mm"]
every = 1e-3
[[sensor]]
name = "beyond"
type = "contents"
region = { box = { low = [0.2, -1, -1], high = [9, 1, 1] } }
by = ["size"]
sizes = ["3 mm"]
[output]
frames = "none"
series = 0.1
)");
  EXPECT_EQ(run["sensor.room.number"].back(), 0);
  EXPECT_EQ(run["sensor.room.number_back"].back(), 4);
  const std::string residence = run.table("room_residence.csv");
  EXPECT_TRUE(residence.starts_with("from,to,number,mass,passed\n")) << residence;
  // Three stayed 0.2 s, one 0.4 s, each within the time between looks.
  Real early = 0, late = 0;
  std::istringstream lines(residence.substr(residence.find('\n') + 1));
  for (std::string line; std::getline(lines, line);) {
    double from = 0, to = 0, number = 0;
    ASSERT_EQ(std::sscanf(line.c_str(), "%lf,%lf,%lf", &from, &to, &number), 3) << line;
    if (number == 0) continue;
    if (from < 0.3) {
      early += number;
      EXPECT_NEAR(from, 0.2, 0.01);
    } else {
      late += number;
      EXPECT_NEAR(to, 0.4, 0.002);
    }
  }
  EXPECT_EQ(early, 3);
  EXPECT_EQ(late, 1);
  const std::string sizes = run.table("beyond_classes.csv");
  EXPECT_NE(sizes.find("\nsize,size1,,0.003,3,"), std::string::npos) << sizes;
  EXPECT_NE(sizes.find("\nsize,size2,0.003,,1,"), std::string::npos) << sizes;
}

}  // namespace
}  // namespace clast::test
