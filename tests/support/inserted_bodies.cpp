#include "tests/support/inserted_bodies.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "scene/build.hpp"
#include "scene/insert.hpp"

namespace clast::test {
namespace {

struct Range {
  Real low, high;
};

Range range_along(const Corners& c, const Vec3& n) {
  Range r{1e300, -1e300};
  for (const Vec3& p : c.point) {
    r.low = std::min(r.low, dot(p, n));
    r.high = std::max(r.high, dot(p, n));
  }
  return {r.low - c.round, r.high + c.round};
}

// Of a ball and a polyhedron: towards the nearest points of its faces, edges and corners.
std::vector<Vec3> ball_axes(const Corners& ball, const Corners& other) {
  std::vector<Vec3> axes;
  for (const Vec3& p : other.point) axes.push_back(p - ball.point[0]);
  for (const Vec3& p : other.point)
    for (const Vec3& e : other.edge) axes.push_back(tangential(p - ball.point[0], e));
  return axes;
}

std::vector<Vec3> axes_between(const Corners& a, const Corners& b, bool flat) {
  std::vector<Vec3> axes = a.face;
  axes.insert(axes.end(), b.face.begin(), b.face.end());
  if (a.round > 0 || b.round > 0) {
    const std::vector<Vec3> more = a.round > 0 ? ball_axes(a, b) : ball_axes(b, a);
    axes.insert(axes.end(), more.begin(), more.end());
  } else if (!flat) {
    for (const Vec3& u : a.edge)
      for (const Vec3& v : b.edge) axes.push_back(cross(u, v));
  }
  return axes;
}

// The separating axis theorem.
Real overlap(const Corners& a, const Corners& b, bool flat) {
  Real least = 1e300;
  for (const Vec3& axis : axes_between(a, b, flat)) {
    if (length(axis) < 1e-9) continue;
    const Vec3 n = normalized(axis);
    const Range ra = range_along(a, n), rb = range_along(b, n);
    least = std::min({least, ra.high - rb.low, rb.high - ra.low});
    if (least <= 0) return least;
  }
  return least;
}

Corners corners_of(const Part& part, const Vec3& position, const Quat& turn, Real radius,
                   bool flat) {
  const Polyhedron& p = part.shape.polyhedron;
  const auto place = [&](const Vec3& v) {
    return position + rotate(turn, radius * (part.center + rotate(part.turn, part.size * v)));
  };
  Corners out;
  for (const Vec3& v : p.vertex) out.point.push_back(place(v));
  for (const PolyhedronEdge& e : p.edge)
    out.edge.push_back(normalized(out.point[e.to] - out.point[e.from]));
  if (flat)
    for (const Vec3& e : out.edge) out.face.push_back({e.z, 0, -e.x});
  else
    for (const Vec3& n : p.face_normal) out.face.push_back(rotate(turn, rotate(part.turn, n)));
  return out;
}

Real outside(const scene::Region& region, const Vec3& p, Real round) {
  if (region.box.given) {
    Real most = 0;
    for (int a = 0; a < 3; ++a) {
      if (region.flat && a == 1) continue;
      most = std::max(
          {most, (*region.box->low)[a] - p[a] + round, p[a] + round - (*region.box->high)[a]});
    }
    return most;
  }
  if (region.cylinder.given) {
    const Vec3 way = *region.cylinder->to - *region.cylinder->from;
    const Vec3 along = normalized(way), d = p - *region.cylinder->from;
    return std::max({Real{0}, round - dot(d, along), dot(d, along) + round - length(way),
                     length(tangential(d, along)) + round - *region.cylinder->radius});
  }
  if (region.sphere.given)
    return std::max(Real{0}, length(p - *region.sphere->center) + round - *region.sphere->radius);
  return scene::inside(region, p) ? 0 : 1;
}

}  // namespace

HostBodies inserted(const Scene& scene) {
  HostBodies bodies;
  insert_at_start(scene, build_model(scene, 0), bodies);
  return bodies;
}

std::vector<Corners> parts_of(const Scene& scene, const HostBodies& bodies, std::size_t i) {
  if (bodies.shape[i] == 0) return {{{bodies.position[i]}, {}, {}, bodies.radius[i]}};
  const Assembly& shape = scene.shapes[static_cast<std::size_t>(bodies.shape[i])];
  std::vector<Corners> parts;
  for (const Part& part : shape.parts)
    parts.push_back(corners_of(shape.convex() ? Part{part.shape, {}, {}, 1} : part,
                               bodies.position[i], bodies.orientation[i], bodies.radius[i],
                               scene.flat()));
  return parts;
}

Real deepest_overlap(const Scene& scene, const HostBodies& bodies) {
  std::vector<std::size_t> order(bodies.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return bodies.position[a].x < bodies.position[b].x;
  });
  const Real largest = *std::max_element(bodies.radius.begin(), bodies.radius.end());
  Real deepest = -1e300;
  for (std::size_t s = 0; s < order.size(); ++s)
    for (std::size_t t = s + 1; t < order.size(); ++t) {
      const std::size_t i = order[s], j = order[t];
      if (bodies.position[j].x - bodies.position[i].x > 2 * largest) break;
      const Real reach = bodies.radius[i] + bodies.radius[j];
      const Real distance = length(bodies.position[i] - bodies.position[j]);
      if (distance > reach) continue;
      const Real smaller_radius = std::min(bodies.radius[i], bodies.radius[j]);
      if (bodies.shape[i] == 0 && bodies.shape[j] == 0) {
        deepest = std::max(deepest, (reach - distance) / smaller_radius);
        continue;
      }
      for (const Corners& a : parts_of(scene, bodies, i))
        for (const Corners& b : parts_of(scene, bodies, j))
          deepest = std::max(deepest, overlap(a, b, scene.flat()) / smaller_radius);
    }
  return deepest;
}

Real farthest_outside(const Scene& scene, const HostBodies& bodies, const scene::Region& region) {
  Real most = 0;
  for (std::size_t i = 0; i < bodies.size(); ++i)
    for (const Corners& part : parts_of(scene, bodies, i))
      for (const Vec3& p : part.point)
        most = std::max(most, outside(region, p, part.round) / bodies.radius[i]);
  return most;
}

Real solid_volume(const Scene& scene, const HostBodies& bodies) {
  Real sum = 0;
  for (std::size_t i = 0; i < bodies.size(); ++i)
    sum += scene::volume_of(scene, {bodies.shape[i], bodies.radius[i]});
  return sum;
}

std::uint64_t pose_hash(const HostBodies& bodies) {
  std::uint64_t hash = 1469598103934665603ULL;
  const auto add = [&](Real x) {
    std::uint64_t bits = 0;
    std::memcpy(&bits, &x, sizeof bits);
    hash = (hash ^ bits) * 1099511628211ULL;
  };
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    const Vec3& p = bodies.position[i];
    const Quat& q = bodies.orientation[i];
    for (const Real x : {p.x, p.y, p.z, q.w, q.x, q.y, q.z}) add(x);
  }
  return hash;
}

}  // namespace clast::test
