// Hertz-Mindlin with the adhesion of Johnson, Kendall and Roberts (1971).
//
// With the contact radius a, the work of adhesion G of the pair and c = sqrt(2 pi G / E*):
//   overlap  d = a^2 / R* - c sqrt(a)
//   force    F = E* (4 a^3 / (3 R*) - 2 c a^(3/2)), at least -3/2 pi G R* (pull-off)
// Two spheres stick as soon as they touch, with a^(3/2) = c R*, and let go at d = -3 a^2 / R*, with
// a^(3/2) = c R* / 4. What they then still hold is lost: 7.09 (G^5 R*^4 / E*^2)^(1/3) between
// touch and letting go, so that slower impacts stick (Thornton & Ning 1998).
#pragma once

#include "law/hertz_mindlin.hpp"

namespace clast {

inline constexpr ValueKey surface_energy{
    .name = "surface_energy",
    .measure = Measure::energy_per_area,
    .about = "energy of the free surface; two materials stick with the work 2 sqrt(g1 g2)",
    .low = 0,
    .example = "\"25 mJ/m2\""};
inline constexpr ValueKey adhesion{.name = "adhesion",
                                   .measure = Measure::energy_per_area,
                                   .about = "work that parting the two surfaces takes, per area",
                                   .low = 0,
                                   .example = "\"50 mJ/m2\""};

struct Jkr {
  static constexpr const char* name = "jkr";
  static constexpr const char* title = "Hertz-Mindlin with JKR adhesion";
  static constexpr const char* about = "jkr: Hertz-Mindlin for spheres that stick to each other";
  static constexpr const ValueKey* material_keys[] = {&youngs_modulus, &poisson_ratio,
                                                      &surface_energy};
  static constexpr const ValueKey* pair_keys[] = {&adhesion};
  static constexpr bool pulls = true;
  static constexpr bool only_spheres = true;

  struct Parameters : HertzMindlin::Parameters {
    Real grip_length_root = 0;  // c
  };

  // The root s = sqrt(a) of s^4 - c R s - R d = 0 beyond its turning point. Newton's iteration
  // falls towards it from any larger start; the start is an upper limit, as (c R)^(1/3) is at most
  // (c + 2 sqrt R) / 3. Roughly every iteration takes off a quarter until the last few double the
  // digits: so many are enough for c down to 1e-9 of sqrt R.
  CLAST_HD static Real extent(const Parameters& p, Real radius, Real overlap) {
    const Real cr = p.grip_length_root * radius, rd = radius * overlap;
    Real s = root(root(2 * larger(rd, 0))) + 0.42 * (p.grip_length_root + 2 * root(radius));
    for (int i = 0; i < 36; ++i) {
      const Real s3 = cube(s);
      s -= (s * s3 - cr * s - rd) / larger(4 * s3 - cr, 1e-30);
    }
    return square(s);
  }
  CLAST_HD static Real force(const Parameters& p, Real curvature, Real a) {
    return p.modulus * (4.0 / 3.0 * cube(a) * curvature - 2 * p.grip_length_root * a * root(a));
  }
  CLAST_HD static Real stiffness(const Parameters& p, Real a) {
    return HertzMindlin::stiffness(p, a);
  }
  CLAST_HD static Real shear_stiffness(const Parameters& p, Real a) {
    return HertzMindlin::shear_stiffness(p, a);
  }
  // The contact begins with an area: the dashpot is there from the touch on, as that of a spring.
  CLAST_HD static Real first_stiffness(const Parameters& p, Real radius, Real growth, Real s) {
    return stiffness(p, extent(p, radius, growth * s)) * square(s + 0.5);
  }
  // The integral of F over d, zero at the touch, where a^(3/2) = c R.
  CLAST_HD static Real energy(const Parameters& p, Real curvature, Real a) {
    const Real c = p.grip_length_root, root_a = root(a);
    const Real at_touch = -0.3 * touch_term(c, curvature);
    const Real now = 8.0 / 15.0 * square(square(a)) * a * square(curvature) -
                     4.0 / 3.0 * c * curvature * cube(a) * root_a + 0.5 * square(c * a);
    return a > 0 ? p.modulus * (now - at_touch) : 0;
  }

  CLAST_HD static bool holds(const Parameters& p, Real radius, Real overlap, bool touched) {
    return overlap > (touched ? -reach(p, radius) : 0);
  }
  // 3 a^2 / R with a^(3/2) = c R / 4.
  CLAST_HD static Real reach(const Parameters& p, Real radius) {
    const Real s = cube_root(0.25 * p.grip_length_root * radius);
    return 3 * square(square(s)) / radius;
  }
  // Thornton (1991): F + 2 F_c, F_c = 3/2 pi G R = 3/4 E* c^2 R.
  CLAST_HD static Real grip(const Parameters& p, Real radius, Real normal) {
    return larger(normal + 1.5 * p.modulus * square(p.grip_length_root) * radius, 0);
  }

  static Parameters mix(const Material& a, const Material& b, const PairValues& pair = {});
  // As Hertz-Mindlin; adhesion alone pulls grains together with the speed that just sticks.
  static void limit_step(const StepQuestion& question, StepLimit& limit);

 private:
  // a^5 / R^2 where a^(3/2) = c R, that is c^2 a^2 = c^(10/3) R^(4/3).
  CLAST_HD static Real touch_term(Real c, Real curvature) {
    const Real s = cube_root(c / curvature);
    return square(c) * square(square(s));
  }
};

}  // namespace clast
