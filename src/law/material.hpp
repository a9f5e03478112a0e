// Materials, and what is said about pairs of them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "law/contact_parameters.hpp"
#include "law/value_key.hpp"

namespace clast {

struct Material {
  std::string name;
  Real density = 0;  // [kg/m3]
  Real friction = 0;
  Real restitution = 1;
  Real rolling_friction = 0;
  Values values{};  // what the law asks for

  Real operator[](const ValueKey& key) const { return values[key]; }
  Material& set(const ValueKey& key, Real value) {
    values.set(key, value);
    return *this;
  }
};

// What is said of one pair of materials in place of the mixed value, and of all contacts.
struct PairValues {
  std::optional<Real> friction, restitution, rolling_friction;
  Values values{};

  Real operator[](const ValueKey& key) const { return values[key]; }
};

// How surfaces meet: friction and rolling friction mix as the smaller of the two, restitution as
// the geometric mean.
struct MixedSurface {
  Real friction, restitution, rolling;
};
MixedSurface mix_surfaces(const Material& a, const Material& b, const PairValues& pair);

// Parameters that all laws have; damping is left to the law.
ContactParameters contact_parameters(const MixedSurface& surface);

// Two springs in series, scaled so that two equal ones keep their value: 2 / (1 / a + 1 / b). Zero
// if one is.
Real in_series(Real a, Real b);

}  // namespace clast
