#include "bond/fragments.hpp"

#include <gtest/gtest.h>

#include "bond/make.hpp"
#include "shape/build.hpp"

namespace clast {
namespace {

// Five in a row, bonded, and a sixth that is not; stored in reverse.
struct Row {
  HostBodies bodies;
  HostBonds bonds;
  std::vector<Assembly> shapes = {assembly_of(sphere_prototype())};

  Row() {
    for (Id id = 5; id >= 0; --id) {
      Body body;
      body.id = id;
      body.position = {2.0 * id, 0, 0};
      body.radius = 1;
      body.mass = 1 + id;
      append(bodies, body);
    }
    for (Id id = 0; id < 4; ++id) add_bonds({{id, id + 1, 0, 1, 1}}, bodies, shapes, {}, bonds);
  }
};

TEST(Fragments, AreWhatBondsHoldTogether) {
  Row row;
  std::vector<Fragment> fragments = fragments_of(row.bodies, row.bonds, row.shapes);
  ASSERT_EQ(fragments.size(), 1u);
  EXPECT_EQ(fragments[0].bodies, 5);
  EXPECT_DOUBLE_EQ(fragments[0].mass, 15);
  EXPECT_NEAR(fragments[0].size(), 2 * std::cbrt(5.0), 1e-12);
  row.bonds.strength[1] = 0;
  fragments = fragments_of(row.bodies, row.bonds, row.shapes);
  ASSERT_EQ(fragments.size(), 2u);
  EXPECT_EQ(fragments[0].name, 0);
  EXPECT_EQ(fragments[0].bodies, 2);
  EXPECT_EQ(fragments[1].name, 2);
  EXPECT_DOUBLE_EQ(fragments[1].mass, 12);
  EXPECT_EQ(fragment_names(row.bodies, row.bonds), (std::vector<Id>{5, 2, 2, 2, 0, 0}));
}

TEST(Fragments, AreSummedUp) {
  Row row;
  row.bonds.strength[0] = row.bonds.strength[1] = 0;  // 1 | 2 | 3 + 4 + 5 kg
  const FragmentTotals totals = totals_of(fragments_of(row.bodies, row.bonds, row.shapes));
  EXPECT_EQ(totals.count, 3);
  EXPECT_DOUBLE_EQ(totals.largest_mass, 12);
  EXPECT_NEAR(totals.median_size, 2 * std::cbrt(3.0), 1e-12);
  EXPECT_EQ(totals_of({}).count, 0);
}

}  // namespace
}  // namespace clast
