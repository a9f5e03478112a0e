// The contact searches against all features in extended precision.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>

#include "contact/conventional_common_plane.hpp"
#include "contact/fast_common_plane.hpp"
#include "contact/shortest_link.hpp"
#include "exec/parallel.hpp"
#include "tests/support/exact_pair.hpp"
#include "tests/support/pair_shapes.hpp"

namespace clast::test {
namespace {

using Method = CommonPlane (*)(const Placed&, const Placed&, PlaneMemory&);

CommonPlane by_default(const Placed& a, const Placed& b, PlaneMemory& m) {
  return common_plane(a, b, m);
}
CommonPlane by_fcp(const Placed& a, const Placed& b, PlaneMemory& m) {
  return fast_common_plane(a, b, m);
}
CommonPlane by_link(const Placed& a, const Placed& b, PlaneMemory& m) {
  return shortest_link(a, b, m);
}
constexpr Method exact_methods[] = {by_default, by_fcp, by_link};
constexpr const char* method_names[] = {"common_plane", "fast_common_plane", "shortest_link"};

// What is wrong with a plane of a pair, empty if nothing is.
std::string wrong(const RandomPair& pair, const ExactPair& exact, const CommonPlane& plane) {
  const Real size = 1 + pair.b.size;
  std::string text;
  if (plane.failed) text += " failed";
  if (!(std::abs(static_cast<Real>(plane.gap - exact.gap)) <= 1e-9 * size))
    text += " gap " + std::to_string(plane.gap) + " not " +
            std::to_string(static_cast<Real>(exact.gap));
  if (!exact.apart) {
    if (!(std::abs(static_cast<Real>(exact_gap_along(pair.a, pair.b, plane.normal) - exact.gap)) <=
          1e-9 * size))
      text += " normal does not have the gap";
    return text;
  }
  // A link much shorter than the bodies has no more digits in its direction than in its length.
  const Real unsure = 1e-9 + 1e-14 * size / static_cast<Real>(exact.gap);
  if (!(length(plane.normal - exact.normal) <= unsure)) text += " normal";
  if (!(std::abs(length(plane.on_b - plane.on_a) - plane.gap) <= 1e-9 * size)) text += " link";
  return text;
}

struct Tally {
  std::atomic<int> apart{0}, touching{0}, bad{0};
  std::mutex lock;
  std::string first;
  void add(const std::string& text) {
    if (bad++ > 0) return;
    const std::scoped_lock hold(lock);
    first = text;
  }
};

void hold_against_all_features(int pairs, Real nearest, Real farthest, Real ratio, Tally& tally) {
  const auto shapes = all_pair_shapes();
  parallel_for((pairs + 999) / 1000, [&](int block) {
    Random random(77, static_cast<std::uint64_t>(block));
    for (int k = 0; k < 1000; ++k) {
      const RandomPair pair = random_pair(random, shapes, ratio, nearest, farthest);
      const ExactPair exact = exact_pair(pair.a, pair.b);
      ++(exact.apart ? tally.apart : tally.touching);
      for (int m = 0; m < 3; ++m) {
        PlaneMemory memory;
        const CommonPlane cold = exact_methods[m](pair.a, pair.b, memory);
        std::string text = wrong(pair, exact, cold);
        const CommonPlane warm = exact_methods[m](pair.a, pair.b, memory);
        text += wrong(pair, exact, warm);
        if (!text.empty())
          tally.add(std::string(method_names[m]) + " block " + std::to_string(block) + " pair " +
                    std::to_string(k) + ":" + text);
      }
    }
  });
}

TEST(ContactSearchParity, MethodsFindTheExactDistance) {
  Tally tally;
  hold_against_all_features(20000, 0.6, 1.3, 3, tally);
  EXPECT_EQ(tally.bad, 0) << tally.first;
  EXPECT_GT(tally.apart, 12000);
}

TEST(ContactSearchParity, FirstTouchFindsTheLeastPenetration) {
  Tally tally;
  hold_against_all_features(2000, 0, 0.6, 3, tally);
  EXPECT_EQ(tally.bad, 0) << tally.first;
  EXPECT_GT(tally.touching, 1000);
}

TEST(ContactSearchParity, MethodsFindTheExactDistanceOfAMillionFull) {
  Tally tally;
  hold_against_all_features(1300000, 0.75, 1.4, 3, tally);
  EXPECT_EQ(tally.bad, 0) << tally.first;
  EXPECT_GT(tally.apart, 1000000);
}

TEST(ContactSearchParity, SizesOfOneToAThousand) {
  Tally tally;
  hold_against_all_features(5000, 0.6, 1.3, 1000, tally);
  EXPECT_EQ(tally.bad, 0) << tally.first;
  EXPECT_GT(tally.apart, 2000);
}

// The conventional search never finds more than there is, and mostly comes near it.
TEST(ContactSearchParity, ConventionalComesNear) {
  const auto shapes = all_pair_shapes();
  Random random(5);
  std::vector<Real> missing, angle;
  for (int k = 0; k < 4000; ++k) {
    const RandomPair pair = random_pair(random, shapes, 2, 0.8, 1.3);
    PlaneMemory exact_memory, memory;
    const CommonPlane exact = common_plane(pair.a, pair.b, exact_memory);
    if (exact.gap <= 0) continue;
    const CommonPlane plane = conventional_common_plane(pair.a, pair.b, memory);
    EXPECT_LE(plane.gap, exact.gap + 1e-12);
    missing.push_back((exact.gap - plane.gap) / (1 + pair.b.size));
    angle.push_back(length(plane.normal - exact.normal));
  }
  std::sort(missing.begin(), missing.end());
  std::sort(angle.begin(), angle.end());
  EXPECT_LT(angle[angle.size() / 2], 0.3 * pi / 180);
  EXPECT_LT(missing[missing.size() / 2], 1e-3);
  EXPECT_LT(missing[missing.size() * 99 / 100], 0.08);
}

}  // namespace
}  // namespace clast::test
