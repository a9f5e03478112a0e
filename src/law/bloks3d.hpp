// The law of BLOKS3D (Eqs. 4 to 9): a linear spring and a power of the overlap at each contact
// point, viscous damping that is capped by the elastic force.
#pragma once

#include "law/springs.hpp"

namespace clast {

// x to the power of half a whole number, by roots and products that round alike everywhere.
CLAST_HD Real half_power(Real x, int halves) {
  Real y = halves % 2 == 1 ? root(x) : 1;
  for (int i = 0; i < halves / 2; ++i) y *= x;
  return y;
}

// F = K_N d + K_NN d^b for each point: n points are n springs.
struct Bloks3d {
  static constexpr const char* name = "bloks3d";
  static constexpr bool one_spring_per_point = true;
  static constexpr bool caps_damping = true;

  CLAST_HD static Real extent(Real, Real overlap) { return overlap; }
  CLAST_HD static Real force(const PairParameters& p, Real, Real d) {
    return p.normal * d + p.power_stiffness * half_power(d, p.half_powers);
  }
  CLAST_HD static Real stiffness(const PairParameters& p, Real d) {
    return p.normal + 0.5 * p.half_powers * p.power_stiffness * half_power(d, p.half_powers - 2);
  }
  CLAST_HD static Real shear_stiffness(const PairParameters& p, Real) { return p.tangential; }
  CLAST_HD static Real first_stiffness(const PairParameters& p, Real, Real growth, Real s) {
    return stiffness(p, growth * s) * square(s + 0.5);
  }
  CLAST_HD static Real energy(const PairParameters& p, Real, Real d) {
    return 0.5 * p.normal * square(d) +
           p.power_stiffness * half_power(d, p.half_powers + 2) / (0.5 * p.half_powers + 1);
  }
};

// Whether a law says so.
template <class Law>
constexpr bool one_spring_per_point = requires {
  requires Law::one_spring_per_point;
};
template <class Law>
constexpr bool caps_damping = requires {
  requires Law::caps_damping;
};

}  // namespace clast
