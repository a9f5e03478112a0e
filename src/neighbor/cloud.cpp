#include "neighbor/cloud.hpp"

#include <limits>

#include "base/error.hpp"
#include "exec/parallel.hpp"

namespace clast {
namespace {

constexpr Real absurd = 1e100;

struct Measured {
  Vec3 low, high;
  Real least, largest;
  bool valid;
};

Measured join(const Measured& a, const Measured& b) {
  return {smaller(a.low, b.low), larger(a.high, b.high), smaller(a.least, b.least),
          larger(a.largest, b.largest), a.valid && b.valid};
}

bool within_range(const Vec3& v) {  // false for NaN as well
  return std::fabs(v.x) < absurd && std::fabs(v.y) < absurd && std::fabs(v.z) < absurd;
}

}  // namespace

Real Cloud::largest_coordinate() const {
  const Vec3 most = larger(larger(low, -low), larger(high, -high));
  return larger(most.x, larger(most.y, most.z));
}

Cloud measure(const BoundingVolumes& volumes) {
  const Real most = std::numeric_limits<Real>::max();
  const Measured nothing{{most, most, most}, {-most, -most, -most}, most, 0, true};
  const Measured all = parallel_reduce(
      0, volumes.n, 8192, nothing,
      [&](std::int32_t begin, std::int32_t end, Measured m) {
        for (std::int32_t i = begin; i < end; ++i) {
          const Vec3& c = volumes.center[i];
          const Real r = volumes.radius[i];
          m.low = smaller(m.low, c);
          m.high = larger(m.high, c);
          m.least = smaller(m.least, r);
          m.largest = larger(m.largest, r);
          m.valid = m.valid && within_range(c) && r >= 0 && r < absurd;
          if (volumes.low != nullptr)
            m.valid = m.valid && within_range(volumes.low[i]) && within_range(volumes.high[i]);
        }
        return m;
      },
      join);
  if (!all.valid)
    throw Error(
        "neighbour search: a position, radius or box is not finite or not below 1e100, or a radius "
        "is negative: the run has diverged or its input is wrong");
  return {all.low, all.high, all.least, all.largest};
}

}  // namespace clast
