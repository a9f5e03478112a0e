#include "boundary/moving.hpp"

#include <gtest/gtest.h>

#include "clast/world.hpp"
#include "tests/support/grains.hpp"

namespace clast::test {
namespace {

World lid_on(const Motion& motion) {
  World world = make_world();
  world.add({.position = {0, 0, 5}, .radius = 0.01});  // nobody in the way
  world.add_plane({0, 0, 0}, {0, 0, 1});
  world.move_last(1, motion);
  world.set_time_step(1e-4);
  return world;
}

// A lid that falls comes to rest on its stop, and the stop takes what it had.
TEST(Stops, HoldAWallThatFalls) {
  Motion lid;
  lid.kind = Motion::Kind::free;
  lid.axis = {0, 0, 1};
  lid.mass = 2;
  lid.first_stop = -0.05;
  World world = lid_on(lid);
  world.edit_model().gravity = {0, 0, -10};
  world.run_for(0.05);
  EXPECT_NEAR(world.state().surfaces.travel[0], -0.5 * 10 * 0.05 * 0.05, 1e-4);
  world.run_for(0.15);
  EXPECT_NEAR(world.state().surfaces.travel[0], -0.05, 1e-12);
  EXPECT_NEAR(world.ledger().taken.wall_damping, 2 * 10 * 0.05, 1e-2);
  EXPECT_LT(std::abs(world.ledger().relative_residual()), 0.01);
}

// One-sided: it may leave.
TEST(Stops, LetAWallGoTheOtherWay) {
  Motion lid;
  lid.kind = Motion::Kind::free;
  lid.axis = {0, 0, 1};
  lid.mass = 2;
  lid.load = 4;
  lid.first_stop = 0;
  World world = lid_on(lid);
  world.run_for(0.1);
  EXPECT_NEAR(world.state().surfaces.travel[0], 0.5 * 2 * 0.01, 1e-4);
}

TEST(FollowAreas, LoadsFollowTheCrossSectionOfTheCell) {
  std::vector<WallSurface> surfaces(1);
  surfaces[0].motions.resize(2);
  surfaces[0].motions[0].pressure = 1500;
  surfaces[0].motions[0].axis = {0, 0, -1};
  surfaces[0].motions[1].load = 7;
  Cell cell;
  cell.length = {2, 3, 0};
  follow_areas(cell, {}, surfaces);
  EXPECT_DOUBLE_EQ(surfaces[0].motions[0].load, 9000);
  EXPECT_DOUBLE_EQ(surfaces[0].motions[1].load, 7);
}

// A face between one that moved in by 0.5, one that stays, and two of which one moved out by 1.
TEST(FollowAreas, LoadsFollowTheFacesAround) {
  std::vector<WallSurface> surfaces(3);
  surfaces[0].motions.resize(1);
  surfaces[0].motions[0].pressure = 100;
  surfaces[0].sides = {{{1, 0, 0}, 2, -1, 1}, {{0, 1, 0}, 4, 2, -1}};
  HostSurfaces state;
  for (std::size_t s = 0; s < surfaces.size(); ++s) add_surface(state, 0);
  state.shift[1] = {-0.5, 9, 9};
  state.shift[2] = {9, -1, 9};
  follow_areas({}, state, surfaces);
  EXPECT_DOUBLE_EQ(surfaces[0].motions[0].load, 100 * 1.5 * 5);
  state.shift[1].x = -3;  // passed its opposite
  follow_areas({}, state, surfaces);
  EXPECT_EQ(surfaces[0].motions[0].load, 0);
}

TEST(MovingSurfaces, NeverMoveIfTheyHaveNotAndWillNot) {
  std::vector<WallSurface> surfaces(6);
  surfaces[1].motions.emplace_back();
  surfaces[2].motions.emplace_back().kind = Motion::Kind::surface;  // slides along itself
  HostSurfaces state;
  for (int s = 0; s < 5; ++s) add_surface(state, 0);  // the last one is new
  state.shift[3] = {0, 0, 1e-9};
  state.turn[4] = {0, 1, 0, 0};
  EXPECT_EQ(never_moving(surfaces, state),
            (std::vector<bool>{true, false, true, false, false, true}));
}

}  // namespace
}  // namespace clast::test
