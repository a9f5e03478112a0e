#include "exec/exact_sum.hpp"

namespace clast {

__extension__ using Wide = unsigned __int128;

// Digits are carried until all are in [0, 2^32) and the sign stands apart; the upper ones then make
// an integer of up to 128 bits, whose conversion rounds to nearest; of what lies below it is enough
// to know whether it is zero.
Real ExactSum::value() const {
  if (not_finite > 0) return std::numeric_limits<Real>::quiet_NaN();
  constexpr std::int64_t base = std::int64_t{1} << 32;
  std::int64_t carried[digits];
  const auto carry = [&](int sign) {
    std::int64_t over = 0;
    for (int i = 0; i < digits; ++i) {
      const std::int64_t sum = sign * digit[i] + over;
      carried[i] = sum & (base - 1);
      over = (sum - carried[i]) / base;
    }
    return over;
  };
  int sign = 1;
  if (carry(1) < 0) {
    sign = -1;
    carry(-1);
  }
  int top = digits - 1;
  while (top > 0 && carried[top] == 0) --top;
  const int low = top > 2 ? top - 3 : 0;
  Wide upper = 0;
  for (int i = top; i >= low; --i) upper = upper << 32 | static_cast<std::uint64_t>(carried[i]);
  bool rest = false;
  for (int i = 0; i < low; ++i) rest = rest || carried[i] != 0;
  if (rest) upper |= 1;
  return sign * std::ldexp(static_cast<Real>(upper), 32 * low - 1074);
}

}  // namespace clast
