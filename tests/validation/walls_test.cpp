// Walls obey the law of particles, and their edges and corners push the right way.
#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/contact_forms.hpp"

namespace clast::test {
namespace {

// A wall is what a sphere becomes as it grows: an oblique, spinning impact on a plane and on a
// fixed sphere ten thousand times larger end alike within 0.1 %.
TEST(Wall, ActsLikeAHugeSphere) {
  for (const char* law : {"hertz_mindlin", "linear"}) {
    Material m = stiff_grain();
    m.set(youngs_modulus, 1e10);
    m.set(normal_stiffness, 1e7);
    m.rolling_friction = 0.1;
    const Ball ball{.position = {0, 0, 0.01}, .velocity = {0.2, 0.1, -0.3}, .spin = {5, -20, 40}};
    World on_plane = make_world(m, law), on_sphere = make_world(m, law);
    on_plane.add(ball);
    on_plane.add_plane({}, {0, 0, 1});
    on_sphere.add(ball);
    on_sphere.add({.position = {0, 0, -100}, .radius = 100, .mass = 1e15});
    for (World* world : {&on_plane, &on_sphere}) {
      world->edit_model().dt = 1e-7;
      world->start();
      world->run_steps(5000);
      EXPECT_GT(world->velocity(0).z, 0.05);  // has bounced
      EXPECT_EQ(world->ledger().held.elastic_normal, 0);
    }
    EXPECT_LT(length(on_plane.velocity(0) - on_sphere.velocity(0)), 0.001 * 0.3);
    EXPECT_LT(length(on_plane.spin(0) - on_sphere.spin(0)), 0.001 * 45);
  }
}

// Where an elastic, frictionless impact on a rectangle at the origin sends a sphere that came down.
Vec3 bounced(const Vec3& from, const Vec3& velocity) {
  Material m = elastic_grain();
  m.set(youngs_modulus, 1e9);
  World world = make_world(m);
  world.add_rectangle({}, {0.2, 0, 0}, {0, 0.1, 0});
  world.add({.position = from, .velocity = velocity});
  world.use_automatic_step(length(velocity), 0.1);
  world.start();
  world.run_for(0.02);
  EXPECT_EQ(world.ledger().held.elastic_normal, 0);
  EXPECT_NEAR(length(world.velocity(0)), length(velocity), 1e-3 * length(velocity));
  return world.velocity(0);
}

// The velocity changes along the line from the nearest point of the rectangle to the centre, within
// 0.02 rad: the sphere moves on a little while it touches.
void expect_pushed_from(const Vec3& nearest, const Vec3& touch, const Vec3& velocity) {
  const Vec3 direction = normalized(touch - nearest);
  const Vec3 start = nearest + 0.01 * direction - 1e-3 * velocity;
  const Vec3 change = bounced(start, velocity) - velocity;
  EXPECT_GT(length(change), 0.1);
  EXPECT_LT(length(normalized(change) - direction), 0.02);
}

TEST(Rectangle, FacePushesAlongItsNormalOnBothSides) {
  expect_pushed_from({0.05, 0.02, 0}, {0.05, 0.02, 1}, {0, 0, -1});
  expect_pushed_from({0.05, 0.02, 0}, {0.05, 0.02, -1}, {0, 0, 1});
}

TEST(Rectangle, EdgePushesAwayFromTheEdge) {
  expect_pushed_from({0.1, 0.02, 0}, {0.1 + 0.6, 0.02, 0.8}, {0, 0, -1});
  expect_pushed_from({-0.03, -0.05, 0}, {-0.03, -0.05 - 0.8, -0.6}, {0, 0.5, 0.5});
}

TEST(Rectangle, CornerPushesAwayFromTheCorner) {
  expect_pushed_from({0.1, 0.05, 0}, {0.1 + 0.5, 0.05 + 0.4, 0.7}, {0, 0, -1});
}

TEST(Rectangle, LetsPassWhatMissesIt) {
  const Vec3 v = bounced({0.1101, 0, 0.01}, {0, 0, -1});
  EXPECT_EQ(v, Vec3(0, 0, -1));
}

// A sphere pressed into the corner of a box by gravity along (1, 1, 1): every wall carries its
// share of the weight, within 0.1 %.
TEST(Box, CornerCarriesTheWeight) {
  Material m = grain();
  m.friction = 0;
  World world = make_world(m);
  world.add_box({0, 0, 0}, {0.1, 0.1, 0.1});
  world.edit_model().gravity = {-4, -5, -6};
  world.add({.position = {0.011, 0.011, 0.011}});
  world.use_automatic_step(0.2);
  world.start();
  world.run_for(1);
  const Real mass = ball_mass(m.density, 0.01);
  const auto loads = world.engine().wall_loads();
  EXPECT_NEAR(loads[0].force.z, -6 * mass, 0.001 * 6 * mass);
  EXPECT_NEAR(loads[1].force.x, -4 * mass, 0.001 * 4 * mass);
  EXPECT_NEAR(loads[3].force.y, -5 * mass, 0.001 * 5 * mass);
  EXPECT_LT(length(loads[2].force), 1e-12);
  EXPECT_LT(length(loads[4].force), 1e-12);
}

// A sphere that rolls over the seam of two coplanar rectangles moves on as over one: it keeps its
// speed and its height within a tenth of the overlap it rests with.
TEST(Rectangle, SeamOfTwoIsNotFelt) {
  Material m = grain();
  m.restitution = 0.5;
  const Real r = 0.01, u = 0.2;
  const Real rests = overlap_under(ball_mass(m.density, r) * 9.81, m, r);
  World whole = make_world(m), seam = make_world(m);
  whole.add_rectangle({}, {0.4, 0, 0}, {0, 0.2, 0});
  seam.add_rectangle({-0.1, 0, 0}, {0.2, 0, 0}, {0, 0.2, 0});
  seam.add_rectangle({0.1, 0, 0}, {0.2, 0, 0}, {0, 0.2, 0});
  Real highest = 0;
  for (World* world : {&whole, &seam}) {
    world->edit_model().gravity = {0, 0, -9.81};
    world->add({.position = {-0.01, 0, r - rests}, .velocity = {u, 0, 0}, .spin = {0, u / r, 0}});
    world->use_automatic_step(u);
    world->start();
  }
  for (int i = 0; i < 1000; ++i) {
    whole.run_for(1e-4);
    seam.run_for(1e-4);
    highest = std::max(highest, std::abs(seam.position(0).z - whole.position(0).z));
  }
  EXPECT_GT(seam.position(0).x, 0.005);
  EXPECT_NEAR(seam.velocity(0).x, whole.velocity(0).x, 0.001 * u);
  EXPECT_LT(highest, 0.1 * rests);
}

}  // namespace
}  // namespace clast::test
