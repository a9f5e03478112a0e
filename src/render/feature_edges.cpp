#include "render/feature_edges.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "shape/weld.hpp"

namespace clast {

namespace {

constexpr Real nearly_flat = 0.94;  // cosine of 20 degrees
constexpr Real same_place = 1e-6;   // of the size of all

// One edge of one polygon.
struct Side {
  int a, b;   // numbers of its ends, the smaller one first
  Vec3 into;  // unit, across the edge into the polygon
};

struct Net {
  std::vector<Vec3> point;
  std::vector<Side> side;
  Real tolerance;
};

Vec3 middle_of(const std::vector<Vec3>& polygon) {
  Vec3 sum;
  for (const Vec3& p : polygon) sum += p;
  return (1 / static_cast<Real>(polygon.size())) * sum;
}

Net net_of(std::span<const std::vector<Vec3>> polygons) {
  std::vector<Vec3> all;
  for (const std::vector<Vec3>& polygon : polygons)
    all.insert(all.end(), polygon.begin(), polygon.end());
  Net net;
  net.tolerance = same_place * extent_of(all).size;
  const Welded welded = weld(all, net.tolerance);
  net.point = welded.point;
  std::size_t first = 0;
  for (const std::vector<Vec3>& polygon : polygons) {
    const Vec3 middle = middle_of(polygon);
    for (std::size_t i = 0; i < polygon.size(); ++i) {
      const int a = welded.number[first + i];
      const int b = welded.number[first + (i + 1) % polygon.size()];
      if (a == b) continue;
      const Vec3 along = normalized(net.point[static_cast<std::size_t>(b)] - polygon[i]);
      const Vec3 into = tangential(middle - polygon[i], along);
      if (length(into) > 0) net.side.push_back({std::min(a, b), std::max(a, b), normalized(into)});
    }
    first += polygon.size();
  }
  return net;
}

// Calls f with the sides of each edge.
template <class F>
void for_each_edge(std::vector<Side>& sides, F&& f) {
  std::stable_sort(sides.begin(), sides.end(), [](const Side& x, const Side& y) {
    return std::tie(x.a, x.b) < std::tie(y.a, y.b);
  });
  for (auto begin = sides.begin(); begin != sides.end();) {
    const auto end = std::find_if(begin, sides.end(), [&](const Side& side) {
      return side.a != begin->a || side.b != begin->b;
    });
    f(std::span<const Side>(begin, end));
    begin = end;
  }
}

// Points by x, so that those near an edge are found without looking at all.
std::vector<int> ends_by_x(const std::vector<Side>& sides, const std::vector<Vec3>& point) {
  std::vector<int> ends;
  for (const Side& side : sides) ends.insert(ends.end(), {side.a, side.b});
  std::sort(ends.begin(), ends.end());
  ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
  std::stable_sort(ends.begin(), ends.end(), [&](int p, int q) {
    return point[static_cast<std::size_t>(p)].x < point[static_cast<std::size_t>(q)].x;
  });
  return ends;
}

// Cuts a side at the points that lie on it.
void cut(const Side& side, const std::vector<int>& ends, const Net& net,
         std::vector<Side>& pieces) {
  const auto at = [&](int p) -> const Vec3& { return net.point[static_cast<std::size_t>(p)]; };
  const Vec3 from = at(side.a), way = at(side.b) - from;
  const Real size = length(way);
  const Real low = std::min(from.x, at(side.b).x) - net.tolerance;
  const Real high = std::max(from.x, at(side.b).x) + net.tolerance;
  std::vector<std::pair<Real, int>> on{{0, side.a}, {size, side.b}};
  auto p =
      std::lower_bound(ends.begin(), ends.end(), low, [&](int q, Real x) { return at(q).x < x; });
  for (; p != ends.end() && at(*p).x <= high; ++p) {
    const Vec3 d = at(*p) - from;
    const Real along = dot(d, way) / size;
    const bool inside = along > net.tolerance && along < size - net.tolerance;
    if (inside && length(d - (along / size) * way) < net.tolerance) on.emplace_back(along, *p);
  }
  std::sort(on.begin(), on.end());
  for (std::size_t i = 1; i < on.size(); ++i)
    pieces.push_back({std::min(on[i - 1].second, on[i].second),
                      std::max(on[i - 1].second, on[i].second), side.into});
}

// Where corners lie on the edge of a neighbour, that edge is cut there, so that pieces meet.
void let_corners_meet(Net& net) {
  std::vector<Side> paired, lone;
  for_each_edge(net.side, [&](std::span<const Side> edge) {
    std::vector<Side>& to = edge.size() > 1 ? paired : lone;
    to.insert(to.end(), edge.begin(), edge.end());
  });
  const std::vector<int> ends = ends_by_x(lone, net.point);
  for (const Side& side : lone) cut(side, ends, net, paired);
  net.side = std::move(paired);
}

// Whether every piece goes on beyond the edge.
bool is_flat(std::span<const Side> edge) {
  return std::all_of(edge.begin(), edge.end(), [&](const Side& one) {
    return std::any_of(edge.begin(), edge.end(),
                       [&](const Side& other) { return dot(one.into, other.into) < -nearly_flat; });
  });
}

}  // namespace

std::vector<Segment> feature_edges(std::span<const std::vector<Vec3>> polygons) {
  std::vector<Segment> found;
  if (polygons.empty()) return found;
  Net net = net_of(polygons);
  let_corners_meet(net);
  for_each_edge(net.side, [&](std::span<const Side> edge) {
    if (!is_flat(edge))
      found.push_back({net.point[static_cast<std::size_t>(edge[0].a)],
                       net.point[static_cast<std::size_t>(edge[0].b)]});
  });
  return found;
}

}  // namespace clast
