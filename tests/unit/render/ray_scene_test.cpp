#include "render/ray_scene.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace clast {
namespace {

// The rim of a drum whose corners had turned to nearly those of its end: whiskers stuck out of it.
TEST(RayScene, CrumbsOfLinesHaveNoWhiskers) {
  constexpr int corners = 96;
  constexpr Real radius = 0.002, crumb = 2e-6;
  std::vector<Segment> lines;
  const auto corner = [](Real turns) {
    return Vec3{std::cos(2 * pi * turns), std::sin(2 * pi * turns), 0};
  };
  for (int i = 0; i < corners; ++i) {
    const Vec3 a = corner(Real(i) / corners), b = corner(Real(i + 1) / corners);
    const Vec3 near_b = b + crumb * normalized(a - b);
    lines.push_back({a, near_b});
    lines.push_back({near_b, b});
  }
  RayScene scene;
  scene.add_lines(lines, radius, {});
  scene.finish();
  const auto hits_at = [&](Real distance) {
    constexpr int rays = 5000;
    int hits = 0;
    for (int i = 0; i < rays; ++i) {
      const Vec3 below = distance * corner(Real(i) / rays);
      RayScene::Hit hit;
      hits += scene.first_hit(Layer::lines, {{below.x, below.y, 3}, {0, 0, -1}}, 6, hit) ? 1 : 0;
    }
    return hits;
  };
  for (const Real beside : {1.5, 2.0, 3.0, 5.0})
    EXPECT_EQ(hits_at(1 + beside * radius), 0) << beside;
  EXPECT_EQ(hits_at(1), 5000);
}

}  // namespace
}  // namespace clast
