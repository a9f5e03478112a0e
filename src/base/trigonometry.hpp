// Sine and cosine with the same bits on every machine.
//
// The library versions differ in the last digit between processors, so the engine brings its own,
// built from operations that IEEE 754 rounds in one way only. Error below 2 units in the last
// place for |x| < 1e5, which no rotation within one step comes near.
#pragma once

#include "base/real.hpp"

namespace clast {

struct SinCos {
  Real sin, cos;
};

CLAST_HD SinCos sin_cos(Real x) {
  // x = k pi/2 + r with |r| <= pi/4; pi/2 is split in three so that k times the first two is exact.
  constexpr Real half_pi_1 = 1.57079632673412561417e+00;
  constexpr Real half_pi_2 = 6.07710050630396597660e-11;
  constexpr Real half_pi_3 = 2.02226624879595063154e-21;
  const Real k = round_down(x * (2 / pi) + 0.5);
  const Real r = ((x - k * half_pi_1) - k * half_pi_2) - k * half_pi_3;
  const Real z = r * r;
  // Taylor series; the first term left out is below 1e-19 on |r| <= pi/4.
  const Real s =
      r + r * z *
              (-1.0 / 6 +
               z * (1.0 / 120 +
                    z * (-1.0 / 5040 +
                         z * (1.0 / 362880 +
                              z * (-1.0 / 39916800 +
                                   z * (1.0 / 6227020800 + z * (-1.0 / 1307674368000 +
                                                                z * (1.0 / 355687428096000))))))));
  const Real c =
      1 + z * (-1.0 / 2 +
               z * (1.0 / 24 +
                    z * (-1.0 / 720 +
                         z * (1.0 / 40320 +
                              z * (-1.0 / 3628800 +
                                   z * (1.0 / 479001600 +
                                        z * (-1.0 / 87178291200 + z * (1.0 / 20922789888000))))))));
  const Real quarter = k - 4 * round_down(0.25 * k);  // 0, 1, 2 or 3
  const bool swap = quarter == 1 || quarter == 3;
  const Real sine = swap ? c : s;
  const Real cosine = swap ? s : c;
  return {quarter >= 2 ? -sine : sine, quarter == 1 || quarter == 2 ? -cosine : cosine};
}

// Sine and cosine of half an angle below a right one.
CLAST_HD SinCos half_of(const SinCos& whole) {
  const Real cosine = root(0.5 * (1 + whole.cos));
  return {whole.sin / (2 * cosine), cosine};
}

}  // namespace clast
