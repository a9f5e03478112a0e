// Integrals over the inside of closed surfaces that are given piece by piece.
#pragma once

#include <vector>

#include "shape/mass.hpp"

namespace clast {

// Gauss and Legendre: nodes in [0, 1] and weights that add up to 1; exact to the degree 2 n - 1.
struct GaussRule {
  std::vector<Real> node, weight;
  explicit GaussRule(int n);
};

// Sums over pieces of a closed surface: a point, the outward unit normal and the area it stands
// for. By the divergence theorem the integrals of 1, x and x x^T over the inside are those of
// x.n / 3, x (x.n) / 4 and x x^T (x.n) / 5 over the surface.
class InsideOf {
 public:
  void add(const Vec3& x, const Vec3& n, Real area);
  MassProperties properties() const;

 private:
  Real volume_ = 0;
  Vec3 first_;
  SymmetricTensor second_;
};

}  // namespace clast
