#include <algorithm>
#include <cmath>

#include "boundary/finite_wall.hpp"
#include "output/frames.hpp"
#include "output/vtp.hpp"

namespace clast {

namespace {

using Polygon = std::vector<Vec3>;

struct Box {
  Vec3 low, high;
};

void extend(Box& box, const Vec3& point) {
  box.low = smaller(box.low, point);
  box.high = larger(box.high, point);
}

bool is_usable(const Box& box) {
  const Vec3 size = box.high - box.low;
  return size.x >= 0 && size.y >= 0 && size.z >= 0 && std::isfinite(size.x + size.y + size.z);
}

// The part of the scene in which planes are shown: around bodies and finite walls; with neither,
// around the planes' own points.
Box shown_box(const std::vector<Wall>& walls, const std::vector<Vec3>& corners, const Vec3& low,
              const Vec3& high) {
  Box box{low, high};
  for (const Wall& wall : walls)
    if (wall.is_plate())
      for (const Vec3& corner : outline_of(wall, corners)) extend(box, corner);
  if (!is_usable(box) && !walls.empty()) {
    box = {walls.front().point, walls.front().point};
    for (const Wall& wall : walls) extend(box, wall.point);
  }
  const Vec3 size = box.high - box.low;
  const Real longest = std::max({size.x, size.y, size.z});
  const Real grow = longest > 0 ? 0.1 * longest : 0.5;  // on each side
  const Vec3 by{grow, grow, grow};
  return {box.low - by, box.high + by};
}

// What of a polygon lies where sign * (coordinate - limit) <= 0.
Polygon clipped(const Polygon& polygon, int axis, Real limit, Real sign) {
  Polygon kept;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vec3& a = polygon[i];
    const Vec3& b = polygon[(i + 1) % polygon.size()];
    const Real da = sign * (a[axis] - limit), db = sign * (b[axis] - limit);
    if (da <= 0) kept.push_back(a);
    if ((da < 0 && db > 0) || (da > 0 && db < 0)) kept.push_back(a + (da / (da - db)) * (b - a));
  }
  return kept;
}

// The cut of a plane through the box. A plane that passes it by is shown where it is nearest.
Polygon cut(const Wall& plane, Box box) {
  const Vec3 middle = 0.5 * (box.low + box.high);
  const Vec3 foot = middle - dot(middle - plane.point, plane.normal) * plane.normal;
  Vec3 u, v;
  complete_frame(plane.normal, u, v);
  const Real reach = length(box.high - box.low);
  Polygon large{foot - reach * u - reach * v, foot + reach * u - reach * v,
                foot + reach * u + reach * v, foot - reach * u + reach * v};
  for (const Vec3& shift : {Vec3{}, foot - middle}) {
    Polygon part = large;
    for (int axis = 0; axis < 3; ++axis) {
      part = clipped(part, axis, box.low[axis] + shift[axis], -1);
      part = clipped(part, axis, box.high[axis] + shift[axis], 1);
    }
    if (part.size() >= 3) return part;
  }
  return large;
}

}  // namespace

std::vector<std::vector<Vec3>> wall_outlines(const std::vector<Wall>& walls, const Vec3& low,
                                             const Vec3& high, const std::vector<Vec3>& corners) {
  const Box box = shown_box(walls, corners, low, high);
  std::vector<Polygon> outlines;
  for (const Wall& wall : walls)
    outlines.push_back(wall.kind == Wall::plane ? cut(wall, box)
                       : wall.is_plate()        ? outline_of(wall, corners)
                                                : Polygon());  // its flat pieces are shown
  return outlines;
}

void write_walls(const std::filesystem::path& path, const std::vector<Wall>& walls, const Vec3& low,
                 const Vec3& high, const std::vector<Vec3>& corners, const WallData& data) {
  Polygon points;
  std::vector<std::int32_t> ends, shown;
  const std::vector<Polygon> outlines = wall_outlines(walls, low, high, corners);
  for (std::size_t w = 0; w < walls.size(); ++w) {
    if (outlines[w].empty()) continue;
    points.insert(points.end(), outlines[w].begin(), outlines[w].end());
    ends.push_back(static_cast<std::int32_t>(points.size()));
    shown.push_back(static_cast<std::int32_t>(w));
  }
  VtpPiece piece;
  piece.kind = VtpPiece::Cells::polygons;
  piece.points = points.size();
  piece.cells = shown.size();
  piece.positions = vtp_array("Points", points.size(), [&](std::size_t i) { return points[i]; });
  piece.connectivity = vtp_array("connectivity", points.size(),
                                 [](std::size_t i) { return static_cast<std::int32_t>(i); });
  piece.offsets = vtp_array("offsets", shown.size(), [&](std::size_t i) { return ends[i]; });
  const auto per_wall = [&](const char* name, auto value) {
    piece.cell_data.push_back(vtp_array(name, shown.size(), value));
  };
  per_wall("wall", [&](std::size_t i) { return shown[i]; });
  per_wall("material", [&](std::size_t i) { return walls[shown[i]].material; });
  per_wall("kind", [&](std::size_t i) { return walls[shown[i]].kind; });
  for (const auto& [name, values] : data)
    per_wall(name, [&, &of = values](std::size_t i) { return of[shown[i]]; });
  write_vtp(path, piece);
}

}  // namespace clast
