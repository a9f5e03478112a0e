#include "boundary/round_wall.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/quat.hpp"
#include "base/random.hpp"
#include "boundary/surface.hpp"

namespace clast {
namespace {

WallDistance distance_of(const FiniteWall& round, const Vec3& from) {
  return distance_to(round.wall, from, round.ring.data());
}

void expect_nearest(const FiniteWall& round, const Vec3& from, const Vec3& nearest, bool rim) {
  const WallDistance d = distance_of(round, from);
  EXPECT_NEAR(length(d.direction), 1, 1e-14);
  EXPECT_LT(length(from + d.distance * d.direction - nearest), 1e-14);
  EXPECT_EQ(d.rim, rim);
}

std::vector<Vec3> corners_of(const FiniteWall& piece) {
  std::vector<Wall> walls;
  std::vector<Vec3> corners;
  append_wall(piece, walls, corners);
  return outline_of(walls[0], corners);
}

// Points of the surface that lie close together.
std::vector<Vec3> points_on(const FiniteWall& round) {
  const Wall& w = round.wall;
  std::vector<Vec3> points;
  constexpr int fine = 400;
  for (int i = 0; i < fine; ++i)
    for (int j = 0; j <= fine; ++j) {
      const Real turn = 2 * pi * i / fine, t = static_cast<Real>(j) / fine;
      Vec3 end{round.ring[0].x * std::sin(pi * t), -round.ring[0].x * std::cos(pi * t), 0};
      if (w.kind == Wall::turned) end = round.ring[0] + t * (round.ring[1] - round.ring[0]);
      points.push_back(w.point + end.y * w.normal +
                       end.x * (std::cos(turn) * w.u + std::sin(turn) * w.v));
    }
  return points;
}

std::vector<FiniteWall> one_of_each() {
  return {turned_wall({0.1, 0.2, -0.3}, {0.4, -0.5, 0.6}, 0.5, 0.5),
          turned_wall({0, 0, 0}, {0.3, 0.3, 1}, 0.2, 0.9),
          turned_wall({0, 0, 1}, {0, 0.2, -0.2}, 0.7, 0),
          ring_wall({0.1, 0, 0}, {1, 2, 3}, 0.3, 0.8),
          ring_wall({0, 0, 0.2}, {0, -1, 0.5}, 0, 0.6),
          sphere_wall({0.2, -0.1, 0.3}, 0.7)};
}

TEST(RoundWall, CylinderInsideOutsideAndAtItsRims) {
  const FiniteWall cylinder = turned_wall({0, 0, 0}, {0, 0, 4}, 2, 2);
  expect_nearest(cylinder, {1, 0, 1}, {2, 0, 1}, false);
  expect_nearest(cylinder, {0, -3, 3}, {0, -2, 3}, false);
  expect_nearest(cylinder, {1, 0, 5}, {2, 0, 4}, true);
  expect_nearest(cylinder, {0, 5, -4}, {0, 2, 0}, true);
  EXPECT_EQ(distance_of(cylinder, {0, 0, 1}).distance, 2);  // on the axis
  EXPECT_EQ(distance_of(cylinder, {2, 0, 1}).distance, 0);  // on the wall
  EXPECT_EQ(distance_of(cylinder, {2, 0, 1}).direction, Vec3(-1, 0, 0));
}

TEST(RoundWall, ConeRingDiscAndSphere) {
  const FiniteWall cone = turned_wall({0, 0, 0}, {0, 0, 1}, 1, 2);  // opens upwards, 45 degrees
  expect_nearest(cone, {0.5, 0, 1.5}, {1.5, 0, 0.5}, false);
  expect_nearest(cone, {0.5, 0, -0.2}, {1, 0, 0}, true);
  const FiniteWall ring = ring_wall({0, 0, 1}, {0, 0, 1}, 1, 2);
  expect_nearest(ring, {0, 1.5, 3}, {0, 1.5, 1}, false);
  expect_nearest(ring, {0.25, 0, 0}, {1, 0, 1}, true);
  const FiniteWall disc = ring_wall({0, 0, 1}, {0, 0, 1}, 0, 2);
  expect_nearest(disc, {0, 0, 3}, {0, 0, 1}, false);
  const FiniteWall tip = turned_wall({0, 0, 0}, {0, 0, 1}, 0, 1);
  expect_nearest(tip, {0, 0, -2}, {0, 0, 0}, false);
  const FiniteWall sphere = sphere_wall({1, 0, 0}, 2);
  expect_nearest(sphere, {1, 1, 0}, {1, 2, 0}, false);
  expect_nearest(sphere, {1, 0, -5}, {1, 0, -2}, false);
}

// No point of the surface is nearer than the one found, which lies on it.
TEST(RoundWall, TheNearestPointIsTheNearest) {
  Random random(3);
  for (const FiniteWall& round : one_of_each()) {
    const std::vector<Vec3> points = points_on(round);
    for (int trial = 0; trial < 25; ++trial) {
      const Vec3 from = random.uniform({-2, -2, -2}, {2, 2, 2});
      const WallDistance found = distance_of(round, from);
      Real nearest = 1e9;
      for (const Vec3& p : points) nearest = std::min(nearest, length(p - from));
      EXPECT_LE(found.distance, nearest + 1e-12);
      EXPECT_NEAR(found.distance, nearest, 1e-2);
      EXPECT_LT(distance_of(round, from + found.distance * found.direction).distance, 1e-12);
    }
  }
}

TEST(RoundWall, NothingNearIsClearlyFarther) {
  Random random(5);
  for (const FiniteWall& round : one_of_each())
    for (int trial = 0; trial < 2000; ++trial) {
      const Vec3 from = random.uniform({-2, -2, -2}, {2, 2, 2});
      const Real reach = random.uniform(0, 1);
      EXPECT_FALSE(clearly_farther(round.wall, from, reach) &&
                   distance_of(round, from).distance < reach);
    }
}

// Distances do not change when wall and point move along.
TEST(RoundWall, MovesWithItsSurface) {
  Random random(8);
  for (const FiniteWall& round : one_of_each())
    for (int trial = 0; trial < 50; ++trial) {
      const SurfaceFrame frame{random.uniform({-1, -1, -1}, {1, 1, 1}),
                               random.uniform({-1, -1, -1}, {1, 1, 1}),
                               random.rotation(),
                               {},
                               {},
                               {},
                               {}};
      const Vec3 from = random.uniform({-2, -2, -2}, {2, 2, 2});
      const WallDistance still = distance_of(round, from);
      const WallDistance moved =
          distance_to(placed(round.wall, frame), frame.placed(from), round.ring.data());
      EXPECT_NEAR(moved.distance, still.distance, 1e-13);
      EXPECT_LT(length(moved.direction - rotate(frame.turn, still.direction)), 1e-11);
    }
}

// The plates that stand for it: on both sides of it, within the promised distance.
TEST(RoundWall, FlatPiecesAreNearIt) {
  for (const FiniteWall& round : one_of_each()) {
    const Real size = larger(round.ring[0].x, round.ring.back().x);
    const Real allowed = (round.wall.kind == Wall::sphere ? 2e-3 : 4e-4) * size;
    for (const FiniteWall& piece : flat_pieces_of(round)) {
      EXPECT_EQ(piece.wall.touched, Wall::by_shapes);
      const std::vector<Vec3> corners = corners_of(piece);
      Vec3 middle;
      for (const Vec3& corner : corners) {
        EXPECT_LT(distance_of(round, corner).distance, allowed);
        middle += (1 / static_cast<Real>(corners.size())) * corner;
      }
      EXPECT_LT(distance_of(round, middle).distance, allowed);
    }
  }
}

// A funnel and the pipe above it, whose axes point in opposite directions, share their corners.
TEST(RoundWall, FlatPiecesShareRims) {
  const auto pipe = flat_pieces_of(turned_wall({0, 0, 1}, {0, 0, 2}, 0.5, 0.5));
  const auto funnel = flat_pieces_of(turned_wall({0, 0, 1}, {0, 0, 0.5}, 0.5, 0.1));
  const auto corners_at_rim = [](const std::vector<FiniteWall>& pieces) {
    std::vector<Vec3> corners;
    for (const FiniteWall& piece : pieces)
      for (const Vec3& corner : corners_of(piece))
        if (std::abs(corner.z - 1) < 1e-12) corners.push_back(corner);
    return corners;
  };
  const std::vector<Vec3> of_pipe = corners_at_rim(pipe), of_funnel = corners_at_rim(funnel);
  EXPECT_EQ(of_pipe.size(), 2 * 96u);
  for (const Vec3& a : of_funnel)
    EXPECT_TRUE(std::any_of(of_pipe.begin(), of_pipe.end(),
                            [&](const Vec3& b) { return length(a - b) < 1e-12; }));
}

// Where a funnel and a pipe join, one of them makes the contact of a ball.
TEST(RoundWall, OneContactWhereTwoJoin) {
  const FiniteWall pipe = turned_wall({0, 0, 0}, {0, 0, -1}, 0.2, 0.2);
  const FiniteWall funnel = turned_wall({0, 0, 0}, {0, 0, 1}, 0.2, 0.7);
  Random random(6);
  const std::vector<FiniteWall> both{pipe, funnel};
  std::vector<Wall> walls;
  std::vector<Vec3> corners;
  for (const FiniteWall& w : both) append_wall(w, walls, corners);
  int at_rim = 0;
  for (int trial = 0; trial < 2000; ++trial) {
    const Vec3 center = random.uniform({-0.25, -0.25, -0.15}, {0.25, 0.25, 0.15});
    const WallDistance a = distance_to(walls[0], center, corners.data());
    const WallDistance b = distance_to(walls[1], center, corners.data());
    if (!a.rim || !b.rim) continue;
    ++at_rim;
    const bool first_left = makes_contact_instead(walls[1], false, center, a, corners.data());
    const bool second_left = makes_contact_instead(walls[0], true, center, b, corners.data());
    EXPECT_NE(first_left, second_left);
  }
  EXPECT_GT(at_rim, 100);
}

}  // namespace
}  // namespace clast
