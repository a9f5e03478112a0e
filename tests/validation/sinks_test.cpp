// Sinks against closed forms, through whole runs: what went in is inside or was taken away, and the
// energy it left with is booked.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "tests/support/grains.hpp"
#include "tests/support/scene_run.hpp"

namespace clast::test {
namespace {

const std::string glass = R"(
[[material]]
name = "glass"
density = 2500
youngs_modulus = "5 MPa"
friction = 0.4
restitution = 0.5
)";

// ---- free fall --------------------------------------------------------------------------------

constexpr int layers = 10;
Real start_of(int layer) { return 0.2 + 0.05 * layer; }

int layers_below(Real height, Real time) {
  int below = 0;
  for (int k = 0; k < layers; ++k)
    if (start_of(k) - 0.5 * 9.81 * time * time <= height) ++below;
  return below;
}

std::string falling(const std::string& more) {
  std::string places;
  for (int k = 0; k < layers; ++k) places += fmt::format("[0, 0, {}], ", start_of(k));
  return "duration = 0.3\n" + more + glass +
         fmt::format(R"(
[[insert]]
radius = "5 mm"
at = [{}]
[[sink]]
name = "net"
region = {{ box = {{ low = [-1, -1, -1], high = [1, 1, 0.1] }} }}
every = "1 ms"
[output]
frames = "none"
series = "1 ms"
)",
                     places);
}

void expect_exact_falls(const SeriesTable& run, Real mass) {
  const std::vector<Real>& time = run.column("time");
  Real energy = 0;
  for (std::size_t row = 0; row < time.size(); ++row) {
    const int gone = layers_below(0.1, time[row]);
    EXPECT_EQ(run.column("sink.net.number")[row], gone) << time[row];
    EXPECT_EQ(run.column("particles")[row], layers - gone) << time[row];
    EXPECT_NEAR(run.column("sink.net.mass")[row], gone * mass, 1e-12 * layers * mass);
    // In free fall a body keeps the energy it has at the start.
    energy = 0;
    for (int k = 0; k < gone; ++k) energy -= mass * 9.81 * start_of(k);
    EXPECT_NEAR(run.column("removal")[row], energy, 1e-9 * layers * mass) << time[row];
  }
  EXPECT_LT(energy, 0);
  EXPECT_GT(run.column("particles").back(), 0);
}

TEST(Sink, FreeFallIntoItIsCountedExactly) {
  expect_exact_falls(series_of(falling("")), ball_mass(2500, 0.005));
}

TEST(Sink, OfDiscsInTwoDimensions) {
  expect_exact_falls(series_of(falling("dimensions = 2\nthickness = 0.01\n")),
                     2500 * 0.01 * pi * square(0.005));
}

// Gravity along a periodic axis: bodies come by again, and the sink opens late.
TEST(Sink, RoundAPeriodicCell) {
  const SeriesTable run = series_of("duration = 0.4\n" + glass + R"(
[cell]
length = [0, 0, 0.2]
[[insert]]
radius = "5 mm"
at = [[0, 0, 0.05], [0.1, 0, 0.15]]
[[sink]]
name = "net"
region = { box = { low = [-0.05, -1, 0.1], high = [0.05, 1, 0.14] } }
every = "1 ms"
from = "0.15 s"
[output]
frames = "none"
series = "1 ms"
)");
  // The first body comes into the region when it has fallen by 0.05 - 0.14 + 0.2 k: at 0.15 s it is
  // 0.11 m down, at -0.06, which is 0.14 in the cell.
  const std::vector<Real>& time = run.column("time");
  for (std::size_t row = 0; row < time.size(); ++row) {
    const Real fallen = 0.5 * 9.81 * square(time[row]);
    const Real expected = time[row] >= 0.15 - 1e-9 && fallen >= 0.11 ? 1 : 0;
    EXPECT_EQ(run.column("sink.net.number")[row], expected) << time[row];
  }
  EXPECT_EQ(run.column("particles").back(), 1);
}

