// Every search finds the same pairs of spheres, whichever of them are said to belong together.
#include <gtest/gtest.h>

#include <map>

#include "base/error.hpp"
#include "neighbor/local_frame.hpp"
#include "neighbor/search.hpp"
#include "tests/unit/neighbor/compared_search.hpp"

namespace clast::test {
namespace {

// Spheres in a ball of radius `ball` that lie as dense as in clusters of bonded spheres.
void add_cluster(CloudOfUnits& cloud, const Vec3& middle, Real ball, int n, Random& random) {
  const std::size_t first = cloud.center.size();
  const Real r = 0.8 * ball / std::cbrt(n);
  for (int i = 0; i < n; ++i)
    cloud.add(middle + random.uniform({-ball, -ball, -ball}, {ball, ball, ball}),
              r * random.uniform(0.7, 1));
  cloud.join_from(first);
}

void add_single(CloudOfUnits& cloud, const Vec3& at, Real radius) {
  cloud.add(at, radius);
  cloud.join_from(cloud.center.size());
}

// Clusters and single spheres at random places of a cube with a corner at `corner`.
CloudOfUnits mixture(int clusters, int singles, Real side, const Vec3& corner, Random& random) {
  CloudOfUnits cloud;
  const auto anywhere = [&] { return corner + random.uniform({0, 0, 0}, {side, side, side}); };
  for (int c = 0; c < clusters; ++c)
    add_cluster(cloud, anywhere(), 1, 1 + static_cast<int>(random.bits() % 40), random);
  for (int i = 0; i < singles; ++i) add_single(cloud, anywhere(), random.uniform(0.2, 0.6));
  return cloud;
}

using Maker = CloudOfUnits (*)(Random&);

// Names of cluster clouds that are hard on searches.
const std::map<std::string, Maker>& makers() {
  static const std::map<std::string, Maker> all = {
      {"dense", [](Random& r) { return mixture(12, 60, 4, {}, r); }},
      {"loose", [](Random& r) { return mixture(20, 100, 40, {}, r); }},
      {"far_from_the_origin",
       [](Random& r) {
         return mixture(12, 60, 4, {1e9, -1e9, 1e9}, r);
       }},
      {"no_clusters", [](Random& r) { return mixture(0, 120, 5, {}, r); }},
      {"one_cluster",
       [](Random& r) {
         CloudOfUnits cloud;
         add_cluster(cloud, {1, 2, 3}, 2, 150, r);
         return cloud;
       }},
      {"one_sphere",
       [](Random&) {
         CloudOfUnits cloud;
         add_single(cloud, {1, 2, 3}, 1);
         return cloud;
       }},
      // O, O1 and O2 on one line: along an axis, and along none.
      {"collinear_centres",
       [](Random& r) {
         CloudOfUnits cloud;
         for (const Vec3& along : {Vec3{0, 0, 1}, Vec3{1, 0, 0}, Vec3{0.6, 0, -0.8}})
           for (int k = 0; k < 4; ++k) {
             const std::size_t first = cloud.center.size();
             for (int i = 0; i < 12; ++i) {  // opposite spheres: the centroid stays on the line
               const Vec3 arm = r.uniform({-0.7, -0.7, -0.7}, {0.7, 0.7, 0.7});
               cloud.add(1.1 * k * along + arm, 0.3);
               cloud.add(1.1 * k * along - arm, 0.3);
             }
             cloud.join_from(first);
           }
         return cloud;
       }},
      {"concentric",
       [](Random& r) {
         CloudOfUnits cloud;
         for (const Vec3& middle : {Vec3{}, Vec3{3, 4, 5}})
           for (const Real ball : {0.4, 1.0, 1.0, 2.0}) {
             const std::size_t first = cloud.center.size();
             for (int i = 0; i < 8; ++i) {
               const Vec3 arm = r.uniform({-ball, -ball, -ball}, {ball, ball, ball});
               cloud.add(middle + arm, 0.3);
               cloud.add(middle - arm, 0.3);
             }
             cloud.join_from(first);
           }
         return cloud;
       }},
      {"coincident",
       [](Random&) {
         CloudOfUnits cloud;
         for (int c = 0; c < 6; ++c) {
           const std::size_t first = cloud.center.size();
           for (int i = 0; i < 4; ++i) cloud.add({0, 0, static_cast<Real>(c % 2)}, 0.3);
           cloud.join_from(first);
         }
         return cloud;
       }},
      {"sizes_1_to_1000",
       [](Random& r) {
         CloudOfUnits cloud;
         for (int c = 0; c < 10; ++c) {
           const std::size_t first = cloud.center.size();
           const Vec3 middle = r.uniform({0, 0, 0}, {4, 4, 4});
           for (int i = 0; i < 15; ++i)
             cloud.add(middle + r.uniform({-1, -1, -1}, {1, 1, 1}),
                       portable_exp(r.uniform(-6.9, 0)));
           cloud.join_from(first);
         }
         for (int i = 0; i < 50; ++i) add_single(cloud, r.uniform({0, 0, 0}, {4, 4, 4}), 0.001);
         return cloud;
       }},
      {"tiny_beside_huge",
       [](Random& r) {
         CloudOfUnits cloud;
         add_cluster(cloud, {0, 0, 0}, 1000, 30, r);
         for (int c = 0; c < 8; ++c)
           add_cluster(cloud, r.uniform({-900, -900, -900}, {900, 900, 900}), 1, 10, r);
         return cloud;
       }},
      {"points",
       [](Random& r) {
         CloudOfUnits cloud = mixture(10, 40, 4, {}, r);
         for (Real& radius : cloud.radius) radius = 0;
         return cloud;
       }},
      // Whoever is said to belong together, the pairs are the same.
      {"any_numbers",
       [](Random& r) {
         CloudOfUnits cloud = mixture(5, 100, 6, {}, r);
         for (std::int32_t& c : cloud.cluster)
           c = static_cast<std::int32_t>(r.bits() % 30 % cloud.center.size());
         return cloud;
       }},
  };
  return all;
}

class ClusterSearchTest : public ComparedSearch {};

TEST_P(ClusterSearchTest, FindsWhatAllPairsFinds) {
  Random random(4);
  for (int repeat = 0; repeat < 12; ++repeat)
    for (const auto& [name, make] : makers())
      for (int variant = 0; variant < 4; ++variant) {
        CloudOfUnits cloud = make(random);
        const bool points = cloud.largest_radius() == 0;
        cloud.settings.margin = points || repeat % 2 == 1 ? random.uniform(0.01, 0.4) : 0;
        cloud.settings.within_clusters = variant % 2 == 0;
        if (variant / 2 == 1) add_periods(cloud, random);
        compare(cloud, name + ", variant " + std::to_string(variant) + ", repeat " +
                           std::to_string(repeat));
        if (HasFatalFailure()) return;
      }
}

TEST_P(ClusterSearchTest, FindsWhatAllPairsFindsAmongThousands) {
  Random random(5);
  for (int variant = 0; variant < 4; ++variant) {
    CloudOfUnits cloud = mixture(120, 800, 15, {}, random);
    cloud.settings.margin = 0.05;
    cloud.settings.within_clusters = variant % 2 == 0;
    if (variant / 2 == 1) add_periods(cloud, random);
    compare(cloud, "variant " + std::to_string(variant));
    if (HasFatalFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(Neighbor, ClusterSearchTest,
                         testing::Values("single_grid", "fine_grid", "cluster_grid", "nbs",
                                         "nbs_2d", "tls", "dess", "hierarchical_grid", "fastest"),
                         [](const auto& instance) { return instance.param; });

// Within a cluster, between two, and between a cluster and a sphere.
TEST(ClusterPairs, AreFoundInsideOnlyWhenAskedFor) {
  CloudOfUnits cloud;
  for (const Real x : {0.0, 0.9, 1.8, 2.7}) cloud.add({x, 0, 0}, 0.5);
  cloud.cluster = {0, 0, 2, 3};
  cloud.cluster[3] = 2;
  cloud.add({1.35, 0.8, 0}, 0.5);
  cloud.cluster.push_back(4);
  PairBuffer pairs;
  const auto search = make_search("cluster_grid");
  search->find(cloud.volumes(), cloud.settings, pairs);
  EXPECT_EQ(pairs.a, (std::vector<std::int32_t>{0, 1, 1, 2, 2}));
  EXPECT_EQ(pairs.b, (std::vector<std::int32_t>{1, 2, 4, 3, 4}));
  cloud.settings.within_clusters = false;
  search->find(cloud.volumes(), cloud.settings, pairs);
  EXPECT_EQ(pairs.a, (std::vector<std::int32_t>{1, 1, 2}));
  EXPECT_EQ(pairs.b, (std::vector<std::int32_t>{2, 4, 4}));
}

TEST(ClusterPairs, NumbersOutOfRangeAreRefused) {
  CloudOfUnits cloud;
  cloud.add({0, 0, 0}, 1);
  cloud.add({1, 0, 0}, 1);
  PairBuffer pairs;
  for (const std::int32_t bad : {-1, 2}) {
    cloud.cluster = {0, bad};
    EXPECT_THROW(make_search("cluster_grid")->find(cloud.volumes(), {}, pairs), Error);
  }
}

// Far apart, a cluster costs as much as a sphere but for its bounding sphere: no sphere in it is
// compared with any other.
TEST(ClusterEffort, OfClustersFarApartIsThatOfTheirNumber) {
  Random random(6);
  for (const int size : {5, 50}) {
    CloudOfUnits cloud;
    for (int c = 0; c < 27; ++c)
      add_cluster(cloud, 100 * Vec3{c % 3 * 1.0, c / 3 % 3 * 1.0, c / 9 * 1.0}, 1, size, random);
    cloud.settings.within_clusters = false;
    PairBuffer pairs;
    const auto search = make_search("cluster_grid");
    search->find(cloud.volumes(), cloud.settings, pairs);
    const SearchReport& report = search->report();
    EXPECT_EQ(report.bounding.effort.visits, 4 * 27 * size);
    EXPECT_EQ(report.resolution.effort.comparisons, 0);
    EXPECT_EQ(report.resolution.effort.visits, 27);  // each meets itself
    EXPECT_EQ(report.effort.operations(), report.bounding.effort.operations() +
                                              report.subdivision.effort.operations() +
                                              report.resolution.effort.operations());
  }
}

// Two spheres side by side are met from both sides, and each meets itself: in 27 cells of the
// largest reach, or in fine ones.
TEST(SingleGridEffort, CountsWhatItLooksAt) {
  CloudOfUnits cloud;
  for (int i = 0; i < 20; ++i) cloud.add({10.0 * (i / 2) + 0.9 * (i % 2), 0, 0}, 0.5);
  PairBuffer pairs;
  for (const char* name : {"single_grid", "fine_grid"}) {
    const auto search = make_search(name);
    search->find(cloud.volumes(), cloud.settings, pairs);
    EXPECT_EQ(search->report().resolution.effort.comparisons, 10) << name;
    EXPECT_EQ(search->report().resolution.effort.visits, 10 + 20) << name;
  }
}

void expect_frame(const Vec3& o1, const Vec3& o2) {
  const LocalFrame f = local_frame(o1, o2);
  for (const Vec3& axis : {f.x, f.y, f.z}) EXPECT_NEAR(length(axis), 1, 1e-15);
  EXPECT_NEAR(dot(f.x, f.y), 0, 1e-15);
  EXPECT_NEAR(dot(f.y, f.z), 0, 1e-15);
  EXPECT_NEAR(dot(f.z, f.x), 0, 1e-15);
  EXPECT_NEAR(length(cross(f.x, f.y) - f.z), 0, 1e-15);
  EXPECT_EQ(length(f.coordinates(o2)), 0);
}

TEST(LocalFrame, IsThatOfThePaper) {
  const Vec3 o1{3, 1, 2}, o2{5, -2, 4};
  expect_frame(o1, o2);
  const LocalFrame f = local_frame(o1, o2);
  EXPECT_NEAR(length(cross(f.z, o2 - o1)), 0, 1e-14);
  EXPECT_GT(dot(f.z, o2 - o1), 0);
  EXPECT_NEAR(dot(f.x, o1), 0, 1e-14);  // upright on the plane of O, O1, O2
  EXPECT_NEAR(dot(f.x, o2), 0, 1e-14);
}

TEST(LocalFrame, IsRightAngledWhereTheThreeAreCollinear) {
  expect_frame({0, 0, 0}, {0, 0, 0});
  expect_frame({1, 2, 3}, {1, 2, 3});
  expect_frame({0, 0, 0}, {0, 0, 1});
  expect_frame({0, 0, 0}, {1, 2, 3});
  expect_frame({1, 2, 3}, {2, 4, 6});
  expect_frame({1, 2, 3}, {-1, -2, -3});
  expect_frame({1, 2, 3}, {2, 4, 6.0000001});  // nearly
  expect_frame({1e9, 2e9, 3e9}, {1e9 + 1, 2e9 + 2, 3e9 + 3});
  expect_frame({1e-150, 0, 0}, {3e-150, 1e-150, 0});
}

}  // namespace
}  // namespace clast::test
