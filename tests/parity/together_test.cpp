// Spheres, clumps, polyhedra, capsules and clusters that break in one run: the same bits for any
// number of threads, search and instruction set, and an energy balance that closes.
#include <gtest/gtest.h>
#include <stdlib.h>

#include "base/error.hpp"
#include "neighbor/search.hpp"
#include "tests/support/scene_world.hpp"

namespace clast::test {
namespace {

constexpr int steps = 1200;

const char* const all_kinds = R"(
duration = 1
[[material]]
name = "stone"
density = 2600
youngs_modulus = "20 MPa"
friction = 0.5
restitution = 0.5
[[bond]]
name = "cement"
youngs_modulus = "20 MPa"
tensile_strength = "100 kPa"
shear_strength = "130 kPa"
damping = 0.1
[[shape]]
name = "stick"
core = "segment"
length = "30 mm"
radius = "5 mm"
[[wall]]
type = "plane"
point = [0, 0, 0]
normal = [0, 0, 1]
[[insert]]
shape = "cube27"
bond = "cement"
radius = "15 mm"
at = [[0, 0, "25 mm"]]
velocity = [0, 0, "-5 m/s"]
[[insert]]
shape = ["gravel_1", "jack"]
radius = "10 mm"
at = [["3 mm", 0, "65 mm"], ["-30 mm", 0, "30 mm"]]
velocity = [0, 0, "-5 m/s"]
[[insert]]
shape = "ball10"
radius = "10 mm"
at = [[0, "30 mm", "30 mm"]]
velocity = [0, "-1 m/s", "-5 m/s"]
[[insert]]
shape = "stick"
at = [[0, "-30 mm", "30 mm"]]
velocity = [0, "1 m/s", "-5 m/s"]
[[insert]]
radius = "8 mm"
at = [["30 mm", 0, "30 mm"]]
velocity = ["-1 m/s", 0, "-5 m/s"]
)";

std::uint64_t hash(const EngineOptions& options) {
  return SceneWorld(all_kinds, options).hash_after(steps);
}

TEST(Together, BondsBreakAndTheEnergyBalanceCloses) {
  SceneWorld world(all_kinds, {});
  world.hash_after(steps);
  const Totals totals = world.engine->totals();
  EXPECT_GT(totals.broken_bonds, 0);
  EXPECT_LT(totals.broken_bonds, totals.bonds);
  EXPECT_GT(totals.contacts, 20);
  EXPECT_LT(std::abs(world.engine->measure(true).relative_residual()), 1e-3);
}

TEST(Together, AllSearchesMakeTheSameListsFromBeginToEnd) {
  std::vector<std::string> all = search_names();
  std::erase(all, "nbs_2d");
  EXPECT_EQ(hash({.compare = all}), hash({}));
  EXPECT_EQ(hash({.search = "cell_keys", .compare = {"hierarchical_grid"}}), hash({}));
}

TEST(Together, SameBitsForThreadsSearchesAndInstructionSets) {
  const std::uint64_t straight = hash({});
  EXPECT_EQ(hash({.threads = 3}), straight);
  EXPECT_EQ(hash({.search = "all_pairs"}), straight);
  EXPECT_EQ(hash({.search = "cluster_grid"}), straight);
  for (const char* isa : {"x86_64", "avx2"}) {
    ::setenv("CLAST_ISA", isa, 1);
    try {
      EXPECT_EQ(hash({}), straight) << isa;
    } catch (const Error&) {
      GTEST_LOG_(INFO) << "this processor or build has no " << isa;
    }
    ::unsetenv("CLAST_ISA");
  }
}

}  // namespace
}  // namespace clast::test
