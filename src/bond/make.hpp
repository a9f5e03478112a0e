// Bonds are made on the host: at the start, as bodies come in, or at the beginning of a stage.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "bond/bonds.hpp"
#include "boundary/cell.hpp"
#include "shape/assembly.hpp"

namespace clast {

// Where a bond of bodies that are not both spheres acts, in the world, where A is.
struct BondSite {
  Vec3 middle;
  Vec3 normal;             // unit, from A to B
  std::vector<Vec3> ring;  // of a section over faces, counter-clockwise; none: a disc
};

struct NewBond {
  Id first = 0, second = 1;
  std::int32_t cement = 0;
  Real radius = 0;                    // where a ring says nothing else
  Real strength = 1;                  // times that of the cement
  std::optional<BondSite> site = {};  // then `first` is the lower id
};

// Bonds bodies as they are now; forces begin with zero. Throws Error where two bodies are one, have
// the same centre, consist of several parts, or are not there.
void add_bonds(const std::vector<NewBond>& added, const HostBodies& bodies,
               const std::vector<Assembly>& shapes, const Cell& cell, HostBonds& bonds);

// The strength of a bond among others whose strengths scatter after Weibull: half of them are
// weaker than 1. It follows from the seed and the names of the two bodies.
Real scattered_strength(Real modulus, std::uint64_t seed, Id first, Id second);

// What may be bonded: spheres alone, or bodies of other shapes too.
struct BondReach {
  Real within = 0;      // largest distance of surfaces
  bool points = false;  // bodies without faces on each other are bonded where they are nearest
};

// The place of a bond between two convex bodies that are not both spheres: the largest part that
// their flat faces share; without one their nearest points, if these are asked for.
std::optional<BondSite> bond_site(const HostBodies& bodies, const std::vector<Assembly>& shapes,
                                  const Cell& cell, std::size_t a, std::size_t b,
                                  const BondReach& reach);

// Pairs of bodies in reach for which may_bond(slot, slot) holds and which no whole bond holds
// already; first the lower id. The radius is that of the smaller sphere, or the radius of the
// largest ball about its centre in the smaller body.
std::vector<NewBond> bonds_between_close(
    const HostBodies& bodies, const std::vector<Assembly>& shapes, const Cell& cell,
    const HostBonds& bonds, const BondReach& reach,
    const std::function<bool(std::size_t, std::size_t)>& may_bond);

// Radius of the largest ball about the centre of a body of radius 1 that lies in it.
Real inner_radius(const Assembly& convex);

}  // namespace clast
