#include "shape/union_mass.hpp"

#include <algorithm>
#include <cmath>

#include "shape/assembly.hpp"
#include "shape/dilated.hpp"
#include "shape/line_through.hpp"
#include "shape/sphere_set.hpp"

namespace clast {

namespace {

MassProperties of_sphere(const SetSphere& s) {
  MassProperties out;
  out.volume = 4.0 / 3.0 * pi * cube(s.radius);
  out.centroid = s.center;
  const Real second = 0.2 * out.volume * square(s.radius);
  out.second = {second, second, second, 0, 0, 0};
  return out;
}

// R S R^T
SymmetricTensor rotated(const Quat& q, const SymmetricTensor& s) {
  const Vec3 x = rotate(q, {1, 0, 0}), y = rotate(q, {0, 1, 0}), z = rotate(q, {0, 0, 1});
  SymmetricTensor out = (s.xx - s.xy - s.zx) * dyad(x);
  out += (s.yy - s.xy - s.yz) * dyad(y);
  out += (s.zz - s.yz - s.zx) * dyad(z);
  out += s.xy * dyad(x + y);
  out += s.yz * dyad(y + z);
  out += s.zx * dyad(z + x);
  return out;
}

// A part stands in its principal frame.
MassProperties of_part(const Part& part) {
  const Vec3 turning = part.shape.inertia;
  const Real sum = 0.5 * (turning.x + turning.y + turning.z);
  const Real volume = part.shape.volume * cube(part.size);
  const Real unit = volume * square(part.size);
  return {volume, part.center,
          rotated(part.turn, {unit * (sum - turning.x), unit * (sum - turning.y),
                              unit * (sum - turning.z), 0, 0, 0})};
}

// Integrals about the origin.
struct Moments {
  Real volume = 0;
  Vec3 first;
  SymmetricTensor second;

  void add(const MassProperties& part) {
    volume += part.volume;
    first += part.volume * part.centroid;
    second += part.second;
    second += part.volume * dyad(part.centroid);
  }
  MassProperties properties() const {
    MassProperties out{volume, (1 / volume) * first, second};
    out.second += (-volume) * dyad(out.centroid);
    return out;
  }
};

// A column along z around (x, y).
struct Column {
  Real x, y, wide, deep;

  // Adds its piece from z = low to high, so many times.
  void add(Real times, const LinePiece& piece, Moments& moments) const {
    const Real height = piece.high - piece.low, v = times * wide * deep * height;
    const Vec3 middle{x, y, 0.5 * (piece.low + piece.high)};
    moments.volume += v;
    moments.first += v * middle;
    moments.second += v * dyad(middle);
    moments.second +=
        (v / 12) * SymmetricTensor{square(wide), square(deep), square(height), 0, 0, 0};
  }
};

// Takes away what pieces count more than once.
void take_overlaps(std::vector<LinePiece>& pieces, const Column& column, Moments& moments) {
  if (pieces.size() < 2) return;
  std::sort(pieces.begin(), pieces.end(),
            [](const LinePiece& a, const LinePiece& b) { return a.low < b.low; });
  for (std::size_t i = 0; i < pieces.size();) {
    const std::size_t first = i;
    Real high = pieces[i].high;
    for (++i; i < pieces.size() && pieces[i].low <= high; ++i) high = larger(high, pieces[i].high);
    if (i == first + 1) continue;
    for (std::size_t k = first; k < i; ++k) column.add(-1, pieces[k], moments);
    column.add(1, {pieces[first].low, high}, moments);
  }
}

struct Box {
  Vec3 low{infinity, infinity, infinity}, high = -low;

  bool empty() const { return !(low.x < high.x && low.y < high.y && low.z < high.z); }
  void hold(const Box& other) {
    low = smaller(low, other.low);
    high = larger(high, other.high);
  }
};

Box common(const Box& a, const Box& b) { return {larger(a.low, b.low), smaller(a.high, b.high)}; }

// What columns go through: items with a box around each, and which piece of the line through
// (x, y, 0) along z lies in an item.
struct SphereColumns {
  const std::vector<SetSphere>& spheres;

