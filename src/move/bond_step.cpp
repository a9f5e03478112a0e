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

// Of the fastest motion of a bond: its squared frequency, and by how much dashpots slow it down.
struct Rates {
  Real squared_frequency, drag;
};

// By the coefficients of springs, or of dashpots; shear and bending act together.
template <class Coefficients>
Real fastest_of_round(const Coefficients& k, const BondMasses& mass) {
  return larger(k.stretch / mass.stretch,
                larger(k.shear / mass.shear + k.bend / mass.turn, k.twist / mass.turn));
}

Rates of_round(const HostBonds& bonds, std::size_t k, const Cement& cement, const Shares& of,
               Real radius_a, Real radius_b) {
  const Real arm_a = bonds.arm[k], arm_b = bonds.length[k] - bonds.arm[k];
  const Real inertia_a = 0.4 * of.mass_a * square(radius_a);
  const Real inertia_b = 0.4 * of.mass_b * square(radius_b);
  const BondMasses shared(of.mass_a, of.mass_b, inertia_a, inertia_b, arm_a, arm_b);
  const BondMasses whole(of.parts_a * of.mass_a, of.parts_b * of.mass_b, of.parts_a * inertia_a,
                         of.parts_b * inertia_b, arm_a, arm_b);
  const BondSprings springs(cement, bonds.radius[k], bonds.length[k]);
  const BondDashpots dashpots = bond_dashpots(cement.damping, springs, whole, 0);
  return {fastest_of_round(springs, shared), fastest_of_round(dashpots, shared)};
}

// With arms aside of the bond all motions act together: their sum bounds the fastest.
template <class Coefficients>
Real fastest_of_section(const Coefficients& k, Real turning, const BondMasses& mass) {
  return k.stretch / mass.stretch + k.shear / mass.shear + turning / mass.turn;
}

Rates of_section(const HostBonds& bonds, std::size_t k, const Cement& cement, const Shares& of) {
  const Real inertia_a = bonds.inertia_a[k], inertia_b = bonds.inertia_b[k];
  const Vec3 in_a = bonds.point_a[k], in_b = unrotate(bonds.turn[k], bonds.point_b[k]);
  const BondMasses shared(of.mass_a, of.mass_b, inertia_a / of.parts_a, inertia_b / of.parts_b,
                          in_a, in_b, bonds.axis[k]);
  const BondMasses whole(of.parts_a * of.mass_a, of.parts_b * of.mass_b, inertia_a, inertia_b, in_a,
                         in_b, bonds.axis[k]);
  const SectionSprings springs(cement, pi * square(bonds.radius[k]),
                               {bonds.moment_s[k], bonds.moment_t[k]}, bonds.length[k]);
  const BondDashpots dashpots = bond_dashpots(cement.damping, springs, whole, 0);
  const Real turning = larger(springs.twist, larger(springs.bend_s, springs.bend_t));
  return {fastest_of_section(springs, turning, shared),
          fastest_of_section(dashpots, larger(dashpots.twist, dashpots.bend), shared)};
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
  Rates fastest{0, 0};
  std::size_t which = 0;
  for (std::size_t k = 0; k < bonds.size(); ++k) {
    if (!is_whole(bonds, k)) continue;
    const Id a = bonds.first[k], b = bonds.second[k];
    const Cement& cement = cements.at(bonds.cement[k]);
    const Shares of{mass(a), mass(b), static_cast<Real>(shares[a]), static_cast<Real>(shares[b])};
    const Rates rates = has_section(bonds, k)
                            ? of_section(bonds, k, cement, of)
                            : of_round(bonds, k, cement, of, radius(a), radius(b));
    if (rates.squared_frequency > fastest.squared_frequency) which = k;
    fastest.squared_frequency = larger(fastest.squared_frequency, rates.squared_frequency);
    fastest.drag = larger(fastest.drag, rates.drag);
  }
  if (!(fastest.squared_frequency > 0)) return contacts;
  // Springs K and dashpots C on masses M are stable while h^2 K + 2 h C < 4 M.
  const Real frequency = std::sqrt(fastest.squared_frequency), critical = 2 / frequency;
  const Real ratio = fastest.drag / (2 * frequency);
  const Real damped = critical / (std::sqrt(1 + square(ratio)) + ratio);
  const Real wished = safety * part_of_critical * critical;
  const Real alone = smaller(wished, damped);
  const Real both = 1 / std::sqrt(1 / square(contacts.dt) + 1 / square(alone));
  const std::string part =
      alone < wished ? fmt::format("{:.2g}, which the damping of bonds allows,", alone / critical)
                     : fmt::format("{:g}", part_of_critical);
  return {both, fmt::format("{} of the critical step {:.4g} s of the bond between bodies {} and "
                            "{}, together with contacts ({:.4g} s: {})",
                            part, critical, bonds.first[which], bonds.second[which], contacts.dt,
                            contacts.reason)};
}

}  // namespace clast
