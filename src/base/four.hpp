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
CLAST_HD Four operator-(const Four& a, const Four& b) {
  return {{a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3]}};
}
CLAST_HD Four operator*(const Four& a, const Four& b) {
  return {{a[0] * b[0], a[1] * b[1], a[2] * b[2], a[3] * b[3]}};
}
CLAST_HD Four operator*(Real s, const Four& a) {
  return {{s * a[0], s * a[1], s * a[2], s * a[3]}};
}
CLAST_HD Four operator/(const Four& a, const Four& b) {
  return {{a[0] / b[0], a[1] / b[1], a[2] / b[2], a[3] / b[3]}};
}
CLAST_HD Four operator+(const Four& a, Real s) {
  return {{a[0] + s, a[1] + s, a[2] + s, a[3] + s}};
}
CLAST_HD Four operator-(const Four& a, Real s) {
  return {{a[0] - s, a[1] - s, a[2] - s, a[3] - s}};
}
CLAST_HD Four four_from(const Real* x) { return {{x[0], x[1], x[2], x[3]}}; }
CLAST_HD void keep(const Four& f, Real* x) {
  for (int i = 0; i < 4; ++i) x[i] = f[i];
}
#else
using Four = Real __attribute__((vector_size(4 * sizeof(Real))));
CLAST_HD Four four_from(const Real* x) {
  Four f;
  __builtin_memcpy(&f, x, sizeof f);
  return f;
}
CLAST_HD void keep(const Four& f, Real* x) { __builtin_memcpy(x, &f, sizeof f); }
#endif

CLAST_HD Four four(const Real (&x)[4]) { return four_from(x); }

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

CLAST_HD Four four_of(Real a, Real b, Real c, Real d) {
#if defined(__CUDACC__) || !defined(__AVX__)
  return {{a, b, c, d}};
#else
  return Four{a, b, c, d};
#endif
}
// A vector in a row, with a zero behind it.
CLAST_HD Four in_row(const Vec3& v) { return four_of(v.x, v.y, v.z, 0); }
// Four of the eight numbers of two, by their places.
template <int I, int J, int K, int L>
CLAST_HD Four picked(const Four& a, const Four& b) {
#if defined(__CUDACC__) || !defined(__AVX__)
  return {{I < 4 ? a[I % 4] : b[I % 4], J < 4 ? a[J % 4] : b[J % 4], K < 4 ? a[K % 4] : b[K % 4],
           L < 4 ? a[L % 4] : b[L % 4]}};
#else
  return __builtin_shufflevector(a, b, I, J, K, L);
#endif
}
template <int I, int J, int K, int L>
CLAST_HD FourVectors picked(const FourVectors& a, const FourVectors& b) {
  return {picked<I, J, K, L>(a.x, b.x), picked<I, J, K, L>(a.y, b.y), picked<I, J, K, L>(a.z, b.z)};
}
// Vectors whose coordinates lie in one row each; what is fourth in the rows is left out.
CLAST_HD FourVectors columns_of(const Four& a, const Four& b, const Four& c, const Four& d) {
  const Four xz_ab = picked<0, 4, 2, 6>(a, b), xz_cd = picked<0, 4, 2, 6>(c, d),
             y_ab = picked<1, 5, 3, 7>(a, b), y_cd = picked<1, 5, 3, 7>(c, d);
  return {picked<0, 1, 4, 5>(xz_ab, xz_cd), picked<0, 1, 4, 5>(y_ab, y_cd),
          picked<2, 3, 6, 7>(xz_ab, xz_cd)};
}

// Each with its own partner.
CLAST_HD FourVectors operator+(const FourVectors& a, const FourVectors& b) {
  return {a.x + b.x, a.y + b.y, a.z + b.z};
}
CLAST_HD FourVectors operator-(const FourVectors& a, const FourVectors& b) {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}
CLAST_HD FourVectors operator-(const FourVectors& a, const Vec3& b) {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}
CLAST_HD FourVectors operator+(const FourVectors& a, const Vec3& b) {
  return {a.x + b.x, a.y + b.y, a.z + b.z};
}
CLAST_HD FourVectors operator*(const Four& s, const FourVectors& a) {
  return {s * a.x, s * a.y, s * a.z};
}
CLAST_HD FourVectors operator*(Real s, const FourVectors& a) { return {s * a.x, s * a.y, s * a.z}; }
CLAST_HD Four dot(const FourVectors& a, const FourVectors& b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}
CLAST_HD FourVectors cross(const FourVectors& a, const FourVectors& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
CLAST_HD Four squared_length(const FourVectors& a) { return dot(a, a); }

CLAST_HD Four larger(const Four& a, const Four& b) {
#if defined(__CUDACC__) || !defined(__AVX__)
  return {{larger(a[0], b[0]), larger(a[1], b[1]), larger(a[2], b[2]), larger(a[3], b[3])}};
#else
  return a > b ? a : b;
#endif
}
CLAST_HD Real largest_of(const Four& f) { return larger(larger(f[0], f[1]), larger(f[2], f[3])); }
CLAST_HD Real smallest_of(const Four& f) {
  return smaller(smaller(f[0], f[1]), smaller(f[2], f[3]));
}

// All four together, always added in the same order.
CLAST_HD Real sum_of(const Four& f) { return (f[0] + f[1]) + (f[2] + f[3]); }
CLAST_HD Vec3 sum_of(const FourVectors& f) { return {sum_of(f.x), sum_of(f.y), sum_of(f.z)}; }
CLAST_HD Real sum_of(Real x) { return x; }
CLAST_HD const Vec3& sum_of(const Vec3& v) { return v; }

}  // namespace clast
