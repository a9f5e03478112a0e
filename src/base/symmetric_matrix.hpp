// Symmetric matrices of three by three numbers.
#pragma once

#include "base/four.hpp"

namespace clast {

struct SymmetricMatrix {
  Real xx = 0, yy = 0, zz = 0, xy = 0, xz = 0, yz = 0;

  // Adds f v v^T.
  CLAST_HD void add(Real f, const Vec3& v) {
    const Vec3 w = f * v;
    xx += w.x * v.x;
    yy += w.y * v.y;
    zz += w.z * v.z;
    xy += w.x * v.y;
    xz += w.x * v.z;
    yz += w.y * v.z;
  }
  CLAST_HD Real trace() const { return xx + yy + zz; }
};

// Four of them.
struct FourSymmetricMatrices {
  Four xx{}, yy{}, zz{}, xy{}, xz{}, yz{};

  CLAST_HD void add(const Four& f, const FourVectors& v) {
    const FourVectors w = f * v;
    xx = xx + w.x * v.x;
    yy = yy + w.y * v.y;
    zz = zz + w.z * v.z;
    xy = xy + w.x * v.y;
    xz = xz + w.x * v.z;
    yz = yz + w.y * v.z;
  }
};
CLAST_HD SymmetricMatrix sum_of(const FourSymmetricMatrices& m) {
  return {sum_of(m.xx), sum_of(m.yy), sum_of(m.zz), sum_of(m.xy), sum_of(m.xz), sum_of(m.yz)};
}
CLAST_HD const SymmetricMatrix& sum_of(const SymmetricMatrix& m) { return m; }

CLAST_HD SymmetricMatrix operator+(const SymmetricMatrix& a, const SymmetricMatrix& b) {
  return {a.xx + b.xx, a.yy + b.yy, a.zz + b.zz, a.xy + b.xy, a.xz + b.xz, a.yz + b.yz};
}
CLAST_HD SymmetricMatrix operator*(Real f, const SymmetricMatrix& m) {
  return {f * m.xx, f * m.yy, f * m.zz, f * m.xy, f * m.xz, f * m.yz};
}
CLAST_HD Vec3 operator*(const SymmetricMatrix& m, const Vec3& v) {
  return {m.xx * v.x + m.xy * v.y + m.xz * v.z, m.xy * v.x + m.yy * v.y + m.yz * v.z,
          m.xz * v.x + m.yz * v.y + m.zz * v.z};
}
CLAST_HD FourVectors operator*(const SymmetricMatrix& m, const FourVectors& v) {
  return {m.xx * v.x + m.xy * v.y + m.xz * v.z, m.xy * v.x + m.yy * v.y + m.yz * v.z,
          m.xz * v.x + m.yz * v.y + m.zz * v.z};
}

// The matrix of minors: adj(M) M = det(M).
CLAST_HD SymmetricMatrix adjugate(const SymmetricMatrix& m) {
  return {m.yy * m.zz - m.yz * m.yz, m.xx * m.zz - m.xz * m.xz, m.xx * m.yy - m.xy * m.xy,
          m.xz * m.yz - m.xy * m.zz, m.xy * m.yz - m.xz * m.yy, m.xy * m.xz - m.yz * m.xx};
}

}  // namespace clast
