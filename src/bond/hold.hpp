// The loops of bonds: where their bodies are, and what holds them together.
#pragma once

#include <cstdint>

#include "bond/bonds.hpp"
#include "boundary/cell.hpp"

namespace clast {

struct BondView : BondMakeFields<Pointers>, BondSectionFields<Pointers>, BondActFields<Pointers> {
  using Tables =
      FieldTables<BondMakeFields<Pointers>, BondSectionFields<Pointers>, BondActFields<Pointers>>;
};

// Forces, energies and breakage of bond k. A bond that breaks within a step still acted in its
// first half; what it held after that is released: its energy at the end, less what its springs
// would have taken in the second half. One that is broken yields exact zeros. With dt = 0 nothing
// breaks. Where no bond has a section, or none has dashpots, a loop without them does.
template <class Space, bool sections, bool dashed>
struct HoldBond {
  static constexpr bool gathers = true;
  static constexpr Real unbreakable = 1e300;

  BondView bonds;
  const Cement* cements;
  const Vec3* corner;
  const BondDashpots* dashpots;
  const std::int32_t* slot_a;  // of the units at the two ends
  const std::int32_t* slot_b;
  UnitView units;
  Real dt;
  Space cell;

  CLAST_HD void operator()(int k) const {
    if constexpr (sections) {
      if (bonds.moment_s[k] > 0)
        hold_section(k);
      else
        hold_round(k);
    } else {
      hold_round(k);
    }
  }

 private:
  CLAST_HD void hold_round(int k) const {
    const int a = slot_a[k], b = slot_b[k];
    const auto sight = cell.sight(units.position[a], units.position[b]);
    const Vec3 along = sight.position(units.position[b]) - units.position[a];
    const BondAtRest rest{bonds.length[k], bonds.arm[k], bonds.axis[k], bonds.turn[k]};
    const Cement& cement = cements[bonds.cement[k]];
    const Real radius = bonds.radius[k];
    const BondForce f = bond_springs(BondSprings(cement, radius, rest.length), rest, along,
                                     units.orientation[a], units.orientation[b]);

    const Real distance = bond_distance(along, rest.length), grown = distance * (1 / rest.length);
    const BondMotion motion{(1 / distance) * along,
                            grown * rest.arm,
                            grown * (rest.length - rest.arm),
                            sight.velocity(units.velocity[b]) - units.velocity[a],
                            units.spin[a],
                            units.spin[b]};
    act(k, f, motion, bond_load(cement, radius, f));
  }

  CLAST_HD void hold_section(int k) const {
    const int a = slot_a[k], b = slot_b[k];
    const auto sight = cell.sight(units.position[a], units.position[b]);
    const Vec3 along = sight.position(units.position[b]) - units.position[a];
    const SectionAtRest rest{bonds.point_a[k], bonds.point_b[k], bonds.axis[k], bonds.side[k],
                             bonds.turn[k]};
    const Cement& cement = cements[bonds.cement[k]];
    const SecondMoments moments{bonds.moment_s[k], bonds.moment_t[k]};
    const SectionSprings springs(cement, area(k), moments, bonds.length[k]);
    const SectionForce f =
        section_springs(springs, rest, along, units.orientation[a], units.orientation[b]);
    const SectionMotion motion{f.axis,        f.arm_a,
                               f.arm_b,       sight.velocity(units.velocity[b]) - units.velocity[a],
                               units.spin[a], units.spin[b]};
    act(k, f, motion, section_load(k, cement, moments, f));
  }

  // At the corner, or the point of the rim, where it is largest.
  CLAST_HD Real section_load(int k, const Cement& cement, const SecondMoments& moments,
                             const SectionForce& f) const {
    const int first = bonds.corner_first[k], corners = bonds.corner_count[k];
    if (corners == 0) return load_on_rim(cement, bonds.radius[k], f);
    Real load = -unbreakable;
    for (int c = first; c < first + corners; ++c)
      load = larger(load, load_at(cement, area(k), moments, f, corner[c].y, corner[c].z));
    return load;
  }

