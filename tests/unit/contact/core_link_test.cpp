#include "contact/core_link.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.hpp"
#include "contact/elastic_band.hpp"
#include "shape/dilated.hpp"
#include "shape/shape_table.hpp"

namespace clast {
namespace {

// Cores as bodies of the size 1, in all kinds and with aspect ratios up to 1:50.
class Cores {
 public:
  Cores() {
    const std::vector<Vec3> ring = {
        {1, 0, 0}, {0.5, 0.8, 0}, {-0.5, 0.7, 0}, {-1, 0, 0}, {0, -0.9, 0}};
    std::vector<Vec3> box;
    for (int i = 0; i < 8; ++i)
      box.push_back({i & 1 ? 1.0 : -1, i & 2 ? 1.0 : -1, i & 4 ? 0.5 : -0.5});
    const Real thin = 1e-3;
    add(sphere_prototype());
    add(ellipsoid_prototype("three axes", {0.6, 0.8, 1}, 0));
    add(ellipsoid_prototype("oblate", {1, 1, 0.2}, 0));
    add(ellipsoid_prototype("needle", {0.02, 0.02, 1}, 0));
    add(ellipsoid_prototype("lens", {1, 1, 0.02}, 0));
    add(round_disc_prototype("disc", 1, thin));
    add(capsule_prototype("segment", 1, thin));
    add(round_plate_prototype("plate", ring, thin));
    add(rounded_prototype(prototype_from_points("box", box), thin));
    table_.assign(shapes_);
  }

  std::size_t size() const { return shapes_.size(); }
  const std::string& name(std::size_t i) const { return shapes_[i].name; }
  PosedCore posed(std::size_t i, const Vec3& center, const Quat& turn, Real size) const {
    const ShapeEntry& entry = table_.entries()[i];
    return {Placed{entry.core, center, turn, size}, entry, {}};
  }

