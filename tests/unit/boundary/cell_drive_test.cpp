#include "boundary/cell_drive.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace clast {
namespace {

Cell cell_with_sides() {
  Cell cell;
  cell.length = {1, 2, 3};
  cell.xy = 0.1;
  cell.xz = -0.2;
  cell.yz = 0.3;
  return cell;
}

const UpperTriangle gradient{{-0.3, 0.2, 0.1}, 0.7, -0.4, 0.5};

// An image displaced by s has moved by G s dt, and its speed at the end of the step tells so.
TEST(CellDrive, ImagesMoveAsTheCellDeforms) {
  const Real dt = 1e-2;
  const Cell before = cell_with_sides();
  Cell after = before;
  deform(gradient, dt, after);
  for (const auto& edge : {&Cell::edge_x, &Cell::edge_y, &Cell::edge_z}) {
    const Vec3 s = (before.*edge)(), t = (after.*edge)();
    EXPECT_LT(length(t - s - dt * gradient(s)), 1e-14);
    EXPECT_LT(length(t - s - dt * after.flow(t)), 1e-14);
  }
}

TEST(CellDrive, SimpleShearKeepsTheGradientAndTheVolume) {
  Cell cell;
  cell.length = {1, 1, 1};
  const UpperTriangle shear{{}, 2, 0, 0};
  for (int step = 0; step < 1000; ++step) deform(shear, 1e-3, cell);
  EXPECT_EQ(gradient_of(cell), shear);
  EXPECT_EQ(cell.length, (Vec3{1, 1, 1}));
  EXPECT_NEAR(cell.xy, 0, 1e-12);  // strain 2: two whole sides
}

// However far it is sheared, the cell is skew by half a side at most and has the same images.
TEST(CellDrive, ChoosesUprightVectors) {
  Cell cell = cell_with_sides(), free = cell;
  for (int step = 0; step < 5000; ++step) {
    const Cell last = cell;
    deform({{}, 1.3, -0.9, 0.8}, 1e-3, cell);
    EXPECT_LE(std::abs(cell.xy), 0.5 * cell.length.x);
    EXPECT_LE(std::abs(cell.xz), 0.5 * cell.length.x);
    EXPECT_LE(std::abs(cell.yz), 0.5 * cell.length.y);
    free = last;
  }
  // The vector along z of the cell before, after one more step, is an image of the origin.
  deform({{}, 1.3, -0.9, 0.8}, 1e-3, free);
  EXPECT_LT(length(cell.seen({}, free.edge_z())), 1e-12);
}

TEST(CellDrive, StretchesExponentially) {
  Cell cell;
  cell.length = {1.092, 1, 0};
  for (int step = 0; step < 10000; ++step) deform({{-0.005, 0, 0}, 0, 0, 0}, 1e-2, cell);
  EXPECT_NEAR(cell.length.x, 1.092 * std::exp(-0.5), 1e-4);
  EXPECT_EQ(cell.length.z, 0);
  EXPECT_DOUBLE_EQ(volume_of(cell), cell.length.x * cell.length.y);
  EXPECT_DOUBLE_EQ(cross_section(cell, 2), cell.length.x * cell.length.y);
}

// An elastic body of modulus M: the stress rises by M times the strain. It ends at the stress asked
// for, at rest or while something else (a steady flow of its own) moves it on.
void expect_stress_reached(Real drift) {
  CellDrive drive;
  drive.stress = {1000, 0, 0};
  drive.fastest = 0.1;
  CellState state;
  Vec3 stress;
  const Real dt = 1e-4, modulus = 1e6;
  for (int step = 0; step < 200000; ++step) {
    const UpperTriangle rate = rates(drive, state, stress);
    EXPECT_LE(std::abs(rate.diagonal.x), drive.fastest);
    EXPECT_EQ(rate.diagonal.y, 0);
    stress.x += modulus * (drift - rate.diagonal.x) * dt;
    follow_stress(drive, stress, dt, state);
  }
  EXPECT_NEAR(stress.x, 1000, 1);
}
TEST(CellDrive, ReachesItsStress) { expect_stress_reached(0); }
TEST(CellDrive, HasNoBiasWhileItMoves) { expect_stress_reached(0.03); }

TEST(CellDrive, IsTheSameAfterItsNumbersWereWritten) {
  CellState state;
  state.now = cell_with_sides();
  deform(gradient, 1e-2, state.now);
  state.now.origin = {7, 8, 9};
  state.pace = {4, 5, 6};
  state.power = 2;
  state.strained = 3;
  EXPECT_EQ(numbers_of(cell_state_from(numbers_of(state))), numbers_of(state));
  EXPECT_TRUE(numbers_of(CellState()).empty());
}

}  // namespace
}  // namespace clast
