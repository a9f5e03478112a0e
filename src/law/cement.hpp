// What bonds are made of, and what a bond does to the two bodies it holds together.
//
// A bond is a cylinder of radius R between two bodies (Potyondy & Cundall 2004; Huang Eqs. 1 to 7)
// with the springs
//   K_n = k_n A, K_s = k_s A, K_b = k_n I, K_t = k_s J;  A = pi R^2, I = pi R^4 / 4, J = 2 I.
// Huang adds up forces and moments step by step. Here they follow from where the two bodies are,
// which is the same for small angles, and they are the gradient of an energy: nothing drifts,
// however long a cluster turns and flies. With n the direction from A to B, L their distance,
// e_A and e_B the direction at rest carried along by A and by B, a and b the two parts of the rest
// length l, and p the vector part of the quaternion that turns B against A,
//   W = K_n/2 (L - l)^2 + K_s/2 |u|^2 + 2 K_t (p.e_A)^2 + 2 K_b |p - (p.e_A) e_A|^2
//   u = a (n - e_A) + b (n - e_B)
// For a turn by a small angle p is half of it. Moments grow with the sine of an angle.
#pragma once

#include "base/quat.hpp"
#include "base/vec3.hpp"
#include "law/dashpot.hpp"

namespace clast {

// Stiffness is given per area, or by moduli: k_n = normal_stiffness + youngs_modulus / l, and so
// k_s.
struct Cement {
  Real normal_stiffness = 0, shear_stiffness = 0;  // [Pa/m]
  Real youngs_modulus = 0, shear_modulus = 0;      // [Pa]
  Real tensile_strength = infinity;                // sigma_c [Pa]
  Real shear_strength = infinity;                  // tau_c [Pa]
  Real damping = 0;                                // ratio of the dashpot beside each spring
};

// Springs of one bond.
struct BondSprings {
  Real stretch, shear, bend, twist;  // K_n, K_s [N/m], K_b, K_t [N m]

  CLAST_HD BondSprings(const Cement& cement, Real radius, Real length) {
    const Real area = pi * square(radius), second_moment = 0.25 * area * square(radius);
    const Real per_length = 1 / length;
    const Real normal = cement.normal_stiffness + cement.youngs_modulus * per_length;
    const Real across = cement.shear_stiffness + cement.shear_modulus * per_length;
    stretch = normal * area;
    shear = across * area;
    bend = normal * second_moment;
    twist = across * 2 * second_moment;
  }
};

// What a bond was made with.
struct BondAtRest {
  Real length;
  Real arm;   // from A to the middle of the bond
  Vec3 axis;  // unit, from A to B, in the frame of A
  Quat turn;  // from the frame of A to that of B
};

// On B; A feels the opposite force.
struct BondForce {
  Vec3 force, torque_a, torque_b;
  Real energy;
  // What strength is asked for: tension is negative in compression.
  Real tension, shear, bending, twisting;
};

// Never zero, not even of bodies that a broken bond no longer keeps apart.
CLAST_HD Real bond_distance(const Vec3& along, Real rest_length) {
  return larger(length(along), 1e-6 * rest_length);
}

// The springs, with B at `along` from A.
CLAST_HD BondForce bond_springs(const BondSprings& k, const BondAtRest& rest, const Vec3& along,
                                const Quat& turn_a, const Quat& turn_b) {
  const Real distance = bond_distance(along, rest.length), per_distance = 1 / distance;
  const Vec3 n = per_distance * along;
  const Quat b_as_a = turn_b * rest.turn;
  const Vec3 e_a = rotate(turn_a, rest.axis), e_b = rotate(b_as_a, rest.axis);
  const Real arm_b = rest.length - rest.arm;

  const Real stretch = distance - rest.length;
  const Vec3 u = rest.arm * (n - e_a) + arm_b * (n - e_b);
  const Vec3 across = (k.shear * rest.length * per_distance) * tangential(u, n);

  const Quat q = b_as_a * conjugate(turn_a);
  const Real sign = q.w < 0 ? -1.0 : 1.0;
  const Vec3 p{sign * q.x, sign * q.y, sign * q.z};
  const Real w = sign * q.w, twist = dot(p, e_a);
  const Vec3 bend = p - twist * e_a;
  const Vec3 m = (k.twist * twist) * e_a + k.bend * bend;
  const Vec3 moment = -2.0 * (w * m + cross(p, m));

  BondForce f;
  f.force = -(k.stretch * stretch) * n - across;
  f.torque_a = (k.shear * rest.arm) * cross(e_a, u) - moment;
  f.torque_b = (k.shear * arm_b) * cross(e_b, u) + moment;
  f.energy = 0.5 * (k.stretch * square(stretch) + k.shear * squared_length(u)) +
             2 * (k.twist * square(twist) + k.bend * squared_length(bend));
  f.tension = k.stretch * stretch;
  f.shear = length(across);
  f.bending = 2 * w * k.bend * length(bend);
  f.twisting = 2 * w * k.twist * (twist < 0 ? -twist : twist);
  return f;
}

// How near a bond is to breaking, 1: it breaks. The larger of
//   (T / A + |M_b| R / I) / sigma_c  and  (|F_s| / A + |M_t| R / J) / tau_c.
CLAST_HD Real bond_load(const Cement& cement, Real radius, const BondForce& f) {
  const Real per_radius = 1 / radius, per_area = (1 / pi) * square(per_radius);
  const Real tensile = (f.tension + 4 * f.bending * per_radius) * per_area;
  const Real shear = (f.shear + 2 * f.twisting * per_radius) * per_area;
  return larger(tensile / cement.tensile_strength, shear / cement.shear_strength);
}

// How the ends of a bond move against each other.
struct BondMotion {
  Vec3 normal;
  Real arm_a, arm_b;  // that make up the distance
  Vec3 velocity;      // of the centre of B against that of A
  Vec3 spin_a, spin_b;

