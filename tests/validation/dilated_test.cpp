// Dilated shapes: impacts keep their energy and have the restitution asked for; what lies flat
// rests.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/random.hpp"
#include "law/hopkins.hpp"
#include "shape/dilated.hpp"
#include "tests/support/facets.hpp"
#include "tests/support/grains.hpp"
#include "tests/support/impacts.hpp"

namespace clast::test {
namespace {

constexpr Real size = 0.01;

Material smooth(Real restitution) {
  Material m = grain();
  m.friction = 0;
  m.restitution = restitution;
  return m.set(youngs_modulus, 1e8).set(normal_stiffness, 1e6);
}

Prototype rounded_box(Real x, Real y, Real z, Real radius) {
  return rounded_prototype(prototype_from_points("box", box_corners({2 * x, 2 * y, 2 * z})),
                           radius);
}

// Cores whose contact is smooth however they meet.
std::vector<Prototype> shapes() {
  const std::vector<Vec3> ring = {
      {1, 0, 0}, {0.5, 0.8, 0}, {-0.5, 0.7, 0}, {-1, 0, 0}, {0, -0.9, 0}};
  return {capsule_prototype("capsule", 1, 0.4),
          ellipsoid_prototype("ellipsoid", {0.6, 0.8, 1}, 0.2),
          ellipsoid_prototype("egg", {1, 1, 0.4}, 0), rounded_box(1, 0.8, 0.5, 0.2),
          round_plate_prototype("plate", ring, 0.2)};
}

void add_shapes(World& world, const std::vector<Prototype>& list) {
  for (const Prototype& shape : list) world.add_shape(assembly_of(shape));
}

// Any two, turned at random and off centre, at the step the engine chooses.
void expect_energy_kept(const char* law, int impacts) {
  const std::vector<Prototype> list = shapes();
  Random random(3);
  Real worst = 0;
  int met = 0;
  for (int k = 0; k < impacts; ++k) {
    World world = make_world(smooth(1), law);
    add_shapes(world, list);
    const int a = 1 + k % static_cast<int>(list.size());
    const int b = 1 + (k / static_cast<int>(list.size())) % static_cast<int>(list.size());
    const Vec3 way = direction(random);
    const Real apart = size * (list[a - 1].radius + list[b - 1].radius) * 1.02;
    const Vec3 aside = 0.4 * size * tangential(direction(random), way);
    world.add_block({.shape = a, .scale = size, .turn = random.rotation(), .velocity = 0.5 * way});
    world.add_block({.shape = b,
                     .position = apart * way + aside,
                     .scale = size,
                     .turn = random.rotation(),
                     .velocity = -0.5 * way});
    world.use_automatic_step(1);
    const Real before = kinetic(world);
    if (!run_through_impact(world, 0.1)) continue;
    ++met;
    worst = std::max(worst, std::abs(kinetic(world) / before - 1));
  }
  EXPECT_GT(met, 0.8 * impacts);
  EXPECT_LT(worst, 3e-3);
}

TEST(Dilated, ImpactsKeepTheirEnergy) { expect_energy_kept("hertz_mindlin", 50); }
TEST(Dilated, AThousandImpactsKeepTheirEnergyFull) {
  expect_energy_kept("hertz_mindlin", 1000);
  expect_energy_kept("linear", 1000);
}

// Flat on a plane, on an edge, on a corner: faces, lines and points, straight down, so that all of
// the impact is along the line of centres.
struct Landing {
  Prototype shape;
  Quat turn;
};

TEST(Dilated, RestitutionIsTheOneAskedFor) {
  const Quat on_side = rotation_by({pi / 2, 0, 0});
  const std::vector<Landing> landings = {
      {capsule_prototype("standing capsule", 1, 0.4), {}},
      {capsule_prototype("lying capsule", 1, 0.4), on_side},
      {ellipsoid_prototype("ellipsoid on its side", {0.6, 0.8, 1}, 0.2), on_side},
      {round_disc_prototype("disc on its face", 1, 0.3), {}},
      {round_disc_prototype("disc on its rim", 1, 0.3), on_side},
      {rounded_box(1, 0.8, 0.5, 0.2), {}},
      {rounded_box(1, 0.8, 0.5, 0.2), on_side}};
  for (const char* law : {"hertz_mindlin", "linear"})
    for (const Real restitution : {0.9, 0.5, 0.2})
      for (const Landing& landing : landings) {
        World world = make_world(smooth(restitution), law);
        add_shapes(world, {landing.shape});
        world.add_plane({}, {0, 0, 1});
        const Id id = world.add_block({.position = {0, 0, size * landing.shape.radius * 1.01},
                                       .scale = size,
                                       .turn = landing.turn,
                                       .velocity = {0, 0, -0.5}});
        world.use_automatic_step(1);
        ASSERT_TRUE(run_through_impact(world, 0.2)) << landing.shape.name;
        EXPECT_NEAR(world.velocity(id).z / 0.5, restitution, 0.01)
            << landing.shape.name << ", " << law;
      }
}

// Under gravity on a floor: a plane, and triangles that make one.
TEST(Dilated, WhatLiesFlatRests) {
  const Quat on_side = rotation_by({pi / 2, 0, 0});
  const std::vector<Landing> landings = {{capsule_prototype("capsule", 1, 0.4), on_side},
                                         {round_disc_prototype("disc", 1, 0.3), {}},
                                         {rounded_box(1, 0.8, 0.5, 0.2), {}}};
  for (const Landing& landing : landings) {
    World world = make_world();
    add_shapes(world, {landing.shape});
    world.add_plane({}, {0, 0, 1});
    world.set_gravity({0, 0, -9.81});
    const Quat tilt = rotation_by({0.05, 0.04, 0});
    const Id id = world.add_block({.position = {0, 0, size * landing.shape.radius},
                                   .scale = size,
                                   .turn = tilt * landing.turn});
    world.use_automatic_step(1);
    world.run_for(0.6);
    EXPECT_LT(length(world.velocity(id)), 1e-5) << landing.shape.name;
    EXPECT_LT(length(world.spin(id)), 1e-3) << landing.shape.name;
    EXPECT_LT(std::abs(world.ledger().relative_residual()), 1e-3) << landing.shape.name;
  }
}

// A capsule along another, a rounded box on a box: a stack stays.
TEST(Dilated, AStackOfRoundedBoxesStays) {
  World world = make_world();
  add_shapes(world, {rounded_box(1, 1, 0.5, 0.2)});
  world.add_plane({}, {0, 0, 1});
  world.set_gravity({0, 0, -9.81});
  const Real height = 2 * 0.7 * size;
  for (int k = 0; k < 3; ++k)
    world.add_block({.position = {0.05 * size * k, 0, (k + 0.5) * height}, .scale = size});
  world.use_automatic_step(1);
  world.run_for(0.5);
  for (int k = 0; k < 3; ++k) {
    EXPECT_LT(length(world.velocity(k)), 1e-4) << k;
    EXPECT_NEAR(world.position(k).z, (k + 0.5) * height, 0.05 * height) << k;
  }
}

// A disc on its face on what lies on a plane: boxes wider and narrower than the disc, sharp and
// rounded, and another disc; then a capsule, and a narrow box, on the face of a disc.
TEST(Dilated, DiscsRestOnOthersAndOthersOnDiscs) {
  const Prototype disc = round_disc_prototype("disc", 1, 0.3);
  const Prototype wide = rounded_box(1.2, 1.1, 0.5, 0.2), narrow = rounded_box(0.5, 0.4, 0.3, 0.2);
  const Prototype sharp = prototype_from_points("sharp box", box_corners({1.4, 1.2, 1}));
  const Prototype capsule = capsule_prototype("capsule", 1.2, 0.3);
  const Quat lying = rotation_by({pi / 2, 0, 0});
  struct Stack {
    Landing low, high;
    Real half_low, half_high;  // heights
    Real aside = 0.1;          // a capsule beside the middle would roll away
  };
  const std::vector<Stack> stacks = {
      {{wide, {}}, {disc, {}}, 0.7, 0.3},   {{narrow, {}}, {disc, {}}, 0.5, 0.3},
      {{sharp, {}}, {disc, {}}, 0.5, 0.3},  {{disc, {}}, {disc, {}}, 0.3, 0.3},
      {{disc, {}}, {narrow, {}}, 0.3, 0.5}, {{disc, {}}, {capsule, lying}, 0.3, 0.3, 0}};
  for (const Stack& stack : stacks) {
    World world = make_world();
    world.add_shape(assembly_of(stack.low.shape));
    world.add_shape(assembly_of(stack.high.shape));
    world.add_plane({}, {0, 0, 1});
    world.set_gravity({0, 0, -9.81});
    world.add_block({.shape = 1,
                     .position = {0, 0, size * stack.half_low},
                     .scale = size,
                     .turn = stack.low.turn});
    const Real height = size * (2 * stack.half_low + stack.half_high);
    world.add_block({.shape = 2,
                     .position = {stack.aside * size, 0, height + 0.03 * size},
                     .scale = size,
                     .turn = rotation_by({0.02, 0, 0}) * stack.high.turn});
    world.use_automatic_step(1);
    world.run_for(0.6);
    const std::string who = stack.high.shape.name + " on " + stack.low.shape.name;
    EXPECT_LT(length(world.velocity(1)), 1e-4) << who;
    EXPECT_LT(length(world.spin(1)), 1e-2) << who;
    EXPECT_NEAR(world.position(1).z, height, 0.02 * size) << who;
    EXPECT_LT(std::abs(world.ledger().relative_residual()), 1e-3) << who;
  }
}

// The force between two bodies, or of all walls on one, as a multiple of that of one spring of
// `depth`.
Real springs(World& world, Real depth) {
  world.edit_model().limits.overlap = 100;
  world.set_time_step(1e-9);
  world.run_steps(1);
  const Snapshot now = world.state();
  Vec3 force;
  for (const Vec3& f : now.pairs.force) force += f;
  for (const Vec3& f : now.walls.force) force += f;
  return length(force) / (1e6 * depth);
}

// Capsules from stout to 1:50 that cross each other anywhere, at any angle. The spring tapers only
// where ends are about to bear: at this depth they do up to 0.32 of the reach from where the two
// cross, and there 0.085 of the spring are left.
TEST(Dilated, CapsulesPushAsHardWhereverTheyCross) {
  const Quat along_x = rotation_by({0, pi / 2, 0});
  for (const Real radius : {0.5, 0.1, 0.02})
    for (const Real angle : {0.001, 0.003, 0.01, 0.02, 0.04, 0.1, 0.3, 1.0, pi / 2})
      for (const Real from_end : {0.003, 0.01, 0.03, 0.06, 0.1, 0.3, 1.0}) {
        World world = make_world(smooth(1), "linear");
        add_shapes(world, {capsule_prototype("capsule", 1, radius)});
        const Real depth = 0.1 * radius * size;
        world.add_block({.scale = size, .turn = along_x});
        world.add_block({.position = {(1 - from_end) * size, 0, 2 * radius * size - depth},
                         .scale = size,
                         .turn = rotation_by({0, 0, angle}) * along_x});
        const Real push = springs(world, depth);
        EXPECT_GT(push, 0.08) << radius << " " << angle << " " << from_end;
        EXPECT_LT(push, 5) << radius << " " << angle << " " << from_end;
      }
}

// A ridge along y of so many pieces, the one side before the other in the list or after it.
void add_ridge(World& world, int pieces, bool right_first) {
  add_still_surface(world);
  const Real far = 5 * size, part = 2 * far / pieces;
  for (int i = 0; i < pieces; ++i) {
    const Real y = i * part - far, z = y + part;
    const std::vector<Vec3> right = {{0, y, 0}, {far, y, -far}, {far, z, -far}, {0, z, 0}};
    const std::vector<Vec3> left = {{0, y, 0}, {0, z, 0}, {-far, z, -far}, {-far, y, -far}};
    add_facet(world, right_first ? right : left);
    add_facet(world, right_first ? left : right);
  }
}

// Wherever the middle of the body is, and whether or not two pieces meet below it.
TEST(Dilated, RidgesBearWhatLiesAcross) {
  const Real radius = 0.1, depth = 0.1 * radius * size;
  struct Body {
    Prototype shape;
    Quat turn;
    Real half_height;
  };
  const std::vector<Body> bodies = {
      {capsule_prototype("capsule", 1, radius), rotation_by({0, pi / 2, 0}), radius},
      {rounded_box(1, 1, 1, radius), {}, 1 + radius}};
  for (const Body& body : bodies)
    for (const int pieces : {1, 2, 5, 40})
      for (const bool right_first : {true, false})
        for (const Real aside : {-0.8, -0.5, -0.1, 0.0, 0.03, 0.3, 0.9}) {
          World world = make_world(smooth(1), "linear");
          add_shapes(world, {body.shape});
          add_ridge(world, pieces, right_first);
          world.add_block({.position = {aside * size, 1e-5, body.half_height * size - depth},
                           .scale = size,
                           .turn = body.turn});
          const Real push = springs(world, depth);
          EXPECT_GT(push, 0.5) << body.shape.name << " " << pieces << " " << aside;
          EXPECT_LT(push, body.half_height < 1 ? 2 : 12) << body.shape.name << " " << pieces;
        }
}

// Faces and edges without a corner of their own near a peak, and near the corner of a plate.
TEST(Dilated, CornersOfWallsBearFacesAndEdges) {
  const Real radius = 0.1, depth = 0.1 * radius * size, far = 5 * size;
  const std::vector<Vec3> square_ring = {{-1, -1, 0}, {1, -1, 0}, {1, 1, 0}, {-1, 1, 0}};
  const std::vector<std::pair<Prototype, Real>> bodies = {
      {rounded_box(1, 1, 1, radius), 1 + radius},
      {round_plate_prototype("plate", square_ring, radius), radius},
      {round_disc_prototype("disc", 1, radius), radius}};
  for (const auto& [shape, half_height] : bodies)
    for (const bool peak : {true, false})
      for (const Real aside : {0.0, 0.3, 0.7}) {
        World world = make_world(smooth(1), "linear");
        add_shapes(world, {shape});
        add_still_surface(world);
        const Vec3 foot[] = {{far, 0, -far}, {0, far, -far}, {-far, 0, -far}, {0, -far, -far}};
        for (int i = 0; i < 4 && peak; ++i) add_facet(world, {{}, foot[i], foot[(i + 1) % 4]});
        if (!peak) add_facet(world, {{}, {far, 0, 0}, {far, far, 0}, {0, far, 0}});
        world.add_block(
            {.position = {-aside * size, -0.5 * aside * size, half_height * size - depth},
             .scale = size});
        const Real push = springs(world, depth);
        EXPECT_GT(push, 0.5) << shape.name << " " << peak << " " << aside;
        EXPECT_LT(push, 6) << shape.name << " " << peak << " " << aside;
      }
}

// A dashpot of its own: with k = 20 kN/m, eta = 1.3 N s/m and the mass m the oscillator rebounds
// with exp(-pi b / sqrt(1 - b^2)), b = eta / (2 sqrt(k m*)), less what is cut off at the end.
TEST(Dilated, HopkinsLawHasItsViscosity) {
  Material m = smooth(1);
  m.set(normal_stiffness, 2e4).set(tangential_ratio, 0.6).set(viscosity, 1.3);
  World world = make_world(m, "hopkins");
  add_shapes(world, {ellipsoid_prototype("grain", {3.38, 3.38, 4.78}, 0.5)});
  const Real speed = 0.2;
  world.add_block({.position = {0, 0, 0}, .scale = size, .velocity = {0, 0, speed}});
  const Real height = 2 * 5.28 * size;
  world.add_block({.position = {0, 0, 1.001 * height}, .scale = size, .velocity = {0, 0, -speed}});
  world.use_automatic_step(1);
  ASSERT_TRUE(run_through_impact(world, 1));
  const Real mass = 0.5 * world.state().bodies.mass[0];
  const Real b = 1.3 / (2 * std::sqrt(2e4 * mass));
  EXPECT_NEAR(world.velocity(1).z / speed, std::exp(-pi * b / std::sqrt(1 - b * b)), 2e-3);
}

// Kinetic energy of bodies, or a little more: as if all of their mass turned at the largest radius.
// Ellipsoids are left out.
Real most_kinetic(World& world, const std::vector<Prototype>& list) {
  const Snapshot now = world.state();
  const HostBodies& b = now.bodies;
  Real sum = 0;
  for (std::size_t i = 0; i < b.size(); ++i) {
    const int shape = b.shape[i] - 1;
    if (shape >= 0 && shape < static_cast<int>(list.size()) &&
        list[shape].core == CoreKind::ellipsoid)
      continue;
    const Real turning = b.radius[i] * length(b.spin[i]);
    sum += 0.5 * b.mass[i] * (squared_length(b.velocity[i]) + square(turning));
  }
  return sum;
}

// All kinds together, poured into a box of plates: the ledger closes, and everything comes to rest
// but ellipsoids, which nothing keeps from rocking.
TEST(Dilated, MixedShapesComeToRestInABox) {
  std::vector<Prototype> list = shapes();
  list.push_back(round_disc_prototype("disc", 0.8, 0.3));
  World world = make_world();
  add_shapes(world, list);
  world.add_shape(box_corners({1.4, 1.4, 1.4}));
  world.add_box({-0.04, -0.04, 0}, {0.04, 0.04, 0.4});
  world.set_gravity({0, 0, -9.81});
  Random random(5);
  for (int k = 0; k < 40; ++k)
    world.add_block({.shape = 1 + k % 7,
                     .position = {k & 1 ? 0.02 : -0.02, k & 2 ? 0.02 : -0.02, 0.02 + 0.009 * k},
                     .scale = size,
                     .turn = random.rotation()});
  world.add({.position = {0, 0, 0.38}, .radius = 0.01});
  world.use_automatic_step(3);
  world.run_for(1);
  EXPECT_LT(most_kinetic(world, list), 1e-6);
  for (int k = 0; k < 40; ++k) EXPECT_GT(world.position(k).z, 0) << k;
  EXPECT_LT(std::abs(world.ledger().relative_residual()), 0.01);
}

}  // namespace
}  // namespace clast::test
