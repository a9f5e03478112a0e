#include "shape/polygons.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "base/error.hpp"
#include "base/trigonometry.hpp"
#include "shape/mass.hpp"
#include "shape/thickness.hpp"
#include "shape/topology.hpp"

namespace clast {
namespace {

constexpr std::size_t most_corners = 64;

// Twice the area of the triangle pqr, positive if it turns left.
Real turn(const Corner& p, const Corner& q, const Corner& r) {
  return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
}
Real distance(const Corner& p, const Corner& q) { return std::hypot(q[0] - p[0], q[1] - p[1]); }

const Corner& after(const std::vector<Corner>& ring, std::size_t i) {
  return ring[(i + 1) % ring.size()];
}
const Corner& before(const std::vector<Corner>& ring, std::size_t i) {
  return ring[(i + ring.size() - 1) % ring.size()];
}

std::vector<Corner> without_doubles(std::span<const Corner> corners, Real tiny) {
  std::vector<Corner> ring;
  for (const Corner& c : corners)
    if (ring.empty() || distance(ring.back(), c) > tiny) ring.push_back(c);
  while (ring.size() > 1 && distance(ring.front(), ring.back()) <= tiny) ring.pop_back();
  return ring;
}

Real doubled_area(const std::vector<Corner>& ring) {
  Real sum = 0;
  for (std::size_t i = 1; i + 1 < ring.size(); ++i) sum += turn(ring[0], ring[i], ring[i + 1]);
  return sum;
}

// Every corner on the inner side of every side, else the reason.
void check_convex(const std::vector<Corner>& ring, Real tiny) {
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Corner &from = before(ring, i), &at = ring[i], &to = after(ring, i);
    if (turn(from, at, to) < -tiny * distance(from, to))
      throw Error(fmt::format("it is not convex at the corner [{:g}, {:g}]", at[0], at[1]));
  }
  for (std::size_t i = 0; i < ring.size(); ++i)
    for (const Corner& c : ring)
      if (turn(ring[i], after(ring, i), c) < -tiny * distance(ring[i], after(ring, i)))
        throw Error("its sides cross each other");
}

// The corners in order, as a convex ring that turns left and bends at every one of them.
std::vector<Corner> convex_ring(std::span<const Corner> corners) {
  if (corners.size() < 3 || corners.size() > most_corners)
    throw Error(
        fmt::format("a polygon has from 3 to {} corners, not {}", most_corners, corners.size()));
  Real size = 0;
  for (const Corner& c : corners) {
    if (!std::isfinite(c[0] + c[1])) throw Error("a corner is not a number");
    size = std::max(size, distance(corners[0], c));
  }
  const Real tiny = default_flatness * size;
  std::vector<Corner> ring = without_doubles(corners, tiny);
  if (!(std::abs(doubled_area(ring)) > tiny * size)) throw Error("its corners lie on a line");
  if (doubled_area(ring) < 0) std::reverse(ring.begin(), ring.end());
  check_convex(ring, tiny);
  std::vector<Corner> bent;
  for (std::size_t i = 0; i < ring.size(); ++i)
    if (turn(before(ring, i), ring[i], after(ring, i)) >
        tiny * distance(before(ring, i), after(ring, i)))
      bent.push_back(ring[i]);
  return bent;
}

std::vector<Corner> regular(int sides) {
  const Real radius = 0.5 / sin_cos(pi / sides).sin;
  std::vector<Corner> ring;
  for (int i = 0; i < sides; ++i) {
    const SinCos at = sin_cos((2 * i + 1) * pi / sides - 0.5 * pi);  // on a side
    ring.push_back({radius * at.cos, radius * at.sin});
  }
  return ring;
}

struct NamedPolygon {
  const char* name;
  std::vector<Corner> corners;
};
const std::vector<NamedPolygon>& library() {
  static const std::vector<NamedPolygon> polygons = {
      {"triangle", regular(3)},
      {"square", regular(4)},
      {"pentagon", regular(5)},
      {"hexagon", regular(6)},
      {"octagon", regular(8)},
      {"dodecagon", regular(12)},
      {"rectangle", {{-1, -0.5}, {1, -0.5}, {1, 0.5}, {-1, 0.5}}},
      {"bar", {{-2, -0.5}, {2, -0.5}, {2, 0.5}, {-2, 0.5}}},
      {"rhombus", {{-0.8, 0}, {0, -0.5}, {0.8, 0}, {0, 0.5}}},
      {"trapezoid", {{-1, 0}, {1, 0}, {0.5, 0.8}, {-0.5, 0.8}}},
      {"wedge", {{0, 0}, {1, 0}, {0, 0.75}}},
      {"shard", {{0, 0}, {1.2, -0.1}, {1.5, 0.5}, {0.8, 1}, {0.1, 0.7}}},
      {"splinter", {{0, 0}, {2, 0.1}, {2.1, 0.35}, {0.3, 0.45}}},
      {"stone",
       {{1, 0}, {0.7, 0.7}, {0.1, 0.95}, {-0.7, 0.65}, {-0.95, -0.1}, {-0.4, -0.8}, {0.5, -0.75}}},
  };
  return polygons;
}

}  // namespace

Prototype flat_prototype(std::string name, std::span<const Corner> corners) {
  Prototype out;
  out.name = std::move(name);
  std::vector<Vec3> ring;
  for (const Corner& c : convex_ring(corners)) ring.push_back({c[0], 0, c[1]});
  const MassProperties sheet = plate_properties(ring);
  out.centroid = sheet.centroid;
  out.radius = 0;
  for (const Vec3& v : ring) out.radius = larger(out.radius, length(v - out.centroid));
  for (Vec3& v : ring)
    v = {(v.x - out.centroid.x) / out.radius, 0, (v.z - out.centroid.z) / out.radius};
  Surface plate{ring, {{}, {}}};
  for (int v = 0; v < static_cast<int>(ring.size()); ++v) plate.face[0].push_back(v);
  plate.face[1].assign(plate.face[0].rbegin(), plate.face[0].rend());
  out.polyhedron = polyhedron_of(plate);
  out.half_thickness = half_width_in_plane(out.polyhedron);
  out.volume = sheet.volume / square(out.radius);
  const SymmetricTensor& second = sheet.second;
  out.inertia =
      (1 / (sheet.volume * square(out.radius))) * Vec3{second.zz, second.xx + second.zz, second.xx};
  return out;
}

const std::vector<std::string>& polygon_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> out;
    for (const NamedPolygon& polygon : library()) out.emplace_back(polygon.name);
    return out;
  }();
  return names;
}

std::vector<Corner> polygon_of_name(const std::string& name) {
  for (const NamedPolygon& polygon : library())
    if (polygon.name == name) return polygon.corners;
  throw Error(fmt::format("there is no polygon '{}'; there are: disc, {}", name,
                          fmt::join(polygon_names(), ", ")));
}

}  // namespace clast