  template <class Force, class Motion>
  CLAST_HD void act(int k, const Force& f, const Motion& motion, Real load) const {
    const Real strength = bonds.strength[k];
    // Numbers, not truth values: these would keep the loop from becoming vector instructions.
    const Real breaks_at = dt > 0 ? strength : unbreakable;
    const Real held = strength > 0 ? 1 : 0;
    const Real acts = load < breaks_at ? held : 0;

    const Real springs = dot(f.force, motion.velocity) + dot(f.torque_a, motion.spin_a) +
                         dot(f.torque_b, motion.spin_b);
    bonds.released[k] += (held - acts) * (f.energy + 0.5 * dt * springs);
    if constexpr (dashed) {
      const BondDrag drag = brake(k, motion, acts);
      bonds.force[k] = acts * f.force + drag.force;
      bonds.torque_a[k] = acts * f.torque_a - motion.moment_a(drag.force) - drag.moment;
      bonds.torque_b[k] = acts * f.torque_b - motion.moment_b(drag.force) + drag.moment;
    } else {
      bonds.force[k] = acts * f.force;
      bonds.torque_a[k] = acts * f.torque_a;
      bonds.torque_b[k] = acts * f.torque_b;
    }
    bonds.energy[k] = acts * f.energy;
    bonds.load[k] = acts > 0 ? load / strength : 0;
    bonds.strength[k] = acts * strength;
  }

  // What the dashpots do from now on. In the step that ends here the mean of old and new acted.
  template <class Motion>
  CLAST_HD BondDrag brake(int k, const Motion& motion, Real acts) const {
    const BondDrag past{bonds.drag[k], bonds.drag_moment[k]};
    const BondDrag full = bond_drag(dashpots[k], motion);
    BondDrag drag{acts * full.force, acts * full.moment};
    bonds.damped[k] -= 0.5 * dt * (past.power(motion) + drag.power(motion));
    bonds.drag[k] = drag.force;
    bonds.drag_moment[k] = drag.moment;
    return drag;
  }

  CLAST_HD Real area(int k) const { return pi * square(bonds.radius[k]); }
};

// The dashpots of bond k beside the springs it was made with.
struct FindDashpots {
  static constexpr bool branches = true;

  BondView bonds;
  const Cement* cements;
  const std::int32_t* slot_a;
  const std::int32_t* slot_b;
  UnitView units;
  Real dt;
  bool sections;  // some bonds have one
  BondDashpots* to;

  CLAST_HD void operator()(int k) const {
    to[k] = sections && bonds.moment_s[k] > 0 ? of_section(k) : of_round(k);
  }

 private:
  CLAST_HD BondDashpots of_round(int k) const {
    const int a = slot_a[k], b = slot_b[k];
    const Cement& cement = cements[bonds.cement[k]];
    const Real length = bonds.length[k], arm = bonds.arm[k];
    const BondMasses masses(units.mass[a], units.mass[b], inertia(a), inertia(b), arm,
                            length - arm);
    return bond_dashpots(cement.damping, BondSprings(cement, bonds.radius[k], length), masses, dt);
  }
  CLAST_HD BondDashpots of_section(int k) const {
    const Cement& cement = cements[bonds.cement[k]];
    const Vec3 arm_b = unrotate(bonds.turn[k], bonds.point_b[k]);  // in the frame of A
    const BondMasses masses(units.mass[slot_a[k]], units.mass[slot_b[k]], bonds.inertia_a[k],
                            bonds.inertia_b[k], bonds.point_a[k], arm_b, bonds.axis[k]);
    const SectionSprings springs(cement, pi * square(bonds.radius[k]),
                                 {bonds.moment_s[k], bonds.moment_t[k]}, bonds.length[k]);
    return bond_dashpots(cement.damping, springs, masses, dt);
  }
  CLAST_HD Real inertia(int i) const { return 0.4 * units.mass[i] * square(units.radius[i]); }
};

// Where the units at the ends of bond k are stored.
struct BondSlots {
  const std::int32_t* unit;  // ids
  const std::int32_t* slot;  // by id
  std::int32_t* to;
  CLAST_HD void operator()(int k) const { to[k] = slot[unit[k]]; }
};

// Rows by storage order from rows by id: how many, and which.
struct CountOfUnit {
  const std::int32_t* id;
  const std::int32_t* start;  // by id
  std::int32_t* count;
  CLAST_HD void operator()(int i) const { count[i] = start[id[i] + 1] - start[id[i]]; }
};
struct FillOfUnit {
  const std::int32_t* id;
  const std::int32_t* start;
  const std::int32_t* entry;  // by id
  const std::int32_t* row;
  std::int32_t* to;
  CLAST_HD void operator()(int i) const {
    const std::int32_t begin = start[id[i]];
    for (std::int32_t e = row[i]; e < row[i + 1]; ++e) to[e] = entry[begin + e - row[i]];
  }
};

// 1 for a bond that is broken.
struct BrokenBond {
  const Real* strength;
  Real* broken;
  CLAST_HD void operator()(int k) const { broken[k] = strength[k] > 0 ? 0 : 1; }
};

}  // namespace clast
