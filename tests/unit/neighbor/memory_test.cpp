// Memory and fallbacks of the searches.
#include <gtest/gtest.h>

#include "neighbor/search.hpp"
#include "tests/unit/neighbor/clouds.hpp"

namespace clast::test {
namespace {

SearchReport report_of(const std::string& name, const CloudOfUnits& cloud) {
  const auto search = make_search(name);
  PairBuffer pairs;
  search->find(cloud.volumes(), cloud.settings, pairs);
  return search->report();
}

CloudOfUnits lattice(int nx, int ny, int nz, Real spacing) {
  CloudOfUnits cloud;
  for (int k = 0; k < nz; ++k)
    for (int j = 0; j < ny; ++j)
      for (int i = 0; i < nx; ++i) cloud.add({spacing * i, spacing * j, spacing * k}, 0.5);
  return cloud;
}

// physics.md 2: nz + 2 ny + 5 nx + 3 N integers; two cells of rounding along each axis.
TEST(NbsMemory, IsAsPublishedInThreeDimensions) {
  const CloudOfUnits cloud = lattice(40, 30, 20, 3);
  const double n = 40 * 30 * 20, nx = 3 * 39 + 2, ny = 3 * 29 + 2, nz = 3 * 19 + 2;
  EXPECT_NEAR(static_cast<double>(report_of("nbs", cloud).bytes),
              4 * (nz + 2 * ny + 5 * nx + 3 * n), 4 * 8);
}

// Eq. (13): ny + 2 nx + 2 N integers.
TEST(NbsMemory, IsAsPublishedInTwoDimensions) {
  const CloudOfUnits cloud = lattice(100, 100, 1, 200);
  const double n = 1e4, cells = 99 * 200 + 2;
  EXPECT_NEAR(static_cast<double>(report_of("nbs_2d", cloud).bytes), 4 * (3 * cells + 2 * n), 24);
}

TEST(NbsMemory, IsBoundedWhenABodyIsFarAway) {
  CloudOfUnits cloud = lattice(10, 10, 10, 1);
  EXPECT_EQ(report_of("nbs", cloud).warning, "");
  cloud.center[7] = {1e12, 0, -1e12};
  for (const std::string name : {"nbs", "nbs_2d"}) {
    const SearchReport report = report_of(name, cloud);
    EXPECT_NE(report.warning, "") << name;
    EXPECT_LT(report.bytes, 100u << 20) << name;
  }
}

TEST(TlsMemory, IsBoundedWhenBoxesAreTiny) {
  CloudOfUnits cloud = lattice(10, 10, 10, 1);
  EXPECT_EQ(report_of("tls", cloud).warning, "");
  cloud.settings.box_ratio = 1e-9;
  const SearchReport report = report_of("tls", cloud);
  EXPECT_NE(report.warning, "");
  EXPECT_LT(report.bytes, 1u << 30);
  EXPECT_EQ(report.pairs, report_of("all_pairs", cloud).pairs);
}

TEST(TlsMemory, BoxesAreOneAndAHalfMedianBodies) {
  const CloudOfUnits cloud = lattice(10, 10, 10, 1);
  EXPECT_NEAR(report_of("tls", cloud).cell_size, 1.5, 1e-9);
}

TEST(HierarchicalGridMemory, DoesNotDependOnTheExtentOfSpace) {
  CloudOfUnits cloud = lattice(20, 20, 20, 1);
  const std::size_t dense = report_of("hierarchical_grid", cloud).bytes;
  for (const Real far : {1e3, 1e6, 1e12, 1e60}) {
    CloudOfUnits spread = cloud;
    for (Vec3& c : spread.center) c = far * c;
    EXPECT_LT(report_of("hierarchical_grid", spread).bytes, 2 * dense + 100000) << far;
  }
}

TEST(HierarchicalGrid, HasOneLevelForSimilarSizesAndMoreForMixtures) {
  Random random(5);
  CloudOfUnits cloud = make_cloud(Kind::bed, 5000, random);
  EXPECT_EQ(report_of("hierarchical_grid", cloud).levels, 1);
  for (std::size_t i = 0; i < cloud.radius.size(); i += 100) cloud.radius[i] *= 10;
  EXPECT_GT(report_of("hierarchical_grid", cloud).levels, 1);
}

}  // namespace
}  // namespace clast::test
