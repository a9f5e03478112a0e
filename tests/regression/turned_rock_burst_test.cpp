// Cells of a rock lie on each other to within rounding. Turned, they overlapped by some 1e-18 m,
// and now and then a cell was taken to share all of itself with its neighbour: rocks burst at rest.
#include <gtest/gtest.h>

#include "base/random.hpp"
#include "tests/support/grains.hpp"
#include "tests/support/rock.hpp"

namespace clast::test {
namespace {

TEST(TurnedRockBurst, CellsKeepStillHoweverTheRockIsTurned) {
  Random random(21);
  for (const char* law : {"hertz_mindlin", "volume"})
    for (int n = 0; n < 15; ++n) {
      World world = make_world(grain().set(normal_stiffness, 1e5).set(volume_stiffness, 1e8), law);
      world.add_cement({.youngs_modulus = 1e7, .shear_modulus = 4e6, .damping = 0.1});
      add_rock(world, {.size = {0.05, 0.04, 0.03},
                       .middle = {0.1, 0.05, 0.2},
                       .turn = random.rotation(),
                       .cells = 20});
      world.use_automatic_step(0.1);
      world.run_steps(100);
      Real fastest = 0;
      for (Id id = 0; id < 20; ++id) fastest = larger(fastest, length(world.velocity(id)));
      EXPECT_LT(fastest, 1e-9) << law << ", turn " << n;
    }
}

}  // namespace
}  // namespace clast::test
