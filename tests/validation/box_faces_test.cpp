// Faces of a box that move one by one.
#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/scene_run.hpp"

namespace clast::test {
namespace {

const std::string stone = R"(
[[material]]
name = "stone"
density = 2500
youngs_modulus = "20 MPa"
friction = 0.3
restitution = 0.3
)";

// True triaxial compression without gravity: three faces press with stresses of their own, over the
// area that the others leave them, and the other three bear them.
TEST(BoxFaces, ThreeServosReachThreeStresses) {
  const SeriesTable run = series_of("duration = \"0.3 s\"\ngravity = [0, 0, 0]\n" + stone + R"(
[[wall]]
name = "box"
type = "box"
low = [0, 0, 0]
high = ["6 cm", "5 cm", "4 cm"]
[[wall.motion]]
type = "servo"
stress = "10 kPa"
speed = "30 cm/s"
faces = ["right"]
[[wall.motion]]
type = "servo"
stress = "14 kPa"
speed = "30 cm/s"
faces = ["back", "top"]
[[insert]]
solid_fraction = 0.35
radius = { uniform = ["2.5 mm", "3.5 mm"] }
region = { box = { low = [0, 0, 0], high = ["6 cm", "5 cm", "4 cm"] } }
[output]
frames = "none"
series = "2 ms"
)");
  struct Press {
    const char *face, *axis;
    Real load;
  };
  const Real x = 0.06 + run.column("wall_box.right_ux").back();
  const Real y = 0.05 + run.column("wall_box.back_uy").back();
  const Real z = 0.04 + run.column("wall_box.top_uz").back();
  EXPECT_LT(x * y, 0.8 * 0.06 * 0.05);  // else nothing would be shown
  for (const Press& p : {Press{"right", "x", 10e3 * y * z}, Press{"back", "y", 14e3 * x * z},
                         Press{"top", "z", 14e3 * x * y}}) {
    const auto last = [&](const std::string& face, const std::string& what) {
      return run.column("wall_box." + face + "_" + what + p.axis).back();
    };
    EXPECT_NEAR(last(p.face, "f"), p.load, 0.01 * p.load) << p.face;
    EXPECT_LT(last(p.face, "u"), -1e-3) << p.face;
    Real all = 0;  // the sample is at rest
    for (const char* face : {"left", "right", "front", "back", "bottom", "top"})
      all += last(face, "f");
    EXPECT_NEAR(all, 0, 0.01 * p.load) << p.axis;
  }
  for (const Real residual : run.column("residual_relative")) EXPECT_LT(std::abs(residual), 5e-3);
  EXPECT_TRUE(run.has("wall_box.top_uz"));
  EXPECT_FALSE(run.has("wall_box.bottom_uz"));  // it does not move
  EXPECT_FALSE(run.has("wall_box_uz"));
}

// A face that swings about a hinge, the reference point, throws out what lies on it.
TEST(BoxFaces, TheBottomOpensLikeATrapdoor) {
  const SeriesTable run = series_of("duration = \"0.5 s\"\n" + stone + R"(
[[wall]]
name = "box"
type = "box"
low = [0, 0, 0]
high = ["6 cm", "6 cm", "6 cm"]
open = ["top"]
reference = [0, 0, 0]
motion = { type = "path", faces = ["bottom"], axis = [0, 1, 0], path = [["0.2 s", 0, 0, 0, 0], ["0.25 s", 0, 0, 0, "90 deg"]] }
[[insert]]
count = 60
radius = "3 mm"
region = { box = { low = [0, 0, 0], high = ["6 cm", "6 cm", "5 cm"] } }
[[sensor]]
name = "inside"
type = "contents"
region = { box = { low = [0, 0, 0], high = ["6 cm", "6 cm", "6 cm"] } }
[output]
frames = "none"
series = "10 ms"
)");
  const std::vector<Real>&time = run.column("time"), &inside = run.column("sensor.inside.number");
  for (std::size_t row = 0; row < time.size(); ++row)
    EXPECT_TRUE(time[row] > 0.2 || inside[row] == 60) << time[row];
  EXPECT_EQ(inside.back(), 0);
  EXPECT_NEAR(run.column("wall_box.bottom_angle").back(), pi / 2, 1e-9);
  EXPECT_LT(std::abs(run.column("residual_relative").back()), 5e-3);
}

}  // namespace
}  // namespace clast::test
