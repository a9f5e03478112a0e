// Bonds are made on the host: at the start, as bodies come in, or at the beginning of a stage.
#pragma once

#include <functional>
#include <vector>

#include "bond/bonds.hpp"
#include "boundary/cell.hpp"
#include "shape/assembly.hpp"

namespace clast {

struct NewBond {
  Id first = 0, second = 1;
  std::int32_t cement = 0;
  Real radius = 0;
  Real strength = 1;  // times that of the cement
};

// Bonds bodies as they are now; forces begin with zero. Throws Error where two bodies are one, have
// the same centre, or are not there.
void add_bonds(const std::vector<NewBond>& added, const HostBodies& bodies, const Cell& cell,
               HostBonds& bonds);

// The strength of a bond among others whose strengths scatter after Weibull: half of them are
// weaker than 1. It follows from the seed and the names of the two bodies.
Real scattered_strength(Real modulus, std::uint64_t seed, Id first, Id second);

// Pairs of spheres whose surfaces are at most `within` apart, for which may_bond(slot, slot) holds
// and which no whole bond holds already; first the lower id.
std::vector<NewBond> bonds_between_close(
    const HostBodies& bodies, const std::vector<Assembly>& shapes, const Cell& cell,
    const HostBonds& bonds, Real within,
    const std::function<bool(std::size_t, std::size_t)>& may_bond);

}  // namespace clast
