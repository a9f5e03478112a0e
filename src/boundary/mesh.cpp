#include "boundary/mesh.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "base/error.hpp"
#include "boundary/flat_parts.hpp"
#include "shape/weld.hpp"

namespace clast {
namespace {

Surface joined(const MeshFile& file) {
  Surface out;
  for (const MeshObject& object : file.object) {
    const int before = static_cast<int>(out.vertex.size());
    out.vertex.insert(out.vertex.end(), object.surface.vertex.begin(), object.surface.vertex.end());
    for (std::vector<int> ring : object.surface.face) {
      for (int& v : ring) v += before;
      out.face.push_back(std::move(ring));
    }
  }
  return out;
}

using Side = std::pair<int, int>;

// The facets on the left of each side, in both directions of it.
struct Passages {
  std::map<Side, std::vector<int>> left_of;

  explicit Passages(const std::vector<FlatPiece>& pieces) {
    for (std::size_t p = 0; p < pieces.size(); ++p)
      for_each_side(pieces[p].ring, [&](int a, int b) { left_of[{a, b}].push_back(int(p)); });
  }
  std::size_t beyond(int a, int b, int& neighbour) const {
    const auto back = left_of.find({b, a}), same = left_of.find({a, b});
    const std::size_t others = same->second.size() - 1;
    if (back == left_of.end()) return others;
    neighbour = back->second.front();
    return others + back->second.size();
  }
};

// Where the neighbour lies: below the plane, the surface bends away.
EdgeKind kind_of(const Surface& surface, const FlatPiece& piece, const FlatPiece& neighbour,
                 Real tolerance) {
  if (piece.group == neighbour.group) return EdgeKind::flat;
  const Vec3 on = surface.vertex[static_cast<std::size_t>(piece.ring.front())];
  Real highest = 0, lowest = 0;
  for (const int v : neighbour.ring) {
    const Real above = dot(piece.normal, surface.vertex[static_cast<std::size_t>(v)] - on);
    highest = larger(highest, above);
    lowest = smaller(lowest, above);
  }
  if (highest > tolerance && highest >= -lowest) return EdgeKind::concave;
  if (lowest < -tolerance) return EdgeKind::convex;
  // Folded back onto itself: a knife.
  return dot(piece.normal, neighbour.normal) < 0 ? EdgeKind::convex : EdgeKind::flat;
}

FacetSide side_of(const Surface& surface, const std::vector<FlatPiece>& pieces,
                  const Passages& passages, const FlatPiece& piece, int a, int b, Real tolerance) {
  FacetSide side;
  const std::size_t others = passages.beyond(a, b, side.neighbour);
  if (others == 0) return {-1, EdgeKind::open};
  if (others > 1 || side.neighbour < 0) return {-1, EdgeKind::several};
  side.kind = kind_of(surface, piece, pieces[static_cast<std::size_t>(side.neighbour)], tolerance);
  return side;
}

// Straight on, with the same neighbour before and after: no vertex of the facet.
bool passes_through(const MeshFacet& facet, std::size_t before, std::size_t i, std::size_t after,
                    Real tolerance) {
  if (facet.side[before].neighbour != facet.side[i].neighbour ||
      facet.side[before].kind != facet.side[i].kind)
    return false;
  const Vec3 along = facet.ring[after] - facet.ring[before];
  const Vec3 off = cross(facet.ring[i] - facet.ring[before], along);
  return length(off) <= tolerance * length(along);
}

// One after the other, each between those that are still there.
void drop_needless_vertices(MeshFacet& facet, Real tolerance) {
  const std::size_t n = facet.ring.size();
  std::vector<std::size_t> before(n), after(n);
  for (std::size_t i = 0; i < n; ++i) {
    before[i] = (i + n - 1) % n;
    after[i] = (i + 1) % n;
  }
  std::size_t left = n;
  std::vector<char> keep(n, 1);
  for (std::size_t i = 0; i < n && left > 3; ++i) {
    if (!passes_through(facet, before[i], i, after[i], tolerance)) continue;
    after[before[i]] = after[i];
    before[after[i]] = before[i];
    keep[i] = 0;
    --left;
  }
  MeshFacet kept;
  for (std::size_t i = 0; i < n; ++i) {
    if (!keep[i]) continue;
    kept.ring.push_back(facet.ring[i]);
    kept.side.push_back(facet.side[i]);
  }
  facet.ring = std::move(kept.ring);
  facet.side = std::move(kept.side);
}

// No wider than the tolerance.
template <class Ring>
bool is_sliver(const Surface& surface, const Ring& ring, Real tolerance) {
  const auto corner = [&](std::size_t i) {
    return surface.vertex[static_cast<std::size_t>(ring[i % ring.size()])];
  };
  Vec3 area;
  Real longest = 0;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    area += cross(corner(i) - corner(0), corner(i + 1) - corner(0));
    longest = larger(longest, length(corner(i + 1) - corner(i)));
  }
  return length(area) <= tolerance * longest;
}

}  // namespace

WallMesh wall_mesh(const MeshFile& file, Real flatness) {
  WallMesh out;
  const Surface given = joined(file);
  const Real tolerance = flatness * bounds_of(given.vertex).size;
  Surface surface = welded_surface(given, tolerance, out.notes);
  std::erase_if(surface.face,
                [&](const auto& ring) { return is_sliver(surface, ring, tolerance); });
  if (surface.face.empty()) throw Error("no face with an area is left");
  orient_alike(surface, out.notes);
  const std::vector<FlatPiece> pieces = flat_pieces(surface, tolerance);
  const Passages passages(pieces);
  out.closed = true;
  for (const FlatPiece& piece : pieces) {
    MeshFacet facet;
    facet.normal = piece.normal;
    facet.group = piece.group;
    out.groups = std::max(out.groups, piece.group + 1);
    for_each_side(piece.ring, [&](int a, int b) {
      facet.ring.push_back(surface.vertex[static_cast<std::size_t>(a)]);
      facet.side.push_back(side_of(surface, pieces, passages, piece, a, b, tolerance));
      if (facet.side.back().kind == EdgeKind::open) out.closed = false;
    });
    drop_needless_vertices(facet, tolerance);
    out.facet.push_back(std::move(facet));
  }
  return out;
}

}  // namespace clast
