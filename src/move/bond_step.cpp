#include "move/bond_step.hpp"

#include <fmt/format.h>

#include <cmath>

namespace clast {

namespace {

constexpr Real part_of_critical = 0.1;

// Squared frequency of the fastest of the four motions of a bond; shear and bending act together.
Real squared_frequency(const BondSprings& k, const BondMasses& mass) {
  return larger(k.stretch / mass.stretch,
                larger(k.shear / mass.shear + k.bend / mass.turn, k.twist / mass.turn));
}

}  // namespace

TimeStepChoice with_bonds(const TimeStepChoice& contacts, const HostBonds& bonds,
                          const HostBodies& bodies, const std::vector<Cement>& cements,
                          Real safety) {
  Id last = 0;
  for (const Id id : bodies.id) last = std::max(last, id);
  std::vector<std::int32_t> slot(last + 1, -1), shares(last + 1, 0);
  for (std::size_t i = 0; i < bodies.size(); ++i) slot[bodies.id[i]] = static_cast<int>(i);
  for (std::size_t k = 0; k < bonds.size(); ++k) {
    if (!is_whole(bonds, k)) continue;
    ++shares[bonds.first[k]];
    ++shares[bonds.second[k]];
  }
  const auto mass = [&](Id id) { return bodies.mass[slot[id]] / shares[id]; };
  const auto inertia = [&](Id id) { return 0.4 * mass(id) * square(bodies.radius[slot[id]]); };
  Real fastest = 0;
  std::size_t which = 0;
  for (std::size_t k = 0; k < bonds.size(); ++k) {
    if (!is_whole(bonds, k)) continue;
    const Id a = bonds.first[k], b = bonds.second[k];
    const BondSprings springs(cements.at(bonds.cement[k]), bonds.radius[k], bonds.length[k]);
    const BondMasses masses(mass(a), mass(b), inertia(a), inertia(b), bonds.arm[k],
                            bonds.length[k] - bonds.arm[k]);
    const Real squared = squared_frequency(springs, masses);
    if (squared > fastest) which = k;
    fastest = std::max(fastest, squared);
  }
  if (!(fastest > 0)) return contacts;
  const Real critical = 2 / std::sqrt(fastest), alone = safety * part_of_critical * critical;
  const Real both = 1 / std::sqrt(1 / square(contacts.dt) + 1 / square(alone));
  return {both,
          fmt::format("{:g} of the critical step {:.4g} s of the bond between bodies {} and {}, "
                      "together with contacts ({:.4g} s: {})",
                      part_of_critical, critical, bonds.first[which], bonds.second[which],
                      contacts.dt, contacts.reason)};
}

}  // namespace clast
