// Four numbers side by side. The CPU adds or multiplies them with one instruction; each is rounded
// as if it were alone.
#pragma once

#include "base/vec3.hpp"

namespace clast {

#if defined(__CUDACC__) || !defined(__AVX__)
struct Four {
  Real lane[4];
  CLAST_HD Real operator[](int i) const { return lane[i]; }
};
CLAST_HD Four operator+(const Four& a, const Four& b) {
  return {{a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]}};
}
CLAST_HD Four operator*(Real s, const Four& a) {
  return {{s * a[0], s * a[1], s * a[2], s * a[3]}};
}
CLAST_HD Four four(const Real (&x)[4]) { return {{x[0], x[1], x[2], x[3]}}; }
#else
using Four = Real __attribute__((vector_size(4 * sizeof(Real))));
CLAST_HD Four four(const Real (&x)[4]) {
  Four f;
  __builtin_memcpy(&f, x, sizeof f);
  return f;
}
#endif

// Four vectors, as they lie in memory and in registers.
struct FourInMemory {
  Real x[4], y[4], z[4];
};
struct FourVectors {
  Four x, y, z;

  CLAST_HD Vec3 operator[](int i) const { return {x[i], y[i], z[i]}; }
};

CLAST_HD FourVectors four_vectors(const FourInMemory& m) {
  return {four(m.x), four(m.y), four(m.z)};
}
CLAST_HD Four dot(const Vec3& v, const FourVectors& f) { return v.x * f.x + v.y * f.y + v.z * f.z; }

}  // namespace clast
