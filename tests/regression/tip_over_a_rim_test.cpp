// A tip that came over the rim of a plate and went back beside it was let go with all that it still
// pushed with, as soon as the plate was farther from the centre of the body than the tip is:
// needles lost up to 12 % of their energy.
#include <gtest/gtest.h>

#include "tests/support/grains.hpp"
#include "tests/support/impacts.hpp"

namespace clast::test {
namespace {

constexpr Real r = 0.01;  // of the bodies

Material smooth() {
  Material m = elastic_grain();
  return m.set(youngs_modulus, 1e8).set(volume_stiffness, 1e9);
}

// A needle that lies along x with one end down by `tilt`, turned about its axis. That end comes
// down on the rim of an upright plate, `over` beyond it, and moves back.
World hooked(const char* law, Real tilt, Real over) {
  World world = make_world(smooth(), law);
  const std::vector<Vec3> corners = box_corners({12, 1, 1});
  const int shape = world.add_shape(corners);
  const Real scale = r / world.model().shapes[shape].radius;
  const Quat turn = rotation_by({0, tilt, 0}) * rotation_by({0.2, 0, 0});
  Vec3 lowest;
  for (const Vec3& corner : corners) {
    const Vec3 at = scale * rotate(turn, corner);
    if (at.z < lowest.z) lowest = at;
  }
  world.add_rectangle({0, 0, -r}, {0, 4 * r, 0}, {0, 0, 2 * r});
  world.add_block({.shape = shape,
                   .position = Vec3{over, 0, 0.02 * r} - lowest,
                   .scale = scale,
                   .turn = turn,
                   .velocity = {-0.5, 0, -0.5}});
  world.use_automatic_step(1);
  return world;
}

TEST(TipOverARim, KeepsItsEnergy) {
  for (const char* law : {"hertz_mindlin", "volume"})
    for (const Real tilt : {0.03, 0.1, 0.2})
      for (const Real over : {0.025, 0.035}) {
        World world = hooked(law, tilt, over * r);
        const Real before = kinetic(world);
        EXPECT_TRUE(run_through_impact(world, 0.01));
        EXPECT_NEAR(kinetic(world) / before, 1, 0.003)
            << law << ", down by " << tilt << ", over by " << over;
      }
}

}  // namespace
}  // namespace clast::test
