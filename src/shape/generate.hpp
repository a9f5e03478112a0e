// Stones made from a number: the gravel and the ballast of the particle library, and more of them.
#pragma once

#include <cstdint>
#include <string>

#include "shape/surface.hpp"

namespace clast {

enum class Stone {
  gravel,  // worn: 32 points spread over an ellipsoid, each pressed in by up to 10 %
  ballast  // crushed: an ellipsoid's worth of 14 planes, spread in direction, uneven in distance
};

// Axes 1 : b : c with b from 0.65 to 0.95 and c from 0.6 to 0.9 of b. The same bits for the same
// seed on every machine.
Surface generated_stone(Stone kind, std::uint64_t seed);

std::string describe(Stone kind, std::uint64_t seed);

}  // namespace clast
