#include "output/bond_lines.hpp"

#include <gtest/gtest.h>

#include "base/error.hpp"
#include "bond/make.hpp"
#include "output/fragment_table.hpp"
#include "output/frames.hpp"
#include "tests/support/temporary_directory.hpp"

namespace clast {
namespace {

using test::TemporaryDirectory;

// Three in a row; the second bond is broken.
Snapshot row_of_three() {
  Snapshot state;
  for (Id id = 0; id < 3; ++id) {
    Body body;
    body.id = id;
    body.position = {2.0 * id, 0, 0};
    body.radius = 1;
    body.mass = 1;
    append(state.bodies, body);
  }
  add_bonds({{0, 1, 0, 0.5, 1}, {1, 2, 0, 0.5, 1}}, state.bodies, {assembly_of(sphere_prototype())},
            {}, state.bonds);
  state.bonds.load[0] = 0.25;
  state.bonds.strength[1] = 0;
  state.time = 3;
  return state;
}

TEST(BondLines, AreThoseThatHold) {
  const std::vector<BondLine> lines = bond_lines(row_of_three(), {});
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_EQ(lines[0].to, (Vec3{2, 0, 0}));
  EXPECT_EQ(lines[0].load, 0.25);
}

TEST(BondLines, ComeBackFromTheirFile) {
  const TemporaryDirectory folder;
  const std::vector<BondLine> lines = bond_lines(row_of_three(), {});
  write_bond_lines(folder / "bonds.vtp", lines, 3);
  const std::vector<BondLine> again = read_bond_lines(folder / "bonds.vtp");
  ASSERT_EQ(again.size(), 1u);
  EXPECT_EQ(again[0].from, lines[0].from);
  EXPECT_EQ(again[0].to, lines[0].to);
  EXPECT_EQ(again[0].second, 1);
  EXPECT_EQ(again[0].radius, 0.5);
  EXPECT_EQ(again[0].load, 0.25);
  EXPECT_THROW(read_bond_lines(folder / "none.vtp"), Error);
}

TEST(BondLines, FramesNameFragments) {
  const TemporaryDirectory folder;
  Snapshot state = row_of_three();
  write_frame(folder / "frame.vtp", state);
  EXPECT_EQ(read_frame(folder / "frame.vtp").fragment, (std::vector<Id>{0, 0, 2}));
  EXPECT_EQ(frame_of(state).fragment, (std::vector<Id>{0, 0, 2}));
  state.bonds = {};
  write_frame(folder / "frame.vtp", state);
  EXPECT_TRUE(read_frame(folder / "frame.vtp").fragment.empty());
}

TEST(BondLines, FragmentsAreListedBySize) {
  const std::string text = fragment_table({{
                                               4,
                                               2,
                                               3,
                                               8,
                                           },
                                           {1, 1, 1, 1}});
  EXPECT_EQ(text.substr(0, text.find('\n')), "fragment,bodies,mass,size,passing");
  EXPECT_LT(text.find("\n1,1,1,"), text.find("\n4,2,3,"));
  EXPECT_NE(text.find(",0.25\n"), std::string::npos);
  EXPECT_NE(text.find(",1\n"), std::string::npos);
}

}  // namespace
}  // namespace clast
