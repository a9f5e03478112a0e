// Elastic springs of a contact: how force and stiffness follow from the overlap.
//
// A law is one struct of pure functions over its "extent", the one number that says how far a
// contact is pressed: the contact radius for Hertz-Mindlin, the overlap for the linear law.
// Damping, friction and rolling are alike for all laws and live in law/frictional_contact.hpp.
// To add a law, write a struct with these functions and name it in world/laws.hpp.
#pragma once

#include "base/real.hpp"

namespace clast {

// Parameters of a pair of materials, ready for use in the step.
struct PairParameters {
  Real normal = 0;           // Hertz-Mindlin: E* [Pa]; linear: k_n [N/m]
  Real tangential = 0;       // Hertz-Mindlin: G* [Pa]; linear: k_t [N/m]
  Real damping = 0;          // ratio that yields the asked restitution, see law/restitution.hpp
  Real shear_damping = 0;    // the same for the tangential dashpot, as a factor: sqrt(S_t / S_n)
  Real friction = 0;         // Coulomb coefficient
  Real rolling = 0;          // rolling friction coefficient
  Real power_stiffness = 0;  // bloks3d: K_NN [N/m^b]
  std::int32_t half_powers = 2;  // bloks3d: 2 b
  Real sliding_cap = 0;          // bloks3d: d1, of the shear force while sliding
  Real sticking_cap = 0;         // bloks3d: d2, of the normal force, and of shear while sticking
  Real volume = 0;               // volume: k [Pa]
};

// F_n = 4/3 E* sqrt(R*) d^(3/2), S_n = 2 E* sqrt(R* d), S_t = 8 G* sqrt(R* d)
// (Huang Eqs. 24 to 27 with the repairs of Di Renzo & Di Maio), written in the contact radius
// c = sqrt(R* d).
struct HertzMindlin {
  static constexpr const char* name = "hertz_mindlin";
  CLAST_HD static Real extent(Real radius, Real overlap) { return root(radius * overlap); }
  // `curvature` is 1 / R*.
  CLAST_HD static Real force(const PairParameters& p, Real curvature, Real c) {
    return (4.0 / 3.0) * p.normal * cube(c) * curvature;
  }
  CLAST_HD static Real stiffness(const PairParameters& p, Real c) { return 2 * p.normal * c; }
  CLAST_HD static Real shear_stiffness(const PairParameters& p, Real c) {
    return 8 * p.tangential * c;
  }
  // Stiffness that the dashpot goes by at the first touch, which was a share s of the step ago
  // while the overlap grows by `growth` per step. The force stands for the time from then to half
  // a step ahead, over which the dashpot grows with the fourth root of time t; the integral is
  // that of the overlap growth (4/5)^4 (s + 1/2)^5.
  CLAST_HD static Real first_stiffness(const PairParameters& p, Real radius, Real growth, Real s) {
    const Real t = s + 0.5;
    return stiffness(p, extent(radius, 0.4096 * growth * square(square(t)) * t));
  }
  // Elastic energy 2/5 F_n d.
  CLAST_HD static Real energy(const PairParameters& p, Real curvature, Real c) {
    return 0.4 * force(p, curvature, c) * square(c) * curvature;
  }
};

// F_n = k_n d with constant tangential stiffness k_t.
struct Linear {
  static constexpr const char* name = "linear";
  CLAST_HD static Real extent(Real, Real overlap) { return overlap; }
  CLAST_HD static Real force(const PairParameters& p, Real, Real d) { return p.normal * d; }
  CLAST_HD static Real stiffness(const PairParameters& p, Real) { return p.normal; }
  CLAST_HD static Real shear_stiffness(const PairParameters& p, Real) { return p.tangential; }
  // As above, for a dashpot that does not depend on the overlap: the integral is s + 1/2, and the
  // dashpot goes with the root of the stiffness.
  CLAST_HD static Real first_stiffness(const PairParameters& p, Real, Real, Real s) {
    return p.normal * square(s + 0.5);
  }
  CLAST_HD static Real energy(const PairParameters& p, Real, Real d) {
    return 0.5 * p.normal * square(d);
  }
};

}  // namespace clast
