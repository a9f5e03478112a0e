// Materials and how two of them make the parameters of a contact.
#pragma once

#include <optional>
#include <string>

#include "law/law_kind.hpp"
#include "law/springs.hpp"

namespace clast {

struct Material {
  std::string name;
  Real density = 0;                   // [kg/m3]
  Real young = 0;                     // [Pa], for Hertz-Mindlin
  Real poisson = 0;                   // for Hertz-Mindlin
  Real normal_stiffness = 0;          // [N/m], for the linear law
  Real tangential_ratio = 2.0 / 7.0;  // k_t / k_n, for the linear law
  Real friction = 0;
  Real restitution = 1;
  Real rolling_friction = 0;
  Real power_stiffness = 0;   // [N/m^b], for bloks3d
  Real power = 1.5;           // b, a multiple of 1/2
  Real damping_ratio = 0;     // of the critical, for bloks3d
  Real volume_stiffness = 0;  // [Pa], for the volume law
};

// What a scene says about one pair of materials in place of the mixed value.
struct PairOverrides {
  std::optional<Real> friction, restitution, rolling_friction;
};

// Friction and rolling friction mix as the smaller of the two, restitution as the geometric mean.
// Hertz-Mindlin:
//   1 / E* = (1 - va^2) / Ea + (1 - vb^2) / Eb
//   1 / G* = 2 (2 - va) (1 + va) / Ea + 2 (2 - vb) (1 + vb) / Eb
PairParameters mix_hertz_mindlin(const Material& a, const Material& b,
                                 const PairOverrides& overrides = {});

// Linear: k_n is the harmonic mean 2 / (1 / ka + 1 / kb), so equal materials keep their value;
// k_t is the mean ratio times k_n.
PairParameters mix_linear(const Material& a, const Material& b,
                          const PairOverrides& overrides = {});

// Caps of damping, BLOKS3D Eq. 9: d1 while sliding, d2 while sticking.
struct DampingCaps {
  Real sliding = 0.01, sticking = 0.9;
};

// As linear, with the second spring (harmonic mean, larger power of the two) and the damping ratio
// (mean) in place of restitution.
PairParameters mix_bloks3d(const Material& a, const Material& b, const DampingCaps& caps,
                           const PairOverrides& overrides = {});

// As linear, with k (harmonic mean) for the overlap of polyhedra.
PairParameters mix_volume(const Material& a, const Material& b,
                          const PairOverrides& overrides = {});

// The material of discs that are `thickness` long: contacts along a line, which are nearly linear,
//   k_n = pi / 4 E* thickness  (Popov 2010, Eq. 5.33),  k_t / k_n = 2 (1 - v) / (2 - v)  (Mindlin),
// as stiffness for the linear law.
Material line_contact(Material material, Real thickness);

// The parameters of a pair under the given law.
PairParameters mix(LawKind law, const Material& a, const Material& b, const DampingCaps& caps = {},
                   const PairOverrides& overrides = {});

}  // namespace clast
