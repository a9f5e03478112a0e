// Bodies of several convex parts against closed forms, and against the convex body they make up.
#include <gtest/gtest.h>

#include <cmath>

#include "base/random.hpp"
#include "shape/library.hpp"
#include "tests/support/boxes.hpp"
#include "tests/support/grains.hpp"

namespace clast::test {
namespace {

const Vec3 down{0, 0, -9.81};

Material stone() {
  Material m = grain();
  m.set(youngs_modulus, 5e7);
  return m;
}

// Seven cubes of side 2: I / m = 2^2 / 6 about its own middle, and four of seven at distance 2.
TEST(Concave, InertiaOfTheJackIsExact) {
  const Assembly jack = load_shape("jack");
  EXPECT_EQ(jack.parts.size(), 5u);
  EXPECT_NEAR(jack.radius, std::sqrt(11.0), 1e-14);
  EXPECT_NEAR(jack.volume, 56 / std::pow(11, 1.5), 1e-14);
  const Real moment = (2.0 / 3 + 16.0 / 7) / 11;
  for (int axis = 0; axis < 3; ++axis) EXPECT_NEAR(jack.inertia[axis], moment, 1e-14);
}

// A foot of 3 x 1 x 1 along x with a leg of 1 x 1 x 2 on its end: products of inertia by hand.
TEST(Concave, InertiaOfTheLIsExact) {
  const Assembly l = body_of({{{0, 0, 0}, {3, 1, 1}}, {{0, 0, 1}, {1, 1, 3}}});
  EXPECT_LT(length(l.centroid - Vec3{1.1, 0.5, 1.1}), 1e-14);
  // Second moments over the volume: own ones, and what the centroids add.
  const Real xx = 3 * (9.0 / 12 + square(1.5 - 1.1)) + 2 * (1.0 / 12 + square(0.5 - 1.1));
  const Real zz = 3 * (1.0 / 12 + square(0.5 - 1.1)) + 2 * (4.0 / 12 + square(2 - 1.1));
  const Real xz = 3 * (1.5 - 1.1) * (0.5 - 1.1) + 2 * (0.5 - 1.1) * (2 - 1.1), yy = 5.0 / 12;
  const Real middle = 0.5 * (xx + zz), swing = std::sqrt(square(0.5 * (xx - zz)) + square(xz));
  std::vector<Real> expected{yy + middle + swing, yy + middle - swing, 2 * middle}, found;
  for (int axis = 0; axis < 3; ++axis) found.push_back(5 * square(l.radius) * l.inertia[axis]);
  std::sort(expected.begin(), expected.end());
  std::sort(found.begin(), found.end());
  for (int axis = 0; axis < 3; ++axis) EXPECT_NEAR(found[axis], expected[axis], 1e-12);
}

// A column of 1 x 1 x 2 with an arm of length a at its top. Its centre of mass is above the edge of
// the column at a^2 = 2. It then tips over until the arm meets the ground.
TEST(Concave, ArmOutweighsTheColumnWhereItShould) {
  for (const Real factor : {0.97, 1.03}) {
    const Real a = factor * std::sqrt(2.0);
    Material m = stone();
    m.set(youngs_modulus, 1e9);  // a soft one gives way at its edge, and leans too far
    World world = make_world(m);
    world.edit_model().gravity = down;
    world.add_plane({0, 0, 0}, {0, 0, 1});
    const Assembly gallows = body_of({{{0, 0, 0}, {1, 1, 2}}, {{1, 0, 1}, {1 + a, 1, 2}}});
    const int shape = world.add_shape(gallows);
    const Vec3 start = 0.02 * gallows.centroid - Vec3{0, 0, 1e-6};  // as deep as it rests
    const Id body = world.add_block(Block{.shape = shape, .position = start, .scale = 0.02});
    world.use_automatic_step(0.5);
    world.start();
    world.run_for(1);
    const Vec3 up = rotate(world.orientation(body) * conjugate(gallows.axes), Vec3{0, 0, 1});
    if (factor < 1)
      EXPECT_GT(up.z, 0.9999);
    else  // rests on its edge and on the tip of the arm, which was 1 above the ground
      EXPECT_NEAR(up.z, std::cos(std::atan(1 / a)), 1e-3);
  }
}

TEST(Concave, FreeFlightKeepsEnergyAndAngularMomentum) {
  World world = make_world(stone());
  const int shape = world.add_shape(load_shape("l_shape"));
  world.add_block(
      Block{.shape = shape, .scale = 0.02, .velocity = {1, 2, 3}, .spin = {20, 30, -10}});
  world.use_automatic_step(3);
  world.start();
  const auto momentum = [&] {
    const Snapshot s = world.state();
    const Quat q = s.bodies.orientation[0];
    const Vec3 own = scaled(world.model().shapes[1].inertia, unrotate(q, s.bodies.spin[0]));
    return s.bodies.mass[0] * square(s.bodies.radius[0]) * rotate(q, own);
  };
  const Vec3 before = momentum();
  const Real energy = world.ledger().held.total();
  world.run_for(2);
  EXPECT_LT(length(momentum() - before), 1e-6 * length(before));
  EXPECT_NEAR(world.ledger().held.total(), energy, 1e-6 * energy);
}

std::vector<Vec3> corners_of(const Assembly& body, const Vec3& at, Real scale) {
  std::vector<Vec3> out;
  for (const Part& part : body.parts)
    for (const Vec3& v : part.shape.polyhedron.vertex)
      out.push_back(at + scale * body.radius *
                             rotate(body.axes, part.center + rotate(part.turn, part.size * v)));
  return out;
}

// A gallows with a lip at the end of its arm stands on the ground, a saddle hangs over the arm. The
// ground is tilted more than friction holds: the saddle slides until the lip stops it, and hangs
// there. Their convex hulls overlap by more than a thickness.
TEST(Concave, SaddleSlidesIntoTheRecessOfAGallowsAndHangs) {
  Material m = stone();
  m.friction = 0.1;
  World world = make_world(m);
  world.edit_model().gravity = {3, 0, -9.3};
  world.add_plane({0, 0, 0}, {0, 0, 1});
  world.add_plane({0.06, 0, 0}, {-1, 0, 0});
  const Assembly gallows = body_of({{{0, -2, 0}, {6, 3, 1}},
                                    {{0, 0, 1}, {1, 1, 6}},
                                    {{1, 0, 5}, {5, 1, 6}},
                                    {{4, 0, 6}, {5, 1, 7}}});
  const Assembly saddle = body_of(
      {{{2, -1.2, 6}, {3, 2.2, 7}}, {{2, -1.2, 3.5}, {3, -0.2, 6}}, {{2, 1.2, 3.5}, {3, 2.2, 6}}});
  const Real scale = 0.01;
  const int stand = world.add_shape(gallows), hung = world.add_shape(saddle);
  const Vec3 at = scale * gallows.centroid, over = scale * saddle.centroid;
  world.add_block(Block{.shape = stand, .position = at, .scale = scale});
  const Id b = world.add_block(Block{.shape = hung, .position = over, .scale = scale});
  world.use_automatic_step(0.5);
  world.start();
  world.run_for(1.5);
  EXPECT_NEAR(world.position(b).x - over.x, 1 * scale, 0.02 * scale);
  EXPECT_NEAR(world.position(b).z, over.z, 0.02 * scale);
  EXPECT_NEAR(world.position(b).y, over.y, 0.02 * scale);
  EXPECT_LT(length(world.velocity(b)), 1e-4);
  const Prototype hull_a = prototype_from_points("a", corners_of(gallows, at, scale));
  const Prototype hull_b = prototype_from_points("b", corners_of(saddle, world.position(b), scale));
  const PolyhedronView view_a = hull_a.polyhedron.view(), view_b = hull_b.polyhedron.view();
  EXPECT_GT(overlap_depth({view_a, hull_a.centroid, hull_a.axes, hull_a.radius},
                          {view_b, hull_b.centroid, hull_b.axes, hull_b.radius}),
            scale);
}

struct Rebound {
  Vec3 velocity, spin;
};

// A cube of 2 cm, whole or cut in two, thrown at a plane.
Rebound rebound(bool cut, const Quat& turn, const Material& material, const char* law) {
  World world = make_world(material, law);
  world.add_plane({0, 0, 0}, {0, 0, 1});
  const std::vector<Box> whole{{{-0.5, -0.5, -0.5}, {0.5, 0.5, 0.5}}};
  const std::vector<Box> halves{{{-0.5, -0.5, -0.5}, {0, 0.5, 0.5}},
                                {{0, -0.5, -0.5}, {0.5, 0.5, 0.5}}};
  const int shape = world.add_shape(body_of(cut ? halves : whole));
  const Id body = world.add_block(Block{.shape = shape,
                                        .position = {0, 0, 0.02},
                                        .scale = 0.02,
                                        .turn = turn,
                                        .velocity = {0.3, 0, -1}});
  world.use_automatic_step(1, 0.25);
  world.start();
  world.run_for(0.03);
  return {world.velocity(body), world.spin(body)};
}

// A corner belongs to one half. With springs that do not depend on sizes, the two are the same body
// to rounding.
TEST(Concave, CubeOfTwoHalvesBouncesOffItsCornerLikeTheCube) {
  const Quat turn = normalized(rotation_by({0.5, 0.7, 0.2}));
  const Rebound one = rebound(false, turn, stone(), "linear");
  const Rebound two = rebound(true, turn, stone(), "linear");
  EXPECT_GT(one.velocity.z, 0.05);
  EXPECT_LT(length(two.velocity - one.velocity), 1e-6 * length(one.velocity));
  EXPECT_LT(length(two.spin - one.spin), 1e-6 * length(one.spin));
}

// Under the law of Hertz the stiffness goes with the root of the size of what touches, so a half is
// 7 % softer; an impact without friction knows the restitution alone, nearly.
TEST(Concave, CubeOfTwoHalvesBouncesLikeTheCubeUnderHertz) {
  Material m = stone();
  m.friction = 0;
  const Quat turn = normalized(rotation_by({0.5, 0.7, 0.2}));
  const Rebound one = rebound(false, turn, m, "hertz_mindlin");
  const Rebound two = rebound(true, turn, m, "hertz_mindlin");
  EXPECT_LT(length(two.velocity - one.velocity), 0.01 * length(one.velocity));
  EXPECT_LT(length(two.spin - one.spin), 0.01 * length(one.spin));
}

// Flat on its face both halves push: twice the stiffness, and no energy lost or won.
TEST(Concave, ElasticCubeOfTwoHalvesBouncesOffItsFaceLikeTheCube) {
  for (const char* law : {"linear", "hertz_mindlin"}) {
    const Rebound one = rebound(false, {}, elastic_grain(), law);
    const Rebound two = rebound(true, {}, elastic_grain(), law);
    EXPECT_NEAR(one.velocity.z, 1, 2e-3);
    EXPECT_NEAR(two.velocity.z, one.velocity.z, 2e-3);
    EXPECT_LT(length(two.spin), 1e-6);
  }
}

// Jacks fall onto each other in a box.
void settle_jacks(int across, int layers, Real seconds) {
  Material m = grain();
  m.set(youngs_modulus, 2e6);
  World world = make_world(m);
  world.edit_model().gravity = down;
  const Real pitch = 0.036;
  world.add_box({0, 0, 0}, {across * pitch, across * pitch, 2 * layers * pitch});
  const int shape = world.add_shape(load_shape("jack"));
  Random random(3);
  for (int k = 0; k < layers; ++k)
    for (int j = 0; j < across; ++j)
      for (int i = 0; i < across; ++i)
        world.add_block(Block{.shape = shape,
                              .position = pitch * Vec3{i + 0.5, j + 0.5, k + 0.6},
                              .scale = 0.005,
                              .turn = random.rotation(),
                              .velocity = random.uniform({-0.3, -0.3, -0.3}, {0.3, 0.3, 0})});
  world.use_automatic_step(2);
  world.start();
  world.run_for(seconds);
  const Ledger ledger = world.ledger();
  EXPECT_GT(ledger.taken.total(), 0.2 * ledger.exchanged);
  EXPECT_LT(std::abs(ledger.relative_residual()), 0.01);
  // Contacts of bodies, however many of their parts touch.
  const Snapshot now = world.state();
  std::vector<std::pair<Id, Id>> touching;
  for (std::size_t k = 0; k < now.pairs.size(); ++k)
    if (now.pairs.extent[k] > 0) touching.emplace_back(now.pairs.first[k], now.pairs.second[k]);
  const std::size_t contacts = touching.size();
  std::sort(touching.begin(), touching.end());
  touching.erase(std::unique(touching.begin(), touching.end()), touching.end());
  EXPECT_LT(touching.size(), contacts);
  EXPECT_EQ(world.engine().totals().contacts, std::ssize(touching));
}

TEST(Concave, JacksSettleWithinOnePercentOfTheEnergy) { settle_jacks(3, 4, 0.25); }
TEST(ConcaveFull, TwoHundredJacksSettleWithinOnePercentOfTheEnergy) { settle_jacks(5, 8, 0.8); }

}  // namespace
}  // namespace clast::test
