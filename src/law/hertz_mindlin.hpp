// Hertz-Mindlin: the contact of two elastic spheres. Between polyhedra, and between polyhedra and
// walls, the force is the gradient of an energy of the region they share
// (contact/region_patch.hpp), so that impacts keep their energy.
//
// F_n = 4/3 E* sqrt(R*) d^(3/2), S_n = 2 E* sqrt(R* d), S_t = 8 G* sqrt(R* d)
// (Huang Eqs. 24 to 27 with the repairs of Di Renzo & Di Maio), written in the contact radius
// c = sqrt(R* d).
#pragma once

#include "law/contact_parameters.hpp"
#include "law/step_limit.hpp"

namespace clast {

inline constexpr ValueKey youngs_modulus{.name = "youngs_modulus",
                                         .measure = Measure::pressure,
                                         .about = "Young's modulus; softer runs faster",
                                         .needed = true,
                                         .low = 0,
                                         .low_open = true,
                                         .example = "\"10 MPa\""};
inline constexpr ValueKey poisson_ratio{.name = "poisson_ratio",
                                        .about = "Poisson's ratio",
                                        .fallback = 0.25,
                                        .low = -1,
                                        .high = 0.5,
                                        .low_open = true,
                                        .high_open = true,
                                        .example = "0.25"};

struct HertzMindlin {
  static constexpr const char* name = "hertz_mindlin";
  static constexpr const char* title = "Hertz-Mindlin";
  static constexpr const char* about =
      "Hertz-Mindlin from elastic moduli; polyhedra push each other by the region they share, and "
      "keep the energy of impacts";
  static constexpr const ValueKey* material_keys[] = {&youngs_modulus, &poisson_ratio};
  static constexpr bool by_region = true;

  struct Parameters : ContactParameters {
    Real modulus = 0;        // E* [Pa]
    Real shear_modulus = 0;  // G* [Pa]
  };

  CLAST_HD static Real extent(const Parameters&, Real radius, Real overlap) {
    return root(radius * overlap);
  }
  // `curvature` is 1 / R*.
  CLAST_HD static Real force(const Parameters& p, Real curvature, Real c) {
    return (4.0 / 3.0) * p.modulus * cube(c) * curvature;
  }
  CLAST_HD static Real stiffness(const Parameters& p, Real c) { return 2 * p.modulus * c; }
  CLAST_HD static Real shear_stiffness(const Parameters& p, Real c) {
    return 8 * p.shear_modulus * c;
  }
  // The dashpot grows with the fourth root of time t since the touch; the integral over that time
  // is that of the overlap growth (4/5)^4 (s + 1/2)^5.
  CLAST_HD static Real first_stiffness(const Parameters& p, Real radius, Real growth, Real s) {
    const Real t = s + 0.5;
    return stiffness(p, extent(p, radius, 0.4096 * growth * square(square(t)) * t));
  }
  // Elastic energy 2/5 F_n d.
  CLAST_HD static Real energy(const Parameters& p, Real curvature, Real c) {
    return 0.4 * force(p, curvature, c) * square(c) * curvature;
  }

  static constexpr Real energy_by_radius = 0.5;  // the power of R* in it, at a given overlap

  // 1 / E* = (1 - va^2) / Ea + (1 - vb^2) / Eb
  // 1 / G* = 2 (2 - va) (1 + va) / Ea + 2 (2 - vb) (1 + vb) / Eb
  static Parameters mix(const Material& a, const Material& b, const PairValues& pair = {});

  // The smaller of
  //   0.2 of the Rayleigh time  pi r sqrt(rho / G) / (0.1631 nu + 0.8766), and
  //   1/25 of the duration of the fastest impact  2.87 (m*^2 / (R* E*^2 v))^(1/5),
  // so that fast impacts on soft grains are resolved too: with 25 steps the restitution is met
  // within 1 % and the energy residual of a settling bed stays below 0.1 %.
  static void limit_as_spheres(const StepQuestion& question, StepLimit& limit);

  // Half of that for grains with faces, which are stiffer: two cubes that meet on their faces then
  // have 27 steps. With half as many more per step, one in twenty impacts of faces makes more than
  // 0.3 % of its energy, and slow impacts of faces miss a restitution of 0.1 by 3 %.
  static void limit_step(const StepQuestion& question, StepLimit& limit);
};

}  // namespace clast