// ---- flow of everything -----------------------------------------------------------------------

// Bodies of every kind fall through a box without a floor, from heaps and from streams.
std::string through_a_box(const std::string& shape, const std::string& sink, int count) {
  return fmt::format(R"(duration = "0.4 s"
seed = 3
{}
[[bond]]
name = "cement"
youngs_modulus = "5 MPa"
tensile_strength = "1 MPa"
shear_strength = "1 MPa"
[[wall]]
name = "funnel"
type = "box"
low = [0, 0, 0]
high = [0.1, 0.1, 0.4]
open = ["top", "bottom"]
[[wall]]
name = "shelf"
type = "rectangle"
corner = [0, 0, 0.05]
edge_u = [0.06, 0, 0]
edge_v = [0, 0.1, 0]
[[insert]]
{}
count = {}
region = {{ box = {{ low = [0, 0, 0.07], high = [0.1, 0.1, 0.3] }} }}
[[sensor]]
name = "all"
type = "contents"
region = {{ box = {{ low = [-9, -9, -9], high = [9, 9, 9] }} }}
[[sink]]
name = "below"
region = {{ {} }}
[output]
frames = "none"
series = "2 ms"
)",
                     glass, shape, count, sink);
}

const std::string below_box = "box = { low = [-1, -1, -1], high = [1, 1, -0.05] }";

void expect_balance(const SeriesTable& run) {
  const std::vector<Real>&inside = run.column("sensor.all.mass"),
        &removed = run.column("sink.below.mass"), &number = run.column("sink.below.number"),
        &bodies = run.column("particles");
  for (std::size_t row = 0; row < inside.size(); ++row) {
    EXPECT_NEAR(inside[row] + removed[row], inside[0], 1e-12 * inside[0]);
    EXPECT_EQ(bodies[row] + number[row], bodies[0]);
    EXPECT_LT(std::abs(run.column("residual_relative")[row]), 2e-3);
  }
  EXPECT_GT(number.back(), 0.2 * bodies[0]);
  EXPECT_GT(bodies.back(), 0);
  EXPECT_LT(run.column("removal").back(), 0);
}

TEST(SinkBalance, Spheres) {
  expect_balance(
      series_of(through_a_box("radius = { uniform = [\"5 mm\", \"8 mm\"] }", below_box, 150)));
}

TEST(SinkBalance, Polyhedra) {
  expect_balance(series_of(
      through_a_box("shape = [\"cube\", \"tetrahedron\"]\nradius = \"8 mm\"", below_box, 80)));
}

TEST(SinkBalance, BodiesOfSeveralParts) {
  expect_balance(
      series_of(through_a_box("shape = [\"l_shape\"]\nradius = \"1 cm\"", below_box, 60)));
}

TEST(SinkBalance, ClustersLoseTheirSpheresWithTheBonds) {
  const SeriesTable run = series_of(
      through_a_box("shape = [\"ball10\"]\nbond = \"cement\"\nradius = \"1.2 cm\"", below_box, 10));
  expect_balance(run);
  EXPECT_EQ(run.column("broken_bonds").back(), 0);
  EXPECT_LT(run.column("bonds").back(), run.column("bonds").front());
}

TEST(SinkBalance, InACylinderAndInASphere) {
  const std::string spheres = "radius = \"7 mm\"";
  expect_balance(series_of(through_a_box(
      spheres, "cylinder = { from = [0.05, 0.05, -0.5], to = [0.05, 0.05, -0.05], radius = 0.3 }",
      150)));
  expect_balance(series_of(
      through_a_box(spheres, "sphere = { center = [0.05, 0.05, -0.4], radius = 0.35 }", 150)));
}

