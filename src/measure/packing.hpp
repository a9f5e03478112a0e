// What a packing is like at one moment: stress, porosity, coordination number, fabric.
//
// Stress (pressure is positive), over the volume V that holds the bodies:
//   Love-Weber  sigma = (1/V) [sum over contacts F (x) l + sum over bodies m u (x) u],
//     with the force F on B and the way l from the centre of A to that of B, or to the point where
//     it touches a wall, and the motion u beyond the mean one. Bonds count as contacts do;
//   flux        sigma = (1/V) sum over contacts F (x) s,
//     with the way s between the cells that A and B are in: what crosses the periodic faces. Only
//     along periodic axes, and without the part of motion.
// At rest the two are equal.
#pragma once

#include <string>
#include <vector>

#include "base/symmetric_matrix.hpp"
#include "body/bodies.hpp"
#include "bond/bonds.hpp"
#include "boundary/cell.hpp"
#include "boundary/wall.hpp"
#include "contact/contacts.hpp"
#include "shape/assembly.hpp"

namespace clast {

struct PackingInput {
  const HostBodies& bodies;
  const HostContacts& pairs;
  const HostContacts& on_walls;
  const HostBonds& bonds;
  const Cell& cell;
  const std::vector<Wall>& walls;  // where they are
  const std::vector<Vec3>& wall_corners;
  const std::vector<Assembly>& shapes;
  std::vector<Real> density;  // of the materials
  Real thickness = 0;         // of a packing in two dimensions; 0: it has three
  // Who touches fewer bodies and walls bears nothing: 4 without friction (3 in two dimensions),
  // else 2.
  int least_contacts = 2;
};

struct Packing {
  Real volume = 0;    // periodic cell, between walls, or around the bodies
  Real porosity = 1;  // by the true volumes of bodies; overlaps count twice
  Real coordination = 0;
  Real coordination_bearing = 0;  // without rattlers
  Real rattlers = 0;              // as a part of all bodies
  SymmetricMatrix stress, flux_stress;
  SymmetricMatrix fabric;  // mean of n (x) n over contacts of bodies
};

Packing packing_of(const PackingInput& input);

// Calls f(name, value) for every number, by the names of series and summary.
template <class F>
void visit_packing(const Packing& p, F&& f) {
  const auto matrix = [&](const char* name, const SymmetricMatrix& m) {
    const std::string prefix(name);
    f(prefix + "_xx", m.xx);
    f(prefix + "_yy", m.yy);
    f(prefix + "_zz", m.zz);
    f(prefix + "_xy", m.xy);
    f(prefix + "_xz", m.xz);
    f(prefix + "_yz", m.yz);
  };
  f(std::string("volume"), p.volume);
  f(std::string("porosity"), p.porosity);
  f(std::string("coordination_bearing"), p.coordination_bearing);
  f(std::string("rattlers"), p.rattlers);
  matrix("stress", p.stress);
  matrix("flux_stress", p.flux_stress);
  matrix("fabric", p.fabric);
}

}  // namespace clast
