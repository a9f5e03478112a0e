// How bodies turn: moments of inertia of round bodies, and of bodies of any shape.
//
// Kernels that move bodies or measure their energy take one of these two. Scenes without shapes
// use RoundInertia, which knows no frame and no table.
#pragma once

#include <cstdint>

#include "body/rotation.hpp"

namespace clast {

// Moment of inertia over m r^2.
constexpr Real sphere_inertia = 0.4;
constexpr Real disc_inertia = 0.5;

// Spheres, the same about every axis, and discs, which turn about theirs only.
struct RoundInertia {
  static constexpr bool has_corners = false;

  const Real* mass;
  const Real* radius;
  Real moment = sphere_inertia;  // over m r^2

  CLAST_HD Vec3 angular_acceleration(int i, const Vec3& torque) const {
    return (1 / (moment * mass[i] * square(radius[i]))) * torque;
  }
  CLAST_HD Real energy(int i, const Vec3& spin) const {
    return 0.5 * moment * mass[i] * square(radius[i]) * squared_length(spin);
  }
  // Turns the body over a step without torque.
  CLAST_HD void drift(int, Quat& orientation, Vec3& spin, Real dt) const {
    orientation = free_rotation_of_sphere(orientation, spin, dt);
  }
};

// Any shape: principal moments per mass and squared radius, from a table of their own: GCC makes no
// vector loop that picks them out of the table of shapes.
struct ShapedInertia {
  static constexpr bool has_corners = true;

  const Real* mass;
  const Real* radius;
  const Quat* orientation;
  const std::int32_t* shape;
  const Vec3* moments;  // by shape

  CLAST_HD Vec3 angular_acceleration(int i, const Vec3& torque) const {
    const Quat q = orientation[i];
    const Vec3 own = quotient(unrotate(q, torque), moments[shape[i]]);
    return (1 / (mass[i] * square(radius[i]))) * rotate(q, own);
  }
  CLAST_HD Real energy(int i, const Vec3& spin) const {
    const Vec3 own = unrotate(orientation[i], spin);
    return 0.5 * mass[i] * square(radius[i]) * dot(own, scaled(moments[shape[i]], own));
  }
  CLAST_HD void drift(int i, Quat& q, Vec3& spin, Real dt) const {
    const Vec3 inertia = moments[shape[i]];
    Rotor rotor{q, scaled(inertia, unrotate(q, spin))};
    free_rotation(rotor, inertia, dt);
    q = rotor.orientation;
    spin = rotate(q, quotient(rotor.momentum, inertia));
  }
};

// The inertia of one such body, in numbers.
struct TurningMass {
  Real mass, radius;
  Quat orientation;
  Vec3 moments;  // as in ShapedInertia

  // Inverse of the mass that a push along n meets at `arm` from the centre.
  CLAST_HD Real inverse_at(const Vec3& arm, const Vec3& n) const {
    const Vec3 lever = unrotate(orientation, cross(arm, n));
    return 1 / mass + dot(lever, quotient(lever, moments)) / (mass * square(radius));
  }
};

}  // namespace clast
