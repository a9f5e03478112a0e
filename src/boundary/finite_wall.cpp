#include "boundary/finite_wall.hpp"

namespace clast {

Wall rectangle_wall(const Vec3& corner, const Vec3& edge_u, const Vec3& edge_v) {
  Wall wall;
  wall.kind = Wall::rectangle;
  wall.point = corner + 0.5 * (edge_u + edge_v);
  wall.u = normalized(edge_u);
  wall.v = normalized(edge_v);
  wall.normal = normalized(cross(edge_u, edge_v));
  wall.half_u = 0.5 * length(edge_u);
  wall.half_v = 0.5 * length(edge_v);
  return wall;
}

FiniteWall polygon_wall(const std::vector<Vec3>& corners, const Vec3& normal) {
  FiniteWall out;
  Wall& wall = out.wall;
  wall.kind = Wall::polygon;
  wall.normal = normal;
  // The longest side lies along u, so that the box around a long facet is tight.
  Vec3 longest;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Vec3 side = corners[(i + 1) % corners.size()] - corners[i];
    if (squared_length(side) > squared_length(longest)) longest = side;
  }
  wall.u = normalized(tangential(longest, normal));
  wall.v = cross(normal, wall.u);
  const auto in_frame = [&](const Vec3& p) {
    const Vec3 d = p - wall.point;
    return Vec3{dot(d, wall.u), dot(d, wall.v), dot(d, wall.normal)};
  };
  wall.point = corners.front();
  Vec3 low = in_frame(corners.front()), high = low;
  for (const Vec3& p : corners) {
    low = smaller(low, in_frame(p));
    high = larger(high, in_frame(p));
  }
  const Vec3 middle = 0.5 * (low + high), half = 0.5 * (high - low);
  wall.point += middle.x * wall.u + middle.y * wall.v + middle.z * wall.normal;
  wall.half_u = half.x;
  wall.half_v = half.y;
  wall.slack = half.z;
  for (const Vec3& p : corners) out.ring.push_back(in_frame(p));
  return out;
}

void append_wall(const FiniteWall& added, std::vector<Wall>& walls, std::vector<Vec3>& corners) {
  walls.push_back(added.wall);
  walls.back().first_corner = static_cast<std::int32_t>(corners.size());
  walls.back().corners = static_cast<std::int32_t>(added.ring.size());
  corners.insert(corners.end(), added.ring.begin(), added.ring.end());
}

Real area_of(const Wall& wall, const std::vector<Vec3>& ring) {
  if (wall.kind == Wall::rectangle) return 4 * wall.half_u * wall.half_v;
  if (wall.kind != Wall::polygon) return 0;
  Real twice = 0;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Vec3 &a = ring[i], &b = ring[(i + 1) % ring.size()];
    twice += a.x * b.y - a.y * b.x;
  }
  return 0.5 * twice;
}

std::vector<Vec3> outline_of(const Wall& wall, const std::vector<Vec3>& corners) {
  const Vec3 u = wall.half_u * wall.u, v = wall.half_v * wall.v;
  if (wall.kind == Wall::rectangle)
    return {wall.point - u - v, wall.point + u - v, wall.point + u + v, wall.point - u + v};
  std::vector<Vec3> outline;
  for (int i = wall.first_corner; i < wall.first_corner + wall.corners; ++i)
    outline.push_back(in_space(wall, corners[i]));
  return outline;
}

}  // namespace clast
