// Polyhedra keep their energy: impacts without friction, at the step the engine chooses itself.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/random.hpp"
#include "shape/library.hpp"
#include "tests/support/grains.hpp"
#include "tests/support/impacts.hpp"

namespace clast::test {
namespace {

Material smooth(Real restitution) {
  Material m = grain();
  m.friction = 0;
  m.restitution = restitution;
  return m.set(youngs_modulus, 1e8).set(normal_stiffness, 1e6).set(volume_stiffness, 1e9);
}

// Of the bounding radius r.
Block block(const World& world, int shape, Real r) {
  return {.shape = shape, .scale = r / world.model().shapes[shape].radius};
}

Quat about_x(Real angle) { return {std::cos(0.5 * angle), std::sin(0.5 * angle), 0, 0}; }
Quat about_z(Real angle) { return {std::cos(0.5 * angle), 0, 0, std::sin(0.5 * angle)}; }

// Two cubes that meet face to face, off centre, one of them turned by 45 degrees.
TEST(PolyhedraEnergy, TurnedCubesThatMeetOffCentreKeepIt) {
  for (const Real restitution : {1.0, 0.9}) {
    World world = make_world(smooth(restitution), "hertz_mindlin");
    world.add_shape(box_corners({1, 1, 1}));
    world.add_block({.scale = 0.01, .velocity = {0, 0, 0.5}});
    world.add_block({.position = {0.004, 0.004, 0.0202},
                     .scale = 0.01,
                     .turn = about_z(pi / 4),
                     .velocity = {0, 0, -0.5}});
    world.use_automatic_step(1);
    const Real before = kinetic(world);
    EXPECT_TRUE(run_through_impact(world, 0.1));
    EXPECT_LT(kinetic(world) / before, restitution == 1 ? 1.003 : 1);
    EXPECT_GT(kinetic(world) / before, restitution == 1 ? 0.997 : 0.7);
  }
}

// Faces, edges and corners of all shapes, turned, tilted, off centre.
TEST(PolyhedraEnergy, AThousandImpactsKeepIt) {
  Random random(11);
  const char* names[] = {"cube",  "tetrahedron", "octahedron", "ballast_1",
                         "brick", "flat_plate",  "prism16",    "gravel_1"};
  const Real r = 0.01;
  int hits = 0;
  for (int n = 0; n < 1100; ++n) {
    World world = make_world(smooth(1), "hertz_mindlin");
    const int first = world.add_shape(load_shape(names[n % 8]));
    const int second = world.add_shape(load_shape(names[n / 8 % 8]));
    const int kind = n % 3;  // any turns; face to face and turned about the normal; aligned
    Block a = block(world, first, r), b = block(world, second, r);
    Vec3 towards = direction(random);
    if (kind == 0) {
      a.turn = random.rotation();
      b.turn = random.rotation();
    } else {
      if (kind == 1) b.turn = about_z(6 * random.uniform());
      towards = normalized(Vec3{random.uniform() - 0.5, random.uniform() - 0.5, 1.5});
    }
    a.velocity = 0.5 * towards;
    b.velocity = -0.5 * towards;
    b.position = 2.02 * r * towards;
    world.add_block(a);
    world.add_block(b);
    world.use_automatic_step(1);
    const Real before = kinetic(world);
    if (!run_through_impact(world, 0.03)) continue;
    ++hits;
    EXPECT_NEAR(kinetic(world) / before, 1, 0.003)
        << names[n % 8] << " and " << names[n / 8 % 8] << ", impact " << n;
  }
  EXPECT_GE(hits, 1000);
}

// A corner may come out of the other body beside a sharp edge of it,
TEST(PolyhedraEnergy, ImpactsOfTetrahedraKeepIt) {
  Random random(14);
  const Real r = 0.01;
  int hits = 0;
  for (int n = 0; n < 600; ++n) {
    World world = make_world(smooth(1), "hertz_mindlin");
    const int shape = world.add_shape(load_shape("tetrahedron"));
    const Vec3 towards = direction(random);
    const Real speed = n % 2 == 0 ? 0.5 : 2.5;
    for (const Real side : {-1.0, 1.0}) {
      Block b = block(world, shape, r);
      b.position = 1.01 * side * r * towards;
      b.turn = random.rotation();
      b.velocity = -side * speed * towards;
      world.add_block(b);
    }
    world.use_automatic_step(2 * speed);
    const Real before = kinetic(world);
    if (!run_through_impact(world, 0.03)) continue;
    ++hits;
    EXPECT_NEAR(kinetic(world) / before, 1, 0.003) << "impact " << n;
  }
  EXPECT_GE(hits, 500);
}

// or at the far side of a plate.
TEST(PolyhedraEnergy, CubesThatHitThinPlatesKeepIt) {
  Random random(15);
  const Real r = 0.01;
  Material soft = smooth(1);
  soft.set(youngs_modulus, 2e7);
  for (int n = 0; n < 60; ++n) {
    World world = make_world(soft, "hertz_mindlin");
    const int cube = world.add_shape(load_shape("cube"));
    const int plate = world.add_shape(box_corners({1, 1, 0.005}));
    world.add_block(block(world, plate, 5 * r));
    Block b = block(world, cube, r);
    b.position = {0.4 * r * random.uniform(), 0.4 * r * random.uniform(), 1.04 * r};
    b.turn = random.rotation();
    b.velocity = {0.2 * random.uniform(), 0.1, -1.5};
    world.add_block(b);
    world.use_automatic_step(1.5);
    const Real before = kinetic(world);
    EXPECT_TRUE(run_through_impact(world, 0.03));
    EXPECT_NEAR(kinetic(world) / before, 1, 0.003) << "impact " << n;
  }
}

// The end of a needle meets the rim of a thin disc edge along edge, slowly: a region of two small
// sides, far from the corner that the search names of a face that lies flat.
TEST(PolyhedraEnergy, NeedlesThatMeetRimsOfDiscsKeepIt) {
  Random random(16);
  const Real r = 0.01, speed = 0.001;
  for (int n = 0; n < 12; ++n) {
    const int sides = 20 + 5 * (n % 3);
    const Real half = 0.05, flat = std::cos(pi / sides), wide = std::sin(pi / sides);
    std::vector<Vec3> corners;
    for (int i = 0; i < 2 * sides; ++i) {
      const Real angle = 2 * pi * (i / 2 + 0.5) / sides;
      corners.push_back({std::sin(angle), i % 2 == 0 ? -half : half, std::cos(angle)});
    }
    World world = make_world(smooth(1), "hertz_mindlin");
    Block needle = block(world, world.add_shape(box_corners({2, 2, 50})), r);
    Block disc = block(world, world.add_shape(corners), r);
    // Both edges lie along x, that of the disc at the top of it, that of the needle at the bottom.
    disc.turn = about_x(pi / 4);
    needle.turn = about_x(5 * pi / 4);
    const Vec3 on_disc{wide * random.uniform(-1, 1), half, flat};
    const Vec3 on_needle{random.uniform(-1, 1), 1, 25};
    needle.position = disc.scale * rotate(disc.turn, on_disc) -
                      needle.scale * rotate(needle.turn, on_needle) + Vec3{0, 0, 2e-5 * r};
    needle.velocity = {0, 0, -speed};
    world.add_block(needle);
    world.add_block(disc);
    world.use_automatic_step(speed);
    const Real before = kinetic(world);
    EXPECT_TRUE(run_through_impact(world, 0.1));
    EXPECT_NEAR(kinetic(world) / before, 1, 0.001) << "impact " << n;
  }
}

TEST(PolyhedraEnergy, ImpactsOnPlanesAndPlatesKeepIt) {
  Random random(12);
  const char* names[] = {"cube", "tetrahedron", "prism16", "ballast_1", "flat_plate"};
  const Real r = 0.01;
  for (int n = 0; n < 300; ++n) {
    World world = make_world(smooth(1), "hertz_mindlin");
    const int shape = world.add_shape(load_shape(names[n % 5]));
    if (n % 2 == 0)
      world.add_plane({0, 0, 0}, {0, 0, 1});
    else
      for (const Vec3& middle :
           {Vec3{-0.1, -0.1, 0}, {-0.1, 0.1, 0}, {0.1, -0.1, 0}, {0.1, 0.1, 0}})
        world.add_rectangle(middle, {0.2, 0, 0}, {0, 0.2, 0});
    Block body = block(world, shape, r);
    body.position = {0.02 * random.uniform() - 0.01, 0.02 * random.uniform() - 0.01, 1.02 * r};
    body.velocity = {0.2 * random.uniform(), -0.2 * random.uniform(), -0.5};
    if (n % 3 != 0) body.turn = random.rotation();
    world.add_block(body);
    world.use_automatic_step(1);
    const Real before = kinetic(world);
    EXPECT_TRUE(run_through_impact(world, 0.1));
    EXPECT_NEAR(kinetic(world) / before, 1, 0.003) << names[n % 5] << ", impact " << n;
  }
}

// ---- restitution
// ---------------------------------------------------------------------------------

enum class Feature { face, edge, vertex };

// From how a cube was given to how the feature looks down.
Quat looking_down(Feature feature) {
  if (feature == Feature::face) return {};
  if (feature == Feature::edge) return {std::cos(pi / 8), std::sin(pi / 8), 0, 0};
  const Vec3 corner = normalized(Vec3{1, 1, 1}), axis = normalized(cross(corner, {0, 0, -1}));
  const Real half = 0.5 * std::acos(-corner.z);
  return {std::cos(half), std::sin(half) * axis.x, std::sin(half) * axis.y,
          std::sin(half) * axis.z};
}

// Head-on and central, so that there is one impact and nothing turns. `way` shifts the time of the
// first touch against the steps.
Real obtained(const char* law, Feature feature, bool on_cube, Real restitution, Real way) {
  World world = make_world(smooth(restitution), law);
  world.add_shape(box_corners({1, 1, 1}));
  if (on_cube)
    world.add_block({.position = {0, 0, -0.005}, .scale = 0.01});
  else
    world.add_plane({0, 0, 0}, {0, 0, 1});
  const Id mover = world.add_block({.position = {0, 0, 0.0095 + way},
                                    .scale = 0.01,
                                    .turn = looking_down(feature),
                                    .velocity = {0, 0, -0.5}});
  world.use_automatic_step(0.5);
  EXPECT_TRUE(run_through_impact(world, 0.1));
  return (world.velocity(mover).z - (on_cube ? world.velocity(0).z : 0)) / 0.5;
}

TEST(PolyhedraRestitution, IsWhatWasAskedForOnFacesEdgesAndCorners) {
  for (const char* law : {"hertz_mindlin", "volume", "hertz_points", "linear"})
    for (const Feature feature : {Feature::face, Feature::edge, Feature::vertex})
      for (const bool on_cube : {false, true})
        for (const Real e : {0.1, 0.3, 0.5, 0.7, 0.9})
          for (const Real way : {0.0, 1.7e-6, 2.9e-6})
            EXPECT_NEAR(obtained(law, feature, on_cube, e, way), e, 0.01 * e)
                << law << ", feature " << static_cast<int>(feature)
                << (on_cube ? " on a cube" : "");
}

// A ball that comes down on a cube, both free.
TEST(PolyhedraRestitution, HoldsForBallsOnCubes) {
  for (const char* law : {"hertz_mindlin", "volume", "hertz_points", "linear"})
    for (const Feature feature : {Feature::face, Feature::edge, Feature::vertex})
      for (const Real e : {0.1, 0.5, 0.9}) {
        World world = make_world(smooth(e), law);
        world.add_shape(box_corners({1, 1, 1}));
        const Id cube =
            world.add_block({.scale = 0.01, .turn = Quat{0, 1, 0, 0} * looking_down(feature)});
        const Id ball =
            world.add({.position = {0, 0, 0.0142}, .radius = 0.005, .velocity = {0, 0, -0.5}});
        world.use_automatic_step(0.5);
        EXPECT_TRUE(run_through_impact(world, 0.1));
        EXPECT_NEAR((world.velocity(ball).z - world.velocity(cube).z) / 0.5, e, 0.01 * e)
            << law << ", feature " << static_cast<int>(feature);
      }
}

// Parallel edges, and corner on corner, do not slip past each other: regions have no normal that
// could be that of a face, and the push on bodies that meet head-on is along their approach.
TEST(PolyhedraRestitution, HoldsForParallelEdgesAndForCornerOnCorner) {
  for (const Feature feature : {Feature::edge, Feature::vertex}) {
    World world = make_world(smooth(0.1), "hertz_mindlin");
    world.add_shape(box_corners({1, 1, 1}));
    const Quat down = looking_down(feature);
    world.add_block({.scale = 0.01, .turn = Quat{0, 1, 0, 0} * down, .velocity = {0, 0, 0.5}});
    world.add_block(
        {.position = {0, 0, 0.0176}, .scale = 0.01, .turn = down, .velocity = {0, 0, -0.5}});
    world.use_automatic_step(1);
    const Real before = kinetic(world);
    EXPECT_TRUE(run_through_impact(world, 0.1));
    EXPECT_NEAR(kinetic(world) / before, 0.01, 0.002) << static_cast<int>(feature);
  }
}

// ---- crowds
// --------------------------------------------------------------------------------------

void add_lattice(World& world, int count, int shapes, Real r, Real speed, int per_row) {
  Random random(13);
  for (int i = 0; i < count; ++i) {
    Block b = block(world, 1 + i % shapes, r * (0.7 + 0.3 * random.uniform()));
    b.position = 2.05 * r *
                 Vec3{i % per_row + 0.5, i / per_row % per_row + 0.5,
                      static_cast<Real>(i / (per_row * per_row)) + 0.5};
    b.turn = random.rotation();
    b.velocity = speed * direction(random);
    world.add_block(b);
  }
}

void add_closed_box(World& world, Real side) {
  for (const Vec3& n : {Vec3{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}) {
    world.add_plane({0, 0, 0}, n);
    world.add_plane(side * n, -n);
  }
}

World storm(Real seconds_of_speed) {
  World world = make_world(smooth(1), "hertz_mindlin");
  for (const char* name : {"cube", "tetrahedron", "octahedron", "ballast_1", "brick", "flat_plate",
                           "prism16", "gravel_1"})
    world.add_shape(load_shape(name));
  const Real r = 0.01;
  add_lattice(world, 500, 8, r, seconds_of_speed, 8);
  add_closed_box(world, 8 * 2.05 * r);
  world.use_automatic_step(2 * seconds_of_speed);
  return world;
}

void expect_kept(World world, Real seconds) {
  const Real before = world.ledger().held.total();
  world.run_for(seconds);
  EXPECT_NEAR(world.ledger().held.total() / before, 1, 0.001);
}

TEST(PolyhedraEnergy, AStormOfMixedShapesKeepsIt) { expect_kept(storm(0.5), 0.1); }
TEST(PolyhedraEnergy, AStormOfMixedShapesKeepsItFull) { expect_kept(storm(0.5), 2); }

// Was stopped for an energy that nobody had put in.
TEST(PolyhedraEnergy, PouredCubesAreNotStoppedFull) {
  World world = make_world(smooth(0.9), "hertz_mindlin");
  world.set_gravity({0, 0, -9.81});
  world.add_shape(box_corners({1, 1, 1}));
  const Real r = 0.01;
  add_lattice(world, 300, 1, r, 0, 5);
  world.add_box({0, 0, 0}, {10.25 * r, 10.25 * r, 1});
  world.use_automatic_step(2);
  world.run_for(0.7);
  EXPECT_LT(std::abs(world.ledger().relative_residual()), 0.01);
}

}  // namespace
}  // namespace clast::test
