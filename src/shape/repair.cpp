#include "shape/repair.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "base/error.hpp"
#include "shape/merge_flat.hpp"
#include "shape/weld.hpp"

namespace clast {
namespace {

using Ring = std::vector<int>;
using Edge = std::pair<int, int>;  // the lower vertex first

struct Passage {
  std::size_t face;
  bool upward;  // from the lower vertex to the higher
};
using Edges = std::map<Edge, std::vector<Passage>>;

Edges edges_of(const Surface& surface) {
  Edges edges;
  for (std::size_t f = 0; f < surface.face.size(); ++f) {
    const Ring& ring = surface.face[f];
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const int a = ring[i], b = ring[i + 1 == ring.size() ? 0 : i + 1];
      edges[{std::min(a, b), std::max(a, b)}].push_back({f, a < b});
    }
  }
  return edges;
}

struct Neighbour {
  std::size_t face;
  bool agrees;  // passes the common edge the other way, as neighbours should
};

std::vector<std::vector<Neighbour>> neighbours_of(const Surface& surface, const Edges& edges) {
  std::vector<std::vector<Neighbour>> out(surface.face.size());
  for (const auto& [edge, passages] : edges) {
    if (passages.size() != 2) continue;
    const auto& [a, b] = std::tie(passages[0], passages[1]);
    out[a.face].push_back({b.face, a.upward != b.upward});
    out[b.face].push_back({a.face, a.upward != b.upward});
  }
  return out;
}

// Walks over all faces shell by shell; calls f(face, shell, neighbour it was reached by, parent).
template <class F>
int walk_shells(const std::vector<std::vector<Neighbour>>& neighbours, F reach) {
  std::vector<char> seen(neighbours.size(), 0);
  int shells = 0;
  for (std::size_t start = 0; start < neighbours.size(); ++start) {
    if (seen[start]) continue;
    std::vector<std::size_t> front{start};
    seen[start] = 1;
    reach(start, shells, start, true);
    for (std::size_t i = 0; i < front.size(); ++i)
      for (const Neighbour& n : neighbours[front[i]]) {
        if (seen[n.face]) continue;
        seen[n.face] = 1;
        reach(n.face, shells, front[i], n.agrees);
        front.push_back(n.face);
      }
    ++shells;
  }
  return shells;
}

std::string place(const Vec3& v) { return fmt::format("({:.6g}, {:.6g}, {:.6g})", v.x, v.y, v.z); }

}  // namespace

Surface welded_surface(const Surface& surface, Real distance, Notes& notes) {
  const Welded welded = weld(surface.vertex, distance);
  Surface out{welded.point, {}};
  std::set<Ring> known;
  std::size_t collapsed = 0, doubled = 0;
  for (const Ring& given : surface.face) {
    Ring ring;
    for (const int v : given) {
      const int number = welded.number[static_cast<std::size_t>(v)];
      if (ring.empty() || ring.back() != number) ring.push_back(number);
    }
    while (ring.size() > 1 && ring.back() == ring.front()) ring.pop_back();
    Ring sorted = ring;
    std::sort(sorted.begin(), sorted.end());
    if (sorted.size() < 3 || std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
      ++collapsed;
    else if (!known.insert(sorted).second)
      ++doubled;
    else
      out.face.push_back(ring);
  }
  if (out.vertex.size() < surface.vertex.size())
    notes.push_back(
        fmt::format("welded {} vertices to {}", surface.vertex.size(), out.vertex.size()));
  if (collapsed > 0) notes.push_back(fmt::format("removed {} faces without area", collapsed));
  if (doubled > 0) notes.push_back(fmt::format("removed {} faces that came twice", doubled));
  drop_unused_vertices(out);
  return out;
}

void orient_alike(Surface& surface, Notes& notes) {
  const auto neighbours = neighbours_of(surface, edges_of(surface));
  std::vector<char> turned(surface.face.size(), 0);
  walk_shells(neighbours, [&](std::size_t f, int, std::size_t parent, bool agrees) {
    turned[f] = agrees ? turned[parent] : !turned[parent];
  });
  for (std::size_t f = 0; f < neighbours.size(); ++f)
    for (const Neighbour& n : neighbours[f])
      if ((turned[f] == turned[n.face]) != n.agrees)
        throw Error(
            fmt::format("the surface has no inside and outside: faces {} and {} cannot be "
                        "made to agree",
                        f + 1, n.face + 1));
  const auto count = std::count(turned.begin(), turned.end(), 1);
  if (count == 0) return;
  for (std::size_t f = 0; f < turned.size(); ++f)
    if (turned[f]) std::reverse(surface.face[f].begin(), surface.face[f].end());
  notes.push_back(fmt::format("turned over {} faces that disagreed with their neighbours", count));
}

void check_no_open_edges(const Surface& surface) {
  std::size_t open = 0, crowded = 0;
  Edge first_open, first_crowded;
  for (const auto& [edge, passages] : edges_of(surface)) {
    if (passages.size() == 1 && open++ == 0) first_open = edge;
    if (passages.size() > 2 && crowded++ == 0) first_crowded = edge;
  }
  const auto ends = [&](const Edge& edge) {
    return place(surface.vertex[static_cast<std::size_t>(edge.first)]) + " to " +
           place(surface.vertex[static_cast<std::size_t>(edge.second)]);
  };
  if (open > 0)
    throw Error(
        fmt::format("the mesh is open: {} edges have one face only, the first from {}; "
                    "close the hole",
                    open, ends(first_open)));
  if (crowded > 0)
    throw Error(
        fmt::format("{} edges have more than two faces, the first from {}; the mesh must "
                    "be the surface of a solid",
                    crowded, ends(first_crowded)));
}

std::vector<Surface> shells_of(const Surface& surface) {
  std::vector<Surface> out;
  walk_shells(neighbours_of(surface, edges_of(surface)),
              [&](std::size_t f, int shell, std::size_t, bool) {
                if (static_cast<std::size_t>(shell) == out.size())
                  out.push_back({surface.vertex, {}});
                out.back().face.push_back(surface.face[f]);
              });
  for (Surface& shell : out) drop_unused_vertices(shell);
  return out;
}

}  // namespace clast
