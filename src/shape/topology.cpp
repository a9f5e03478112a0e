#include "shape/topology.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "base/error.hpp"

namespace clast {
namespace {

using Side = std::pair<int, int>;  // from one vertex to the next of a ring

struct Place {
  std::size_t face, index;  // of the side in the ring of the face
};

std::size_t next_in(const std::vector<int>& ring, std::size_t i) {
  return i + 1 == ring.size() ? 0 : i + 1;
}

std::map<Side, Place> sides_of(const Surface& surface) {
  std::map<Side, Place> sides;
  for (std::size_t f = 0; f < surface.face.size(); ++f) {
    const std::vector<int>& ring = surface.face[f];
    for (std::size_t i = 0; i < ring.size(); ++i)
      if (!sides.emplace(Side{ring[i], ring[next_in(ring, i)]}, Place{f, i}).second)
        throw Error(
            fmt::format("faces {} and {} pass the edge between vertices {} and {} in the "
                        "same direction: three faces meet there or one is turned over",
                        sides.at({ring[i], ring[next_in(ring, i)]}).face + 1, f + 1, ring[i] + 1,
                        ring[next_in(ring, i)] + 1));
  }
  return sides;
}

// Walks counter-clockwise around `from`, seen from outside: the side before `side` in the face on
// its left ends at the vertex, and its return is the next side that starts there.
Side next_around(const Surface& surface, const std::map<Side, Place>& sides, const Side& side) {
  const Place place = sides.at(side);
  const std::vector<int>& ring = surface.face[place.face];
  return {side.first, ring[place.index == 0 ? ring.size() - 1 : place.index - 1]};
}

void check_rings(const Surface& surface) {
  const int count = static_cast<int>(surface.vertex.size());
  for (std::size_t f = 0; f < surface.face.size(); ++f) {
    std::vector<int> sorted = surface.face[f];
    std::sort(sorted.begin(), sorted.end());
    if (sorted.size() < 3)
      throw Error(fmt::format("face {} has {} vertices; a face needs 3", f + 1, sorted.size()));
    if (sorted.front() < 0 || sorted.back() >= count)
      throw Error(
          fmt::format("face {} names a vertex that does not exist; there are {}", f + 1, count));
    if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
      throw Error(fmt::format("face {} passes a vertex twice", f + 1));
  }
}

void check_vertex_rings(const Surface& surface, const std::map<Side, Place>& sides) {
  std::vector<int> degree(surface.vertex.size(), 0);
  for (const auto& [side, place] : sides) ++degree[static_cast<std::size_t>(side.first)];
  std::vector<char> seen(surface.vertex.size(), 0);
  for (const auto& [start, place] : sides) {
    const auto v = static_cast<std::size_t>(start.first);
    if (seen[v]) continue;
    seen[v] = 1;
    int around = 0;
    Side side = start;
    do {
      side = next_around(surface, sides, side);
      ++around;
    } while (side != start);
    if (around != degree[v])
      throw Error(fmt::format("vertex {} joins separate parts of the surface", v + 1));
  }
}

constexpr std::size_t most_indices = 65535;

template <class T>
std::uint16_t small(T i) {
  return static_cast<std::uint16_t>(i);
}

void pad_coordinates(Polyhedron& p) {
  const std::size_t lanes = (p.vertex.size() + 7) / 8 * 8;
  for (std::size_t i = 0; i < lanes; ++i) {
    const Vec3& v = p.vertex[i < p.vertex.size() ? i : 0];
    p.x.push_back(v.x);
    p.y.push_back(v.y);
    p.z.push_back(v.z);
  }
}

void add_planes(Polyhedron& p, const Surface& surface) {
  for (std::size_t f = 0; f < surface.face.size(); ++f) {
    const Vec3 n = unit(doubled_area(surface, f));
    Real sum = 0;
    for (const int v : surface.face[f]) sum += dot(n, surface.vertex[static_cast<std::size_t>(v)]);
    p.face_normal.push_back(n);
    p.face_offset.push_back(sum / static_cast<Real>(surface.face[f].size()));
  }
}

void add_edge_vectors(Polyhedron& p) {
  for (const PolyhedronEdge& e : p.edge) {
    const Vec3 of_edge[4] = {p.vertex[e.from], p.vertex[e.to] - p.vertex[e.from],
                             p.face_normal[e.left], p.face_normal[e.right]};
    FourInMemory& four = p.edge_vectors.emplace_back();
    for (int i = 0; i < 4; ++i) {
      four.x[i] = of_edge[i].x;
      four.y[i] = of_edge[i].y;
      four.z[i] = of_edge[i].z;
    }
  }
}

void set_plane(SidePlanes& planes, std::size_t i, const Vec3& n, Real offset) {
  planes.x[i] = n.x;
  planes.y[i] = n.y;
  planes.z[i] = n.z;
  planes.offset[i] = offset;
}

void add_side_planes(Polyhedron& p) {
  for (std::size_t f = 0; f + 1 < p.face_first.size(); ++f) {
    const std::size_t first = p.face_first[f], sides = p.face_first[f + 1] - first;
    p.side_first.push_back(small(p.rim.size()));
    for (std::size_t i = 0; i < (sides + 7) / 8 * 8; ++i) {
      if (i % 8 == 0) {
        p.rim.emplace_back();
        p.around.emplace_back();
      }
      const std::size_t k = i < sides ? first + i : first;
      const PolyhedronEdge& e = p.edge[p.face_edge[k]];
      const bool forward = e.left == f;
      const Vec3 along = unit(p.vertex[e.to] - p.vertex[e.from]);
      const Vec3 outwards = cross(forward ? along : -along, p.face_normal[f]);
      set_plane(p.rim.back(), i % 8, outwards, dot(outwards, p.vertex[e.from]));
      const std::size_t next = forward ? e.right : e.left;
      set_plane(p.around.back(), i % 8, p.face_normal[next], p.face_offset[next]);
    }
  }
  p.side_first.push_back(small(p.rim.size()));
}

void add_stars(Polyhedron& p) {
  if (p.vertex.size() > VertexStar::most_vertices) return;
  p.star.resize(p.vertex.size());
  const auto put = [](std::uint64_t* words, int i) {
    words[i / 64] |= std::uint64_t{1} << (i % 64);
  };
  for (std::size_t v = 0; v < p.star.size(); ++v)
    for (std::size_t k = p.ring_first[v]; k < p.ring_first[v + 1]; ++k) {
      put(p.star[v].faces, p.ring_face[k]);
      put(p.star[v].edges, p.ring_edge[k]);
      put(&p.star[v].vertices, p.ring_vertex[k]);
    }
}

}  // namespace

void check_closed(const Surface& surface) {
  check_rings(surface);
  const std::map<Side, Place> sides = sides_of(surface);
  for (const auto& [side, place] : sides)
    if (!sides.contains({side.second, side.first}))
      throw Error(
          fmt::format("the surface is open: face {} has no neighbour at the edge between "
                      "vertices {} and {}",
                      place.face + 1, side.first + 1, side.second + 1));
  check_vertex_rings(surface, sides);
  const auto used = [&] {
    std::vector<char> is_used(surface.vertex.size(), 0);
    for (const auto& [side, place] : sides) is_used[static_cast<std::size_t>(side.first)] = 1;
    return std::count(is_used.begin(), is_used.end(), 1);
  }();
  const auto euler = used - static_cast<std::ptrdiff_t>(sides.size() / 2) +
                     static_cast<std::ptrdiff_t>(surface.face.size());
  if (euler != 2)
    throw Error(fmt::format(
        "the surface is not that of one solid body without holes: vertices - edges + faces is {}, "
        "not 2; {}",
        euler, euler > 2 ? "it has several separate parts" : "it has a tunnel"));
}

void check_convex(const Surface& surface, Real tolerance) {
  const auto position = [&](int v) { return surface.vertex[static_cast<std::size_t>(v)]; };
  for (std::size_t f = 0; f < surface.face.size(); ++f) {
    const std::vector<int>& ring = surface.face[f];
    const Vec3 area = doubled_area(surface, f);
    const Vec3 n = normalized(area), on = position(ring.front());
    Real longest = 0;
    for (const int v : ring) longest = larger(longest, length(position(v) - on));
    const Real width = length(area) / (2 * longest);
    for (std::size_t v = 0; v < surface.vertex.size(); ++v) {
      const Vec3 from_face = surface.vertex[v] - on;
      if (!(dot(n, from_face) <= tolerance * (2 + length(from_face) / width)))
        throw Error(fmt::format("the shape is not convex: vertex {} lies above face {} by {:.3g}",
                                v + 1, f + 1, dot(n, from_face)));
    }
  }
}

Polyhedron polyhedron_of(const Surface& surface) {
  Polyhedron p;
  const std::map<Side, Place> sides = sides_of(surface);
  if (sides.size() > most_indices || surface.vertex.size() > most_indices)
    throw Error(fmt::format("the shape has {} edges; at most {} are possible", sides.size() / 2,
                            most_indices / 2));
  p.vertex = surface.vertex;
  pad_coordinates(p);
  add_planes(p, surface);
  std::map<Side, std::uint16_t> edge_of;
  for (std::size_t f = 0; f < surface.face.size(); ++f) {
    const std::vector<int>& ring = surface.face[f];
    p.face_first.push_back(small(p.face_vertex.size()));
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Side side{ring[i], ring[next_in(ring, i)]}, back{side.second, side.first};
      if (!edge_of.contains(side)) {
        edge_of[side] = edge_of[back] = small(p.edge.size());
        p.edge.push_back(
            {small(side.first), small(side.second), small(f), small(sides.at(back).face)});
      }
      p.face_vertex.push_back(small(ring[i]));
      p.face_edge.push_back(edge_of[side]);
    }
  }
  p.face_first.push_back(small(p.face_vertex.size()));
  add_edge_vectors(p);
  add_side_planes(p);
  for (std::size_t v = 0; v < surface.vertex.size(); ++v) {
    p.ring_first.push_back(small(p.ring_edge.size()));
    const auto start = sides.lower_bound({static_cast<int>(v), 0})->first;
    Side side = start;
    do {
      p.ring_edge.push_back(edge_of[side]);
      p.ring_face.push_back(small(sides.at(side).face));
      p.ring_vertex.push_back(small(side.second));
      side = next_around(surface, sides, side);
    } while (side != start);
  }
  p.ring_first.push_back(small(p.ring_edge.size()));
  add_stars(p);
  return p;
}

}  // namespace clast
