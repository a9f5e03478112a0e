#include "contact/behind_plate.hpp"

#include <gtest/gtest.h>

#include "tests/support/pair_shapes.hpp"

namespace clast::test {
namespace {

// A plate at the height 0 from one corner of a rectangle to the other.
struct Plate {
  Prototype shape;

  Plate(Real low_x, Real low_y, Real high_x, Real high_y)
      : shape(prototype_from_polygon(
            "plate",
            std::vector<Vec3>{
                {low_x, low_y, 0}, {high_x, low_y, 0}, {high_x, high_y, 0}, {low_x, high_y, 0}})) {}
  Placed place() const { return placed(shape, shape.centroid, shape.axes, shape.radius); }
};

const Vec3 up{0, 0, 1};

TEST(BehindPlate, OfACubeOverACornerOfThePlateIsABox) {
  const Prototype cube = box_shape({1, 1, 1});
  const Placed body = placed(cube, {0.3, 0.4, 0.9}, {}, root(3));
  const Plate plate(-3, -3, 1, 1);
  const BehindPlate above = behind_plate(body, plate.place(), up);
  EXPECT_NEAR(above.overlap.volume, 1.7 * 1.6 * 0.1, 1e-12);
  EXPECT_NEAR(above.overlap.area.z, -1.7 * 1.6, 1e-12);
  EXPECT_NEAR(above.overlap.area.x, -1.6 * 0.1, 1e-12);  // it is drawn over the corner
  EXPECT_NEAR(above.overlap.area.y, -1.7 * 0.1, 1e-12);
  EXPECT_NEAR(above.depth, 0.1, 1e-12);
  EXPECT_NEAR(above.deepest.z, -0.1, 1e-12);
  const BehindPlate below = behind_plate(body, plate.place(), -up);
  EXPECT_NEAR(below.overlap.volume, 1.7 * 1.6 * 1.9, 1e-12);
  EXPECT_NEAR(below.depth, 1.9, 1e-12);
}

TEST(BehindPlate, OfABodyBesideItIsNothing) {
  const Prototype cube = box_shape({1, 1, 1});
  const Placed body = placed(cube, {3, 0, 0.5}, {}, root(3));
  const BehindPlate found = behind_plate(body, Plate(-1, -1, 1, 1).place(), up);
  EXPECT_EQ(found.overlap.volume, 0);
  EXPECT_EQ(found.depth, 0);
}

TEST(BehindPlate, OfAFlushCubeCountsItsFacesOnce) {
  const Prototype cube = box_shape({1, 1, 1});
  const Placed body = placed(cube, {0, 0, 0.9}, {}, root(3));
  const BehindPlate found = behind_plate(body, Plate(-1, -1, 5, 1).place(), up);
  EXPECT_NEAR(found.overlap.volume, 0.4, 1e-12);
  EXPECT_NEAR(length(found.overlap.area - Vec3{0, 0, -4}), 0, 1e-12);
}

TEST(BehindPlate, OfAWidePlateIsWhatLiesBehindAPlane) {
  Random random(1);
  for (const Prototype& shape : library_parts()) {
    const Placed body = placed(shape, {0.3, -0.2, 0.4}, random.rotation());
    const OverlapVolume plane = half_space_overlap(body, {0, 0, 0}, up);
    const OverlapVolume plate = behind_plate(body, Plate(-2, -3, 4, 3).place(), up).overlap;
    EXPECT_NEAR(plate.volume, plane.volume, 1e-12);
    EXPECT_NEAR(length(plate.area - plane.area), 0, 1e-12);
    EXPECT_NEAR(length(plate.moment - plane.moment), 0, 1e-12);
  }
}

TEST(BehindPlate, PartsOfAFloorAddUpToTheFloor) {
  Random random(2);
  for (const Prototype& shape : library_parts()) {
    const Placed body = placed(shape, {0.1, -0.2, 0.3}, random.rotation());
    const OverlapVolume whole = behind_plate(body, Plate(-2, -2, 2, 2).place(), up).overlap;
    OverlapVolume sum;
    for (const Plate& part :
         {Plate(-2, -2, 0.2, 2), Plate(0.2, -2, 2, -0.1), Plate(0.2, -0.1, 2, 2)}) {
      const OverlapVolume v = behind_plate(body, part.place(), up).overlap;
      sum.volume += v.volume;
      sum.area += v.area;
      sum.moment += v.moment;
    }
    EXPECT_NEAR(sum.volume, whole.volume, 1e-12);
    EXPECT_NEAR(length(sum.area - whole.area), 0, 1e-12);
    EXPECT_NEAR(length(sum.moment - whole.moment), 0, 1e-12);
  }
}

// As for two polyhedra: moving the body by dx changes the volume by S.dx, turning it by M.dphi.
TEST(BehindPlate, AreaAndMomentAreTheDerivativeOfTheVolume) {
  const Plate plate(-1, -0.8, 0.2, 0.3);
  Random random(3);
  const Real h = 1e-5;
  const auto volume = [&](const Placed& body) {
    return behind_plate(body, plate.place(), up).overlap.volume;
  };
  for (const Prototype& shape : library_parts()) {
    const Placed body = placed(shape, {0.1, 0.2, 0.2}, random.rotation());
    const OverlapVolume v = behind_plate(body, plate.place(), up).overlap;
    EXPECT_GT(v.volume, 1e-3);
    for (int axis = 0; axis < 3; ++axis) {
      Vec3 step;
      step[axis] = h;
      Placed there = body, back = body;
      there.center += step;
      back.center -= step;
      EXPECT_NEAR((volume(there) - volume(back)) / (2 * h), v.area[axis], 1e-5) << shape.name;
      there.center = back.center = body.center;
      there.turn = normalized(rotation_by(step) * body.turn);
      back.turn = normalized(rotation_by(-step) * body.turn);
      EXPECT_NEAR((volume(there) - volume(back)) / (2 * h), v.moment[axis], 1e-5) << shape.name;
    }
  }
}

}  // namespace
}  // namespace clast::test
