// Linear springs: F_n = k_n d, with a constant tangential stiffness k_t.
#pragma once

#include "law/contact_parameters.hpp"
#include "law/step_limit.hpp"

namespace clast {

inline constexpr ValueKey normal_stiffness{
    .name = "normal_stiffness",
    .measure = Measure::stiffness,
    .about = "spring of a contact of the material with itself",
    .needed = true,
    .low = 0,
    .low_open = true,
    .example = "\"50 kN/m\""};
inline constexpr ValueKey tangential_ratio{.name = "tangential_ratio",
                                           .about = "tangential over normal stiffness",
                                           .fallback = 2.0 / 7.0,
                                           .low = 0,
                                           .high = 2,
                                           .example = "0.2857"};

struct Linear {
  static constexpr const char* name = "linear";
  static constexpr const char* title = "linear springs";
  static constexpr const char* about = "linear springs";
  static constexpr const ValueKey* material_keys[] = {&normal_stiffness, &tangential_ratio};

  struct Parameters : ContactParameters {
    Real normal = 0;      // k_n [N/m]
    Real tangential = 0;  // k_t [N/m]
  };

  CLAST_HD static Real extent(const Parameters&, Real, Real overlap) { return overlap; }
  CLAST_HD static Real force(const Parameters& p, Real, Real d) { return p.normal * d; }
  CLAST_HD static Real stiffness(const Parameters& p, Real) { return p.normal; }
  CLAST_HD static Real shear_stiffness(const Parameters& p, Real) { return p.tangential; }
  // For a dashpot that does not depend on the overlap the integral is s + 1/2, and the dashpot goes
  // with the root of the stiffness.
  CLAST_HD static Real first_stiffness(const Parameters& p, Real, Real, Real s) {
    return p.normal * square(s + 0.5);
  }
  CLAST_HD static Real energy(const Parameters& p, Real, Real d) {
    return 0.5 * p.normal * square(d);
  }

  static constexpr Real energy_by_radius = 0;  // the power of R* in it, at a given overlap

  // k_n is the harmonic mean of the two, so equal materials keep their value; k_t is the mean ratio
  // times k_n.
  static Parameters mix(const Material& a, const Material& b, const PairValues& pair = {});
  static void limit_step(const StepQuestion& question, StepLimit& limit);
};

// The material of discs that are `thickness` long: contacts along a line, which are nearly linear,
//   k_n = pi / 4 E* thickness  (Popov 2010, Eq. 5.33),  k_t / k_n = 2 (1 - v) / (2 - v)  (Mindlin),
// as stiffness for the linear law.
Material line_contact(Material material, Real thickness);

}  // namespace clast
