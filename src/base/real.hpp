// Scalars and the mark of functions that run on the host and on the device.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

// Physics is written once. Everything marked CLAST_HD is compiled for the CPU, once per
// instruction set, and for the GPU. Forced inlining keeps code built for one instruction set
// from being shared with a translation unit built for another.
#if defined(__CUDACC__)
#define CLAST_HD __host__ __device__ __forceinline__
#define CLAST_INLINED
#define CLAST_HD_COLD [[maybe_unused]] static __host__ __device__ __noinline__
#define CLAST_HD_CALL inline __host__ __device__ __noinline__
#elif defined(CLAST_ONE_ISA)  // one instruction set only, as under sanitizers
#define CLAST_HD inline
#define CLAST_INLINED
#define CLAST_HD_COLD inline
#define CLAST_HD_CALL inline
#else
#define CLAST_HD inline __attribute__((always_inline))
#define CLAST_INLINED __attribute__((always_inline))  // for lambdas
// What is rarely needed stays out of the loops that may need it, in a copy per translation unit.
#define CLAST_HD_COLD [[maybe_unused]] static __attribute__((noinline))
// What works on arrays of its own is called on the GPU, and fills what it is given: nvcc 13.0 lets
// inlined functions that return such arrays share their memory, and values get lost.
#define CLAST_HD_CALL CLAST_HD
#endif

namespace clast {

using Real = double;

constexpr Real pi = 3.14159265358979323846;
constexpr Real infinity = std::numeric_limits<Real>::infinity();

CLAST_HD Real square(Real x) { return x * x; }
CLAST_HD Real cube(Real x) { return x * x * x; }
CLAST_HD Real smaller(Real x, Real y) { return x < y ? x : y; }
CLAST_HD Real larger(Real x, Real y) { return x > y ? x : y; }
CLAST_HD Real clamp(Real x, Real low, Real high) { return smaller(larger(x, low), high); }

// Square root and floor, correctly rounded on the CPU and on the GPU.
#if defined(__CUDA_ARCH__)
CLAST_HD Real root(Real x) { return ::sqrt(x); }
CLAST_HD Real round_down(Real x) { return ::floor(x); }
#else
CLAST_HD Real root(Real x) { return __builtin_sqrt(x); }
CLAST_HD Real round_down(Real x) { return __builtin_floor(x); }
#endif

// Cube root of a number that is not negative, by operations that round alike everywhere: a third of
// the exponent to start from, then Newton.
CLAST_HD Real cube_root(Real x) {
  const auto bits = __builtin_bit_cast(std::uint64_t, x);
  Real y = __builtin_bit_cast(Real, bits / 3 + (std::uint64_t{715094163} << 32));
  for (int i = 0; i < 4; ++i) y -= (cube(y) - x) / (3 * square(y));
  return x > 0 ? y : 0;
}

}  // namespace clast
