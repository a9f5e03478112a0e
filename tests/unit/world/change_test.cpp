#include "world/change.hpp"

#include <gtest/gtest.h>

#include "tests/support/grains.hpp"

namespace clast {
namespace {

// Ids 4, 2, 9, 7 in storage order; contacts 2-4, 4-7, 2-9 and on walls 0, 1, 2.
Snapshot example() {
  World world = test::make_world();
  for (int i = 0; i < 4; ++i) world.add({.position = {Real(i), 0, 0}, .radius = 0.1 * (i + 1)});
  Snapshot s = world.state();
  s.bodies.id = {4, 2, 9, 7};
  s.pairs.first = {2, 2, 4};
  s.pairs.second = {4, 9, 7};
  s.pairs.force = {{1, 0, 0}, {2, 0, 0}, {3, 0, 0}};
  s.pairs.extent = {0.1, 0.2, 0.3};
  s.walls.first = {2, 4, 9};
  s.walls.second = {0, 1, 2};
  s.walls.extent = {0.4, 0.5, 0.6};
  return s;
}

TEST(RemoveBodies, TakesTheirContactsToo) {
  Snapshot s = example();
  const auto gone = remove_bodies(s, [&](std::size_t i) { return s.bodies.id[i] == 4; });
  EXPECT_EQ(gone, 1);
  EXPECT_EQ(s.bodies.id, (std::vector<Id>{2, 9, 7}));
  EXPECT_EQ(s.bodies.radius, (std::vector<Real>{0.2, 0.1 * 3, 0.4}));
  EXPECT_EQ(s.pairs.first, std::vector<Id>{2});
  EXPECT_EQ(s.pairs.second, std::vector<Id>{9});
  EXPECT_EQ(s.pairs.extent, std::vector<Real>{0.2});
  EXPECT_TRUE(s.pairs.roll.empty());
  EXPECT_EQ(s.walls.first, (std::vector<Id>{2, 9}));
  EXPECT_EQ(s.walls.extent, (std::vector<Real>{0.4, 0.6}));
}

TEST(RemoveBodies, NobodyOrEverybody) {
  Snapshot s = example();
  EXPECT_EQ(remove_bodies(s, [](std::size_t) { return false; }), 0);
  EXPECT_EQ(s.pairs.size(), 3u);
  EXPECT_EQ(remove_bodies(s, [](std::size_t) { return true; }), 4);
  EXPECT_EQ(s.bodies.size() + s.pairs.size() + s.walls.size(), 0u);
  EXPECT_EQ(remove_bodies(s, [](std::size_t) { return true; }), 0);
}

TEST(FollowWalls, ByNameToTheirNewNumbers) {
  Snapshot s = example();
  follow_walls(s, {"floor", "gate", "lid"}, {"new", "lid", "floor"});
  EXPECT_EQ(s.walls.first, (std::vector<Id>{2, 9}));
  EXPECT_EQ(s.walls.second, (std::vector<Id>{2, 1}));
  EXPECT_EQ(s.walls.extent, (std::vector<Real>{0.4, 0.6}));
  EXPECT_EQ(s.pairs.size(), 3u);
}

// The facets of a mesh share its name and keep their order.
TEST(FollowWalls, FacetByFacet) {
  Snapshot s = example();
  follow_walls(s, {"floor", "mesh", "mesh"}, {"new", "mesh", "mesh", "floor"});
  EXPECT_EQ(s.walls.second, (std::vector<Id>{3, 1, 2}));
}

TEST(FollowWalls, TheyStayWorn) {
  Snapshot s = example();
  s.wear.energy = {1, 2, 3};
  s.wear.volume = {10, 20, 30};
  follow_walls(s, {"floor", "mesh", "mesh"}, {"new", "mesh", "mesh", "floor"});
  EXPECT_EQ(s.wear.energy, (std::vector<Real>{0, 2, 3, 1}));
  EXPECT_EQ(s.wear.volume, (std::vector<Real>{0, 20, 30, 10}));
}

WallSurface surface(const std::vector<Motion>& motions, int placed_in, int moved_in) {
  WallSurface s;
  s.motions = motions;
  s.placed_in = placed_in;
  s.moved_in = moved_in;
  return s;
}

// Three surfaces that have moved by 1, 2 and 3, at time 5; then comes stage 2.
TEST(FollowSurfaces, KeepTheirPlaceUnlessTheyAreNew) {
  Snapshot s;
  s.time = 5;
  for (int i = 0; i < 3; ++i) {
    add_surface(s.surfaces, 0.1 * i);
    s.surfaces.shift[i] = {Real(i + 1), 0, 0};
    s.surfaces.velocity[i] = {0, 0, Real(i + 1)};
    s.surfaces.speed[i] = s.surfaces.mass[i] = 7;
  }
  Motion moves, free;
  free.kind = Motion::Kind::free;
  free.axis = {0, 0, -1};
  const std::vector<WallSurface> surfaces{surface({moves}, 2, 2), surface({moves}, 0, 0),
                                          surface({free}, 0, 2), surface({}, 0, 2)};
  follow_surfaces(s, {"gone", "b", "c"}, {"b2", "b", "c", "gone"}, surfaces, 2);
  ASSERT_EQ(s.surfaces.size(), 4u);
  EXPECT_EQ(s.surfaces.shift[0], Vec3());
  EXPECT_EQ(s.surfaces.began[0], 5);
  EXPECT_EQ(s.surfaces.shift[1], Vec3(2, 0, 0));
  EXPECT_EQ(s.surfaces.began[1], 0.1);
  EXPECT_EQ(s.surfaces.speed[1], 7);
  EXPECT_EQ(s.surfaces.shift[2], Vec3(3, 0, 0));
  EXPECT_EQ(s.surfaces.began[2], 5);
  EXPECT_EQ(s.surfaces.speed[2], -3);  // goes on as fast as it was
  EXPECT_EQ(s.surfaces.mass[2], 0);
  EXPECT_EQ(s.surfaces.shift[3], Vec3(1, 0, 0));
  EXPECT_EQ(s.surfaces.velocity[3], Vec3());  // stands still from now on
}

}  // namespace
}  // namespace clast
