#include "contact/overlap_volume.hpp"

#include <gtest/gtest.h>

#include "tests/support/pair_shapes.hpp"

namespace clast::test {
namespace {

TEST(OverlapVolume, OfTwoBoxesIsABox) {
  const Prototype cube = box_shape({1, 1, 1});
  const Placed a = placed(cube, {3, 4, 5}, {}, root(3));
  const OverlapVolume v = overlap_volume(a, placed(cube, {3.5, 4.3, 6.9}, {}, root(3)));
  EXPECT_NEAR(v.volume, 1.5 * 1.7 * 0.1, 1e-12);
  EXPECT_NEAR(v.area.x, 1.7 * 0.1, 1e-12);
  EXPECT_NEAR(v.area.y, 1.5 * 0.1, 1e-12);
  EXPECT_NEAR(v.area.z, 1.5 * 1.7, 1e-12);
}

TEST(OverlapVolume, OfFlushBoxesCountsFacesOnce) {
  const Prototype cube = box_shape({1, 1, 1});
  const Placed a = placed(cube, {0, 0, 0}, {}, root(3));
  const OverlapVolume over = overlap_volume(a, placed(cube, {0, 0, 1.9}, {}, root(3)));
  EXPECT_NEAR(over.volume, 0.4, 1e-12);
  EXPECT_NEAR(length(over.area - Vec3{0, 0, 4}), 0, 1e-12);
  EXPECT_NEAR(over.point.x, 0, 1e-12);
  EXPECT_NEAR(overlap_volume(a, placed(cube, {0.1, 0, 2}, {}, root(3))).volume, 0, 1e-12);
  EXPECT_NEAR(overlap_volume(a, a).volume, 8, 1e-12);
}

TEST(OverlapVolume, OfAShapeInsideAnotherIsItsOwn) {
  const Prototype cube = box_shape({1, 1, 1});
  for (const Prototype& shape : library_parts()) {
    const Placed small = placed(shape, {0.1, 0.2, 0.3}, rotation_by({1, 2, 3}), 0.2);
    const Placed box = placed(cube, {0, 0, 0}, rotation_by({3, 2, 1}), 2);
    const OverlapVolume v = overlap_volume(box, small);
    EXPECT_NEAR(v.volume, 0.008 * shape.volume, 1e-12);
    EXPECT_EQ(length(v.area), 0);
    EXPECT_NEAR(length(overlap_volume(small, box).area), 0, 1e-12);
  }
}

TEST(OverlapVolume, ApartIsNothing) {
  const Prototype cube = box_shape({1, 1, 1});
  const OverlapVolume v = overlap_volume(placed(cube, {0, 0, 0}), placed(cube, {0, 0, 3}));
  EXPECT_EQ(v.volume, 0);
  EXPECT_EQ(length(v.area), 0);
}

// A corner of a cube cut off by a face: a tetrahedron with legs t has the volume t^3 / 6.
TEST(OverlapVolume, OfACornerIsATetrahedron) {
  const Vec3 tip = normalized(Vec3{1, 1, 1});
  const Prototype cube = box_shape({1, 1, 1});
  const Vec3 axis = normalized(cross(tip, Vec3{0, 0, 1}));
  const Quat up = rotation_by(std::acos(tip.z) * axis);  // the diagonal points up
  const Real depth = 0.1, leg = depth * root(3);
  const Placed a = placed(cube, {0, 0, 0}, up, root(3));
  const OverlapVolume v =
      overlap_volume(a, placed(cube, {0.2, 0.1, root(3) + 2 - depth}, {}, 2 * root(3)));
  EXPECT_NEAR(v.volume, leg * leg * leg / 6, 1e-12);
  EXPECT_NEAR(v.area.z, root(3) / 2 * 2 * leg * leg / 2, 1e-12);
}

// Force and torque are the derivative of the energy: dV = -S.dx for a shift of B, and
// dV = -(M about the pivot).dphi for a turn of B about the centre of A.
TEST(OverlapVolume, AreaAndMomentAreItsDerivative) {
  std::vector<const Prototype*> solids;
  for (const Prototype& p : library_parts()) solids.push_back(&p);
  Random random(4);
  int tried = 0;
  for (int k = 0; k < 300; ++k) {
    const RandomPair pair = random_pair(random, solids, 2, 0.4, 0.8);
    const OverlapVolume v = overlap_volume(pair.a, pair.b);
    EXPECT_FALSE(v.cut_short);
    if (!(v.volume > 1e-3)) continue;
    ++tried;
    const Real h = 1e-5;
    for (int axis = 0; axis < 3; ++axis) {
      Vec3 step;
      step[axis] = h;
      Placed forth = pair.b, back = pair.b;
      forth.center += step;
      back.center -= step;
      const Real slope =
          (overlap_volume(pair.a, forth).volume - overlap_volume(pair.a, back).volume) / (2 * h);
      EXPECT_NEAR(slope, -v.area[axis], 1e-4) << k;
      const auto turned = [&](const Vec3& by) {
        Placed b = pair.b;
        b.center = pair.a.center + rotate(rotation_by(by), b.center - pair.a.center);
        b.turn = rotation_by(by) * b.turn;
        return overlap_volume(pair.a, b).volume;
      };
      EXPECT_NEAR((turned(step) - turned(-step)) / (2 * h), -v.moment[axis], 1e-4) << k;
    }
  }
  EXPECT_GT(tried, 100);
}

}  // namespace
}  // namespace clast::test
