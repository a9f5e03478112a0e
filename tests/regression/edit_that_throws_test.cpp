// A stream that is stopped halfway throws out of World::change: the world must be as it was.
#include <gtest/gtest.h>

#include "base/error.hpp"
#include "clast/world.hpp"

namespace clast {
namespace {

TEST(EditThatThrows, LeavesTheWorldAsItWas) {
  World world;
  Material rubber;
  rubber.density = 1100;
  world.add_material(rubber.set(youngs_modulus, 1e6));
  world.add_plane({0, 0, 0}, {0, 0, 1});
  world.add(Ball{.position = {0, 0, 0.0099}, .radius = 0.01, .velocity = {0.1, 0, 0}});
  world.run_steps(50);
  const std::uint64_t before = world.hash();
  const Real given = world.ledger().given.insertion;
  const auto add_half = [](Snapshot& state) {
    append(state.bodies, Body{});
    throw Error("no more");
  };
  EXPECT_THROW(world.change(&EnergyGiven::insertion, add_half), Error);
  EXPECT_EQ(world.size(), 1u);
  EXPECT_EQ(world.hash(), before);
  EXPECT_EQ(world.ledger().given.insertion, given);
  world.run_steps(50);
  EXPECT_EQ(world.size(), 1u);
}

}  // namespace
}  // namespace clast
