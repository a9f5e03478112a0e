// What a cloud of colliding spheres keeps when nothing acts from outside.
#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/clouds.hpp"

namespace clast::test {
namespace {

struct Momentum {
  Vec3 linear, angular;
  Real linear_size = 0, angular_size = 0;  // sums of sizes, what round-off is measured by
};

Momentum momentum_of(const Snapshot& s) {
  Momentum m;
  const HostBodies& b = s.bodies;
  for (std::size_t i = 0; i < b.size(); ++i) {
    const Vec3 p = b.mass[i] * b.velocity[i];
    const Vec3 l = cross(b.position[i], p) + 0.4 * b.mass[i] * square(b.radius[i]) * b.spin[i];
    m.linear += p;
    m.angular += l;
    m.linear_size += length(p);
    m.angular_size += length(l);
  }
  return m;
}

// Friction, damping and rolling exchange momentum and never make any: 1e-12 over 1,000 steps.
void expect_kept(const char* law) {
  Material m = grain();
  m.rolling_friction = 0.1;
  m.set(normal_stiffness, 1e4);
  World world = make_world(m, law);
  add_cloud(world, {.count = 400,
                    .low = {-0.06, -0.06, -0.06},
                    .high = {0.06, 0.06, 0.06},
                    .speed = 1,
                    .spin = 50});
  for (std::size_t i = 0; i < world.state().bodies.size(); ++i)
    world.edit_bodies().velocity[i] +=
        -20 * world.state().bodies.position[i];  // towards the middle
  world.use_automatic_step(4);
  world.start();
  const Momentum before = momentum_of(world.state());
  world.run_steps(1000);
  const Momentum after = momentum_of(world.state());
  EXPECT_GT(world.ledger().taken.friction, 0.01 * world.ledger().given.insertion);
  EXPECT_GT(world.ledger().taken.rolling, 0);
  EXPECT_LT(length(after.linear - before.linear), 1e-12 * before.linear_size);
  EXPECT_LT(length(after.angular - before.angular), 1e-12 * before.angular_size);
}
TEST(Momentum, IsKeptByHertzMindlin) { expect_kept("hertz_mindlin"); }
TEST(Momentum, IsKeptByTheLinearLaw) { expect_kept("linear"); }

}  // namespace
}  // namespace clast::test