  CLAST_HD Vec3 slip() const { return velocity - cross(arm_a * spin_a + arm_b * spin_b, normal); }
  CLAST_HD Vec3 turning() const { return spin_b - spin_a; }
  // Of a force on B at the middle of the bond: what it takes from the moments of A and of B.
  CLAST_HD Vec3 moment_a(const Vec3& force) const { return arm_a * cross(normal, force); }
  CLAST_HD Vec3 moment_b(const Vec3& force) const { return arm_b * cross(normal, force); }
};

// What the dashpots do: a force on B at the middle of the bond, and a moment on B.
struct BondDrag {
  Vec3 force, moment;

  template <class Motion>
  CLAST_HD Real power(const Motion& motion) const {
    return dot(force, motion.slip()) + dot(moment, motion.turning());
  }
};

// Masses of the four motions: 1 / (1/m_A + 1/m_B), with shear turning the bodies as well.
struct BondMasses {
  Real stretch, shear, turn;

  CLAST_HD BondMasses(Real mass_a, Real mass_b, Real inertia_a, Real inertia_b, Real arm_a,
                      Real arm_b) {
    const Real light = 1 / mass_a + 1 / mass_b;
    stretch = 1 / light;
    shear = 1 / (light + square(arm_a) / inertia_a + square(arm_b) / inertia_b);
    turn = 1 / (1 / inertia_a + 1 / inertia_b);
  }
  // With arms that do not lie along the bond stretching turns the bodies too. Moments of inertia
  // are the smallest of each body: no motion meets less mass than this.
  CLAST_HD BondMasses(Real mass_a, Real mass_b, Real inertia_a, Real inertia_b, const Vec3& arm_a,
                      const Vec3& arm_b, const Vec3& normal) {
    const Real light = 1 / mass_a + 1 / mass_b;
    stretch = 1 / (light + squared_length(cross(arm_a, normal)) / inertia_a +
                   squared_length(cross(arm_b, normal)) / inertia_b);
    shear = 1 / (light + squared_length(arm_a) / inertia_a + squared_length(arm_b) / inertia_b);
    turn = 1 / (1 / inertia_a + 1 / inertia_b);
  }
};

// Coefficients of the dashpots. They follow from how the bond was made and do not change.
struct BondDashpots {
  Real stretch = 0, shear = 0, bend = 0, twist = 0;
};

template <class Springs>
CLAST_HD BondDashpots bond_dashpots(Real ratio, const Springs& k, const BondMasses& mass, Real dt) {
  return {dashpot(ratio, k.stretch, mass.stretch, dt), dashpot(ratio, k.shear, mass.shear, dt),
          dashpot(ratio, k.bend, mass.turn, dt), dashpot(ratio, k.twist, mass.turn, dt)};
}

template <class Motion>
CLAST_HD BondDrag bond_drag(const BondDashpots& c, const Motion& motion) {
  const Vec3 n = motion.normal, slip = motion.slip(), turning = motion.turning();
  const Real closing = dot(slip, n), twisting = dot(turning, n);
  BondDrag drag;
  drag.force = -(c.stretch * closing) * n - c.shear * (slip - closing * n);
  drag.moment = -(c.twist * twisting) * n - c.bend * (turning - twisting * n);
  return drag;
}

}  // namespace clast
