#include "move/bond_step.hpp"

#include <fmt/format.h>

#include <cmath>

namespace clast {

namespace {

// Two bonded spheres that swing show their energy to 0.1 % at every moment; at 0.2 it is 0.26 %.
constexpr Real part_of_critical = 0.1;

// Shares of two bodies that one bond meets.
struct Shares {
  Real mass_a, mass_b;
  Real parts_a, parts_b;  // into how many equal shares each body is divided
};

// Squared frequency of the fastest of the four motions of a bond; shear and bending act together.
Real squared_frequency(const BondSprings& k, const BondMasses& mass) {
  return larger(k.stretch / mass.stretch,
                larger(k.shear / mass.shear + k.bend / mass.turn, k.twist / mass.turn));
}

Real of_round(const HostBonds& bonds, std::size_t k, const Cement& cement, const Shares& of,
              Real radius_a, Real radius_b) {
  const BondMasses masses(of.mass_a, of.mass_b, 0.4 * of.mass_a * square(radius_a),
                          0.4 * of.mass_b * square(radius_b), bonds.arm[k],
                          bonds.length[k] - bonds.arm[k]);
  return squared_frequency(BondSprings(cement, bonds.radius[k], bonds.length[k]), masses);
}

// With arms aside of the bond all motions act together: their sum bounds the fastest.
Real of_section(const HostBonds& bonds, std::size_t k, const Cement& cement, const Shares& of) {
  const Real inertia_a = bonds.inertia_a[k] / of.parts_a,
             inertia_b = bonds.inertia_b[k] / of.parts_b;
  const Vec3 in_a = bonds.point_a[k], in_b = unrotate(bonds.turn[k], bonds.point_b[k]);
  const BondMasses masses(of.mass_a, of.mass_b, inertia_a, inertia_b, in_a, in_b, bonds.axis[k]);
  const SectionSprings springs(cement, pi * square(bonds.radius[k]),
                               {bonds.moment_s[k], bonds.moment_t[k]}, bonds.length[k]);
  return springs.stretch / masses.stretch + springs.shear / masses.shear +
         larger(springs.twist, larger(springs.bend_s, springs.bend_t)) / masses.turn;
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
  const auto radius = [&](Id id) { return bodies.radius[slot[id]]; };
  Real fastest = 0;
  std::size_t which = 0;
  for (std::size_t k = 0; k < bonds.size(); ++k) {
    if (!is_whole(bonds, k)) continue;
    const Id a = bonds.first[k], b = bonds.second[k];
    const Cement& cement = cements.at(bonds.cement[k]);
    const Shares of{mass(a), mass(b), static_cast<Real>(shares[a]), static_cast<Real>(shares[b])};
    const Real squared = has_section(bonds, k)
                             ? of_section(bonds, k, cement, of)
                             : of_round(bonds, k, cement, of, radius(a), radius(b));
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
