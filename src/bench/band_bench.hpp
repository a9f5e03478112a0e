// How many iterations the elastic band needs in a run.
#pragma once

#include "clast/world.hpp"

namespace clast {

struct BandCount {
  std::int64_t searches = 0, iterations = 0, most = 0;
  std::int64_t failures = 0;  // searches that met their limit

  Real mean() const {
    return searches > 0 ? static_cast<Real>(iterations) / static_cast<Real>(searches) : 0;
  }
};

struct BandBench {
  BandCount cold;  // pairs that were not in contact a step before: from scratch
  BandCount warm;  // all others: from where the band ended then
  // From the length of the exact link, over the radius of the sphere that is swept over the cores;
  // and that of other bands, which take one iteration per step once they have found their link.
  Real worst_gap_error = 0, worst_gap_error_once = 0;
};

// Goes on with a world, and after each step draws a band between all cores in contact that are
// ellipsoids, discs or points. A band ends when it moves by no more than `tolerance` times the
// radius of the swept sphere in an iteration. The world itself does not use it. Throws clast::Error
// where there is no such contact.
BandBench bench_band(World& world, int steps, Real tolerance);

}  // namespace clast
