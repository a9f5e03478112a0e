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

Real widest_gap(const PosedCore& a, const PosedCore& b, Random& random, int directions) {
  Real widest = -1e300;
  for (int i = 0; i < directions; ++i)
    widest = std::max(widest, gap_along(a, b, direction(random)));
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
          wrong += widest_gap(a, b, random, 100) > 0 ? 1 : 0;
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
TEST(CoreLinks, FullAreTheShortestForAllPairsOfCores) { compare_all(100000); }

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

// The reference: the elastic band of the paper.
TEST(CoreLinks, ElasticBandAgrees) {
  const Cores cores;
  Random random(3);
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j)
      for (int k = 0; k < 200; ++k) {
        const Pose p{random.uniform(2.1, 2.6) * direction(random), random.rotation(),
                     random.rotation()};
        const RoundCore a = cores.posed(i, {}, p.turn_a, 1).as_round();
        const RoundCore b = cores.posed(j, p.center, p.turn_b, 1).as_round();
        CoreLink link;
        link_of_rounds(a, b, normalized(p.center), link);
        const ElasticBand band = elastic_band(a, b, {}, 1e-10);
        ASSERT_TRUE(band.converged);
        EXPECT_NEAR(length(band.on_b - band.on_a), link.gap, 1e-8);
        EXPECT_LT(length(band.on_a - link.on_a), 1e-4);
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
