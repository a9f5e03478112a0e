// Eight numbers side by side, for what GCC makes no vector instructions of: to pick some of them,
// and to say which. Only where a processor has such instructions (CLAST_HAS_EIGHT).
#pragma once

#include <cstdint>

#include "base/real.hpp"

#if defined(CLAST_ISA) && defined(__AVX2__)
#define CLAST_HAS_EIGHT
#include <immintrin.h>

namespace clast {

CLAST_HD Real largest_of_four(__m256d x) {
  const __m128d two = _mm_max_pd(_mm256_castpd256_pd128(x), _mm256_extractf128_pd(x, 1));
  return larger(two[0], two[1]);
}
CLAST_HD Real smallest_of_four(__m256d x) {
  const __m128d two = _mm_min_pd(_mm256_castpd256_pd128(x), _mm256_extractf128_pd(x, 1));
  return smaller(two[0], two[1]);
}

#if defined(__AVX512F__)
struct Eight {
  __m512d all;
};
struct EightBits {
  __mmask8 all;
};
CLAST_HD Eight eight_from(const Real* x) { return {_mm512_loadu_pd(x)}; }
CLAST_HD Eight operator+(const Eight& a, const Eight& b) { return {a.all + b.all}; }
CLAST_HD Eight operator-(const Eight& a, const Eight& b) { return {a.all - b.all}; }
CLAST_HD Eight operator/(const Eight& a, const Eight& b) { return {a.all / b.all}; }
CLAST_HD Eight operator*(const Eight& a, Real s) { return {a.all * _mm512_set1_pd(s)}; }
CLAST_HD EightBits positive(const Eight& a) {
  return {_mm512_cmp_pd_mask(a.all, _mm512_setzero_pd(), _CMP_GT_OQ)};
}
CLAST_HD EightBits equal(const Eight& a, Real value, EightBits among) {
  return {_mm512_mask_cmp_pd_mask(among.all, a.all, _mm512_set1_pd(value), _CMP_EQ_OQ)};
}
CLAST_HD std::uint32_t word_of(EightBits bits) { return bits.all; }
// GCC 12 warns of other ways to take them.
CLAST_HD __m256d low_half(__m512d x) { return _mm512_maskz_extractf64x4_pd(15, x, 0); }
CLAST_HD __m256d high_half(__m512d x) { return _mm512_maskz_extractf64x4_pd(15, x, 1); }
// The largest and the smallest of some, if there is one beyond `other`.
CLAST_HD Real largest_of(const Eight& a, EightBits some, Real other) {
  const __m512d x = _mm512_mask_mov_pd(_mm512_set1_pd(other), some.all, a.all);
  return largest_of_four(_mm256_max_pd(low_half(x), high_half(x)));
}
CLAST_HD Real smallest_of(const Eight& a, EightBits some, Real other) {
  const __m512d x = _mm512_mask_mov_pd(_mm512_set1_pd(other), some.all, a.all);
  return smallest_of_four(_mm256_min_pd(low_half(x), high_half(x)));
}
#else
struct Eight {
  __m256d low, high;
};
struct EightBits {
  __m256d low, high;
};
CLAST_HD Eight eight_from(const Real* x) { return {_mm256_loadu_pd(x), _mm256_loadu_pd(x + 4)}; }
CLAST_HD Eight operator+(const Eight& a, const Eight& b) {
  return {a.low + b.low, a.high + b.high};
}
CLAST_HD Eight operator-(const Eight& a, const Eight& b) {
  return {a.low - b.low, a.high - b.high};
}
CLAST_HD Eight operator/(const Eight& a, const Eight& b) {
  return {a.low / b.low, a.high / b.high};
}
CLAST_HD Eight operator*(const Eight& a, Real s) {
  return {a.low * _mm256_set1_pd(s), a.high * _mm256_set1_pd(s)};
}
CLAST_HD EightBits positive(const Eight& a) {
  const __m256d zero = _mm256_setzero_pd();
  return {_mm256_cmp_pd(a.low, zero, _CMP_GT_OQ), _mm256_cmp_pd(a.high, zero, _CMP_GT_OQ)};
}
CLAST_HD EightBits equal(const Eight& a, Real value, EightBits among) {
  const __m256d v = _mm256_set1_pd(value);
  return {_mm256_and_pd(among.low, _mm256_cmp_pd(a.low, v, _CMP_EQ_OQ)),
          _mm256_and_pd(among.high, _mm256_cmp_pd(a.high, v, _CMP_EQ_OQ))};
}
CLAST_HD std::uint32_t word_of(EightBits bits) {
  return static_cast<std::uint32_t>(_mm256_movemask_pd(bits.low) | _mm256_movemask_pd(bits.high)
                                                                       << 4);
}
CLAST_HD Real largest_of(const Eight& a, EightBits some, Real other) {
  const __m256d o = _mm256_set1_pd(other);
  return largest_of_four(
      _mm256_max_pd(_mm256_blendv_pd(o, a.low, some.low), _mm256_blendv_pd(o, a.high, some.high)));
}
CLAST_HD Real smallest_of(const Eight& a, EightBits some, Real other) {
  const __m256d o = _mm256_set1_pd(other);
  return smallest_of_four(
      _mm256_min_pd(_mm256_blendv_pd(o, a.low, some.low), _mm256_blendv_pd(o, a.high, some.high)));
}
#endif

}  // namespace clast
#endif