 private:
  void add(Prototype shape) { shapes_.push_back(std::move(shape)); }
  std::vector<Prototype> shapes_;
  ShapeTable<Host> table_;
};

struct Pose {
  Vec3 center;
  Quat turn_a, turn_b;
  Real size = 1;
};

Vec3 direction(Random& random) { return rotate(random.rotation(), {1, 0, 0}); }

// In turn: any; parallel axes; end to end; nearly parallel, of other size.
Pose pose_of(int k, Random& random) {
  Pose p{random.uniform(0.0, 2.6) * direction(random), random.rotation(), random.rotation()};
  if (k % 4 == 1) p.turn_b = p.turn_a;
  if (k % 4 == 2) {
    p.turn_b = p.turn_a;
    p.center = random.uniform(2.0, 2.2) * rotate(p.turn_a, {0, 0, 1});
  }
  if (k % 4 == 3) {
    p.turn_b = normalized(p.turn_a * rotation_by(1e-4 * direction(random)));
    p.size = random.uniform(0.3, 3);
  }
  return p;
}

// An answer proves itself: no distance is larger than the length of a link between two points of
// the cores, and none smaller than what the cores are apart along any direction.
Real error_of(const PosedCore& a, const PosedCore& b, const CoreLink& link) {
  const Real below = gap_along(a, b, link.normal);
  return link.gap > 0 ? std::max(length(link.on_b - link.on_a) - below, std::abs(link.gap - below))
                      : std::abs(link.gap - below);
}

// The largest gap over all directions, which is the distance of cores that are apart: by looking
// around, with nothing but how far cores reach. Steps grow where they help and shrink where not.
Real widest_gap(const PosedCore& a, const PosedCore& b, Random& random, int looks) {
  Vec3 best = normalized(b.center - a.center + 1e-12 * direction(random));
  Real widest = gap_along(a, b, best), far = 1;
  for (int i = 0; i < looks; ++i) {
    const Vec3 n = normalized(best + far * direction(random));
    const Real gap = gap_along(a, b, n);
    far *= gap > widest ? 1.6 : 0.9;
    if (far < 1e-9 || far > 1) far = 1;
    if (gap <= widest) continue;
    widest = gap;
    best = n;
  }
  return widest;
}

void compare_all(int pairs) {
  const Cores cores;
  Random random(7);
  for (std::size_t i = 0; i < cores.size(); ++i)
    for (std::size_t j = i; j < cores.size(); ++j) {
      Real worst = 0;
      int wrong = 0, found = 0;
      for (int k = 0; k < pairs; ++k) {
        const Pose p = pose_of(k, random);
        const PosedCore a = cores.posed(i, {}, p.turn_a, 1);
        const PosedCore b = cores.posed(j, p.center, p.turn_b, p.size);
        PlaneMemory memory;
        CoreLink link;
        find_link(a, b, memory, link);
        if (!link.found) {
          wrong += widest_gap(a, b, random, 100) > 1e-9 ? 1 : 0;
          continue;
        }
        ++found;
        worst = std::max(worst, error_of(a, b, link));
        const Vec3 n = direction(random);  // the ends lie in the cores
        worst = std::max({worst, dot(n, link.on_a) - a.reach(n), dot(n, link.on_b) - b.reach(n)});
      }
      EXPECT_LT(worst, 1e-8) << cores.name(i) << " and " << cores.name(j);
      EXPECT_EQ(wrong, 0) << cores.name(i) << " and " << cores.name(j);
      EXPECT_GT(found, pairs / 4) << cores.name(i) << " and " << cores.name(j);
    }
}

TEST(CoreLinks, AreTheShortestForAllPairsOfCores) { compare_all(2000); }
TEST(CoreLinks, AreTheShortestForAllPairsOfCoresFull) { compare_all(1000000); }

// Pairs that are hard to tell apart, each class of cores with each: concentric or nearly so, axes
// in line, needles end to end, face to face, across each other, barely apart.
std::vector<Pose> hard_poses(Random& random) {
  std::vector<Pose> out;
  const Quat turns[] = {{},
                        rotation_by({pi / 2, 0, 0}),
                        rotation_by({0, pi / 2, 0}),
                        rotation_by({0, 1e-9, 0}),
                        rotation_by({1e-5, 0, 1e-5})};
  const Vec3 ways[] = {
      {0, 0, 1}, {1, 0, 0}, {0, 1, 0}, normalized({1, 1, 1}), normalized({1e-7, 0, 1})};
  for (const Quat& turn : turns)
    for (const Vec3& way : ways)
      for (const Real apart : {0.0, 1e-12, 1e-6, 0.041, 1.021, 2 + 1e-9, 2.01, 20.0}) {
        const Quat whole = random.rotation();
        out.push_back({rotate(whole, apart * way), whole, normalized(whole * turn)});
      }
  return out;
}

TEST(CoreLinks, HardPosesAgreeWithLookingAround) {
  const Cores cores;
  Random random(13);
  for (std::size_t i = 0; i < cores.size(); ++i)
    for (std::size_t j = i; j < cores.size(); ++j) {
      Real worst = 0, missed = 0;
      int failed = 0;
      for (const Pose& p : hard_poses(random)) {
        const PosedCore a = cores.posed(i, {}, p.turn_a, 1);
        const PosedCore b = cores.posed(j, p.center, p.turn_b, 1);
        PlaneMemory memory;
        CoreLink link;
        find_link(a, b, memory, link);
        failed += link.failed ? 1 : 0;
        EXPECT_NEAR(length(link.normal), 1, 1e-9);
        const Real dense = widest_gap(a, b, random, 1500);
        const Real size = std::max(1.0, length(p.center));
        if (link.found) worst = std::max(worst, error_of(a, b, link) / size);
        if (dense > 0) missed = std::max(missed, dense - (link.found ? link.gap : 0));
      }
      EXPECT_LT(worst, 1e-8) << cores.name(i) << " and " << cores.name(j);
      EXPECT_LT(missed, 1e-8) << cores.name(i) << " and " << cores.name(j);
      EXPECT_EQ(failed, 0) << cores.name(i) << " and " << cores.name(j);
    }
}

// From the last direction after a small movement: the same answer, with hardly any iterations.
TEST(CoreLinks, WarmSearchesAgreeWithColdOnes) {
  const Cores cores;
  Random random(5);
  int iterations = 0, searches = 0;
  for (int k = 0; k < 3000; ++k) {
    const std::size_t i = k % cores.size(), j = (k / 9) % cores.size();
    Pose p{random.uniform(1.5, 2.6) * direction(random), random.rotation(), random.rotation()};
    PlaneMemory memory;
    for (int step = 0; step < 5; ++step) {
      p.center += 1e-4 * direction(random);
      p.turn_b = normalized(rotation_by(1e-4 * direction(random)) * p.turn_b);
      const PosedCore a = cores.posed(i, {}, p.turn_a, 1);
      const PosedCore b = cores.posed(j, p.center, p.turn_b, 1);
      PlaneMemory fresh;
      CoreLink warm, cold;
      find_link(a, b, memory, warm);
      find_link(a, b, fresh, cold);
      if (!warm.found || !cold.found) break;
      EXPECT_NEAR(warm.gap, cold.gap, 1e-9) << cores.name(i) << " and " << cores.name(j);
      if (step > 0 && i < 5 && j < 5) {
        iterations += warm.iterations;
        ++searches;
      }
    }
  }
  EXPECT_LT(iterations, 2.5 * searches);
}

Real smallest_curvature_radius(const RoundCore& core) {
  const Real low = std::min({core.axes.x, core.axes.y, core.axes.z});
  const Real high = std::max({core.axes.x, core.axes.y, core.axes.z});
  return low > 0 ? square(low) / high : 1e300;
}

// The reference: the elastic band of the paper, for all round cores but those of 1:50, on which it
// takes more than 1e5 iterations.
TEST(CoreLinks, ElasticBandAgrees) {
  const Cores cores;
  Random random(3);
  for (const std::size_t i : {0, 1, 2, 5})
    for (const std::size_t j : {0, 1, 2, 5})
      for (int k = 0; k < 200; ++k) {
        const Pose p{random.uniform(2.1, 2.6) * direction(random), random.rotation(),
                     random.rotation()};
        const RoundCore a = cores.posed(i, {}, p.turn_a, 1).as_round();
        const RoundCore b = cores.posed(j, p.center, p.turn_b, 1).as_round();
        CoreLink link;
        link_of_rounds(a, b, normalized(p.center), link);
        const Real curved = std::min(smallest_curvature_radius(a), smallest_curvature_radius(b));
        const Real share = 1 / (1 + link.gap / curved);
        const ElasticBand band = elastic_band(a, b, {}, 1e-11 * share, share);
        ASSERT_TRUE(band.converged) << cores.name(i) << " and " << cores.name(j);
        EXPECT_NEAR(length(band.on_b - band.on_a), link.gap, 1e-12);
        EXPECT_LT(length(band.on_a - link.on_a), 1e-8);
        EXPECT_LT(length(band.on_b - link.on_b), 1e-8);
      }
}

// Hopkins: 10 to 100 iterations from scratch to a millionth of the radius, then about one.
TEST(CoreLinks, ElasticBandNeedsAboutOneIterationOnceItIsWarm) {
  Random random(9);
  int cold = 0, warm = 0, pairs = 0;
  for (int k = 0; k < 40; ++k) {
    const Vec3 axes{33.8, 33.8, 47.8};
    const Quat qa = random.rotation(), qb = random.rotation();
    RoundCore a{{}, rotate(qa, {1, 0, 0}), rotate(qa, {0, 1, 0}), rotate(qa, {0, 0, 1}), axes};
    RoundCore b = a;
    b.ax = rotate(qb, {1, 0, 0});
    b.ay = rotate(qb, {0, 1, 0});
    b.az = rotate(qb, {0, 0, 1});
    const Vec3 way = direction(random);
    CoreLink link;
    b.center = 200 * way;
    link_of_rounds(a, b, way, link);
    b.center = b.center - (link.gap - 9.9) * link.normal;  // in contact: R = 5
    const ElasticBand first = elastic_band(a, b, {}, 5e-6);
    ASSERT_TRUE(first.converged);
    b.center += 1e-5 * direction(random);
    const ElasticBand next = elastic_band(a, b, first.ends(a, b), 5e-6);
    cold += first.iterations;
    warm += next.iterations;
    ++pairs;
  }
  EXPECT_GT(cold, 10 * pairs);
  EXPECT_LT(cold, 100 * pairs);
  EXPECT_LE(warm, 3 * pairs);
}

TEST(CoreLinks, ConcentricCoresStayFinite) {
  const Cores cores;
  for (std::size_t i = 0; i < cores.size(); ++i)
    for (std::size_t j = 0; j < cores.size(); ++j) {
      PlaneMemory memory;
      CoreLink link;
      find_link(cores.posed(i, {}, {}, 1), cores.posed(j, {}, {}, 1), memory, link);
      EXPECT_TRUE(std::isfinite(link.gap)) << cores.name(i) << " and " << cores.name(j);
      EXPECT_NEAR(length(link.normal), 1, 1e-9) << cores.name(i) << " and " << cores.name(j);
      EXPECT_LE(link.gap, 1e-9);
    }
}

}  // namespace
}  // namespace clast
