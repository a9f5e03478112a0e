// Periodic cells against kinetic theory, statics and the energy ledger.
#include <gtest/gtest.h>

#include <cmath>
#include <utility>

#include "shape/dilated.hpp"
#include "tests/support/clouds.hpp"

namespace clast::test {
namespace {

constexpr Real radius = 0.005;

Material smooth(Real restitution) {
  Material m = grain();
  m.friction = 0;
  m.restitution = restitution;
  return m;
}

Real side_for(int count, Real solid) {
  return std::cbrt(static_cast<Real>(count) * 4.0 / 3.0 * pi * cube(radius) / solid);
}

// Balls of one size in a cubic cell.
World cube_of_balls(int count, Real solid, const Material& material, Real speed) {
  World world = make_world(material);
  const Real side = side_for(count, solid);
  world.edit_model().cell.length = {side, side, side};
  // Not across the sides: what touches there is no part of the cloud.
  add_cloud(world, {.count = count,
                    .low = {0, 0, 0},
                    .high = {side, side, side},
                    .smallest = radius,
                    .largest = radius,
                    .speed = speed,
                    .seed = 3});
  EXPECT_EQ(world.size(), static_cast<std::size_t>(count));
  return world;
}

// Homogeneous cooling, Haff (1983): T = T0 / (1 + t/tau)^2, so 1/sqrt(T) grows linearly, with
//   d(1/sqrt T)/dt = (2/3) (1 - e^2) n d^2 g sqrt(pi / m),
// T = m <v^2> / 3, and g of Carnahan and Starling. Contacts must be short beside the time between
// them: at 10 MPa balls are in contact for 2 % of their time, and a gas of them without losses has
// 3.4 % less of collisional pressure than g says; at 1 GPa 0.6 %.
void expect_cooling(int count, Real stiffness, Real tolerance) {
  const Real e = 0.9, solid = 0.1, speed = 0.2;
  World world =
      cube_of_balls(count, solid, Material(smooth(e)).set(youngs_modulus, stiffness), speed);
  world.use_automatic_step(1.5 * speed);
  const Real mass = ball_mass(world.materials()[0].density, radius);
  const Real density = count / cube(world.model().cell.length.x), d = 2 * radius;
  const Real g = (1 - 0.5 * solid) / cube(1 - solid);
  const Real expected = 2.0 / 3.0 * (1 - e * e) * density * d * d * g * std::sqrt(pi / mass);
  const auto cold = [&] {
    const Real kinetic = world.ledger().held.kinetic_translation;
    return 1 / std::sqrt(2 * kinetic / (3 * count));
  };
  // Some collisions each, until speeds are distributed as they will be.
  world.run_for(0.15);
  const Real begin = world.time(), first = cold();
  world.run_for(1.5);
  const Real slope = (cold() - first) / (world.time() - begin);
  EXPECT_GT(cold(), 1.7 * first);
  EXPECT_NEAR(slope / expected, 1, tolerance);
}
TEST(PeriodicCell, GasCoolsAsHaffSays) { expect_cooling(800, 1e7, 0.05); }
TEST(PeriodicCell, GasCoolsAsHaffSaysFull) { expect_cooling(6000, 1e9, 0.03); }

void press(World& world, Real pressure, Real rate, Real seconds) {
  world.edit_model().cell_drive.stress = {pressure, pressure, pressure};
  world.edit_model().cell_drive.fastest = rate;
  world.run_for(seconds);
}

// A cell under pressure from all sides, until it is at rest.
World pressed(int count, Real pressure, const Material& material, Real rate, Real seconds) {
  World world = cube_of_balls(count, 0.25, material, 0.5);
  world.edit_model().global_damping = 2;
  world.use_automatic_step(1);
  press(world, pressure, rate, seconds);
  return world;
}

TEST(PeriodicCell, BearsTheStressAskedFor) {
  World world = pressed(150, 2000, grain(), 1, 3);
  const Packing p = world.packing();
  EXPECT_NEAR(p.stress.xx, 2000, 20);
  EXPECT_NEAR(p.stress.yy, 2000, 20);
  EXPECT_NEAR(p.stress.zz, 2000, 20);
  // At rest what crosses the sides is the same.
  EXPECT_NEAR(p.flux_stress.xx / p.stress.xx, 1, 0.01);
  EXPECT_NEAR(p.flux_stress.yy / p.stress.yy, 1, 0.01);
  EXPECT_NEAR(p.flux_stress.zz / p.stress.zz, 1, 0.01);
  EXPECT_NEAR(p.flux_stress.xy, p.stress.xy, 20);
  EXPECT_NEAR(p.flux_stress.xz, p.stress.xz, 20);
  EXPECT_GT(p.coordination_bearing, 3.9);
  EXPECT_LE(p.coordination, p.coordination_bearing);
  EXPECT_GT(1 - p.porosity, 0.5);
  EXPECT_NEAR(p.fabric.trace(), 1, 1e-12);
  EXPECT_NEAR(p.fabric.xx, 1.0 / 3, 0.06);
  // The work of the cell is in the ledger.
  const Ledger ledger = world.ledger();
  EXPECT_GT(ledger.given.cell, 0);
  EXPECT_LT(std::abs(ledger.relative_residual()), 0.005);
}

// Cores of all kinds in one cell: both stresses are those of the sides, and while it is sheared
// under that pressure the work of its sides is found in what the grains take.
TEST(PeriodicCell, DilatedShapesBearTheStressAskedFor) {
  const std::vector<Vec3> ring = {{1, 0, 0}, {0.4, 0.8, 0}, {-0.7, 0.6, 0}, {-0.6, -0.7, 0}};
  const std::vector<Prototype> kinds = {
      capsule_prototype("capsule", 1, 0.4), round_disc_prototype("disc", 1, 0.4),
      round_plate_prototype("plate", ring, 0.4),
      ellipsoid_prototype("ellipsoid", {0.7, 0.9, 1.2}, 0.2),
      rounded_prototype(prototype_from_points("box", box_corners({1.2, 1, 0.8})), 0.4)};
  constexpr int across = 4;
  constexpr Real size = 0.005, pitch = 2.9 * size;
  Material soft = grain();
  soft.set(youngs_modulus, 1e6);
  World world = make_world(soft);
  for (const Prototype& kind : kinds) world.add_shape(assembly_of(kind));
  const Real side = across * pitch;
  world.edit_model().cell.length = {side, side, side};
  Random random(11);
  for (int k = 0; k < across * across * across; ++k) {
    const Vec3 place{k % across + 0.5, k / across % across + 0.5, k / (across * across) + 0.5};
    world.add_block({.shape = 1 + k % static_cast<int>(kinds.size()),
                     .position = pitch * place,
                     .scale = size,
                     .turn = random.rotation()});
  }
  world.edit_model().global_damping = 5;
  world.use_automatic_step(1);
  press(world, 2000, 3, 0.6);
  const Packing still = world.packing();
  for (const auto& [bears, crosses] : {std::pair{still.stress.xx, still.flux_stress.xx},
                                       std::pair{still.stress.yy, still.flux_stress.yy},
                                       std::pair{still.stress.zz, still.flux_stress.zz}}) {
    EXPECT_NEAR(bears, 2000, 20);
    EXPECT_NEAR(crosses / bears, 1, 0.01);
  }
  world.edit_model().global_damping = 0;
  world.edit_model().cell_drive.rate.xz = 1;
  const Ledger before = world.ledger();
  world.run_for(0.2);
  const Ledger after = world.ledger();
  EXPECT_LT(world.packing().stress.xz, -200);  // they resist
  EXPECT_GT(after.given.cell - before.given.cell, 0);
  EXPECT_LT(std::abs(after.relative_residual()), 0.005);
  EXPECT_EQ(world.totals().core_overlap_steps, 0);
}

// Frictionless balls jam at about 0.64, with six contacts each. There are more of them under
// pressure, by the root of what it adds to the solid fraction: 6.33 at 100 Pa, 6.07 at 4 Pa.
TEST(PeriodicCell, FrictionlessBallsJamAtTheRandomClosePackingFull) {
  World world = pressed(1000, 100, smooth(0.5), 0.5, 10);
  const Packing firm = world.packing();
  EXPECT_NEAR(firm.stress.xx, 100, 2);
  EXPECT_NEAR(1 - firm.porosity, 0.64, 0.006);
  press(world, 4, 0.02, 5);
  const Packing light = world.packing();
  EXPECT_NEAR(light.stress.xx, 4, 0.08);
  EXPECT_NEAR(1 - light.porosity, 0.64, 0.006);
  EXPECT_NEAR(light.coordination_bearing, 6, 0.25);
  EXPECT_LT(light.coordination_bearing, firm.coordination_bearing);
}

// A cell whose sides move to and fro in a few steps, since they are fast for so little stress.
TEST(PeriodicCell, WorkOfSidesThatTrembleIsInTheLedger) {
  World world = pressed(40, 100, smooth(0.5), 1, 2);
  press(world, 10, 1, 0.5);
  EXPECT_LT(std::abs(world.ledger().relative_residual()), 0.005);
}

// Work of a cell that is sheared, and of one that shrinks, is found in what the grains take.
TEST(PeriodicCell, WorkOfDeformationIsInTheLedger) {
  for (const bool shear : {true, false}) {
    World world = cube_of_balls(200, 0.25, grain(), 0.02);
    if (shear)
      world.edit_model().cell_drive.rate.xz = 10;
    else
      world.edit_model().cell_drive.rate.diagonal = {-0.8, -0.4, 0.2};
    world.use_automatic_step(1);
    world.run_for(0.6);
    const Ledger ledger = world.ledger();
    EXPECT_GT(ledger.given.cell, 2 * ledger.given.insertion) << shear;
    EXPECT_LT(std::abs(ledger.relative_residual()), 0.005) << shear;
  }
}

// A lone ball keeps its motion beyond the mean one: du/dt = -G u.
TEST(PeriodicCell, ALoneBallDriftsWithTheMeanMotion) {
  World world = make_world();
  world.add({.position = {0.3, 0.4, 0.1}, .radius = 0.01, .velocity = {0.02, 0.05, 0}});
  Model& model = world.edit_model();
  model.cell.length = {1, 1, 1};
  model.cell_drive.rate = {{-0.3, 0, 0}, 2, 0, 0};
  world.set_time_step(1e-4);
  world.run_for(0.5);
  const Snapshot s = world.state();
  const Vec3 u = s.bodies.velocity[0] - s.cell.now.flow(s.bodies.position[0]);
  // u_y stays, du_x/dt = 0.3 u_x - 2 u_y.
  const Real grow = std::exp(0.15), ux = 0.02 * grow - 2 * 0.05 * (grow - 1) / 0.3;
  EXPECT_NEAR(u.x, ux, 1e-5);
  EXPECT_NEAR(u.y, 0.05, 1e-12);
}

// Balls between a fixed floor and a lid under stress, which follows the cell as it gets narrower.
TEST(PeriodicCell, TheLoadOfALidFollowsTheAreaOfTheCell) {
  World world = make_world();
  const Real side = 0.06;
  world.edit_model().cell.length = {side, side, 0};
  add_cloud(world, {.count = 120,
                    .low = {0, 0, 0},
                    .high = {side, side, 0.1},
                    .smallest = radius,
                    .largest = radius,
                    .speed = 0.1});
  world.add_plane({0, 0, 0}, {0, 0, 1});
  world.add_plane({0, 0, 0.1}, {0, 0, -1});
  Motion lid;
  lid.kind = Motion::Kind::free;
  lid.axis = {0, 0, -1};
  lid.pressure = 1500;
  lid.mass = 0.2;
  lid.damping = 20;
  lid.first_stop = 0;
  world.move_last(1, lid);
  world.edit_model().global_damping = 5;
  world.use_automatic_step(1);
  world.run_for(0.8);
  const auto expect_load = [&](Real tolerance) {
    const Cell cell = world.state().cell.now;
    Real force = 0;
    const int looks = 200;
    for (int n = 0; n < looks; ++n) {
      world.run_steps(10);
      force += world.wall_loads()[1].force.z / looks;
    }
    EXPECT_NEAR(force / (cell.length.x * cell.length.y) / 1500, 1, tolerance);
  };
  expect_load(0.01);
  const Packing p = world.packing();
  EXPECT_NEAR(p.stress.zz, 1500, 15);
  world.edit_model().cell_drive.rate.diagonal.x = -0.05;
  world.run_for(0.5);
  expect_load(0.02);
  EXPECT_LT(std::abs(world.ledger().relative_residual()), 0.01);
}

// In a closed box at rest the stress is what walls bear, over their area. Without friction: walls
// that rub bear a part of it along themselves.
TEST(PackingStress, IsWhatWallsBear) {
  World world = make_world(smooth(0.5));
  const Real side = 0.05;
  world.add_box({0, 0, 0}, {side, side, 0.2});
  add_cloud(world, {.count = 80,
                    .low = {0, 0, 0},
                    .high = {side, side, 0.1},
                    .smallest = 0.8 * radius,
                    .largest = radius,
                    .speed = 0.2});
  world.add_plane({0, 0, 0.1}, {0, 0, -1});
  Motion lid;
  lid.kind = Motion::Kind::servo;
  lid.axis = {0, 0, -1};
  lid.load = 2000 * side * side;
  lid.speed = 0.3;
  world.move_last(1, lid);
  world.edit_model().global_damping = 10;
  world.use_automatic_step(1);
  world.run_for(0.8);
  const Packing p = world.packing();
  const std::vector<WallLoad> loads = world.wall_loads();  // floor, left, right, front, back, lid
  const Snapshot s = world.state();
  const Real height = 0.1 - s.surfaces.travel[0];
  EXPECT_NEAR(p.volume, side * side * height, 1e-9);
  EXPECT_NEAR(p.stress.zz / (loads[5].force.z / (side * side)), 1, 0.01);
  EXPECT_NEAR(p.stress.zz / 2000, 1, 0.01);
  const Real across = 0.5 * (loads[2].force.x - loads[1].force.x) / (side * height);
  EXPECT_NEAR(p.stress.xx / across, 1, 0.01);
}

}  // namespace
}  // namespace clast::test
