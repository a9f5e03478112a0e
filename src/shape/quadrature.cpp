#include "shape/quadrature.hpp"

#include "base/trigonometry.hpp"

namespace clast {
namespace {

struct Legendre {
  Real value, slope;
};

Legendre legendre(int n, Real x) {
  Real before = 1, at = x;
  for (int k = 2; k <= n; ++k) {
    const Real next = ((2 * k - 1) * x * at - (k - 1) * before) / k;
    before = at;
    at = next;
  }
  return {at, n * (x * at - before) / (square(x) - 1)};
}

}  // namespace

GaussRule::GaussRule(int n) {
  for (int i = 0; i < n; ++i) {
    Real x = sin_cos(pi * (i + 0.75) / (n + 0.5)).cos;
    Legendre p = legendre(n, x);
    for (int k = 0; k < 50; ++k) {
      const Real step = p.value / p.slope;
      x -= step;
      p = legendre(n, x);
      if (square(step) < 1e-30) break;
    }
    node.push_back(0.5 * (1 - x));
    weight.push_back(1 / ((1 - square(x)) * square(p.slope)));
  }
}

void InsideOf::add(const Vec3& x, const Vec3& n, Real area) {
  const Real height = dot(x, n) * area;
  volume_ += height / 3;
  first_ += (height / 4) * x;
  second_ += (height / 5) * dyad(x);
}

MassProperties InsideOf::properties() const {
  MassProperties out;
  out.volume = volume_;
  out.centroid = (1 / volume_) * first_;
  out.second = second_;
  out.second += (-volume_) * dyad(out.centroid);
  return out;
}

}  // namespace clast