TEST(SinkBalance, InsideAMesh) {
  const TemporaryDirectory directory;
  // A box from (-1, -1, -1) to (1, 1, -0.05).
  put(directory / "pit.obj",
      "v -1 -1 -1\nv 1 -1 -1\nv 1 1 -1\nv -1 1 -1\n"
      "v -1 -1 -0.05\nv 1 -1 -0.05\nv 1 1 -0.05\nv -1 1 -0.05\n"
      "f 4 3 2 1\nf 5 6 7 8\nf 1 2 6 5\nf 2 3 7 6\nf 3 4 8 7\nf 4 1 5 8\n");
  const auto in = [&](const std::string& region) {
    return series_of(through_a_box("radius = \"7 mm\"", region, 150));
  };
  const SeriesTable mesh =
      in(fmt::format("mesh = {{ file = \"{}\" }}", (directory / "pit.obj").string()));
  expect_balance(mesh);
  EXPECT_EQ(mesh.column("sink.below.number"), in(below_box).column("sink.below.number"));
}

// ---- bonds ------------------------------------------------------------------------------------

// Of three spheres in a row the last is taken away: its bond goes with what it stores, and the
// others swing on.
TEST(SinkBonds, GoWithTheirBodyAndAreNotBroken) {
  const SeriesTable run = series_of("duration = 0.02\ngravity = [0, 0, 0]\n" + glass + R"(
[[bond]]
name = "cement"
youngs_modulus = "50 MPa"
within = "0.1 mm"
[[insert]]
radius = "5 mm"
at = [[0, 0, 0], [0.01, 0, 0]]
[[insert]]
radius = "5 mm"
at = [[0.02, 0, 0]]
velocity = ["20 cm/s", 0, 0]
[[insert]]
radius = "5 mm"
at = [[0.018, 0.1, 0]]
velocity = ["20 cm/s", 0, 0]
[[sink]]
name = "pull"
region = { box = { low = [0.0203, -1, -1], high = [1, 1, 1] } }
every = "0.05 ms"
[output]
frames = "none"
series = "0.1 ms"
)");
  EXPECT_EQ(run.column("bonds").front(), 2);
  EXPECT_EQ(run.column("fragments").front(), 1);
  EXPECT_EQ(run.column("bonds").back(), 1);
  EXPECT_EQ(run.column("broken_bonds").back(), 0);
  EXPECT_EQ(run.column("sink.pull.number").back(), 2);  // and the sphere that was alone
  EXPECT_EQ(run.column("particles").back(), 2);
  EXPECT_EQ(run.column("fragments").back(), 1);
  const std::vector<Real>& residual = run.column("residual_relative");
  for (const Real r : residual) EXPECT_LT(std::abs(r), 1e-3);
}

// Between two rows a small pair is taken away and a larger one comes in: as many bonds as before.
TEST(SinkBonds, FragmentsAreThoseOfTheBodiesThatAreThere) {
  const SeriesTable run = series_of("duration = 0.03\ngravity = [0, 0, 0]\n" + glass + R"(
[[bond]]
name = "cement"
youngs_modulus = "5 MPa"
[[clump]]
name = "pair"
spheres = [[0, 0, 0, 1], [2, 0, 0, 1]]
[[insert]]
shape = "pair"
bond = "cement"
scale = "4 mm"
at = [[0, 0, 0.05]]
velocity = [0, 0, -5]
[[insert]]
method = "stream"
shape = "pair"
bond = "cement"
scale = "5 mm"
rate = 1000
count = 1
from = "5 ms"
region = { box = { low = [0, 0, 0.2], high = [0.1, 0.1, 0.25] } }
velocity = [0, 0, "-1 cm/s"]
[[sink]]
name = "pit"
region = { box = { low = [-1, -1, -0.5], high = [1, 1, 0] } }
[output]
frames = "none"
series = "20 ms"
)");
  const Real small = 2 * ball_mass(2500, 0.004), large = 2 * ball_mass(2500, 0.005);
  EXPECT_EQ(run.column("bonds").front(), 1);
  EXPECT_EQ(run.column("bonds").back(), 1);
  EXPECT_NEAR(run.column("largest_fragment_mass").front(), small, 1e-9 * small);
  EXPECT_NEAR(run.column("largest_fragment_mass").back(), large, 1e-9 * large);
}

}  // namespace
}  // namespace clast::test
