// Springs at each contact point, against what follows from BLOKS3D Eqs. 5, 6 and 8 by hand.
#include "contact/point_springs.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "law/bloks3d.hpp"

namespace clast {
namespace {

constexpr Real normal_k = 1e5, shear_k = 8e4, mu = 0.5, dt = 1e-5;

// One contact by itself: A at the origin, B above it.
class OneContact {
 public:
  OneContact() {
    law.normal = normal_k;
    law.tangential = shear_k;
    law.friction = mu;
    motion.center_a = {0, 0, -0.01};
    motion.center_b = {0, 0, 0.01};
    contacts.shear = &shear;
    contacts.roll = &roll;
    contacts.force = &force;
    contacts.torque_a = &torque_a;
    contacts.torque_b = &torque_b;
    contacts.extent = &extent;
    contacts.damped = &damped;
    contacts.rubbed = &rubbed;
    contacts.patch = &patch;
    contacts.points = &springs;
  }
  // A step that ends with these points, each with its depth.
  void step(std::vector<ZonePoint> points) {
    ZonePoint zone[most_zone_points];
    std::copy(points.begin(), points.end(), zone);
    const Patch found =
        make_patch<Bloks3d>(law, 0.01, {0, 0, 1}, zone, static_cast<int>(points.size()));
    act_at_points<Bloks3d>(contacts, 0, law, found, zone, motion, 0.01, 0.1, dt);
  }

  Bloks3d::Parameters law;
  PatchMotion motion;
  Vec3 shear, roll, force, torque_a, torque_b;
  Real extent = 0, damped = 0, rubbed = 0;
  PatchMemory patch;
  PointSprings springs;
  ContactView contacts;
};

ZonePoint at(Real x, Real y, Real depth) { return {{x, y, 0}, depth, 0}; }

// B turns about the normal: each point slides with mu times its own normal force, so that the
// forces do not cancel. One spring at the centre of pressure would have mu times the whole.
TEST(PointSprings, EachPointSlidesByItsOwnLoad) {
  OneContact c;
  c.law.tangential = 1e3 * shear_k;  // springs that lag behind the turn by nearly nothing
  c.motion.spin_b = {0, 0, 100};
  for (int i = 0; i < 50; ++i) c.step({at(0.004, 0, 3e-5), at(-0.004, 0, 1e-5)});
  const Real heavy = normal_k * 3e-5, light = normal_k * 1e-5;
  EXPECT_NEAR(c.force.y, -mu * (heavy - light), 1e-4 * heavy);
  EXPECT_NEAR(c.force.x, 0, 1e-3 * heavy);
  EXPECT_NEAR(c.force.z, heavy + light, 1e-12 * heavy);
  EXPECT_NEAR(c.torque_b.z, -mu * (heavy + light) * 0.004, 1e-6 * heavy * 0.004);
}

TEST(PointSprings, OneSlidesWhileTheOtherSticks) {
  OneContact c;
  c.motion.velocity = {0.1, 0, 0};
  // The first step finds the two in the middle of their first touch, and adds half.
  for (int i = 0; i < 4; ++i) c.step({at(0.004, 0, 3e-5), at(-0.004, 0, 1e-6)});
  const Real stretched = shear_k * 0.1 * 3.5 * dt;
  ASSERT_LT(stretched, mu * normal_k * 3e-5);
  EXPECT_NEAR(c.springs.point[0].shear.x, -stretched, 1e-12);
  EXPECT_NEAR(c.springs.point[1].shear.x, -mu * normal_k * 1e-6, 1e-12);
  EXPECT_EQ(c.shear, c.springs.point[0].shear + c.springs.point[1].shear);
}

// Springs belong to places, not to the order of a list.
TEST(PointSprings, FollowTheirPoints) {
  OneContact c;
  c.motion.spin_b = {0, 0, 1};
  const ZonePoint p = at(0.004, 0, 3e-5), q = at(-0.004, 0.001, 3e-5), r = at(0, -0.004, 3e-5);
  for (int i = 0; i < 10; ++i) c.step({p, q, r});
  const Real length_p = length(c.springs.point[0].shear);
  c.motion.spin_b = {};
  c.step({r, p, q});
  EXPECT_NEAR(length(c.springs.point[1].shear), length_p, 1e-12);
  // Without q the others keep theirs; a new point begins without force.
  const Vec3 before = c.springs.point[1].shear;
  c.step({p, r, at(0.002, 0.004, 3e-5)});
  EXPECT_EQ(c.springs.count, 3);
  EXPECT_NEAR(length(c.springs.point[0].shear - before), 0, 1e-12);
  EXPECT_EQ(c.springs.point[2].shear, Vec3());
  EXPECT_EQ(c.springs.point[3].shear, Vec3());
}

// A corner that moves out of a face leaves its spring to the nearer of the two crossings.
TEST(PointSprings, GoOnFromTheNearestPoint) {
  OneContact c;
  c.motion.velocity = {0.01, 0, 0};
  for (int i = 0; i < 10; ++i) c.step({at(0.004, 0, 3e-5), at(-0.004, 0, 3e-5)});
  const Vec3 held = c.springs.point[0].shear;
  c.motion.velocity = {};
  c.step({at(0.004, 1e-5, 3e-5), at(0.004, -2e-5, 3e-5), at(-0.004, 0, 3e-5)});
  EXPECT_EQ(c.springs.point[0].shear, held);
  EXPECT_EQ(c.springs.point[1].shear, Vec3());
}

// What springs give up when they are let go is friction: nothing is lost from the books.
TEST(PointSprings, LetGoWhatTheyHold) {
  OneContact c;
  c.motion.velocity = {0.01, 0, 0};
  for (int i = 0; i < 10; ++i) c.step({at(0.004, 0, 3e-5), at(-0.004, 0, 3e-5)});
  const Real held = c.springs.energy(c.patch.shear_stiffness);
  EXPECT_NEAR(held, 2 * 0.5 * squared_length(c.springs.point[0].shear) / shear_k, 1e-12 * held);
  c.motion.velocity = {};
  const Real before = c.rubbed;
  c.step({});
  EXPECT_EQ(c.springs.count, 0);
  EXPECT_EQ(c.force, Vec3());
  EXPECT_NEAR(c.rubbed - before, held, 1e-12 * held);
}

}  // namespace
}  // namespace clast
