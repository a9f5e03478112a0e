// Polyhedra on walls keep their energy: elastic impacts without friction on planes, plates, their
// rims, ridges and corners, at the step the engine chooses itself.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.hpp"
#include "boundary/round_wall.hpp"
#include "shape/hull.hpp"
#include "shape/library.hpp"
#include "shape/voronoi.hpp"
#include "tests/support/facets.hpp"
#include "tests/support/impacts.hpp"

namespace clast::test {
namespace {

constexpr Real r = 0.01;  // of the bodies

Material smooth() {
  Material m = grain();
  m.friction = 0;
  m.restitution = 1;
  return m.set(youngs_modulus, 1e8).set(normal_stiffness, 1e6).set(volume_stiffness, 1e9);
}

// Gravel, ballast, regular bodies, thin ones, and cells with many small faces.
std::vector<Assembly> many_shapes() {
  std::vector<Assembly> shapes;
  for (const char* name : {"gravel_1", "gravel_3", "ballast_1", "ballast_2", "cube", "tetrahedron",
                           "octahedron", "prism16", "flat_plate"})
    shapes.push_back(load_shape(name));
  const auto hull_of = [&](const std::vector<Vec3>& points) {
    shapes.push_back(
        assembly_of(prototype_from_faces("hull", convex_hull(points, default_flatness))));
  };
  hull_of(box_corners({1, 1, 12}));                                        // a needle
  hull_of({{0, 0, 0}, {1, 0, 0.02}, {0.3, 0.9, -0.02}, {0.5, 0.3, 0.1}});  // a sliver
  const Surface block = convex_hull(box_corners({1, 1, 1}), default_flatness);
  for (const MeshObject& cell : voronoi_cells({{"block", block}}, {40, 7, 0}))
    shapes.push_back(assembly_of(prototype_from_faces(cell.name, cell.surface)));
  return shapes;
}

struct Throws {
  const char* at;
  void (*add_walls)(World&);
  int count, least_hits;
  Vec3 from{0, 0, 1.02 * r};
  Real spread = 0;  // of the start, across
  Vec3 velocity{0, 0, -0.5};
  const char* law = "hertz_mindlin";
  std::size_t shapes = 51;  // how many of the kinds
};

void expect_kept(const Throws& throws) {
  static const std::vector<Assembly> shapes = many_shapes();
  Random random(21);
  int hits = 0;
  for (int n = 0; n < throws.count; ++n) {
    World world = make_world(smooth(), throws.law);
    const std::size_t kind = n % std::min(shapes.size(), throws.shapes);
    const int shape = world.add_shape(shapes[kind]);
    throws.add_walls(world);
    const auto any = [&] { return 2 * random.uniform() - 1; };
    Block body{.shape = shape,
               .position = throws.from + throws.spread * Vec3{any(), any(), 0},
               .scale = r / world.model().shapes[shape].radius,
               .turn = random.rotation(),
               .velocity = throws.velocity + 0.1 * Vec3{any(), any(), 0},
               .spin = {10 * any(), 10 * any(), 10 * any()}};
    world.add_block(body);
    world.use_automatic_step(1);
    const Real before = kinetic(world);
    bool touched = false;
    for (int quiet = 0; world.time() < 0.06 && quiet < 30 && world.position(0).z > -2 * r;) {
      world.run_steps(20);
      const bool touches = world.engine().totals().wall_contacts > 0;
      touched = touched || touches;
      quiet = touches || !touched ? 0 : quiet + 1;
    }
    hits += touched ? 1 : 0;
    EXPECT_NEAR(kinetic(world) / before, 1, 0.003)
        << throws.law << " on " << throws.at << ", shape " << kind << ", impact " << n;
  }
  EXPECT_GE(hits, throws.least_hits) << throws.at;
}

void add_plane(World& world) { world.add_plane({0, 0, 0}, {0, 0, 1}); }
void add_four_tiles(World& world) {
  for (const Vec3& middle : {Vec3{-0.1, -0.1, 0}, {-0.1, 0.1, 0}, {0.1, -0.1, 0}, {0.1, 0.1, 0}})
    world.add_rectangle(middle, {0.2, 0, 0}, {0, 0.2, 0});
}
void add_small_triangles(World& world) {
  add_still_surface(world);
  add_floor(world, 16, 16, 0.5 * r);
}
// Walls that could move one by one, as those of scenes.
void make_walls_of_their_own(World& world) {
  for (Wall& wall : world.edit_model().walls) {
    wall.surface = static_cast<std::int32_t>(world.model().surfaces.size());
    world.edit_model().surfaces.emplace_back();
  }
}
// A corner of a box, seen from inside.
void add_box_corner(World& world) { world.add_box({0, 0, 0}, {0.2, 0.2, 0.2}); }
void add_corner_of_walls(World& world) {
  add_box_corner(world);
  make_walls_of_their_own(world);
}
// A floor of two walls, one of which ends at a step down.
void add_floor_and_step(World& world) {
  const Real side = 0.1;
  const Vec3 across{0, 2 * side, 0};
  world.add_rectangle({-0.5 * side - r, 0, 0}, {side, 0, 0}, across);
  world.add_rectangle({-0.5 * r, 0, 0}, {r, 0, 0}, across);
  world.add_rectangle({0, 0, -0.5 * side}, {0, 0, side}, across);
  make_walls_of_their_own(world);
}
// A box that stands in the way, hit at its upper edge and corner.
void add_block_corner(World& world) { world.add_box({-0.04, -0.04, -0.04}, {0, 0, 0}); }
void add_small_plate(World& world) { world.add_rectangle({0, 0, 0}, {r, 0, 0}, {0, 1.2 * r, 0}); }
// Slopes up and down, as a curved surface has them.
void add_waves(World& world) {
  add_still_surface(world);
  const Real side = 0.6 * r;
  const auto height = [&](int i) { return (i % 2 == 0 ? 0 : 0.1) * side; };
  for (int i = -8; i < 8; ++i)
    add_facet(world, {{side * i, -0.05, height(i)},
                      {side * (i + 1), -0.05, height(i + 1)},
                      {side * (i + 1), 0.05, height(i + 1)},
                      {side * i, 0.05, height(i)}});
}

// Round walls as polyhedra see them: plates that are narrower than the bodies.
constexpr Real bend = 5 * r;
void add_lying_pipe(World& world) {
  world.add_round(turned_wall({0, -0.1, bend}, {0, 0.1, bend}, bend, bend));
}
void add_lying_rod(World& world) {
  world.add_round(turned_wall({0, -0.1, -bend}, {0, 0.1, -bend}, bend, bend));
}
void add_ball(World& world) { world.add_round(sphere_wall({}, bend)); }
void add_cone(World& world) {
  world.add_round(turned_wall({0, 0, -bend}, {0, 0, bend}, r, 6 * r));  // 3.5 r wide at z = 0
}
void add_ring(World& world) { world.add_round(ring_wall({}, {0, 0, 1}, 2 * r, 4 * r)); }
// Whose rim a body covers, so that it is within some of the plates and outside others.
void add_narrow_pipe(World& world) {
  world.add_round(turned_wall({0, 0, -2 * r}, {0, 0, 0}, 0.8 * r, 0.8 * r));
}
// Where the base of a vessel meets its side.
void add_vessel(World& world) {
  world.add_round(turned_wall({0, 0, 0}, {0, 0, 0.2}, bend, bend));
  world.add_round(ring_wall({}, {0, 0, 1}, 0, bend));
}

TEST(PolyhedraWallEnergy, ImpactsOnAPlaneKeepIt) { expect_kept({"a plane", add_plane, 102, 102}); }
TEST(PolyhedraWallEnergy, ImpactsOnTilesKeepIt) {
  expect_kept({"four tiles", add_four_tiles, 51, 51, {0, 0, 1.02 * r}, r});
}
TEST(PolyhedraWallEnergy, ImpactsOnSmallTrianglesKeepIt) {
  expect_kept({"small triangles", add_small_triangles, 26, 26, {0, 0, 1.02 * r}, r});
}
TEST(PolyhedraWallEnergy, ImpactsInACornerOfABoxKeepIt) {
  expect_kept({"a corner of a box",
               add_box_corner,
               51,
               51,
               r * Vec3{1.1, 1.2, 1.3},
               0,
               {-0.4, -0.4, -0.4}});
}
TEST(PolyhedraWallEnergy, ImpactsWhereWallsMeetKeepIt) {
  expect_kept({"a corner of three walls",
               add_corner_of_walls,
               51,
               51,
               r * Vec3{1.1, 1.2, 1.3},
               0,
               {-0.4, -0.4, -0.4}});
  expect_kept({"a floor of two walls and a step",
               add_floor_and_step,
               51,
               30,
               {-0.5 * r, 0, 1.02 * r},
               r,
               {0.3, 0, -0.5}});
}
// A box of five walls that never move is the box that is one wall, to the last bit.
TEST(PolyhedraWallEnergy, WallsThatNeverMoveAreOne) {
  World one = make_world(smooth()), five = make_world(smooth());
  add_box_corner(one);
  add_corner_of_walls(five);
  for (World* world : {&one, &five}) {
    world->add_shape(box_corners({1, 1, 1}));
    world->add_block({.position = r * Vec3{1.1, 1.2, 1.3},
                      .scale = r,
                      .turn = rotation_by({0.3, 0.5, 0.7}),
                      .velocity = {-0.4, -0.4, -0.4}});
    world->use_automatic_step(1);
    world->start();
    world->run_for(0.02);
  }
  EXPECT_GT(one.velocity(0).x, 0);
  EXPECT_EQ(one.position(0), five.position(0));
  EXPECT_EQ(one.spin(0), five.spin(0));
}
TEST(PolyhedraWallEnergy, ImpactsOnTheCornerOfABlockKeepIt) {
  expect_kept({"the corner of a block", add_block_corner, 51, 20, {0, 0, 1.02 * r}, r});
}
TEST(PolyhedraWallEnergy, ImpactsOnTheRimOfAPlateKeepIt) {
  expect_kept({"a small plate", add_small_plate, 51, 27, {0, 0, 1.02 * r}, r});
}
TEST(PolyhedraWallEnergy, ImpactsOnWavesKeepIt) {
  expect_kept({"waves", add_waves, 51, 51, {0, 0, 1.2 * r}, r});
}
TEST(PolyhedraWallEnergy, ImpactsOnCylindersKeepIt) {
  expect_kept({"the inside of a cylinder", add_lying_pipe, 26, 26, {0, 0, 1.1 * r}, r});
  expect_kept({"the outside of a cylinder", add_lying_rod, 26, 26, {0, 0, 1.02 * r}, r});
}
TEST(PolyhedraWallEnergy, ImpactsOnTheRimOfANarrowPipeKeepIt) {
  expect_kept({"the rim of a narrow pipe", add_narrow_pipe, 9, 7, {0, 0, 1.02 * r}, 1.2 * r});
}
TEST(PolyhedraWallEnergy, ImpactsOnTheRimOfANarrowPipeKeepItFull) {
  expect_kept({"the rim of a narrow pipe", add_narrow_pipe, 51, 45, {0, 0, 1.02 * r}, 1.2 * r});
}
TEST(PolyhedraWallEnergy, ImpactsOnSpheresKeepIt) {
  const Real inside = bend - 1.4 * r, outside = bend + 1.3 * r;
  expect_kept(
      {"the inside of a sphere", add_ball, 13, 13, {inside, 0, 0.3 * r}, 0.3 * r, {0.5, 0, 0}});
  expect_kept(
      {"the outside of a sphere", add_ball, 13, 13, {outside, 0, 0.3 * r}, 0.3 * r, {-0.5, 0, 0}});
}
TEST(PolyhedraWallEnergy, ImpactsOnConesKeepIt) {
  expect_kept({"the inside of a cone", add_cone, 26, 26, {1.5 * r, 0, 0}, 0.3 * r, {0.5, 0, -0.2}});
  expect_kept({"the outside of a cone", add_cone, 26, 26, {5.1 * r, 0, 0}, 0.3 * r, {-0.5, 0, 0}});
}
TEST(PolyhedraWallEnergy, ImpactsOnARingKeepIt) {
  expect_kept({"a flat ring", add_ring, 9, 7, {2 * r, 0, 1.02 * r}, r});
}
TEST(PolyhedraWallEnergy, ImpactsWhereRoundWallsMeetKeepIt) {
  expect_kept({"the rim of the base of a vessel",
               add_vessel,
               26,
               26,
               {bend - 1.3 * r, 0, 1.2 * r},
               0,
               {0.4, 0.1, -0.4}});
}
TEST(PolyhedraWallEnergy, ImpactsUnderTheVolumeLawKeepIt) {
  expect_kept({"a plane", add_plane, 9, 9, {0, 0, 1.02 * r}, 0, {0, 0, -0.5}, "volume", 9});
  expect_kept({"the corner of a block",
               add_block_corner,
               9,
               3,
               {0, 0, 1.02 * r},
               r,
               {0, 0, -0.5},
               "volume",
               9});
}

}  // namespace
}  // namespace clast::test
