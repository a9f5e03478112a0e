// Fragments: bodies that bonds hold together, directly or through others.
#pragma once

#include <vector>

#include "bond/bonds.hpp"
#include "shape/assembly.hpp"

namespace clast {

struct Fragment {
  Id name = 0;  // the lowest id in it
  int bodies = 0;
  Real mass = 0;
  Real volume = 0;  // of the solid

  Real size() const;  // diameter of the sphere of equal volume
};

// Of things with the numbers 0 to n - 1, some are held together two by two, first[k] and second[k]
// where strength[k] is positive: for each, the lowest number among those it hangs together with.
std::vector<std::int32_t> lowest_held(std::size_t n, const std::vector<std::int32_t>& first,
                                      const std::vector<std::int32_t>& second,
                                      const std::vector<Real>& strength);

// The name of the fragment of each body, in storage order; a body without bonds is its own.
std::vector<Id> fragment_names(const HostBodies& bodies, const HostBonds& bonds);

// The fragments of bodies that have or had bonds, by name. Bodies that never had any are none.
std::vector<Fragment> fragments_of(const HostBodies& bodies, const HostBonds& bonds,
                                   const std::vector<Assembly>& shapes);

// What is said of all of them.
struct FragmentTotals {
  std::int64_t count = 0;
  Real largest_mass = 0;
  Real median_size = 0;  // half of the mass is in smaller ones
};
FragmentTotals totals_of(std::vector<Fragment> fragments);

}  // namespace clast
