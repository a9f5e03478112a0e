#include "neighbor/block_compare.hpp"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace clast {
namespace {

std::uint32_t compare_plain(const SphereBlock& a, const Sphere* spheres, std::uint32_t from,
                            std::uint32_t to, Real margin, BlockHit* hits) {
  std::uint32_t count = 0;
  for (std::uint32_t t = from; t < to; ++t) {
    const Sphere b = spheres[t];
    std::uint32_t mask = 0;
    for (std::uint32_t k = 0; k < lanes; ++k) {
      const Real dx = a.x[k] - b.x, dy = a.y[k] - b.y, dz = a.z[k] - b.z;
      const Real reach = a.radius[k] + b.radius + margin;
      mask |= static_cast<std::uint32_t>(dx * dx + dy * dy + dz * dz < reach * reach) << k;
    }
    mask &= a.used;
    hits[count] = {t, mask};
    count += mask != 0;
  }
  return count;
}

#if defined(__x86_64__)

__attribute__((target("avx2"))) std::uint32_t compare_avx2(const SphereBlock& a,
                                                           const Sphere* spheres,
                                                           std::uint32_t from, std::uint32_t to,
                                                           Real margin, BlockHit* hits) {
  __m256d x[2], y[2], z[2], r[2];
  for (int h = 0; h < 2; ++h) {
    x[h] = _mm256_load_pd(a.x.data() + 4 * h);
    y[h] = _mm256_load_pd(a.y.data() + 4 * h);
    z[h] = _mm256_load_pd(a.z.data() + 4 * h);
    r[h] = _mm256_load_pd(a.radius.data() + 4 * h);
  }
  const __m256d m = _mm256_set1_pd(margin);
  std::uint32_t count = 0;
  for (std::uint32_t t = from; t < to; ++t) {
    const Sphere& b = spheres[t];
    const __m256d bx = _mm256_broadcast_sd(&b.x), by = _mm256_broadcast_sd(&b.y);
    const __m256d bz = _mm256_broadcast_sd(&b.z), br = _mm256_broadcast_sd(&b.radius);
    int bits[2];
    for (int h = 0; h < 2; ++h) {
      const __m256d dx = _mm256_sub_pd(x[h], bx), dy = _mm256_sub_pd(y[h], by);
      const __m256d dz = _mm256_sub_pd(z[h], bz);
      const __m256d reach = _mm256_add_pd(_mm256_add_pd(r[h], br), m);
      const __m256d d2 = _mm256_add_pd(_mm256_add_pd(_mm256_mul_pd(dx, dx), _mm256_mul_pd(dy, dy)),
                                       _mm256_mul_pd(dz, dz));
      bits[h] = _mm256_movemask_pd(_mm256_cmp_pd(d2, _mm256_mul_pd(reach, reach), _CMP_LT_OQ));
    }
    const std::uint32_t mask = static_cast<std::uint32_t>(bits[0] | bits[1] << 4) & a.used;
    hits[count] = {t, mask};
    count += mask != 0;
  }
  return count;
}

__attribute__((target("avx512f"))) std::uint32_t compare_avx512(const SphereBlock& a,
                                                                const Sphere* spheres,
                                                                std::uint32_t from,
                                                                std::uint32_t to, Real margin,
                                                                BlockHit* hits) {
  const __m512d x = _mm512_load_pd(a.x.data()), y = _mm512_load_pd(a.y.data());
  const __m512d z = _mm512_load_pd(a.z.data()), r = _mm512_load_pd(a.radius.data());
  const __m512d m = _mm512_set1_pd(margin);
  std::uint32_t count = 0;
  for (std::uint32_t t = from; t < to; ++t) {
    const Sphere& b = spheres[t];
    const __m512d dx = _mm512_sub_pd(x, _mm512_set1_pd(b.x));
    const __m512d dy = _mm512_sub_pd(y, _mm512_set1_pd(b.y));
    const __m512d dz = _mm512_sub_pd(z, _mm512_set1_pd(b.z));
    const __m512d reach = _mm512_add_pd(_mm512_add_pd(r, _mm512_set1_pd(b.radius)), m);
    const __m512d d2 = _mm512_add_pd(_mm512_add_pd(_mm512_mul_pd(dx, dx), _mm512_mul_pd(dy, dy)),
                                     _mm512_mul_pd(dz, dz));
    const std::uint32_t mask = _mm512_mask_cmp_pd_mask(static_cast<__mmask8>(a.used), d2,
                                                       _mm512_mul_pd(reach, reach), _CMP_LT_OQ);
    hits[count] = {t, mask};
    count += mask != 0;
  }
  return count;
}

#endif

}  // namespace

CompareBlock choose_compare_block([[maybe_unused]] Isa isa) {
#if defined(__x86_64__)
  if (isa == Isa::avx512) return compare_avx512;
  if (isa == Isa::avx2) return compare_avx2;
#endif
  return compare_plain;
}

}  // namespace clast
