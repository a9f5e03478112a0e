// A sphere with six contacts needs less than a kilobyte.
#include <gtest/gtest.h>

#include "base/random.hpp"
#include "tests/support/grains.hpp"

namespace clast::test {
namespace {

// Spheres without friction settle with six contacts each, the fewest that can hold them; the weight
// of a deep bed of soft ones adds some.
TEST(MemoryUse, StaysBelowAKilobytePerSphereWithSixContacts) {
  Material m = grain();
  m.friction = 0;
  m.set(youngs_modulus, 5e6);
  World world = make_world(m);
  constexpr int across = 14, layers = 20, count = across * across * layers;
  constexpr Real radius = 0.005, pitch = 2.1 * radius, side = across * pitch;
  Random random(8);
  for (int i = 0; i < count; ++i) {
    const auto along = [&](int place) { return (place + random.uniform(0.48, 0.52)) * pitch; };
    const int layer = i / (across * across);
    world.add({.position = {along(i % across), along(i / across % across), along(layer)},
               .radius = radius});
  }
  world.add_box({0, 0, 0}, {side, side, 1});
  world.edit_model().gravity = {0, 0, -9.81};
  world.edit_model().global_damping = 5;
  world.use_automatic_step(0.5);
  world.start();
  world.run_for(0.6);

  const Totals totals = world.engine().totals();
  const Real contacts = static_cast<Real>(2 * totals.contacts + totals.wall_contacts) / count;
  EXPECT_GE(contacts, 6);
  EXPECT_LT(contacts, 7);
  EXPECT_LT(static_cast<Real>(totals.bytes) / count, 1000)
      << contacts << " contacts and " << static_cast<Real>(totals.pairs) / count << " listed pairs";
}

}  // namespace
}  // namespace clast::test
