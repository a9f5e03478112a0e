#include "measure/local_stress.hpp"

#include "measure/branches.hpp"

namespace clast {

namespace {

void append(const SymmetricMatrix& m, std::vector<Real>& values) {
  values.insert(values.end(), {m.xx, m.yy, m.zz, m.xy, m.xz, m.yz});
}

}  // namespace

std::vector<std::string> LocalStress::columns() const {
  std::vector<std::string> names;
  for (const char* what : {"stress_", "fabric_"})
    for (const char* component : {"xx", "yy", "zz", "xy", "xz", "yz"})
      names.push_back(std::string(what) + component);
  names.emplace_back("coordination");
  return names;
}

Real LocalStress::part_inside(const Observed& now, const Vec3& from, const Vec3& way) const {
  if (space_.convex && space_.holds(from) && space_.holds(from + way)) return 1;
  constexpr int pieces = 64;
  int inside = 0;
  for (int k = 0; k < pieces; ++k) {
    const Vec3 point = from + ((k + 0.5) / pieces) * way;
    inside += space_.holds(now.in.cell.home(point).position(point)) ? 1 : 0;
  }
  return static_cast<Real>(inside) / pieces;
}

SymmetricMatrix LocalStress::motion(const Observed& now,
                                    const std::vector<std::size_t>& inside) const {
  const HostBodies& b = now.in.bodies;
  const auto own = [&](std::size_t i) { return b.velocity[i] - now.in.cell.flow(b.position[i]); };
  Vec3 momentum;
  Real mass = 0;
  for (const std::size_t i : inside) {
    momentum += b.mass[i] * own(i);
    mass += b.mass[i];
  }
  SymmetricMatrix sum;
  for (const std::size_t i : inside) sum.add(b.mass[i], own(i) - (1 / mass) * momentum);
  return sum;
}

Real LocalStress::coordination(const Observed& now, const std::vector<std::size_t>& inside) const {
  if (inside.empty()) return 0;
  const ById by_id(now.in.bodies);
  std::vector<char> is_inside(now.in.bodies.size(), 0);
  for (const std::size_t i : inside) is_inside[by_id.rank(now.in.bodies.id[i])] = 1;
  int ends = 0;
  for (const auto& [a, b] : touching(now.in, by_id).pairs) ends += is_inside[a] + is_inside[b];
  return static_cast<Real>(ends) / static_cast<Real>(inside.size());
}

std::vector<Real> LocalStress::measure(const Observed& now) {
  const Branches branches(now.in);
  const HostContacts &pairs = now.in.pairs, &walls = now.in.on_walls;
  std::vector<std::size_t> inside;
  for (const std::size_t i : now.order)
    if (space_.holds(now.position(i))) inside.push_back(i);
  SymmetricMatrix stress = motion(now, inside), fabric;
  for (std::size_t c = 0; c < pairs.size(); ++c) {
    if (pairs.extent[c] == 0) continue;
    const Branch branch = branches.of_pair(c);
    const Real part = part_inside(now, branch.from, branch.way);
    add_product(stress, part, pairs.force[c], branch.way);
    fabric.add(part, branches.normal(c, branch));
  }
  const HostBonds& bonds = now.in.bonds;
  for (std::size_t k = 0; k < bonds.size(); ++k) {
    if (!is_whole(bonds, k)) continue;
    const Branch branch = branches.of_bond(k);
    add_product(stress, part_inside(now, branch.from, branch.way), bonds.force[k], branch.way);
  }
  for (std::size_t c = 0; c < walls.size(); ++c) {
    if (walls.extent[c] == 0) continue;
    const Branch branch = branches.on_wall(c);
    add_product(stress, part_inside(now, branch.from, branch.way), walls.force[c], branch.way);
  }
  const Real depth = now.flat() ? now.in.thickness : 1;
  std::vector<Real> values;
  append((1 / (depth * space_.volume)) * stress, values);
  append(fabric.trace() > 0 ? (1 / fabric.trace()) * fabric : fabric, values);
  values.push_back(coordination(now, inside));
  return values;
}

}  // namespace clast
