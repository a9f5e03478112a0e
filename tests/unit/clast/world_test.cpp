#include "clast/world.hpp"

#include <gtest/gtest.h>

#include "base/error.hpp"

namespace clast {
namespace {

Material hard() {
  Material material;
  material.density = 2500;
  return material.set(youngs_modulus, 1e8).set(poisson_ratio, 0.25);
}

World ball_on_plane() {
  World world({.threads = 1});
  world.add_material(hard());
  world.add_plane({0, 0, 0}, {0, 0, 1}, 0);
  world.add(Ball{.position = {0, 0, 0.02}, .radius = 0.01});
  world.use_automatic_step(0);
  return world;
}

// What the model says holds; a call that would be forgotten is refused.
TEST(World, FromAModelKeepsItsLaw) {
  World made = ball_on_plane();
  made.run_steps(10);
  World other({.threads = 1}, made.model(), made.state(), false);
  EXPECT_EQ(other.law(), "hertz_mindlin");
  EXPECT_THROW(other.set_law("linear"), Error);
  EXPECT_THROW(other.add_material(hard()), Error);
  EXPECT_THROW(other.set_pair(0, 0, {}), Error);
  EXPECT_THROW(other.use_automatic_step(0), Error);
  made.run_steps(10);
  other.run_steps(10);
  EXPECT_EQ(other.hash(), made.hash());
}

}  // namespace
}  // namespace clast
