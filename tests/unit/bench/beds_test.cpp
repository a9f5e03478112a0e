// Beds to measure on: at rest, dense, inside their box, and written as other codes read them.
#include "bench/beds.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "base/error.hpp"
#include "tests/support/temporary_directory.hpp"

namespace clast {
namespace {

SettledBed small_bed(const std::filesystem::path& kept) {
  BedOptions options;
  options.name = "polyhedra";
  options.n = 100;
  options.kept = kept;
  return settled_bed(options, {});
}

TEST(Beds, PolyhedraRestInEqualShares) {
  const test::TemporaryDirectory folder;
  const SettledBed bed = small_bed(folder.path());
  std::vector<int> of_kind(5);
  for (std::size_t i = 0; i < bed.state.bodies.size(); ++i) {
    ++of_kind[bed.state.bodies.shape[i]];
    EXPECT_LT(length(bed.state.bodies.velocity[i]), 0.02);
  }
  EXPECT_EQ(of_kind, (std::vector<int>{0, 25, 25, 25, 25}));
}

TEST(Beds, KeptBedIsTheSettledOne) {
  const test::TemporaryDirectory folder;
  const SettledBed made = small_bed(folder.path()), kept = small_bed(folder.path());
  EXPECT_EQ(state_hash(made.state), state_hash(kept.state));
}

TEST(Beds, TilesOfPolyhedraFitTogetherFull) {
  const test::TemporaryDirectory folder;
  BedOptions options;
  options.name = "polyhedra";
  options.n = 4100;
  options.kept = folder.path();
  const SettledBed bed = settled_bed(options, {.threads = 2});
  EXPECT_EQ(bed.state.bodies.size(), 4000u);
  EXPECT_GT(bed.unrest, 0);
  const auto engine = make_engine({.threads = 2});
  engine->load(bed.model, bed.state, true);
  // Where tiles meet, grains that stood at a wall find each other; measuring begins after that.
  const auto steps = static_cast<std::int64_t>(bed.unrest / bed.model.dt);
  EXPECT_FALSE(engine->advance(steps).fault);
  EXPECT_LT(engine->totals().fastest, 0.1);
  EXPECT_GT(2 * engine->totals().contacts, 4 * 4000);
}

TEST(Beds, TextHasTheVerticesOfEveryBody) {
  const test::TemporaryDirectory folder;
  const SettledBed bed = small_bed(folder.path());
  std::istringstream text(bed_text(bed, bed.state));
  std::string line;
  std::getline(text, line);
  EXPECT_EQ(line, "# 0.21 0.21");
  const Real give = 2e-4;  // of the walls
  std::vector<int> vertices;
  while (std::getline(text, line)) {
    std::istringstream numbers(line);
    Vec3 p;
    int count = 0;
    while (numbers >> p.x >> p.y >> p.z) {
      ++count;
      EXPECT_GT(std::min({p.x, p.y, p.z}), -give);
      EXPECT_LT(std::max(p.x, p.y), 0.21 + give);
    }
    vertices.push_back(count);
  }
  ASSERT_EQ(vertices.size(), 100u);
  EXPECT_EQ(std::count(vertices.begin(), vertices.end(), 14), 25);
  EXPECT_EQ(std::count(vertices.begin(), vertices.end(), 4), 25);
}

BedOptions named(const char* name, std::int64_t n, const std::filesystem::path& kept) {
  BedOptions options;
  options.name = name;
  options.n = n;
  options.kept = kept;
  return options;
}

TEST(Beds, CubesOfBondedSpheresRestWhole) {
  const test::TemporaryDirectory folder;
  const SettledBed bed = settled_bed(named("bonded", 60, folder.path()), {});
  ASSERT_EQ(bed.state.bodies.size(), 2u * 27);
  ASSERT_EQ(bed.state.bonds.size(), 2u * 54);
  for (std::size_t k = 0; k < bed.state.bonds.size(); ++k)
    EXPECT_TRUE(is_whole(bed.state.bonds, k));
  for (const Vec3& v : bed.state.bodies.velocity) EXPECT_LT(length(v), 0.1);
  // One line for each sphere, cube after cube.
  std::istringstream text(bed_text(bed, bed.state));
  std::string line;
  std::getline(text, line);
  Real x = 0, y = 0, z = 0, r = 0;
  for (int i = 0; i < 2 * 27; ++i) {
    int group = -1;
    ASSERT_TRUE(text >> x >> y >> z >> r >> group) << i;
    EXPECT_EQ(group, i / 27 * 27);
    EXPECT_EQ(r, 0.005);
  }
}

TEST(Beds, ClumpsAreWrittenAsTheirSpheres) {
  const test::TemporaryDirectory folder;
  const SettledBed bed = settled_bed(named("clumps", 3, folder.path()), {});
  ASSERT_EQ(bed.state.bodies.size(), 3u);
  std::istringstream text(bed_text(bed, bed.state));
  std::string line;
  std::getline(text, line);
  std::vector<Real> radii;
  Real x = 0, y = 0, z = 0, r = 0;
  for (int i = 0; i < 15; ++i) {
    int group = -1;
    ASSERT_TRUE(text >> x >> y >> z >> r >> group) << i;
    EXPECT_EQ(group, i / 5);
    radii.push_back(r);
  }
  EXPECT_NEAR(radii[0], 0.005, 1e-9);
  EXPECT_NEAR(radii[14], 0.0025, 1e-9);
}

// Bonds of copies hold the bodies of their copy.
TEST(Beds, TilesOfBondedCubesFitTogetherFull) {
  const test::TemporaryDirectory folder;
  const SettledBed bed = settled_bed(named("bonded", 54000, folder.path()), {.threads = 2});
  ASSERT_EQ(bed.state.bodies.size(), 54000u);
  const auto engine = make_engine({.threads = 2});
  engine->load(bed.model, bed.state, true);
  EXPECT_FALSE(engine->advance(200).fault);
  EXPECT_EQ(engine->totals().bonds, 2000 * 54);
  EXPECT_EQ(engine->totals().broken_bonds, 0);
  EXPECT_LT(engine->totals().fastest, 1);
}

TEST(Beds, UnknownNameListsThoseThereAre) {
  BedOptions options;
  options.name = "marbles";
  try {
    settled_bed(options, {});
    FAIL();
  } catch (const Error& e) {
    EXPECT_NE(std::string(e.what()).find("spheres or polyhedra or spheroids or clumps or bonded"),
              std::string::npos);
  }
}

}  // namespace
}  // namespace clast
