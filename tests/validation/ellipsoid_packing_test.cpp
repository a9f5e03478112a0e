// Frictionless ellipsoids of axes 1.25 : 1 : 0.8 pack more closely than anything else at random:
// 0.735 (Donev et al., Science 303, 2004), where balls have 0.64.
#include <gtest/gtest.h>

#include <cmath>

#include "base/random.hpp"
#include "shape/dilated.hpp"
#include "tests/support/grains.hpp"

namespace clast::test {
namespace {

TEST(EllipsoidPacking, IsAsDenseAsTheDensestRandomOneFull) {
  constexpr int across = 8;
  constexpr Real size = 0.005, pitch = 2.6 * size;
  Material m = grain();
  m.friction = 0;
  m.restitution = 0.5;
  World world = make_world(m);
  world.add_shape(assembly_of(ellipsoid_prototype("grain", {1.25, 1, 0.8}, 0)));
  const Real side = across * pitch;
  world.edit_model().cell.length = {side, side, side};
  Random random(11);
  for (int k = 0; k < across * across * across; ++k) {
    const Vec3 place{k % across + 0.5, k / across % across + 0.5, k / (across * across) + 0.5};
    world.add_block({.position = pitch * place,
                     .scale = size,
                     .turn = random.rotation(),
                     .velocity = 0.5 * rotate(random.rotation(), {1, 0, 0})});
  }
  world.edit_model().global_damping = 2;
  world.use_automatic_step(1);
  const auto press = [&](Real pressure, Real rate, Real seconds) {
    world.edit_model().cell_drive.stress = {pressure, pressure, pressure};
    world.edit_model().cell_drive.fastest = rate;
    world.run_for(seconds);
  };
  press(2000, 1, 3);
  press(100, 0.2, 2);
  const Packing packing = world.packing();
  EXPECT_NEAR(packing.stress.xx, 100, 5);
  EXPECT_GT(1 - packing.porosity, 0.725);
  EXPECT_LT(1 - packing.porosity, 0.745);
}

}  // namespace
}  // namespace clast::test
