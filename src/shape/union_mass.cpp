#include "shape/union_mass.hpp"

#include <algorithm>
#include <cmath>

#include "shape/assembly.hpp"
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

// Integrals over the union so far, about the origin.
struct Moments {
  Real volume = 0;
  Vec3 first;
  SymmetricTensor second;

  // The column of cross-section `area` at (x, y) from z = low to high.
  void add(Real area, Real side, Real x, Real y, Real low, Real high) {
    const Real v = area * (high - low), z = 0.5 * (low + high);
    const Real across = square(side) / 12;
    volume += v;
    first += v * Vec3{x, y, z};
    second += v * dyad({x, y, z});
    second += v * SymmetricTensor{across, across, square(high - low) / 12, 0, 0, 0};
  }
  MassProperties properties() const {
    MassProperties out{volume, (1 / volume) * first, second};
    out.second += (-volume) * dyad(out.centroid);
    return out;
  }
};

void add_column(std::vector<LinePiece>& pieces, Real side, Real x, Real y, Moments& moments) {
  std::sort(pieces.begin(), pieces.end(),
            [](const LinePiece& a, const LinePiece& b) { return a.low < b.low; });
  for (std::size_t i = 0; i < pieces.size();) {
    const Real low = pieces[i].low;
    Real high = pieces[i].high;
    for (++i; i < pieces.size() && pieces[i].low <= high; ++i) high = larger(high, pieces[i].high);
    moments.add(square(side), side, x, y, low, high);
  }
}

// What columns go through: items with a bounding sphere, and which piece of the line through
// (x, y, 0) along z lies in an item.
struct SphereColumns {
  const std::vector<SetSphere>& spheres;

  SetSphere bounds(std::size_t i) const { return spheres[i]; }
  std::optional<LinePiece> piece(std::size_t i, Real x, Real y) const {
    const SetSphere& s = spheres[i];
    const Real half = square(s.radius) - square(s.center.x - x) - square(s.center.y - y);
    if (!(half > 0)) return std::nullopt;
    return LinePiece{s.center.z - root(half), s.center.z + root(half)};
  }
};

struct PartColumns {
  const std::vector<Part>& parts;

  SetSphere bounds(std::size_t i) const { return {parts[i].center, parts[i].size}; }
  std::optional<LinePiece> piece(std::size_t i, Real x, Real y) const {
    const Part& part = parts[i];
    const Vec3 from = (1 / part.size) * unrotate(part.turn, Vec3{x, y, 0} - part.center);
    const auto own = line_through(part.shape, from, unrotate(part.turn, {0, 0, 1}));
    if (!own) return std::nullopt;
    return LinePiece{part.size * own->low, part.size * own->high};
  }
};

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

template <class Items>
MassProperties by_columns(const Items& items, std::size_t count, int columns_across) {
  Vec3 low = items.bounds(0).center, high = low;
  for (std::size_t k = 0; k < count; ++k) {
    const SetSphere s = items.bounds(k);
    const Vec3 r{s.radius, s.radius, s.radius};
    low = smaller(low, s.center - r);
    high = larger(high, s.center + r);
  }
  const Real side = larger(high.x - low.x, high.y - low.y) / columns_across;
  // In the middle of the box, so that what is symmetric stays so.
  const int nx = static_cast<int>(std::ceil((high.x - low.x) / side));
  const int ny = static_cast<int>(std::ceil((high.y - low.y) / side));
  const Real x0 = 0.5 * (low.x + high.x - nx * side), y0 = 0.5 * (low.y + high.y - ny * side);
  Moments moments;
  std::vector<std::size_t> row;  // those that reach a row of columns
  std::vector<LinePiece> pieces;
  for (int j = 0; j < ny; ++j) {
    const Real y = y0 + (j + 0.5) * side;
    row.clear();
    for (std::size_t k = 0; k < count; ++k)
      if (std::abs(items.bounds(k).center.y - y) < items.bounds(k).radius) row.push_back(k);
    for (int i = 0; i < nx; ++i) {
      const Real x = x0 + (i + 0.5) * side;
      pieces.clear();
      for (const std::size_t k : row)
        if (const auto piece = items.piece(k, x, y)) pieces.push_back(*piece);
      add_column(pieces, side, x, y, moments);
    }
  }
  return moments.properties();
}

}  // namespace

MassProperties union_mass(const std::vector<SetSphere>& spheres) {
  if (spheres.size() < 2 || deepest_overlap(spheres) <= 1e-9) {
    std::vector<MassProperties> parts;
    for (const SetSphere& s : spheres) parts.push_back(of_sphere(s));
    return combined(parts);
  }
  return by_columns(SphereColumns{spheres}, spheres.size(), 1000);
}

// Faces along the columns would be met to half a column only: sharp parts are cut askew.
MassProperties union_mass(const std::vector<Part>& parts) {
  const bool sharp = std::any_of(parts.begin(), parts.end(), [](const Part& part) {
    return part.shape.core == CoreKind::polyhedron;
  });
  const Quat askew = sharp ? normalized(Quat{0.87, 0.29, 0.23, 0.31}) : Quat();
  std::vector<Part> turned = parts;
  for (Part& part : turned) {
    part.center = unrotate(askew, part.center);
    part.turn = conjugate(askew) * part.turn;
  }
  MassProperties out = by_columns(PartColumns{turned}, turned.size(), 600);
  out.centroid = rotate(askew, out.centroid);
  out.second = rotated(askew, out.second);
  return out;
}

}  // namespace clast
