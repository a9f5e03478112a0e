// Bonds over a section of any outline and place, such as the face that two polyhedra share.
//
// The springs are those of a round bond (law/cement.hpp) with the area and the second moments of
// the section in place of those of a circle. A section has a middle, which each body carries along:
// d is the way from where A has it to where B has it, zero at rest. A carries the frame of the
// section too: e across it towards B, s and t along its principal axes. With p the vector part of
// the quaternion that turns B against A,
//   W = K_n/2 (d.e)^2 + K_s/2 |d - (d.e) e|^2 + 2 K_t (p.e)^2 + 2 K_bs (p.s)^2 + 2 K_bt (p.t)^2
//   K_n = k_n A, K_s = k_s A, K_bs = k_n I_s, K_bt = k_n I_t, K_t = k_s (I_s + I_t)
// Its gradient is a force on B at the middle that B carries, the opposite one on A at the same
// point, and a moment: momentum is kept, and nothing drifts. For small angles it is the round bond.
#pragma once

#include "law/cement.hpp"

namespace clast {

// Second moments of a section about its principal axes: of squared distances from them.
struct SecondMoments {
  Real about_s = 0, about_t = 0;

  CLAST_HD Real polar() const { return about_s + about_t; }
};

struct SectionSprings {
  Real stretch, shear, bend_s, bend_t, twist;
  Real bend;  // mean of the two

  CLAST_HD SectionSprings(const Cement& cement, Real area, const SecondMoments& moments,
                          Real length) {
    const Real normal = cement.normal_stiffness + cement.youngs_modulus / length;
    const Real across = cement.shear_stiffness + cement.shear_modulus / length;
    stretch = normal * area;
    shear = across * area;
    bend_s = normal * moments.about_s;
    bend_t = normal * moments.about_t;
    bend = 0.5 * (bend_s + bend_t);
    twist = across * moments.polar();
  }
};

// What such a bond was made with.
struct SectionAtRest {
  Vec3 point_a, point_b;  // the middle in the frames of A and B
  Vec3 axis, side;        // e and s in the frame of A
  Quat turn;              // from the frame of A to that of B
};

// On B; A feels the opposite force at the same point.
struct SectionForce {
  Vec3 force, torque_a, torque_b;
  Real energy;
  Vec3 arm_a, arm_b;  // from the centres to where the force acts
  Vec3 axis;          // e
  // What strength is asked for. Tension is negative in compression; moments turn B.
  Real tension, shear_s, shear_t, bending_s, bending_t, twisting;
};

// The springs, with B at `along` from A.
CLAST_HD SectionForce section_springs(const SectionSprings& k, const SectionAtRest& rest,
                                      const Vec3& along, const Quat& turn_a, const Quat& turn_b) {
  const Vec3 e = rotate(turn_a, rest.axis), s = rotate(turn_a, rest.side), t = cross(e, s);
  SectionForce f;
  f.axis = e;
  f.arm_b = rotate(turn_b, rest.point_b);
  f.arm_a = along + f.arm_b;
  const Vec3 d = f.arm_a - rotate(turn_a, rest.point_a);
  f.tension = k.stretch * dot(d, e);
  f.shear_s = k.shear * dot(d, s);
  f.shear_t = k.shear * dot(d, t);
  f.force = -(f.tension * e + f.shear_s * s + f.shear_t * t);

  const Quat q = turn_b * rest.turn * conjugate(turn_a);
  const Real sign = q.w < 0 ? -1.0 : 1.0;
  const Vec3 p{sign * q.x, sign * q.y, sign * q.z};
  const Real w = sign * q.w, p_e = dot(p, e), p_s = dot(p, s), p_t = dot(p, t);
  const Vec3 m = (k.twist * p_e) * e + (k.bend_s * p_s) * s + (k.bend_t * p_t) * t;
  const Vec3 moment = -2.0 * (w * m + cross(p, m));
  f.torque_a = -cross(f.arm_a, f.force) - moment;
  f.torque_b = cross(f.arm_b, f.force) + moment;
  f.energy = -0.5 * dot(d, f.force) + 2 * dot(p, m);
  f.bending_s = 2 * w * k.bend_s * p_s;
  f.bending_t = 2 * w * k.bend_t * p_t;
  f.twisting = 2 * w * k.twist * p_e;
  return f;
}

// How near the bond is to breaking at one point of its section, s and t from the middle:
//   (T / A + M_s t / I_s - M_t s / I_t) / sigma_c  or  |F / A + M_e e x r / J| / tau_c.
CLAST_HD Real load_at(const Cement& cement, Real area, const SecondMoments& moments,
                      const SectionForce& f, Real s, Real t) {
  const Real tensile =
      f.tension / area + f.bending_s * t / moments.about_s - f.bending_t * s / moments.about_t;
  const Real turned = f.twisting / moments.polar();
  const Real shear =
      root(square(f.shear_s / area - turned * t) + square(f.shear_t / area + turned * s));
  return larger(tensile / cement.tensile_strength, shear / cement.shear_strength);
}

// The same anywhere on the rim of a round section, as bond_load has it.
CLAST_HD Real load_on_rim(const Cement& cement, Real radius, const SectionForce& f) {
  const Real shear = root(square(f.shear_s) + square(f.shear_t));
  const Real bending = root(square(f.bending_s) + square(f.bending_t));
  const Real twisting = f.twisting < 0 ? -f.twisting : f.twisting;
  return bond_load(cement, radius, {{}, {}, {}, 0, f.tension, shear, bending, twisting});
}

// How the ends of such a bond move against each other.
struct SectionMotion {
  Vec3 normal;
  Vec3 arm_a, arm_b;
  Vec3 velocity;  // of the centre of B against that of A
  Vec3 spin_a, spin_b;

  CLAST_HD Vec3 slip() const { return velocity + cross(spin_b, arm_b) - cross(spin_a, arm_a); }
  CLAST_HD Vec3 turning() const { return spin_b - spin_a; }
  CLAST_HD Vec3 moment_a(const Vec3& force) const { return cross(arm_a, force); }
  CLAST_HD Vec3 moment_b(const Vec3& force) const { return -cross(arm_b, force); }
};

}  // namespace clast
