// Eight spheres against a stretch of others: the innermost loop of the hierarchical grid.
#pragma once

#include <array>
#include <cstdint>

#include "base/real.hpp"
#include "exec/isa.hpp"

namespace clast {

struct Sphere {
  Real x, y, z, radius;
};

constexpr std::uint32_t lanes = 8;

struct SphereBlock {
  alignas(64) std::array<Real, lanes> x, y, z, radius;
  std::uint32_t used = 0;  // one bit per lane
};

struct BlockHit {
  std::uint32_t place;  // of a sphere in the stretch
  std::uint32_t lanes;  // one bit for each sphere of the block within reach of it
};

// Writes a hit for every sphere at places [from, to) that is within reach of one of the block and
// returns their number. There must be room for to - from of them. The arithmetic is that of
// Overlap, so the result does not depend on the instruction set.
using CompareBlock = std::uint32_t (*)(const SphereBlock& block, const Sphere* spheres,
                                       std::uint32_t from, std::uint32_t to, Real margin,
                                       BlockHit* hits);

CompareBlock choose_compare_block(Isa isa);

}  // namespace clast
