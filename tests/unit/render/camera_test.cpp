#include "render/camera.hpp"

#include <gtest/gtest.h>

#include <random>

#include "base/error.hpp"

namespace clast {
namespace {

const char* const all_views[] = {"iso", "front",  "back",  "left",      "right",
                                 "top", "bottom", "1,2,3", "-1,0.5,-4", "0,0,1"};
const PixelBox free_area{40, 30, 500, 330};

std::vector<Bubble> cloud(const Vec3& origin, Real size) {
  std::mt19937 random(7);
  std::uniform_real_distribution<Real> within(-1, 1);
  std::vector<Bubble> balls;
  for (int i = 0; i < 200; ++i)
    balls.push_back({origin + size * Vec3{within(random), 2 * within(random), within(random)},
                     size * 0.1 * (1.1 + within(random))});
  return balls;
}

// The outermost places of a ball on the picture.
PixelBox outline(const Camera& camera, const Bubble& ball) {
  PixelBox box{1e9, 1e9, -1e9, -1e9};
  for (int i = 0; i < 64; ++i)
    for (int j = 0; j <= 32; ++j) {
      const Real a = 2 * pi * i / 64, b = pi * j / 32;
      const Vec3 n{std::sin(b) * std::cos(a), std::sin(b) * std::sin(a), std::cos(b)};
      const Point2 p = camera.project(ball.center + ball.radius * n);
      box = {std::min(box.left, p.x), std::min(box.top, p.y), std::max(box.right, p.x),
             std::max(box.bottom, p.y)};
    }
  return box;
}

TEST(Camera, ShowsAllBallsAndFillsItsRoom) {
  for (const char* name : all_views)
    for (const Real size : {1e-6, 1.0, 1e5}) {
      const std::vector<Bubble> balls = cloud(size * Vec3{30, -20, 5}, size);
      const Camera camera = camera_for(view_named(name), balls, free_area, 360);
      PixelBox all{1e9, 1e9, -1e9, -1e9};
      for (const Bubble& ball : balls) {
        const PixelBox box = outline(camera, ball);
        all = {std::min(all.left, box.left), std::min(all.top, box.top),
               std::max(all.right, box.right), std::max(all.bottom, box.bottom)};
      }
      EXPECT_GE(all.left, free_area.left - 0.01) << name;
      EXPECT_GE(all.top, free_area.top - 0.01) << name;
      EXPECT_LE(all.right, free_area.right + 0.01) << name;
      EXPECT_LE(all.bottom, free_area.bottom + 0.01) << name;
      // Touches the free_area on two opposite sides.
      const double across = all.right - all.left, down = all.bottom - all.top;
      EXPECT_TRUE(across > 0.97 * (free_area.right - free_area.left) ||
                  down > 0.97 * (free_area.bottom - free_area.top))
          << name << ": " << across << " x " << down;
    }
}

TEST(Camera, RaysGoThroughWhatIsProjected) {
  const std::vector<Bubble> balls = cloud({1, 2, 3}, 1);
  for (const char* name : all_views) {
    const Camera camera = camera_for(view_named(name), balls, free_area, 360);
    for (const Bubble& ball : balls) {
      const Point2 p = camera.project(ball.center);
      const Ray ray = camera.ray(p.x, p.y);
      EXPECT_NEAR(length(ray.direction), 1, 1e-12);
      const Vec3 d = ball.center - ray.origin;
      EXPECT_GT(dot(d, ray.direction), 0) << name;
      EXPECT_LT(length(tangential(d, ray.direction)), 1e-9 * length(d)) << name;
    }
  }
}

TEST(Camera, NamedViewsHaveTheExpectedSides) {
  const Bubble unit[] = {{{0, 0, 0}, 1}};
  const auto right_and_up = [&](const char* name) {
    const Camera camera = camera_for(view_named(name), unit, free_area, 360);
    return std::pair{camera.right, camera.up};
  };
  const Vec3 x{1, 0, 0}, y{0, 1, 0}, z{0, 0, 1};
  const auto expect = [](const std::pair<Vec3, Vec3>& got, const Vec3& right, const Vec3& up) {
    EXPECT_LT(length(got.first - right), 1e-12);
    EXPECT_LT(length(got.second - up), 1e-12);
  };
  expect(right_and_up("front"), x, z);
  expect(right_and_up("back"), -x, z);
  expect(right_and_up("right"), y, z);
  expect(right_and_up("left"), -y, z);
  expect(right_and_up("top"), x, y);
  EXPECT_GT(right_and_up("iso").second.z, 0.7);
}

TEST(Camera, LengthOfAPixelIsTrue) {
  const std::vector<Bubble> balls = cloud({0, 0, 0}, 1);
  for (const char* name : all_views) {
    const Camera camera = camera_for(view_named(name), balls, free_area, 360);
    const Vec3 at{0.1, 0.2, -0.3};
    const Real pixel = camera.pixel_length(at);
    const Point2 a = camera.project(at), b = camera.project(at + 10 * pixel * camera.right);
    EXPECT_NEAR(b.x - a.x, 10, 1e-9) << name;
  }
}

TEST(Camera, CopesWithNothingAndWithAPoint) {
  for (const char* name : all_views) {
    const Camera empty = camera_for(view_named(name), {}, free_area, 360);
    EXPECT_TRUE(std::isfinite(length(empty.eye))) << name;
    const Bubble point[] = {{{5, 5, 5}, 0}};
    const Camera camera = camera_for(view_named(name), point, free_area, 360);
    const Point2 p = camera.project(point[0].center);
    EXPECT_NEAR(p.x, 270, 1e-6) << name;
    EXPECT_NEAR(p.y, 180, 1e-6) << name;
  }
}

TEST(Camera, RefusesUnknownViews) {
  for (const char* name : {"", "up", "1,2", "1,2,3,4", "0,0,0", "1,nan,2", "1,2,x"}) try {
      view_named(name);
      ADD_FAILURE() << name;
    } catch (const Error& error) {
      EXPECT_NE(std::string(error.what()).find("iso, front"), std::string::npos);
    }
}

}  // namespace
}  // namespace clast
