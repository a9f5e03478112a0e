// Closed forms that several tests lean on.
#pragma once

#include <cmath>

#include "tests/support/grains.hpp"

namespace clast::test {

// Stiff enough for closed forms of rigid spheres to hold within 0.1 %.
inline Material stiff_grain() {
  Material m = grain();
  m.set(youngs_modulus, 1e9);
  return m;
}

// Overlap at which the Hertz spring of a sphere on a wall carries the force.
inline Real overlap_under(Real force, const Material& m, Real radius) {
  const Real modulus = HertzMindlin::mix(m, m).modulus;
  return std::pow(0.75 * force / (modulus * std::sqrt(radius)), 2.0 / 3.0);
}

// Adds a plane through the origin that falls along +x by the angle, gravity, and a sphere at rest
// in balance on it. Returns the direction down the slope.
inline Vec3 ball_on_slope(World& world, Real angle, Real radius) {
  const Vec3 normal{std::sin(angle), 0, std::cos(angle)};
  const Material& m = world.materials()[0];
  world.edit_model().gravity = {0, 0, -9.81};
  world.add_plane({}, normal);
  const Real weight = ball_mass(m.density, radius) * 9.81 * std::cos(angle);
  world.add({.position = (radius - overlap_under(weight, m, radius)) * normal, .radius = radius});
  return {std::cos(angle), 0, -std::sin(angle)};
}

}  // namespace clast::test
