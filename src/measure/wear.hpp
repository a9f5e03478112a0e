// What friction has done to walls.
//
// Archard's law: sliding by s under the normal force N wears off the volume V = (k/H) N s, where H
// is the hardness of the wall and k a number of its own. Friction takes W = mu N s of energy on the
// way, so that V = (k/H) W / mu.
#pragma once

#include <vector>

#include "base/fields.hpp"
#include "base/real.hpp"
#include "boundary/wall.hpp"

namespace clast {

// How a wall wears.
struct Wearing {
  Real coefficient = 0;  // Archard's k/H [1/Pa]; 0: it does not
  Real area = 0;
};

template <class In>
struct WearFields {
  FieldOf<In, Real, "energy", saved> energy;  // that friction took
  FieldOf<In, Real, "volume", saved> volume;  // that was worn off
};

// Since the start, parallel to Model::walls; empty where no wall wears.
struct HostWear : WearFields<Vectors> {
  using Tables = FieldTables<WearFields<Vectors>>;
  std::size_t size() const { return energy.size(); }
  void resize(std::size_t walls) {
    energy.resize(walls);
    volume.resize(walls);
  }
};

// Without friction there is nothing to tell the way from.
inline Real volume_worn_off(Real coefficient, Real energy, Real friction) {
  return friction > 0 ? coefficient * energy / friction : 0;
}

// Per area of each wall. What a round wall has is shown on the flat pieces that stand for it, which
// come right after it.
std::vector<Real> per_area(const std::vector<Real>& values, const std::vector<Wall>& walls,
                           const std::vector<Wearing>& wearing);

}  // namespace clast
