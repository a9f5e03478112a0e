// The region that two bodies share, as a law of energies of it wants it. contact/overlap_region.hpp
// says what the numbers are.
#pragma once

#include "base/symmetric_matrix.hpp"

namespace clast {

struct Wrench {
  Vec3 force, moment;  // the moment about the origin that positions are given from
};

struct OverlapRegion {
  Real volume = 0;     // 0: they do not touch
  Real thickness = 0;  // s
  Vec3 mean;           // of its points
  Wrench even;         // on B, of the pressure 1
  Wrench spread;       // on B, of the pressure q
  SymmetricMatrix covariance;
};

}  // namespace clast
