// The radius R* that Hertz's law wants where two surfaces of any curvature meet.
//
// Across the normal each surface has two radii of curvature, the values of a matrix X. Pressed
// together, the relative curvatures are those of C = X_A^-1 + X_B^-1 (a plane has no curvature),
// and the force is that of two spheres with
//   R* = R_e / F^3,   R_e = 1 / sqrt(det C),
// where F depends on the ratio of the two relative curvatures alone (Johnson, Contact Mechanics,
// section 4.1).
#pragma once

#include "contact/follow_link.hpp"

namespace clast {

// Trace and determinant of a matrix across the normal.
struct AcrossNormal {
  Real trace, det;

  // Of a matrix that is zero along the normal, with the radius of a sphere that is swept over.
  CLAST_HD AcrossNormal(const SymmetricMatrix& m, Real radius) {
    const Real own = m.trace();
    trace = own + 2 * radius;
    det = adjugate(m).trace() + radius * own + square(radius);
  }
};

// F as a function of the ratio of the smaller to the larger curvature. Hertz's solution has it by
// elliptic integrals; this is right to 6e-5 for ratios above 1e-4, that is for contacts up to 250
// times as long as wide.
CLAST_HD Real hertz_factor(Real ratio) {
  const Real rest = 1 - root(root(root(ratio)));
  return 1 - square(rest) * (0.8730435594646034 +
                             rest * (1.125711262502242 +
                                     rest * (-1.5689044539916424 + rest * 0.6200409105800018)));
}

// R* for relative curvatures with that trace and determinant.
CLAST_HD Real hertz_radius(Real trace, Real det) {
  const Real mean = 0.5 * trace, apart = root(larger(square(mean) - det, 0));
  const Real least = 1e-4;
  const Real ratio = clamp((mean - apart) / (mean + apart), least, 1);
  return 1 / (root(det) * cube(hertz_factor(ratio)));
}

// Where an ellipsoid with a sphere of radius r swept over it meets a plane.
CLAST_HD Real radius_on_plane(const TurnedEllipsoid& a, Real r, const Vec3& n) {
  const AcrossNormal x(FarthestPoint(a, n).bend(a), r);
  return hertz_radius(x.trace / x.det, 1 / x.det);
}

// Where two of them meet. The determinant of C is det(X_A + X_B) / (det X_A det X_B).
CLAST_HD Real radius_between(const TurnedEllipsoid& a, Real ra, const TurnedEllipsoid& b, Real rb,
                             const Vec3& n) {
  const SymmetricMatrix of_a = FarthestPoint(a, n).bend(a), of_b = FarthestPoint(b, n).bend(b);
  const AcrossNormal x(of_a, ra), y(of_b, rb), sum(of_a + of_b, ra + rb);
  return hertz_radius(x.trace / x.det + y.trace / y.det, sum.det / (x.det * y.det));
}

}  // namespace clast
