// Random radii from the size distribution of an [[insert]].
#pragma once

#include <vector>

#include "base/random.hpp"
#include "scene/scene.hpp"

namespace clast::scene {

class RadiusSampler {
 public:
  explicit RadiusSampler(const Insert& insert);

  Real draw(Random& random) const;
  Real smallest() const { return smallest_; }
  Real largest() const { return largest_; }
  // Mean of r^3, of discs r^2, from a sample: for estimates of mass and volume.
  Real mean_power() const;

 private:
  enum class Kind { single, uniform, normal, lognormal, sieve };
  // One class of a sieve curve: sizes from a to b, and the share of bodies up to its end.
  struct SieveClass {
    Real a, b, share;
  };

  Real sieve_weight(Real size) const { return 1 / (flat_ ? size : square(size)); }
  Real truncated_normal(Random& random, Real mean, Real deviation, Real low, Real high) const;

  bool flat_;
  Kind kind_ = Kind::single;
  Real smallest_ = 0, largest_ = 0;
  Real middle_ = 0, spread_ = 0;  // of the normal, or of ln(radius)
  std::vector<SieveClass> classes_;
};

}  // namespace clast::scene
