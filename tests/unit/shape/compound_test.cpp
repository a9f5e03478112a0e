#include "shape/compound.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "base/random.hpp"
#include "shape/dilated.hpp"
#include "shape/line_through.hpp"
#include "shape/union_mass.hpp"

namespace clast {
namespace {

Prototype box_of(Real x, Real y, Real z) {
  std::vector<Vec3> corners;
  for (int i = 0; i < 8; ++i) corners.push_back({i & 1 ? x : -x, i & 2 ? y : -y, i & 4 ? z : -z});
  return prototype_from_points("box", corners);
}

std::vector<Prototype> all_kinds() {
  const std::vector<Vec3> ring = {{1, 0, 0}, {0.2, 0.8, 0}, {-1, 0, 0}, {0, -0.9, 0}};
  return {sphere_prototype(),
          box_of(1, 0.6, 0.4),
          capsule_prototype("capsule", 1, 0.3),
          round_disc_prototype("disc", 1, 0.3),
          round_plate_prototype("plate", ring, 0.2),
          ellipsoid_prototype("ellipsoid", {1, 0.7, 0.4}, 0),
          ellipsoid_prototype("fuller", {1, 0.7, 0.4}, 0.2),
          rounded_prototype(box_of(1, 0.6, 0.4), 0.2)};
}

Real middle(const SymmetricTensor& s) { return (s.xx + s.yy + s.zz) / 3; }

// Points of a line are no farther out in any direction than the shape reaches, and just beyond the
// ends of its piece they are in some direction.
TEST(LineThrough, EndsOnTheSurface) {
  Random random(3);
  for (const Prototype& shape : all_kinds()) {
    int hits = 0;
    for (int k = 0; k < 60; ++k) {
      const Vec3 from = 0.6 * rotate(random.rotation(), {random.uniform(), 0, 0});
      const Vec3 along = rotate(random.rotation(), {1, 0, 0});
      const auto piece = line_through(shape, from, along);
      const auto beyond = [&](Real s) {
        Real most = -infinity;
        Vec3 best;
        for (int i = 0; i < 2500; ++i) {
          const Real wide = i < 200 ? 2.0 : 2.0 * std::pow(0.995, i - 200);
          const Vec3 n = normalized(best + wide * rotate(random.rotation(), {1, 0, 0}));
          const Real out = dot(n, from + s * along - farthest_point(shape, n));
          if (out <= most) continue;
          most = out;
          best = n;
        }
        return most;
      };
      if (!piece) continue;
      ++hits;
      ASSERT_LT(piece->low, piece->high);
      ASSERT_NEAR(beyond(piece->low), 0, 2e-3) << shape.name;
      ASSERT_NEAR(beyond(piece->high), 0, 2e-3) << shape.name;
      ASSERT_LT(beyond(0.5 * (piece->low + piece->high)), 1e-12) << shape.name;
    }
    EXPECT_GT(hits, 20) << shape.name;
  }
}

// Twice at one place it is all in both, so that nothing of it is known but by columns.
TEST(UnionMass, OfOnePartIsItsOwn) {
  const Quat turn = normalized(Quat{0.8, 0.3, -0.4, 0.2});
  for (const Prototype& shape : all_kinds()) {
    const Part part{shape, {3, 1, 2}, turn, 2};
    for (const std::vector<Part>& parts : {std::vector{part}, std::vector{part, part}}) {
      const MassProperties mass = union_mass(parts);
      EXPECT_NEAR(mass.volume / (8 * shape.volume), 1, 3e-4) << shape.name;
      EXPECT_LT(length(mass.centroid - Vec3{3, 1, 2}), 1e-3) << shape.name;
      const Real own = (shape.inertia.x + shape.inertia.y + shape.inertia.z) / 6;
      EXPECT_NEAR(middle(mass.second) / (32 * shape.volume * own), 1, 5e-4) << shape.name;
    }
  }
}

// What two cylinders of radius r share where they cross at a right angle: 16/3 r^3.
TEST(UnionMass, OfTwoCapsulesInACross) {
  const Real h = 1, r = 0.25;
  const Prototype rod = capsule_prototype("rod", h, r);
  const Quat aside = rotation_by({0, pi / 2, 0});
  const Assembly cross = compound_of("cross", {{rod, {5, 0, 0}, {}}, {rod, {5, 0, 0}, aside}});
  const Real one = rod.volume * cube(rod.radius);
  const Real volume = cross.volume * cube(cross.radius);
  EXPECT_NEAR(volume, 2 * one - 16.0 / 3 * cube(r), 5e-4 * volume);
  EXPECT_NEAR(cross.radius, h + r, 1e-3);
  EXPECT_LT(length(cross.centroid - Vec3{5, 0, 0}), 1e-3);
  // Across the plane of the two all of both is far out; along each axis half of it.
  EXPECT_GT(cross.inertia.y, 1.5 * cross.inertia.x);
  EXPECT_NEAR(cross.inertia.x, cross.inertia.z, 1e-3 * cross.inertia.x);
}

// Slender parts, far thinner than the whole is wide: a cross of needles, needles that go on from
// each other, and flat discs of which one lies in the other.
TEST(UnionMass, OfSlenderParts) {
  const Quat odd = rotation_by({0.5, 0.2, -0.4});
  for (const Real r : {0.02, 0.003}) {
    const Prototype needle = capsule_prototype("needle", 1, r);
    const auto volume_of = [&](const Vec3& aside, const Quat& turn) {
      const Assembly both =
          compound_of("both", {{needle, {}, odd}, {needle, rotate(odd, aside), turn}});
      return both.volume * cube(both.radius);
    };
    const Real one = needle.volume * cube(needle.radius);
    const Real cross = volume_of({}, odd * rotation_by({0, pi / 2, 0}));
    EXPECT_NEAR(cross / (2 * one - 16.0 / 3 * cube(r)), 1, 1e-4) << r;
    EXPECT_NEAR(volume_of({0, 0, 1}, odd) / (one + pi * square(r)), 1, 1e-3) << r;
  }
  const Prototype sheet = round_disc_prototype("sheet", 1, 0.005);
  const Prototype coin = round_disc_prototype("coin", 0.5, 0.005);
  const Assembly both = compound_of("both", {{sheet, {}, odd}, {coin, {}, odd}});
  EXPECT_NEAR(both.volume * cube(both.radius) / (sheet.volume * cube(sheet.radius)), 1, 1e-3);
  EXPECT_NEAR(both.radius, 1.005, 1e-9);
}

// Two equal boxes side by side are one box, as heavy and as hard to turn.
TEST(UnionMass, OfBoxesThatTouchOrOverlap) {
  const Prototype half = box_of(0.5, 0.5, 0.5), whole = box_of(1, 0.5, 0.5);
  const auto two = [&](Real apart) {
    return compound_of("two", {{half, {-apart, 0, 0}, {}}, {half, {apart, 0, 0}, {}}});
  };
  const Assembly touching = two(0.5), overlapping = two(0.25);
  EXPECT_NEAR(touching.volume * cube(touching.radius), 2, 1e-3);
  EXPECT_NEAR(overlapping.volume * cube(overlapping.radius), 1.5, 1e-3);
  EXPECT_NEAR(touching.radius, whole.radius, 1e-3);
  for (int k = 0; k < 3; ++k) EXPECT_NEAR(touching.inertia[k], whole.inertia[k], 1e-3);
}

// The parts lie where they were put, whatever frame the whole has.
TEST(UnionMass, PartsStayWhereTheyWerePut) {
  const Prototype rod = capsule_prototype("rod", 1, 0.2), ball = sphere_prototype();
  const Vec3 at{0.3, -0.2, 1.4};
  const Quat turn = rotation_by({0.5, 0.2, -0.4});
  Prototype small = ball;
  small.radius = 0.4;
  const Assembly whole = compound_of("club", {{rod, {}, turn}, {small, at, {}}});
  const auto given = [&](const Vec3& own) {
    return whole.centroid + rotate(whole.axes, whole.radius * own);
  };
  EXPECT_LT(length(given(whole.parts[1].center) - at), 1e-12);
  const Part& first = whole.parts[0];
  const Vec3 end = first.center + rotate(first.turn, first.size * first.shape.polyhedron.vertex[1]);
  EXPECT_LT(length(given(end) - rotate(turn, {0, 0, 1})), 1e-12);
  EXPECT_NEAR(whole.parts[1].size * whole.radius, 0.4, 1e-12);
}

}  // namespace
}  // namespace clast
