// Random numbers with the same bits on every machine.
//
// The distributions of the standard library differ between implementations and its logarithm
// between processors, so both are written here from operations that IEEE 754 rounds in one way.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>

#include "base/quat.hpp"
#include "base/vec3.hpp"

namespace clast {

// ln x for x > 0: x = m 2^e, ln m = 2 artanh s with s = (m - 1) / (m + 1), |s| < 0.172.
inline Real portable_log(Real x) {
  int exponent = 0;
  Real m = std::frexp(x, &exponent);
  if (m < 0.70710678118654752440) {
    m *= 2;
    --exponent;
  }
  const Real s = (m - 1) / (m + 1);
  const Real z = s * s;
  Real sum = 0;
  for (int k = 12; k >= 0; --k) sum = sum * z + 1.0 / (2 * k + 1);
  return 2 * s * sum + exponent * 0.69314718055994530942;
}

// e^x: x = k ln 2 + r, then the Taylor series of e^r, |r| < 0.347.
inline Real portable_exp(Real x) {
  if (x > 700) return std::ldexp(1.0, 1009);
  if (x < -700) return 0;
  const Real k = std::floor(x / 0.69314718055994530942 + 0.5);
  const Real r = (x - k * 0.693147180369123816490) - k * 1.90821492927058770002e-10;
  Real sum = 1;
  for (int n = 16; n >= 1; --n) sum = 1 + sum * r / n;
  return std::ldexp(sum, static_cast<int>(k));
}

// xoshiro256++ (Blackman & Vigna), its state filled by splitmix64 from a seed and the number of a
// stream. Different streams of one seed are independent for all practical purposes.
class Random {
 public:
  using State = std::array<std::uint64_t, 4>;

  explicit Random(std::uint64_t seed, std::uint64_t stream = 0) {
    std::uint64_t x = seed + 0xd1342543de82ef95ULL * (stream + 1);
    for (std::uint64_t& word : state_) {
      x += 0x9e3779b97f4a7c15ULL;
      std::uint64_t z = x;
      z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
      z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
      word = z ^ (z >> 31);
    }
  }
  explicit Random(const State& state) : state_(state) {}
  const State& state() const { return state_; }

  std::uint64_t bits() {
    State& s = state_;
    const std::uint64_t result = turn(s[0] + s[3], 23) + s[0];
    const std::uint64_t t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = turn(s[3], 45);
    return result;
  }

  // Uniform in [0, 1).
  Real uniform() { return static_cast<Real>(bits() >> 11) * 0x1.0p-53; }
  Real uniform(Real low, Real high) { return low + (high - low) * uniform(); }

  // Uniform in the box; the order of the draws is fixed.
  Vec3 uniform(const Vec3& low, const Vec3& high) {
    const Real x = uniform(low.x, high.x);
    const Real y = uniform(low.y, high.y);
    const Real z = uniform(low.z, high.z);
    return {x, y, z};
  }

  // Standard normal, polar method of Marsaglia.
  Real normal() {
    for (;;) {
      const Real x = uniform(-1, 1);
      const Real y = uniform(-1, 1);
      const Real s = x * x + y * y;
      if (s > 0 && s < 1) return x * root(-2 * portable_log(s) / s);
    }
  }

  // Every orientation equally likely (Marsaglia 1972).
  Quat rotation() {
    Real a[2], b[2], s[2];
    for (int i = 0; i < 2; ++i) {
      do {
        a[i] = uniform(-1, 1);
        b[i] = uniform(-1, 1);
        s[i] = a[i] * a[i] + b[i] * b[i];
      } while (s[i] >= 1 || s[i] == 0);
    }
    const Real f = root((1 - s[0]) / s[1]);
    return {a[0], b[0], f * a[1], f * b[1]};
  }

 private:
  static std::uint64_t turn(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

  State state_{};
};

}  // namespace clast
