// Generated beds are what they are said to be.
#include "bench/search_beds.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "base/error.hpp"
#include "tests/support/temporary_directory.hpp"

namespace clast::test {
namespace {

std::int64_t pairs_in(const BedSettings& settings, Real margin) {
  const Bed bed = make_bed(settings);
  const auto search = make_search("fastest");
  PairBuffer pairs;
  SearchSettings asked;
  asked.margin = margin;
  search->find(bed.volumes(), asked, pairs);
  return search->report().pairs;
}

// Packing A touches along rows only: 99 contacts in each of 100 rows.
TEST(SearchBeds, PackingsHaveTheContactsOfThePaper) {
  BedSettings s;
  s.arrangement = "packing_a";
  EXPECT_EQ(pairs_in(s, 0.1), 9900);
  s.arrangement = "packing_b";
  EXPECT_EQ(pairs_in(s, 0.1), 0);
  s.arrangement = "packing_c";
  EXPECT_EQ(pairs_in(s, 0.1), 0);
  s.arrangement = "packing_d";  // every other disc touches the next
  EXPECT_EQ(pairs_in(s, 0.1), 5000);
}

TEST(SearchBeds, SizesSpanTheRatioAndFillTheSpace) {
  for (const std::string sizes : {"uniform", "log_uniform", "equal_volume"}) {
    BedSettings s;
    s.n = 20000;
    s.size_ratio = 8;
    s.sizes = sizes;
    const Bed bed = make_bed(s);
    Real least = 100, most = 0, volume = 0;
    Vec3 high;
    for (std::size_t i = 0; i < bed.radius.size(); ++i) {
      least = smaller(least, bed.radius[i]);
      most = larger(most, bed.radius[i]);
      volume += 4 * pi / 3 * cube(bed.radius[i]);
      high = larger(high, bed.center[i]);
    }
    EXPECT_GE(least, 0.5);
    EXPECT_LT(least, 0.51);
    EXPECT_LE(most, 4);
    EXPECT_GT(most, 3.5) << sizes;
    EXPECT_NEAR(volume / (high.x * high.y * high.z), 0.5, 0.01) << sizes;
  }
}

// Bounding spheres of polyhedra overlap as they like.
TEST(SearchBeds, OfAFileAreItsBoundingSpheres) {
  const TemporaryDirectory directory;
  const auto file = directory.path() / "bodies.csv";
  std::ofstream(file) << "x,y,z,radius\n0,0,0,1\n0.5,0,0,1\n3,0,0,0.5\n";
  const Bed bed = bed_of_bodies(file, {.shape = "cube"});
  ASSERT_EQ(bed.center.size(), 3u);
  ASSERT_EQ(bed.low.size(), 3u);
  Real sum = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    sum += bed.radius[i];
    EXPECT_GE(bed.low[i].x, bed.center[i].x - bed.radius[i]);
    EXPECT_LE(bed.high[i].x, bed.center[i].x + bed.radius[i]);
  }
  EXPECT_EQ(sum, 2.5);
  EXPECT_NEAR(bed.mean_diameter, 5.0 / 3, 1e-15);
}

TEST(SearchBeds, RefuseWhatTheyDoNotKnow) {
  const auto refused = [](auto change) {
    BedSettings s;
    change(s);
    EXPECT_THROW(make_bed(s), Error);
  };
  refused([](BedSettings& s) { s.arrangement = "heap"; });
  refused([](BedSettings& s) { s.shape = "torus"; });
  refused([](BedSettings& s) { s.sizes = "odd"; });
  refused([](BedSettings& s) { s.n = 0; });
  refused([](BedSettings& s) { s.size_ratio = 0.5; });
  refused([](BedSettings& s) { s.density = 0; });
  refused([](BedSettings& s) { s.spacing = -1; });
}

}  // namespace
}  // namespace clast::test
