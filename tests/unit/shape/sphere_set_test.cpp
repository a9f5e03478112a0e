#include "shape/sphere_set.hpp"

#include <gtest/gtest.h>

#include "base/error.hpp"
#include "shape/union_mass.hpp"

namespace clast {
namespace {

std::string refusal(const std::string& text) {
  try {
    parse_spheres(text, "set.spheres");
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

bool mentions(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(SphereSets, AreReadAndWritten) {
  const SphereSet set = parse_spheres(
      "# two\nsphere 0 0 0 1\nsphere 2 0 0 1  # touches\n\nbond 2 1\n", "pair.spheres");
  EXPECT_EQ(set.name, "pair");
  ASSERT_EQ(set.spheres.size(), 2u);
  EXPECT_EQ(set.spheres[1].center, (Vec3{2, 0, 0}));
  EXPECT_EQ(set.bonds, (std::vector<std::pair<int, int>>{{0, 1}}));
  const SphereSet again = parse_spheres(spheres_text(set, "again"), "pair.spheres");
  EXPECT_EQ(again.spheres[1].center, set.spheres[1].center);
  EXPECT_EQ(again.bonds, set.bonds);
}

TEST(SphereSets, SayWhatIsWrongAndWhere) {
  EXPECT_TRUE(mentions(refusal("sphere 0 0 0 1\nsphere 1 0 x 1\n"), "set.spheres:2: 'x' is not"));
  EXPECT_TRUE(mentions(refusal("sphere 0 0 0 0\n"), "above zero"));
  EXPECT_TRUE(mentions(refusal("sphere 0 0 0 1\nsphere 0 0 0 2\n"), "same centre as sphere 1"));
  EXPECT_TRUE(mentions(refusal("sphere 0 0 0 1\nbond 1 2\n"), "none of the 1 spheres"));
  EXPECT_TRUE(mentions(refusal("sphere 0 0 0 1\nsphere 2 0 0 1\nbond 1 1\n"), "itself"));
  EXPECT_TRUE(mentions(refusal("ball 0 0 0 1\n"), "neither a sphere nor a bond"));
  EXPECT_TRUE(mentions(refusal("sphere 0 0 0 1\nsphere 0.1 0 0 0.5\n"), "lies within"));
  EXPECT_TRUE(mentions(refusal("# nothing\n"), "no spheres"));
}

// Two equal spheres at distance d < 2 r share a lens of volume pi (2r - d)^2 (d + 4r) / 12.
TEST(SphereSets, UnionHasTheVolumeOfBothLessTheLens) {
  for (const Real d : {0.3, 1.0, 1.7}) {
    const MassProperties m = union_mass({{{0, 0, 0}, 1}, {{0, d, 0}, 1}});
    const Real lens = pi * square(2 - d) * (d + 4) / 12;
    EXPECT_NEAR(m.volume, 8.0 / 3.0 * pi - lens, 1e-4 * m.volume);
    EXPECT_NEAR(m.centroid.y, 0.5 * d, 1e-4);
    EXPECT_NEAR(m.centroid.x, 0, 1e-6);
  }
}

// The union of a sphere and others that lie nearly within it is that sphere.
TEST(SphereSets, UnionHasTheMomentsOfTheWhole) {
  const MassProperties m =
      union_mass({{{1, 2, 3}, 1}, {{1.3, 2, 3}, 0.70001}, {{1, 2, 2.6}, 0.60001}});
  const Real volume = 4.0 / 3.0 * pi, second = 0.2 * volume;
  EXPECT_NEAR(m.volume, volume, 1e-4 * volume);
  for (const Real s : {m.second.xx, m.second.yy, m.second.zz})
    EXPECT_NEAR(s, second, 3e-4 * second);
  for (const Real s : {m.second.xy, m.second.yz, m.second.zx}) EXPECT_NEAR(s, 0, 1e-4 * second);
}

TEST(SphereSets, WithoutOverlapAreExact) {
  const MassProperties m = union_mass({{{0, 0, 0}, 1}, {{2, 0, 0}, 1}});
  const Real ball = 4.0 / 3.0 * pi;
  EXPECT_NEAR(m.volume, 2 * ball, 1e-14 * ball);
  EXPECT_NEAR(m.second.xx, 2 * ball * (0.2 + 1), 1e-13 * ball);
  EXPECT_NEAR(m.second.yy, 2 * ball * 0.2, 1e-13 * ball);
}

TEST(SphereSets, BecomeBodies) {
  const Assembly clump = clump_of({"dumbbell", {{{0, 0, 1}, 1}, {{0, 0, 3}, 1}}, {}});
  EXPECT_DOUBLE_EQ(clump.radius, 2);
  EXPECT_TRUE(clump.is_sphere_set());
  EXPECT_FALSE(clump.is_sphere());
  ASSERT_EQ(clump.parts.size(), 2u);
  EXPECT_NEAR(length(clump.parts[1].center - clump.parts[0].center), 1, 1e-14);
  EXPECT_DOUBLE_EQ(clump.parts[0].size, 0.5);
  EXPECT_EQ(clump.bonds.size(), 1u);
  // 2/5 m r^2 along the axis; m d^2 / 4 more across it.
  Real least = 1;
  for (const Real i : {clump.inertia.x, clump.inertia.y, clump.inertia.z})
    least = smaller(least, i);
  EXPECT_NEAR(least, 0.4 * 0.25, 1e-12);
}

TEST(SphereSets, OfTheLibraryHoldTogether) {
  const std::vector<std::pair<std::string, std::size_t>> known = {
      {"ball10", 10},     {"cluster_a", 6},  {"cluster_b", 10},
      {"cluster_c", 25},  {"cluster_d", 50}, {"cluster_e", 75},
      {"cluster_f", 100}, {"cube27", 27},    {"tablet", 22}};
  ASSERT_EQ(sphere_set_names().size(), known.size());
  for (const auto& [name, count] : known) {
    const SphereSet set = sphere_set_named(name);
    EXPECT_EQ(set.spheres.size(), count) << name;
    EXPECT_TRUE(holds_together(set.spheres.size(), set.bonds)) << name;
    EXPECT_LT(deepest_overlap(set.spheres), 1e-6) << name;
  }
  EXPECT_EQ(sphere_set_named("cube27").bonds.size(), 54u);
  EXPECT_THROW(sphere_set_named("cube28"), Error);
}

}  // namespace
}  // namespace clast
