#include "scene/sizes.hpp"

#include <cmath>

namespace clast::scene {

RadiusSampler::RadiusSampler(const Insert& insert) : flat_(insert.flat) {
  const bool diameters = insert.diameter.given;
  const Sizes& sizes = diameters            ? *insert.diameter
                       : insert.scale.given ? *insert.scale
                                            : *insert.radius;
  const Real to_radius = diameters ? 0.5 : 1;
  if (sizes.uniform.given) {
    kind_ = Kind::uniform;
    smallest_ = to_radius * (*sizes.uniform)[0];
    largest_ = to_radius * (*sizes.uniform)[1];
  } else if (sizes.normal.given) {
    const NormalSizes& n = *sizes.normal;
    kind_ = Kind::normal;
    middle_ = to_radius * *n.mean;
    spread_ = to_radius * *n.deviation;
    smallest_ = n.min.given ? to_radius * *n.min : middle_ - 3 * spread_;
    largest_ = n.max.given ? to_radius * *n.max : middle_ + 3 * spread_;
  } else if (sizes.lognormal.given) {
    const LogNormalSizes& n = *sizes.lognormal;
    kind_ = Kind::lognormal;
    middle_ = portable_log(to_radius * *n.median);
    spread_ = *n.sigma;
    smallest_ = n.min.given ? to_radius * *n.min : portable_exp(middle_ - 3 * spread_);
    largest_ = n.max.given ? to_radius * *n.max : portable_exp(middle_ + 3 * spread_);
  } else if (sizes.sieve.given) {
    // Inside a class mass grows evenly with size, so the number of bodies goes with s^-3:
    // a class holds (mass share) / (b - a) * integral of s^-3 = ... (1/a^2 - 1/b^2) / 2.
    // Discs: s^-2 and (1/a - 1/b).
    kind_ = Kind::sieve;
    Real sum = 0;
    for (std::size_t i = 1; i < sizes.sieve->size(); ++i) {
      const auto& [size_a, passing_a] = (*sizes.sieve)[i - 1];
      const auto& [size_b, passing_b] = (*sizes.sieve)[i];
      const Real a = to_radius * size_a, b = to_radius * size_b;
      sum += (passing_b - passing_a) / (b - a) * (sieve_weight(a) - sieve_weight(b));
      classes_.push_back({a, b, sum});
    }
    for (SieveClass& c : classes_) c.share /= sum;
    smallest_ = classes_.front().a;
    largest_ = classes_.back().b;
  } else {
    smallest_ = largest_ = to_radius * *sizes.single;
  }
}

// Normal in [low, high], which holds the mean. When the interval is narrow most normals would
// fall outside; there uniform numbers are accepted with the probability e^(-z^2 / 2).
Real RadiusSampler::truncated_normal(Random& random, Real mean, Real deviation, Real low,
                                     Real high) const {
  const bool narrow = high - low < 2 * deviation;
  for (;;) {
    const Real x = narrow ? random.uniform(low, high) : mean + deviation * random.normal();
    if (x < low || x > high) continue;
    const Real z = (x - mean) / deviation;
    if (!narrow || random.uniform() < portable_exp(-0.5 * z * z)) return x;
  }
}

Real RadiusSampler::draw(Random& random) const {
  switch (kind_) {
    case Kind::single:
      return largest_;
    case Kind::uniform:
      return random.uniform(smallest_, largest_);
    case Kind::normal:
      return truncated_normal(random, middle_, spread_, smallest_, largest_);
    case Kind::lognormal: {
      const Real x = truncated_normal(random, middle_, spread_, portable_log(smallest_),
                                      portable_log(largest_));
      return clamp(portable_exp(x), smallest_, largest_);
    }
    case Kind::sieve: {
      const Real share = random.uniform();
      std::size_t i = 0;
      while (i + 1 < classes_.size() && share >= classes_[i].share) ++i;
      const SieveClass& c = classes_[i];
      const Real weight = random.uniform(sieve_weight(c.b), sieve_weight(c.a));
      return clamp(flat_ ? 1 / weight : 1 / root(weight), c.a, c.b);
    }
  }
  return largest_;
}

Real RadiusSampler::mean_power() const {
  const auto power = [&](Real r) { return flat_ ? square(r) : cube(r); };
  if (kind_ == Kind::single) return power(largest_);
  constexpr int draws = 4000;
  Random random(1);
  Real sum = 0;
  for (int i = 0; i < draws; ++i) sum += power(draw(random));
  return sum / draws;
}

}  // namespace clast::scene
