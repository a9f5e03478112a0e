#include "measure/packing.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "boundary/surface.hpp"

namespace clast {
namespace {

constexpr Real infinity = std::numeric_limits<Real>::infinity();

// Adds the symmetric part of a (x) b.
void add_product(SymmetricMatrix& m, const Vec3& a, const Vec3& b) {
  m.xx += a.x * b.x;
  m.yy += a.y * b.y;
  m.zz += a.z * b.z;
  m.xy += 0.5 * (a.x * b.y + a.y * b.x);
  m.xz += 0.5 * (a.x * b.z + a.z * b.x);
  m.yz += 0.5 * (a.y * b.z + a.z * b.y);
}

// Bodies by id, whatever order they are stored in.
class ById {
 public:
  explicit ById(const HostBodies& bodies) : bodies_(bodies), order_(bodies.size()) {
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    std::sort(order_.begin(), order_.end(),
              [&](std::size_t a, std::size_t b) { return bodies.id[a] < bodies.id[b]; });
  }
  const std::vector<std::size_t>& slots() const { return order_; }
  // The place of an id in that order.
  std::size_t rank(Id id) const {
    return std::lower_bound(
               order_.begin(), order_.end(), id,
               [&](std::size_t slot, Id wanted) { return bodies_.id[slot] < wanted; }) -
           order_.begin();
  }
  std::size_t slot(Id id) const { return order_[rank(id)]; }

 private:
  const HostBodies& bodies_;
  std::vector<std::size_t> order_;
};

// Bodies that touch, each two of them once, and contacts of bodies with walls.
struct Touching {
  std::vector<std::pair<std::size_t, std::size_t>> pairs;  // by rank
  std::vector<std::size_t> on_walls;                       // ranks
};

Touching touching(const PackingInput& in, const ById& by_id) {
  Touching t;
  for (std::size_t c = 0; c < in.pairs.size(); ++c)
    if (in.pairs.extent[c] > 0)
      t.pairs.emplace_back(by_id.rank(in.pairs.first[c]), by_id.rank(in.pairs.second[c]));
  std::sort(t.pairs.begin(), t.pairs.end());
  t.pairs.erase(std::unique(t.pairs.begin(), t.pairs.end()), t.pairs.end());
  std::vector<std::pair<std::size_t, std::int32_t>> walls;
  for (std::size_t c = 0; c < in.on_walls.size(); ++c)
    if (in.on_walls.extent[c] > 0)
      walls.emplace_back(by_id.rank(in.on_walls.first[c]), in.on_walls.second[c]);
  std::sort(walls.begin(), walls.end());
  walls.erase(std::unique(walls.begin(), walls.end()), walls.end());
  for (const auto& [rank, wall] : walls) t.on_walls.push_back(rank);
  return t;
}

// Takes away whoever has too few contacts, until nobody has.
void count_bearing(const Touching& t, int least, std::size_t n, Packing& packing) {
  std::vector<char> bears(n, 1);
  std::size_t pairs = 0, bearing = n;
  for (bool changed = true; changed;) {
    changed = false;
    std::vector<int> count(n, 0);
    pairs = 0;
    for (const auto& [a, b] : t.pairs)
      if (bears[a] && bears[b]) {
        ++count[a];
        ++count[b];
        ++pairs;
      }
    for (const std::size_t a : t.on_walls) ++count[a];
    for (std::size_t i = 0; i < n; ++i)
      if (bears[i] && count[i] < least) {
        bears[i] = 0;
        --bearing;
        changed = true;
      }
  }
  const Real all = static_cast<Real>(n);
  packing.coordination = n > 0 ? 2 * static_cast<Real>(t.pairs.size()) / all : 0;
  packing.coordination_bearing =
      bearing > 0 ? 2 * static_cast<Real>(pairs) / static_cast<Real>(bearing) : 0;
  packing.rattlers = n > 0 ? static_cast<Real>(n - bearing) / all : 0;
}

// Along an open axis: between the walls across it that enclose the bodies, or from the lowest to
// the highest of them.
Real extent_along(const PackingInput& in, int axis) {
  const HostBodies& b = in.bodies;
  Real low = infinity, high = -infinity, middle = 0;
  for (std::size_t i = 0; i < b.size(); ++i) {
    low = std::min(low, b.position[i][axis] - b.radius[i]);
    high = std::max(high, b.position[i][axis] + b.radius[i]);
  }
  middle = 0.5 * (low + high);
  Real below = -infinity, above = infinity;
  for (const Wall& wall : in.walls) {
    if (wall.is_round() || std::abs(wall.normal[axis]) < 1 - 1e-9) continue;
    const Real at = wall.point[axis];
    if (at < middle) below = std::max(below, at);
    if (at > middle) above = std::min(above, at);
  }
  return (std::isfinite(above) ? above : high) - (std::isfinite(below) ? below : low);
}

Real volume_of_all(const PackingInput& in) {
  Real volume = 1;
  for (int axis = 0; axis < 3; ++axis) {
    if (in.thickness > 0 && axis == 1)
      volume *= in.thickness;
    else
      volume *= in.cell.length[axis] > 0 ? in.cell.length[axis] : extent_along(in, axis);
  }
  return volume;
}

class Measuring {
 public:
  explicit Measuring(const PackingInput& input) : in_(input), by_id_(input.bodies) {}

