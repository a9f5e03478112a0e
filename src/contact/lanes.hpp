// Loops over the vertices of a polyhedron, eight at a time.
//
// They become vector instructions where the step is compiled (world/kernels_cpu.cpp); the order of
// a maximum does not show in its value.
#pragma once

#include "base/bits.hpp"
#include "shape/polyhedron.hpp"

#if defined(CLAST_ISA)
#define CLAST_LANES(...) _Pragma(#__VA_ARGS__)
#if defined(__AVX2__)
#include <immintrin.h>
#endif
#else
#define CLAST_LANES(...)
#endif

namespace clast {

// Some vertices: how many there are, the first and the last of them.
struct Selection {
  int count, first, last;
};

// The coordinates of the vertices in registers of their own: from behind the view GCC does not see
// that neighbours lie side by side. Vertices come in blocks of 8; there is at least one.
struct Lanes {
  const Real *x, *y, *z;
  int count;

  CLAST_HD explicit Lanes(const PolyhedronView& s) : x(s.x), y(s.y), z(s.z) {
    const int blocks = s.lanes / 8;
    if (blocks < 1) __builtin_unreachable();
    count = 8 * blocks;
  }
};

// The largest n.x over the vertices, n in the frame of the shape.
CLAST_HD Real largest(const PolyhedronView& shape, const Vec3& own) {
  const Lanes l(shape);
  const Real *const x = l.x, *const y = l.y, *const z = l.z;
  const int n = l.count;
  Real value = -1e300;
  CLAST_LANES(omp simd reduction(max : value))
  for (int i = 0; i < n; ++i) value = larger(own.x * x[i] + own.y * y[i] + own.z * z[i], value);
  return value;
}

// Which of eight vertices have n.x >= level, or n.x > level, as bits. GCC makes no such bits of a
// loop.
enum class Beyond { or_at, strictly };
template <Beyond how>
CLAST_HD std::uint32_t bits_beyond(const Real* x, const Real* y, const Real* z, const Vec3& n,
                                   Real level) {
#if defined(CLAST_ISA) && defined(__AVX2__)
  constexpr int compared = how == Beyond::or_at ? _CMP_GE_OQ : _CMP_GT_OQ;
#endif
#if defined(CLAST_ISA) && defined(__AVX512F__)
  const __m512d height = _mm512_set1_pd(n.x) * _mm512_loadu_pd(x) +
                         _mm512_set1_pd(n.y) * _mm512_loadu_pd(y) +
                         _mm512_set1_pd(n.z) * _mm512_loadu_pd(z);
  return _mm512_cmp_pd_mask(height, _mm512_set1_pd(level), compared);
#elif defined(CLAST_ISA) && defined(__AVX2__)
  std::uint32_t bits = 0;
  for (int half = 0; half < 8; half += 4) {
    const __m256d height = _mm256_set1_pd(n.x) * _mm256_loadu_pd(x + half) +
                           _mm256_set1_pd(n.y) * _mm256_loadu_pd(y + half) +
                           _mm256_set1_pd(n.z) * _mm256_loadu_pd(z + half);
    const __m256d beyond = _mm256_cmp_pd(height, _mm256_set1_pd(level), compared);
    bits |= static_cast<std::uint32_t>(_mm256_movemask_pd(beyond)) << half;
  }
  return bits;
#else
  std::uint32_t bits = 0;
  for (int i = 0; i < 8; ++i) {
    const Real height = n.x * x[i] + n.y * y[i] + n.z * z[i];
    bits |= (how == Beyond::or_at ? height >= level : height > level) ? 1u << i : 0u;
  }
  return bits;
#endif
}

// Whether no vertex has n.x > level: faster than to ask for the largest.
CLAST_HD bool none_beyond(const PolyhedronView& shape, const Vec3& own, Real level) {
  const Lanes l(shape);
  std::uint32_t bits = 0;
  for (int begin = 0; begin < l.count; begin += 8)
    bits |= bits_beyond<Beyond::strictly>(l.x + begin, l.y + begin, l.z + begin, own, level);
  return bits == 0;
}

// The first vertex with n.x >= value, the largest there is.
CLAST_HD int first_with(const PolyhedronView& shape, const Vec3& own, Real value) {
  const Lanes l(shape);
  for (int begin = 0; begin < l.count; begin += 8) {
    const std::uint32_t bits =
        bits_beyond<Beyond::or_at>(l.x + begin, l.y + begin, l.z + begin, own, value);
    if (bits != 0) return begin + lowest_bit(bits);
  }
  return 0;
}

// The vertices with n.x >= level. Beyond the last one the lanes repeat the first.
CLAST_HD Selection selection(const PolyhedronView& shape, const Vec3& own, Real level) {
  const Lanes l(shape);
  Selection selected{0, 0, -1};
  for (int begin = 0; begin < l.count; begin += 8) {
    std::uint32_t bits =
        bits_beyond<Beyond::or_at>(l.x + begin, l.y + begin, l.z + begin, own, level);
    if (begin + 8 > shape.vertices) bits &= (1u << (shape.vertices - begin)) - 1;
    selected.first = selected.count == 0 && bits != 0 ? begin + lowest_bit(bits) : selected.first;
    selected.last = bits != 0 ? begin + highest_bit(bits) : selected.last;
    selected.count += count_of_bits(bits);
  }
  return selected;
}

// Whether a point, in the frame of a shape of this size, is at most `level` beyond all of eight
// planes.
CLAST_HD bool not_beyond(const SidePlanes& p, const Vec3& point, Real size, Real level) {
#if defined(CLAST_ISA) && defined(__AVX512F__)
  const __m512d beyond = _mm512_set1_pd(point.x) * _mm512_loadu_pd(p.x) +
                         _mm512_set1_pd(point.y) * _mm512_loadu_pd(p.y) +
                         _mm512_set1_pd(point.z) * _mm512_loadu_pd(p.z) -
                         _mm512_set1_pd(size) * _mm512_loadu_pd(p.offset);
  return _mm512_cmp_pd_mask(beyond, _mm512_set1_pd(level), _CMP_NLE_UQ) == 0;
#else
  Real most = -1e300;
  CLAST_LANES(omp simd reduction(max : most))
  for (int i = 0; i < 8; ++i)
    most =
        larger(point.x * p.x[i] + point.y * p.y[i] + point.z * p.z[i] - size * p.offset[i], most);
  return most <= level;
#endif
}

// The same of all planes at the sides of a face: those on its rim, or those of the faces around it.
CLAST_HD bool not_beyond_sides(const PolyhedronView& shape, const SidePlanes* planes, int f,
                               const Vec3& point, Real size, Real level) {
  for (int k = shape.side_first[f]; k < shape.side_first[f + 1]; ++k)
    if (!not_beyond(planes[k], point, size, level)) return false;
  return true;
}

}  // namespace clast