  std::size_t count() const { return spheres.size(); }
  Box bounds(std::size_t i) const {
    const Vec3 r = spheres[i].radius * Vec3{1, 1, 1};
    return {spheres[i].center - r, spheres[i].center + r};
  }
  std::optional<LinePiece> piece(std::size_t i, Real x, Real y) const {
    const SetSphere& s = spheres[i];
    const Real half = square(s.radius) - square(s.center.x - x) - square(s.center.y - y);
    if (!(half > 0)) return std::nullopt;
    return LinePiece{s.center.z - root(half), s.center.z + root(half)};
  }
};

struct PartColumns {
  const std::vector<Part>& parts;

  std::size_t count() const { return parts.size(); }
  Box bounds(std::size_t i) const {
    const Part& part = parts[i];
    const auto reach = [&](const Vec3& n) {
      const Vec3 own = unrotate(part.turn, n);
      return part.size * dot(own, farthest_point(part.shape, own));
    };
    const Vec3 up{reach({1, 0, 0}), reach({0, 1, 0}), reach({0, 0, 1})};
    const Vec3 down{reach({-1, 0, 0}), reach({0, -1, 0}), reach({0, 0, -1})};
    return {part.center - down, part.center + up};
  }
  std::optional<LinePiece> piece(std::size_t i, Real x, Real y) const {
    const Part& part = parts[i];
    const Vec3 from = (1 / part.size) * unrotate(part.turn, Vec3{x, y, 0} - part.center);
    const auto own = line_through(part.shape, from, unrotate(part.turn, {0, 0, 1}));
    if (!own) return std::nullopt;
    return LinePiece{part.size * own->low, part.size * own->high};
  }
};

// The same in columns, as many across as asked for, over all that can be in two items.
template <class Items>
void take_overlaps(const Items& items, int columns_across, Moments& moments) {
  std::vector<Box> bounds;
  Box shared;
  for (std::size_t k = 0; k < items.count(); ++k) {
    const Box own = items.bounds(k);
    for (const Box& other : bounds)
      if (const Box both = common(own, other); !both.empty()) shared.hold(both);
    bounds.push_back(own);
  }
  if (shared.empty()) return;
  const Real wide = (shared.high.x - shared.low.x) / columns_across;
  const Real deep = (shared.high.y - shared.low.y) / columns_across;
  std::vector<std::size_t> row;  // those that reach a row of columns
  std::vector<LinePiece> pieces;
  for (int j = 0; j < columns_across; ++j) {
    const Real y = shared.low.y + (j + 0.5) * deep;
    row.clear();
    for (std::size_t k = 0; k < bounds.size(); ++k)
      if (bounds[k].low.y < y && y < bounds[k].high.y) row.push_back(k);
    for (int i = 0; i < columns_across; ++i) {
      const Real x = shared.low.x + (i + 0.5) * wide;
      pieces.clear();
      for (const std::size_t k : row)
        if (bounds[k].low.x < x && x < bounds[k].high.x)
          if (const auto piece = items.piece(k, x, y)) pieces.push_back(*piece);
      take_overlaps(pieces, {x, y, wide, deep}, moments);
    }
  }
}

}  // namespace

MassProperties union_mass(const std::vector<SetSphere>& spheres) {
  Moments moments;
  for (const SetSphere& s : spheres) moments.add(of_sphere(s));
  if (deepest_overlap(spheres) > 1e-9) take_overlaps(SphereColumns{spheres}, 1000, moments);
  return moments.properties();
}

// Columns stand in the principal frame of the parts, in which what slender parts have in common
// fills a box best. Faces along the columns would be met to half a column only: a little askew.
MassProperties union_mass(const std::vector<Part>& parts) {
  Moments separate;
  for (const Part& part : parts) separate.add(of_part(part));
  const MassProperties whole = separate.properties();
  const bool sharp = std::any_of(parts.begin(), parts.end(), [](const Part& part) {
    return part.shape.core == CoreKind::polyhedron;
  });
  const Quat askew = sharp ? normalized(Quat{1, 0.03, 0.02, 0.05}) : Quat();
  const Quat frame = principal_frame(whole.second).axes * askew;
  std::vector<Part> turned = parts;
  Moments moments;
  for (Part& part : turned) {
    part.center = unrotate(frame, part.center - whole.centroid);
    part.turn = conjugate(frame) * part.turn;
    moments.add(of_part(part));
  }
  take_overlaps(PartColumns{turned}, 600, moments);
  MassProperties out = moments.properties();
  out.centroid = whole.centroid + rotate(frame, out.centroid);
  out.second = rotated(frame, out.second);
  return out;
}

}  // namespace clast
