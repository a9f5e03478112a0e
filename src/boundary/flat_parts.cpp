#include "boundary/flat_parts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <utility>

#include "base/error.hpp"

namespace clast {
namespace {

using Ring = std::vector<int>;
using Side = std::pair<int, int>;

class FlatParts {
 public:
  FlatParts(const Surface& surface, Real tolerance) : surface_(surface), tolerance_(tolerance) {
    for (std::size_t f = 0; f < surface.face.size(); ++f) split(surface.face[f], f);
    for (std::size_t f = 0; f < faces_.size(); ++f)
      for_each_side(faces_[f], [&](int a, int b) { left_of_[{a, b}].push_back(f); });
  }

  std::vector<FlatPiece> pieces() {
    std::vector<FlatPiece> out;
    for (const std::vector<std::size_t>& group : groups()) {
      std::vector<Ring> rings;
      for (const std::size_t f : group) rings.push_back(faces_[f]);
      const Vec3 normal = mean_normal(rings);
      const std::optional<Ring> whole = outline_of(rings);
      if (whole && is_convex(*whole, normal))
        rings = {*whole};
      else
        merge_pairs(rings, normal);
      const int number = out.empty() ? 0 : out.back().group + 1;
      for (Ring& ring : rings) out.push_back({std::move(ring), normal, number});
    }
    return out;
  }

 private:
  const Vec3& position(int v) const { return surface_.vertex[static_cast<std::size_t>(v)]; }

  Vec3 area_of(const Ring& ring) const {
    return doubled_area(
        ring, [&](int v) { return position(v); }, position(ring.front()));
  }

  Vec3 mean_normal(const std::vector<Ring>& rings) const {
    Vec3 sum;
    for (const Ring& ring : rings) sum += area_of(ring);
    return unit(sum);
  }

  // Polygons that are not flat are taken for fans of triangles.
  void split(const Ring& ring, std::size_t number) {
    const Vec3 normal = unit(area_of(ring));
    const bool flat = std::all_of(ring.begin(), ring.end(), [&](int v) {
      return std::abs(dot(normal, position(v) - position(ring.front()))) <= tolerance_;
    });
    if (ring.size() == 3 || (flat && is_convex(ring, normal))) {
      faces_.push_back(ring);
      return;
    }
    if (flat)
      throw Error(
          fmt::format("face {} is not convex; let the program that made the mesh cut it "
                      "into triangles",
                      number + 1));
    for (std::size_t i = 2; i < ring.size(); ++i) faces_.push_back({ring[0], ring[i - 1], ring[i]});
  }

  // Straight angles are allowed.
  bool is_convex(const Ring& ring, const Vec3& normal) const {
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Vec3 &a = position(ring[i]), &b = position(ring[(i + 1) % ring.size()]),
                 &c = position(ring[(i + 2) % ring.size()]);
      const Real bend = dot(normal, cross(b - a, c - b));
      if (bend < -tolerance_ * larger(length(b - a), length(c - b))) return false;
      if (dot(b - a, c - b) < 0 && bend <= 0) return false;  // turns back on itself
    }
    return true;
  }

  // Connected faces within the tolerance of the plane of the largest of them.
  std::vector<std::vector<std::size_t>> groups() const {
    std::vector<std::size_t> by_area(faces_.size());
    std::iota(by_area.begin(), by_area.end(), std::size_t{0});
    std::vector<Vec3> area;
    for (const Ring& ring : faces_) area.push_back(area_of(ring));
    std::stable_sort(by_area.begin(), by_area.end(), [&](std::size_t a, std::size_t b) {
      return squared_length(area[a]) > squared_length(area[b]);
    });
    std::vector<char> taken(faces_.size(), 0);
    std::vector<std::vector<std::size_t>> out;
    for (const std::size_t seed : by_area) {
      if (taken[seed]) continue;
      taken[seed] = 1;
      std::vector<std::size_t> group{seed};
      for (std::size_t i = 0; i < group.size(); ++i)
        for_each_side(faces_[group[i]], [&](int a, int b) {
          const auto next = only_neighbour(a, b);
          if (!next || taken[*next] || !in_plane(unit(area[seed]), faces_[seed].front(), *next) ||
              dot(area[seed], area[*next]) < 0)
            return;
          taken[*next] = 1;
          group.push_back(*next);
        });
      std::sort(group.begin(), group.end());
      out.push_back(std::move(group));
    }
    std::sort(out.begin(), out.end());
    return out;
  }

  std::optional<std::size_t> only_neighbour(int a, int b) const {
    const auto back = left_of_.find({b, a});
    if (back == left_of_.end() || back->second.size() != 1 || left_of_.at({a, b}).size() != 1)
      return std::nullopt;
    return back->second.front();
  }

  bool in_plane(const Vec3& normal, int on, std::size_t f) const {
    return std::all_of(faces_[f].begin(), faces_[f].end(), [&](int v) {
      return std::abs(dot(normal, position(v) - position(on))) <= tolerance_;
    });
  }

  // The one simple loop around all rings together; nothing when there is none.
  static std::optional<Ring> outline_of(const std::vector<Ring>& rings) {
    std::set<Side> sides;
    for (const Ring& ring : rings) for_each_side(ring, [&](int a, int b) { sides.insert({a, b}); });
    std::map<int, int> next;
    for (const auto& [a, b] : sides)
      if (!sides.contains({b, a}) && !next.emplace(a, b).second) return std::nullopt;
    if (next.empty()) return std::nullopt;
    Ring ring;
    int v = next.begin()->first;
    do {
      ring.push_back(v);
      const auto on = next.find(v);
      if (on == next.end() || ring.size() > next.size()) return std::nullopt;
      v = on->second;
    } while (v != ring.front());
    if (ring.size() != next.size()) return std::nullopt;
    return ring;
  }

  // Takes away every inner side whose removal leaves a convex polygon (Hertel and Mehlhorn: at most
  // four times as many pieces as the fewest possible).
  void merge_pairs(std::vector<Ring>& rings, const Vec3& normal) const {
    std::map<Side, std::size_t> left;
    const auto claim = [&](std::size_t r) {
      for_each_side(rings[r], [&](int a, int b) { left[{a, b}] = r; });
    };
    for (std::size_t r = 0; r < rings.size(); ++r) claim(r);
    bool merged = true;
    while (merged) {
      merged = false;
      const std::map<Side, std::size_t> sides = left;
      for (const auto& [side, unused] : sides) {
        const auto here = left.find(side), there = left.find({side.second, side.first});
        if (here == left.end() || there == left.end() || here->second == there->second) continue;
        const std::size_t keep = std::min(here->second, there->second),
                          gone = std::max(here->second, there->second);
        const std::optional<Ring> both = outline_of({rings[keep], rings[gone]});
        if (!both || !is_convex(*both, normal)) continue;
        for (const std::size_t r : {keep, gone})
          for_each_side(rings[r], [&](int a, int b) { left.erase({a, b}); });
        rings[keep] = *both;
        rings[gone].clear();
        claim(keep);
        merged = true;
      }
    }
    std::erase_if(rings, [](const Ring& ring) { return ring.empty(); });
  }

  const Surface& surface_;
  Real tolerance_;
  std::vector<Ring> faces_;  // triangles and flat convex polygons
  std::map<Side, std::vector<std::size_t>> left_of_;
};

}  // namespace

std::vector<FlatPiece> flat_pieces(const Surface& surface, Real tolerance) {
  return FlatParts(surface, tolerance).pieces();
}

}  // namespace clast
