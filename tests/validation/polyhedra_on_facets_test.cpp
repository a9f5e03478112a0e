// Polyhedra where flat walls join: a floor of many parts is one floor, ridges push once, grooves
// from both sides, and a rim is where it is.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "tests/support/facets.hpp"

namespace clast::test {
namespace {

const Vec3 down{0, 0, -9.81};

Material stone() {
  Material m = grain();
  m.set(youngs_modulus, 5e7);
  return m;
}

std::vector<Vec3> tetrahedron() {
  return {{0.6, 0.6, 0.6}, {0.6, -0.6, -0.6}, {-0.6, 0.6, -0.6}, {-0.6, -0.6, 0.6}};
}

// A cube with a low pyramid on every face.
std::vector<Vec3> fourteen_vertices() {
  std::vector<Vec3> points = box_corners({0.9, 0.9, 0.9});
  for (const Real s : {-0.75, 0.75})
    for (const Vec3& p : {Vec3{s, 0, 0}, Vec3{0, s, 0}, Vec3{0, 0, s}}) points.push_back(p);
  return points;
}

// A floor of rectangles, each a wall of its own.
void add_tiles(World& world, int n, Real side) {
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j)
      world.add_rectangle({side * (i + 0.5 - 0.5 * n), side * (j + 0.5 - 0.5 * n), 0}, {side, 0, 0},
                          {0, side, 0});
}

struct Thrown {
  const char* name;
  std::vector<Vec3> points;
  Block block;
  const char* law = "hertz_mindlin";
};

// Three floors, one run: a plane, 200 triangles, and tiles that are smaller than the body.
void expect_seams_unfelt(const Thrown& thrown, Real tolerance) {
  World plane = make_world(stone(), thrown.law), mesh = make_world(stone(), thrown.law),
        tiles = make_world(stone(), thrown.law);
  plane.add_plane({}, {0, 0, 1});
  add_still_surface(mesh);
  add_floor(mesh, 10, 10, 0.05);
  add_tiles(tiles, 33, 0.015);
  for (World* world : {&plane, &mesh, &tiles}) {
    world->edit_model().gravity = down;
    world->add_shape(thrown.points);
    world->add_block(thrown.block);
    world->use_automatic_step(1);
    world->start();
    world->run_for(0.4);
    EXPECT_GT(plane.position(0).x - thrown.block.position.x, 0.02) << thrown.name;
    EXPECT_LT(length(world->position(0) - plane.position(0)), tolerance * 0.02) << thrown.name;
    EXPECT_LT(length(world->velocity(0) - plane.velocity(0)), tolerance) << thrown.name;
    EXPECT_NEAR(world->ledger().taken.friction, plane.ledger().taken.friction,
                tolerance * plane.ledger().taken.friction)
        << thrown.name;
    EXPECT_LT(std::abs(world->ledger().relative_residual()), 0.005) << thrown.name;
  }
}

TEST(PolyhedraOnFacets, SlidingCubeDoesNotFeelSeams) {
  for (const char* law : {"hertz_mindlin", "linear"})
    for (const Vec3& velocity : {Vec3{0.5, 0, 0}, Vec3{0.4, 0.4, 0}, Vec3{0.51, 0.17, 0}})
      expect_seams_unfelt({"cube",
                           box_corners({1, 1, 1}),
                           {.position = {-0.1, -0.1, 0.00999}, .scale = 0.02, .velocity = velocity},
                           law},
                          1e-6);
}

TEST(PolyhedraOnFacets, TumblingBodiesDoNotFeelSeams) {
  const Block thrown{.position = {-0.1, -0.07, 0.02},
                     .scale = 0.02,
                     .velocity = {0.6, 0.3, 0},
                     .spin = {0, 30, 5}};
  expect_seams_unfelt({"cube", box_corners({1, 1, 1}), thrown}, 1e-6);
  expect_seams_unfelt({"tetrahedron", tetrahedron(), thrown}, 1e-6);
  expect_seams_unfelt({"14 vertices", fourteen_vertices(), thrown}, 1e-6);
}

// At rest across the corner of four tiles, on a slope below the friction angle: no creep, and all
// of the weight is on walls.
TEST(PolyhedraOnFacets, CubeRestsAcrossSeams) {
  World world = make_world(stone());
  world.edit_model().gravity = {-9.81 * std::sin(0.4), 0, -9.81 * std::cos(0.4)};
  add_tiles(world, 2, 0.1);
  world.add_shape(box_corners({1, 1, 1}));
  const Id cube = world.add_block({.position = {0.001, -0.002, 0.00999}, .scale = 0.02});
  world.use_automatic_step(0.1);
  world.start();
  world.run_for(1);
  const Vec3 rests = world.position(cube);
  world.run_for(3);
  EXPECT_LT(length(world.position(cube) - rests), 1e-7 * 0.02);
  EXPECT_EQ(world.engine().totals().wall_contacts, 1);
  Vec3 carried;
  for (const WallLoad& load : world.engine().wall_loads()) carried += load.force;
  const Vec3 weight = world.state().bodies.mass[0] * world.model().gravity;
  EXPECT_LT(length(carried - weight), 1e-4 * length(weight));
}

// A table of two tiles: a cube stays while its middle is above the table and falls when it is not.
TEST(PolyhedraOnFacets, CubeFallsOverTheRimOfATable) {
  for (const Real over : {-0.15, 0.15}) {
    World world = make_world(stone());
    world.edit_model().gravity = down;
    add_tiles(world, 2, 0.1);
    world.add_shape(box_corners({1, 1, 1}));
    const Id cube =
        world.add_block({.position = {0.1 + over * 0.02, 0.003, 0.00999}, .scale = 0.02});
    world.use_automatic_step(0.5);
    world.start();
    world.run_for(0.3);
    if (over < 0)
      EXPECT_NEAR(world.position(cube).z, 0.01, 1e-4);
    else
      EXPECT_LT(world.position(cube).z, -0.05);
  }
}

// Dropped flat on a ridge, with its middle above it, a cube comes straight back: the two sides have
// equal shares of it.
TEST(PolyhedraOnFacets, RidgePushesStraightBack) {
  Material m = elastic_grain();
  m.set(youngs_modulus, 5e7);
  World world = make_world(m);
  add_still_surface(world);
  add_facet(world, {{0, -0.1, 0}, {0.1, -0.1, -0.1}, {0.1, 0.1, -0.1}, {0, 0.1, 0}});
  add_facet(world, {{0, -0.1, 0}, {0, 0.1, 0}, {-0.1, 0.1, -0.1}, {-0.1, -0.1, -0.1}});
  world.add_shape(box_corners({1, 1, 1}));
  world.add_block({.position = {0, 0, 0.0101}, .scale = 0.02, .velocity = {0, 0, -0.3}});
  world.use_automatic_step(1);
  world.start();
  world.run_for(5e-3);
  EXPECT_LT(length(world.velocity(0) - Vec3{0, 0, 0.3}), 0.001 * 0.3);
  EXPECT_LT(length(world.spin(0)), 1e-6);
}

// On the rim of a plate that stands upright it is thrown back as well, and tips over to the side
// that its middle is on.
TEST(PolyhedraOnFacets, RimOfAnUprightPlateThrowsBack) {
  Material m = elastic_grain();
  m.set(youngs_modulus, 5e7);
  World world = make_world(m);
  add_still_surface(world);
  add_facet(world, {{0, -0.1, 0}, {0, -0.1, -0.1}, {0, 0.1, -0.1}, {0, 0.1, 0}});
  world.add_shape(box_corners({1, 1, 1}));
  world.add_block({.position = {0.001, 0.002, 0.0101}, .scale = 0.02, .velocity = {0, 0, -0.3}});
  world.use_automatic_step(1);
  world.start();
  world.run_for(5e-3);
  EXPECT_GT(world.velocity(0).z, 0);
  EXPECT_GT(world.spin(0).y, 1);
}

// A cube slides off a table whose side goes straight down: the side is not felt. What may remain
// follows from the law (contact/region_patch.hpp), w = 8/15 E* sqrt(V / pi) (18 s)^(3/4).
//   - A face of the area A has V = A d and s = d^2 / 12 at the depth d, so that F = k d with
//     k = 16/15 (3/2)^(3/4) E* sqrt(A / pi). Under its weight W the cube lies d = W / k deep.
//     Friction at its base moves the pressure forward by mu / 2 = 1/4 of its length, where an
//     elastic bed is 2.5 d deep; 3 d are allowed for.
//   - Behind the side lies a prism along an edge of the length b, as wide as it is deep:
//     V = b D^2 / 2, s = D^2 / 48. It carries F' = 4/3 (3/8)^(3/4) E* sqrt(b / (2 pi)) D^(3/2).
//   - So with the side the cube stands on springs that are stiffer by the share F' / W. While it
//     slides it rocks at the rate sqrt(g / d), by no more than it is deep. After a time t one of
//     the two is ahead by F' / (2 W) sqrt(g / d) t, and apart by d times that, and by mu times as
//     much along the table.
struct SlidingOffAnEdge {
  static constexpr Real side = 0.02, g = 9.81, over_edge = 0.01;  // the time that it is over it
  Material material;

