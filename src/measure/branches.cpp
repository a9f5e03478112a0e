#include "measure/branches.hpp"

#include <algorithm>
#include <numeric>

#include "boundary/surface.hpp"

namespace clast {

void add_product(SymmetricMatrix& m, Real f, const Vec3& a, const Vec3& b) {
  m.xx += f * (a.x * b.x);
  m.yy += f * (a.y * b.y);
  m.zz += f * (a.z * b.z);
  m.xy += f * (0.5 * (a.x * b.y + a.y * b.x));
  m.xz += f * (0.5 * (a.x * b.z + a.z * b.x));
  m.yz += f * (0.5 * (a.y * b.z + a.z * b.y));
}

ById::ById(const HostBodies& bodies) : bodies_(bodies), order_(bodies.size()) {
  std::iota(order_.begin(), order_.end(), std::size_t{0});
  std::sort(order_.begin(), order_.end(),
            [&](std::size_t a, std::size_t b) { return bodies.id[a] < bodies.id[b]; });
}

std::size_t ById::rank(Id id) const {
  return std::lower_bound(order_.begin(), order_.end(), id,
                          [&](std::size_t slot, Id wanted) { return bodies_.id[slot] < wanted; }) -
         order_.begin();
}

Vec3 Branches::at_home(std::size_t i) const {
  const Vec3& p = in_.bodies.position[i];
  return in_.cell.home(p).position(p);
}

Branch Branches::of_pair(std::size_t contact) const {
  return between(in_.pairs.first[contact], in_.pairs.second[contact]);
}

Branch Branches::of_bond(std::size_t bond) const {
  return between(in_.bonds.first[bond], in_.bonds.second[bond]);
}

Branch Branches::between(Id first, Id second) const {
  const std::size_t i = by_id_.slot(first);
  const Vec3 a = at_home(i), b = at_home(by_id_.slot(second));
  const Vec3 shift = in_.cell.sight(a, b).shift;
  return {i, a, b + shift - a, shift};
}

Branch Branches::on_wall(std::size_t contact) const {
  const HostContacts& w = in_.on_walls;
  const std::size_t i = by_id_.slot(w.first[contact]);
  if (!w.patch.empty() && !is_sphere(i)) return {i, at_home(i), w.patch[contact].offset, {}};
  const Vec3& p = in_.bodies.position[i];
  const Wall wall = wall_seen(in_.cell, p, in_.walls.at(w.second[contact]));
  const WallDistance d = distance_to(wall, p, in_.wall_corners.data());
  return {i, at_home(i), d.distance * d.direction, {}};
}

Vec3 Branches::normal(std::size_t contact, const Branch& branch) const {
  const HostContacts& p = in_.pairs;
  const std::size_t second = by_id_.slot(p.second[contact]);
  const bool patched = !p.patch.empty() && !(is_sphere(branch.first) && is_sphere(second));
  return patched ? p.patch[contact].normal : normalized(branch.way);
}

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

}  // namespace clast
