// The energy ledger: where the energy of a run is, where it went, where it came from.
#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

#include "base/error.hpp"
#include "base/real.hpp"

namespace clast {

// Held at this moment. In a periodic cell that deforms, kinetic energy is that of the motion beyond
// the mean one.
struct EnergyHeld {
  Real kinetic_translation = 0;
  Real kinetic_rotation = 0;
  Real kinetic_walls = 0;  // of walls that forces drive
  Real gravity = 0;        // potential, zero at the origin
  Real elastic_normal = 0;
  Real elastic_shear = 0;
  Real elastic_rolling = 0;
  Real elastic_bonds = 0;
  Real total() const {
    return kinetic_translation + kinetic_rotation + kinetic_walls + gravity + elastic_normal +
           elastic_shear + elastic_rolling + elastic_bonds;
  }
};

// Taken out of the bodies' motion since the start; grows only.
struct EnergyTaken {
  Real damping = 0;  // contact dashpots
  Real friction = 0;
  Real rolling = 0;
  Real adhesion = 0;       // held by contacts that let go of each other
  Real bond_damping = 0;   // dashpots of bonds
  Real bond_breakage = 0;  // held by bonds that broke
  Real global_damping = 0;
  Real wall_damping = 0;  // drag on walls that forces drive
  Real total() const {
    return damping + friction + rolling + adhesion + bond_damping + bond_breakage + global_damping +
           wall_damping;
  }
};

// Brought in from outside since the start; may be negative.
struct EnergyGiven {
  Real insertion = 0;  // kinetic and potential energy bodies come with
  Real removal = 0;    // and leave with
  Real change = 0;     // gravity, walls or materials changed between stages
  Real walls = 0;      // work of walls that move, and of loads on them
  Real cell = 0;       // work of a periodic cell that deforms
  Real total() const { return insertion + removal + change + walls + cell; }
};

struct Ledger {
  EnergyHeld held;
  EnergyTaken taken;
  EnergyGiven given;
  Real exchanged = 0;  // the largest sum of motion, elastic and taken energy so far
  Real noise = 0;      // energy of motion that is nothing but round-off; not carried by restart

  // Held + taken - given: zero for an exact integration.
  Real residual() const { return held.total() + taken.total() - given.total(); }
  // Relative to the energy exchanged so far. Potential energy is known to round-off only, and where
  // nothing has happened yet, motion is round-off: what is below these is no residual.
  Real relative_residual() const {
    const Real scale = std::max(exchanged, noise) + 1e-9 * std::abs(held.gravity);
    return scale > 0 ? residual() / scale : 0;
  }
  // What is tallied under this name, one of those of visit_ledger.
  Real& account(std::string_view name);

  // Springs of contacts that pull hold less than nothing; what they exchange counts all the same.
  void note_exchange() {
    const Real pulled = std::max(Real{0}, -held.elastic_normal);
    const Real moved = held.total() - held.gravity + taken.total() + 2 * pulled;
    exchanged = std::max(exchanged, moved);
  }
};

// Calls f(name, value) for every term that restart and summary must carry.
template <class L, class F>
void visit_ledger(L& ledger, F&& f) {
  f("kinetic_translation", ledger.held.kinetic_translation);
  f("kinetic_rotation", ledger.held.kinetic_rotation);
  f("kinetic_walls", ledger.held.kinetic_walls);
  f("gravity", ledger.held.gravity);
  f("elastic_normal", ledger.held.elastic_normal);
  f("elastic_shear", ledger.held.elastic_shear);
  f("elastic_rolling", ledger.held.elastic_rolling);
  f("elastic_bonds", ledger.held.elastic_bonds);
  f("damping", ledger.taken.damping);
  f("friction", ledger.taken.friction);
  f("rolling", ledger.taken.rolling);
  f("adhesion", ledger.taken.adhesion);
  f("bond_damping", ledger.taken.bond_damping);
  f("bond_breakage", ledger.taken.bond_breakage);
  f("global_damping", ledger.taken.global_damping);
  f("wall_damping", ledger.taken.wall_damping);
  f("insertion", ledger.given.insertion);
  f("removal", ledger.given.removal);
  f("change", ledger.given.change);
  f("walls", ledger.given.walls);
  f("cell", ledger.given.cell);
  f("exchanged", ledger.exchanged);
}

inline Real& Ledger::account(std::string_view name) {
  Real* found = nullptr;
  visit_ledger(*this, [&](const char* of, Real& value) {
    if (name == of) found = &value;
  });
  if (found == nullptr) throw Error("the ledger has no account " + std::string(name));
  return *found;
}

}  // namespace clast