  Packing run() {
    if (in_.bodies.size() == 0) return packing_;
    packing_.volume = volume_of_all(in_);
    count_bearing(touching(in_, by_id_), in_.least_contacts, in_.bodies.size(), packing_);
    add_bodies();
    add_pairs();
    add_walls();
    const Real per_volume = 1 / packing_.volume;
    packing_.stress = per_volume * packing_.stress;
    packing_.flux_stress = per_volume * packing_.flux_stress;
    if (packing_.fabric.trace() > 0)
      packing_.fabric = (1 / packing_.fabric.trace()) * packing_.fabric;
    return packing_;
  }

 private:
  void add_bodies() {
    const HostBodies& b = in_.bodies;
    Real solid = 0;
    for (const std::size_t i : by_id_.slots()) {
      solid += b.mass[i] / in_.density.at(b.material[i]);
      packing_.stress.add(b.mass[i], b.velocity[i] - in_.cell.flow(b.position[i]));
    }
    packing_.porosity = 1 - solid / packing_.volume;
  }

  void add_pairs() {
    const HostContacts& p = in_.pairs;
    for (std::size_t c = 0; c < p.size(); ++c) {
      const std::size_t i = by_id_.slot(p.first[c]), j = by_id_.slot(p.second[c]);
      const Vec3 a = at_home(i), b = at_home(j);
      const Vec3 shift = in_.cell.sight(a, b).shift, way = b + shift - a;
      add_product(packing_.stress, p.force[c], way);
      add_product(packing_.flux_stress, p.force[c], shift);
      if (p.extent[c] > 0) packing_.fabric.add(1, normal_of(p, c, i, j, way));
    }
  }

  void add_walls() {
    const HostContacts& w = in_.on_walls;
    for (std::size_t c = 0; c < w.size(); ++c)
      add_product(packing_.stress, w.force[c], arm_on_wall(c, by_id_.slot(w.first[c])));
  }

  Vec3 at_home(std::size_t i) const {
    const Vec3& p = in_.bodies.position[i];
    return in_.cell.home(p).position(p);
  }
  bool is_sphere(std::size_t i) const { return in_.shapes[in_.bodies.shape[i]].is_sphere(); }

  Vec3 normal_of(const HostContacts& p, std::size_t c, std::size_t i, std::size_t j,
                 const Vec3& way) const {
    const bool patched = !p.patch.empty() && !(is_sphere(i) && is_sphere(j));
    return patched ? p.patch[c].normal : normalized(way);
  }

  // From the centre of a body to where it touches a wall.
  Vec3 arm_on_wall(std::size_t c, std::size_t i) const {
    const HostContacts& w = in_.on_walls;
    if (!w.patch.empty() && !is_sphere(i)) return w.patch[c].offset;
    const Vec3& p = in_.bodies.position[i];
    const WallDistance d =
        distance_to(wall_seen(in_.cell, p, in_.walls.at(w.second[c])), p, in_.wall_corners.data());
    return d.distance * d.direction;
  }

  const PackingInput& in_;
  ById by_id_;
  Packing packing_;
};

}  // namespace

Packing packing_of(const PackingInput& input) { return Measuring(input).run(); }

}  // namespace clast
