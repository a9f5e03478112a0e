#include "render/shown_walls.hpp"

#include <algorithm>
#include <cmath>

#include "output/frames.hpp"

namespace clast {

namespace {

bool is_drawable(const std::vector<Vec3>& corners) {
  return corners.size() > 2 && std::all_of(corners.begin(), corners.end(), [](const Vec3& p) {
           return std::isfinite(p.x + p.y + p.z);
         });
}

// Of a flat polygon, twice its area long.
Vec3 normal_of(const std::vector<Vec3>& corners) {
  Vec3 normal;
  for (std::size_t i = 2; i < corners.size(); ++i)
    normal += cross(corners[i - 1] - corners[0], corners[i] - corners[0]);
  return normal;
}

bool is_level(const Vec3& normal) { return std::abs(normal.z) > 0.9999; }

// The part of a plane that belongs to the scene: walls.vtp has that of an earlier moment.
std::vector<Vec3> part_of_plane(const Vec3& point, const Vec3& normal, const Bounds& scene) {
  Wall plane;
  plane.point = point;
  plane.normal = normal;
  return wall_outlines({plane}, scene.low, scene.high)[0];
}

}  // namespace

std::optional<Bounds> bounds_around(const std::vector<Bubble>& balls) {
  if (balls.empty()) return {};
  Bounds bounds{balls[0].center, balls[0].center};
  for (const Bubble& ball : balls) {
    const Vec3 reach{ball.radius, ball.radius, ball.radius};
    bounds.low = smaller(bounds.low, ball.center - reach);
    bounds.high = larger(bounds.high, ball.center + reach);
  }
  return bounds;
}

ShownWalls shown_walls(const std::vector<WallPolygon>& walls, const Bounds& scene,
                       std::optional<Real> ground) {
  const Real slack = 1e-6 * length(scene.size());
  ShownWalls shown;
  const auto show = [&](const std::vector<Vec3>& pane, Real wear) {
    shown.panes.push_back(pane);
    shown.wear.push_back(wear);
  };
  for (const WallPolygon& wall : walls) {
    const Vec3 normal = normal_of(wall.corners);
    if (!is_drawable(wall.corners) || !(length(normal) > 0)) continue;
    if (wall.kind != Wall::plane) {
      show(wall.corners, wall.wear.value_or(0));
      continue;
    }
    const Vec3 up = normalized(normal);
    if (ground && is_level(up) && std::abs(wall.corners[0].z - *ground) <= slack)
      shown.on_plane = true;
    else
      show(part_of_plane(wall.corners[0], up, scene), 0);
  }
  shown.edges = feature_edges(shown.panes);
  return shown;
}

}  // namespace clast
