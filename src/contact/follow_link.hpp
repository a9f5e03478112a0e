// The link of two ellipsoids, or of an ellipsoid and a sphere, from a direction close to it.
//
// Newton's method of contact/round_core.hpp in a form without branches, for loops in stages
// (exec/stages.hpp). With h the reach of a core along n and x the point that has it, its matrix of
// second derivatives is (A - x x^T) / h, where A = R diag(a^2) R^T. So no frame across n is needed:
// the matrix below is that of the gap on the sphere of directions, and has n as an eigenvector.
#pragma once

#include "base/quat.hpp"
#include "base/symmetric_matrix.hpp"

namespace clast {

// An ellipsoid, or with axes of no length a point, around its centre.
struct TurnedEllipsoid {
  Vec3 ax, ay, az;  // its axes in the world
  Vec3 axes;        // their halves
  SymmetricMatrix squares;

  CLAST_HD TurnedEllipsoid(const Quat& q, const Vec3& half_axes) : axes(half_axes) {
    const Vec3 u{q.x, q.y, q.z}, twice = 2 * u;
    const Real rest = 1 - dot(twice, u);
    const Vec3 aside = q.w * twice;
    ax = Vec3{rest, aside.z, -aside.y} + u.x * twice;
    ay = Vec3{-aside.z, rest, aside.x} + u.y * twice;
    az = Vec3{aside.y, -aside.x, rest} + u.z * twice;
    squares.add(square(axes.x), ax);
    squares.add(square(axes.y), ay);
    squares.add(square(axes.z), az);
  }
};

// The point of an ellipsoid that is farthest along n.
struct FarthestPoint {
  Vec3 point;
  Real reach, inverse;  // n.x, and one over it

  CLAST_HD FarthestPoint(const TurnedEllipsoid& core, const Vec3& n) {
    const Vec3 own{dot(core.ax, n), dot(core.ay, n), dot(core.az, n)};
    const Vec3 stretched = scaled(core.axes, own);
    reach = length(stretched);
    const bool wide = reach > 0;
    inverse = (wide ? 1 : 0) / (wide ? reach : 1);
    const Vec3 at = inverse * scaled(core.axes, stretched);
    point = at.x * core.ax + at.y * core.ay + at.z * core.az;
  }
  // The radii of curvature there, as a matrix.
  CLAST_HD SymmetricMatrix bend(const TurnedEllipsoid& core) const {
    SymmetricMatrix m = inverse * core.squares;
    m.add(-inverse, point);
    return m;
  }
};

// Where the search is.
struct FollowedLink {
  Vec3 normal;
  Vec3 on_a, on_b;  // its ends, from the centre of A
  Real gap = 0;

  FollowedLink() = default;
  CLAST_HD FollowedLink(const TurnedEllipsoid& a, const TurnedEllipsoid& b, const Vec3& between,
                        const Vec3& n)
      : normal(n), on_a(FarthestPoint(a, n).point) {
    on_b = between - FarthestPoint(b, n).point;  // ellipsoids are alike on both sides
    gap = dot(n, on_b - on_a);
  }
};

// One step of Newton's method.
struct FollowingStep {
  Vec3 turn;   // of the normal
  Real size;   // and its length; infinite where the matrix is not positive
  Real blunt;  // see GapShape

  CLAST_HD FollowingStep(const TurnedEllipsoid& a, const TurnedEllipsoid& b, const Vec3& between,
                         const Vec3& n) {
    const FarthestPoint x(a, n), y(b, n);
    const Vec3 way = between - x.point - y.point;
    const Real gap = dot(n, way), upright = x.reach + y.reach;
    SymmetricMatrix matrix = x.bend(a) + y.bend(b);
    const Real across = matrix.trace() + 2 * gap;  // twice the mean of its values across n
    matrix.xx += gap;
    matrix.yy += gap;
    matrix.zz += gap;
    matrix.add(upright - gap, n);  // so that it can be inverted; nothing is asked for along n
    const SymmetricMatrix minors = adjugate(matrix);
    const Real det = matrix.xx * minors.xx + matrix.xy * minors.xy + matrix.xz * minors.xz;
    const bool positive = (across > 0) & (det > 2.5e-7 * square(across) * upright);
    turn = (1 / (positive ? det : 1)) * (minors * (way - gap * n));
    const Real angle = length(turn);
    size = positive ? angle : infinity;
    blunt = smaller(bluntness(a, x), bluntness(b, y));
  }
  CLAST_HD Vec3 from(const Vec3& n) const { return normalized(n + turn); }
  // The step after one so small is about its square.
  CLAST_HD bool is_last() const { return size <= 3e-6 * blunt; }

 private:
  CLAST_HD static Real bluntness(const TurnedEllipsoid& core, const FarthestPoint& at) {
    const Real widest = larger(core.axes.x, larger(core.axes.y, core.axes.z));
    const bool wide = widest > 0;
    return (wide ? at.reach : 1) / (wide ? widest : 1);
  }
};

}  // namespace clast
