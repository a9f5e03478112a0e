#include "measure/packing.hpp"

#include <gtest/gtest.h>

#include "tests/support/grains.hpp"

namespace clast::test {
namespace {

// Four balls in a row that closes on itself across the side of the cell, each pressed by the same
// overlap: every cut across the row bears one contact force.
World ring(Real tilt = 0) {
  Material m = grain();
  m.friction = 0;
  World world = make_world(m);
  const Real r = 0.01, d = 0.0199;
  Cell& cell = world.edit_model().cell;
  cell.length = {4 * d, 0.1, 0.2};
  cell.xy = tilt;
  cell.origin = {0.5 * d, 0, 0};
  for (int i = 0; i < 4; ++i)
    world.add({.position = {(i + 0.3) * d + (i == 2 ? 8 * d : 0), 0.05, 0.1}, .radius = r});
  world.set_time_step(1e-6);
  return world;
}

TEST(Packing, ARowBearsItsForceThroughEveryCut) {
  for (const Real tilt : {0.0, 0.02}) {
    World world = ring(tilt);
    const Packing p = world.packing();
    EXPECT_EQ(world.totals().contacts, 4);
    const Real force = length(world.state().pairs.force.at(0));
    EXPECT_GT(force, 0);
    EXPECT_NEAR(p.volume, 4 * 0.0199 * 0.1 * 0.2, 1e-15);
    EXPECT_NEAR(p.stress.xx, force / (0.1 * 0.2), 1e-9 * p.stress.xx);
    EXPECT_NEAR(p.flux_stress.xx, force / (0.1 * 0.2), 1e-9 * p.stress.xx);
    EXPECT_NEAR(p.stress.yy, 0, 1e-9 * p.stress.xx);
    EXPECT_NEAR(p.stress.xy, 0, 1e-9 * p.stress.xx);
    EXPECT_NEAR(p.fabric.xx, 1, 1e-12);
    EXPECT_DOUBLE_EQ(p.coordination, 2);
    const Real solid = 4 * 4.0 / 3.0 * pi * cube(0.01);
    EXPECT_NEAR(p.porosity, 1 - solid / p.volume, 1e-12);
  }
}

// The same row with gaps, held by bonds that a cell which is longer by a thousandth stretches.
TEST(Packing, BondsBearForcesToo) {
  World world = make_world();
  const Real r = 0.01, d = 0.0202;
  Cell& cell = world.edit_model().cell;
  cell.length = {4 * d, 0.1, 0.2};
  world.add_cement({.youngs_modulus = 1e7, .shear_modulus = 4e6});
  for (int i = 0; i < 4; ++i) world.add({.position = {(i + 0.3) * d, 0.05, 0.1}, .radius = r});
  for (int i = 0; i < 4; ++i) world.bond(i, (i + 1) % 4);
  world.edit_model().cell.length.x *= 1.001;
  for (int i = 0; i < 4; ++i) world.edit_bodies().position[i].x *= 1.001;
  world.set_time_step(1e-6);
  const Packing p = world.packing();
  const Real expected = -1e7 * pi * square(r) * 0.001 / (0.1 * 0.2);
  EXPECT_NEAR(p.stress.xx, expected, 1e-9 * std::abs(expected));
  EXPECT_NEAR(p.flux_stress.xx, expected, 1e-9 * std::abs(expected));
  EXPECT_EQ(p.coordination, 0);
}

// Without friction two contacts hold nobody.
TEST(Packing, LeavesRattlersOut) {
  World world = ring();
  EXPECT_DOUBLE_EQ(world.packing().rattlers, 1);
  EXPECT_DOUBLE_EQ(world.packing().coordination_bearing, 0);
  Snapshot s = world.engine().snapshot();
  const std::vector<Vec3> no_corners;
  const PackingInput input{s.bodies,   s.pairs,
                           s.walls,    s.bonds,
                           s.cell.now, world.model().walls,
                           no_corners, world.model().shapes,
                           {2500},     0,
                           2};
  EXPECT_DOUBLE_EQ(packing_of(input).rattlers, 0);
  s.pairs.extent[0] = 0;  // the row is broken: one after the other falls out
  EXPECT_DOUBLE_EQ(packing_of(input).rattlers, 1);
}

TEST(Packing, CountsTheMotionBeyondTheMeanOne) {
  World world = make_world();
  Model& model = world.edit_model();
  model.cell.length = {1, 1, 1};
  model.cell.gradient_x = {0, 2, 0};
  world.add({.position = {0.2, 0.3, 0.4}, .radius = 0.01, .velocity = {0.6 + 0.1, 0, 0}});
  const Real mass = ball_mass(world.materials()[0].density, 0.01);
  EXPECT_NEAR(world.packing().stress.xx, mass * 0.01, 1e-12 * mass);
}

// Along an open axis the walls across it count, or the bodies themselves.
TEST(Packing, KnowsTheVolumeThatHoldsTheBodies) {
  World world = make_world();
  world.edit_model().cell.length = {0.1, 0.2, 0};
  world.add({.position = {0, 0, 0.03}, .radius = 0.01});
  world.add({.position = {0, 0, 0.07}, .radius = 0.01});
  EXPECT_NEAR(world.packing().volume, 0.1 * 0.2 * 0.06, 1e-15);
  world.add_plane({0, 0, 0}, {0, 0, 1});
  EXPECT_NEAR(world.packing().volume, 0.1 * 0.2 * 0.08, 1e-15);
  world.add_plane({0, 0, 0.1}, {0, 0, -1});
  EXPECT_NEAR(world.packing().volume, 0.1 * 0.2 * 0.1, 1e-15);
}

}  // namespace
}  // namespace clast::test
