// The law of BLOKS3D (Eqs. 4 to 10): a linear spring and a power of the overlap at each contact
// point, a spring across the normal at each of them (contact/point_springs.hpp), viscous damping
// that is capped by the elastic force.
#pragma once

#include "law/linear.hpp"

namespace clast {

inline constexpr ValueKey power_stiffness{
    .name = "power_stiffness", .about = "K_NN, in N/m^power", .low = 0, .example = "1e6"};
inline constexpr ValueKey power{.name = "power",
                                .about = "exponent b, a multiple of 1/2",
                                .fallback = 1.5,
                                .low = 1,
                                .high = 6,
                                .step = 0.5,
                                .example = "1.5"};
inline constexpr ValueKey damping_ratio{.name = "damping_ratio",
                                        .about = "damping, as a part of the critical",
                                        .fallback = 0.1,
                                        .low = 0,
                                        .high = 1,
                                        .example = "0.1"};
// Eqs. 7 and 8: the dashpots are beta_d K_N and beta_d K_S.
inline constexpr ValueKey damping_time{
    .name = "damping_time",
    .measure = Measure::time,
    .about = "dashpot over linear stiffness (beta_d); above 0 it takes the place of damping_ratio",
    .fallback = 0,
    .low = 0,
    .example = "\"20 ms\""};
// Eq. 9.
inline constexpr ValueKey sliding_cap{
    .name = "sliding_cap",
    .about = "damping in shear is at most this part of the elastic force while sliding (d1)",
    .fallback = 0.01,
    .low = 0,
    .example = "0.01"};
inline constexpr ValueKey sticking_cap{
    .name = "sticking_cap",
    .about = "the same while sticking, and for damping along the normal (d2)",
    .fallback = 0.9,
    .low = 0,
    .example = "0.9"};

// x to the power of half a whole number, by roots and products that round alike everywhere.
CLAST_HD Real half_power(Real x, Real wanted) {
  const int halves = static_cast<int>(wanted);
  Real y = halves % 2 == 1 ? root(x) : 1;
  for (int i = 0; i < halves / 2; ++i) y *= x;
  return y;
}

// F = K_N d + K_NN d^b for each point: n points are n springs.
struct Bloks3d {
  static constexpr const char* name = "bloks3d";
  static constexpr const char* title = "BLOKS3D springs";
  static constexpr const char* about =
      "bloks3d: at each contact point a spring with a linear and a power part, a tangential spring "
      "with a friction limit of its own, and capped damping";
  static constexpr const ValueKey* material_keys[] = {&normal_stiffness, &tangential_ratio,
                                                      &power_stiffness,  &power,
                                                      &damping_ratio,    &damping_time};
  static constexpr const ValueKey* contact_keys[] = {&sliding_cap, &sticking_cap};
  static constexpr bool one_spring_per_point = true;
  static constexpr bool caps_damping = true;

  struct Parameters : Linear::Parameters {
    Real power_stiffness = 0;  // K_NN [N/m^b]
    Real half_powers = 2;      // 2 b, a whole number
    Real damping_time = 0;     // beta_d [s]; 0: there is a ratio
    Real sliding_cap = 0;      // d1, of the shear force while sliding
    Real sticking_cap = 0;     // d2, of the normal force, and of shear while sticking
  };

  CLAST_HD static Real extent(const Parameters&, Real, Real overlap) { return overlap; }
  CLAST_HD static Real force(const Parameters& p, Real, Real d) {
    return p.normal * d + p.power_stiffness * half_power(d, p.half_powers);
  }
  CLAST_HD static Real stiffness(const Parameters& p, Real d) {
    return p.normal + 0.5 * p.half_powers * p.power_stiffness * half_power(d, p.half_powers - 2);
  }
  CLAST_HD static Real shear_stiffness(const Parameters& p, Real) { return p.tangential; }
  CLAST_HD static Real first_stiffness(const Parameters& p, Real, Real growth, Real s) {
    return stiffness(p, growth * s) * square(s + 0.5);
  }
  CLAST_HD static Real energy(const Parameters& p, Real, Real d) {
    return 0.5 * p.normal * square(d) +
           p.power_stiffness * half_power(d, p.half_powers + 2) / (0.5 * p.half_powers + 1);
  }

  // As linear, with the second spring (harmonic mean, larger power of the two), and the damping
  // ratio or damping time (means) in place of restitution.
  static Parameters mix(const Material& a, const Material& b, const PairValues& pair = {});
  static void limit_step(const StepQuestion& question, StepLimit& limit);
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
