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

// Forces, energies and breakage of bond k. A bond that breaks within a step still acts in its first
// half; what it then held, and took in that half, is released. One that is broken yields exact
// zeros. With dt = 0 nothing breaks. Where no bond has a section the loop is built without them.
template <class Space, bool sections>
struct HoldBond {
  static constexpr Real unbreakable = 1e300;

  BondView bonds;
  const Cement* cements;
  const Vec3* corner;
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
    const BondSprings springs(cement, radius, rest.length);
    const BondForce f =
        bond_springs(springs, rest, along, units.orientation[a], units.orientation[b]);

    const Real distance = bond_distance(along, rest.length), grown = distance / rest.length;
    const BondMotion motion{(1 / distance) * along,
                            grown * rest.arm,
                            grown * (rest.length - rest.arm),
                            sight.velocity(units.velocity[b]) - units.velocity[a],
                            units.spin[a],
                            units.spin[b]};
    const BondMasses masses(units.mass[a], units.mass[b], inertia(a), inertia(b), motion.arm_a,
                            motion.arm_b);
    const BondDrag drag = bond_drag(cement.damping, springs, masses, motion, dt);
    act(k, f, drag, motion, bond_load(cement, radius, f));
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
    const BondMasses masses(units.mass[a], units.mass[b], bonds.inertia_a[k], bonds.inertia_b[k],
                            f.arm_a, f.arm_b, f.axis);
    const BondDrag drag = bond_drag(cement.damping, springs, masses, motion, dt);
    act(k, f, drag, motion, section_load(k, cement, moments, f));
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
  CLAST_HD void act(int k, const Force& f, const BondDrag& drag, const Motion& motion,
                    Real load) const {
    const Real strength = bonds.strength[k];
    // Numbers, not truth values: these would keep the loop from becoming vector instructions.
    const Real breaks_at = dt > 0 ? strength : unbreakable;
    const Real held = strength > 0 ? 1 : 0;
    const Real acts = load < breaks_at ? held : 0;

    const BondDrag past{bonds.drag[k], bonds.drag_moment[k]};
    const Real past_drag = past.power(motion);
    const Real past_springs = power(k, motion) - past_drag;
    const Real half = 0.5 * dt;
    bonds.damped[k] -= half * (past_drag + acts * drag.power(motion));
    bonds.released[k] += (held - acts) * (bonds.energy[k] - half * past_springs);

    bonds.force[k] = acts * (f.force + drag.force);
    bonds.torque_a[k] = acts * (f.torque_a - motion.moment_a(drag.force) - drag.moment);
    bonds.torque_b[k] = acts * (f.torque_b - motion.moment_b(drag.force) + drag.moment);
    bonds.drag[k] = acts * drag.force;
    bonds.drag_moment[k] = acts * drag.moment;
    bonds.energy[k] = acts * f.energy;
    bonds.load[k] = acts > 0 ? load / strength : 0;
    bonds.strength[k] = acts * strength;
  }

  CLAST_HD Real area(int k) const { return pi * square(bonds.radius[k]); }
  CLAST_HD Real inertia(int i) const { return 0.4 * units.mass[i] * square(units.radius[i]); }
  // Of what acted until now.
  template <class Motion>
  CLAST_HD Real power(int k, const Motion& motion) const {
    return dot(bonds.force[k], motion.velocity) + dot(bonds.torque_a[k], motion.spin_a) +
           dot(bonds.torque_b[k], motion.spin_b);
  }
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
