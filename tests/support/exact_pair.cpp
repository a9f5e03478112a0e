#include "tests/support/exact_pair.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace clast::test {
namespace {

using Long = long double;
using V = std::array<Long, 3>;

V operator+(const V& a, const V& b) { return {a[0] + b[0], a[1] + b[1], a[2] + b[2]}; }
V operator-(const V& a, const V& b) { return {a[0] - b[0], a[1] - b[1], a[2] - b[2]}; }
V operator*(Long s, const V& a) { return {s * a[0], s * a[1], s * a[2]}; }
Long dot(const V& a, const V& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }
V cross(const V& a, const V& b) {
  return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}
Long length(const V& a) { return std::sqrt(dot(a, a)); }
V wide(const Vec3& v) { return {v.x, v.y, v.z}; }

struct Solid {
  std::vector<V> vertex;
  std::vector<V> normal;
  std::vector<std::vector<int>> ring;
  std::vector<std::array<int, 2>> edge;

  Solid(const Placed& p, const Vec3& origin) {
    const V u{p.turn.x, p.turn.y, p.turn.z};
    const Long w = p.turn.w;
    const Long norm = w * w + dot(u, u);
    const auto turned = [&](const V& v) {
      const V t = (2 / norm) * cross(u, v);
      return v + w * t + cross(u, t);
    };
    const PolyhedronView& s = p.shape;
    const V center = wide(p.center) - wide(origin);
    for (int i = 0; i < s.vertices; ++i)
      vertex.push_back(center + Long(p.size) * turned(wide(s.vertex(i))));
    for (int f = 0; f < s.faces; ++f) {
      ring.emplace_back(s.face_vertex + s.face_first[f], s.face_vertex + s.face_first[f + 1]);
      normal.push_back(turned(wide(s.face_normal[f])));
    }
    for (int e = 0; e < s.edges; ++e) edge.push_back({s.edge[e].from, s.edge[e].to});
  }

  V along(int e) const { return vertex[edge[e][1]] - vertex[edge[e][0]]; }
  Long highest(const V& n) const {
    Long most = -std::numeric_limits<Long>::infinity();
    for (const V& v : vertex) most = std::max(most, dot(n, v));
    return most;
  }
};

Long gap(const Solid& a, const Solid& b, const V& n) {
  return -b.highest(Long(-1) * n) - a.highest(n);
}

struct Nearest {
  Long length = std::numeric_limits<Long>::infinity();
  V link{};
  void offer(const V& l) {
    const Long d = test::length(l);
    if (d < length) {
      length = d;
      link = l;
    }
  }
};

// Links between the vertices of `points` and the edges and faces of `solid`, times sign.
void from_vertices(const Solid& points, const Solid& solid, Long sign, Nearest& nearest) {
  for (const V& p : points.vertex) {
    for (const V& q : solid.vertex) nearest.offer(sign * (q - p));
    for (std::size_t e = 0; e < solid.edge.size(); ++e) {
      const V from = solid.vertex[solid.edge[e][0]], u = solid.along(static_cast<int>(e));
      const Long t = dot(p - from, u) / dot(u, u);
      if (t > 0 && t < 1) nearest.offer(sign * (from + t * u - p));
    }
    for (std::size_t f = 0; f < solid.ring.size(); ++f) {
      bool inside = true;
      const std::vector<int>& r = solid.ring[f];
      for (std::size_t k = 0; k < r.size() && inside; ++k) {
        const V here = solid.vertex[r[k]], next = solid.vertex[r[(k + 1) % r.size()]];
        inside = dot(cross(solid.normal[f], next - here), p - here) > 0;
      }
      if (inside)
        nearest.offer(sign * (dot(solid.normal[f], solid.vertex[r[0]] - p) * solid.normal[f]));
    }
  }
}

void from_edges(const Solid& a, const Solid& b, Nearest& nearest) {
  for (std::size_t i = 0; i < a.edge.size(); ++i)
    for (std::size_t j = 0; j < b.edge.size(); ++j) {
      const V p = a.vertex[a.edge[i][0]], q = b.vertex[b.edge[j][0]];
      const V u = a.along(static_cast<int>(i)), v = b.along(static_cast<int>(j));
      const V c = cross(u, v);
      const Long cc = dot(c, c);
      if (cc < 1e-30L * dot(u, u) * dot(v, v)) continue;
      const Long s = dot(cross(q - p, v), c) / cc, t = dot(cross(q - p, u), c) / cc;
      if (s > 0 && s < 1 && t > 0 && t < 1) nearest.offer(dot(c, q - p) / cc * c);
    }
}

struct LeastPush {
  Long gap = -std::numeric_limits<Long>::infinity();
  V normal{0, 0, 1};
  void offer(const V& n, Long g) {
    if (g > gap) {
      gap = g;
      normal = n;
    }
  }
};

LeastPush least_push(const Solid& a, const Solid& b) {
  LeastPush best;
  if (a.vertex.size() == 1 && b.vertex.size() == 1) best.offer({0, 0, 1}, gap(a, b, {0, 0, 1}));
  for (const V& n : a.normal) best.offer(n, gap(a, b, n));
  for (const V& n : b.normal) best.offer(Long(-1) * n, gap(a, b, Long(-1) * n));
  for (std::size_t i = 0; i < a.edge.size(); ++i)
    for (std::size_t j = 0; j < b.edge.size(); ++j) {
      const V c = cross(a.along(static_cast<int>(i)), b.along(static_cast<int>(j)));
      const Long l = length(c);
      if (l < 1e-12L * length(a.along(static_cast<int>(i))) * length(b.along(static_cast<int>(j))))
        continue;
      for (const Long sign : {1.0L, -1.0L}) best.offer(sign / l * c, gap(a, b, sign / l * c));
    }
  return best;
}

Vec3 narrow(const V& v) {
  return {static_cast<Real>(v[0]), static_cast<Real>(v[1]), static_cast<Real>(v[2])};
}

}  // namespace

ExactPair exact_pair(const Placed& placed_a, const Placed& placed_b) {
  const Solid a(placed_a, placed_a.center), b(placed_b, placed_a.center);
  Nearest nearest;
  from_vertices(a, b, 1, nearest);
  from_vertices(b, a, -1, nearest);
  from_edges(a, b, nearest);
  ExactPair exact;
  if (nearest.length > 0) {
    const V n = 1 / nearest.length * nearest.link;
    if (gap(a, b, n) > (1 - 1e-12L) * nearest.length) {
      exact.apart = true;
      exact.gap = nearest.length;
      exact.normal = narrow(n);
      return exact;
    }
  }
  const LeastPush push = least_push(a, b);
  exact.gap = push.gap;
  exact.normal = narrow(push.normal);
  return exact;
}

long double exact_gap_along(const Placed& a, const Placed& b, const Vec3& normal) {
  const V n = wide(normal);
  return gap(Solid(a, a.center), Solid(b, a.center), n);
}

}  // namespace clast::test