  Real effective_modulus() const {
    return material[youngs_modulus] / (2 * (1 - square(material[poisson_ratio])));
  }
  Real weight() const { return material.density * cube(side) * g; }
  Real depth() const {
    return weight() /
           (16.0 / 15 * std::pow(1.5, 0.75) * effective_modulus() * side / std::sqrt(pi));
  }
  Real apart() const {
    const Real behind_side = 4.0 / 3 * std::pow(0.375, 0.75) * effective_modulus() *
                             std::sqrt(side / (2 * pi)) * std::pow(3 * depth(), 1.5);
    const Real ahead = behind_side / (2 * weight()) * std::sqrt(g / depth()) * over_edge;
    return depth() * ahead * std::sqrt(1 + square(material.friction));
  }
};

TEST(PolyhedraOnFacets, EdgeOfABlockIsNotFeltTwice) {
  for (const Real modulus : {5e7, 5e8}) {
    SlidingOffAnEdge expected{stone()};
    expected.material.set(youngs_modulus, modulus);
    World table = make_world(expected.material), block = make_world(expected.material);
    for (World* world : {&table, &block}) {
      add_still_surface(*world);
      add_facet(*world, {{-0.2, -0.1, 0}, {0, -0.1, 0}, {0, 0.1, 0}, {-0.2, 0.1, 0}});
    }
    add_facet(block, {{0, -0.1, 0}, {0, -0.1, -0.1}, {0, 0.1, -0.1}, {0, 0.1, 0}});
    for (World* world : {&table, &block}) {
      world->edit_model().gravity = down;
      world->add_shape(box_corners({1, 1, 1}));
      world->add_block({.position = {-0.04, 0.002, 0.01 - expected.depth()},
                        .scale = expected.side,
                        .velocity = {0.6, 0, 0}});
      world->use_automatic_step(1);
      world->start();
    }
    Real apart = 0;
    while (table.time() < 0.08) {  // its front passes the edge at 0.07
      for (World* world : {&table, &block}) world->run_steps(5);
      apart = std::max(apart, length(block.position(0) - table.position(0)));
    }
    EXPECT_LT(apart, expected.apart()) << modulus;
    EXPECT_LT(expected.apart(), 1e-7 * (5e7 / modulus));
    EXPECT_GT(block.position(0).x, -0.01);  // overhangs
    EXPECT_LT(block.position(0).x, 0);
  }
}

// In a groove both sides carry: each the weight over the root of 2.
TEST(PolyhedraOnFacets, GrooveCarriesOnBothSides) {
  Material m = stone();
  m.friction = 0;
  World world = make_world(m);
  add_still_surface(world);
  add_facet(world, {{0, -0.1, 0}, {0.1, -0.1, 0.1}, {0.1, 0.1, 0.1}, {0, 0.1, 0}});
  add_facet(world, {{0, -0.1, 0}, {0, 0.1, 0}, {-0.1, 0.1, 0.1}, {-0.1, -0.1, 0.1}});
  world.edit_model().gravity = down;
  world.add_shape(box_corners({1, 1, 1}));
  world.add_block({.position = {0, 0, 0.02 / std::sqrt(2)},
                   .scale = 0.02,
                   .turn = rotation_by({0, pi / 4, 0})});
  world.use_automatic_step(0.2);
  world.start();
  world.run_for(0.5);
  const Real weight = 9.81 * world.state().bodies.mass[0];
  for (const WallLoad& load : world.engine().wall_loads())
    EXPECT_NEAR(length(load.force), weight / std::sqrt(2), 0.001 * weight);
}

// A box of triangles holds a tumbling heap as a box of five rectangles does. What the ledger is off
// by comes from the contacts of the bodies with each other.
TEST(PolyhedraOnFacets, MeshBoxHoldsAHeap) {
  World plain = make_world(stone()), mesh = make_world(stone());
  plain.add_box({0, 0, 0}, {0.1, 0.1, 0.3});
  add_still_surface(mesh);
  for (const Wall& wall : plain.model().walls) {
    const std::vector<Vec3> q = outline_of(wall, {});
    add_facet(mesh, {q[0], q[1], q[2]});
    add_facet(mesh, {q[0], q[2], q[3]});
  }
  Real heights[2] = {};
  for (World* world : {&plain, &mesh}) {
    world->edit_model().gravity = down;
    const int shapes[] = {world->add_shape(box_corners({1, 1, 1})), world->add_shape(tetrahedron()),
                          world->add_shape(fourteen_vertices())};
    for (int i = 0; i < 45; ++i)
      world->add_block(
          {.shape = shapes[i % 3],
           .position = {0.02 + 0.03 * (i % 3), 0.02 + 0.03 * (i / 3 % 3), 0.03 + 0.028 * (i / 9)},
           .scale = 0.014,
           .turn = rotation_by({0.7 * i, 0.3 * i, 0.1 * i})});
    world->use_automatic_step(2);
    world->start();
    world->run_for(0.3);
    EXPECT_LT(std::abs(world->ledger().relative_residual()), 0.02);
    for (const Vec3& p : world->state().bodies.position) {
      EXPECT_GT(p.z, 0);
      EXPECT_LT(std::abs(p.x - 0.05), 0.05);
      EXPECT_LT(std::abs(p.y - 0.05), 0.05);
      heights[world == &mesh] += p.z / 45;
    }
  }
  EXPECT_NEAR(heights[0], heights[1], 0.1 * heights[0]);
}

}  // namespace
}  // namespace clast::test
