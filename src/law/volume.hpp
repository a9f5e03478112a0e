// The energy-conserving volume law (Feng 2021): the energy w is a function of the overlapping
// volume V, so that the force is w' S, S the oriented area of contact. It is a law of polyhedra;
// spheres among them act as under the linear law.
//
// w = k V from a small volume on; up to it V^2 stands in for V. With k V throughout, a face would
// push with the full k S at the first touch, however little it overlaps: bodies at rest on their
// faces jump on and off, and no time step is short enough to keep their energy.
#pragma once

#include "law/linear.hpp"

namespace clast {

inline constexpr ValueKey volume_stiffness{.name = "volume_stiffness",
                                           .measure = Measure::pressure,
                                           .about = "energy per overlapping volume",
                                           .needed = true,
                                           .low = 0,
                                           .low_open = true,
                                           .example = "\"10 MPa\""};

struct Volume : Linear {
  static constexpr const char* name = "volume";
  static constexpr const char* title = "overlap volume";
  static constexpr const char* about =
      "volume: the energy of polyhedra is their overlap times volume_stiffness; up to 0.05 R*^3 "
      "(1/R* = 1/R_A + 1/R_B, bounding radii) it grows with the square of the overlap (spheres "
      "among them act as under linear)";
  static constexpr const ValueKey* material_keys[] = {&normal_stiffness, &tangential_ratio,
                                                      &volume_stiffness};
  static constexpr bool by_volume = true, by_region = true;

  struct Parameters : Linear::Parameters {
    Real volume = 0;  // k [Pa]
  };

  // Where w becomes k (V - V_0 / 2).
  CLAST_HD static Real first_volume(Real radius) { return 0.05 * cube(radius); }

  // w' and w.
  CLAST_HD static Real pressure(const Parameters& p, Real radius, Real volume) {
    return p.volume * smaller(volume / first_volume(radius), 1);
  }
  CLAST_HD static Real overlap_energy(const Parameters& p, Real radius, Real volume) {
    const Real first = first_volume(radius);
    return p.volume * (volume < first ? 0.5 * square(volume) / first : volume - 0.5 * first);
  }

  // As linear, with k (harmonic mean) for the overlap of polyhedra.
  static Parameters mix(const Material& a, const Material& b, const PairValues& pair = {});
  // Faces of two cubes of the radius r that lie on each other have the stiffness
  // k A^2 / V_0 = 280 k r while little overlaps; few contacts are as large. With 45 k r even they
  // meet their restitution within 1 %.
  static void limit_step(const StepQuestion& question, StepLimit& limit);
};

template <class Law>
constexpr bool by_volume = requires {
  requires Law::by_volume;
};

}  // namespace clast
