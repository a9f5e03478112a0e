#include "shape/merge_flat.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

#include "base/error.hpp"

namespace clast {
namespace {

using Ring = std::vector<int>;
using Side = std::pair<int, int>;  // from one vertex to the next of a ring

template <class F>
void for_each_side(const Ring& ring, F f) {
  for (std::size_t i = 0; i < ring.size(); ++i)
    f(Side{ring[i], ring[i + 1 == ring.size() ? 0 : i + 1]});
}

class Merger {
 public:
  Merger(const Surface& surface, Real tolerance) : surface_(surface), tolerance_(tolerance) {
    for (std::size_t f = 0; f < surface.face.size(); ++f) {
      normal_.push_back(doubled_area(surface, f));
      for_each_side(surface.face[f], [&](const Side& side) { face_left_of_[side] = f; });
    }
    region_.assign(surface.face.size(), -1);
  }

  Surface merged() {
    std::vector<std::size_t> by_area(surface_.face.size());
    std::iota(by_area.begin(), by_area.end(), std::size_t{0});
    std::stable_sort(by_area.begin(), by_area.end(), [&](std::size_t a, std::size_t b) {
      return squared_length(normal_[a]) > squared_length(normal_[b]);
    });
    Surface out{surface_.vertex, {}};
    for (const std::size_t seed : by_area)
      if (region_[seed] < 0) out.face.push_back(face_around(seed));
    drop_vertices_on_edges(out);
    return out;
  }

 private:
  // What the seed becomes with the faces in its plane. In a body thinner than the tolerance lets
  // one tell faces apart, they may form a polygon that is not convex: then the seed stays alone.
  Ring face_around(std::size_t seed) {
    const std::vector<std::size_t> faces = grow(seed);
    Ring outline = outline_of(faces);
    if (faces.size() == 1 || is_convex(outline, normalized(normal_[seed]))) return outline;
    for (const std::size_t f : faces)
      if (f != seed) region_[f] = -1;
    return surface_.face[seed];
  }

  bool is_convex(const Ring& ring, const Vec3& n) const {
    bool convex = true;
    for_each_side(ring, [&](const Side& side) {
      const Vec3 from = position(side.first), along = position(side.second) - from;
      const Vec3 outwards = cross(along, n);
      for (const int v : ring)
        convex = convex && dot(outwards, position(v) - from) <= 10 * tolerance_ * length(along);
    });
    return convex;
  }

  // All faces connected with the seed through faces in its plane.
  std::vector<std::size_t> grow(std::size_t seed) {
    const int number = regions_++;
    std::vector<std::size_t> faces{seed};
    region_[seed] = number;
    for (std::size_t i = 0; i < faces.size(); ++i)
      for_each_side(surface_.face[faces[i]], [&](const Side& side) {
        const std::size_t next = face_left_of_.at({side.second, side.first});
        if (region_[next] >= 0 || !in_plane_of(seed, next)) return;
        region_[next] = number;
        faces.push_back(next);
      });
    return faces;
  }

  bool in_plane_of(std::size_t seed, std::size_t f) const {
    const Vec3 n = normalized(normal_[seed]);
    const Vec3 on = position(surface_.face[seed].front());
    Real width = 0;
    for (const int v : surface_.face[f]) {
      if (std::abs(dot(n, position(v) - on)) > tolerance_) return false;
      width = larger(width, length(position(v) - position(surface_.face[f].front())));
    }
    // The direction of a face narrower than the tolerance means nothing.
    const bool sliver = length(normal_[f]) <= 2 * tolerance_ * width;
    return sliver || dot(n, normal_[f]) > 0;
  }

  Ring outline_of(const std::vector<std::size_t>& faces) const {
    const int number = region_[faces.front()];
    std::map<int, int> next;
    for (const std::size_t f : faces)
      for_each_side(surface_.face[f], [&](const Side& side) {
        if (region_[face_left_of_.at({side.second, side.first})] == number) return;
        if (!next.emplace(side.first, side.second).second) fail();
      });
    if (next.empty()) fail();
    Ring ring;
    int v = next.begin()->first;
    do {
      ring.push_back(v);
      v = next.at(v);
    } while (v != ring.front() && ring.size() <= next.size());
    if (ring.size() != next.size()) fail();
    return ring;
  }

  [[noreturn]] static void fail() {
    throw Error("the shape is too thin: faces that lie in one plane do not form one polygon");
  }

  static void drop_vertices_on_edges(Surface& surface) {
    std::vector<int> faces_at(surface.vertex.size(), 0);
    for (const Ring& ring : surface.face)
      for (const int v : ring) ++faces_at[static_cast<std::size_t>(v)];
    for (Ring& ring : surface.face) {
      std::erase_if(ring, [&](int v) { return faces_at[static_cast<std::size_t>(v)] < 3; });
      if (ring.size() < 3) fail();
    }
  }

  const Vec3& position(int v) const { return surface_.vertex[static_cast<std::size_t>(v)]; }

  const Surface& surface_;
  Real tolerance_;
  std::vector<Vec3> normal_;  // times twice the area
  std::map<Side, std::size_t> face_left_of_;
  std::vector<int> region_;  // of each face; -1: none yet
  int regions_ = 0;
};

}  // namespace

Surface merge_flat_faces(const Surface& surface, Real tolerance) {
  Surface out = Merger(surface, tolerance).merged();
  drop_unused_vertices(out);
  sort_faces(out);
  return out;
}

void sort_faces(Surface& surface) {
  for (Ring& ring : surface.face)
    std::rotate(ring.begin(), std::min_element(ring.begin(), ring.end()), ring.end());
  std::sort(surface.face.begin(), surface.face.end());
}

void drop_unused_vertices(Surface& surface) {
  std::vector<int> number(surface.vertex.size(), -1);
  for (const Ring& ring : surface.face)
    for (const int v : ring) number[static_cast<std::size_t>(v)] = 0;
  std::vector<Vec3> kept;
  for (std::size_t v = 0; v < number.size(); ++v)
    if (number[v] == 0) {
      number[v] = static_cast<int>(kept.size());
      kept.push_back(surface.vertex[v]);
    }
  for (Ring& ring : surface.face)
    for (int& v : ring) v = number[static_cast<std::size_t>(v)];
  surface.vertex = std::move(kept);
}

}  // namespace clast
