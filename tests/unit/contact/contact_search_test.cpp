// Contact searches on pairs that are known to be hard.
#include <gtest/gtest.h>

#include <cmath>

#include "contact/conventional_common_plane.hpp"
#include "contact/fast_common_plane.hpp"
#include "contact/shortest_link.hpp"
#include "shape/assembly.hpp"
#include "tests/support/exact_pair.hpp"
#include "tests/support/pair_shapes.hpp"

namespace clast::test {
namespace {

struct Method {
  const char* name;
  CommonPlane (*find)(const Placed&, const Placed&, PlaneMemory&);
};

class ContactSearch : public ::testing::TestWithParam<Method> {
 protected:
  CommonPlane find(const Placed& a, const Placed& b) const {
    PlaneMemory memory;
    return find(a, b, memory);
  }
  CommonPlane find(const Placed& a, const Placed& b, PlaneMemory& memory) const {
    const CommonPlane plane = GetParam().find(a, b, memory);
    EXPECT_FALSE(plane.failed);
    EXPECT_NEAR(length(plane.normal), 1, 1e-12);
    EXPECT_EQ(memory.normal, plane.normal);
    return plane;
  }

  const Prototype cube = box_shape({1, 1, 1});
  const Real edge = root(3);  // the size of a cube of half edge 1
};

TEST_P(ContactSearch, ParallelFaces) {
  const Placed a = placed(cube, {0, 0, 0}, {}, edge);
  for (const Vec3& shift : {Vec3{0, 0, 2.25}, Vec3{0.3, -0.2, 2.25}, Vec3{1.5, 1.7, 2.25}}) {
    for (const Real turn : {0.0, 0.3, pi / 4}) {
      const CommonPlane plane = find(a, placed(cube, shift, rotation_by({0, 0, turn}), edge));
      EXPECT_NEAR(plane.gap, 0.25, 1e-14);
      EXPECT_NEAR(plane.normal.z, 1, 1e-14);
    }
  }
}

TEST_P(ContactSearch, ParallelFacesInContact) {
  const Placed a = placed(cube, {0, 0, 0}, {}, edge);
  PlaneMemory memory;
  find(a, placed(cube, {0.3, -0.2, 2.01}, {}, edge), memory);
  const CommonPlane plane = find(a, placed(cube, {0.3, -0.2, 1.99}, {}, edge), memory);
  EXPECT_NEAR(plane.gap, -0.01, 1e-13);
  EXPECT_NEAR(plane.normal.z, 1, 1e-13);
}

TEST_P(ContactSearch, ParallelEdges) {
  const Quat tilt = rotation_by({pi / 4, 0, 0});
  const Placed a = placed(cube, {0, 0, 0}, tilt, edge);
  const CommonPlane over = find(a, placed(cube, {0.7, 0, 3}, tilt, edge));
  EXPECT_NEAR(over.gap, 3 - 2 * root(2), 1e-14);
  EXPECT_NEAR(over.normal.z, 1, 1e-13);
  const CommonPlane past = find(a, placed(cube, {2.5, 0, 3}, tilt, edge));
  EXPECT_NEAR(past.gap, std::hypot(0.5, 3 - 2 * root(2)), 1e-14);
}

TEST_P(ContactSearch, VertexOnVertex) {
  const Vec3 diagonal = normalized(Vec3{1, 1, 1});
  const Placed a = placed(cube, {0, 0, 0}, {}, edge);
  const CommonPlane plane = find(a, placed(cube, 2.0001 * edge * diagonal, {}, edge));
  EXPECT_NEAR(plane.gap, 0.0001 * edge, 1e-14);
  EXPECT_NEAR(dot(plane.normal, diagonal), 1, 1e-12);
}

TEST_P(ContactSearch, NeedleThroughAPlate) {
  const Prototype& needle = odd_shapes()[0];
  const Prototype& plate = odd_shapes()[1];
  for (const Real height : {0.95, 0.5, 0.1}) {
    const Placed a = placed(plate, {0, 0, 0});
    const Placed b = placed(needle, {0.1, 0.2, height}, rotation_by({0, pi / 2, 0}));
    const CommonPlane plane = find(a, b);
    EXPECT_NEAR(plane.gap, static_cast<Real>(exact_pair(a, b).gap), 1e-12);
  }
}

TEST_P(ContactSearch, IdenticalPositionsAndDeepOverlap) {
  for (const Prototype* shape : all_pair_shapes()) {
    for (const Prototype* other : all_pair_shapes()) {
      for (const Real share : {0.0, 1e-9, 0.3, 0.67}) {
        const Placed a = placed(*shape, {1, 2, 3});
        const Placed b = placed(*other, {1 + 2 * share, 2, 3});
        PlaneMemory memory;
        const CommonPlane cold = find(a, b, memory);
        EXPECT_TRUE(std::isfinite(cold.gap));
        EXPECT_NEAR(cold.gap, static_cast<Real>(exact_pair(a, b).gap), 1e-9)
            << shape->name << ' ' << other->name << ' ' << share;
        const CommonPlane warm = find(a, b, memory);
        EXPECT_NEAR(warm.gap, cold.gap, 1e-9) << shape->name << ' ' << other->name;
      }
    }
  }
}

TEST_P(ContactSearch, FarFromTheOrigin) {
  const auto shapes = all_pair_shapes();
  Random random(3);
  for (int k = 0; k < 500; ++k) {
    RandomPair pair = random_pair(random, shapes, 2, 0.8, 1.2);
    // Positions that a million more does not round.
    for (Placed* p : {&pair.a, &pair.b})
      for (int axis = 0; axis < 3; ++axis)
        p->center[axis] = std::floor(p->center[axis] * 0x1p20) * 0x1p-20;
    const CommonPlane near = find(pair.a, pair.b);
    const Vec3 far{1e6, -1e6, 1e6};
    pair.a.center += far;
    pair.b.center += far;
    const CommonPlane there = find(pair.a, pair.b);
    EXPECT_EQ(there.gap, near.gap);
    EXPECT_EQ(there.normal, near.normal);
  }
}

TEST_P(ContactSearch, ApartAsGivenByAPoint) {
  const Prototype& point = odd_shapes()[4];
  const Placed a = placed(cube, {0, 0, 0}, {}, edge);
  EXPECT_NEAR(find(a, placed(point, {0.2, 0.3, 1.5})).gap, 0.5, 1e-14);
  EXPECT_NEAR(find(placed(point, {0.2, 1.3, 1.4}), a).gap, 0.5, 1e-14);
  EXPECT_NEAR(find(a, placed(point, {0.2, 0.3, 0.9})).gap, -0.1, 1e-14);
  EXPECT_NEAR(find(placed(point, {0, 0, 1}), placed(point, {0, 3, 5})).gap, 5, 1e-14);
  EXPECT_NEAR(find(placed(point, {0, 0, 1}), placed(point, {0, 0, 1})).gap, 0, 1e-14);
}

INSTANTIATE_TEST_SUITE_P(
    Each, ContactSearch,
    ::testing::Values(Method{"common_plane", [](const Placed& a, const Placed& b,
                                                PlaneMemory& m) { return common_plane(a, b, m); }},
                      Method{"fcp", [](const Placed& a, const Placed& b,
                                       PlaneMemory& m) { return fast_common_plane(a, b, m); }},
                      Method{"link", [](const Placed& a, const Placed& b,
                                        PlaneMemory& m) { return shortest_link(a, b, m); }}),
    [](const auto& tested) { return std::string(tested.param.name); });

// A warm search gives the bits of a cold one as long as the two are apart.
TEST(CommonPlaneSearch, ForgetsNothingAndInventsNothing) {
  const auto shapes = all_pair_shapes();
  Random random(9);
  int same = 0, all = 0;
  for (int k = 0; k < 2000; ++k) {
    RandomPair pair = random_pair(random, shapes, 2, 0.9, 1.2);
    PlaneMemory memory;
    common_plane(pair.a, pair.b, memory);
    pair.b.center += random.uniform({-1e-3, -1e-3, -1e-3}, {1e-3, 1e-3, 1e-3});
    PlaneMemory fresh;
    const CommonPlane cold = common_plane(pair.a, pair.b, fresh);
    const CommonPlane warm = common_plane(pair.a, pair.b, memory);
    ++all;
    same += warm.gap == cold.gap && warm.normal == cold.normal;
    EXPECT_NEAR(warm.gap, cold.gap, 1e-13);
  }
  EXPECT_GT(same, all * 95 / 100);
}

// What a pair remembers from before its first touch does not show in the plane of the touch.
TEST(CommonPlaneSearch, FirstTouchDependsOnPositionsAlone) {
  const auto shapes = all_pair_shapes();
  Random random(10);
  int touches = 0;
  for (int k = 0; k < 2000; ++k) {
    RandomPair pair = random_pair(random, shapes, 2, 0.9, 1.1);
    PlaneMemory memory;
    const CommonPlane before = common_plane(pair.a, pair.b, memory);
    if (before.gap <= 0) continue;
    pair.b.center -= (before.gap + 0.05) * before.normal;
    PlaneMemory fresh;
    const CommonPlane cold = common_plane(pair.a, pair.b, fresh);
    const CommonPlane warm = common_plane(pair.a, pair.b, memory);
    EXPECT_EQ(cold.gap <= 0, warm.gap <= 0);
    if (cold.gap > 0) continue;
    EXPECT_EQ(cold.gap, warm.gap);
    EXPECT_EQ(cold.normal, warm.normal);
    ++touches;
  }
  EXPECT_GT(touches, 500);
}

// Plates and needles that move by 1 % of their size per step pass through each other now and then.
// A search that goes on from the last facet would take some for touching that are apart.
TEST(CommonPlaneSearch, LetsGoOfThinBodiesThatHavePassed) {
  Random random(16);
  std::vector<Prototype> boxes;
  for (int i = 0; i < 12; ++i) {
    const Real thin = 0.003 + 0.017 * random.uniform();
    boxes.push_back(box_shape({1, i % 3 == 0 ? thin : 0.2 + 0.8 * random.uniform(), thin}));
  }
  std::vector<const Prototype*> shapes;
  for (const Prototype& box : boxes) shapes.push_back(&box);
  int touching = 0;
  for (int k = 0; k < 600; ++k) {
    RandomPair pair = random_pair(random, shapes, 2, 0.2, 0.9);
    const Vec3 step = 0.01 * normalized(random.uniform({-1, -1, -1}, {1, 1, 1}));
    const Vec3 turn = 0.01 * normalized(random.uniform({-1, -1, -1}, {1, 1, 1}));
    PlaneMemory memory;
    for (int i = 0; i < 100; ++i) {
      pair.b.center += step;
      pair.b.turn = normalized(rotation_by(turn) * pair.b.turn);
      if (common_plane(pair.a, pair.b, memory).gap > 0) continue;
      ++touching;
      EXPECT_GT(overlap_depth(pair.a, pair.b), -1e-9) << k << ' ' << i;
    }
  }
  EXPECT_GT(touching, 5000);
}

// While contact lasts the gap changes no faster than the bodies move. Only in deep overlaps a
// better direction may come within reach of a search that goes by neighbours; then the gap jumps
// up.
TEST(CommonPlaneSearch, GapDoesNotJumpInContact) {
  const auto shapes = all_pair_shapes();
  Random random(11);
  int steps = 0, shallow = 0, jumps = 0;
  for (int k = 0; k < 1000; ++k) {
    RandomPair pair = random_pair(random, shapes, 2, 0.5, 0.9);
    const Vec3 velocity = random.uniform({-1, -1, -1}, {1, 1, 1});
    const Vec3 spin = random.uniform({-1, -1, -1}, {1, 1, 1});
    PlaneMemory memory;
    Real last = common_plane(pair.a, pair.b, memory).gap;
    const Real dt = 1e-3;
    const Real most = dt * (length(velocity) + length(spin) * pair.b.size) + 1e-12;
    for (int step = 0; step < 300 && last < 0; ++step) {
      pair.b.center += dt * velocity;
      pair.b.turn = normalized(rotation_by(dt * spin) * pair.b.turn);
      const CommonPlane plane = common_plane(pair.a, pair.b, memory);
      if (plane.gap > 0) break;
      const bool is_shallow = last > -0.03 * smaller(1, pair.b.size);
      EXPECT_GE(plane.gap, last - most) << k << ' ' << step;
      if (is_shallow) {
        EXPECT_LE(plane.gap, last + most) << k << ' ' << step;
      }
      jumps += plane.gap > last + most;
      shallow += is_shallow;
      last = plane.gap;
      ++steps;
    }
  }
  EXPECT_GT(shallow, 2000);
  EXPECT_LT(jumps, steps / 1000);
}

TEST(CommonPlaneSearch, StillApartAsksOneDirection) {
  const Prototype cube = box_shape({1, 1, 1});
  const Placed a = placed(cube, {0, 0, 0}, {}, root(3));
  EXPECT_NEAR(clearance_along(a, placed(cube, {0, 0, 2.1}, {}, root(3)), {0, 0, 1}), 0.1, 1e-11);
  EXPECT_NEAR(clearance_along(a, placed(cube, {0, 0, 2.1}, {}, root(3)), {0, 0, 1}, 0.02), 0.08,
              1e-11);
  EXPECT_NEAR(clearance_along(a, placed(cube, {0, 0, 1.9}, {}, root(3)), {0, 0, 1}), -0.1, 1e-11);
  EXPECT_NEAR(clearance_along(a, placed(cube, {0, 0, 2.1}, {}, root(3)), {1, 0, 0}), -2, 1e-11);
}

}  // namespace
}  // namespace clast::test
