#include "boundary/motion.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "boundary/moving.hpp"

namespace clast {
namespace {

using Kind = Motion::Kind;

Motion of(Kind kind) {
  Motion m;
  m.kind = kind;
  m.axis = {0, 1, 0};
  return m;
}

TEST(Motion, VelocityActsFromBeginToEnd) {
  Motion m = of(Kind::velocity);
  m.velocity = {1, 0, -2};
  m.from = 0.5;
  m.until = 2;
  EXPECT_EQ(course_at(m, 0.2).shift, Vec3());
  EXPECT_EQ(course_at(m, 1.5).shift, Vec3(1, 0, -2));
  EXPECT_EQ(course_at(m, 9).shift, Vec3(1.5, 0, -3));
}

TEST(Motion, OscillationStartsWhereTheWallIs) {
  Motion m = of(Kind::oscillation);
  m.amplitude = 0.2;
  m.frequency = 50;
  for (const Real phase : {0.0, 1.0, pi / 2}) {
    m.phase = phase;
    EXPECT_EQ(course_at(m, 0).shift, Vec3());
    // Late times lose no digits: a million cycles later it is where it was.
    for (const Real t : {0.001, 0.0137})
      EXPECT_NEAR(course_at(m, t + 20000).shift.y, course_at(m, t).shift.y, 1e-9);
    EXPECT_NEAR(course_at(m, 0.0137).shift.y,
                0.2 * (std::sin(2 * pi * 50 * 0.0137 + phase) - std::sin(phase)), 1e-14);
  }
  m.swing = 0.3;
  m.amplitude = 0;
  EXPECT_EQ(course_at(m, 0.003).shift, Vec3());
  EXPECT_GT(std::abs(course_at(m, 0.003).turn.y), 0.01);
}

Motion path(bool smooth) {
  Motion m = of(Kind::path);
  m.smooth = smooth;
  m.path = {{0, {0, 0, 0}, 0}, {1, {1, 0, 0}, 0}, {2, {1, 0, 3}, 0.5}, {4, {0, 0, 3}, 0.5}};
  return m;
}

TEST(Motion, PathPassesThroughItsPoints) {
  for (const bool smooth : {false, true}) {
    const Motion m = path(smooth);
    for (const PathPoint& p : m.path) {
      EXPECT_LT(length(course_at(m, p.time).shift - p.shift), 1e-15);
      EXPECT_NEAR(course_at(m, p.time).turn.y, p.angle, 1e-15);
    }
    EXPECT_EQ(course_at(m, 99).shift, Vec3(0, 0, 3));
  }
  EXPECT_LT(length(course_at(path(false), 0.25).shift - Vec3{0.25, 0, 0}), 1e-15);
}

// No jumps in velocity, at rest at both ends, never beyond the points to both sides.
TEST(Motion, SmoothPathIsSmooth) {
  const Motion m = path(true);
  const Real h = 1e-4;
  const auto speed = [&](Real t) {
    return (1 / h) * (course_at(m, t + h).shift - course_at(m, t).shift);
  };
  EXPECT_LT(length(speed(0)), 0.01);
  EXPECT_LT(length(speed(4 - h)), 0.01);
  for (Real t = h; t < 3.999; t += 0.01) {
    EXPECT_LT(length(speed(t + h) - speed(t)), 0.02) << t;
    const Vec3 x = course_at(m, t).shift;
    EXPECT_LE(x.x, 1 + 1e-12);
    EXPECT_GE(x.z, -1e-12);
    EXPECT_LE(x.z, 3 + 1e-12);
    EXPECT_LE(length(speed(t)), fastest_point(m, 0));
  }
}

// A full turn in many steps brings every point back; the velocity of a point is its way per time.
// Half an orbit leads to the other side of its centre, a whole one back; the wall does not turn.
TEST(Motion, OrbitRunsAroundItsCentre) {
  Motion m = of(Kind::orbit);
  m.arm = {0.3, 5, 0.4};
  m.rate = 2;
  const Course half = course_at(m, pi / 2);
  EXPECT_LT(length(half.shift - Vec3{-0.6, 0, -0.8}), 1e-12);
  EXPECT_EQ(half.turn, Vec3());
  EXPECT_LT(length(course_at(m, pi).shift), 1e-12);
  EXPECT_NEAR(fastest_point(m, 100), 1, 1e-12);
}

// A belt goes nowhere; what its surface does turns with the wall.
TEST(Motion, SurfaceSlidesWhileTheWallStays) {
  Motion belt = of(Kind::surface), turn = of(Kind::rotation);
  belt.velocity = {2, 0, 0};
  belt.rate = 3;
  belt.until = 1;
  turn.rate = pi;
  std::vector<WallSurface> surfaces(1);
  surfaces[0].motions = {belt, turn};
  HostSurfaces state;
  add_surface(state, 0);
  drift_surfaces(surfaces, {}, 0, 0.5, state);
  EXPECT_EQ(state.shift[0], Vec3());
  std::vector<SurfaceFrame> frames = frames_of(surfaces, state);
  add_slides(surfaces, state, 0.5, 0.25, frames);
  EXPECT_LT(length(frames[1].slide - Vec3{0, 0, -2}), 1e-12);  // a quarter of a turn about y
  EXPECT_LT(length(frames[1].slide_spin - Vec3{0, 3, 0}), 1e-12);
  frames = frames_of(surfaces, state);
  add_slides(surfaces, state, 0.75, 0.5, frames);  // half of the step is after its end
  EXPECT_LT(length(frames[1].slide - Vec3{0, 0, -1}), 1e-12);
  EXPECT_NEAR(angle_turned(surfaces[0], 0.5, 0, state), 0.5 * (3 + pi), 1e-12);
}

TEST(Surface, TurnsAboutItsReferencePoint) {
  Motion m = of(Kind::rotation);
  m.rate = 2 * pi;
  WallSurface surface;
  surface.reference = {1, 2, 3};
  surface.motions = {m};
  HostSurfaces state;
  add_surface(state, 0);
  const Vec3 p{1.5, 2.5, 3};
  Real way = 0;
  Vec3 last = p;
  for (int step = 0; step < 1000; ++step) {
    drift_surfaces({surface}, {}, 1e-3 * step, 1e-3, state);
    const SurfaceFrame frame = frames_of({surface}, state)[1];
    const Vec3 now = frame.placed(p);
    EXPECT_LT(length((1 / 1e-3) * (now - last) - frame.velocity_at(now)), 0.02);
    EXPECT_LT(length(frame.unplaced(now) - p), 1e-14);
    way += length(now - last);
    last = now;
  }
  EXPECT_NEAR(way, 2 * pi * 0.5, 1e-4);
  EXPECT_LT(length(last - p), 1e-11);
}

TEST(Surface, ThatHasNotMovedLeavesEveryBit) {
  WallSurface surface;
  surface.reference = {0.1, 0.7, 1.3};
  HostSurfaces state;
  add_surface(state, 0);
  const SurfaceFrame frame = frames_of({surface}, state)[1];
  for (const Vec3& p : {Vec3{0.123, 1e-17, 3e5}, Vec3{-7.1, 0.3333, 1e-9}})
    EXPECT_EQ(frame.placed(p), p);
}

// Nothing near the bodies moves farther than the bound says.
TEST(Surface, MotionSinceTheListIsBounded) {
  WallSurface surface;
  surface.reference = {0.2, 0, 0};
  surface.motions = {of(Kind::rotation)};
  HostSurfaces state;
  add_surface(state, 0);
  state.shift[0] = {0.01, -0.02, 0};
  state.turn[0] = rotation_by({0.1, 0.2, -0.05});
  const SurfaceFrame now = frames_of({surface}, state)[1];
  const Vec3 low{-1, -1, -1}, high{1, 2, 1};
  const Real bound = moved_since_listed({surface}, state, low, high);
  Real most = 0;
  for (int corner = 0; corner < 8; ++corner) {
    const Vec3 p{corner & 1 ? high.x : low.x, corner & 2 ? high.y : low.y,
                 corner & 4 ? high.z : low.z};
    most = std::max(most, length(now.unplaced(p) - p));
  }
  EXPECT_LE(most, bound);
  EXPECT_LT(bound, 2 * most);
  surface.reach = 0.1;
  EXPECT_LT(moved_since_listed({surface}, state, low, high), 0.1);
}

}  // namespace
}  // namespace clast
