// Beds of clusters are made of what they are said to be made of.
#include "bench/cluster_beds.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "base/error.hpp"
#include "tests/support/temporary_directory.hpp"

namespace clast::test {
namespace {

class ClusterBeds : public testing::Test {
 protected:
  Bed bed_of(const std::string& bodies, const std::string& cluster) const {
    std::ofstream(folder_ / "bodies.txt") << bodies;
    return make_cluster_bed(
        {.bodies = folder_ / "bodies.txt", .cluster = cluster, .from_radius = 0.015, .seed = 3});
  }
  TemporaryDirectory folder_;
};

TEST_F(ClusterBeds, LargeSpheresBecomeClusters) {
  const Bed bed = bed_of("1 0 0 0.01\n0 2 0 0.02\n0 0 3 0.01\n0 5 0 0.02\n", "cluster_a");
  ASSERT_EQ(bed.center.size(), 2u + 2 * 6);
  EXPECT_EQ(bed.cluster, (std::vector<std::int32_t>{0, 1, 1, 1, 1, 1, 1, 7, 8, 8, 8, 8, 8, 8}));
  EXPECT_EQ(bed.radius[0], 0.01);
  EXPECT_EQ(length(bed.center[7] - Vec3{0, 0, 3}), 0);
  Vec3 middle;
  Real farthest = 0;
  for (int i = 1; i < 7; ++i) {
    EXPECT_NEAR(bed.radius[i], 0.00828, 1e-12);
    middle += (1.0 / 6) * bed.center[i];
    farthest = larger(farthest, length(bed.center[i] - Vec3{0, 2, 0}) + bed.radius[i]);
  }
  EXPECT_NEAR(length(middle - Vec3{0, 2, 0}), 0, 1e-12);
  EXPECT_NEAR(farthest, 0.02, 2e-5);  // as large as the sphere it stands for
  // Each is turned in its own way.
  EXPECT_GT(length((bed.center[1] - Vec3{0, 2, 0}) - (bed.center[8] - Vec3{0, 5, 0})), 1e-3);
}

TEST_F(ClusterBeds, WhatIsNotThereIsRefused) {
  EXPECT_THROW(bed_of("0 0 0 0.02\n", "cluster_z"), Error);
  EXPECT_THROW(make_cluster_bed({.bodies = folder_ / "none.txt", .cluster = "cluster_a"}), Error);
}

}  // namespace
}  // namespace clast::test
